import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryLeaves } from '../support/leaf-story.ts';
import { kinds } from '../support/leaves.ts';
import { type Agent, startAgent, versionOnPath } from './client/agent.ts';

/** An agent of its own by the `nomad` on PATH, because hundreds of jobs are registered. Nothing of them runs. Skipped without one. */
const version = await versionOnPath();
const skipped = version === undefined ? ' (skipped: no nomad on PATH)' : '';

describe.skipIf(version === undefined)(`every field of a full job, changed, removed or reordered${skipped}`, () => {
  let agent: Agent;
  beforeAll(async () => {
    const started = await startAgent();
    if (started === undefined) throw new Error('no nomad on PATH');
    agent = started;
  }, 120_000);
  afterAll(async () => agent[Symbol.asyncDispose](), 120_000);

  test.each(kinds)(
    'Nomad makes another version of a %s job exactly where Outrider sees a change',
    { timeout: 300_000 },
    async (kind) => {
      const results = await tryLeaves(kind, agent);
      const wrong = results.filter(({ change, isNewVersion, isDrift, isRegistered, isThere }) => {
        const isSeen = change === 'edited' && isDrift && isRegistered;
        return !isThere || (isNewVersion ? !isSeen : change !== 'unchanged' || isDrift || isRegistered);
      });
      expect(wrong).toEqual([]);
      expect(results.filter(({ isNewVersion }) => isNewVersion).length).toBeGreaterThan(10);
    },
  );
});
