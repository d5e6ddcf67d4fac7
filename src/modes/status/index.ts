import { createNomadMode } from '../nomad-mode.ts';
import { readStatusInputs, statusInputs, type StatusInputs } from './inputs.ts';
import { createStatusReport, type FollowedStatus } from './report.ts';
import { findJob, suggestSimilarJob } from '../../operations/find-job.ts';
import { createLiveRules } from '../../operations/learn-job.ts';
import { followBatch } from '../../operations/follow/follow-batch.ts';
import { isBatch } from '../../nomad-plan/spec.ts';
import { toJobStatus } from './job-status.ts';
import { readJobState } from './read-job.ts';
import type { BatchOutcome } from '../../rollout/outcome.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/**
 * Mode `status`: reads the complete state of a job and judges its health. Takes the job's ID; returns its status, redacted like a plan.
 * It changes nothing. A part that cannot be read is reported as unknown, and never counts as healthy.
 */
export const mode = createNomadMode({
  inputs: statusInputs,
  activity: 'Reading a job',
  writes: [],
  read: readStatusInputs,
  run: readStatus,
  report: createStatusReport,
  commanded: { verb: 'status' },
});

/** @throws ActionError if the job itself cannot be read; other parts are reported as unknown */
async function readStatus(run: NomadRun<StatusInputs>): Promise<FollowedStatus> {
  const { inputs, nomad, redactor } = run;
  const end = inputs.expect === 'complete' && inputs.wait === 'complete' ? await followLiveBatch(run) : undefined;
  const read = await suggestSimilarJob(readJobState(inputs.job, run), nomad, inputs);
  const rules = createLiveRules(redactor, inputs.redaction);
  return { ...toJobStatus(read, { rules, redact: redactor.redact, verbose: inputs.verbose }), end };
}

/** `undefined` for a job that never ends. */
async function followLiveBatch(run: NomadRun<StatusInputs>): Promise<BatchOutcome | undefined> {
  const { inputs, nomad } = run;
  const job = await findJob(nomad, inputs);
  if (!isBatch(job)) return undefined;
  const version = { label: inputs.job, job: { id: inputs.job }, index: job.JobModifyIndex ?? 0, evalId: '' };
  return followBatch(version, run);
}
