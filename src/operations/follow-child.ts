import { scrubbedWork } from '../rollout/scrubbed.ts';
import { followWork, type Work } from '../rollout/follow-dispatched-job.ts';
import { patienceFor } from './follow-budget.ts';
import type { NomadRun } from './connect-nomad.ts';
import type { NomadInputs } from '../inputs/job.ts';

/** A job that was launched, and how the log calls it. */
interface Child {
  readonly id: string;
  /** Empty where none is known. */
  readonly evalId: string;
  readonly label: string;
}

/**
 * Follows a job that was launched until its work has ended.
 *
 * @throws ActionError that it cannot be followed; it goes on all the same
 */
export async function followChild(
  { id, evalId, label }: Child,
  { scheduler, inputs, redactor, deadline, cancelled, log }: NomadRun<NomadInputs>,
): Promise<Work> {
  const { scrub } = redactor;
  const tell = (words: string): void => log(`${label}: ${scrub(words)}`);
  const patience = patienceFor(deadline.left(), inputs.timeout);
  const work = await followWork({
    scheduler,
    child: { id },
    evalId,
    ...patience,
    signal: cancelled,
    onProgress: tell,
    onLost: tell,
  });
  return scrubbedWork(work, scrub);
}
