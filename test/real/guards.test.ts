import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { address, LiveStory, type Variant } from './live-story.ts';

/**
 * Guards against a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const where = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

afterAll(removeRunFolders);

describe.skipIf(address === '').concurrent(`guards against ${where}`, () => {
  test.each<[guard: string, before: Variant, after: Variant, hit: object]>([
    ['less-memory', { memory: 64 }, { memory: 32 }, { task: 'server', old: '64', new: '32' }],
    ['stops', { count: 1 }, { count: 0 }, { task: '', old: '1', new: '0' }],
  ])(
    'guard %s refuses a change in the plan of Nomad, and lets it pass without the guard',
    patience,
    async (guard, before, after, hit) => {
      await using story = await LiveStory.start();
      await story.first(before);
      story.write({ ...after, color: 'green' });
      const plan = await story.plan({ guards: guard });
      expect(JSON.parse(plan.outputs['guards'] ?? '')).toEqual([
        expect.objectContaining({ guard, group: 'app', ...hit }),
      ]);
      expect(story.comment()).toContain(`(${guard}). The register refuses it until a maintainer approves.`);
      const refused = await story.register();
      expect([refused.exitCode, refused.outputs]).toMatchObject([1, { reason: 'guarded', changed: 'false' }]);
      expect((await story.state()).colors).toEqual(['blue']);
      await story.plan();
      const run = await story.register();
      expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
      expect((await story.state()).colors).toEqual(['green', 'blue']);
    },
  );

  test('guard privileged judges raw_exec of a new job, and not of one that ran with it before', patience, async () => {
    await using story = await LiveStory.start();
    story.write({});
    const fresh = await story.plan({ guards: 'recommended' });
    expect(JSON.parse(fresh.outputs['guards'] ?? '')).toMatchObject([{ guard: 'privileged', new: 'raw_exec' }]);
    await story.first();
    story.write({ color: 'green' });
    const edited = await story.plan({ guards: 'recommended' });
    expect(JSON.parse(edited.outputs['guards'] ?? '')).toEqual([]);
  });
});
