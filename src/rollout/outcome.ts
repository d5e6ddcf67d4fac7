import type { ActionError } from '../errors.ts';
import { redactUnplaced, type Unplaced } from '../nomad-plan/placement.ts';
import type { Scrub } from '../redaction/hidden-text.ts';
import type { Allocation } from '../clients/nomad/allocations.ts';

/** The outcome of a rollout, or the reason for not following it further. */
export type RolloutKind =
  | 'successful'
  | 'failed'
  | 'rolled-back'
  | 'awaiting-promotion'
  | 'placement-blocked'
  | 'no-deployment'
  | 'superseded'
  | 'timed-out';

const kindsWorstFirst: readonly RolloutKind[] = [
  'failed',
  'rolled-back',
  'placement-blocked',
  'superseded',
  'timed-out',
  'awaiting-promotion',
  'no-deployment',
  'successful',
];

/** Undefined for an empty list. */
export function worstRollout(rollouts: readonly Rollout[]): Rollout | undefined {
  return rollouts.toSorted((a, b) => rolloutSeverity(a) - rolloutSeverity(b))[0];
}

/** How bad an outcome is; 0 is the worst. */
export function rolloutSeverity({ kind }: Pick<Rollout, 'kind'>): number {
  return kindsWorstFirst.indexOf(kind);
}

const successfulKinds: ReadonlySet<RolloutKind> = new Set(['successful', 'no-deployment', 'awaiting-promotion']);

/** Whether a rollout ended as expected of a successful write. */
export function isSuccessfulRollout({ kind, denial }: Pick<Rollout, 'kind' | 'denial'>): boolean {
  return successfulKinds.has(kind) && denial === undefined;
}

export interface GroupProgress {
  readonly name: string;
  readonly desired: number;
  readonly placed: number;
  readonly healthy: number;
  readonly unhealthy: number;
  /** Desired canaries; 0 without canaries. */
  readonly canaries: number;
  readonly promoted: boolean;
}

/** Why an allocation is unhealthy, from its task events. */
export interface TaskProblem {
  readonly group: string;
  readonly task: string;
  readonly allocation: string;
  readonly node: string;
  readonly exitCode: number | undefined;
  readonly signal: number | undefined;
  readonly restarts: number;
  /** What it waits for before it starts; see {@link describeWait}. */
  readonly wait?: string | undefined;
  /** Why Nomad has killed it, not to start it again; see {@link killReason}. */
  readonly killed?: string | undefined;
  /** The last messages of Nomad, oldest first; at most 4. */
  readonly events: readonly string[];
  /** The last lines of stderr, at most 50; undefined if not requested or not permitted. */
  readonly logs: readonly string[] | undefined;
}

/** A healthy canary that waits for promotion, and where it is reached. The names are those of the output `canaries`. */
export interface ReadyCanary {
  readonly job: string;
  readonly namespace: string;
  readonly group: string;
  /** Its ID. */
  readonly allocation: string;
  /** The name of its node. */
  readonly node: string;
  /** `host:port` by the label of the port. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The names of its services that Nomad has registered. */
  readonly services: readonly string[];
  /** The ID of its deployment. */
  readonly deployment: string;
}

/** What a rollout does until the next phase, or its end. */
export interface RolloutPhase {
  readonly name: 'placement' | 'canaries' | 'wait' | 'allocations' | 'rollback';
  readonly from: Date;
}

/** The outcome of a write. */
export interface Rollout {
  readonly kind: RolloutKind;
  /** Empty if there is none. */
  readonly evalId: string;
  readonly deploymentId: string;
  /** The registered version of the job. */
  readonly version: number | undefined;
  /** The version that it was rolled back to, whether that version is healthy again, and the live version that repeats it. */
  readonly revertedTo:
    | {
        readonly version: number;
        readonly healthy: boolean;
        readonly live: { readonly version: number; readonly groups: readonly GroupProgress[] } | undefined;
      }
    | undefined;
  /** The versions that take traffic, the oldest first; undefined where they are unknown. */
  readonly serving: readonly number[] | undefined;
  /** Whether all allocations are healthy by now, although the deployment had failed. */
  readonly recovered?: boolean;
  /** Whether a canary ended after it was healthy: Nomad's deployment is still running, and does not replace it. */
  readonly deadCanary?: boolean;
  /** Since when Nomad has not answered; undefined where it answered last. */
  readonly silentSince?: Date | undefined;
  /** Why the run could not promote healthy canaries. */
  readonly denial: ActionError | undefined;
  readonly groups: readonly GroupProgress[];
  /** Those that are healthy and wait for promotion; without secrets in their names. */
  readonly canaries?: readonly ReadyCanary[];
  readonly unplaced: readonly Unplaced[];
  /** Worst first, at most 3. */
  readonly troubles: readonly TaskProblem[];
  /** Nomad's description of the deployment's status. */
  readonly description: string;
  readonly milliseconds: number;
  /** In order; the last one ends with the rollout. */
  readonly phases?: readonly RolloutPhase[];
  /** Why following ended before the rollout did. */
  readonly ended: 'deadline' | 'cancelled' | undefined;
}

export interface Progress {
  /** For the log: `2 of 3 healthy`. */
  readonly text: string;
  readonly groups: readonly GroupProgress[];
  readonly deploymentId: string;
  /** When canaries are promoted; undefined while none of them wait for that. */
  readonly promotionAt: Date | undefined;
  /** What its tasks wait for, and their restarts; empty for neither. */
  readonly detail: string;
}

export type ChildJobEnd =
  | 'succeeded'
  | 'failed'
  /** Its node was lost, and it was not replaced. */
  | 'lost'
  /** Stopped before it was complete. */
  | 'stopped'
  | 'placement-blocked';

/** The outcome of a job that was dispatched, or launched by a periodic job. */
export interface ChildJobOutcome {
  readonly kind: ChildJobEnd | 'timed-out';
  readonly unplaced: readonly Unplaced[];
  /** Worst first, at most 3; empty if there is none. */
  readonly troubles: readonly TaskProblem[];
  /** Its last state: `1 running, 2 complete`. */
  readonly text: string;
  /** Since when Nomad has not answered; undefined where it answered last. */
  readonly silentSince?: Date | undefined;
  readonly milliseconds: number;
  /** Why following ended before the job did. */
  readonly ended: 'deadline' | 'cancelled' | undefined;
}

/** Removes secrets from a rollout: task events and output may quote the job. */
export function redactRollout(rollout: Rollout, scrub: Scrub): Rollout {
  const { denial } = rollout;
  return {
    ...rollout,
    description: scrub(rollout.description),
    denial: denial?.withMessage(scrub(denial.message), denial.location),
    ...redactQuotes(rollout, scrub),
  };
}

/** Like {@link redactRollout}, for a child job. */
export function redactChildJob(outcome: ChildJobOutcome, scrub: Scrub): ChildJobOutcome {
  return { ...outcome, text: scrub(outcome.text), ...redactQuotes(outcome, scrub) };
}

interface Quotes {
  readonly troubles: readonly TaskProblem[];
  readonly unplaced: readonly Unplaced[];
}

function redactQuotes({ troubles, unplaced }: Quotes, scrub: Scrub): Quotes {
  return {
    troubles: troubles.map((trouble) => redactTaskProblem(trouble, scrub)),
    unplaced: unplaced.map((one) => redactUnplaced(one, scrub)),
  };
}

/** Removes secrets from the events and the output of a task. */
export function redactTaskProblem(trouble: TaskProblem, scrub: Scrub): TaskProblem {
  return {
    ...trouble,
    wait: trouble.wait === undefined ? undefined : scrub(trouble.wait),
    killed: trouble.killed === undefined ? undefined : scrub(trouble.killed),
    events: trouble.events.map((event) => scrub(event)),
    // A secret may span several lines.
    logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n'), 'whole').split('\n'),
  };
}

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

/** The tasks that failed, restarted or wait for what is missing; all tasks of an unhealthy allocation without such a task. */
function tasksOf({ TaskStates }: Allocation): readonly (readonly [string, TaskState])[] {
  const tasks = Object.entries(TaskStates);
  const bad = tasks.filter(([, state]) => problemScore(state) > 0);
  return bad.length > 0 ? bad : tasks;
}

function problemScore(state: TaskState): number {
  return (state.Failed ? 1000 : 0) + state.Restarts + (describeWait(state) === undefined ? 0 : 1);
}

function taskProblem(allocation: Allocation, task: string, state: TaskState): TaskProblem {
  const { Events, Restarts } = state;
  const ended = Events.findLast((event) => event.Type === 'Terminated');
  return {
    group: allocation.TaskGroup,
    task,
    allocation: allocation.ID,
    node: allocation.NodeName,
    exitCode: ended?.ExitCode,
    signal: ended?.Signal,
    restarts: Restarts,
    wait: describeWait(state),
    killed: killReason(Events),
    events: Events.slice(-maxEvents).map(taskEventText),
    logs: undefined,
  };
}

/**
 * Why Nomad has killed a task that it does not start again: "Vault: failed to renew vault token: 403 permission denied", with the code and the first error of
 * Vault's answer. Undefined where it ended by itself, or was stopped on request.
 *
 * @see `SetFailsTask` in Nomad's client/allocrunner/taskrunner/
 */
function killReason(events: readonly Event[]): string | undefined {
  const last = events.findLast(
    ({ Type, Details }) => Type === 'Started' || (Details['fails_task'] === 'true' && Type === 'Killing'),
  );
  if (last?.Type !== 'Killing') return undefined;
  const text = last.DisplayMessage || last.Message;
  return text
    .replace(/Error making API request\.\s[^]{1,1000}?\bCode: (\d+)\. Errors:\s{1,9}\* /, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}

function taskEventText({ DisplayMessage, Message, Type }: Event): string {
  const message = DisplayMessage || Message;
  return message === '' ? Type : `${Type}: ${message}`;
}

/** Failures and waits of tasks so far: `task server restarted 2×, last exit code 137`, of at most 3 tasks; empty without any. */
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
  const wait = states.map(describeWait).findLast((one) => one !== undefined);
  const what =
    restarts > 0
      ? `restarted ${restarts}×${wait === undefined ? '' : `, ${wait}`}`
      : (wait ?? `failed ${states.length}×`);
  return `task ${task} ${what}${ended === undefined ? '' : `, last exit code ${ended.ExitCode}`}`;
}

/**
 * What a task that has not started waits for, by its latest event: "waits for Nomad variable `nomad/jobs/web/db`, which does not exist". Undefined where it waits for
 * nothing that is missing. Nomad waits for a template without a limit, and tries an image and an artifact again.
 *
 * @see `missingDepEventLimit` in Nomad's client/allocrunner/taskrunner/template/template.go
 */
export function describeWait({ State, Events }: Pick<TaskState, 'State' | 'Events'>): string | undefined {
  return State === 'pending' ? Events.map(missingIn).findLast((missing) => missing !== undefined) : undefined;
}

function missingIn({ Type, DisplayMessage, Message }: Event): string | undefined {
  const text = DisplayMessage || Message;
  if (Type === 'Template' && text.startsWith('Missing: ')) return `waits for ${describeMissing(text.slice(9))}`;
  if (Type === 'Driver Failure' && /\bpull\b|\bimage\b/i.test(text)) return `waits for its image: ${text}`;
  return Type === 'Failed Artifact Download' ? `waits for an artifact: ${text}` : undefined;
}

/** By the function of the template. */
const kinds: readonly (readonly [start: string, what: string])[] = [
  ['nomad.var.', 'Nomad variable'],
  ['kv.', 'Consul key'],
  ['vault.', 'Vault secret'],
  ['health.service', 'Consul service'],
  ['catalog.service', 'Consul service'],
  ['nomad.service', 'Nomad service'],
];

/** `nomad.var.block(nomad/jobs/web/db@default.global), kv.block(app/x), and 2 more` in words. */
function describeMissing(list: string): string {
  const all = list.split(/,\s+(?=[a-z.]+\(|and \d)/).map((one) => {
    const [, name = '', of = ''] = /^([a-z.]+)\((.*)\)$/.exec(one) ?? [];
    const what = kinds.find(([start]) => name.startsWith(start))?.[1];
    return what === undefined ? one : `${what} \`${of.replace(/@[^@/]*$/, '')}\``;
  });
  return `${all.join(', ')}, which ${all.length > 1 ? 'do' : 'does'} not exist or cannot be read`;
}
