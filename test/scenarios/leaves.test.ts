import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { tryLeaves } from '../support/leaf-story.ts';
import { kinds } from '../support/leaves.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test.each(kinds)(
  'plan, drift and register of a %s job see exactly the changes that make another version',
  { timeout: 240_000 },
  async (kind) => {
    const results = await tryLeaves(kind, { address: sandbox.scheduler, token: '' });
    const expected = results.map(({ name, isNewVersion }) => ({
      name,
      isNewVersion,
      change: isNewVersion ? 'edited' : 'unchanged',
      isDrift: isNewVersion,
      isRegistered: isNewVersion,
      isThere: true,
    }));
    expect(results).toEqual(expected);
    expect(results.filter(({ isNewVersion }) => isNewVersion).length).toBeGreaterThan(10);
  },
);
