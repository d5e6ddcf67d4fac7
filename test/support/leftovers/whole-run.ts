import { existsSync, rmSync } from 'node:fs';
import { listLeftovers, openRunFolder, runFolder } from './folders.ts';
import { endProcessesIn, endWithin, listProcesses } from './processes.ts';

/** Milliseconds in which processes that were asked to end have to end. */
const exitTimeout = 5000;

/** Ends and removes the leftovers of the files of this run, and lists them, each with the file. A second call finds nothing. */
export async function clearLeftovers(): Promise<readonly string[]> {
  const folder = runFolder();
  if (folder === undefined || !existsSync(folder)) return [];
  await endWithin(folder, exitTimeout);
  const left = listProcesses(folder).map(({ pid, entry, command }) => `${entry}: process ${pid} (${command})`);
  await endProcessesIn(folder, exitTimeout);
  const leftovers = [...left, ...listLeftovers(folder)];
  rmSync(folder, { recursive: true, force: true });
  return leftovers;
}

/** Vitest calls this before the first file, and the returned function after the last one. */
export default function setup(): () => Promise<void> {
  openRunFolder();
  return async () => {
    const left = await clearLeftovers();
    if (left.length > 0) throw new Error(`Test files leave behind: ${left.join(', ')}`);
  };
}
