import { realPace } from '../../src/clients/http/retry.ts';
import { describe, expect, test } from 'vitest';
import { releaseEvent, startModules, readNames } from '../support/modules.ts';
import { startServer } from '../support/server.ts';
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const event = releaseEvent('1.3.0');

describe.concurrent('deprecate with a faulty registry', () => {
  test.each(['/.well-known/', 'registry-modules', '/versions'])(
    'deprecate repeats a read of %s that temporarily returns 500',
    async (path) => {
      await using story = await startModules({ versions });
      story.registry.fault({ on: 'GET', kind: 500, path, times: 3 });
      const run = await story.deprecate({ event });
      expect([run.exitCode, story.listDeprecated()]).toEqual([0, ['1.0.0', '1.1.0', '1.2.0']]);
      expect(run.log.match(/^Retrying in \d s: the registry returned 500 \(GET /gm)).toHaveLength(3);
    },
  );

  test('deprecate waits as long as a 429 response asks for', async () => {
    await using story = await startModules({ versions });
    story.registry.fault({ on: 'PATCH', kind: 429, wait: 0.8 });
    const run = await story.deprecate({ event, pace: realPace });
    expect([run.exitCode, run.log.match(/Retrying in \d s: .* returned 429/g)?.length]).toEqual([0, 1]);
    const [first, second] = story.registry.requests.filter(({ method }) => method === 'PATCH').map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(800);
    expect(story.listDeprecated()).toHaveLength(3);
  });

  test('deprecate reports a version that fails after four tries, and completes the others', async () => {
    await using story = await startModules({ versions });
    story.registry.fault({ on: 'PATCH', kind: 500, path: '/1.1.0', times: 9 });
    const run = await story.deprecate({ event });
    expect([run.exitCode, run.outputs['reason'], readNames(run, 'failed')]).toEqual([1, 'partial', ['1.1.0']]);
    expect(story.takeWrites().filter((write) => write === 'deprecate 1.1.0')).toHaveLength(4);
    expect(story.listDeprecated()).toEqual(['1.0.0', '1.2.0']);
  });

  test('deprecate reports a registry that is unreachable or does not respond with JSON', async () => {
    await using story = await startModules({ versions });
    const gone = await story.deprecate({ event, inputs: { 'registry-address': 'http://127.0.0.1:9', timeout: '20s' } });
    expect([gone.exitCode, gone.outputs['reason']]).toEqual([1, 'unreachable']);
    await using nonsense = await startServer({ body: '<html><title>Log in</title></html>' });
    const other = await story.deprecate({ event, inputs: { 'registry-address': nonsense.url } });
    expect([other.exitCode, other.outputs['reason']]).toEqual([1, 'server']);
    expect(other.annotations[0]?.message).toMatch(/^Unexpected response from the registry at /);
  });
});

describe.concurrent('deprecate without permission', () => {
  test.each([
    ['expired', 'unauthorized', 0, /expired or invalid/],
    ['organization', 'permission', 1, /organization token cannot/],
    ['member', 'permission', 1, /cannot manage the module acme\/network\/aws/],
  ] as const)(
    'deprecate stops at the first refusal of a token of kind %s: %s',
    async (token, reason, writes, message) => {
      await using story = await startModules({ versions });
      const run = await story.deprecate({ event, token });
      expect([run.exitCode, run.outputs['reason'], story.takeWrites().length]).toEqual([1, reason, writes]);
      expect(run.annotations[0]?.message).toMatch(message);
      expect(story.listDeprecated()).toEqual([]);
    },
  );

  test('a 404 for one version, after the registry has accepted another, is about that version, also without a record of the module', async () => {
    await using story = await startModules({ versions });
    story.registry.fault({ on: 'GET', kind: 404, path: 'registry-modules', times: 99 });
    story.registry.fault({ on: 'PATCH', kind: 404, path: '/1.1.0', times: 9 });
    const run = await story.deprecate({ event });
    expect([run.exitCode, run.outputs['reason'], story.listDeprecated()]).toEqual([1, 'partial', ['1.0.0', '1.2.0']]);
    expect(run.annotations[0]?.message).toContain('The registry lists acme/network/aws 1.1.0, but does not find it');
  });

  test('deprecate stops when the organization is not entitled', async () => {
    await using story = await startModules({ versions, options: { organization: { name: 'acme', entitled: false } } });
    const run = await story.deprecate({ event });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'tier', ['deprecate 1.0.0']]);
    expect(readNames(run, 'failed')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  test('deprecate names the version of a Terraform Enterprise that is too old', async () => {
    await using story = await startModules({ versions, options: { serverVersion: 'v202411-2' } });
    story.registry.fault({ on: 'PATCH', kind: 404, times: 9 });
    const run = await story.deprecate({ event });
    expect([run.exitCode, story.takeWrites()]).toEqual([1, ['deprecate 1.0.0']]);
    expect(run.annotations[0]?.message).toContain('Terraform Enterprise v202411-2 cannot deprecate module versions');
  });

  test('deprecate reports a module that the registry does not show', async () => {
    await using story = await startModules({ versions });
    const run = await story.deprecate({ event, inputs: { module: 'acme/nowhere/aws' } });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'not-found', []]);
    expect(run.annotations[0]?.message).toMatch(
      /has no module `acme\/nowhere\/aws`, or the token cannot read it \(404, GET [^()]*\)\.\n/,
    );
  });
});

describe.concurrent('deprecate that ends early', () => {
  const many = Array.from({ length: 100 }, (_, at) => `1.0.${at}`);

  test.each([
    ['is cancelled', { cancelAt: 'Deprecated acme/network/aws 1.0.3' }],
    ['has no time left', { inputs: { timeout: '2s', 'max-changes': '100', 'wait-for-version': '0' } }],
  ])(
    `a deprecate that %s reports the completed and the remaining versions, and the next run completes them`,
    async (_, options) => {
      await using story = await startModules({ versions: many });
      const inputs = { 'max-changes': '100' };
      const run = await story.deprecate({ event: releaseEvent('1.0.99'), inputs, ...options });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'timed-out']);
      expect(readNames(run, 'deprecated').length).toBeGreaterThan(0);
      expect(readNames(run, 'deprecated')).toEqual(
        story.listDeprecated().slice(0, readNames(run, 'deprecated').length),
      );
      expect(readNames(run, 'deprecated').length + readNames(run, 'failed').length).toBe(99);
      const next = await story.deprecate({ event: releaseEvent('1.0.99'), inputs });
      expect([next.exitCode, story.listDeprecated().length]).toEqual([0, 99]);
    },
  );
});
