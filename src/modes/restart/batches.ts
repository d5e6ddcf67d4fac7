import { describeTrouble } from '../../report/describe-rollout.ts';
import { findTaskProblems, redactTaskProblem } from '../../rollout/outcome.ts';
import type { Allocation, ServiceCheck } from '../../clients/nomad/allocations.ts';
import type { Scrub } from '../../redaction/hidden-text.ts';
import type { BatchSize, RestartInputs } from './inputs.ts';

type Selection = Pick<RestartInputs, 'groups' | 'tasks' | 'allTasks' | 'reschedule'>;
type TaskState = Allocation['TaskStates'][string];

/** An allocation, and what is restarted of it. */
export interface Restart {
  /** As it was before. */
  readonly before: Allocation;
  /** `done`: by an earlier attempt of the run, so that only its health is awaited. */
  readonly how: 'in-place' | 'replace' | 'done';
  /** The tasks that start again in place. */
  readonly tasks: readonly string[];
}

/** By group, and by the number in `job.group[3]`. */
const byPlace = new Intl.Collator('en', { numeric: true }).compare;

export interface Choice {
  /** In the order of their restart. */
  readonly restarts: readonly Restart[];
  readonly done: readonly Restart[];
}

/**
 * Chooses the allocations to restart: those that run, and that nothing has restarted since the run began.
 *
 * @param since when the first attempt of this run began; undefined in that attempt
 */
export function chooseRestarts(all: readonly Allocation[], selection: Selection, since: Date | undefined): Choice {
  const { groups, tasks, reschedule } = selection;
  const selected = all
    .filter((one) => one.DesiredStatus === 'run' && one.NextAllocation === '')
    .filter((one) => groups.length === 0 || groups.includes(one.TaskGroup))
    .filter((one) => tasks.length === 0 || tasks.some((name) => Object.hasOwn(one.TaskStates, name)))
    .toSorted((a, b) => byPlace(a.Name, b.Name));
  const choices = selected.map((before) => ({ before, tasks: tasksOf(before, selection, since) }));
  const isDone = ({ before }: (typeof choices)[number]): boolean =>
    before.ClientStatus !== 'complete' && isRestartedSince(before, selection, since);
  const done = choices.filter(isDone);
  const restarts = choices.filter((one) => !done.includes(one) && one.before.ClientStatus === 'running');
  return {
    restarts: restarts
      .filter((one) => reschedule || one.tasks.length > 0)
      .map((one) => ({ ...one, how: reschedule ? 'replace' : 'in-place' })),
    done: done.map(({ before }) => ({ before, how: 'done', tasks: [] })),
  };
}

/** The tasks that a restart in place starts again. */
function tasksOf(
  { TaskStates }: Allocation,
  { tasks, allTasks }: Selection,
  since: Date | undefined,
): readonly string[] {
  const entries = Object.entries(TaskStates).filter(([, { State, StartedAt }]) =>
    allTasks ? StartedAt !== null : State === 'running',
  );
  return entries
    .filter(([name, state]) => tasks.length === 0 || (tasks.includes(name) && !isStartedSince(state, since)))
    .map(([name]) => name);
}

function isRestartedSince(allocation: Allocation, selection: Selection, since: Date | undefined): boolean {
  if (since === undefined) return false;
  if ((allocation.CreateTime?.getTime() ?? 0) >= since.getTime()) return true;
  if (selection.reschedule) return false;
  const states = Object.entries(allocation.TaskStates).filter(
    ([name, { StartedAt }]) => StartedAt !== null && (selection.tasks.length === 0 || selection.tasks.includes(name)),
  );
  // A task that has ended, such as one of a `prestart` hook, starts again only on request.
  const meant = selection.allTasks ? states : states.filter(([, state]) => !isEnded(state));
  return meant.length > 0 && meant.every(([, state]) => isStartedSince(state, since));
}

function isEnded({ State, Failed }: TaskState): boolean {
  return State === 'dead' && !Failed;
}

/** Whether a task was restarted since a time, also if it has not ended yet. Nomad keeps only the last events of a task, so that its last start counts, too. */
function isStartedSince({ StartedAt, Events }: TaskState, since: Date | undefined): boolean {
  if (since === undefined) return false;
  const times = [StartedAt, ...Events.map(({ Type, Time }) => (Type === 'Restart Signaled' ? Time : null))];
  return times.some((time) => time !== null && time >= since);
}

export function splitBatches<T>(all: readonly T[], size: BatchSize): readonly (readonly T[])[] {
  const most = 'count' in size ? size.count : Math.ceil((all.length * size.percent) / 100);
  return Array.from({ length: Math.ceil(all.length / most) || 0 }, (_, at) => all.slice(at * most, (at + 1) * most));
}

/** What Nomad says about the allocations of a job at one moment. */
export interface Look {
  readonly all: readonly Allocation[];
  /** By allocation; undefined where they could not be read. */
  readonly checks: ReadonlyMap<string, readonly ServiceCheck[] | undefined>;
}

export type Judgement =
  | { readonly kind: 'healthy' | 'waiting' | 'failed'; readonly why: string }
  /** By Nomad's own criterion, which includes the time. */
  | { readonly kind: 'confirmed' };

/** The allocation that runs in the place of another one, which may be itself. Nomad does not link a replacement that had to wait for capacity. */
export function findCurrent({ before, how }: Restart, all: readonly Allocation[]): Allocation | undefined {
  if (how !== 'replace') return all.find(({ ID }) => ID === before.ID);
  const later = all.filter((one) => one.Name === before.Name && one.CreateIndex > before.CreateIndex);
  return later.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0];
}

const failed = (why: string): Judgement => ({ kind: 'failed', why });
const waiting = (why: string): Judgement => ({ kind: 'waiting', why });

/** Judges whether an allocation runs again after its restart, and is healthy. */
export function judgeRestart(restart: Restart, { all, checks }: Look, scrub: Scrub): Judgement {
  const current = findCurrent(restart, all);
  if (current === undefined)
    return restart.how === 'replace'
      ? waiting('Nomad has placed no replacement')
      : failed('it does not exist any more');
  const { ClientStatus, JobType, DeploymentStatus } = current;
  if (ClientStatus === 'failed') return failed(describeFailure(current, scrub));
  if (ClientStatus === 'lost') return failed('it was lost with its node');
  if (current.DesiredStatus !== 'run' || current.NextAllocation !== '')
    return failed('it was stopped or replaced meanwhile');
  if (ClientStatus === 'complete')
    return JobType === 'batch' || JobType === 'sysbatch' ? { kind: 'confirmed' } : failed('it has ended');
  if (!runsAgain(restart, current)) return waiting(describeFailure(current, scrub, 'its tasks have not started again'));
  if (restart.how === 'replace' && JobType === 'service') {
    if (DeploymentStatus?.Healthy === true) return { kind: 'confirmed' };
    return DeploymentStatus?.Healthy === false
      ? failed(describeFailure(current, scrub))
      : waiting('it is not healthy yet');
  }
  const bad = findBadCheck(current, checks.get(current.ID));
  return bad === undefined ? { kind: 'healthy', why: '' } : waiting(scrub(bad));
}

/** The servers show the state of a client a moment late, so that a task counts only once it has started again. */
function runsAgain({ before, how, tasks }: Restart, { ClientStatus, TaskStates }: Allocation): boolean {
  const states = Object.entries(TaskStates);
  const isUp = ([name, state]: (typeof states)[number]): boolean => {
    const hasStarted = (state.StartedAt?.getTime() ?? 0) > (before.TaskStates[name]?.StartedAt?.getTime() ?? 0);
    if (how === 'in-place' && tasks.includes(name) && !hasStarted) return false;
    return state.State === 'running' || isEnded(state);
  };
  return ClientStatus === 'running' && states.length > 0 && states.every(isUp);
}

function describeFailure(allocation: Allocation, scrub: Scrub, otherwise = `it is ${allocation.ClientStatus}`): string {
  const [trouble] = findTaskProblems([allocation]);
  return trouble === undefined ? otherwise : describeTrouble(redactTaskProblem(trouble, scrub));
}

/** A result counts only if the check was made after the last start of a task. Its time has no fraction of a second. */
function findBadCheck({ TaskStates }: Allocation, checks: readonly ServiceCheck[] | undefined): string | undefined {
  if (checks === undefined) return 'its checks cannot be read';
  const started = Math.max(...Object.values(TaskStates).map(({ StartedAt }) => StartedAt?.getTime() ?? 0));
  const isGood = ({ Status, Mode, Timestamp }: ServiceCheck): boolean =>
    Timestamp * 1000 >= started && (Status === 'success' || (Status === 'failure' && Mode === 'readiness'));
  const bad = checks.find((check) => !isGood(check));
  if (bad === undefined) return undefined;
  return bad.Status === 'failure'
    ? `check \`${bad.Check}\` of service \`${bad.Service}\` fails: ${bad.Output}`
    : `check \`${bad.Check}\` of service \`${bad.Service}\` has no new result`;
}
