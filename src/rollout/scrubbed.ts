import type { Unplaced } from '../plan/placement.ts';
import type { Scrub } from '../redaction/scrub.ts';
import type { Rollout, TaskTrouble } from './outcome.ts';
import type { Work } from './follow-dispatched-job.ts';

/** An outcome without what may be secret: events of tasks and their output quote what the job holds. */
export function scrubbedRollout(rollout: Rollout, scrub: Scrub): Rollout {
  return { ...rollout, description: scrub(rollout.description), ...scrubbedParts(rollout, scrub) };
}

/** The same of a job that was launched. */
export function scrubbedWork(work: Work, scrub: Scrub): Work {
  return { ...work, words: scrub(work.words), ...scrubbedParts(work, scrub) };
}

interface Parts {
  readonly troubles: readonly TaskTrouble[];
  readonly unplaced: readonly Unplaced[];
}

function scrubbedParts({ troubles, unplaced }: Parts, scrub: Scrub): Parts {
  return {
    troubles: troubles.map((trouble) => ({
      ...trouble,
      events: trouble.events.map(scrub),
      // A secret of several lines may stand in lines of their own.
      logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n')).split('\n'),
    })),
    unplaced: unplaced.map((one) => ({
      ...one,
      reasons: one.reasons.map((reason) => ({
        ...reason,
        name: reason.name === undefined ? undefined : scrub(reason.name),
      })),
    })),
  };
}
