import type { Allocation } from '../clients/nomad/allocations.ts';
import type { TaskProblem } from './outcome.ts';

type TaskState = Allocation['TaskStates'][string];
type Event = TaskState['Events'][number];

const maxProblems = 3;
const maxEvents = 4;

/** The tasks that prevent a version of a job from becoming healthy, worst first, each task of a group once. */
export function findTaskProblems(allocations: readonly Allocation[]): readonly TaskProblem[] {
  const found = allocations
    .filter(isUnhealthy)
    .toSorted((a, b) => b.CreateIndex - a.CreateIndex)
    .flatMap((allocation) =>
      tasksOf(allocation).map(([task, state]) => ({ trouble: taskProblem(allocation, task, state), state })),
    )
    .toSorted((a, b) => problemScore(b.state) - problemScore(a.state));
  const once = Map.groupBy(found, ({ trouble }) => JSON.stringify([trouble.group, trouble.task]));
  return [...once.values()].flatMap((same) => same.slice(0, 1).map(({ trouble }) => trouble)).slice(0, maxProblems);
}

function isUnhealthy({ ClientStatus, DeploymentStatus, TaskStates }: Allocation): boolean {
  return (
    ClientStatus === 'failed' ||
    ClientStatus === 'lost' ||
    DeploymentStatus?.Healthy === false ||
    Object.values(TaskStates).some((state) => problemScore(state) > 0)
  );
}

/** The tasks that failed or restarted; all tasks of an unhealthy allocation without such a task. */
function tasksOf({ TaskStates }: Allocation): readonly (readonly [string, TaskState])[] {
  const tasks = Object.entries(TaskStates);
  const bad = tasks.filter(([, state]) => problemScore(state) > 0);
  return bad.length > 0 ? bad : tasks;
}

function problemScore({ Failed, Restarts }: TaskState): number {
  return (Failed ? 1000 : 0) + Restarts;
}

function taskProblem(allocation: Allocation, task: string, { Events, Restarts }: TaskState): TaskProblem {
  const ended = Events.findLast((event) => event.Type === 'Terminated');
  return {
    group: allocation.TaskGroup,
    task,
    allocation: allocation.ID,
    node: allocation.NodeName,
    exitCode: ended?.ExitCode,
    signal: ended?.Signal,
    restarts: Restarts,
    events: Events.slice(-maxEvents).map(taskEventText),
    logs: undefined,
  };
}

function taskEventText({ DisplayMessage, Message, Type }: Event): string {
  const message = DisplayMessage || Message;
  return message === '' ? Type : `${Type}: ${message}`;
}

/** Failures of tasks so far: `task server restarted 2×, last exit code 137`, of at most 3 tasks; empty without any. */
export function describeRestarts(allocations: readonly Allocation[]): string {
  const failing = allocations
    .toSorted((a, b) => a.CreateIndex - b.CreateIndex)
    .flatMap(({ TaskStates }) => Object.entries(TaskStates).filter(([, state]) => problemScore(state) > 0));
  const byTask = [...Map.groupBy(failing, ([task]) => task)].slice(0, maxProblems);
  return byTask
    .map(([task, same]) =>
      describeTaskRestarts(
        task,
        same.map(([, state]) => state),
      ),
    )
    .join('; ');
}

/** @param states of the same task in several allocations, the oldest first */
function describeTaskRestarts(task: string, states: readonly TaskState[]): string {
  const restarts = states.reduce((sum, { Restarts }) => sum + Restarts, 0);
  const ended = states.flatMap(({ Events }) => Events).findLast(({ Type }) => Type === 'Terminated');
  const what = restarts > 0 ? `restarted ${restarts}×` : `failed ${states.length}×`;
  return `task ${task} ${what}${ended === undefined ? '' : `, last exit code ${ended.ExitCode}`}`;
}
