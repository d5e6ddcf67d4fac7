import { clip } from '../text/markdown.ts';
import type { Allocation, ServiceCheck } from '../clients/nomad/allocations.ts';

export type TaskState = Allocation['TaskStates'][string];
export type TaskEvent = TaskState['Events'][number];

/** The reason why a task is not healthy. */
export interface TaskCause {
  /** `failure`: it failed, or waits for a missing dependency; `check`: a service is not healthy; `late`: it was not healthy in time, for no other reason. */
  readonly kind: 'failure' | 'check' | 'late' | 'unknown';
  /** A predicate of the task; quotes Nomad. */
  readonly text: string;
}

/**
 * The meaning of an event for the task. `boundary`: an attempt to run it begins or ends. `stop`: Nomad or a person stops it: its end is not a failure.
 * `progress`: never a cause.
 */
type EventKind = 'boundary' | 'progress' | 'stop' | Exclude<TaskCause['kind'], 'unknown'>;

/**
 * Events that are not failures, by type, and by text if a type has several meanings. The first matching row applies. Any other event is a failure, also
 * a type of a later version of Nomad.
 *
 * @see `TaskEvent` in Nomad's nomad/structs/structs.go, and `NewTaskEvent` in its client/, both the same in 1.8.4 and 2.0.5
 */
const meanings: readonly (readonly [meaning: EventKind, types: readonly string[], text?: RegExp])[] = [
  ['boundary', ['Received', 'Started', 'Restarting', 'Not Restarting']],
  ['progress', ['Task Setup', 'Building Task Directory', 'Downloading Artifacts', 'Driver', 'Task hook message']],
  ['progress', ['Signaling', 'Running', 'Reconnected', 'Plugin became healthy']],
  ['progress', ['Waiting for shutdown delay', 'Skipping shutdown delay']],
  ['progress', ['Alloc Unhealthy'], /^Unhealthy because of /],
  ['stop', ['Killed', 'Sibling Task Failed', 'Leader Task Dead', 'Main Tasks Dead']],
  ['stop', ['Killing'], /^Sent interrupt/],
  ['stop', ['Restart Signaled'], /^User requested |re-rendered$|token acquired$/],
  ['check', ['Restart Signaled'], /^healthcheck: /],
  ['late', ['Alloc Unhealthy'], /^Task not running .*healthy_deadline/],
  ['check', ['Alloc Unhealthy']],
];

function classifyEvent({ Type, DisplayMessage, Message }: TaskEvent): EventKind {
  const text = DisplayMessage || Message;
  return meanings.find(([, types, only]) => types.includes(Type) && (only?.test(text) ?? true))?.[0] ?? 'failure';
}

/**
 * Finds the cause in the events of a task, never a consequence of it. The text is the same while the task restarts and after Nomad has given up, as long as
 * the cause is among the last ten events, which are all that Nomad keeps: the latest attempt that failed counts, and in it what happened before Nomad or a
 * person stopped it. A completed task, such as a `prestart` task, has no cause.
 */
export function findCause(task: Pick<TaskState, 'State' | 'Failed' | 'Events'>): TaskCause {
  const { State, Failed, Events: events } = task;
  const attempts = splitAttempts(events);
  if (State === 'dead' && !Failed && attempts.slice(-1).some(hasCompleted)) return unknown;
  const lastRun = attempts.findLastIndex(({ isRun }) => isRun);
  // A failure to start is over once the task has started.
  const failures = attempts.filter(({ isRun }, at) => isRun || at > lastRun).map(listFailures);
  const failure = failures.findLast(({ length }) => length > 0);
  if (failure !== undefined) return { kind: 'failure', text: [...new Set(failure.map(describeFailure))].join('; ') };
  for (const kind of ['check', 'late'] as const) {
    const event = events.findLast((candidate) => classifyEvent(candidate) === kind);
    const text = event && describeEvent(event);
    if (text !== undefined) return { kind, text: kind === 'late' ? describeDelay(text) : `is not healthy: ${text}` };
  }
  return unknown;
}

const unknown: TaskCause = { kind: 'unknown', text: 'is not healthy' };

interface Attempt {
  readonly events: readonly TaskEvent[];
  /** Whether the task started. */
  readonly isRun: boolean;
}

function splitAttempts(events: readonly TaskEvent[]): readonly Attempt[] {
  const attempts: TaskEvent[][] = [[]];
  for (const event of events) {
    if (event.Type === 'Started') attempts.push([]);
    attempts.at(-1)?.push(event);
    if (classifyEvent(event) === 'boundary' && event.Type !== 'Started') attempts.push([]);
  }
  // Nomad may have dropped the start of the first attempt.
  return attempts.map((attemptEvents, at) => ({
    events: attemptEvents,
    isRun:
      attemptEvents[0]?.Type === 'Started' || (at === 0 && attemptEvents.some(({ Type }) => Type === 'Terminated')),
  }));
}

function listFailures(attempt: Attempt): readonly TaskEvent[] {
  const isEnd = (event: TaskEvent): boolean => attempt.isRun && (isGivenUp(attempt) || !isComplete(event));
  const failures = listEventsBeforeStop(attempt).filter(
    (event) => classifyEvent(event) === 'failure' && (event.Type !== 'Terminated' || isEnd(event)),
  );
  // If a later event is a failure, the template was no longer waiting.
  return failures.filter(({ Type }, at) => Type !== 'Template' || at === failures.length - 1);
}

/** Whether the task ended without an error. Nomad may restart such a task of a service. */
function hasCompleted(attempt: Attempt): boolean {
  const end = listEventsBeforeStop(attempt).find(({ Type }) => Type === 'Terminated');
  return end !== undefined && attempt.isRun && !isGivenUp(attempt) && isComplete(end);
}

/** The events up to the stop of the task, including it: later events are consequences. */
function listEventsBeforeStop({ events }: Attempt): readonly TaskEvent[] {
  const stop = events.findIndex((event) => classifyEvent(event) === 'stop' || stopEventTypes.has(event.Type));
  return stop === -1 ? events : events.slice(0, stop + 1);
}

const stopEventTypes: ReadonlySet<string> = new Set(['Killing', 'Restart Signaled']);

function isGivenUp({ events }: Attempt): boolean {
  return ['Restarting', 'Not Restarting'].includes(events.at(-1)?.Type ?? '');
}

function isComplete({ ExitCode, Signal, Details }: TaskEvent): boolean {
  return ExitCode === 0 && Signal === 0 && Details['oom_killed'] !== 'true';
}

function describeFailure(event: TaskEvent): string {
  const { Type } = event;
  const text = describeEvent(event);
  if (Type === 'Terminated') return describeEnd(event);
  if (Type === 'Killing') return `was killed by Nomad: ${text}`;
  if (Type === 'Template' && text.startsWith('Missing: ')) return `waits for ${describeMissing(text.slice(9))}`;
  return `failed: ${Type}${text === '' ? '' : `: ${text}`}`;
}

function describeEnd({ ExitCode, Signal, Details, Message }: TaskEvent): string {
  const reason = Message === '' ? '' : `: ${shortenToLine(Message)}`;
  if (Details['oom_killed'] === 'true') return `ran out of memory (exit code ${ExitCode})${reason}`;
  if (ExitCode === 0 && Signal !== 0) return `was terminated by signal ${Signal}${reason}`;
  return `exited with code ${ExitCode}${ExitCode === killedBySystem ? ' (killed, often out of memory)' : ''}${reason}`;
}

/** 128 and signal 9 (SIGKILL), which the kernel sends to a task that exceeds its memory. */
const killedBySystem = 137;

/** Nomad also reports "not running" if the task runs, but a check fails. */
function describeDelay(text: string): string {
  const isStarted = !text.startsWith('Task not running by ');
  const reason = isStarted ? 'it started late, or a check of its services fails' : 'it had not started';
  return `was not healthy by its ${text.slice(text.lastIndexOf('healthy_deadline'))}: ${reason}`;
}

function describeEvent({ DisplayMessage, Message }: TaskEvent): string {
  return shortenToLine(DisplayMessage || Message);
}

/** Keeps only the code and the first error of Vault's response, and drops the count of several errors, the wrapping of a driver's error, and the final full stop. */
function shortenToLine(text: string): string {
  const lines = text
    .replace(/Error making API request\.\s[^]{1,1000}?\bCode: (\d+)\. Errors:\s{1,9}\* /, '$1 ')
    .replace(/^\d+ errors? occurred:/, '')
    .replaceAll(/rpc error: code = \w+ desc = /g, '')
    .split('\n');
  return lines
    .map((line) => line.trim().replace(/^\* /, ''))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(?<!\.)\.$/, '');
}

/** Characters of a cause; the message of a driver or a check may have 4 KiB. */
const maxCauseLength = 140;

/** A short cause. Nomad wraps errors as `a: b: c`: a long cause keeps its first and last clauses. */
export function shortenCause(cause: string): string {
  if (cause.length <= maxCauseLength) return cause;
  const starts = Array.from(cause.slice(0, maxCauseLength).matchAll(/: /g), ({ index }) => cause.slice(0, index));
  const end = cause.slice(-maxCauseLength);
  const ends = Array.from(end.matchAll(/: /g), ({ index }) => end.slice(index + 2));
  const shortTexts = starts.flatMap((start) => ends.map((last) => `${start}: … ${last}`));
  const fittingTexts = shortTexts.filter(({ length }) => length <= maxCauseLength);
  return fittingTexts.toSorted((a, b) => b.length - a.length)[0] ?? clip(cause, maxCauseLength - 1);
}

/** The result of a Nomad service check, with its last output. */
export function describeFailingCheck({ Check, Service, Output }: ServiceCheck): string {
  return `check \`${Check}\` of service \`${Service}\` fails: ${shortenToLine(Output)}`;
}

/** By template function. */
const kinds: readonly (readonly [start: string, label: string])[] = [
  ['nomad.var.', 'Nomad variable'],
  ['kv.', 'Consul key'],
  ['vault.', 'Vault secret'],
  ['health.service', 'Consul service'],
  ['catalog.service', 'Consul service'],
  ['nomad.service', 'Nomad service'],
];

/** `nomad.var.block(nomad/jobs/web/db@default.global), kv.block(app/x), and 2 more` in words. */
function describeMissing(list: string): string {
  const all = list.split(/,\s+(?=[a-z.]+\(|and \d)/).map((term) => {
    const [, name = '', argument = ''] = /^([a-z.]+)\((.*)\)$/.exec(term) ?? [];
    const label = kinds.find(([start]) => name.startsWith(start))?.[1];
    return label === undefined ? term : `${label} \`${argument.replace(/@[^@/]*$/, '')}\``;
  });
  return `${all.join(', ')}, which ${all.length > 1 ? 'do' : 'does'} not exist or cannot be read`;
}
