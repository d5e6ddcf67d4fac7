import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { network, releaseEvent, startModules, tagEvent, versionsIn } from '../support/modules.ts';

afterAll(removeRunFolders);

const versions = ['1.0.0', '1.1.0', '2.0.0', '2.1.0-rc.1', '2.1.0'];
const byPerson = { reason: 'Broken.', link: '' };

describe.concurrent('a release that is withdrawn', () => {
  test.each([
    releaseEvent('v2.1.0', 'deleted'),
    releaseEvent('v2.1.0', 'unpublished'),
    { name: 'delete', payload: { ref: 'v2.1.0', ref_type: 'tag' } },
    tagEvent('v2.1.0', true),
  ])('brings back what stays without it, once: $name', async (event) => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: releaseEvent('v2.1.0') });
    expect(story.deprecated()).toEqual(['1.0.0', '1.1.0', '2.0.0', '2.1.0-rc.1']);
    story.written();
    const run = await story.reinstate({ event });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([0, '', 'true']);
    expect(story.written()).toEqual(['reinstate 2.0.0', 'reinstate 2.1.0-rc.1']);
    expect(versionsIn(run, 'reinstated')).toEqual(['2.0.0', '2.1.0-rc.1']);
    expect(run.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['notice', expect.stringMatching(/^acme\/network\/aws 2\.1\.0 itself is left as it is/) as string],
    ]);
    const again = await story.reinstate({ event });
    expect([again.exitCode, again.outputs['changed'], story.written()]).toEqual([0, 'false', []]);
  });

  test('in a dry run brings back nothing', async () => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: releaseEvent('v2.1.0') });
    story.written();
    const event = releaseEvent('v2.1.0', 'deleted');
    const run = await story.reinstate({ event, token: 'member', inputs: { 'dry-run': 'true' } });
    expect([run.exitCode, versionsIn(run, 'reinstated'), story.written()]).toEqual([0, ['2.0.0', '2.1.0-rc.1'], []]);
  });

  test('leaves alone what a person deprecated, unless it is told otherwise; and never touches what is revoked', async () => {
    const seeds = [
      { version: '1.0.0', deprecation: byPerson },
      { version: '1.1.0', deprecation: { ...byPerson, reason: 'CVE [outrider]' }, revoked: true },
      '1.2.0',
    ];
    await using story = await startModules({ versions: seeds });
    const event = releaseEvent('v1.2.0', 'deleted');
    const inputs = { policy: 'per-major', keep: '5' };
    const run = await story.reinstate({ event, inputs });
    expect([run.exitCode, story.written(), versionsIn(run, 'skipped')]).toEqual([0, [], ['1.1.0', '1.2.0']]);
    await story.reinstate({ event, inputs: { ...inputs, 'reinstate-scope': 'all' } });
    expect(story.written()).toEqual(['reinstate 1.0.0']);
  });

  test('may be named by the input', async () => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: releaseEvent('v2.1.0') });
    const event = { name: 'workflow_dispatch', payload: { ref: 'refs/heads/main' } };
    await story.reinstate({ event, inputs: { 'module-version': '2.1.0' } });
    expect(story.deprecated()).toEqual(['1.0.0', '1.1.0']);
  });

  test.each([releaseEvent('v2.1.0'), { name: 'schedule', payload: {} }, tagEvent('v2.1.0')])(
    'has to be known: $name',
    async (event) => {
      await using story = await startModules({ versions });
      const run = await story.reinstate({ event });
      expect([run.exitCode, run.outputs['reason'], story.written()]).toEqual([1, 'input', []]);
      expect(run.annotations[0]?.message).toContain('module-version');
    },
  );
});

describe.concurrent('versions that are named', () => {
  test('come back whoever deprecated them, and no others', async () => {
    await using story = await startModules({
      versions: [
        { version: '1.0.0', deprecation: byPerson },
        { version: '1.1.0', deprecation: byPerson },
        { version: '1.2.0', deprecation: { ...byPerson, reason: 'Old. [outrider]' } },
        '1.3.0',
      ],
    });
    const run = await story.reinstate({
      event: { name: 'workflow_dispatch', payload: {} },
      inputs: { policy: 'explicit', versions: 'v1.0.0\n1.3.0' },
    });
    expect([run.exitCode, story.written()]).toEqual([0, ['reinstate 1.0.0']]);
    expect(versionsIn(run, 'unchanged')).toEqual(['1.3.0']);
  });
});

describe.concurrent('a fault while versions come back', () => {
  test('an answer that is lost is looked up, a refusal is told and the rest done', async () => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: releaseEvent('v2.1.0') });
    story.written();
    story.registry.fault({ on: 'PATCH', kind: 'drop-after', path: '/2.0.0' });
    story.registry.fault({ on: 'PATCH', kind: 422, path: '/1.1.0' });
    const run = await story.reinstate({ event: releaseEvent('v2.1.0', 'deleted'), inputs: { policy: 'per-minor' } });
    expect([run.exitCode, run.outputs['reason'], versionsIn(run, 'failed')]).toEqual([1, 'partial', ['1.1.0']]);
    expect(story.deprecated()).toEqual(['1.1.0']);
    expect(story.registry.deprecation(network, '2.1.0')).toBeNull();
  });
});
