import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { listWarnings, runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent } from '../support/github.ts';
import { startNomadProxy, service } from '../support/registering.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

let secured: Sandbox;
let open: Sandbox;
let folder: Workspace;

beforeAll(async () => {
  [secured, open] = await Promise.all([startSandbox({ acl: true }), startSandbox()]);
  folder = createWorkspace({ 'a.nomad.hcl': service('a'), 'b.nomad.hcl': service('b') });
});
afterAll(async () => {
  folder[Symbol.dispose]();
  await Promise.all([secured.close(), open.close()]);
});

interface Options {
  readonly token: string;
  readonly mode?: string;
  readonly address?: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
}

async function run({ token, mode = 'plan', address = secured.scheduler, event = pullRequestEvent() }: Options) {
  return runAction({ workspace: folder.path, inputs: { mode, 'job-files': '*.nomad.hcl', address, token }, event });
}

const management = (): string => secured.keys?.token ?? '';
const planOnly = (): string => secured.keys?.tokens['plan-only'] ?? '';

describe.concurrent('a management token on an event of a pull request', () => {
  test.each(['plan', 'parse'])(
    'mode %s warns once about a management token on an event of a pull request, for all files',
    async (mode) => {
      const ended = await run({ token: management(), mode });
      expect(ended.exitCode).toBe(0);
      expect(listWarnings(ended)).toEqual([
        expect.stringMatching(/has a management token: .*docs\/tokens\.md#the-plan$/) as string,
      ]);
    },
  );

  test('plan reads the rights of its token with one request', async () => {
    let requestCount = 0;
    await using proxy = await startNomadProxy(secured.scheduler, ({ path }) => {
      if (path.startsWith('/v1/acl/')) requestCount += 1;
    });
    await run({ token: management(), address: proxy.url });
    expect(requestCount).toBe(1);
  });

  test.each([
    ['a refusal', 403, 'Permission denied'],
    ['not found', 404, ''],
    ['a failure', 500, 'rpc error'],
    ['not JSON', 200, '<html>'],
    ['another shape', 200, '[]'],
  ])('a response about the token that is %s does not affect the plan', async (_, status, body) => {
    let requestCount = 0;
    await using proxy = await startNomadProxy(secured.scheduler, ({ path, answer }) => {
      if (!path.startsWith('/v1/acl/')) return;
      requestCount += 1;
      answer(status, body);
    });
    const ended = await run({ token: planOnly(), address: proxy.url });
    expect([ended.exitCode, ended.outputs['reason'], listWarnings(ended), requestCount]).toEqual([0, '', [], 1]);
    expect(ended.log).not.toContain('Trying again');
  });

  test('a request about the token that gets no response does not delay the plan', async () => {
    await using proxy = await startNomadProxy(secured.scheduler, async ({ path }) => {
      if (path.startsWith('/v1/acl/')) await new Promise<void>((done) => setTimeout(done, 20_000).unref());
    });
    const ended = await run({ token: planOnly(), address: proxy.url });
    expect([ended.exitCode, listWarnings(ended)]).toEqual([0, []]);
    expect(ended.milliseconds).toBeLessThan(15_000);
  });
});

describe.concurrent('no warning about a management token', () => {
  test.each<readonly [string, () => Promise<ActionRun>]>([
    ['a token with plan rights only', async () => run({ token: planOnly() })],
    [
      'a management token on any other event',
      async () => run({ token: management(), event: { name: 'push', payload: {} } }),
    ],
    ['any token on a cluster without ACLs', async () => run({ token: management(), address: open.scheduler })],
  ])('plan does not warn about %s', async (_, start) => {
    const ended = await start();
    expect([ended.exitCode, listWarnings(ended)]).toEqual([0, []]);
  });
});
