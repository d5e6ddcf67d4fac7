import { setTimeout as sleep } from 'node:timers/promises';
import { startTimeout, poll } from '../../client/agent.ts';
import type { AgentProcess, ScaleCluster } from '../cluster.ts';
import { jobFile } from '../job-files.ts';
import type { Scale } from '../main.ts';
import { countClaimedWrites, toFile, startPull, type Measured, type ScalePull } from '../pull.ts';
import { fill } from './many-jobs.ts';

const jobs = 20;
const ids = Array.from({ length: jobs }, (_, at) => `elect-${at}`);

const filesWith = (image: string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [toFile(id), jobFile(id, { image, healthyAfter: 3 })]));

interface Live {
  readonly Version: number;
  readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Env: { readonly IMAGE: string } }[] }[];
}

/** The number of jobs whose live version has the image, and the sum of all versions. */
async function live(
  cluster: ScaleCluster,
  image: string,
): Promise<{ readonly has: number; readonly versions: number }> {
  const all: Live[] = [];
  for (const id of ids) all.push(await cluster.ask<Live>('GET', `/v1/job/${id}`));
  return {
    has: all.filter((job) => readImage(job) === image).length,
    versions: all.reduce((sum, { Version }) => sum + Version, 0),
  };
}

/** Prints the versions and evaluations of the jobs whose live version does not have the image. */
async function printOthers(cluster: ScaleCluster, image: string): Promise<void> {
  for (const id of ids) {
    const { Versions } = await cluster.ask<{ readonly Versions: readonly Live[] }>('GET', `/v1/job/${id}/versions`);
    if (readImage(Versions[0]) === image) continue;
    console.log(id, JSON.stringify(Versions.map((version) => ({ ...version, TaskGroups: readImage(version) }))));
    console.log(JSON.stringify(await cluster.ask('GET', `/v1/job/${id}/evaluations`)));
  }
}

function readImage(job: Live | undefined): string | undefined {
  return job?.TaskGroups[0]?.Tasks[0]?.Env.IMAGE;
}

/** Starts a killed server, and waits until it belongs to the cluster again. */
async function bringBack(cluster: ScaleCluster, server: AgentProcess): Promise<void> {
  server.start();
  await poll(2 * startTimeout, async () => {
    // It answers this from its own state, by 403 for a token that it has not heard of yet.
    const input = { method: 'POST', headers: { 'X-Nomad-Token': cluster.token }, body: '{"JobHCL":"job \\"a\\" {}"}' };
    const answer = await fetch(`${server.address}/v1/jobs/parse`, input).catch(() => undefined);
    return answer?.ok === true;
  });
  // Autopilot removes a dead server, and lets it vote again only after a while: until then, the loss of another one would be that of the quorum.
  await poll(2 * startTimeout, async () => {
    const raft = await cluster.ask<{ readonly Servers: readonly { readonly Voter: boolean }[] }>(
      'GET',
      '/v1/operator/raft/configuration',
    );
    return raft.Servers.filter(({ Voter }) => Voter).length === cluster.servers.length;
  });
}

/** When the leader is lost. */
const moments = {
  plan: { path: 'POST /v1/job/:id/plan', times: jobs / 2 },
  register: { path: 'POST /v1/jobs', times: jobs / 2 },
  rollout: { path: 'GET /v1/job/:id/deployment (blocking)', times: jobs },
};

/** Loses servers, a client and the job itself while runs are under way. A run may fail, but not be wrong. */
export async function elections(scale: Scale): Promise<void> {
  const { cluster, table, left } = scale;
  await fill(cluster, Object.values(filesWith('zero')));
  const { address } = await cluster.follower();
  await using pull = await startPull({ address, token: cluster.token }, filesWith('zero'));
  const end = left() * 0.55;
  const tally = { elections: 0, right: 0, failed: 0, wrong: 0 };
  for (let round = 0; tally.elections < scale.elections && left() > end && process.exitCode !== 1; round += 1) {
    for (const moment of kinds.slice(0, scale.elections - tally.elections)) {
      const wrong = await loseLeader(scale, pull, moment, `r${round}-${moment}`, tally);
      if (wrong !== '') console.log(`WRONG: ${wrong}`);
    }
  }
  table.note('elections: in all, right, honestly failed, wrong', Object.values(tally).join(', '));
  await restartBetween(scale, pull);
  await loseClient(scale, pull);
  await suspendFollower(scale, pull);
  await purgeBetween(scale, pull);
}

const kinds = ['plan', 'register', 'rollout'] as const;

type Tally = Record<'elections' | 'right' | 'failed' | 'wrong', number>;

/** Plans and registers a change of all jobs; the leader is killed in the middle of one of them. @returns what is wrong */
async function loseLeader(
  { cluster, table }: Scale,
  pull: ScalePull,
  moment: keyof typeof moments,
  image: string,
  tally: Tally,
): Promise<string> {
  pull.proxy.leadTo((await cluster.follower()).address);
  const before = await live(cluster, image);
  pull.change(filesWith(image));
  const leader = await cluster.leader();
  const kill = async (): Promise<void> => {
    const { path, times } = moments[moment];
    await pull.proxy.awaitRequests(path, times);
    await leader.kill();
    tally.elections += 1;
  };
  const planning = pull.plan();
  if (moment === 'plan') await kill();
  const plan = await planning;
  const problems: string[] = [];
  const planned = (JSON.parse(plan.run.outputs['jobs'] ?? '[]') as { changes?: boolean }[]).filter(
    (row) => row.changes === true,
  );
  if (plan.run.exitCode === 0 && planned.length !== jobs) problems.push(`plan shows ${planned.length} changes`);
  if (plan.run.exitCode !== 0) {
    tally.failed += 1;
    table.addRun(`leader lost in ${moment}: plan`, plan, '');
    console.log(plan.run.log.slice(-600));
  }
  if (moment === 'plan') await bringBack(cluster, leader);
  const registering = pull.register({ timeout: '3m', ...(plan.run.exitCode === 0 ? {} : { review: 'ignore' }) });
  if (moment !== 'plan') await kill();
  const register = await registering;
  if (moment !== 'plan') await bringBack(cluster, leader);
  const after = await live(cluster, image);
  problems.push(...judge(register, { has: after.has, written: after.versions - before.versions }));
  if (problems.length > 0) tally.wrong += 1;
  else if (register.run.exitCode === 0 && plan.run.exitCode === 0) tally.right += 1;
  else if (plan.run.exitCode === 0) tally.failed += 1;
  table.addRun(`leader lost in ${moment}`, moment === 'plan' ? plan : register, problems.join('; '));
  console.log(register.run.outputs['summary']);
  if (problems.length > 0) {
    console.log(`${register.run.log}\n${register.run.outputs['receipts']}`);
    await printOthers(cluster, image);
  } else if (register.run.exitCode !== 0) console.log(register.run.log.slice(-1500));
  // What is left of a failed run.
  if (after.has < jobs) await pull.register({ review: 'ignore', timeout: '3m' });
  return problems.join('; ');
}

/** Compares the report of a register run with the cluster. */
function judge(measured: Measured, { has, written }: { readonly has: number; readonly written: number }): string[] {
  const { certain, all } = countClaimedWrites(measured);
  return [
    ...(measured.run.exitCode === 0 && has !== jobs ? [`success, but ${has} of ${jobs} jobs have the change`] : []),
    ...(certain <= written && written <= all ? [] : [`${certain} to ${all} receipts, but ${written} new versions`]),
  ];
}

async function restartBetween({ cluster, table }: Scale, pull: ScalePull): Promise<void> {
  const server = await cluster.follower();
  pull.proxy.leadTo(server.address);
  pull.change(filesWith('between'));
  await pull.plan();
  const first = await pull.register({ wait: 'false' });
  await server.kill();
  await bringBack(cluster, server);
  const second = await pull.register({ timeout: '3m' });
  const has = (await live(cluster, 'between')).has;
  table.addRun(
    'the server restarts between register and follow',
    second,
    first.run.exitCode === 0 && has === jobs ? '' : `${has} of ${jobs}`,
  );
}

async function loseClient({ cluster, table }: Scale, pull: ScalePull): Promise<void> {
  pull.change(filesWith('client'));
  await pull.plan();
  const registering = pull.register({ timeout: '4m' });
  await pull.proxy.awaitRequests('POST /v1/jobs', jobs);
  const [client] = cluster.clients;
  await client?.kill();
  const run = await registering;
  table.addRun(
    'a client dies in the rollout',
    run,
    (await live(cluster, 'client')).has === jobs ? '' : 'not all have it',
  );
  if (run.run.exitCode !== 0) console.log(run.run.log.slice(-1500));
  client?.start();
}

async function suspendFollower({ cluster, table }: Scale, pull: ScalePull): Promise<void> {
  const server = await cluster.follower();
  pull.proxy.leadTo(server.address);
  pull.change(filesWith('lag'));
  await pull.plan();
  const registering = pull.register({ timeout: '4m' });
  await pull.proxy.awaitRequests('POST /v1/jobs', jobs);
  server.suspend();
  await sleep(15_000);
  server.resume();
  const run = await registering;
  table.addRun(
    'the follower of the run hangs for 15 s',
    run,
    (await live(cluster, 'lag')).has === jobs ? '' : 'not all have it',
  );
}

async function purgeBetween({ cluster, table }: Scale, pull: ScalePull): Promise<void> {
  pull.change(filesWith('purged'));
  await pull.plan();
  await cluster.ask('DELETE', `/v1/job/${ids[0] ?? ''}?purge=true`);
  await cluster.ask('PUT', '/v1/system/gc');
  const run = await pull.register({ timeout: '3m' });
  const refused = run.run.outputs['reason'] === 'plan-changed';
  table.addRun('purged and collected between plan and register', run, refused ? '' : 'not refused as plan-changed');
  if (!refused) console.log(run.run.log.slice(-1500));
}
