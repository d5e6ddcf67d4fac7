import type { Clock } from './clock.ts';
import type { Allocation } from './schedule/records.ts';
import { groupOf } from './schedule/room.ts';
import type { Store } from './store.ts';
import { courseOf } from './tasks.ts';

interface Machines {
  readonly store: Store;
  readonly clock: Clock;
  /** Called whenever an allocation's state has changed. */
  readonly onChange: (allocation: Allocation) => void;
}

/** Plays the machines: starts what was placed, lets it run, end or fail, and stops what shall stop. Runs nothing. */
export class Clients {
  readonly #machines: Machines;

  constructor(machines: Machines) {
    this.#machines = machines;
  }

  start(allocation: Allocation): void {
    const { clock } = this.#machines;
    event(allocation, 'Received', 'Task received by client', clock.now());
    clock.after(clock.pace.start, () => {
      if (allocation.DesiredStatus !== 'run' || allocation.ClientStatus !== 'pending') return;
      event(allocation, 'Task Setup', 'Building Task Directory', clock.now(), { message: 'Building Task Directory' });
      event(allocation, 'Started', 'Task started by client', clock.now());
      for (const task of allocation.Tasks.values()) Object.assign(task, { State: 'running', StartedAt: clock.now() });
      this.#set(allocation, 'running', 'Tasks are running');
      this.#finishLater(allocation);
    });
  }

  stop(allocation: Allocation): void {
    const { clock } = this.#machines;
    clock.after(0, () => {
      if (allocation.ClientStatus !== 'running' && allocation.ClientStatus !== 'pending') return;
      event(allocation, 'Killing', 'Sent interrupt', clock.now());
      this.#end(allocation, 0);
    });
  }

  #finishLater(allocation: Allocation): void {
    const { clock } = this.#machines;
    const tasks = (groupOf(allocation)?.Tasks ?? []).filter(({ Lifecycle }) => Lifecycle === null);
    const courses = tasks.map(courseOf);
    const ends = allocation.Job.Type === 'batch' || allocation.Job.Type === 'sysbatch';
    const lasting = courses.map(({ lasts }) => lasts ?? (ends ? clock.pace.finish : Infinity));
    const failing = courses.findIndex(({ exitCode }) => exitCode !== 0);
    const time = failing === -1 ? Math.max(...lasting) : (lasting[failing] ?? 0);
    clock.after(failing === -1 ? Math.max(time, clock.pace.finish) : time, () => {
      if (allocation.ClientStatus === 'running') this.#end(allocation, courses[failing]?.exitCode ?? 0);
    });
  }

  #end(allocation: Allocation, exitCode: number): void {
    const now = this.#machines.clock.now();
    event(allocation, 'Terminated', `Exit Code: ${exitCode}`, now, { exit_code: String(exitCode) }, exitCode);
    for (const task of allocation.Tasks.values())
      Object.assign(task, { State: 'dead', Failed: exitCode !== 0, FinishedAt: now });
    if (exitCode === 0) this.#set(allocation, 'complete', 'All tasks have completed');
    else this.#set(allocation, 'failed', 'Failed tasks');
  }

  #set(allocation: Allocation, status: Allocation['ClientStatus'], description: string): void {
    const { store, clock, onChange } = this.#machines;
    allocation.ClientStatus = status;
    allocation.ClientDescription = description;
    allocation.ModifyIndex = store.next();
    allocation.ModifyTime = clock.now();
    onChange(allocation);
  }
}

function event(
  allocation: Allocation,
  Type: string,
  DisplayMessage: string,
  Time: number,
  Details: Record<string, string> = {},
  ExitCode = 0,
): void {
  for (const task of allocation.Tasks.values()) task.Events.push({ Type, Time, DisplayMessage, Details, ExitCode });
}
