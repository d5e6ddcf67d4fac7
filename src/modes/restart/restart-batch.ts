import * as v from 'valibot';
import { ActionError, orUndefined } from '../../errors.ts';
import { changesAndLooks, followUntilEnd, type Watching } from '../../operations/follow/follow-until-end.ts';
import { stateOf, writeToNomad } from '../../operations/write-permitted.ts';
import { formatDuration } from '../../text/times.ts';
import { findCurrent, judgeRestart, type Judgement, type Look, type Restart } from './batches.ts';
import type { RestartInputs } from './inputs.ts';
import type { Allocation, ServiceCheck } from '../../clients/nomad/allocations.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/** How the restart of an allocation ended. */
export interface RestartResult {
  readonly restart: Restart;
  /** `unfinished`: the run ended before. */
  readonly state: 'healthy' | 'failed' | 'unfinished';
  /** The ID of the allocation that replaces it; undefined for a restart in place, and while there is none. */
  readonly replacement: string | undefined;
  /** Why it is not healthy; empty if it is. */
  readonly why: string;
  /** The error of the request; undefined where Nomad accepted it. */
  readonly error: ActionError | undefined;
}

interface Batch {
  readonly job: Job;
  readonly restarts: readonly Restart[];
  /** In the log, such as `batch 1 of 3`. */
  readonly name: string;
}

type Run = NomadRun<RestartInputs>;

/** Restarts the allocations of a batch, and waits until all of them run again and are healthy, or have failed. */
export async function restartBatch(batch: Batch, run: Run): Promise<readonly RestartResult[]> {
  const { job, restarts, name } = batch;
  run.log(`${job.ID}: ${name}: ${restarts.map(({ before }) => before.ID.slice(0, 8)).join(', ')}`);
  const written = await Promise.all(
    restarts.map(async (restart) => ({ restart, error: await writeRestart(restart, job, run) })),
  );
  const accepted = written.flatMap(({ restart, error }) => (error === undefined ? [restart] : []));
  const refused = written.flatMap(({ restart, error }): RestartResult[] =>
    error === undefined ? [] : [{ restart, state: 'failed', replacement: undefined, why: error.message, error }],
  );
  return [...refused, ...(accepted.length === 0 ? [] : await awaitHealth({ ...batch, restarts: accepted }, run))];
}

/** @returns the error of the request, which restarts nothing, or whose effect is unknown */
async function writeRestart(restart: Restart, job: Job, run: Run): Promise<ActionError | undefined> {
  const { before, how, tasks } = restart;
  const requests = how === 'done' ? [] : how === 'in-place' && run.inputs.tasks.length > 0 ? tasks : [undefined];
  try {
    for (const task of requests) await writeOne(restart, { task, job }, run);
    return undefined;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return error.withContext(`Allocation \`${before.ID.slice(0, 8)}\` of \`${job.ID}\` was not restarted`);
  }
}

interface OneWrite {
  readonly job: Job;
  /** Undefined for the whole allocation. */
  readonly task: string | undefined;
}

async function writeOne({ before, how }: Restart, { job, task }: OneWrite, run: Run): Promise<void> {
  const { inputs, nomad, mayWrite } = run;
  const target = { job: job.ID, allocation: before.ID, index: job.JobModifyIndex };
  await writeToNomad<'restart', unknown>({
    from: () => stateOf(job),
    permit: async () => mayWrite('restart', target),
    send: async (permit) =>
      how === 'replace'
        ? nomad.stopAllocation(permit, { id: before.ID })
        : nomad.restartAllocation(permit, { id: before.ID, task, allTasks: inputs.allTasks }),
    find: async () => findEffect({ before, how, task }, run),
    to: () => stateOf(job),
  });
}

/** Milliseconds between two looks, and how often: clients report an event to the servers within a second or two. */
const [effectLook, effectLooks] = [500, 10];

/** Finds the effect of a request whose answer was lost, by the event of the task or by the mark of the allocation. */
async function findEffect(
  { before, how, task }: Pick<Restart, 'before' | 'how'> & Pick<OneWrite, 'task'>,
  { inputs, nomad, pace, cancelled }: Run,
): Promise<Allocation | undefined> {
  const earlier = lastSignal(before, task);
  for (let look = 1; look <= (how === 'replace' ? 1 : effectLooks); look += 1) {
    if (look > 1) await pace.pause(effectLook, cancelled);
    const now = (await nomad.listJobAllocations({ id: inputs.job })).find(({ ID }) => ID === before.ID);
    const isDone = how === 'replace' ? now?.DesiredTransition['Migrate'] === true : lastSignal(now, task) > earlier;
    if (isDone) return now;
  }
  return undefined;
}

/** When a restart was requested last; 0 for never. */
function lastSignal(allocation: Allocation | undefined, task: string | undefined): number {
  const tasks = Object.entries(allocation?.TaskStates ?? {}).filter(([name]) => task === undefined || name === task);
  const events = tasks.flatMap(([, { Events }]) => Events.filter(({ Type }) => Type === 'Restart Signaled'));
  return Math.max(0, ...events.map(({ Time }) => Time?.getTime() ?? 0));
}

/** Milliseconds. */
interface Criterion {
  readonly minimum: number;
  readonly deadline: number;
}

const defaultDeadline = 300_000;
const UPDATE = v.object({
  Update: v.nullish(v.object({ MinHealthyTime: v.nullish(v.number()), HealthyDeadline: v.nullish(v.number()) })),
});

/** How long an allocation must be healthy, and when it has to be, by the `update` block of its group; Nomad's defaults without one. */
function criterionOf({ TaskGroups }: Job, { TaskGroup }: Allocation): Criterion {
  const group = TaskGroups?.find(({ Name }) => Name === TaskGroup);
  const parsed = v.safeParse(UPDATE, group);
  const { MinHealthyTime, HealthyDeadline } = (parsed.success ? parsed.output.Update : undefined) ?? {};
  return { minimum: (MinHealthyTime ?? 0) / 1e6, deadline: HealthyDeadline ? HealthyDeadline / 1e6 : defaultDeadline };
}

async function awaitHealth({ job, restarts, name }: Batch, run: Run): Promise<readonly RestartResult[]> {
  const { redactor } = run;
  const clock = startHealthClock(job);
  const settled = new Map<Restart, Judgement>();
  let last: Look = { all: [], checks: new Map() };
  const judge = (look: Look): 'settled' | undefined => {
    last = look;
    for (const restart of restarts) {
      if (settled.has(restart)) continue;
      const end = clock.judge(restart, judgeRestart(restart, look, redactor.scrub), look);
      if (end !== undefined) settled.set(restart, end);
    }
    return settled.size === restarts.length ? 'settled' : undefined;
  };
  const isUp = (restart: Restart): boolean => settled.get(restart)?.kind === 'confirmed';
  const describe = (): string => `${name}: ${restarts.filter(isUp).length} of ${restarts.length} healthy`;
  const watch = (watching: Watching): AsyncGenerator<Look> => watchBatch(restarts, job, watching);
  const { stoppedBy } = await followUntilEnd<Look, 'settled'>({ label: job.ID, watch, judge, describe }, run);
  run.runLog.progress(`${job.ID}: ${describe()}`);
  const unfinished = stoppedBy === 'cancelled' ? 'the run was cancelled before' : 'the `timeout` was over before';
  return restarts.map((restart) => {
    const end = settled.get(restart);
    const current = restart.how === 'replace' ? findCurrent(restart, last.all)?.ID : undefined;
    const result = { restart, replacement: current, error: undefined };
    if (end === undefined) return { ...result, state: 'unfinished', why: unfinished };
    return end.kind === 'confirmed'
      ? { ...result, state: 'healthy', why: '' }
      : { ...result, state: 'failed', why: end.why };
  });
}

/** Judges by time as well: how long an allocation has been healthy without a break, and whether it should be by now. */
function startHealthClock(job: Job) {
  const started = performance.now();
  const since = new Map<Restart, { readonly from: number; readonly starts: string }>();
  return {
    /** Undefined while it is not decided. */
    judge(restart: Restart, judgement: Judgement, { all }: Look): Judgement | undefined {
      const { minimum, deadline } = criterionOf(job, restart.before);
      const now = performance.now();
      if (judgement.kind === 'confirmed' || judgement.kind === 'failed') return judgement;
      if (judgement.kind === 'healthy') {
        const starts = startsOf(findCurrent(restart, all));
        const before = since.get(restart);
        if (before?.starts !== starts) since.set(restart, { from: now, starts });
        if (now - (since.get(restart)?.from ?? now) >= minimum) return { kind: 'confirmed' };
      } else since.delete(restart);
      if (now - started < deadline) return undefined;
      const why = judgement.why === '' ? '' : `: ${judgement.why}`;
      return { kind: 'failed', why: `it is not healthy after ${formatDuration(deadline)}${why}` };
    },
  };
}

function startsOf(allocation: Allocation | undefined): string {
  return JSON.stringify(Object.entries(allocation?.TaskStates ?? {}).map(([name, { StartedAt }]) => [name, StartedAt]));
}

/** Milliseconds between two looks at checks, for which there is no blocking query, and at the time. */
const lookEvery = 1000;

async function* watchBatch(restarts: readonly Restart[], job: Job, watching: Watching): AsyncGenerator<Look> {
  const { nomad } = watching;
  const capacity = { untilLook: () => lookEvery, noteLook: () => false };
  const without = new Set<string>();
  let all: readonly Allocation[] = [];
  const readChecks = async (ID: string): Promise<readonly [string, readonly ServiceCheck[] | undefined]> => {
    const checks = without.has(ID) ? {} : await orUndefined(nomad.readAllocationChecks({ id: ID }));
    // A job has checks of Nomad or has none: it need not be asked again.
    if (checks !== undefined && Object.keys(checks).length === 0) without.add(ID);
    return [ID, checks === undefined ? undefined : Object.values(checks)];
  };
  const open = (options: Parameters<typeof nomad.watch.listJobAllocations>[1]) =>
    nomad.watch.listJobAllocations({ id: job.ID }, options);
  for await (const heard of changesAndLooks(open, watching, capacity)) {
    if (heard !== 'time-to-look') all = heard.change;
    const running = restarts.flatMap((restart) => findCurrent(restart, all) ?? []);
    const asked = running.filter(({ ClientStatus }) => ClientStatus === 'running').map(({ ID }) => readChecks(ID));
    yield { all, checks: new Map(await Promise.all(asked)) };
  }
}
