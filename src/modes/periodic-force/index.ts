import { createNomadMode } from '../nomad-mode.ts';
import { readJobInputs, jobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import { isRefusal, toState, writePermitted } from '../../operations/write-permitted.ts';
import { ActionError, orElse } from '../../errors.ts';
import { followBatch } from '../../operations/follow/follow-batch.ts';
import { findJob, requireStarted } from '../../operations/find-job.ts';
import { findBatchFailure } from '../../report/describe-batch.ts';
import { describeBatchOutcome } from '../../report/describe-rollout.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { BatchOutcome } from '../../rollout/outcome.ts';

/**
 * Mode `periodic-force`: launches a periodic job now, and follows the launched job. Takes the job's ID; returns the launched job and its outcome. A launch
 * whose response was lost is not repeated: Nomad cannot distinguish two launches.
 */
export const mode = createNomadMode({
  inputs: jobWriteInputs,
  activity: 'Launching a periodic job',
  writes: ['periodic-force'],
  read: readJobInputs,
  run: forcePeriodic,
  report: createPeriodicForceReport,
});

interface PeriodicForceOutcome {
  /** The ID of the launched job; empty when it is unknown. */
  readonly child: string;
  readonly evalId: string;
  readonly result: 'dry-run' | 'done';
  /** `undefined` if it was not followed. */
  readonly work: BatchOutcome | undefined;
  readonly failures: readonly ActionError[];
}

/**
 * `prohibit_overlap` does not apply: Nomad checks it only for scheduled launches.
 *
 * @throws ActionError `not-found`, `input`, `blocked`, …; `unreachable` after a lost response, because Nomad cannot distinguish two launches
 */
async function forcePeriodic(dependencies: NomadRun<JobWriteInputs>): Promise<PeriodicForceOutcome> {
  const { inputs, nomad, log } = dependencies;
  const job = await findJob(nomad, inputs);
  checkPeriodic(job);
  const emptyOutcome = { child: '', evalId: '', work: undefined, failures: [] };
  if (inputs.dryRun) return { ...emptyOutcome, result: 'dry-run' };
  const evalId = await launch(job, dependencies);
  const outcome: PeriodicForceOutcome = { ...emptyOutcome, evalId, result: 'done' };
  const evaluation = await orElse(nomad.readEvaluation({ id: evalId }), (error) =>
    error.withContext(`\`${inputs.job}\` was launched, but the launched job is unknown`),
  );
  if (evaluation instanceof ActionError) return { ...outcome, failures: [evaluation] };
  const { JobID: child } = evaluation;
  log(`${inputs.job}: launched as ${child}.`);
  if (inputs.wait === 'false') return { ...outcome, child };
  const work = await orElse(followBatch({ job: { id: child }, evalId, label: child }, dependencies), (error) =>
    error.withContext(`\`${child}\` was launched, but cannot be followed`),
  );
  return work instanceof ActionError ? { ...outcome, child, failures: [work] } : { ...outcome, child, work };
}

function checkPeriodic(job: Job): void {
  const { ID, Periodic, ParameterizedJob, Dispatched } = job;
  const createError = (reason: ActionError['reason'], problem: string, hint: string): ActionError => {
    const help = reason === 'blocked' ? 'stopped-job' : 'invalid-dispatch';
    return new ActionError({ reason, message: `The job \`${ID}\` ${problem}`, hint, help });
  };
  const isParameterized = ParameterizedJob !== null && ParameterizedJob !== undefined;
  const hint = isParameterized
    ? 'It is parameterized: launch it with `mode: dispatch`.'
    : 'Only a job with a `periodic` block can be launched.';
  if (Periodic === null || Periodic === undefined) throw createError('input', 'is not periodic', hint);
  if (isParameterized && Dispatched !== true)
    throw createError(
      'input',
      'is parameterized as well',
      'Dispatch it with `mode: dispatch`, then launch the dispatched job.',
    );
  requireStarted(job);
  if (Periodic['Enabled'] === false)
    throw createError('blocked', 'has a disabled `periodic` block', 'Register it with `enabled = true`.');
}

/** Returns the ID of the evaluation. */
async function launch(job: Job, { nomad, requestPermit }: NomadRun<JobWriteInputs>): Promise<string> {
  return writePermitted({
    readBefore: () => toState(job),
    requestPermit: async () => requestPermit('periodic-force', { job: job.ID, index: job.JobModifyIndex }),
    send: async (permit) => (await nomad.forceNewPeriodicInstance(permit, { id: job.ID })).EvalID,
    mayHaveTakenEffect: (error) => !isRefusal(error),
    async findEffect(error) {
      throw error
        .withContext(`Could not determine whether \`${job.ID}\` was launched`)
        .with({
          help: 'unknown-result-of-a-write',
          hint: `Check the child jobs of \`${job.ID}\` before you re-run this workflow job, which would launch another one.`,
        });
    },
    pauses: [],
  });
}

function createPeriodicForceReport(
  outcome: PeriodicForceOutcome,
  { job, nomad: { namespace } }: JobWriteInputs,
): ShortReport {
  const { child, evalId, result, work } = outcome;
  const failure = work && findBatchFailure({ id: child, namespace }, work);
  const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
  const text = {
    'dry-run': `Dry run: \`${job}\` would be launched`,
    done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${describeBatchOutcome(work)}`}`,
  };
  return {
    headline: outcome.failures[0] ?? text[result],
    sign: result === 'dry-run' ? '🔵' : '🟢',
    failures,
    cause: failure,
    job: {
      child,
      evaluation: evalId,
      changed: result === 'done',
      outcome: work?.kind ?? '',
      reason: failures[0]?.reason ?? '',
    },
  };
}
