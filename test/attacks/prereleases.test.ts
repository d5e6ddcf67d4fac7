import { describe, expect, test } from 'vitest';
import { releaseEvent, startModules, type ModuleStory } from '../support/modules.ts';

const stable = ['1.0.0', '1.1.0', '2.0.0', '2.1.0'];

async function startWith(...more: readonly string[]): Promise<ModuleStory> {
  return startModules({ versions: [...stable, ...more] });
}

describe.concurrent("a version with GitHub's pre-release mark", () => {
  test.each([
    [{}],
    [{ policy: 'per-major' }],
    [{ policy: 'older-than-release' }],
    [{ policy: 'range', range: '<3' }],
    [{ 'only-older-than': 'newest' }],
    [{ 'module-version': '3.0.0' }],
  ])(
    'a version whose release is marked as a pre-release on GitHub supersedes no stable version: %j',
    async (inputs) => {
      await using story = await startWith('3.0.0');
      for (const action of ['published', 'prereleased', 'edited']) {
        const run = await story.deprecate({ event: releaseEvent('v3.0.0', action, true), inputs });
        expect([run.exitCode, story.listDeprecated()]).toEqual([0, []]);
        expect(run.summary).toContain('supersedes no stable version');
      }
    },
  );

  test('a version that is marked as a pre-release supersedes the earlier prereleases of its own release only', async () => {
    await using story = await startWith('2.2.0-rc.1', '3.0.0-rc.1', '3.0.0');
    await story.deprecate({ event: releaseEvent('v3.0.0', 'published', true) });
    expect(story.listDeprecated()).toEqual(['3.0.0-rc.1']);
  });

  test('a version supersedes stable versions once its mark is removed, and a version in `versions` does not wait for that', async () => {
    await using story = await startWith('3.0.0');
    await story.deprecate({ event: releaseEvent('v3.0.0', 'published', true), inputs: { versions: '1.0.0' } });
    expect(story.listDeprecated()).toEqual(['1.0.0']);
    await story.deprecate({ event: releaseEvent('v3.0.0', 'released') });
    expect(story.listDeprecated()).toEqual(stable);
  });
});
