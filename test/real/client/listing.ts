import { expect, test } from 'vitest';
import type { Peer } from './peer.ts';
import { watchOptions, find } from './until.ts';

/** Lists in pages, and blocking queries. */
export function testListing(peer: Peer): void {
  const { nomad, id: toId, register, refusal, since } = peer;

  test.skipIf(since('1.8.0').skip)(
    `pages.listJobs supports pages, filters, reverse order and metadata${since('1.8.0').reason}`,
    async () => {
      const prefix = `${toId('pages')}-`;
      const ids = [1, 2, 3, 4, 5].map((number) => `${prefix}${String(number)}`);
      await Promise.all(ids.map((id) => register({ id, job: `meta {\n    number = "${id.slice(-1)}"\n  }` })));
      const listPages = async (request: Parameters<typeof nomad.listJobs>[0]) => {
        const listed: string[][] = [];
        for await (const { jobs } of nomad.pages.listJobs({ prefix, ...request })) {
          listed.push(jobs.map(({ ID }) => ID.slice(prefix.length)));
        }
        return listed;
      };
      expect(await listPages({})).toEqual([['1', '2', '3', '4', '5']]);
      expect(await listPages({ perPage: 2 })).toEqual([['1', '2'], ['3', '4'], ['5']]);
      expect(await listPages({ perPage: 3, reverse: true })).toEqual([
        ['5', '4', '3'],
        ['2', '1'],
      ]);
      expect(await listPages({ perPage: 4, namespace: '*' })).toEqual([['1', '2', '3', '4'], ['5']]);
      const filter = `Meta.number != "2" and ID matches "[1-3]$"`;
      expect(await listPages({ filter, perPage: 10 })).toEqual([['1', '3']]);
      expect(await listPages({ prefix: `${prefix}none` })).toEqual([[]]);

      const [first] = (await nomad.listJobs({ prefix, perPage: 1, meta: true })).jobs;
      expect([first?.Meta, first?.Namespace]).toEqual([{ number: '1' }, 'default']);
      const invalid = await refusal(nomad.listJobs({ prefix, filter: 'Color ==' }));
      expect([invalid.kind, invalid.reason]).toEqual(['invalid', 'input']);
    },
  );

  test('watch.readJob returns each change of a job when it happens', async () => {
    const id = toId('watched');
    const versions: unknown[] = [];
    await register({ id });
    await find(nomad.watch.readJob({ id }, { ...watchOptions, wait: 20_000 }), ({ Version, Stop }) => {
      if (versions.at(-1) !== Version) {
        versions.push(Version);
        if (Version === 0) void register({ id, color: 'green' });
        if (Version === 1) void nomad.stopJob({ id });
      }
      return Stop === true;
    });
    expect(versions).toEqual([0, 1, 2]);
  });

  test('watch.listJobs returns a job that is registered during the watch', async () => {
    const prefix = toId('comes');
    let request = false;
    const { jobs } = await find(nomad.watch.listJobs({ prefix }, watchOptions), (list) => {
      if (!request) void register({ id: `${prefix}-soon` });
      request = true;
      return list.jobs.length > 0;
    });
    expect(jobs.map(({ ID }) => ID)).toEqual([`${prefix}-soon`]);
  });

  test('watch.listJobVersions ends at its deadline without a change', async () => {
    const id = toId('still');
    await register({ id });
    const started = performance.now();
    const watch = nomad.watch.listJobVersions({ id }, { timeoutMilliseconds: 700, wait: 250 });
    const { kind, reason } = await refusal(find(watch, () => false));
    expect([kind, reason]).toEqual(['unreachable', 'timed-out']);
    expect(performance.now() - started).toBeGreaterThan(690);
  });

  test('watch.listJobDeployments ends when its caller aborts it', async () => {
    const leave = new AbortController();
    const watch = nomad.watch.listJobDeployments({ id: toId('left') }, { ...watchOptions, signal: leave.signal });
    expect(await watch.next()).toEqual({ done: false, value: [] });
    const next = watch.next();
    leave.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
  });

  test('watch.readJob fails with not-found when the job is purged', async () => {
    const id = toId('purged');
    await register({ id });
    const watch = nomad.watch.readJob({ id }, watchOptions);
    const first = await watch.next();
    expect(first.value).toMatchObject({ ID: id });
    const ended = refusal(find(watch, () => false));
    await nomad.stopJob({ id, purge: true });
    expect((await ended).kind).toBe('not-found');
  });
}
