import { setTimeout as sleep } from 'node:timers/promises';
import { startNomadProxy } from '../../../support/registering.ts';
import { type ScaleCluster, startScaleCluster } from '../cluster.ts';
import { jobFile } from '../job-files.ts';
import type { Scale } from '../main.ts';
import { toFile, startPull } from '../pull.ts';
import { fill } from './many-jobs.ts';

const toFiles = (prefix: string, count: number, image: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [toFile(`${prefix}-${at}`), jobFile(`${prefix}-${at}`, { image })]),
  );

/** Few connections, few requests a second, and a long way to Nomad. */
export async function limits(scale: Scale): Promise<void> {
  await farAway(scale);
  await fewRequests(scale);
  await fewConnections(scale, scale.cluster, 'default');
  await using narrow = await startScaleCluster(2, { http_max_conns_per_client: 10 });
  await fewConnections(scale, narrow, '10');
}

/** Plans with 50 ms of latency, interleaved with a client that only sends the requests. */
async function farAway({ cluster, table }: Scale): Promise<void> {
  const files = toFiles('far', 300, 'one');
  await using pull = await startPull({ address: (await cluster.follower()).address, token: cluster.token }, files, 50);
  const best = { seconds: Number.POSITIVE_INFINITY, concurrency: 0 };
  const plans: number[] = [];
  for (const concurrency of [10, 20, 40, 80]) {
    const { seconds, processor } = await pull.bare(concurrency);
    const took = `${seconds.toFixed(1)} s (${processor.toFixed(1)} s)`;
    table.note(`50 ms away: bare client, 300 jobs, ${concurrency} at once`, took);
    if (seconds < best.seconds) Object.assign(best, { seconds, concurrency });
    const plan = await pull.plan({ comment: 'off' });
    plans.push(plan.seconds);
    table.addRun('50 ms away: plan of 300', plan, '');
  }
  const plan = plans.toSorted((a, b) => a - b)[1] ?? 0;
  table.note(
    `50 ms away: plan over bare client (${best.concurrency} at once)`,
    `${(plan / best.seconds).toFixed(2)}x (goal 1.2x)`,
  );
}

/** A proxy that lets 50 requests through in each second. */
async function fewRequests({ cluster, table }: Scale): Promise<void> {
  const files = toFiles('few', 100, 'one');
  let [second, count] = [0, 0];
  const { address } = await cluster.follower();
  await using proxy = await startNomadProxy(address, ({ answer }) => {
    const now = Math.floor(Date.now() / 1000);
    [second, count] = now === second ? [second, count + 1] : [now, 1];
    if (count > 50) answer(429, 'slow down', { 'retry-after': '1' });
  });
  await using pull = await startPull({ address: proxy.url, token: cluster.token }, files);
  const plan = await pull.plan();
  table.addRun('50 requests a second: plan of 100', plan, plan.run.exitCode === 0 ? '' : plan.run.log.slice(-300));
}

/** Registers more jobs than there may be connections, and follows them. */
async function fewConnections({ table }: Scale, cluster: ScaleCluster, limit: string): Promise<void> {
  const count = 60;
  const files = toFiles(`conns-${limit}`, count, 'one');
  await fill(cluster, Object.values(files));
  await using pull = await startPull({ address: (await cluster.follower()).address, token: cluster.token }, files);
  pull.change(toFiles(`conns-${limit}`, count, 'two'));
  const plan = await pull.plan();
  table.addRun(`${limit} connections: plan of ${count}`, plan, plan.run.exitCode === 0 ? '' : plan.run.log.slice(-600));
  await sleep(1000);
  const register = await pull.register({ timeout: '4m' });
  const notes = register.run.log.split('\n').filter((line) => /trying again|429|Retry/i.test(line));
  table.addRun(
    `${limit} connections: register ${count}`,
    register,
    register.run.exitCode === 0 ? '' : register.run.log.slice(-600),
  );
  console.log(`${notes.length} lines about repeated requests, such as: ${notes.slice(0, 3).join(' / ')}`);
}
