import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { createNomadMode } from '../nomad-mode.ts';
import { readDispatchInputs, dispatchInputs, type DispatchInputs } from './inputs.ts';
import { createDispatchReport, describeDispatchResult, type DispatchedJob, type DispatchOutcome } from './report.ts';
import { isRefusal, writePermitted } from '../../operations/write-permitted.ts';
import { ActionError, ActionErrors, orElse, orUndefined } from '../../errors.ts';
import { checkDispatch, requireSameDispatch, readDispatchTerms } from './check-dispatch.ts';
import type { Dispatch } from './dispatches.ts';
import { followBatch } from '../../operations/follow/follow-batch.ts';
import { findJob } from '../../operations/find-job.ts';
import { readSubmitTime, type Job } from '../../clients/nomad/jobs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { RunnerContext } from '../../clients/github/context.ts';

/**
 * Mode `dispatch`: dispatches a parameterized job, once for each payload, and follows the dispatched jobs. Takes the job's ID, payloads and metadata; returns
 * the dispatched jobs and their outcomes. However often a run is repeated, each payload is dispatched once: an idempotency token is derived from the run.
 */
export const mode = createNomadMode({
  inputs: dispatchInputs,
  activity: 'Dispatching',
  writes: ['dispatch'],
  read: readDispatchInputs,
  run: dispatchJobs,
  report: createDispatchReport,
});

type DispatchRun = NomadRun<DispatchInputs>;

/** Each uses a connection while it is followed. */
const concurrency = 10;

/** @throws ActionError `not-found`, `input`, `blocked`, … before the first write: all errors of all dispatches. After it, a failed dispatch does not stop later ones */
async function dispatchJobs(run: DispatchRun): Promise<DispatchOutcome> {
  const { inputs, nomad, event, log } = run;
  const parent = await findJob(nomad, inputs);
  // Hidden from the output of tasks, which may print their payload and metadata.
  const values = inputs.dispatches.flatMap(({ payload, meta }) => [payload?.toString() ?? '', ...Object.values(meta)]);
  run.redactor.add({ unjudged: values });
  const terms = readDispatchTerms(parent);
  const errors = inputs.dispatches.flatMap((planned) => checkDispatch(planned, terms, inputs));
  if (errors.length > 0) throw new ActionErrors(errors);
  const requests = nameDispatches(inputs, event);
  const notes = dispatchNotes(requests, parent, inputs);
  if (inputs.dryRun)
    return { notes, dispatches: requests.map(({ line }) => ({ ...createSkippedJob(line), result: 'dry-run' })) };
  let doneCount = 0;
  const dispatches = await pMap(
    requests,
    async (namedDispatch) => {
      const job = await dispatchOne(namedDispatch, parent, run);
      doneCount += 1;
      // For a single dispatch the headline is enough.
      if (requests.length > 1)
        log(`${doneCount} of ${requests.length}, line ${job.line}: ${describeDispatchResult(job)}`);
      return job;
    },
    { concurrency },
  );
  return { dispatches, notes: [...notes, ...(await findIgnoredPriority(requests, dispatches, nomad))] };
}

function createSkippedJob(line: number | undefined): DispatchedJob {
  return { line, child: '', evalId: '', result: 'none', dispatcher: undefined, work: undefined, failure: undefined };
}

function dispatchNotes(dispatches: readonly Dispatch[], parent: Job, { wait }: DispatchInputs): readonly string[] {
  const hasNoToken = dispatches.some(({ token }) => token === undefined);
  const isUnfollowed = wait !== 'false' && isPeriodic(parent);
  return [...(hasNoToken ? [noTokenNote] : []), ...(isUnfollowed ? [periodicNote] : [])];
}

const noTokenNote =
  'This run has no `GITHUB_RUN_ID` to derive an idempotency token from: a repeated run dispatches again. Set `idempotency-token`.';
const periodicNote = 'The dispatched job is periodic: Nomad launches it on its schedule, so it is not followed.';

/** Nomad launches the child of such a job later, and returns no evaluation. */
function isPeriodic({ Periodic }: Job): boolean {
  return Periodic !== null && Periodic !== undefined;
}

async function dispatchOne(dispatch: Dispatch, parent: Job, run: DispatchRun): Promise<DispatchedJob> {
  const undone = createSkippedJob(dispatch.line);
  const launchedJob = await orElse(launch(dispatch, parent, run), (failure) => ({ ...undone, failure }));
  if (launchedJob.failure !== undefined || run.inputs.wait === 'false' || isPeriodic(parent)) return launchedJob;
  const { child: id, evalId } = launchedJob;
  const label = dispatch.line === undefined ? id : `line ${dispatch.line}, ${id}`;
  const followedJob = followBatch({ job: { id }, evalId, label }, run).then((work) => ({ ...launchedJob, work }));
  return orElse(followedJob, (error) => ({
    ...launchedJob,
    failure: error.withContext(`\`${id}\` was dispatched, but cannot be followed`),
  }));
}

/** Milliseconds before each further attempt. */
const pauses = [250, 500, 1000];

/** @throws ActionError if it was not dispatched, or this is unknown; `conflict` if the token belongs to a different dispatch */
async function launch(dispatch: Dispatch, parent: Job, run: DispatchRun): Promise<DispatchedJob> {
  const { inputs, nomad, deadline, pace, requestPermit } = run;
  const { payload, meta, token: idempotencyToken, idPrefixTemplate, priority } = dispatch;
  const request = { id: inputs.job, payload, meta, idempotencyToken, idPrefixTemplate, priority };
  const startTime = Date.now();
  let sentCount = 0;
  let present: Job | undefined;
  let isKnown = true;
  try {
    deadline.signal.throwIfAborted();
    isKnown = false;
    const { DispatchedJobID: child, EvalID: evalId } = await writePermitted({
      readBefore: () => null,
      requestPermit: async () => requestPermit('dispatch', { job: inputs.job, index: parent.JobModifyIndex }),
      async send(permit) {
        sentCount += 1;
        return nomad.dispatchJob(permit, request);
      },
      mayHaveTakenEffect: (error) => !isRefusal(error),
      async findEffect(error, attempt) {
        // With a token, a second request changes nothing.
        if (idempotencyToken === undefined || attempt > pauses.length || error.reason === 'timed-out') throw error;
        return undefined;
      },
      pauses,
      signal: deadline.signal,
      pace,
      async readAfter(response) {
        const writtenJob = { version: 0, index: response.JobCreateIndex };
        if (response.EvalID !== '' || isPeriodic(parent)) return writtenJob;
        present = await nomad.readJob({ id: response.DispatchedJobID });
        // It may be from the request whose response was lost.
        return sentCount > 1 && submitTime(present) >= startTime ? writtenJob : undefined;
      },
    });
    const launchedJob: DispatchedJob = { ...createSkippedJob(dispatch.line), child, evalId, result: 'done' };
    if (present === undefined) return launchedJob;
    isKnown = true;
    requireSameDispatch(dispatch, present, parent);
    return { ...launchedJob, result: 'already', dispatcher: identifyDispatcher(dispatch, present, startTime, run) };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    throw error.withContext(
      isKnown || isRefusal(error) ? 'Not dispatched' : 'Could not determine whether the job was dispatched',
    );
  }
}

/** The run that dispatched an existing job, by its token and its time: it may be this run, if the response to its first request was lost. */
function identifyDispatcher(
  { token }: Dispatch,
  child: Job,
  startTime: number,
  { inputs, event }: DispatchRun,
): DispatchedJob['dispatcher'] {
  const isDerived =
    inputs.idempotencyToken === undefined && inputs.dispatches.every((planned) => planned.token !== token);
  if (!isDerived) return 'token';
  return event.runAttempt === 1 || submitTime(child) >= startTime ? 'run' : 'attempt';
}

function submitTime(job: Job): number {
  return readSubmitTime(job)?.getTime() ?? 0;
}

/** A warning if the server ignored `priority`, by the first dispatched job; empty if it cannot be read. */
async function findIgnoredPriority(
  requests: readonly Dispatch[],
  dispatches: readonly DispatchedJob[],
  nomad: Pick<Nomad, 'readJob'>,
): Promise<readonly string[]> {
  const index = dispatches.findIndex(({ result }) => result === 'done');
  const [priority, id] = [requests[index]?.priority, dispatches[index]?.child];
  if (priority === undefined || id === undefined) return [];
  const child = await orUndefined(nomad.readJob({ id }));
  return child === undefined || child['Priority'] === priority
    ? []
    : ['This Nomad server ignores `priority` (it needs version 1.10.1).'];
}

/**
 * Derives the idempotency token of each dispatch: the same in every attempt of a run, different in every other run. The dispatches of a file are distinguished
 * by their content and not by their line, so that the file may be generated again in a different order.
 */
export function nameDispatches(
  inputs: Pick<DispatchInputs, 'dispatches' | 'dispatchesFile' | 'idempotencyToken' | 'job' | 'nomad'>,
  context: Pick<RunnerContext, 'repo' | 'runId' | 'job' | 'action'>,
): readonly Dispatch[] {
  const { dispatches, job, nomad } = inputs;
  const base = inputs.idempotencyToken ?? deriveToken(context, nomad.namespace ?? 'default', job);
  if (inputs.dispatchesFile === undefined) return dispatches.map((dispatch) => ({ ...dispatch, token: base }));
  const counts = new Map<string, number>();
  return dispatches.map((dispatch) => {
    const digest = dispatchDigest(dispatch);
    const before = counts.get(digest) ?? 0;
    counts.set(digest, before + 1);
    return { ...dispatch, token: dispatch.token ?? (base === undefined ? undefined : `${base}/${digest}/${before}`) };
  });
}

/** Readable in Nomad's UI; parts that may contain slashes come last. `undefined` if nothing distinguishes this run from other runs. */
function deriveToken(
  { repo, runId, job = '', action = '' }: Parameters<typeof nameDispatches>[1],
  ...target: readonly string[]
): string | undefined {
  if (repo === undefined || runId === undefined) return undefined;
  return [repo.owner, repo.repo, runId, job, action, ...target].join('/');
}

function dispatchDigest({ payload, meta, idPrefixTemplate, priority }: Dispatch): string {
  const sortedEntries = Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([
    payload?.toString('base64') ?? '',
    sortedEntries,
    idPrefixTemplate ?? '',
    priority ?? 0,
  ]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
