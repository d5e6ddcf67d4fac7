import type { Scrub } from '../plan/scrub.ts';
import type { Rollout } from './outcome.ts';

/** An outcome without what may be secret: events of tasks and their output quote what the job holds. */
export function scrubbedRollout(rollout: Rollout, scrub: Scrub): Rollout {
  return {
    ...rollout,
    description: scrub(rollout.description),
    troubles: rollout.troubles.map((trouble) => ({
      ...trouble,
      events: trouble.events.map(scrub),
      logs: trouble.logs?.map(scrub),
    })),
    unplaced: rollout.unplaced.map((one) => ({
      ...one,
      reasons: one.reasons.map((reason) => ({
        ...reason,
        name: reason.name === undefined ? undefined : scrub(reason.name),
      })),
    })),
  };
}
