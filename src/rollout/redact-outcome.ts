import { redactUnplaced, type Unplaced } from '../plan/placement.ts';
import type { Scrub } from '../redaction/hidden-text.ts';
import type { ChildJobOutcome, Rollout, TaskProblem } from './outcome.ts';

/** The outcome of a rollout without what may be secret: events of tasks and their output quote what the job holds. */
export function redactRollout(rollout: Rollout, scrub: Scrub): Rollout {
  return { ...rollout, description: scrub(rollout.description), ...redactQuotes(rollout, scrub) };
}

/** The same of a job that was launched by another. */
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

/** What became of a task, without what its events and its output quote of the job. */
export function redactTaskProblem(trouble: TaskProblem, scrub: Scrub): TaskProblem {
  return {
    ...trouble,
    events: trouble.events.map(scrub),
    // A secret of several lines may be spread over lines of their own.
    logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n')).split('\n'),
  };
}
