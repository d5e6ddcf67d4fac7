import type { ActionError } from '../errors.ts';
import { redactUnplaced, type Unplaced } from '../nomad-plan/placement.ts';
import type { Redact } from '../redaction/hidden-text.ts';
import { findCause, type TaskCause, type TaskEvent, type TaskState } from './task-cause.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';

/** The outcomes of a rollout, and the reasons to stop following it, the worst first. `true`: a success. */
const outcomes = {
  failed: false,
  'rolled-back': false,
  'placement-blocked': false,
  superseded: false,
  'timed-out': false,
  'awaiting-promotion': true,
  'no-deployment': true,
  /** For a batch job: all of its tasks have ended without an error. */
  complete: true,
  successful: true,
} as const;

export type RolloutKind = keyof typeof outcomes;

/** `undefined` for an empty list. */
export function findWorstRollout(rollouts: readonly Rollout[]): Rollout | undefined {
  return rollouts.toSorted((a, b) => rankRollout(a) - rankRollout(b))[0];
}

/** The rank of an outcome; 0 is the worst. */
export function rankRollout({ kind }: Pick<Rollout, 'kind'>): number {
  return Object.keys(outcomes).indexOf(kind);
}

export function isSuccessfulRollout({ kind, denial }: Pick<Rollout, 'kind' | 'denial'>): boolean {
  return outcomes[kind] && denial === undefined;
}

export interface GroupProgress {
  readonly name: string;
  readonly desired: number;
  readonly placed: number;
  readonly healthy: number;
  /** For the result of `status`. */
  readonly unhealthy: number;
  /** The number of desired canaries. */
  readonly canaries: number;
  readonly promoted: boolean;
}

/** The reason why an allocation is unhealthy, from its task events. */
export interface TaskProblem {
  readonly group: string;
  readonly task: string;
  readonly allocation: string;
  readonly node: string;
  readonly exitCode: number | undefined;
  readonly signal: number | undefined;
  readonly restarts: number;
  /** A predicate of the task; see {@link findCause}. */
  readonly cause: string;
  /** The failing check, which explains the problem better than events: "check `http` of service `web` fails: connection refused". */
  readonly check?: string | undefined;
  /** The last messages of Nomad, oldest first; at most 4. */
  readonly events: readonly string[];
  /** The last lines of stderr, at most 50; `undefined` if not requested or not permitted. */
  readonly logs: readonly string[] | undefined;
  /** Whether the token cannot read them. */
  readonly isLogDenied?: boolean;
}

/** A healthy canary that waits for promotion, and its addresses. The output `canaries` has the same names. */
export interface ReadyCanary {
  readonly job: string;
  readonly namespace: string;
  readonly group: string;
  readonly allocation: string;
  readonly node: string;
  /** `host:port` by the label of the port. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The names of its registered Nomad services. */
  readonly services: readonly string[];
  readonly deployment: string;
}

export interface Rollout {
  readonly kind: RolloutKind;
  /** Empty if there is none. */
  readonly evalId: string;
  readonly deploymentId: string;
  readonly version: number | undefined;
  /** The version of the rollback, its health, and the live version that repeats it. */
  readonly revertedTo:
    | {
        readonly version: number;
        readonly healthy: boolean;
        /** The deployment of the rollback, if it waits for the promotion of its canaries. */
        readonly waiting?: Pick<Deployment, 'ID' | 'Namespace'> | undefined;
        readonly live: { readonly version: number; readonly groups: readonly GroupProgress[] } | undefined;
      }
    | undefined;
  /** The version of each allocation that takes traffic, the oldest first; `undefined` if unknown. */
  readonly serving: readonly number[] | undefined;
  /** Whether all allocations have become healthy, although the deployment failed. */
  readonly recovered?: boolean;
  /** Whether a canary ended after it was healthy: Nomad's deployment is still running, and does not replace it. */
  readonly deadCanary?: boolean;
  /** The time of Nomad's last response, if later requests have failed. */
  readonly silentSince?: Date | undefined;
  /** The reason why the run could not promote healthy canaries. */
  readonly denial: ActionError | undefined;
  readonly groups: readonly GroupProgress[];
  /** Canaries that are healthy and wait for promotion; without secrets in their names. */
  readonly canaries?: readonly ReadyCanary[];
  readonly unplaced: readonly Unplaced[];
  /** At most 3, the worst first. */
  readonly problems: readonly TaskProblem[];
  /** Nomad's description of the deployment's status. */
  readonly description: string;
  /** Whether the job was stopped, for `superseded`. */
  readonly wasStopped?: boolean;
  /** Milliseconds from the write to the end; `undefined` if an earlier run wrote the job. */
  readonly milliseconds: number | undefined;
  /** The end of a batch job that was followed to its end; `undefined` for a rollout. */
  readonly batch?: BatchOutcome | undefined;
  /** The reason why following ended before the rollout. */
  readonly endReason: 'deadline' | 'cancelled' | undefined;
}

export interface Progress {
  /** For the log: `2 of 3 healthy`. */
  readonly text: string;
  readonly groups: readonly GroupProgress[];
  readonly deploymentId: string;
  /** The state of the promotion; `undefined` while no canaries wait for it. */
  readonly promotionAt: Date | undefined;
  /** The missing dependencies and the restarts of its tasks; empty if there are none. */
  readonly detail: string;
}

export type BatchEnd =
  /** Every allocation, or its replacement, is complete. */
  | 'complete'
  | 'failed'
  /** An allocation was lost with its node, or stopped, and not replaced, as Nomad 2.0.5 does when a node is drained. */
  | 'lost'
  /** Stopped before it was complete. */
  | 'stopped'
  /** The job has a newer version than the followed one. */
  | 'superseded'
  | 'placement-blocked';

export interface BatchOutcome extends Pick<
  Rollout,
  'unplaced' | 'problems' | 'silentSince' | 'milliseconds' | 'endReason'
> {
  readonly kind: BatchEnd | 'timed-out';
  /** The last state: `1 running, 2 complete`. */
  readonly text: string;
}

/** Removes secrets from a rollout: task events and output may quote the job. */
export function redactRollout(rollout: Rollout, redact: Redact): Rollout {
  const { denial } = rollout;
  return {
    ...rollout,
    description: redact(rollout.description),
    denial: denial?.redact(redact),
    ...redactQuotes(rollout, redact),
  };
}

export function redactBatch(outcome: BatchOutcome, redact: Redact): BatchOutcome {
  return { ...outcome, text: redact(outcome.text), ...redactQuotes(outcome, redact) };
}

interface Quotes {
  readonly problems: readonly TaskProblem[];
  readonly unplaced: readonly Unplaced[];
}

function redactQuotes({ problems, unplaced }: Quotes, redact: Redact): Quotes {
  return {
    problems: problems.map((problem) => redactTaskProblem(problem, redact)),
    unplaced: unplaced.map((group) => redactUnplaced(group, redact)),
  };
}

export function redactTaskProblem(problem: TaskProblem, redact: Redact): TaskProblem {
  return {
    ...problem,
    cause: redact(problem.cause),
    check: problem.check === undefined ? undefined : redact(problem.check),
    events: problem.events.map((event) => redact(event)),
    // A secret may span several lines.
    logs: problem.logs === undefined ? undefined : redact(problem.logs.join('\n'), 'whole').split('\n'),
  };
}

const maxProblems = 3;
const maxEvents = 4;
const causesWorstFirst: readonly TaskCause['kind'][] = ['failure', 'check', 'late', 'unknown'];

interface Found extends Pick<TaskProblem, 'group' | 'task' | 'check'> {
  readonly allocation: Allocation;
  readonly state: TaskState;
  readonly cause: TaskCause;
}

/** The failing check of a group, in words, by the name of the group. */
export type FailingChecks = ReadonlyMap<string, string>;

/** The tasks that prevent a version of a job from becoming healthy, worst first, each task of a group once. */
export function findTaskProblems(
  allocations: readonly Allocation[],
  checks: FailingChecks = new Map(),
): readonly TaskProblem[] {
  const unhealthy = allocations.filter(
    (allocation) =>
      ['failed', 'lost'].includes(allocation.ClientStatus) ||
      allocation.DeploymentStatus?.Healthy === false ||
      hasProblem(allocation, checks),
  );
  return findProblems(unhealthy, checks)
    .slice(0, maxProblems)
    .map(({ allocation, state: { Events, Restarts }, cause, ...problem }) => {
      const endEvent = Events.findLast((event) => event.Type === 'Terminated');
      return {
        ...problem,
        allocation: allocation.ID,
        node: allocation.NodeName,
        exitCode: endEvent?.ExitCode,
        signal: endEvent?.Signal,
        restarts: Restarts,
        cause: cause.text,
        events: Events.slice(-maxEvents).map(formatTaskEvent),
        logs: undefined,
      };
    });
}

/** The order does not depend on the time of the read, or on the order of Nomad's response. */
function findProblems(allocations: readonly Allocation[], checks: FailingChecks): readonly Found[] {
  const problems = allocations.flatMap((allocation) =>
    selectTasks(allocation).map(([task, state]): Found => {
      const cause = findTaskCause(allocation, state);
      const check = cause.kind === 'failure' ? undefined : checks.get(allocation.TaskGroup);
      return { group: allocation.TaskGroup, task, allocation, state, cause, check };
    }),
  );
  const order = (left: Found, right: Found): number =>
    Number(right.state.Failed) - Number(left.state.Failed) ||
    causesWorstFirst.indexOf(left.cause.kind) - causesWorstFirst.indexOf(right.cause.kind) ||
    right.allocation.CreateIndex - left.allocation.CreateIndex ||
    (identifyProblem(left) < identifyProblem(right) ? -1 : 1);
  const byTask = Map.groupBy(problems.toSorted(order), ({ group, task }) => JSON.stringify([group, task]));
  return [...byTask.values()].flatMap((taskProblems) => taskProblems.slice(0, 1));
}

function identifyProblem({ group, task, allocation }: Found): string {
  return JSON.stringify([group, task, allocation.ID]);
}

function findTaskCause({ ClientStatus }: Allocation, state: TaskState): TaskCause {
  const cause = findCause(state);
  return cause.kind === 'unknown' && ClientStatus === 'lost' ? { ...cause, text: 'was lost with its node' } : cause;
}

/** Whether a task failed, restarted or waits, or a check fails that keeps the allocation from becoming healthy. */
function hasProblem({ TaskStates, TaskGroup, DeploymentStatus }: Allocation, checks: FailingChecks): boolean {
  const isChecked = checks.has(TaskGroup) && DeploymentStatus?.Healthy !== true;
  return isChecked || Object.values(TaskStates).some(isFailingTask);
}

/** The tasks that failed, restarted or wait for a missing dependency; all tasks of an unhealthy allocation without such a task. */
function selectTasks({ TaskStates }: Allocation): readonly (readonly [string, TaskState])[] {
  const tasks = Object.entries(TaskStates);
  const failingTasks = tasks.filter(([, state]) => isFailingTask(state));
  return failingTasks.length > 0 ? failingTasks : tasks;
}

function isFailingTask(state: TaskState): boolean {
  return state.Failed || state.Restarts > 0 || findCause(state).kind === 'failure';
}

function formatTaskEvent({ DisplayMessage, Message, Type }: TaskEvent): string {
  const message = DisplayMessage || Message;
  return message === '' ? Type : `${Type}: ${message}`;
}

/** Failures and waits of tasks so far, of at most 3 tasks; empty without any. */
export function describeProblems(allocations: readonly Allocation[], checks: FailingChecks = new Map()): string {
  const candidates = allocations.filter((allocation) => hasProblem(allocation, checks));
  const problems = findProblems(candidates, checks).map((problem) => describeProblem(problem, allocations));
  return [...new Set(problems)].slice(0, maxProblems).join('; ');
}

function describeProblem({ group, task, cause, check }: Found, allocations: readonly Allocation[]): string {
  const states = allocations.flatMap(({ TaskGroup, TaskStates }) =>
    TaskGroup === group ? (TaskStates[task] ?? []) : [],
  );
  const restarts = states.reduce((sum, { Restarts }) => sum + Restarts, 0);
  const failedCount = states.filter(({ Failed }) => Failed).length;
  const often = restarts > 0 ? `, restarted ${restarts}×` : failedCount > 1 ? `, in ${failedCount} allocations` : '';
  return `${check ?? `task \`${task}\` ${cause.text}`}${often}`;
}
