import { createNomadMode } from '../nomad-mode.ts';
import { ActionError, orElse } from '../../errors.ts';
import { readRunStart } from '../../clients/github/repositories.ts';
import {
  findJob,
  createGroupError,
  requireAllocations,
  requireNoDeployment,
  requireStarted,
} from '../../operations/find-job.ts';
import { connectGitHub } from '../../operations/run-context.ts';
import { rowList, type Block } from '../../text/fit.ts';
import { code, md, type Markdown } from '../../text/markdown.ts';
import { codeList, plural } from '../../text/numbers.ts';
import { chooseRestarts, splitBatches, restartBatch } from './batches.ts';
import { readRestartInputs, restartInputs, type RestartInputs } from './inputs.ts';
import { isRefusal } from '../../operations/write-permitted.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Restart, RestartResult, RestartRun } from './batches.ts';
import type { ShortReport } from '../../report/run-report.ts';

/**
 * Mode `restart`: restarts the running tasks of a job's allocations in place, in batches.
 * Takes the job's ID, and optionally groups and the size of a batch; returns the result for each allocation.
 * Each batch waits until its allocations are healthy. A second attempt of a run restarts only allocations that the first did not restart.
 */
export const mode = createNomadMode({
  inputs: restartInputs,
  activity: 'Restarting',
  writes: ['restart'],
  read: readRestartInputs,
  run: restart,
  report: restartReport,
});

interface RestartOutcome {
  readonly live: Job;
  readonly batches: readonly (readonly Restart[])[];
  /** The results of this run, in order; results of an earlier attempt last. */
  readonly results: readonly RestartResult[];
  readonly earlierRestarts: readonly Restart[];
  readonly failures: readonly ActionError[];
}

/** @throws ActionError `input` (groups, the kind of the job); `blocked` (a deployment, a stopped job); `not-found` */
async function restart(run: RestartRun): Promise<RestartOutcome> {
  const { inputs, nomad } = run;
  const job = await findJob(nomad, inputs);
  requireStarted(job);
  requireAllocations(job, 'restart');
  const startedAt = await readStart(run);
  const all = await nomad.listJobAllocations({ id: job.ID });
  requireGroups(job, all, inputs);
  const { restarts, done } = chooseRestarts(all, inputs, startedAt);
  const batches = splitBatches(restarts, inputs.batchSize);
  if (restarts.length > 0) await requireNoDeployment(nomad, job.ID);
  const results: RestartResult[] = [];
  const outcome = { live: job, batches, earlierRestarts: done, results, failures: [] };
  if (inputs.dryRun) return outcome;
  try {
    for (const [at, batch] of batches.entries()) {
      if (at > 0 && !(await mayContinue(run))) break;
      const name = `batch ${at + 1} of ${batches.length}`;
      results.push(...(await restartBatch({ job, restarts: await readCurrent(batch, run), name }, run)));
      if (isStopped(results)) break;
    }
    if (done.length > 0 && !isStopped(results))
      results.push(...(await restartBatch({ job, restarts: done, name: 'restarted before' }, run)));
    return outcome;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const context = `Restarted ${results.length} of ${plural(restarts.length, 'allocation')}`;
    return { ...outcome, failures: [results.length === 0 ? error : error.withContext(context)] };
  }
}

/** After the wait between two batches. */
async function mayContinue(run: RestartRun): Promise<boolean> {
  const { inputs, nomad, runLog, pace, cancelSignal, deadline } = run;
  const wait = Math.min(inputs.batchWait, deadline.readRemainingMilliseconds());
  if (wait > 0) {
    runLog.progress(`${inputs.job}: waiting before the next batch`);
    // A cancelled run ends the pause with an error.
    await pace.pause(wait, cancelSignal).catch(() => undefined);
  }
  if (cancelSignal.aborted || deadline.readRemainingMilliseconds() <= 0) return false;
  await requireNoDeployment(nomad, inputs.job);
  return true;
}

/** Reads the current state of allocations: a task may have restarted automatically since. */
async function readCurrent(batch: readonly Restart[], { inputs, nomad }: RestartRun): Promise<readonly Restart[]> {
  const all = await nomad.listJobAllocations({ id: inputs.job });
  const current = new Map(all.map((allocation) => [allocation.ID, allocation]));
  return batch.map((planned) => ({ ...planned, before: current.get(planned.before.ID) ?? planned.before }));
}

/** A batch with an error is the last batch. */
function isStopped(results: readonly RestartResult[]): boolean {
  return results.some(({ state }) => state !== 'healthy');
}

/** The time at which the first attempt of this run began; `undefined` in the first attempt. */
async function readStart({ inputs, event, transport }: RestartRun): Promise<Date | undefined> {
  const { repo: repository, runId, runAttempt } = event;
  if (runAttempt === 1) return undefined;
  const { githubToken: token } = inputs;
  if (token === undefined || repository === undefined || runId === undefined) throw createUnknownStartError(undefined);
  const reading = connectGitHub({ transport, event }, token).then((github) => readRunStart(github, repository, runId));
  return orElse(reading, (error) => {
    throw createUnknownStartError(error);
  });
}

const startHint = 'Give the job `permissions: { actions: read }`, or start a new run.';

function createUnknownStartError(cause: ActionError | undefined): ActionError {
  return new ActionError({
    reason: cause?.reason ?? 'input',
    message: `Nothing was restarted: the start time of the first attempt of this run is unknown${cause === undefined ? '' : `: ${cause.sentence}`}`,
    request: cause?.request,
    help: 'run-start-unknown',
    hint: cause?.help === 'run-start-unknown' ? cause.hint : startHint,
    cause,
  });
}

/** @throws ActionError `input` for groups that no allocation has */
function requireGroups(job: Job, all: readonly Allocation[], { groups }: RestartInputs): void {
  const groupNames = [
    ...(job.TaskGroups ?? []).map(({ Name }) => Name ?? ''),
    ...all.map(({ TaskGroup }) => TaskGroup),
  ];
  const unknown = all.length === 0 ? [] : groups.filter((name) => !groupNames.includes(name));
  if (unknown.length > 0)
    throw createGroupError(job.ID, `has no task group ${codeList(unknown)}`, [...new Set(groupNames)]);
}

function restartReport(outcome: RestartOutcome, inputs: RestartInputs): ShortReport {
  const { live, batches, results } = outcome;
  const { dryRun } = inputs;
  const failures = [...outcome.failures, ...listFailures(outcome, inputs)];
  return {
    headline: outcome.failures[0] ?? describeRestart(outcome, inputs),
    sign: dryRun ? '🔵' : batches.length === 0 && results.length === 0 ? '⚪' : '🟢',
    failures,
    body: buildBody(outcome, dryRun),
    job: { outcome: classifyOutcome(outcome, dryRun), version: live.Version ?? 0, index: live.JobModifyIndex ?? 0 },
  };
}

function classifyOutcome(outcome: RestartOutcome, dryRun: boolean): 'restarted' | 'failed' | 'timed-out' | '' {
  const { results, failures } = outcome;
  if (dryRun || results.length === 0) return '';
  if (isIncomplete(outcome, dryRun)) return 'timed-out';
  return failures.length > 0 || results.some(hasFailed) ? 'failed' : 'restarted';
}

function hasFailed({ state }: RestartResult): boolean {
  return state === 'failed';
}

/** Whether the run ended before the last batch was healthy, without a failure. */
function isIncomplete({ failures, results, batches }: RestartOutcome, dryRun: boolean): boolean {
  const reachedCount = results.filter(({ restart: { tasks } }) => tasks !== 'done').length;
  const hasRemaining = reachedCount < batches.flat().length || results.some(({ state }) => state === 'unfinished');
  return hasRemaining && !dryRun && failures.length === 0 && !results.some(hasFailed);
}

function describeRestart(
  { batches, results, earlierRestarts }: RestartOutcome,
  { job, dryRun }: RestartInputs,
): string | ActionError {
  const total = batches.flat().length;
  const subject = `${plural(total, 'allocation')} of \`${job}\``;
  const inBatches = batches.length > 1 ? ` in ${batches.length} batches` : '';
  if (total === 0)
    return earlierRestarts.length === 0
      ? `Nothing to do: no allocation of \`${job}\` runs`
      : `Nothing to do: this run has already restarted ${plural(earlierRestarts.length, 'allocation')} of \`${job}\``;
  if (dryRun) return `Dry run: ${subject} would be restarted${inBatches}`;
  const healthy = results.filter(({ restart: { tasks }, state }) => tasks !== 'done' && state === 'healthy').length;
  if (healthy === total) return `Restarted ${subject}${inBatches}`;
  const [refusal] = results.flatMap(({ error }) => (error !== undefined && isRefusal(error) ? [error] : []));
  if (healthy === 0 && refusal !== undefined) return refusal;
  const end = results.some(hasFailed) ? 'failed' : 'is not complete';
  return `Restart of \`${job}\` ${end}: ${healthy} of ${plural(total, 'allocation')} ${healthy === 1 ? 'is' : 'are'} healthy again`;
}

const maxFailures = 10;

/** An error for each unhealthy allocation, or one error if the run ended before the last batch. */
function listFailures(outcome: RestartOutcome, { job, dryRun }: RestartInputs): readonly ActionError[] {
  const { results } = outcome;
  if (isIncomplete(outcome, dryRun))
    return [
      new ActionError({
        reason: 'timed-out',
        message: `Not all allocations of \`${job}\` are restarted and healthy: ${results.find(({ reason }) => reason !== '')?.reason ?? 'the run ended before the last batch'}`,
        hint: 'Re-run this workflow job: it continues with the allocations that were not restarted. Raise `timeout` if it takes longer.',
      }),
    ];
  return results
    .filter(hasFailed)
    .slice(0, maxFailures)
    .map(
      ({ restart: { before }, reason, error }) =>
        error ??
        new ActionError({
          reason: 'failed',
          message: `Allocation \`${before.ID.slice(0, 8)}\` of \`${job}\` is not healthy after its restart: ${reason}`,
          hint: 'Fix the cause, then re-run this workflow job: it restarts only the remaining allocations.',
        }),
    );
}

function buildBody({ batches, results, earlierRestarts }: RestartOutcome, dryRun: boolean): readonly Block[] {
  const byRestart = new Map(results.map((result) => [result.restart.before.ID, result]));
  const rows = [...batches, earlierRestarts].flatMap((batch, at) =>
    batch.map(({ before: { ID, TaskGroup, NodeName } }) => [
      at < batches.length ? md`${at + 1}` : md`earlier`,
      md`${code(ID.slice(0, 8))} of ${code(TaskGroup)} on ${code(NodeName)}`,
      describeResult(byRestart.get(ID), dryRun),
    ]),
  );
  const head = [md`Batch`, md`Allocation`, md`Result`];
  return [rowList({ head, rows, noun: 'allocation', location: md`Nomad` })];
}

/** The result of an allocation, without the reason, which is in the errors of the report. */
function describeResult(result: RestartResult | undefined, dryRun: boolean): Markdown {
  if (result === undefined) return dryRun ? md`planned` : md`not restarted`;
  if (result.error !== undefined && isRefusal(result.error)) return md`🔴 not restarted`;
  return { healthy: md`🟢 healthy`, failed: md`🔴 not healthy`, unfinished: md`🟡 not known` }[result.state];
}
