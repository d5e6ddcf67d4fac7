import { nomadMode } from '../nomad-mode.ts';
import { readStatusInputs, statusInputs, type StatusInputs } from './inputs.ts';
import { statusReport } from './report.ts';
import { orNoSuchJob } from '../../operations/find-job.ts';
import { liveRules } from '../../operations/learn-job.ts';
import { jobStatusOf, type JobStatus } from './job-status.ts';
import { readJobState } from './read-job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/**
 * Mode `status`: reads the complete state of a job and judges its health.
 * Takes the job's ID; returns its status for people and programs, redacted like a plan.
 * It changes nothing. A part that cannot be read is reported as unknown, and never counts as healthy.
 */
export const mode = nomadMode({
  inputs: statusInputs,
  activity: 'Reading a job',
  writes: [],
  read: readStatusInputs,
  run: readStatus,
  report: statusReport,
  commanded: { verb: 'status', apply: (inputs, { job }) => ({ ...inputs, job }) },
});

/** @throws ActionError if the job itself cannot be read; other parts are reported as unknown */
async function readStatus(run: NomadRun<StatusInputs>): Promise<JobStatus> {
  const { inputs, nomad, redactor } = run;
  const read = await orNoSuchJob(readJobState(inputs.job, run), nomad, inputs);
  const rules = liveRules(redactor, inputs.redaction);
  return jobStatusOf(read, { rules, scrub: redactor.scrub, verbose: inputs.verbose });
}
