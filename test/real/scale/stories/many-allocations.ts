import type { Scale } from '../main.ts';
import { jobFile } from '../job-files.ts';
import { toFile, startPull } from '../pull.ts';

/** One job with very many allocations, of which some fail. */
export async function manyAllocations({ cluster, table }: Scale): Promise<void> {
  for (const count of [100, 1000]) {
    const id = `large-${count}`;
    const update = `max_parallel = ${Math.ceil(count / 10)}`;
    const failing = Math.ceil(count / 25);
    const { address } = await cluster.follower();
    await using pull = await startPull({ address, token: cluster.token }, {});
    const version = (image: string, bad: number): Record<string, string> => ({
      [toFile(id)]: jobFile(id, { image, update, count: count - bad, failing: bad }),
    });
    for (const [image, bad, what] of [
      ['one', 0, 'new job'],
      ['two', 0, 'update'],
      ['three', failing, `update, ${failing} fail`],
    ] as const) {
      pull.change(version(image, bad));
      table.addRun(`${count} allocations, ${what}: plan`, await pull.plan(), '');
      const registered = await pull.register({ timeout: '4m' });
      const { log, outputs } = registered.run;
      const named = /exited with code 3/.test(log + registered.run.stdout);
      const wanted = bad === 0 ? 'successful' : 'failed';
      const lost =
        outputs['outcome'] === wanted && (bad === 0 || named)
          ? ''
          : `outcome ${outputs['outcome']}, cause ${named ? 'named' : 'missing'}`;
      table.addRun(`${count} allocations, ${what}: register`, registered, lost);
      if (lost !== '' || bad > 0) console.log(log.slice(-1500));
    }
    await cluster.ask('DELETE', `/v1/job/${id}?purge=true`);
  }
}
