import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Step } from '../../support/server.ts';
import { allMethods } from './every-method.ts';
import { replay, start } from './talking.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { createNomad, type Nomad } from '../../../src/clients/nomad/client.ts';
import { replyAt, collect, deployment, quickOptions } from './watching.ts';

const lose: Step = (_seen, response) => void response.destroy();

const queries = (hits: readonly { readonly url: string }[]): string[] =>
  hits.map(({ url }) => new URL(url, 'http://h').search);

test('a watch yields each change once and continues from the last index over one connection', async () => {
  const { server, nomad } = await start([
    replyAt(5, 'running'),
    replyAt(5, 'running'),
    replyAt(9, 'running'),
    replyAt(12, 'successful'),
  ]);
  const watched = nomad.watch.readDeployment({ id: 'd', namespace: 'apps' }, { ...quickOptions, wait: 2000 });
  expect((await collect(watched, 2)).map(({ Status }) => Status)).toEqual(['running', 'successful']);
  expect(queries(server.requests)).toEqual([
    '?namespace=apps',
    '?index=5&wait=2000ms&namespace=apps',
    '?index=5&wait=2000ms&namespace=apps',
    '?index=9&wait=2000ms&namespace=apps',
  ]);
  expect(server.connections()).toBe(1);
});

test('a watch blocks for 2 s at most while other requests wait for a connection', async () => {
  let index = 1;
  const change: Step = async (_seen, response) => {
    await sleep(20);
    index += 1;
    response.writeHead(200, { 'x-nomad-index': String(index) });
    response.end(JSON.stringify({ ...deployment, StatusDescription: String(index) }));
  };
  const { server, nomad } = await start(change, {}, { maxConnections: 1 });
  const ids = ['a', 'b', 'c', 'd'];
  await Promise.all(ids.map((id) => collect(nomad.watch.readDeployment({ id }, quickOptions), 3)));
  const waits = queries(server.requests).flatMap((query) => /wait=(\d+)ms/.exec(query)?.[1] ?? []);
  expect(waits).toContain('2000');
});

test('recorded: a list returned at the end of its wait is not a change', async () => {
  const [left, same] = ['all', 'blocking: returns at the end of its wait'].map((name) => replay('list', name));
  const { server, nomad } = await start([left ?? {}, same ?? {}, { body: [] }]);
  const [before, after] = await collect(nomad.watch.listJobs({}, { ...quickOptions, wait: 1000 }), 2);
  expect([before?.jobs.length, after?.jobs.length]).toEqual([5, 0]);
  expect(queries(server.requests)).toEqual(['', '?index=423&wait=1000ms', '?index=423&wait=1000ms']);
});

test('a watch resets an index that went backwards and never waits on index 0', async () => {
  const { server, nomad } = await start([
    replyAt(70, 'a'),
    replyAt(3, 'b'),
    replyAt(3, 'c'),
    replyAt(0, 'd'),
    replyAt(0, 'e'),
    { body: { ...deployment, Status: 'f' } },
    replyAt(8, 'g'),
  ]);
  await collect(nomad.watch.readDeployment({ id: 'd' }, { ...quickOptions, wait: 10 }), 7);
  expect(queries(server.requests)).toEqual([
    '',
    '?index=70&wait=10ms',
    '',
    '?index=3&wait=10ms',
    '',
    '?index=1&wait=10ms',
    '',
  ]);
});

test('a watch never polls in a tight loop, however fast the server responds', async () => {
  let index = 0;
  const { server, nomad } = await start((_seen, response) => {
    index += 1;
    response
      .writeHead(200, { 'x-nomad-index': String(index) })
      .end(JSON.stringify({ ...deployment, JobID: `${index}` }));
  });
  const started = performance.now();
  await collect(nomad.watch.readDeployment({ id: 'd' }, quickOptions), 5);
  // A round takes at least half a second; the pace of this test divides it by 50.
  expect(performance.now() - started).toBeGreaterThanOrEqual(4 * 9);
  expect(server.requests).toHaveLength(5);
});

test('a watch asks for an immediate response after a lost request, which shows that Nomad responds again', async () => {
  const problems: string[] = [];
  const { server, nomad } = await start([
    replyAt(5, 'running'),
    lose,
    { status: 500, body: 'rpc error: No cluster leader' },
    replyAt(5, 'running'),
    replyAt(6, 'successful'),
  ]);
  const watched = nomad.watch.readDeployment(
    { id: 'd' },
    {
      ...quickOptions,
      wait: 100,
      onProblem: (problem, pause) => problems.push(`${String(pause)}: ${problem.message}`),
    },
  );
  expect((await collect(watched, 2)).map(({ Status }) => Status)).toEqual(['running', 'successful']);
  expect(queries(server.requests)).toEqual(['', '?index=5&wait=100ms', '', '', '?index=5&wait=100ms']);
  expect(problems).toEqual([
    expect.stringMatching(/^250: Nomad at .* (?:closed|reset) the connection \(GET \/v1\/deployment\/d\)$/),
    expect.stringMatching(/^500: Nomad .*No cluster leader \(500, GET \/v1\/deployment\/d\)$/),
  ]);
});

test('a watch resets its pause after each response', async () => {
  const pauses: number[] = [];
  const { nomad } = await start([replyAt(5, 'running'), lose, replyAt(5, 'running'), lose, replyAt(6, 'successful')]);
  const options = { ...quickOptions, onProblem: (_problem: unknown, pause: number) => pauses.push(pause) };
  await collect(nomad.watch.readDeployment({ id: 'd' }, options), 2);
  expect(pauses).toEqual([250, 250]);
});

const nowhere = createNomad({ transport: createTransport(), address: 'http://127.0.0.1:1', dialect: 'nomad' });
const watchMethods = Object.keys(nowhere.watch) as (keyof Nomad['watch'])[];

test('all endpoints with documented blocking queries can be watched', () => {
  expect(watchMethods).toEqual(
    allMethods
      .map(({ name }) => name as keyof Nomad['watch'])
      .filter(
        (name) =>
          /^(list|read|job)/.test(name) &&
          !/^(?:listRegions|read(?:OwnToken|TaskLogs|Acl|Agent|AllocationChecks))/.test(name),
      ),
  );
});

test.for(watchMethods)('%s can be watched with a blocking query', async (name) => {
  const { answer } = allMethods.find((method) => method.name === name) ?? {};
  const held = Promise.withResolvers<ServerResponse>();
  const { server, nomad } = await start([
    { headers: { 'x-nomad-index': '7' }, body: JSON.stringify(answer) },
    (_seen, response) => held.resolve(response),
  ]);
  const signal = new AbortController();
  const request = { id: 'web' };
  const watched = nomad.watch[name](request, { ...quickOptions, signal: signal.signal });
  const first = await watched.next();
  expect(first.done).toBe(false);
  const next = watched.next();
  const response = await held.promise;
  expect(server.requests[1]?.url).toContain('index=7&wait=');
  const closed = once(response, 'close');
  signal.abort(new Error('enough'));
  await expect(next).rejects.toThrow('enough');
  await closed;
});
