import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './figures.ts';
import type { Workspace } from '../support/workspace.ts';

export function hasCommandLine(): boolean {
  return spawnSync('nomad', ['version'], { stdio: 'ignore' }).status === 0;
}

/** Milliseconds for a shell command over all files of the folder, some at once. */
async function runForEach(folder: Workspace, script: string, env: NodeJS.ProcessEnv, atOnce: number): Promise<number> {
  const files = readdirSync(join(folder.path, 'jobs')).map((name) => join(folder.path, 'jobs', name));
  return measure(() =>
    execFileSync('xargs', ['-P', String(atOnce), '-n', '1', 'sh', '-c', script, 'sh'], {
      env: { ...process.env, ...env },
      input: files.join('\n'),
    }),
  );
}

/** Milliseconds for `nomad job plan` over all files of the folder. */
export async function planWithCli(address: string, folder: Workspace, atOnce: number, token = ''): Promise<number> {
  // Exit code 1 means that there are changes, 255 is an error.
  const script = 'nomad job plan -no-color "$1" >/dev/null; test $? -le 1';
  return runForEach(folder, script, { NOMAD_ADDR: address, NOMAD_TOKEN: token }, atOnce);
}

/** Milliseconds for a shell script of `curl` and `jq`, one file after the other. */
export async function planByShell(address: string, folder: Workspace): Promise<number> {
  const script = `
    job=$(jq -Rs '{JobHCL: .}' "$1" | curl -sf --data-binary @- "$NOMAD_ADDR/v1/jobs/parse") || exit 255
    id=$(printf %s "$job" | jq -r .ID)
    printf %s "$job" | jq -c '{Job: ., Diff: true}' | curl -sf --data-binary @- "$NOMAD_ADDR/v1/job/$id/plan" | jq .Diff.Type >/dev/null`;
  return runForEach(folder, script, { NOMAD_ADDR: address }, 1);
}
