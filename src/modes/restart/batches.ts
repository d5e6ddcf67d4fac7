import { describeTaskProblem } from '../../report/describe-rollout.ts';
import { findTaskProblems, redactTaskProblem } from '../../rollout/outcome.ts';
import { describeFailingCheck, type TaskState } from '../../rollout/task-cause.ts';
import * as v from 'valibot';
import { orElse, orUndefined, type ActionError } from '../../errors.ts';
import { watchAndPoll, followUntilEnd, type Watching } from '../../operations/follow/follow-until-end.ts';
import { toState, writeToNomad } from '../../operations/write-permitted.ts';
import { formatDuration } from '../../text/times.ts';
import type { Allocation, ServiceCheck } from '../../clients/nomad/allocations.ts';
import type { Redact } from '../../redaction/hidden-text.ts';
import type { BatchSize, RestartInputs } from './inputs.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

export interface Restart {
  readonly before: Allocation;
  /** The tasks that start again. `done`: an earlier attempt of the run has restarted them, so this attempt only waits until the allocation is healthy. */
  readonly tasks: readonly string[] | 'done';
}

/** By group, and by the number in `job.group[3]`. */
const compareNames = new Intl.Collator('en', { numeric: true }).compare;

/** Selects the running allocations that have not been restarted since the run began, in the order of their restart. @param since the start of its first attempt; `undefined` in that attempt */
export function chooseRestarts(
  all: readonly Allocation[],
  { groups }: Pick<RestartInputs, 'groups'>,
  since: Date | undefined,
) {
  const selectedAllocations = all
    .filter((allocation) => allocation.DesiredStatus === 'run' && allocation.NextAllocation === '')
    .filter((allocation) => groups.length === 0 || groups.includes(allocation.TaskGroup))
    .toSorted((a, b) => compareNames(a.Name, b.Name));
  const restarted = selectedAllocations.filter(
    (allocation) => allocation.ClientStatus !== 'complete' && isRestartedSince(allocation, since),
  );
  const others = selectedAllocations.filter(
    (allocation) => !restarted.includes(allocation) && allocation.ClientStatus === 'running',
  );
  return {
    restarts: others.map((before) => ({ before, tasks: listRunning(before) })).filter(({ tasks }) => tasks.length > 0),
    done: restarted.map((before) => ({ before, tasks: 'done' as const })),
  };
}

function listRunning({ TaskStates }: Allocation): readonly string[] {
  return Object.entries(TaskStates).flatMap(([name, { State }]) => (State === 'running' ? [name] : []));
}

function isRestartedSince({ CreateTime, TaskStates }: Allocation, since: Date | undefined): boolean {
  if (since === undefined) return false;
  if ((CreateTime?.getTime() ?? 0) >= since.getTime()) return true;
  // An ended task, such as a `prestart` task, does not start again.
  const states = Object.values(TaskStates).filter((state) => state.StartedAt !== null && !isEnded(state));
  return states.length > 0 && states.every((state) => isStartedSince(state, since));
}

function isEnded({ State, Failed }: TaskState): boolean {
  return State === 'dead' && !Failed;
}

/** Whether a task was restarted since a time, even if it has not ended yet. Nomad keeps only the last events of a task, so that its last start counts, too. */
function isStartedSince({ StartedAt, Events }: TaskState, since: Date): boolean {
  const times = [StartedAt, ...Events.map(({ Type, Time }) => (Type === 'Restart Signaled' ? Time : null))];
  return times.some((time) => time !== null && time >= since);
}

export function splitBatches<T>(all: readonly T[], size: BatchSize): readonly (readonly T[])[] {
  const batchSize = 'count' in size ? size.count : Math.ceil((all.length * size.percent) / 100);
  return Array.from({ length: Math.ceil(all.length / batchSize) || 0 }, (_, at) =>
    all.slice(at * batchSize, (at + 1) * batchSize),
  );
}

export interface Snapshot {
  readonly all: readonly Allocation[];
  /** By allocation; `undefined` if they could not be read. */
  readonly checks: ReadonlyMap<string, readonly ServiceCheck[] | undefined>;
}

export type Judgment =
  | { readonly kind: 'healthy' | 'waiting' | 'failed'; readonly reason: string }
  /** Healthy by Nomad's criterion, which includes the time. */
  | { readonly kind: 'confirmed' };

function findCurrent({ before }: Restart, all: readonly Allocation[]): Allocation | undefined {
  return all.find(({ ID }) => ID === before.ID);
}

const createFailed = (reason: string): Judgment => ({ kind: 'failed', reason });
const createWaiting = (reason: string): Judgment => ({ kind: 'waiting', reason });

/** Judges whether an allocation runs again after its restart, and is healthy. */
export function judgeRestart(restart: Restart, { all, checks }: Snapshot, redact: Redact): Judgment {
  const current = findCurrent(restart, all);
  if (current === undefined) return createFailed('it no longer exists');
  const { ClientStatus, JobType } = current;
  if (ClientStatus === 'failed') return createFailed(explainFailure(current, redact));
  if (ClientStatus === 'lost') return createFailed('it was lost with its node');
  if (current.DesiredStatus !== 'run' || current.NextAllocation !== '')
    return createFailed('it was stopped or replaced in the meantime');
  if (ClientStatus === 'complete')
    return JobType === 'batch' || JobType === 'sysbatch' ? { kind: 'confirmed' } : createFailed('it has ended');
  if (!isRunningAgain(restart, current))
    return createWaiting(explainFailure(current, redact, 'its tasks have not started again'));
  const failingCheck = findFailingCheck(current, checks.get(current.ID));
  return failingCheck === undefined ? { kind: 'healthy', reason: '' } : createWaiting(redact(failingCheck));
}

/** Servers report the state of a client with a delay: a task counts only after it has started again. */
function isRunningAgain({ before, tasks }: Restart, { ClientStatus, TaskStates }: Allocation): boolean {
  const states = Object.entries(TaskStates);
  const isUp = ([name, state]: (typeof states)[number]): boolean => {
    const hasStarted = (state.StartedAt?.getTime() ?? 0) > (before.TaskStates[name]?.StartedAt?.getTime() ?? 0);
    if (tasks !== 'done' && tasks.includes(name) && !hasStarted) return false;
    return state.State === 'running' || isEnded(state);
  };
  return ClientStatus === 'running' && states.length > 0 && states.every(isUp);
}

function explainFailure(allocation: Allocation, redact: Redact, fallback = `it is ${allocation.ClientStatus}`): string {
  const [problem] = findTaskProblems([allocation]);
  return problem === undefined ? fallback : describeTaskProblem(redactTaskProblem(problem, redact));
}

/** A result counts only if the check was made after the last start of a task. Its time has no fraction of a second. */
function findFailingCheck({ TaskStates }: Allocation, checks: readonly ServiceCheck[] | undefined): string | undefined {
  if (checks === undefined) return 'its checks cannot be read';
  const startTime = Math.max(...Object.values(TaskStates).map(({ StartedAt }) => StartedAt?.getTime() ?? 0));
  const isPassing = ({ Status, Mode, Timestamp }: ServiceCheck): boolean =>
    Timestamp * 1000 >= startTime && (Status === 'success' || (Status === 'failure' && Mode === 'readiness'));
  const failingCheck = checks.find((check) => !isPassing(check));
  if (failingCheck === undefined) return undefined;
  return failingCheck.Status === 'failure'
    ? describeFailingCheck(failingCheck)
    : `check \`${failingCheck.Check}\` of service \`${failingCheck.Service}\` has no new result`;
}

export interface RestartResult {
  readonly restart: Restart;
  /** `unfinished`: the run ended first. */
  readonly state: 'healthy' | 'failed' | 'unfinished';
  /** The reason why it is not healthy; empty if it is. */
  readonly reason: string;
  /** The error of the request; `undefined` if Nomad accepted it. */
  readonly error: ActionError | undefined;
}

interface Batch {
  readonly job: Job;
  readonly restarts: readonly Restart[];
  /** In the log, such as `batch 1 of 3`. */
  readonly name: string;
}

export type RestartRun = NomadRun<RestartInputs>;

/** Restarts the allocations of a batch, and waits until all of them run again and are healthy, or have failed. */
export async function restartBatch(batch: Batch, run: RestartRun): Promise<readonly RestartResult[]> {
  const { job, restarts, name } = batch;
  run.log(`${job.ID}: ${name}: ${restarts.map(({ before }) => before.ID.slice(0, 8)).join(', ')}`);
  const attempts = await Promise.all(
    restarts.map(async (restart) => ({ restart, error: await writeRestart(restart, job, run) })),
  );
  const accepted = attempts.flatMap(({ restart, error }) => (error === undefined ? [restart] : []));
  const failures = attempts.flatMap(({ restart, error }): RestartResult[] =>
    error === undefined ? [] : [{ restart, state: 'failed', reason: error.message, error }],
  );
  return [...failures, ...(accepted.length === 0 ? [] : await awaitHealth({ ...batch, restarts: accepted }, run))];
}

/** @returns the error of the request, which had no effect or an unknown one */
async function writeRestart({ before, tasks }: Restart, job: Job, run: RestartRun): Promise<ActionError | undefined> {
  if (tasks === 'done') return undefined;
  const { nomad, requestPermit } = run;
  const target = { job: job.ID, allocation: before.ID, index: job.JobModifyIndex };
  const write = writeToNomad<'restart', unknown>({
    readBefore: () => toState(job),
    requestPermit: async () => requestPermit('restart', target),
    send: async (permit) => nomad.restartAllocation(permit, { id: before.ID }),
    findEffect: async () => findEffect(before, run),
  });
  return orElse(
    write.then(() => undefined),
    (error) => error.withContext(`Restart of allocation \`${before.ID.slice(0, 8)}\` of \`${job.ID}\``),
  );
}

/** Milliseconds between two checks, and their number: clients report an event to the servers within one or two seconds. */
const [effectPollPause, maxEffectPolls] = [500, 10];

/** Finds the effect of a request whose response was lost, by the event of a task. */
async function findEffect(
  before: Allocation,
  { inputs, nomad, pace, cancelSignal }: RestartRun,
): Promise<Allocation | undefined> {
  const earlier = findLastSignal(before);
  for (let poll = 1; poll <= maxEffectPolls; poll += 1) {
    if (poll > 1) await pace.pause(effectPollPause, cancelSignal);
    const current = (await nomad.listJobAllocations({ id: inputs.job })).find(({ ID }) => ID === before.ID);
    if (findLastSignal(current) > earlier) return current;
  }
  return undefined;
}

/** The time of the last restart request, in milliseconds since 1970; 0 if there was none. */
function findLastSignal(allocation: Allocation | undefined): number {
  const events = Object.values(allocation?.TaskStates ?? {}).flatMap(({ Events }) =>
    Events.filter(({ Type }) => Type === 'Restart Signaled'),
  );
  return Math.max(0, ...events.map(({ Time }) => Time?.getTime() ?? 0));
}

const defaultDeadline = 300_000;
const updateSchema = v.object({
  Update: v.nullish(v.object({ MinHealthyTime: v.nullish(v.number()), HealthyDeadline: v.nullish(v.number()) })),
});

/** The minimum healthy time and the deadline of an allocation, in milliseconds, by the `update` block of its group, otherwise Nomad's defaults. */
function readHealthCriterion({ TaskGroups }: Job, { TaskGroup }: Allocation) {
  const group = TaskGroups?.find(({ Name }) => Name === TaskGroup);
  const parsed = v.safeParse(updateSchema, group);
  const { MinHealthyTime, HealthyDeadline } = (parsed.success ? parsed.output.Update : undefined) ?? {};
  return { minimum: (MinHealthyTime ?? 0) / 1e6, deadline: HealthyDeadline ? HealthyDeadline / 1e6 : defaultDeadline };
}

async function awaitHealth({ job, restarts, name }: Batch, run: RestartRun): Promise<readonly RestartResult[]> {
  const { redactor } = run;
  const decide = startHealthClock(job);
  const judgments = new Map<Restart, Judgment>();
  const judge = (snapshot: Snapshot): 'settled' | undefined => {
    for (const restart of restarts) {
      if (judgments.has(restart)) continue;
      const end = decide(restart, judgeRestart(restart, snapshot, redactor.redact), snapshot);
      if (end !== undefined) judgments.set(restart, end);
    }
    return judgments.size === restarts.length ? 'settled' : undefined;
  };
  const isUp = (restart: Restart): boolean => judgments.get(restart)?.kind === 'confirmed';
  const describe = (): string => `${name}: ${restarts.filter(isUp).length} of ${restarts.length} healthy`;
  const watch = (watching: Watching): AsyncGenerator<Snapshot> => watchBatch(restarts, job, watching);
  const { endReason } = await followUntilEnd<Snapshot, 'settled'>({ label: job.ID, watch, judge, describe }, run);
  run.runLog.progress(`${job.ID}: ${describe()}`);
  const endText = endReason === 'cancelled' ? 'the run was cancelled first' : 'the `timeout` expired first';
  return restarts.map((restart) => {
    const end = judgments.get(restart);
    const result = { restart, error: undefined };
    if (end === undefined) return { ...result, state: 'unfinished', reason: endText };
    return end.kind === 'confirmed'
      ? { ...result, state: 'healthy', reason: '' }
      : { ...result, state: 'failed', reason: end.reason };
  });
}

/** Adds time limits to judgments: healthy without interruption for how long, and the deadline. The function returns `undefined` until it is decided. */
function startHealthClock(job: Job) {
  const startTime = performance.now();
  const healthySince = new Map<Restart, { readonly from: number; readonly starts: string }>();
  return (restart: Restart, judgment: Judgment, { all }: Snapshot): Judgment | undefined => {
    if (judgment.kind === 'confirmed' || judgment.kind === 'failed') return judgment;
    const { minimum, deadline } = readHealthCriterion(job, restart.before);
    const now = performance.now();
    if (judgment.kind === 'healthy') {
      const starts = identifyStarts(findCurrent(restart, all));
      const before = healthySince.get(restart);
      const from = before?.starts === starts ? before.from : now;
      healthySince.set(restart, { from, starts });
      if (now - from >= minimum) return { kind: 'confirmed' };
    } else healthySince.delete(restart);
    if (now - startTime < deadline) return undefined;
    const reason = judgment.reason === '' ? '' : `: ${judgment.reason}`;
    return createFailed(`it is not healthy after ${formatDuration(deadline)}${reason}`);
  };
}

function identifyStarts(allocation: Allocation | undefined): string {
  return JSON.stringify(Object.entries(allocation?.TaskStates ?? {}).map(([name, { StartedAt }]) => [name, StartedAt]));
}

/** Milliseconds between two reads of the checks, which have no blocking query, and of the time. */
const pollPause = 1000;

async function* watchBatch(restarts: readonly Restart[], job: Job, watching: Watching): AsyncGenerator<Snapshot> {
  const { nomad } = watching;
  const capacity = { readPause: () => pollPause, recordPoll: () => false };
  const withoutChecks = new Set<string>();
  let all: readonly Allocation[] = [];
  const readChecks = async (ID: string): Promise<readonly [string, readonly ServiceCheck[] | undefined]> => {
    const checks = withoutChecks.has(ID) ? {} : await orUndefined(nomad.readAllocationChecks({ id: ID }));
    // An allocation without Nomad checks never gets any: do not read them again.
    if (checks !== undefined && Object.keys(checks).length === 0) withoutChecks.add(ID);
    return [ID, checks === undefined ? undefined : Object.values(checks)];
  };
  const open = (options: Parameters<typeof nomad.watch.listJobAllocations>[1]) =>
    nomad.watch.listJobAllocations({ id: job.ID }, options);
  for await (const event of watchAndPoll(open, watching, capacity)) {
    if (event !== 'poll') all = event.change;
    const current = restarts.flatMap((restart) => findCurrent(restart, all) ?? []);
    const checks = current.filter(({ ClientStatus }) => ClientStatus === 'running').map(({ ID }) => readChecks(ID));
    yield { all, checks: new Map(await Promise.all(checks)) };
  }
}
