import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startStory } from '../support/registering.ts';

afterAll(removeRunFolders);

/** Medium: a path of 60,000 characters keeps `new-secrets-access` busy, without a look at the clock, long after the `timeout`. */
test('a plan with a long path of a secret ends within 5 s of its timeout', async () => {
  const file = 'jobs/web.nomad.hcl';
  const secret = `secret "s" {\n provider = "vault"\n path = "a${'/a'.repeat(30_000)}"\n }\n env {`;
  await using story = await startStory({
    files: { [file]: service('web').replace('env {', secret) },
    running: [service('web')],
  });
  const started = performance.now();
  const run = await story.plan({ inputs: { timeout: '8s', guards: 'new-secrets-access' }, process: true });
  expect([run.exitCode, Math.max(13, Math.round((performance.now() - started) / 1000))]).toEqual([expect.any(Number), 13]);
}, 200_000);
