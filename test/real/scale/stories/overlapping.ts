import type { ScaleCluster } from '../cluster.ts';
import { jobFile } from '../job-files.ts';
import type { Scale } from '../main.ts';
import { countClaimedWrites, toFile, startPull } from '../pull.ts';
import { fill } from './many-jobs.ts';

const toId = (at: number): string => `both-${at}`;

function toFiles(from: number, to: number, image: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: to - from }, (_, at) => [toFile(toId(from + at)), jobFile(toId(from + at), { image })]),
  );
}

/** The number of versions that all jobs have together. */
async function versions(cluster: ScaleCluster): Promise<number> {
  let sum = 0;
  for (let at = 0; at < 30; at += 1)
    sum += (await cluster.ask<{ Version: number }>('GET', `/v1/job/${toId(at)}`)).Version;
  return sum;
}

/** Two pull requests with 10 jobs in common are registered at the same time, three times; in the last two rounds one of them is cancelled. */
export async function playOverlapping({ cluster, table }: Scale): Promise<void> {
  await fill(cluster, Object.values(toFiles(0, 30, 'zero')));
  const { address } = await cluster.follower();
  for (let round = 0; round < 3; round += 1) {
    await using row = await startPull({ address, token: cluster.token }, toFiles(0, 30, 'zero'));
    await using other = await startPull({ address, token: cluster.token }, toFiles(0, 30, 'zero'));
    row.change(toFiles(0, 20, `a${round}`));
    other.change(toFiles(10, 30, `b${round}`));
    const only = { 'only-changed': 'true' };
    for (const plan of await Promise.all([row.plan(only), other.plan(only)])) {
      if (plan.run.exitCode === 0) continue;
      table.addRun('two plans at once', plan, 'a plan failed');
      console.log(plan.run.log.slice(-1500));
    }
    const before = await versions(cluster);
    const cancelAt = round === 0 ? {} : { cancelAt: round === 1 ? 'registered.' : 'healthy' };
    const both = await Promise.all([
      row.register({ ...only, timeout: '3m' }),
      other.register({ ...only, timeout: '3m' }, cancelAt),
    ]);
    const written = (await versions(cluster)) - before;
    const claims = both.map(countClaimedWrites);
    const [certain, all] = [
      claims.reduce((sum, claim) => sum + claim.certain, 0),
      claims.reduce((sum, claim) => sum + claim.all, 0),
    ];
    const lost = certain <= written && written <= all ? '' : `${certain} to ${all} receipts, ${written} versions`;
    const names = ['one', round === 0 ? 'the other' : 'the other, cancelled'];
    for (const [at, run] of both.entries())
      table.addRun(
        `two registers at once, round ${round + 1}: ${names[at]} (${countClaimedWrites(run).all} receipts)`,
        run,
        at === 0 ? lost : '',
      );
  }
}
