import { describe, expect, test } from 'vitest';
import { readHeadline } from '../support/approving.ts';
import type { ActionRun } from '../support/action.ts';
import { joinAnnotations } from '../support/launching.ts';
import { failingTask, service, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

/** An unchanged job is judged by its health. */

const file = 'jobs/web.nomad.hcl';
const anHour = 3_600_000;
const failing = service('web', { image: 'two', task: failingTask });

/** A story whose register has failed, without a rollback. */
async function startFailed(files: Readonly<Record<string, string>> = { [file]: failing }): Promise<Story> {
  const story = await startStory({ files, running: [service('web')] });
  await story.plan();
  const run = await story.register();
  expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
  return story;
}

/** A story whose deployment was failed by a person while its tasks ran. They are healthy from their start, as far as that depends on time. */
async function startFailedByPerson(update = ''): Promise<Story> {
  const job = service('web', { update }).replace('"5s"', '"0s"');
  const story = await startStory({ files: { [file]: job }, sandbox: { pace: { healthy: anHour, deadline: anHour } } });
  await story.plan();
  expect((await story.register({ inputs: { wait: 'false' } })).outputs).toMatchObject({ changed: 'true', outcome: '' });
  await story.failDeployment('web');
  return story;
}

function readJobs({ outputs }: ActionRun): Readonly<Record<string, unknown>> {
  const jobs = JSON.parse(outputs['jobs'] ?? '[]') as { id: string; outcome: string }[];
  return Object.fromEntries(jobs.map(({ id, outcome }) => [id, outcome]));
}

/** The report and the writes of a second register run. */
async function registerAgain(story: Story, options?: StoryRunOptions): Promise<object> {
  const versions = await story.versions('web');
  const run = await story.register(options);
  const { changed, outcome, reason } = run.outputs;
  return {
    exitCode: run.exitCode,
    outputs: { changed, outcome, reason },
    jobs: readJobs(run),
    headlines: [run.summary.includes('`web` failed to roll out'), readHeadline(story)],
    written: (await story.versions('web')).length - versions.length,
  };
}

const stillFailed = {
  exitCode: 1,
  outputs: { changed: 'false', outcome: 'failed', reason: 'failed' },
  jobs: { web: 'failed' },
  headlines: [
    true,
    expect.stringMatching(/^🔴 `web` failed to roll out: (?:task `server` |Deployment marked as failed)/) as string,
  ],
  written: 0,
};

describe.concurrent('a job that is registered and whose rollout failed', () => {
  test.each<[string, StoryRunOptions]>([
    ['a second attempt', { env: { GITHUB_RUN_ATTEMPT: '2' } }],
    ['a later run', { env: { GITHUB_RUN_ID: '4712', GITHUB_RUN_NUMBER: '13' } }],
    ['a run with `wait: false`', { inputs: { wait: 'false' } }],
  ])('%s of register reports the failure again and writes nothing', async (_, options) => {
    await using story = await startFailed();
    expect(await registerAgain(story, options)).toEqual(stillFailed);
    expect(await registerAgain(story, options)).toEqual(stillFailed);
  });

  test('register reports the failure again after a new plan, whose comment reports it in the row of the job', async () => {
    await using story = await startFailed();
    const plan = await story.plan();
    expect(plan.exitCode).toBe(0);
    expect(readHeadline(story)).toContain('`web` is unchanged and its last deployment failed');
    expect(story.github.comments[0]?.body).toMatch(
      /^\| ⚠️\u00a0warning<br>.*`web`.* \| unchanged, \*\*its last deployment failed\*\* \|$/m,
    );
    expect(await registerAgain(story)).toEqual(stillFailed);
  });

  test('register reports the failure among several jobs, and does not register those of a later stage', async () => {
    await using story = await startFailed();
    const api = { id: 'api', file: 'jobs/api.nomad.hcl' };
    story.workspace.write(api.file, service('api'));
    await story.plan();
    const inputs = { stages: JSON.stringify([[file]]) };
    const staged = await story.register({ inputs });
    expect([staged.exitCode, staged.outputs]).toMatchObject([1, { changed: 'false', outcome: 'failed' }]);
    expect(readJobs(staged)).toEqual({ web: 'failed', api: 'not-written' });
    const run = await story.register();
    expect([run.exitCode, run.outputs]).toMatchObject([1, { changed: 'true', outcome: 'failed' }]);
    expect(readJobs(run)).toEqual({ web: 'failed', api: 'successful' });
  });

  test('register is green once all allocations are healthy, and reports that the deployment had failed', async () => {
    await using story = await startFailedByPerson();
    const run = await story.register();
    expect([run.exitCode, run.outputs]).toMatchObject([0, { changed: 'false', outcome: 'successful', reason: '' }]);
    expect(readHeadline(story)).toBe('🟢 `web` is healthy now, although its deployment failed');
  });

  test('register reports the failure again where a person decides about health, although the tasks run', async () => {
    await using story = await startFailedByPerson('health_check = "manual"');
    expect(await registerAgain(story)).toEqual(stillFailed);
  });

  test.each([
    ['scale', { count: '1' }],
    ['revert', { 'job-version': '1' }],
  ])('mode %s with nothing to change fails because the rollout had failed', async (mode, inputs) => {
    await using story = await startFailed();
    const versions = await story.versions('web');
    const run = await story.run({ inputs: { mode, job: 'web', ...inputs } });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { changed: 'false', outcome: 'failed' }]);
    expect(await story.versions('web')).toEqual(versions);
  });
});

const batch = service('web')
  .replace(/update \{[^}]*\}/, 'type = "batch"')
  .replace(/ +reschedule \{[^}]*\}\n/, '');
const periodic = batch.replace('type = "batch"', 'type = "batch"\n  periodic {\n    crons = ["@daily"]\n  }');

describe.concurrent('a change that Nomad always refuses', () => {
  test.each([
    ['another type', service('web'), batch, 'the type of a registered job cannot change'],
    ['a schedule', batch, periodic, '`periodic` cannot be added to or removed from a registered job'],
    ['no schedule', periodic, batch, '`periodic` cannot be added to or removed from a registered job'],
    ['parameters', batch, batch.replace('type =', 'parameterized {}\n  type ='), '`parameterized` cannot be added to'],
  ])(
    'a plan with %s shows a row and an alarm, and register refuses it before any write',
    async (_, was, now, reason) => {
      await using story = await startStory({ files: { [file]: now } });
      await story.operate(was);
      const plan = await story.plan();
      expect(plan.annotations.filter(({ level }) => level === 'error')).toEqual([]);
      expect([plan.exitCode, readResult(plan).jobs.flatMap(({ unplaced = [] }) => unplaced as unknown[])]).toEqual([
        0,
        [],
      ]);
      expect(joinAnnotations(plan)).toContain(`Nomad would refuse job \`web\`: ${reason}`);
      const body = story.github.comments[0]?.body ?? '';
      expect(body).toMatch(/^### 🟠 .*would be refused by Nomad/m);
      expect(body).toMatch(/^\| ⛔\u00a0blocked<br>.*\*\*Nomad refuses this change\*\*/m);
      expect(body).toContain(reason);
      const run = await story.register();
      expect([run.exitCode, run.outputs]).toMatchObject([1, { changed: 'false', reason: 'parse' }]);
      expect(run.annotations.map(({ message }) => message).join()).toContain('Nomad refuses the change to `web`');
      expect(await story.versions('web')).toHaveLength(1);
    },
  );

  test('a new job with a schedule is not refused', async () => {
    await using story = await startStory({ files: { [file]: periodic } });
    await story.plan();
    expect(story.github.comments[0]?.body).not.toContain('refuse');
    expect((await story.register()).exitCode).toBe(0);
  });
});
