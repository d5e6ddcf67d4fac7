import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction, removeRunFolders } from '../support/action.ts';
import { expectSuccess } from './growth/measured.ts';
import { jobFolder, startSandboxProcess } from './many-jobs.ts';

/** The bundled sources: dist does not contain the file of a function. */
const script = 'build/js/main.js';

/** Of a profile of V8: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** In microseconds. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
}

/** Prints the ten largest shares of the processor time of a plan, by room of `src/` and by function. Needs the output of `npm run build` in `build/`. */
async function profilePlan(address: string, count: number): Promise<void> {
  using folder = jobFolder(count);
  const profiles = mkdtempSync(join(tmpdir(), 'outrider-profile-'));
  const env = { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${profiles}` };
  try {
    const inputs = { address, 'job-files': 'jobs/*.nomad.hcl' };
    const run = expectSuccess(await runAction({ inputs, workspace: folder.path, env, script }));
    removeRunFolders();
    const texts = readdirSync(profiles).map((file) => readFileSync(join(profiles, file), 'utf8'));
    const profile = JSON.parse(texts.find((text) => text.includes(script)) ?? '') as Profile;
    console.log(`\nA plan of ${count} jobs: ${run.milliseconds.toFixed(0)} ms`);
    printShares(profile, ({ callFrame }) => findRoom(callFrame));
    console.log('');
    printShares(profile, ({ callFrame }) => `${callFrame.functionName || '(anonymous)'} of ${findRoom(callFrame)}`);
  } finally {
    rmSync(profiles, { recursive: true, force: true });
  }
}

function printShares({ nodes, samples, timeDeltas }: Profile, findName: (node: ProfileNode) => string): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shares = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const node = byId.get(id);
    if (node === undefined || node.callFrame.functionName === '(idle)') continue;
    const name = findName(node);
    shares.set(name, (shares.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const all = [...shares.values()].reduce((sum, time) => sum + time, 0);
  for (const [name, time] of [...shares].toSorted(([, a], [, b]) => b - a).slice(0, 10))
    console.log(
      `${((100 * time) / all).toFixed(1).padStart(5)} %  ${(time / 1000).toFixed(0).padStart(5)} ms  ${name}`,
    );
}

/** The room of `src/` that a script belongs to, or the name of its package. */
function findRoom({ url, functionName }: ProfileNode['callFrame']): string {
  if (url === '') return functionName === '(garbage collector)' ? 'garbage collector' : 'V8';
  if (!url.startsWith('file:')) return 'Node.js';
  return /\/build\/js\/([^/]+)/.exec(url)?.[1] ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? 'test';
}

/** Profiles the sizes that the goals are about. */
export async function profilePlans(): Promise<void> {
  await using cluster = await startSandboxProcess();
  for (const count of [100, 300, 2000]) await profilePlan(cluster.address, count);
}
