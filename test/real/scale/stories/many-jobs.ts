import pMap from 'p-map';
import { planWithCli } from '../../../bench/command-line.ts';
import { poll } from '../../client/agent.ts';
import type { ScaleCluster } from '../cluster.ts';
import { jobFile } from '../job-files.ts';
import type { Scale } from '../main.ts';
import { toFile, startPull, type Measured, type ScalePull } from '../pull.ts';

const toId = (index: number): string => `scale-${index}`;

function toFiles(from: number, to: number, image: string): Record<string, string> {
  const indexes = Array.from({ length: to - from }, (_, at) => from + at);
  return Object.fromEntries(indexes.map((index) => [toFile(toId(index)), jobFile(toId(index), { image })]));
}

/** Registers jobs without Outrider, and waits until all of them run. */
export async function fill(cluster: ScaleCluster, texts: readonly string[]): Promise<void> {
  await pMap(
    texts,
    async (JobHCL) => {
      const Job = await cluster.ask('POST', '/v1/jobs/parse', { JobHCL, Canonicalize: true });
      await cluster.ask('POST', '/v1/jobs', { Job });
    },
    { concurrency: 10 },
  );
  // A registered job has no deployment until it is evaluated, and until then its plan places what it would replace later.
  for (const [list, status] of [
    ['evaluations', 'pending'],
    ['deployments', 'running'],
  ] as const)
    await poll(600_000, async () => {
      const filter = encodeURIComponent(`Status == "${status}"`);
      return (await cluster.ask<object[]>('GET', `/v1/${list}?filter=${filter}&per_page=1`)).length === 0;
    });
}

/** The jobs that do not run this image. */
async function describeLost(cluster: ScaleCluster, from: number, to: number, image: string): Promise<string> {
  const ids = Array.from({ length: to - from }, (_, at) => toId(from + at));
  const images = await pMap(
    ids,
    async (id) => {
      const { TaskGroups } = await cluster.ask<{ TaskGroups: { Tasks: { Env: { IMAGE: string } }[] }[] }>(
        'GET',
        `/v1/job/${id}`,
      );
      return TaskGroups[0]?.Tasks[0]?.Env.IMAGE;
    },
    { concurrency: 10 },
  );
  const wrong = images.filter((running) => running !== image).length;
  return wrong === 0 ? '' : `${wrong} of ${ids.length} jobs do not have ${image}`;
}

function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  return `- ${old[at]?.slice(0, 500)}\n+ ${now[at]?.slice(0, 500)}`;
}

const countChanged = ({ run }: Measured): number => (JSON.parse(run.outputs['jobs'] ?? '[]') as unknown[]).length;

/** A pull request in a repository with very many jobs, from its plan to the drift after its registration. */
export async function manyJobs(scale: Scale): Promise<void> {
  const { cluster, table, jobs } = scale;
  const started = performance.now();
  const files = toFiles(0, jobs, 'one');
  await fill(cluster, Object.values(files));
  table.note(`${jobs} jobs registered and running`, `${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { address } = await cluster.follower();
  await using pull = await startPull({ address, token: cluster.token }, files);
  const [many, few] = [Math.floor(jobs / 4), Math.min(200, Math.floor(jobs / 10))];

  pull.change(toFiles(0, many, 'two'));
  const touched = await pull.plan({ 'only-changed': 'true' });
  table.addRun(
    `plan of ${many} changed files of ${jobs}`,
    touched,
    countChanged(touched) === many ? '' : `${countChanged(touched)} jobs`,
  );
  const comment = pull.comment();
  const rerun = await pull.plan({ 'only-changed': 'true' });
  const writes = pull.github.requests.slice(-rerun.github).filter((line) => !/^GET|^POST \/graphql/.test(line));
  const isSame = pull.comment() === comment && writes.length === 0 && pull.github.comments.length === 1;
  table.addRun('the same plan again', rerun, isSame ? '' : `another comment: ${writes.join(', ')}`);
  if (!isSame) console.log(firstDifference(comment, pull.comment()));

  pull.change({ ...toFiles(few, many, 'one'), ...toFiles(0, few, 'two') });
  pull.github.files = Object.keys(toFiles(0, few, 'two')).map((filename) => ({ filename, status: 'modified' }));
  const planned = await pull.plan({ 'only-changed': 'true' });
  table.addRun(`plan of ${few} changed files`, planned, '');
  const registered = await pull.register({ 'only-changed': 'true', timeout: '5m' });
  table.addRun(`register and follow ${few}`, registered, await describeLost(cluster, 0, few, 'two'));
  const drift = await pull.run({ mode: 'drift', 'job-files': 'jobs/*.nomad.hcl', issue: 'off' });
  table.addRun(`drift of ${jobs}`, drift, drift.run.outputs['drifted'] === 'false' ? '' : 'drift found');
  const list = await pull.run({ mode: 'list' });
  table.addRun(`list of ${jobs}`, list, '');
  const statuses: Measured[] = [];
  for (let at = 0; at < Math.min(50, jobs); at += 1)
    statuses.push(await pull.run({ mode: 'status', job: toId(at), expect: 'healthy' }));
  const bad = statuses.filter(({ run }) => run.exitCode !== 0).length;
  const seconds = statuses.reduce((sum, image) => sum + image.seconds, 0);
  const worst = statuses.toSorted((a, b) => b.peak - a.peak)[0];
  if (worst !== undefined)
    table.addRun(
      `status of 50, one after the other (${seconds.toFixed(1)} s in all)`,
      worst,
      bad === 0 ? '' : `${bad} not healthy`,
    );
  await compare(scale, pull);
  await compareCommandLine(scale, toFiles(0, Math.min(40, jobs), 'three'));
}

/** Plans all jobs by Outrider and by a client that only sends the requests, interleaved; and some by the command line. */
async function compare({ table, jobs, left }: Scale, pull: ScalePull): Promise<void> {
  const best = { seconds: Number.POSITIVE_INFINITY, processor: 0, concurrency: 0 };
  const plans: Measured[] = [];
  for (const concurrency of [10, 20, 40]) {
    if (left() < 300_000) break;
    const { seconds, processor } = await pull.bare(concurrency);
    const took = `${seconds.toFixed(1)} s (${processor.toFixed(1)} s)`;
    table.note(`bare client, ${jobs} jobs, ${concurrency} at once`, took);
    if (seconds < best.seconds) Object.assign(best, { seconds, processor, concurrency });
    const whole = await pull.plan({ comment: 'off' });
    plans.push(whole);
    table.addRun(`plan of ${jobs}`, whole, '');
  }
  const plan = plans.toSorted((a, b) => a.seconds - b.seconds)[Math.floor((plans.length - 1) / 2)];
  if (plan === undefined) return;
  const times = [plan.seconds / best.seconds, plan.processor / best.processor].map((ratio) => `${ratio.toFixed(2)}x`);
  table.note(`plan over bare client (${best.concurrency} at once)`, `${times[0]} (${times[1]}); goal 1.5x`);
}

/** `nomad job plan` for the first 40 files, one after the other and eight at once, and Outrider for the same. */
async function compareCommandLine({ cluster, table }: Scale, files: Readonly<Record<string, string>>): Promise<void> {
  const { address } = await cluster.follower();
  await using pull = await startPull({ address, token: cluster.token }, files);
  const byOutrider = await pull.plan({ comment: 'off' });
  table.addRun(`plan of ${Object.keys(files).length}`, byOutrider, '');
  // Not through the proxy: this process waits for the command.
  const plan = async (atOnce: number) => planWithCli(address, pull.workspace, atOnce, cluster.token);
  const [loop, eightAtOnce] = [await plan(1), await plan(8)];
  const times = (milliseconds: number): string => `${(milliseconds / 1000 / byOutrider.seconds).toFixed(1)}x`;
  table.note('`nomad job plan` of the same in a loop; eight at a time', `${times(loop)}; ${times(eightAtOnce)}`);
}
