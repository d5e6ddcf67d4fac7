import { describe, expect, test } from 'vitest';
import { joinAnnotations, launchable } from '../support/launching.ts';
import { service, startNomadProxy, startStory } from '../support/registering.ts';
import { isWrite, type FaultKind, type NamedRequest } from '../storm/faults.ts';
import { startFaultProxy, type FaultProxy } from '../storm/proxy.ts';
import { readResult } from '../support/result.ts';

/** A proxy on which the matching requests have one kind of fault, with the writes that it received. */
async function startWire(
  target: string,
  kind: FaultKind,
  isHit: (request: NamedRequest) => boolean,
): Promise<FaultProxy & { readonly writes: readonly string[] }> {
  const proxy = await startFaultProxy(target);
  const writes: string[] = [];
  proxy.startRun(
    (request) => (isHit(request) ? { kind, milliseconds: 0 } : undefined),
    (request) => {
      if (isWrite(request)) writes.push(`${request.method} ${request.path}`);
    },
  );
  return Object.assign(proxy, { writes });
}

function isFirstWrite(request: NamedRequest): boolean {
  return isWrite(request) && request.before === 0;
}

function isSecondPatch({ method, before }: NamedRequest): boolean {
  return method === 'PATCH' && before > 0;
}

describe.concurrent('writes whose response is lost', () => {
  test('register finds its write again although it cannot read the job afterwards', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    await story.plan();
    await using wire = await startWire(
      story.sandbox.scheduler,
      'reset-applied',
      (request) => isFirstWrite(request) || (request.method === 'GET' && request.path === '/v1/job/web'),
    );
    // The record is bound to the address of the sandbox.
    const run = await story.register({ inputs: { address: wire.url, review: 'ignore', wait: 'false' } });
    const [{ JobModifyIndex: index } = {}] = await story.versions('web');
    expect([run.exitCode, run.outputs['changed'], readResult(run).jobs[0]?.index]).toEqual([0, 'true', index]);
    expect(wire.listInjected()[0]).toBe('reset-applied');
  });

  test.each([
    ['a service', service('web'), false],
    ['a periodic job, which has no evaluation', launchable('web', { block: 'periodic' }), true],
  ])(
    'register does not count a plan without changes as its write if Nomad has no evaluation of it: %s',
    async (_, text, isFound) => {
      await using story = await startStory({ files: { 'jobs/web.nomad.hcl': text } });
      await using wire = await startNomadProxy(
        story.sandbox.scheduler,
        async ({ method, path, pass, drop, answer }) => {
          if (path.startsWith('/v1/job/web/evaluations')) answer(200, '[]');
          if (method === 'GET' || !/^\/v1\/jobs(?:\?|$)/.test(path)) return;
          await pass();
          drop();
        },
      );
      const run = await story.register({ inputs: { address: wire.url, review: 'ignore' } });
      const receipts = JSON.parse(run.outputs['receipts'] ?? '') as readonly { readonly to: object | null }[];
      expect([run.exitCode, receipts.map(({ to }) => to !== null)]).toEqual([isFound ? 0 : 1, [isFound]]);
      const reason = 'Could not determine whether the job was registered: Nomad has no evaluation of it';
      expect(joinAnnotations(run).includes(reason)).toBe(!isFound);
      expect(await story.versions('web')).toHaveLength(1);
    },
  );

  test('register without a review does not register a new job again that was purged when its response was lost', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    const writes: string[] = [];
    await using wire = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, drop }) => {
      if (method === 'GET' || !/^\/v1\/jobs(?:\?|$)/.test(path)) return;
      writes.push(path);
      if (writes.length > 1) return;
      await pass();
      await story.ask('DELETE', '/v1/job/web?purge=true');
      drop();
    });
    const run = await story.register({ inputs: { address: wire.url, review: 'ignore', wait: 'false' } });
    expect([run.exitCode, writes.length, await story.ask('GET', '/v1/jobs')]).toEqual([1, 1, []]);
  });

  test('plan creates its comment once when the response is lost', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    await using wire = await startWire(story.github.url, '502-html-applied', isWrite);
    const run = await story.plan({ env: { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` } });
    expect([run.exitCode, story.github.comments.length, wire.writes.length]).toEqual([0, 1, 1]);
    expect(run.outputs['comment-url']).toBe(story.github.comments[0]?.html_url);
  });
});

describe.concurrent('GitHub faults during a run', () => {
  // It hangs for longer than a test may take.
  test('plan ends at its timeout when GitHub never responds', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    await using wire = await startWire(story.github.url, 'half-open', isWrite);
    const run = await story.plan({ inputs: { timeout: '2s' }, env: { GITHUB_API_URL: wire.url } });
    expect([run.exitCode, run.outputs['reason'], story.github.comments]).toEqual([1, 'timed-out', []]);
    expect(joinAnnotations(run)).toContain('The comment could not be written');
  });

  test('register repeats the final comment update in the next run when GitHub failed', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    await story.plan();
    await using wire = await startWire(story.github.url, '500', isSecondPatch);
    const first = await story.register({
      env: { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` },
    });
    expect([first.exitCode, first.outputs['changed']]).toEqual([1, 'true']);
    expect(story.github.comments[0]?.body).toContain('### 🔵 Rolling out');
    const next = await story.register();
    expect([next.exitCode, next.outputs['changed']]).toEqual([0, 'false']);
    expect(story.github.comments[0]?.body.split('\n')[1]).toMatch(/^### 🟢/);
  });
});
