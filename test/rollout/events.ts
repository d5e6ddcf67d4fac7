import type { Allocation } from '../../src/clients/nomad/allocations.ts';

export type Event = Allocation['TaskStates'][string]['Events'][number];

export function event(Type: string, DisplayMessage = '', more: Partial<Event> = {}): Event {
  return { Type, DisplayMessage, Message: '', Time: null, ExitCode: 0, Signal: 0, Details: {}, ...more };
}

/** The events of Nomad 1.8.4 and 2.0.5, with their texts. */
export const received = event('Received', 'Task received by client');
export const setUp = event('Task Setup', 'Building Task Directory');
export const started = event('Started', 'Task started by client');
export const restarting = event('Restarting', 'Task restarting in 17s');
export const notRestarting = event('Not Restarting', 'Policy allows no restarts', { Details: { fails_task: 'true' } });
export const unhealthy = event('Alloc Unhealthy', 'Unhealthy because of failed task');
export const stopping = event('Killing', 'Sent interrupt. Waiting 5s before force killing');
export const killed = event('Killed', 'Task successfully killed');
export const restartRequested = event('Restart Signaled', 'User requested task to restart');
export const checkFailed = event('Restart Signaled', 'healthcheck: check "up" unhealthy');
export const lateTask = event(
  'Alloc Unhealthy',
  'Task not running for min_healthy_time of 1s by healthy_deadline of 8s',
);
export const missingVariable = event('Template', 'Missing: nomad.var.block(nomad/jobs/web/db@default.global)');

export function terminate(ExitCode: number, Signal = 0, more: Partial<Event> = {}): Event {
  return event('Terminated', `Exit Code: ${ExitCode}`, { ExitCode, Signal, ...more });
}

/** By which Nomad kills a task that it does not start again. */
export function createKilling(reason: string): Event {
  return event('Killing', reason, { Details: { fails_task: 'true' } });
}

export function task(Events: readonly Event[], more: Partial<Allocation['TaskStates'][string]> = {}) {
  return { State: 'dead', Events: [...Events], Restarts: 0, Failed: false, StartedAt: null, ...more };
}

export function allocation(TaskStates: Allocation['TaskStates'], more: Partial<Allocation> = {}): Allocation {
  return {
    ID: '0123456789ab',
    TaskGroup: 'app',
    NodeName: 'n1',
    ClientStatus: 'failed',
    DeploymentStatus: null,
    CreateIndex: 7,
    TaskStates,
    ...more,
  } as Allocation;
}
