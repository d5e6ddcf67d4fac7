import { describe, expect, test } from 'vitest';
import { releaseEvent, startModules, tagEvent, readNames } from '../support/modules.ts';

const versions = ['1.0.0', '1.1.0', '2.0.0', '2.1.0-rc.1', '2.1.0'];
const byPerson = { reason: 'Broken.', link: '' };

describe.concurrent('reinstate on a deleted release', () => {
  test.each([
    releaseEvent('v2.1.0', 'deleted'),
    releaseEvent('v2.1.0', 'unpublished'),
    { name: 'delete', payload: { ref: 'v2.1.0', ref_type: 'tag' } },
    tagEvent('v2.1.0', true),
  ])('reinstate on event $name restores once the versions that the deleted release superseded', async (event) => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: releaseEvent('v2.1.0') });
    expect(story.listDeprecated()).toEqual(['1.0.0', '1.1.0', '2.0.0', '2.1.0-rc.1']);
    story.takeWrites();
    const run = await story.reinstate({ event });
    expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([0, '', 'true']);
    expect(story.takeWrites()).toEqual(['reinstate 2.0.0', 'reinstate 2.1.0-rc.1']);
    expect(readNames(run, 'reinstated')).toEqual(['2.0.0', '2.1.0-rc.1']);
    expect(run.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['notice', expect.stringMatching(/^acme\/network\/aws 2\.1\.0 itself was not changed/) as string],
    ]);
    const rerun = await story.reinstate({ event });
    expect([rerun.exitCode, rerun.outputs['changed'], story.takeWrites()]).toEqual([0, 'false', []]);
  });

  test('reinstate keeps versions that a person deprecated unless `reinstate-scope` is all, and never changes revoked ones', async () => {
    const seeds = [
      { version: '1.0.0', deprecation: byPerson },
      { version: '1.1.0', deprecation: { ...byPerson, reason: 'CVE [outrider]' }, revoked: true },
      '1.2.0',
    ];
    await using story = await startModules({ versions: seeds });
    const event = releaseEvent('v1.2.0', 'deleted');
    const inputs = { policy: 'per-major', keep: '5' };
    const run = await story.reinstate({ event, inputs });
    expect([run.exitCode, story.takeWrites(), readNames(run, 'skipped')]).toEqual([0, [], ['1.1.0', '1.2.0']]);
    await story.reinstate({ event, inputs: { ...inputs, 'reinstate-scope': 'all' } });
    expect(story.takeWrites()).toEqual(['reinstate 1.0.0']);
  });

  test('reinstate takes the deleted release from `module-version`', async () => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: releaseEvent('v2.1.0') });
    const event = { name: 'workflow_dispatch', payload: { ref: 'refs/heads/main' } };
    await story.reinstate({ event, inputs: { 'module-version': '2.1.0' } });
    expect(story.listDeprecated()).toEqual(['1.0.0', '1.1.0']);
    const unknown = await story.reinstate({ event, inputs: { 'module-version': '9.9.9' } });
    expect([unknown.exitCode, unknown.outputs['changed']]).toEqual([0, 'false']);
    expect(unknown.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['warning', expect.stringMatching(/^The registry has no version acme\/network\/aws 9\.9\.9, and/) as string],
    ]);
  });

  test.each([releaseEvent('v2.1.0'), { name: 'schedule', payload: {} }, tagEvent('v2.1.0')])(
    'reinstate on event $name fails without a deleted release',
    async (event) => {
      await using story = await startModules({ versions });
      const run = await story.reinstate({ event });
      expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'input', []]);
      expect(run.annotations[0]?.message).toContain('module-version');
    },
  );
});

test('reinstate restores only the named versions, whoever deprecated them', async () => {
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
  expect([run.exitCode, story.takeWrites()]).toEqual([0, ['reinstate 1.0.0']]);
  expect(readNames(run, 'unchanged')).toEqual(['1.3.0']);
});
