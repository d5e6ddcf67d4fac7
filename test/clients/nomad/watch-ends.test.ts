import { expect, onTestFinished, test, vi } from 'vitest';
import type { Step } from '../../support/server.ts';
import { start, catchError } from './talking.ts';
import { replyAt, collect, deployment, quickOptions } from './watching.ts';

test.for([
  [404, 'deployment not found', 'not-found'],
  [403, 'Permission denied', 'unauthorized'],
  [200, 'no JSON', 'server'],
] as const)('a watch ends at once on an error: %i %s', async ([status, body, reason]) => {
  const { server, nomad } = await start([replyAt(5, 'running'), { status, body }]);
  const failure = await catchError(collect(nomad.watch.readDeployment({ id: 'd' }, quickOptions), 2));
  expect(failure).toMatchObject({ reason, isTransient: false });
  expect(server.requests).toHaveLength(2);
});

test('a watch ends at its deadline while a request is pending', async () => {
  const { server, nomad } = await start([replyAt(5, 'running'), () => undefined]);
  const problems: unknown[] = [];
  const options = { timeoutMilliseconds: 250, onProblem: (problem: unknown) => problems.push(problem) };
  const failure = await catchError(collect(nomad.watch.readDeployment({ id: 'd' }, options), 2));
  expect(failure).toMatchObject({ isTransient: true, reason: 'timed-out' });
  expect(failure.message).toBe('Timed out after 0.3 s of waiting for a change in Nomad (GET /v1/deployment/d)');
  expect(problems).toEqual([]);
  const [, held] = server.requests;
  expect(Number(/wait=(\d+)ms/.exec(held?.url ?? '')?.[1])).toBeLessThanOrEqual(250);
});

test('a pending request is not trouble at the deadline of a watch, although its timer is early', async () => {
  const { nomad } = await start([replyAt(5, 'running'), () => undefined]);
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() * 0.9);
  onTestFinished(() => spy.mockRestore());
  const problems: unknown[] = [];
  const options = { timeoutMilliseconds: 200, onProblem: (problem: unknown) => problems.push(problem) };
  const failure = await catchError(collect(nomad.watch.readDeployment({ id: 'd' }, options), 2));
  expect(failure.message).toBe('Timed out after 0.2 s of waiting for a change in Nomad (GET /v1/deployment/d)');
  expect(problems).toEqual([]);
});

test('a watch pauses for 12 s at most, and continues after any number of errors of the server', async () => {
  const pauses: number[] = [];
  const errors = Array.from({ length: 12 }, () => ({ status: 500, body: 'No cluster leader' }));
  const { server, nomad } = await start([...errors, replyAt(5, 'running')]);
  const options = { ...quickOptions, onProblem: (_problem: unknown, pause: number) => pauses.push(pause) };
  const watched = await collect(nomad.watch.readDeployment({ id: 'd' }, options), 1);
  expect(watched.map(({ Status }) => Status)).toEqual(['running']);
  expect([server.requests.length, pauses.length, Math.max(...pauses)]).toEqual([13, 12, 6000]);
});

test('a watch that ends at its deadline reports the current problem', async () => {
  const { nomad } = await start({ status: 503, body: 'draining' });
  const failure = await catchError(collect(nomad.watch.readDeployment({ id: 'd' }, { timeoutMilliseconds: 300 }), 1));
  expect(failure).toMatchObject({ isTransient: true, reason: 'timed-out' });
  expect(failure.message).toMatch(
    /^Timed out after 0\.3 s of waiting for a change in Nomad: .*\(503, GET \/v1\/deployment\/d\)$/,
  );
  expect(failure.message).toContain('draining');
});

test('a watch that ends at its deadline while it tries again reports the problem', async () => {
  const { nomad } = await start([{ status: 503, body: 'draining' }, () => undefined]);
  const failure = await catchError(collect(nomad.watch.readDeployment({ id: 'd' }, { timeoutMilliseconds: 300 }), 1));
  expect(failure.message).toMatch(/^Timed out after 0\.3 s of waiting for a change in Nomad: .*draining.*\(503, /);
});

test('a watch tries again when Nomad has not responded for 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const arrival = Promise.withResolvers<void>();
  const { nomad } = await start([() => arrival.resolve(), replyAt(5, 'running')]);
  const problems: string[] = [];
  const options = { timeoutMilliseconds: 60_000, onProblem: ({ message }: Error) => problems.push(message) };
  const watched = collect(nomad.watch.readDeployment({ id: 'd' }, options), 1);
  await arrival.promise;
  vi.advanceTimersByTime(30_000);
  expect((await watched).map(({ Status }) => Status)).toEqual(['running']);
  expect(problems).toEqual([expect.stringContaining('did not respond within 30 s (GET /v1/deployment/d)')]);
});

test('a watch that ends at its deadline does not report a solved problem', async () => {
  const { nomad } = await start([{ status: 503, body: 'draining' }, replyAt(5, 'running'), () => undefined]);
  const failure = await catchError(collect(nomad.watch.readDeployment({ id: 'd' }, { timeoutMilliseconds: 400 }), 2));
  expect(failure.message).toBe('Timed out after 0.4 s of waiting for a change in Nomad (GET /v1/deployment/d)');
});

test('a watch allows the server a sixteenth more than its wait time', async () => {
  const { server, nomad } = await start([
    replyAt(5, 'running'),
    (_seen, response) =>
      void setTimeout(() => response.writeHead(200).end(JSON.stringify({ ...deployment, Status: 'late' })), 340),
  ]);
  const watched = nomad.watch.readDeployment({ id: 'd' }, { ...quickOptions, wait: 320 });
  expect((await collect(watched, 2)).map(({ Status }) => Status)).toEqual(['running', 'late']);
  expect(server.requests).toHaveLength(2);
});

test.for(['its own signal', 'the client’s signal'])(
  '%s ends a watch at once during a request and during a pause',
  async (whose) => {
    for (const steps of [[() => undefined], [{ status: 503 }]] as Step[][]) {
      const controller = new AbortController();
      const arrival = Promise.withResolvers<void>();
      const step: Step = (request, response) => {
        arrival.resolve();
        const [first] = steps;
        return typeof first === 'function' ? first(request, response) : void response.writeHead(503).end();
      };
      const { server, nomad } = await start(step, whose === 'its own signal' ? {} : { signal: controller.signal });
      const signal = whose === 'its own signal' ? controller.signal : undefined;
      const watched = collect(nomad.watch.readJob({ id: 'web' }, { timeoutMilliseconds: 60_000, signal }), 1);
      await arrival.promise;
      const reason = new Error('enough');
      controller.abort(reason);
      await expect(watched).rejects.toBe(reason);
      expect(server.requests).toHaveLength(1);
    }
  },
);

test('a watch makes no further request after its loop is left', async () => {
  const { server, nomad } = await start(replyAt(5, 'running'));
  await collect(nomad.watch.readDeployment({ id: 'd' }, quickOptions), 1);
  expect(server.requests).toHaveLength(1);
});
