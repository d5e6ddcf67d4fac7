import { describe, expect, test } from 'vitest';
import { hasConsul } from './integrations.ts';
import { LiveStory } from './live-story.ts';

/** Services and templates of Consul, as a live Nomad reports them. Skipped unless OUTRIDER_TEST_NOMAD_ADDR is a Nomad whose clients have a Consul. */
const location = hasConsul ? 'a live Nomad with Consul' : 'no live Nomad with Consul (skipped)';
const patience = { timeout: 120_000 };

/** A service of Consul, whose check runs a command in the task. */
function withService(name: string, check: string): string {
  return `service {
        name     = "${name}"
        provider = "consul"
        check {
          type     = "script"
          command  = "/bin/sh"
          args     = ["-c", "${check}"]
          interval = "1s"
          timeout  = "2s"
        }
      }`;
}

describe.skipIf(!hasConsul).concurrent(`services of Consul, on ${location}`, () => {
  test(
    'a job whose check in Consul passes is rolled out, is healthy, is restarted in place, and has nothing left to register',
    patience,
    async () => {
      await using story = await LiveStory.start();
      const task = withService(story.id, 'exit 0');
      await story.first({ task });
      const status = await story.runOnJob({ mode: 'status', expect: 'healthy' });
      expect([status.exitCode, status.outputs['reason']]).toEqual([0, '']);
      const restarted = await story.runOnJob({ mode: 'restart' });
      expect([restarted.exitCode, restarted.outputs['outcome']]).toEqual([0, 'restarted']);
      await story.plan();
      const rerun = await story.register();
      expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
    },
  );

  test('a job whose check in Consul fails is not rolled out', patience, async () => {
    await using story = await LiveStory.start();
    await story.first({ task: withService(story.id, 'exit 0') });
    story.write({ color: 'green', task: withService(story.id, 'exit 2') });
    await story.plan();
    const run = await story.register({ timeout: '100s' });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
    // Nomad has no event for it but "Task not running for min_healthy_time", which is wrong.
    expect(run.summary).toMatch(
      /Task `server` was not healthy by its healthy_deadline of \S+: .* a check of its services fails/,
    );
  });
});
