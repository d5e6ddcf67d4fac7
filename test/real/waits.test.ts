import { describe, expect, test } from 'vitest';
import { hasConsul, hasMockDriver } from './integrations.ts';
import { address, LiveStory, type Variant } from './live-story.ts';

/** The reasons why a rollout waits, as a live Nomad reports them. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on). */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 120_000 };

/** Registers a job that waits; returns what the log says meanwhile, the comment at the end, and the log of its status. */
async function registerAndWait(variant: Variant, wait: string): Promise<readonly (string | undefined)[]> {
  await using story = await LiveStory.start();
  story.write({ healthyAfter: 30, ...variant });
  await story.plan();
  const run = await story.register({ timeout: '100s' });
  const line = run.log
    .split('\n')
    .find((text) => text.includes('0 of 1 healthy; task `server` ') && text.includes(wait));
  const status = await story.runOnJob({ mode: 'status' });
  return [line, story.comment(), status.log];
}

describe.skipIf(address === '').concurrent(`a rollout that waits for what is missing, on ${location}`, () => {
  test('the log, the comment and the status name the Nomad variable that a template waits for', patience, async () => {
    const data = '{{ with nomadVar \\"nomad/jobs/none/db\\" }}{{ .x }}{{ end }}';
    const task = `template {\n        data        = "${data}"\n        destination = "local/x"\n      }`;
    const wait = 'waits for Nomad variable `nomad/jobs/none/db`, which does not exist';
    const hits = await registerAndWait({ task }, wait);
    expect(hits).toEqual(hits.map(() => expect.stringContaining(wait)));
  });

  test.skipIf(!hasConsul)(
    'the log, the comment and the status name the Consul key that a template waits for',
    patience,
    async () => {
      const task = `template {\n        data        = "{{ key \\"outrider/none\\" }}"\n        destination = "local/x"\n      }`;
      const wait = 'waits for Consul key `outrider/none`, which does not exist';
      const hits = await registerAndWait({ task }, wait);
      expect(hits).toEqual(hits.map(() => expect.stringContaining(wait)));
    },
  );

  test.skipIf(!hasMockDriver)(
    'the log, the comment and the status name the image that is missing',
    patience,
    async () => {
      const error = 'Failed to pull `ghcr.io/acme/nope:1`: API error (404): manifest unknown';
      const config = `run_for = "100s"\n        start_error = "${error}"\n        start_error_recoverable = true`;
      const task = 'restart {\n        attempts = 50\n        delay    = "4s"\n      }';
      const hits = await registerAndWait(
        { driver: 'mock_driver', config, task },
        'failed: Driver Failure: Failed to pull',
      );
      // The text of the mock driver is a value of the job, which a mode without the job file hides.
      expect(hits).toEqual([
        ...Array.from({ length: 2 }, () => expect.stringContaining('failed: Driver Failure: Failed to pull')),
        expect.stringContaining('failed: Driver Failure: '),
      ]);
    },
  );
});
