import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface FoundProcess {
  readonly pid: number;
  /** The entry of the folder that it names. */
  readonly entry: string;
  readonly command: string;
}

/** The files of a process under /proc; empty once it has ended, and for processes of other users. */
function read(pid: string, name: 'cmdline' | 'cwd' | 'environ'): string {
  const path = join('/proc', pid, name);
  try {
    return name === 'cwd' ? `${readlinkSync(path)}/` : readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The command line of a process; empty if it cannot be read. */
export function readCommand(pid: number): string {
  return read(String(pid), 'cmdline').split('\0').join(' ').trim();
}

/** Processes whose command line, environment or working directory is in a folder. None if the system has no /proc. */
export function listProcesses(folder: string): readonly FoundProcess[] {
  if (!existsSync('/proc/self')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  return pids.flatMap((pid) => {
    const text = [read(pid, 'cmdline'), read(pid, 'environ'), read(pid, 'cwd')].join('\0');
    const at = text.indexOf(`${folder}/`);
    if (at === -1) return [];
    const entry = text.slice(at + folder.length + 1).split(/[/\0]/, 1)[0] ?? '';
    return [{ pid: Number(pid), entry, command: readCommand(Number(pid)) }];
  });
}

/** Whether the processes of a folder end by themselves within some milliseconds. */
export async function endWithin(folder: string, milliseconds: number): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(50)) {
    if (listProcesses(folder).length === 0) return true;
  }
  return false;
}

/** Ends the processes of a folder: asks them to, and kills the remaining ones after some milliseconds. */
export async function endProcessesIn(folder: string, milliseconds: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    signalAll(folder, signal);
    if (await endWithin(folder, milliseconds)) return;
  }
}

function signalAll(folder: string, signal: NodeJS.Signals): void {
  for (const { pid } of listProcesses(folder)) signalProcess(pid, signal);
}

/** Signals one other process, unless it has ended since it was found. 0 and negative numbers would mean whole groups, such as the test's own. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) throw new RangeError(`${pid} is not allowed`);
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
