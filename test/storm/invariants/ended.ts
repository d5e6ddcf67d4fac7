import type { ObservedRun } from '../observed-run.ts';
import type { World } from '../world.ts';

interface Job {
  readonly Type: string;
  readonly Version: number;
  readonly TaskGroups: readonly { readonly Count: number }[];
}

interface Allocation {
  readonly JobVersion: number;
  readonly ClientStatus: string;
  readonly ClientDescription: string;
  readonly DesiredStatus: string;
  readonly NextAllocation: string;
}

interface Followed {
  readonly id: string;
  readonly child?: string;
  readonly outcome?: string;
}

const ends = new Set(['complete', 'successful']);

/** Every job whose end a successful run reports has ended in the same way according to Nomad. */
export async function checkEnds(world: Pick<World, 'ask' | 'checks' | 'story'>, observed: ObservedRun): Promise<void> {
  const jobs = JSON.parse(observed.run.outputs['jobs'] || '[]') as readonly Followed[];
  for (const { id, child = id, outcome = '' } of jobs) if (ends.has(outcome)) await checkEnd(world, observed, child);
}

/** A green run that waits for a job is green because the job has ended well. */
export async function checkEnd(
  { ask, checks, story }: Pick<World, 'ask' | 'checks' | 'story'>,
  { run, describe }: ObservedRun,
  id: string,
): Promise<void> {
  if (run.exitCode !== 0) return;
  const path = `/v1/job/${encodeURIComponent(id)}`;
  const job = await ask<Job>('GET', path);
  const state = job.Type === 'batch' ? await batchState(job, path, ask) : await deploymentState(job, path, ask);
  checks.check(
    story,
    'no run is green before every job that it followed is complete or healthy, as Nomad says',
    state === '',
    () => `${describe()} succeeded with outcome "${run.outputs['outcome']}", and \`${id}\` has ${state}`,
  );
}

/** The incomplete parts; empty if everything is complete. */
async function batchState({ Version, TaskGroups }: Job, path: string, ask: World['ask']): Promise<string> {
  const all = await ask<readonly Allocation[]>('GET', `${path}/allocations`);
  const last = all.filter(({ JobVersion, NextAllocation }) => JobVersion === Version && NextAllocation === '');
  const wanted = TaskGroups.reduce((sum, { Count }) => sum + Count, 0);
  const open = last.filter(
    ({ ClientStatus, ClientDescription, DesiredStatus }) =>
      `${ClientStatus}, ${ClientDescription}, ${DesiredStatus}` !== 'complete, All tasks have completed, run',
  );
  return last.length >= wanted && open.length === 0 ? '' : `${last.length} of ${wanted}: ${JSON.stringify(open)}`;
}

async function deploymentState({ Version }: Job, path: string, ask: World['ask']): Promise<string> {
  const latest = await ask<{ readonly JobVersion: number; readonly Status: string } | null>(
    'GET',
    `${path}/deployment`,
  );
  return latest?.JobVersion === Version && latest.Status === 'successful' ? '' : JSON.stringify(latest);
}
