import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { timed } from './figures.ts';
import type { Workspace } from '../support/workspace.ts';

/** Whether the `nomad` command is on PATH. */
export function hasCommandLine(): boolean {
  return spawnSync('nomad', ['version'], { stdio: 'ignore' }).status === 0;
}

/** Milliseconds for `nomad job plan` over all files of the folder: one after the other, and eight at once. */
export async function planByCommandLine(
  address: string,
  folder: Workspace,
  token = '',
): Promise<{ readonly loop: number; readonly eightAtOnce: number }> {
  const files = readdirSync(join(folder.path, 'jobs')).map((name) => join(folder.path, 'jobs', name));
  const env = { ...process.env, NOMAD_ADDR: address, NOMAD_TOKEN: token };
  // Exit code 1 means that there are changes, 255 is an error.
  const script = 'nomad job plan -no-color "$1" >/dev/null; test $? -le 1';
  const all = (atOnce: number): void => {
    execFileSync('xargs', ['-P', String(atOnce), '-n', '1', 'sh', '-c', script, 'sh'], {
      env,
      input: files.join('\n'),
    });
  };
  return { loop: await timed(() => all(1)), eightAtOnce: await timed(() => all(8)) };
}
