import { describe, expect, test } from 'vitest';
import { readError } from '../support/action.ts';
import { service, startNomadProxy, startStory, type Story, type StoryOptions } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

async function start(job: string, options: Partial<StoryOptions> = {}): Promise<Story> {
  return startStory({ files: { 'jobs/web.nomad.hcl': job }, ...options });
}

const broken = 'run_for = "2h"\n        start_error = "docker: cannot read the credentials"';

/** A check that fails from the start, which Nomad makes itself. */
function createCheckedJob(update: string): string {
  const check = 'service {\n        provider = "nomad"\n        port = "http"\n        check {\n          name = "up"';
  const timing = 'type = "tcp"\n          interval = "1s"\n          timeout = "1s"\n        }\n      }';
  return service('web', { image: 'two', update })
    .replace('count =', 'network {\n      port "http" {}\n    }\n    count =')
    .replace('env {', `${check}\n          ${timing}\n      env {\n        SANDBOX_UNHEALTHY = "0"`);
}

const checkFails = 'check `up` of service `web-app-server` fails: nomad: Get "http://127.0.0.1": connection refused';

describe.concurrent('the cause of a failed rollout', () => {
  test('a failure of the driver has the same text while Nomad tries again, after it gave up, and after a rollback', async () => {
    const update = 'auto_revert = true';
    const tried = service('web', { task: `${broken}\n        start_error_recoverable = true`, update });
    const job = tried.replace('attempts = 0\n      mode', 'attempts = 40\n      delay    = "1s"\n      mode');
    await using story = await start(job, {
      running: [service('web', { update })],
      sandbox: { pace: { retry: 200, deadline: 30_000 } },
    });
    await story.plan();
    const run = await story.register();
    expect(run.outputs['outcome']).toBe('rolled-back');
    const cause = 'failed: Driver Failure: docker: cannot read the credentials';
    expect(run.log).toMatch(new RegExp(`0 of 1 healthy; task \`server\` ${cause}, restarted \\d+×`));
    expect(readError(run)).toMatch(new RegExp(`task \`server\` ${cause} on node \`vm\`, after 40 restarts`));
  });

  test('the first version of a job has none to go back to, so error, comment and commands offer to stop it', async () => {
    const text =
      'failed to launch command with executor: rpc error: code = Unknown desc = binary \\"/no/such\\" could not be found';
    await using story = await start(service('web', { task: `run_for = "2h"\n        start_error = "${text}"` }));
    await story.plan();
    const run = await story.register({ inputs: { commands: 'revert' } });
    expect(run.outputs['outcome']).toBe('failed');
    expect(run.outputs['summary']).toContain('binary "/no/such" could not be found on node `vm`');
    expect(readError(run)).toContain('or stop the job with `mode: stop`: it has no earlier version.');
    const [body = ''] = (story.github.comments[0]?.body ?? '').split('The plan that was reviewed');
    expect(body).toContain(' failed, or stop it: it has no earlier version:');
    expect(readResult(run)).toMatchObject({
      next: [expect.stringMatching(/^nomad alloc status /), 'nomad job stop web'],
    });
    expect(`${run.log}${body}`).not.toContain('revert');
  });

  test('register and status name the failing check with its output', async () => {
    await using story = await start(createCheckedJob(''));
    await story.plan();
    const run = await story.register();
    expect(run.outputs['outcome']).toBe('failed');
    expect(readError(run)).toContain(`\`web\`: rollout failed: ${checkFails} on node \`vm\`; no earlier version runs.`);
    expect(story.github.comments[0]?.body).toMatch(/^### .*: check `up` of service `web-app-server` fails: /m);
    const status = await story.run({ inputs: { mode: 'status', job: 'web' } });
    expect(status.outputs['summary']).toContain(`; ${checkFails}`);
  });

  test('a rollout is not green whose deployment Nomad calls successful although a task has failed', async () => {
    // The sibling takes longer to end than the rest of `min_healthy_time`.
    const sibling = `task "slow" {
      driver       = "mock_driver"
      kill_timeout = "20s"
      config {
        run_for    = "2h"
        kill_after = "20s"
      }
    }
    task "server"`;
    const job = service('web', { task: 'run_for = "1s"\n        exit_code = 3' });
    await using story = await start(job.replace('task "server"', sibling));
    await story.plan();
    const run = await story.register();
    expect((await story.settle('web'))['Status']).toBe('successful');
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
    expect(readError(run)).toContain(
      '`web`: rollout failed: task `server` exited with code 3 on node `vm`; no version takes traffic.',
    );
    expect(run.log).toMatch(/ 0 of \d healthy; rollout failed: /);
    expect(story.github.comments[0]?.body).not.toMatch(/\b(\d) of \1 healthy/);
  });

  test('register names the failing check where the rollback takes the allocation over, because only a service differs', async () => {
    const job = createCheckedJob('auto_revert = true');
    const [block = ''] = / {6}service \{[^]*?\n {6}\}\n/.exec(job) ?? [];
    await using story = await start(job, {
      running: [job.replace(block, '')],
      sandbox: { pace: { deadline: 20_000 } },
    });
    await story.plan();
    const run = await story.register();
    expect(await story.ask<readonly object[]>('GET', '/v1/job/web/allocations')).toHaveLength(1);
    expect(readError(run)).toContain(`rolled back to version 0: ${checkFails} on node`);
  });

  test('register names the failing check after a rollback, when Nomad has deleted its output', async () => {
    const update = 'auto_revert = true';
    await using story = await start(createCheckedJob(update), {
      running: [service('web', { update })],
      sandbox: { pace: { deadline: 20_000 } },
    });
    await story.plan();
    const run = await story.register();
    expect(run.outputs['outcome']).toBe('rolled-back');
    expect(run.log).toContain(`web: 0 of 1 healthy; ${checkFails}`);
    expect(readError(run)).toContain(`rolled back to version 0: ${checkFails} on node`);
  });

  test('checks that cannot be read fail no run, and no reason is made up', async () => {
    await using story = await start(createCheckedJob(''));
    await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path.includes('/checks')) answer(500, 'No path to node');
    });
    const inputs = { address: nomad.url };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
    expect(readError(run)).toMatch(
      /task `server` was not healthy by its healthy_deadline of 5m0s: it started late, or a check of its services fails on node/,
    );
    expect(run.log).not.toContain('No path to node');
  });
});
