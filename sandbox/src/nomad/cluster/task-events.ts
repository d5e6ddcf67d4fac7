import type { Allocation, TaskEvent } from '../state/records.ts';

type Body = Omit<TaskEvent, 'Time'>;

/** The maximum number of events of a task; Nomad drops the oldest ones. */
const maxEvents = 10;

/** Records an event of one task of an allocation, or of all. @param now in nanoseconds */
export function recordEvent(allocation: Allocation, event: Body, now: number, name?: string): void {
  for (const [key, task] of allocation.Tasks)
    if (name === undefined || name === key) task.Events = [...task.Events, { ...event, Time: now }].slice(-maxEvents);
}

/** Task events with the text of Nomad's clients. */
export const received: Body = { Type: 'Received', DisplayMessage: 'Task received by client', Details: {} };
export const started: Body = { Type: 'Started', DisplayMessage: 'Task started by client', Details: {} };
export const killed: Body = { Type: 'Killed', DisplayMessage: 'Task successfully killed', Details: {} };

export const setUp: Body = {
  Type: 'Task Setup',
  DisplayMessage: 'Building Task Directory',
  Message: 'Building Task Directory',
  Details: { message: 'Building Task Directory' },
};

/** A task is signaled to end. The timeout is in nanoseconds. */
export function createKilling(KillTimeout: number, text?: string): Body {
  const timeout = formatDuration(KillTimeout);
  return {
    Type: 'Killing',
    DisplayMessage: text ?? `Sent interrupt. Waiting ${timeout} before force killing`,
    KillTimeout,
    Details: { kill_timeout: timeout },
  };
}

/** A task has ended, by itself (signal 0) or by a signal. */
export function createTerminated(ExitCode: number, Signal = 0): Body {
  return {
    Type: 'Terminated',
    DisplayMessage: `Exit Code: ${ExitCode}${Signal === 0 ? '' : `, Signal: ${Signal}`}`,
    ExitCode,
    Signal,
    Details: { exit_code: String(ExitCode), signal: String(Signal), oom_killed: 'false' },
  };
}

/** A driver could not start a task. */
export function createDriverFailure(DriverError: string): Body {
  return { Type: 'Driver Failure', DisplayMessage: DriverError, DriverError, Details: { driver_error: DriverError } };
}

/** A task will be restarted. The delay is in nanoseconds. */
export function createRestarting(StartDelay: number, RestartReason = 'Restart within policy'): Body {
  return {
    Type: 'Restarting',
    DisplayMessage: `Task restarting in ${formatDuration(StartDelay)}`,
    RestartReason,
    StartDelay,
    Details: { restart_reason: RestartReason, start_delay: String(StartDelay) },
  };
}

/** A task is restarted on request. */
export function createRestartSignaled(RestartReason: string): Body {
  return {
    Type: 'Restart Signaled',
    DisplayMessage: RestartReason,
    RestartReason,
    Details: { restart_reason: RestartReason },
  };
}

/** A task has failed permanently. */
export function createNotRestarting(RestartReason: string): Body {
  return {
    Type: 'Not Restarting',
    DisplayMessage: RestartReason,
    RestartReason,
    FailsTask: true,
    Details: { restart_reason: RestartReason, fails_task: 'true' },
  };
}

/** A task has ended because another task of its group failed. */
export function createSiblingFailed(FailedSibling: string): Body {
  return {
    Type: 'Sibling Task Failed',
    DisplayMessage: `Task's sibling ${JSON.stringify(FailedSibling)} failed`,
    FailedSibling,
    Details: { failed_sibling: FailedSibling },
  };
}

/** The reason why an allocation became unhealthy. */
export function createUnhealthy(state: 'failed' | 'dead'): Body {
  const Message = `Unhealthy because of ${state} task`;
  return { Type: 'Alloc Unhealthy', DisplayMessage: Message, Message, Details: { message: Message } };
}

/** A task is not healthy in time because a check fails; Nomad (2.0.5) reports that it did not run. The times are in nanoseconds. */
export function createNotHealthyInTime(minimum: number, deadline: number): Body {
  const Message = `Task not running for min_healthy_time of ${formatDuration(minimum)} by healthy_deadline of ${formatDuration(deadline)}`;
  return { Type: 'Alloc Unhealthy', DisplayMessage: Message, Message, Details: { message: Message } };
}

/** Prints nanoseconds as Go does: `1m30s`, `1.5s`, `0s`. */
export function formatDuration(nanoseconds: number): string {
  if (nanoseconds === 0) return '0s';
  const units = [
    ['ns', 1],
    ['µs', 1e3],
    ['ms', 1e6],
  ] as const;
  const [unit, size] = units.findLast(([, duration]) => nanoseconds >= duration) ?? units[0];
  if (nanoseconds < 1e9) return `${nanoseconds / size}${unit}`;
  const hours = Math.floor(nanoseconds / 3.6e12);
  const minutes = Math.floor((nanoseconds % 3.6e12) / 6e10);
  const seconds = (nanoseconds % 6e10) / 1e9;
  return `${hours > 0 ? `${hours}h` : ''}${hours > 0 || minutes > 0 ? `${minutes}m` : ''}${seconds}s`;
}
