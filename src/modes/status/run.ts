import { liveRules } from '../../operations/learn-job.ts';
import { jobStatusOf } from './job-status.ts';
import { readJobState } from './read-job.ts';
import type { StatusInputs } from './inputs.ts';
import type { StatusOutcome } from './outcome.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/** What is known of a job that could not be read. */
export function nothingKnown({ job, expectsHealth }: StatusInputs): StatusOutcome {
  return { job, expectsHealth, status: undefined, failures: [] };
}

/**
 * Reads all that there is to know of a job, and judges how it is. Nobody can see here what git holds, so nothing is public but what is so by nature.
 *
 * @throws ActionError what the job itself could not be read for; a part that could not be is told as not known
 */
export async function readStatus({ inputs, nomad, redactor }: NomadRun<StatusInputs>): Promise<StatusOutcome> {
  const read = await readJobState(nomad, inputs.job);
  const rules = liveRules(redactor, inputs.redaction);
  return {
    ...nothingKnown(inputs),
    status: jobStatusOf(read, { rules, scrub: redactor.scrub, verbose: inputs.verbose }),
  };
}
