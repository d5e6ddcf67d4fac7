import { describe, expect, test } from 'vitest';
import { listWarnings, type ActionRun } from '../support/action.ts';
import { startStory, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

/** Schedules that Nomad accepts without a warning, although they never launch the job. */

const file = 'jobs/backup.nomad.hcl';

function backup(periodic: string, more = ''): string {
  return `job "backup" {
  datacenters = ["dc1"]
  type = "batch"
  ${periodic === '' ? '' : `periodic {\n${periodic}\n}`}
  ${more}
  group "app" {
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "1ms"
      }
    }
  }
}
`;
}

const dead = 'crons = ["0 0 30 2 *"]';
const noLaunch = 'The job never launches: Nomad finds no next launch for `0 0 30 2 * (UTC)`.';

function startBackup(periodic: string, more = '', running: readonly string[] = []): Promise<Story> {
  return startStory({ files: { [file]: backup(periodic, more) }, running });
}

describe.concurrent('a schedule that never launches the job', () => {
  test('plan warns of it in the comment, the log and the outputs, in place of the next launch', async () => {
    await using story = await startBackup(dead);
    const run = await story.plan();
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, '`backup` is new and has 1 warning']);
    expect(listWarnings(run)).toEqual([`Job \`backup\`: ${noLaunch}`]);
    const body = story.github.comments[0]?.body ?? '';
    expect(body).toContain(`> **\`backup\`**: ${noLaunch}`);
    expect(body).toContain('| CPU `100\u00a0MHz`, memory `300\u00a0MiB` · **never launches** |');
    expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([{ warnings: [noLaunch], nextLaunch: 'never' }]);
  });

  test('plan explains that one schedule of several can stop the others', async () => {
    await using story = await startBackup('crons = ["*/5 * * * *", "0 0 30 2 *"]');
    expect(listWarnings(await story.plan())[0]).toMatch(
      / One schedule that never comes, such as 30 February, can stop /,
    );
    story.workspace.write(file, backup('crons = ["0 0 30 2 *", "*/5 * * * *"]'));
    expect(listWarnings(await story.plan())).toEqual([]);
  });

  test.each([
    ['is disabled', `${dead}\nenabled = false`, ''],
    ['is dispatched', dead, 'parameterized {}'],
    ['has no schedule', '', ''],
  ])('plan does not warn if the job %s', async (_, periodic, more) => {
    await using story = await startBackup(periodic, more);
    const run = await story.plan();
    expect([run.exitCode, listWarnings(run)]).toEqual([0, []]);
    expect(story.github.comments[0]?.body).not.toContain('never launches');
  });

  test('a plan in which a secret decides the schedule is refused, without a warning that shows it', async () => {
    await using story = await startBackup('');
    story.workspace.write(file, `variable "times" {\n type = string\n}\n${backup('crons = [var.times]')}`);
    const run = await story.plan({ inputs: { 'secret-vars': 'times=0 0 30 2 *' } });
    expect([run.exitCode, run.outputs['reason'], listWarnings(run)]).toEqual([1, 'input', []]);
    expect(run.log + run.summary).not.toMatch(/never launches|0 0 30/);
  });

  test('register warns of it, and is not green', async () => {
    await using story = await startBackup(dead);
    await story.plan();
    const run = await story.register();
    expect([run.exitCode, await story.versions('backup')]).toEqual([0, [expect.anything()]]);
    const text = 'Job `backup` never launches: Nomad finds no next launch for its schedule.';
    expect(listWarnings(run)).toEqual([text]);
    const body = story.github.comments[0]?.body ?? '';
    expect(/^### .*$/m.exec(body)?.[0]).toBe('### 🟡 `backup` is registered');
    expect(body).toContain(`> ${text}`);
  });

  test('status does not take the job for healthy', async () => {
    await using story = await startStory({ files: {}, running: [] });
    await story.operate(backup(dead));
    const run = await story.run({ inputs: { mode: 'status', job: 'backup', expect: 'healthy' } });
    const headline = '`backup` never launches: Nomad finds no next launch for its schedule `0 0 30 2 *` (UTC)';
    expect([run.exitCode, run.outputs['summary']]).toEqual([1, headline]);
    expect(readResult(run).jobs[0]).toMatchObject({ health: 'never-launches', healthy: false });
    const free = await story.run({ inputs: { mode: 'status', job: 'backup' } });
    expect([free.exitCode, free.summary.split('\n')[0]]).toEqual([0, `### 🟠 ${headline}`]);
  });

  test('status does not take the job for healthy if the token may not ask for its next launch', async () => {
    await using story = await startStory({ files: {}, sandbox: { acl: true } });
    await story.operate(backup('crons = ["@daily"]'));
    const { reader = '', 'plan-only': planner = '' } = { ...story.sandbox.keys?.tokens };
    const ask = async (token: string): Promise<ActionRun> =>
      story.run({ inputs: { mode: 'status', job: 'backup', expect: 'healthy', token } });
    const run = await ask(reader);
    expect([run.exitCode, readResult(run).jobs[0]]).toMatchObject([1, { health: 'unknown' }]);
    expect(run.summary).toContain('- unknown: the next launch, which needs `plan-job` (permission denied)');
    expect(readResult(await ask(planner)).jobs[0]).toMatchObject({ health: 'ready' });
  });
});

test.concurrent.each([
  ['periodic', 'crons = ["@daily"]', ''],
  ['parameterized', '', 'parameterized {}'],
])('register does not report that it has placed a %s job, of which Nomad places only child jobs', async (_, ...job) => {
  await using story = await startBackup(...job);
  await story.plan();
  const run = await story.register();
  const body = story.github.comments[0]?.body ?? '';
  const comment = /^### .*$/m.exec(body)?.[0];
  expect([run.exitCode, comment, run.outputs['summary']]).toEqual([
    0,
    '### 🟢 `backup` is registered',
    '`backup` is registered',
  ]);
  expect(run.log).toMatch(/backup: registered\.?$/m);
  expect(run.log).not.toContain('placed');
  expect(readResult(run).jobs).toMatchObject([
    { outcome: 'no-deployment', registered: true, evaluation: '', serving: [] },
  ]);
});

describe.concurrent('a changed schedule in the comment', () => {
  test.each([
    [
      'crons = ["0 3 * * *", "0 6 * * 6"]',
      'crons = ["0 3 * * *"]',
      'schedule `0 3 * * *, 0 6 * * 6\u00a0→\u00a00 3 * * *`',
    ],
    [
      'cron = "0 3 * * *"',
      'cron = "0 3 * * *"\ntime_zone = "Asia/Tokyo"',
      '`0 3 * * * (UTC)\u00a0→\u00a00 3 * * * (Asia/Tokyo)`',
    ],
    [
      'crons = ["0 3 * * *"]',
      'crons = ["0 3 * * *"]\ntime_zone = "Asia/Tokyo"',
      'schedule `UTC\u00a0→\u00a0Asia/Tokyo`',
    ],
    ['crons = ["0 3 * * *"]', 'crons = ["0 3 * * *"]\nenabled = false', 'schedule `enabled\u00a0→\u00a0disabled`'],
    ['cron = "0 3 * * *"\nenabled = false', 'crons = ["0 3 * * *"]', 'schedule `disabled\u00a0→\u00a00 3 * * *`'],
  ])('plan shows the change from %j to %j as %s', async (before, after, text) => {
    await using story = await startStory({ files: { [file]: backup(after) } });
    await story.operate(backup(before));
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    expect(body).toContain(text);
    expect(body.includes('starts 1 allocation at each launch')).toBe(!after.includes('false'));
  });
});
