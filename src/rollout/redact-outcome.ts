import { redactUnplaced, type Unplaced } from '../nomad-plan/placement.ts';
import type { Scrub } from '../redaction/hidden-text.ts';
import type { ChildJobOutcome, Rollout, TaskProblem } from './outcome.ts';

/** Removes secrets from a rollout: task events and output may quote the job. */
export function redactRollout(rollout: Rollout, scrub: Scrub): Rollout {
  const { denial } = rollout;
  return {
    ...rollout,
    description: scrub(rollout.description),
    denial: denial?.withMessage(scrub(denial.message), denial.location),
    ...redactQuotes(rollout, scrub),
  };
}

/** Like {@link redactRollout}, for a child job. */
export function redactChildJob(outcome: ChildJobOutcome, scrub: Scrub): ChildJobOutcome {
  return { ...outcome, text: scrub(outcome.text), ...redactQuotes(outcome, scrub) };
}

interface Quotes {
  readonly troubles: readonly TaskProblem[];
  readonly unplaced: readonly Unplaced[];
}

function redactQuotes({ troubles, unplaced }: Quotes, scrub: Scrub): Quotes {
  return {
    troubles: troubles.map((trouble) => redactTaskProblem(trouble, scrub)),
    unplaced: unplaced.map((one) => redactUnplaced(one, scrub)),
  };
}

/** Removes secrets from the events and the output of a task. */
export function redactTaskProblem(trouble: TaskProblem, scrub: Scrub): TaskProblem {
  return {
    ...trouble,
    events: trouble.events.map(scrub),
    // A secret may span several lines.
    logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n')).split('\n'),
  };
}
