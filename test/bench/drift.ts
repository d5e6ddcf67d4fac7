import { removeRunFolders, runAction } from '../support/action.ts';
import { expectSuccess, withPeak } from './growth/measured.ts';
import { jobText } from './job-text.ts';
import { jobFolder, startSandboxProcess } from './many-jobs.ts';
import type { Workspace } from '../support/workspace.ts';

const count = 2000;
/** Seconds and MiB. */
const goals = { time: 6, memory: 260 };

async function send(address: string, path: string, body: object): Promise<object> {
  const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as object;
}

async function registerAll(address: string): Promise<void> {
  for (let index = 0; index < count; index++) {
    const job = await send(address, '/v1/jobs/parse', { JobHCL: jobText(index), Canonicalize: true });
    await send(address, '/v1/jobs', { Job: job });
  }
}

async function findDrift(address: string, folder: Workspace, what: string): Promise<void> {
  const inputs = { mode: 'drift', address, 'job-files': 'jobs/*.nomad.hcl', issue: 'off' };
  const { run, peak } = await withPeak((env) => runAction({ inputs, workspace: folder.path, env }));
  const { milliseconds, outputs } = expectSuccess(run);
  removeRunFolders();
  const isMet = milliseconds <= goals.time * 1000 && peak <= goals.memory;
  console.log(
    `2,000 jobs, ${what}: drift in ${(milliseconds / 1000).toFixed(1)} s, peak memory ${peak.toFixed(0)} MiB (goal ≤ ${goals.time} s and ≤ ${goals.memory}: ${isMet ? 'met' : 'MISSED'}); ${outputs['summary'] ?? ''}`,
  );
}

/** Looks for drift of 2,000 jobs that are all missing, and then of the same jobs when all of them run. */
export async function measureDrift(): Promise<void> {
  await using cluster = await startSandboxProcess();
  using folder = jobFolder(count);
  folder.commit();
  await findDrift(cluster.address, folder, 'all missing');
  await registerAll(cluster.address);
  await findDrift(cluster.address, folder, 'none drifted');
}
