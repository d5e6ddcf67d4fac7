import { describe, expect, test, vi } from 'vitest';
import { network, releaseEvent, startModules, tagEvent, readNames, type ModuleStory } from '../support/modules.ts';

const versions = ['1.0.0', '1.1.0', '2.0.0-rc.1', '2.0.0', '2.1.0'];

/** Waits until a run has listed the versions of the module. */
async function waitUntilListed({ registry }: ModuleStory): Promise<void> {
  await vi.waitUntil(() => registry.requests.some(({ path }) => path.endsWith('/versions')), { timeout: 20_000 });
}

function daysAgo(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString();
}

describe.concurrent('deprecate on a release', () => {
  test('deprecate waits until the registry has the released version', async () => {
    await using story = await startModules({ versions: ['1.0.0'] });
    const running = story.deprecate({ event: tagEvent('v1.1.0') });
    await waitUntilListed(story);
    story.registry.release(network, '1.1.0');
    const run = await running;
    expect(run.exitCode).toBe(0);
    expect(run.log).toMatch(/^\[0:0\d\] Waiting for acme\/network\/aws 1\.1\.0: not in the registry yet$/m);
    expect(story.takeWrites()).toEqual(['deprecate 1.0.0']);
  });

  test('deprecate waits for the released version while the registry is temporarily unavailable', async () => {
    await using story = await startModules({ versions: ['1.0.0'] });
    const running = story.deprecate({ event: tagEvent('v1.1.0') });
    await waitUntilListed(story);
    // As often as a request is tried.
    story.registry.fault({ on: 'GET', kind: 503, path: 'registry-modules', times: 4 });
    story.registry.release(network, '1.1.0');
    const run = await running;
    expect([run.exitCode, story.listDeprecated()]).toEqual([0, ['1.0.0']]);
    expect(run.log).toMatch(
      /^\[0:\d\d\] Waiting for acme\/network\/aws 1\.1\.0: trying again: The registry reported a server error: .*\(503, GET /m,
    );
  });

  test('deprecate changes nothing when the registry failed to ingest the release', async () => {
    await using story = await startModules({ versions: ['1.0.0'] });
    story.registry.release(network, '1.1.0', { fails: 'clone_failed' });
    const run = await story.deprecate({ event: releaseEvent('v1.1.0') });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'ingress-failed']);
    expect(run.annotations[0]?.message).toMatch(/could not publish acme\/network\/aws 1\.1\.0: clone_failed/);
    expect(story.takeWrites()).toEqual([]);
  });

  test('deprecate changes nothing when the released version is not in the registry in time', async () => {
    await using story = await startModules({ versions: ['1.0.0'] });
    for (const wait of ['1s', '0']) {
      const run = await story.deprecate({ event: releaseEvent('v1.1.0'), inputs: { 'wait-for-version': wait } });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'timed-out']);
      expect(run.annotations[0]?.message).toMatch(/1\.1\.0 was not published in time: not in the registry yet/);
    }
    expect(story.takeWrites()).toEqual([]);
  });
});

describe.concurrent('versions that a person deprecated or revoked', () => {
  const seeds = [
    { version: '1.0.0', deprecation: { reason: 'It is broken.', link: '' } },
    { version: '1.1.0', revoked: true, deprecation: { reason: 'CVE', link: '' } },
    { version: '1.2.0', status: 'reg_ingress_failed' as const },
    '1.3.0',
    '1.4.0',
  ];

  test('deprecate leaves versions unchanged that a person deprecated or revoked, including their text', async () => {
    await using story = await startModules({ versions: seeds });
    const run = await story.deprecate({
      event: releaseEvent('1.4.0'),
      inputs: { 'update-text': 'true', reason: 'Old.' },
    });
    expect(story.takeWrites()).toEqual(['deprecate 1.3.0']);
    expect(readNames(run, 'skipped')).toEqual(['1.1.0', '1.2.0']);
    expect(readNames(run, 'unchanged')).toEqual(['1.0.0', '1.4.0']);
    expect(story.registry.deprecation(network, '1.0.0')?.reason).toBe('It is broken.');
  });

  test('`update-text` rewrites the text of its own deprecations, and only where it differs', async () => {
    await using story = await startModules({ versions: ['1.3.0', '1.4.0'] });
    const event = releaseEvent('1.4.0');
    await story.deprecate({ event });
    expect(story.takeWrites()).toEqual(['deprecate 1.3.0']);
    const inputs = { reason: '{{module}} {{version}}: use {{ replacement }}.', link: 'none' };
    await story.deprecate({ event, inputs });
    expect(story.takeWrites()).toEqual([]);
    const updated = await story.deprecate({ event, inputs: { ...inputs, 'update-text': 'true' } });
    expect(readNames(updated, 'deprecated')).toEqual(['1.3.0']);
    expect(story.registry.deprecation(network, '1.3.0')).toEqual({
      reason: 'network 1.3.0: use 1.4.0. [outrider]',
      link: '',
    });
    story.takeWrites();
    await story.deprecate({ event, inputs: { ...inputs, 'update-text': 'true' } });
    expect(story.takeWrites()).toEqual([]);
  });
});

describe.concurrent('limits of deprecate', () => {
  test('deprecate refuses to deprecate every version unless `require-successor` is false', async () => {
    const byPerson = { version: '2.0.0', deprecation: { reason: 'broken', link: '' } };
    await using story = await startModules({ versions: ['1.0.0', '1.1.0-rc.1', byPerson] });
    const inputs = { policy: 'explicit', versions: '1.1.0-rc.1' };
    await using other = await startModules({ versions: ['1.0.0-rc.1', byPerson] });
    const event = releaseEvent('v2.0.0');
    const refused = await other.deprecate({ event, inputs: { ...inputs, versions: '1.0.0-rc.1' } });
    expect([refused.exitCode, refused.outputs['reason'], other.takeWrites()]).toEqual([1, 'no-successor', []]);
    const anyway = await other.deprecate({
      event,
      inputs: { ...inputs, versions: '1.0.0-rc.1', 'require-successor': 'false' },
    });
    expect([anyway.exitCode, other.listDeprecated()]).toEqual([0, ['1.0.0-rc.1', '2.0.0']]);
    expect((await story.deprecate({ event, inputs })).exitCode).toBe(0);
  });

  test('deprecate reports a named version that does not exist', async () => {
    await using story = await startModules({ versions });
    const inputs = { policy: 'explicit', versions: '1.0.0\n1.0.7' };
    const event = { name: 'workflow_dispatch', payload: {} };
    const run = await story.deprecate({ event, inputs });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'not-found', []]);
    expect(run.annotations[0]?.message).toContain('1.0.7');
  });

  test('deprecate keeps versions younger than `min-age`, and reads the age only where it matters', async () => {
    await using story = await startModules({
      versions: [
        { version: '1.0.0', createdAt: daysAgo(40) },
        { version: '1.1.0', createdAt: daysAgo(10) },
        { version: '1.2.0', createdAt: daysAgo(50) },
      ],
    });
    const run = await story.deprecate({ event: releaseEvent('1.2.0'), inputs: { 'min-age': '30d' } });
    expect([run.exitCode, story.listDeprecated()]).toEqual([0, ['1.0.0']]);
    const loggedRequests = story.registry.requests.filter(({ path }) => path.includes('module_version='));
    expect(loggedRequests.map(({ path }) => path.split('=')[1])).toEqual(['1.0.0', '1.1.0']);
  });
});
