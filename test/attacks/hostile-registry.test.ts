import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { network, startModules, readNames, type ModuleStory } from '../support/modules.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { readResult } from '../support/result.ts';

const schedule = { name: 'schedule', payload: {} };
const module = 'acme/*/*';

interface Page {
  readonly names: readonly string[];
  readonly next?: number | null;
  readonly total?: number;
}

/** A registry in front of the one of the story, which lists the organization's modules in these pages, whatever page is asked for: the last one again and again. */
async function startListing({ sandbox }: ModuleStory, pages: readonly Page[]): Promise<TestServer> {
  let requestCount = 0;
  return startServer(async ({ method, url, headers, body }, response) => {
    if (/\/registry-modules\?/.test(url)) {
      const page = pages[Math.min(requestCount, pages.length - 1)];
      requestCount += 1;
      const data = page?.names.map((name) => ({ attributes: { namespace: 'acme', name, provider: 'aws' } }));
      const pagination = { 'next-page': page?.next ?? null, 'total-count': page?.total ?? data?.length };
      response.end(JSON.stringify({ data, meta: { pagination } }));
      return;
    }
    const { authorization = '', 'content-type': type = '' } = headers;
    const answer = await fetch(new URL(url, sandbox.registry), {
      method,
      headers: { authorization, 'content-type': type },
      ...(body === '' ? {} : { body }),
    });
    response.writeHead(answer.status).end(await answer.text());
  });
}

async function startTwo(): Promise<ModuleStory> {
  const story = await startModules({ versions: ['1.0.0', '2.0.0'] });
  story.registry.publish({ name: 'dns', provider: 'aws', versions: ['1.0.0', '2.0.0'] });
  return story;
}

async function deprecateAt(story: ModuleStory, server: TestServer): Promise<ActionRun> {
  return story.deprecate({ event: schedule, inputs: { module, 'registry-address': server.url } });
}

describe.concurrent('a registry that lists modules wrongly', () => {
  test.each<readonly [string, readonly Page[], string]>([
    ['repeats a page', [{ names: ['dns'], next: 2, total: 2 }], '1 of the 2 modules'],
    [
      'goes back to a page',
      [
        { names: ['dns'], next: 2, total: 2 },
        { names: ['other'], next: 1, total: 3 },
      ],
      '2 of the 3 modules',
    ],
    ['ends too early', [{ names: ['dns', 'network'], total: 3 }], '2 of the 3 modules'],
    ['lists one module twice', [{ names: ['dns', 'dns'], total: 2 }], '1 of the 2 modules'],
    ['has a name that is a path', [{ names: ['..'] }], 'Unexpected response from the registry'],
    ['has a name with a slash', [{ names: ['a/b'] }], 'Unexpected response from the registry'],
    [
      'has a total that is not a number',
      [{ names: ['dns'], total: 'many' as never }],
      'Unexpected response from the registry',
    ],
  ])('a list that %s changes nothing, with a clear error', async (_, pages, message) => {
    await using story = await startTwo();
    await using server = await startListing(story, pages);
    const run = await deprecateAt(story, server);
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'server', []]);
    expect(run.annotations[0]?.message).toContain(message);
  });

  test('a list without end is given up', async () => {
    await using story = await startTwo();
    let page = 0;
    await using server = await startServer((_, response) => {
      page += 1;
      const data = [{ attributes: { namespace: 'acme', name: `m${page}`, provider: 'aws' } }];
      response.end(JSON.stringify({ data, meta: { pagination: { 'next-page': page + 1, 'total-count': page + 1 } } }));
    });
    const run = await story.deprecate({
      event: schedule,
      inputs: { module, 'registry-address': server.url, timeout: '2s', 'wait-for-version': '0' },
    });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'timed-out', []]);
  });

  test('a list that grows while it is read is complete where each module is in it', async () => {
    await using story = await startTwo();
    await using server = await startListing(story, [
      { names: ['dns'], next: 2, total: 1 },
      { names: ['dns', 'network'], total: 2 },
    ]);
    const run = await deprecateAt(story, server);
    expect([run.exitCode, story.takeWrites()]).toEqual([0, ['deprecate dns 1.0.0', 'deprecate 1.0.0']]);
  });

  test('a module of another organization in the list is not changed', async () => {
    await using story = await startTwo();
    await using server = await startServer(({ url }, response) => {
      const data = [{ attributes: { namespace: 'other', name: 'network', provider: 'aws' } }];
      const match = { data, meta: { pagination: { 'next-page': null, 'total-count': 1 } } };
      response.writeHead(url.includes('registry-modules?') ? 200 : 404).end(JSON.stringify(match));
    });
    const run = await deprecateAt(story, server);
    expect([run.exitCode, run.outputs['reason'], server.requests.some(({ url }) => url.includes('/other/'))]).toEqual([
      1,
      'not-found',
      false,
    ]);
  });

  test('deprecate writes exactly the modules of a complete list, and nothing for one that is not, for any pages', async () => {
    const page = fc.record({
      names: fc.array(fc.constantFrom('dns', 'network', 'zones'), { maxLength: 3 }),
      next: fc.constantFrom(null, 1, 2, 3),
      total: fc.nat({ max: 4 }),
    });
    await using story = await startTwo();
    story.registry.publish({ name: 'zones', provider: 'aws', versions: ['1.0.0', '2.0.0'] });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 3 }), async (pages) => {
        await using server = await startListing(story, pages);
        const run = await story.deprecate({
          event: schedule,
          inputs: { module, 'registry-address': server.url, 'dry-run': 'true', 'update-text': 'true' },
        });
        const evaluated = new Set(
          readResult(run).versions.flatMap((version) => (version.result === 'deprecated' ? [version.module] : [])),
        );
        const requestCount = server.requests.filter(({ url }) => url.includes('registry-modules?')).length;
        const counts = pages.slice(0, requestCount);
        const listed = new Set(
          [...counts, ...(requestCount > pages.length ? pages.slice(-1) : [])].flatMap(({ names }) => names),
        );
        const total = pages[Math.min(requestCount, pages.length) - 1]?.total ?? 0;
        expect(requestCount).toBeLessThanOrEqual(pages.length + 1);
        expect(evaluated.size).toBe(listed.size >= total ? listed.size : 0);
        expect(run.exitCode).toBe(evaluated.size > 0 ? 0 : 1);
      }),
      { numRuns: 40 },
    );
  });
});

describe.concurrent('many modules in a registry with faults', () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];

  async function startMany(count: number): Promise<ModuleStory> {
    const story = await startModules({ versions });
    for (let at = 0; at < count; at++) story.registry.publish({ name: `m${at}`, provider: 'aws', versions });
    return story;
  }

  test('a storm of rate limits loses no change and makes none twice', async () => {
    await using story = await startMany(7);
    for (let skip = 2; skip < 60; skip += 5) story.registry.fault({ kind: 429, wait: 0.05, skip });
    const run = await story.deprecate({ event: schedule, inputs: { module } });
    expect([run.exitCode, readNames(run, 'deprecated').length]).toEqual([0, 24]);
    const done = story.registry.requests.filter(({ method, status }) => method === 'PATCH' && status === 200);
    expect([done.length, new Set(done.map(({ path }) => path)).size]).toEqual([24, 24]);
    await story.deprecate({ event: schedule, inputs: { module } });
    expect(story.takeWrites().slice(-1)).not.toEqual([]);
  });

  test('a version that a person deprecates while other modules are read and changed keeps its text', async () => {
    await using story = await startMany(1);
    // The last read before the first write is that of the second module.
    story.registry.fault({ on: 'PATCH', kind: 429, wait: 0.5, path: '/m0/aws/1.0.0' });
    const running = story.deprecate({ event: schedule, inputs: { module } });
    await expect
      .poll(() => story.registry.requests.some(({ status }) => status === 429), { timeout: 20_000 })
      .toBe(true);
    const version = story.registry.find(network)?.versions.get('1.1.0');
    if (version === undefined) throw new Error('1.1.0 is missing');
    const person = { reason: 'It loses data.', link: '' };
    story.registry.deprecate(version, person, 0);
    const run = await running;
    expect([run.exitCode, story.registry.deprecation(network, '1.1.0')]).toEqual([0, person]);
    expect(run.summary).toContain('| `1.1.0` | held back | its deprecation changed during this run |');
    expect(story.listDeprecated()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  test('two runs at the same time end in the same state as one, and the next run changes nothing', async () => {
    await using story = await startMany(3);
    const inputs = { module, reason: 'Use {{latest}}.' };
    // As processes: with the short pauses of a test all attempts fit into one second of the rate limit.
    const runs = await Promise.all([0, 1].map(async () => story.deprecate({ event: schedule, inputs, process: true })));
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    for (const name of ['m0', 'm1', 'm2'])
      for (const version of versions.slice(0, -1))
        expect(story.registry.deprecation(`acme/${name}/aws`, version)?.reason).toBe('Use 2.0.0. [outrider]');
    story.takeWrites();
    const last = await story.deprecate({ event: schedule, inputs, process: true });
    expect([last.exitCode, story.takeWrites()]).toEqual([0, []]);
  });

  test('a token that expires between two writes stops all modules, and the changes made are reported', async () => {
    await using story = await startMany(3);
    story.registry.fault({ on: 'PATCH', kind: 401, skip: 4, times: 99 });
    const run = await story.deprecate({ event: schedule, inputs: { module } });
    expect([run.exitCode, run.outputs['reason'], readNames(run, 'deprecated').length]).toEqual([1, 'unauthorized', 4]);
    expect(readNames(run, 'failed')).toHaveLength(8);
    const writes = story.registry.requests.filter(({ method }) => method === 'PATCH').length;
    expect(writes).toBeLessThanOrEqual(4 + 8);
    expect(run.annotations.some(({ message }) => message.includes('acme/network/aws was skipped'))).toBe(true);
  });

  test('a missing right in one organization does not stop the modules of another', async () => {
    await using story = await startMany(1);
    story.registry.fault({ on: 'PATCH', kind: 404, path: '/organizations/acme/', times: 99 });
    const run = await story.deprecate({ event: schedule, inputs: { module: `${module}\nother/network/aws` } });
    const errors = run.annotations.filter(({ level }) => level === 'error').map(({ message }) => message);
    expect(errors.some((message) => message.includes('The registry has no module `other/network/aws`'))).toBe(true);
    expect(run.exitCode).toBe(1);
  });
});
