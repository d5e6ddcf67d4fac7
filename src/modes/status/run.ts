import { orNoSuchJob } from '../../operations/find-job.ts';
import { liveRules } from '../../operations/learn-job.ts';
import { jobStatusOf } from './job-status.ts';
import { readJobState } from './read-job.ts';
import type { StatusInputs } from './inputs.ts';
import type { StatusOutcome } from './outcome.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/** The outcome of a run that could not read the job. */
export function nothingKnown({ job, expect }: StatusInputs): StatusOutcome {
  return { job, expectsHealth: expect === 'healthy', status: undefined, failures: [] };
}

/**
 * Reads the complete state of a job, and judges its health. Without a job file only fields that are public by nature are shown.
 *
 * @throws ActionError if the job itself cannot be read; other parts are reported as unknown
 */
export async function readStatus({ inputs, nomad, redactor }: NomadRun<StatusInputs>): Promise<StatusOutcome> {
  const read = await orNoSuchJob(readJobState(nomad, inputs.job), nomad, inputs);
  const rules = liveRules(redactor, inputs.redaction);
  return {
    ...nothingKnown(inputs),
    status: jobStatusOf(read, { rules, scrub: redactor.scrub, verbose: inputs.verbose }),
  };
}
