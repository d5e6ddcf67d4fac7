import { expect, test } from 'vitest';
import type { Peer } from './peer.ts';
import { over, until } from './until.ts';

/** Lists in pages, and answers that wait for a change. */
export function listing(peer: Peer): void {
  const { scheduler, id: idOf, register, refusal, since } = peer;

  test.skipIf(since('1.8.0').skip)(`pages, filter, order and meta${since('1.8.0').why}`, async () => {
    const prefix = `${idOf('pages')}-`;
    const ids = [1, 2, 3, 4, 5].map((number) => `${prefix}${String(number)}`);
    await Promise.all(ids.map((id) => register({ id, job: `meta {\n    number = "${id.slice(-1)}"\n  }` })));
    const pagesOf = async (request: Parameters<typeof scheduler.listJobs>[0]) => {
      const found: string[][] = [];
      for await (const { jobs } of scheduler.pages.listJobs({ prefix, ...request })) {
        found.push(jobs.map(({ ID }) => ID.slice(prefix.length)));
      }
      return found;
    };
    expect(await pagesOf({})).toEqual([['1', '2', '3', '4', '5']]);
    expect(await pagesOf({ perPage: 2 })).toEqual([['1', '2'], ['3', '4'], ['5']]);
    expect(await pagesOf({ perPage: 3, reverse: true })).toEqual([
      ['5', '4', '3'],
      ['2', '1'],
    ]);
    expect(await pagesOf({ perPage: 4, namespace: '*' })).toEqual([['1', '2', '3', '4'], ['5']]);
    const filter = `Meta.number != "2" and ID matches "[1-3]$"`;
    expect(await pagesOf({ filter, perPage: 10 })).toEqual([['1', '3']]);
    expect(await pagesOf({ prefix: `${prefix}none` })).toEqual([[]]);

    const [first] = (await scheduler.listJobs({ prefix, perPage: 1, meta: true })).jobs;
    expect([first?.Meta, first?.Namespace]).toEqual([{ number: '1' }, 'default']);
    const wrong = await refusal(scheduler.listJobs({ prefix, filter: 'Color ==' }));
    expect([wrong.kind, wrong.reason]).toEqual(['invalid', 'input']);
  });

  test('a change is seen when it happens', async () => {
    const id = idOf('watched');
    const versions: unknown[] = [];
    await register({ id });
    await until(scheduler.watch.readJob({ id }, { ...over, wait: 20_000 }), ({ Version, Stop }) => {
      if (versions.at(-1) !== Version) {
        versions.push(Version);
        if (Version === 0) void register({ id, color: 'green' });
        if (Version === 1) void scheduler.stopJob({ id });
      }
      return Stop === true;
    });
    expect(versions).toEqual([0, 1, 2]);
  });

  test('a job that comes', async () => {
    const prefix = idOf('comes');
    let asked = false;
    const { jobs } = await until(scheduler.watch.listJobs({ prefix }, over), (list) => {
      if (!asked) void register({ id: `${prefix}-soon` });
      asked = true;
      return list.jobs.length > 0;
    });
    expect(jobs.map(({ ID }) => ID)).toEqual([`${prefix}-soon`]);
  });

  test('nothing happens until the deadline, and the server held the request so long', async () => {
    const id = idOf('still');
    await register({ id });
    const started = performance.now();
    const watch = scheduler.watch.listJobVersions({ id }, { deadline: 700, wait: 250 });
    const { kind, reason } = await refusal(until(watch, () => false));
    expect([kind, reason]).toEqual(['unreachable', 'timed-out']);
    expect(performance.now() - started).toBeGreaterThan(690);
  });

  test('given up by its caller', async () => {
    const leave = new AbortController();
    const watch = scheduler.watch.listJobDeployments({ id: idOf('left') }, { ...over, signal: leave.signal });
    expect(await watch.next()).toEqual({ done: false, value: [] });
    const next = watch.next();
    leave.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
  });

  test('a watch of a job that is purged ends with its reason', async () => {
    const id = idOf('purged');
    await register({ id });
    const watch = scheduler.watch.readJob({ id }, over);
    const first = await watch.next();
    expect(first.value).toMatchObject({ ID: id });
    const ended = refusal(until(watch, () => false));
    await scheduler.stopJob({ id, purge: true });
    expect((await ended).kind).toBe('not-found');
  });
}
