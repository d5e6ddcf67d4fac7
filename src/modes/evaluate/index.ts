import { createNomadMode } from '../nomad-mode.ts';
import { readEvaluateInputs, evaluateInputs, type EvaluateInputs } from './inputs.ts';
import { findJob, requireAllocations, requireStarted } from '../../operations/find-job.ts';
import { isOver, listWaitingGroups } from '../../rollout/judge-deployment.ts';
import { findPromotionDenials } from '../../operations/token/token-rights.ts';
import { followWrite } from '../../operations/follow/follow-rollout.ts';
import { toState, writeToNomad } from '../../operations/write-permitted.ts';
import { createWriteReport, type JobWrite } from '../../report/write-report.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { ShortReport } from '../../report/run-report.ts';

/**
 * Mode `evaluate`: creates an evaluation of a job, and follows it. Takes the job's ID; returns the outcome of its deployment, or that all allocations are
 * placed. A second evaluation is harmless: it changes nothing if no allocation is missing.
 */
export const mode = createNomadMode({
  inputs: evaluateInputs,
  activity: 'Evaluating',
  writes: ['evaluate', 'promote'],
  read: readEvaluateInputs,
  run: evaluate,
  report: evaluateReport,
});

type EvaluateRun = NomadRun<EvaluateInputs>;

/** @throws ActionError `not-found`; `input` for a periodic or parameterized job; `blocked` for a stopped job */
async function evaluate(run: EvaluateRun): Promise<JobWrite> {
  const { inputs, nomad } = run;
  const { job: id } = inputs;
  const job = await findJob(nomad, inputs);
  requireAllocations(job, 'evaluate');
  requireStarted(job);
  const index = job.JobModifyIndex ?? 0;
  const live = { index, version: job.Version ?? undefined, failures: [] };
  if (inputs.dryRun) return { ...live, result: 'dry-run' };
  const deployment = await nomad.readJobsMostRecentDeployment({ id });
  const isWaiting = deployment !== null && !isOver(deployment) && listWaitingGroups(deployment).size > 0;
  const denials = isWaiting ? await findPromotionDenials([{ id }], run) : [];
  if (denials.length > 0) return { ...live, result: 'none', failures: denials };
  const EvalID = await createEvaluation(job, run);
  const endedDeploymentId = deployment !== null && isOver(deployment) ? deployment.ID : undefined;
  // Not the index of the response, which also changes with the job's status.
  const write = await followWrite(run, { JobModifyIndex: index, EvalID, endedDeploymentId }, job);
  return { ...write, version: write.version ?? live.version };
}

/** Returns the ID of the evaluation. After a lost response it is searched for, and else created again: a second one is harmless. */
async function createEvaluation(job: Job, { inputs, nomad, log, requestPermit }: EvaluateRun): Promise<string> {
  const { job: id, forceReschedule } = inputs;
  const listEvaluations = async () => nomad.listJobEvaluations({ id });
  const before = new Set((await listEvaluations()).map(({ ID }) => ID));
  const findEffect = async (): Promise<string | undefined> => {
    const evaluation = (await listEvaluations()).find(
      (candidate) => !before.has(candidate.ID) && candidate.TriggeredBy === 'job-register',
    )?.ID;
    const text =
      evaluation === undefined ? 'evaluating again, which is harmless' : `found evaluation ${evaluation.slice(0, 8)}`;
    log(`${id}: the response was lost; ${text}.`);
    return evaluation;
  };
  return writeToNomad({
    readBefore: () => toState(job),
    requestPermit: async () => requestPermit('evaluate', { job: id, index: job.JobModifyIndex }),
    send: async (permit) => (await nomad.createJobEvaluation(permit, { id, forceReschedule })).EvalID,
    findEffect,
  });
}

const hints = {
  failed: 'The deployment was active before the evaluation. Find and fix the cause of its failure.',
  'rolled-back': 'The deployment was active before the evaluation; an earlier version runs again.',
  'placement-blocked': 'Nomad places the rest when a node is available. Add capacity, or correct the job.',
  'timed-out': 'Nomad continues. Re-run this workflow job to check the result; raise `timeout` if it takes longer.',
};

function evaluateReport(write: JobWrite, { job, forceReschedule }: EvaluateInputs): ShortReport {
  const rescheduleNote = forceReschedule ? ', failed allocations rescheduled immediately' : '';
  const results = {
    already: '',
    'dry-run': `Dry run: \`${job}\` would be evaluated${rescheduleNote}`,
    done: `Evaluated \`${job}\`${rescheduleNote}`,
  };
  return createWriteReport(write, { job, results, hints });
}
