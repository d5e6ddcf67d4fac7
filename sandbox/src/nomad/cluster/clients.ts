import type { Clock } from '../../clock.ts';
import { findGroup } from '../schedule/room.ts';
import type { StoredGroup, StoredTask } from '../shapes/jobs.ts';
import type { Allocation, TaskEvent, TaskState } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import {
  createDriverFailure,
  killed,
  createKilling,
  createNotRestarting,
  received,
  recordEvent,
  createRestarting,
  createRestartSignaled,
  setUp,
  createSiblingFailed,
  started,
  formatDuration,
  createTerminated,
  createUnhealthy,
} from './task-events.ts';
import { type Course, planCourse, isListed } from './tasks.ts';

interface ClientContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Called after every change of an allocation's state. */
  readonly onChange: (allocation: Allocation) => void;
}

/** The first of an allocation's tasks to end, and its result. */
interface FirstEnd {
  readonly task: StoredTask;
  readonly course: Course;
  /** Milliseconds. */
  readonly delay: number;
}

/** Simulates Nomad's clients: starts placed allocations, lets them run, end or fail, and stops them. Runs nothing. */
export class Clients {
  readonly #context: ClientContext;

  constructor(context: ClientContext) {
    this.#context = context;
  }

  start(allocation: Allocation): void {
    const { clock } = this.#context;
    this.#addEvent(allocation, received);
    this.#endInTime(allocation);
    clock.after(clock.pace.start, () => {
      if (!mayStart(allocation)) return;
      this.#addEvent(allocation, setUp);
      this.#tryToRun(allocation);
    });
  }

  #tryToRun(allocation: Allocation): void {
    const brokenTask = listMainTasks(allocation).find((task) => planCourse(task).startError !== '');
    if (brokenTask === undefined) this.#run(allocation);
    else this.#cannotStart(allocation, brokenTask);
  }

  stop(allocation: Allocation): void {
    const { clock } = this.#context;
    clock.after(clock.pace.start, () => {
      if (allocation.ClientStatus !== 'running' && allocation.ClientStatus !== 'pending') return;
      this.#killAll(allocation, 'All tasks have completed');
    });
  }

  #killAll(allocation: Allocation, description: string, event?: string): void {
    for (const task of findGroup(allocation)?.Tasks ?? []) this.#kill(allocation, task, event);
    this.#set(allocation, 'complete', description);
  }

  /** The allocation is complete, regardless of the exit codes of its tasks. */
  #endInTime(allocation: Allocation): void {
    const maxDuration = findGroup(allocation)?.MaxRunDuration ?? null;
    if (maxDuration === null) return;
    const text = 'allocation exceeded max_run_duration';
    this.#context.clock.after(maxDuration / 1_000_000, () => {
      if (['pending', 'running'].includes(allocation.ClientStatus)) this.#killAll(allocation, text, text);
    });
  }

  /** Restarts tasks in place, including ended ones. */
  restart(allocation: Allocation, names: readonly string[], reason: string): void {
    const { clock } = this.#context;
    for (const name of names) {
      const state = allocation.Tasks.get(name);
      if (state === undefined) continue;
      this.#addEvent(allocation, createRestartSignaled(reason), name);
      if (state.State === 'running') this.#addEvent(allocation, createTerminated(130, 2), name);
      this.#addEvent(allocation, createRestarting(0, ''), name);
      Object.assign(state, { State: 'pending', Restarts: state.Restarts + 1, LastRestart: clock.now() });
    }
    this.#set(allocation, 'pending', 'No tasks have started');
    clock.after(clock.pace.start, () => {
      // Another task of the allocation may have started again in the meantime.
      if (allocation.DesiredStatus !== 'run' || !['pending', 'running'].includes(allocation.ClientStatus)) return;
      const failingTask = listMainTasks(allocation).find((task) => isListed(task, 'RESTART_FAILS', allocation.Name));
      if (failingTask === undefined) {
        this.#run(allocation, names);
        return;
      }
      this.#addEvent(allocation, started, failingTask.Name);
      this.#addEvent(allocation, createTerminated(1), failingTask.Name);
      this.#giveUp(allocation, failingTask, describePolicy(null), false);
    });
  }

  #kill(allocation: Allocation, task: StoredTask, text?: string): void {
    const state = allocation.Tasks.get(task.Name);
    if (state === undefined || state.State === 'dead') return;
    this.#addEvent(allocation, createKilling(task.KillTimeout, text), task.Name);
    // The exit code of an interrupted program; the mock driver ends without an error.
    const endEvent = task.Driver === 'mock_driver' ? createTerminated(0) : createTerminated(130, 2);
    if (state.State === 'running') this.#addEvent(allocation, endEvent, task.Name);
    this.#addEvent(allocation, killed, task.Name);
    this.#die(state, false);
  }

  #run(allocation: Allocation, names: readonly string[] = [...allocation.Tasks.keys()]): void {
    const { clock } = this.#context;
    const now = clock.now();
    for (const name of names) {
      this.#addEvent(allocation, started, name);
      Object.assign(allocation.Tasks.get(name) ?? {}, { State: 'running', StartedAt: now });
    }
    const end = findFirstEnd(allocation, clock);
    const schedule = (): void => {
      if (end === undefined) return;
      clock.after(end.delay, () => {
        if (allocation.ClientStatus === 'running') this.#end(allocation, end);
      });
    };
    // The time until it is healthy begins with the change of its status, so that steps that are due at about the same time keep their order.
    const isEarly = end !== undefined && end.delay <= clock.pace.healthy;
    if (isEarly) schedule();
    this.#set(allocation, 'running', 'Tasks are running');
    if (!isEarly) schedule();
  }

  #end(allocation: Allocation, { task, course }: FirstEnd): void {
    if (course.exitCode === 0 && mayEnd(allocation)) {
      this.#addEvent(allocation, createTerminated(0));
      for (const state of allocation.Tasks.values()) this.#die(state, false);
      this.#set(allocation, 'complete', 'All tasks have completed');
      return;
    }
    this.#addEvent(allocation, createTerminated(course.exitCode), task.Name);
    this.#restartOrGiveUp(allocation, task, course.lasts !== 0);
  }

  #restartOrGiveUp(allocation: Allocation, task: StoredTask, hasRun: boolean): void {
    const policy = task.RestartPolicy ?? findGroup(allocation)?.RestartPolicy ?? null;
    const state = allocation.Tasks.get(task.Name);
    if (state !== undefined && policy !== null && (policy.Mode === 'delay' || state.Restarts < policy.Attempts))
      this.#restart(allocation, state, task, policy.Delay);
    else this.#giveUp(allocation, task, describePolicy(policy), hasRun);
  }

  #restart(allocation: Allocation, state: TaskState, { Name }: StoredTask, policyDelay: number): void {
    const { clock } = this.#context;
    const delay = Math.min(policyDelay, clock.pace.retry * 1_000_000);
    this.#addEvent(allocation, createRestarting(delay), Name);
    Object.assign(state, { State: 'pending', Restarts: state.Restarts + 1, LastRestart: clock.now() });
    this.#set(allocation, 'pending', 'No tasks have started');
    clock.after(delay / 1_000_000, () => {
      if (mayStart(allocation)) this.#tryToRun(allocation);
    });
  }

  #cannotStart(allocation: Allocation, task: StoredTask): void {
    const { startError, isRecoverable } = planCourse(task);
    this.#addEvent(allocation, createDriverFailure(startError), task.Name);
    if (isRecoverable) this.#restartOrGiveUp(allocation, task, false);
    else this.#giveUp(allocation, task, 'Error was unrecoverable', false);
  }

  /** A failed task ends its siblings. An allocation that fails before it runs is not marked unhealthy. */
  #giveUp(allocation: Allocation, task: StoredTask, reason: string, hasRun: boolean): void {
    this.#addEvent(allocation, createNotRestarting(reason), task.Name);
    const isJudged = hasRun && allocation.DeploymentID !== '' && (allocation.Health?.Healthy ?? null) === null;
    for (const other of findGroup(allocation)?.Tasks ?? []) {
      if (other.Name === task.Name) continue;
      this.#addEvent(allocation, createSiblingFailed(task.Name), other.Name);
      this.#kill(allocation, other);
      if (isJudged) this.#addEvent(allocation, createUnhealthy('dead'), other.Name);
    }
    if (isJudged) this.#addEvent(allocation, createUnhealthy('failed'), task.Name);
    const state = allocation.Tasks.get(task.Name);
    if (state !== undefined) this.#die(state, true);
    this.#set(allocation, 'failed', 'Failed tasks');
  }

  #die(state: TaskState, hasFailed: boolean): void {
    Object.assign(state, { State: 'dead', Failed: hasFailed, FinishedAt: this.#context.clock.now() });
  }

  #addEvent(allocation: Allocation, event: Omit<TaskEvent, 'Time'>, name?: string): void {
    recordEvent(allocation, event, this.#context.clock.now(), name);
  }

  #set(allocation: Allocation, status: Allocation['ClientStatus'], description: string): void {
    const { store, clock, onChange } = this.#context;
    allocation.ClientStatus = status;
    allocation.ClientDescription = description;
    allocation.ModifyIndex = store.next();
    allocation.ModifyTime = clock.now();
    onChange(allocation);
  }
}

function describePolicy(policy: StoredTask['RestartPolicy']): string {
  if (policy === null || policy.Attempts === 0) return 'Policy allows no restarts';
  const interval = formatDuration(policy.Interval);
  return `Exceeded allowed attempts ${policy.Attempts} in interval ${interval} and mode is "fail"`;
}

function mayStart({ DesiredStatus, ClientStatus }: Allocation): boolean {
  return DesiredStatus === 'run' && ClientStatus === 'pending';
}

function listMainTasks(allocation: Allocation): readonly StoredTask[] {
  return (findGroup(allocation)?.Tasks ?? []).filter(({ Lifecycle }) => Lifecycle === null);
}

/** Whether a task may end without a failure: a task of a service is restarted. */
function mayEnd({ Job }: Allocation): boolean {
  return Job.Type === 'batch' || Job.Type === 'sysbatch';
}

/** Returns the task whose end ends the allocation: the first to fail, otherwise the last to end; `undefined` if none ends. */
function findFirstEnd(allocation: Allocation, { pace }: Clock): FirstEnd | undefined {
  const ends = listMainTasks(allocation).map((task) => ({ task, course: planCourse(task) }));
  const failing = ends.filter(({ course }) => course.exitCode !== 0);
  const measureLifetime = ({ course }: { course: Course }): number =>
    course.lasts ?? (mayEnd(allocation) ? pace.finish : Infinity);
  const first = failing.toSorted((left, right) => measureLifetime(left) - measureLifetime(right))[0];
  if (first !== undefined) {
    const siblings = ends.flatMap(({ task, course }) =>
      task === first.task ? [] : [Math.min(course.endsAfter, task.KillTimeout / 1_000_000)],
    );
    const reportedAt = measureLifetime(first) + Math.max(0, ...siblings);
    return { ...first, delay: delayFailure(measureLifetime(first), reportedAt, findGroup(allocation), pace.healthy) };
  }
  const last = ends.toSorted((left, right) => measureLifetime(right) - measureLifetime(left))[0];
  if (last === undefined || measureLifetime(last) === Infinity) return undefined;
  return { ...last, delay: Math.max(measureLifetime(last), pace.finish) };
}

/**
 * Delay of failures that happen before the allocation is healthy, at any pace. Milliseconds. A client reports a failure only once it has ended the other tasks,
 * or together with the health that it has seen meanwhile. Seen on 1.8.4, 1.11.3 and 2.0.5.
 *
 * @param reportedAt when the other tasks have ended
 */
function delayFailure(lasts: number, reportedAt: number, group: StoredGroup | undefined, healthy: number): number {
  const minimum = (group?.Update?.MinHealthyTime ?? 0) / 1_000_000;
  if (lasts >= minimum) return lasts;
  return reportedAt >= minimum ? healthy + 1 : Math.min(lasts, healthy / 2);
}
