import { describe, expect, test } from 'vitest';
import { readResult } from '../support/result.ts';
import { isPromoted, service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

const [web, mail] = ['jobs/web.nomad.hcl', 'jobs/mail.nomad.hcl'] as const;
const approval = { by: 'ada', state: 'APPROVED' } as const;
const objection = { by: 'ada', state: 'CHANGES_REQUESTED' } as const;
const update = 'canary = 1';
const promote = 'after 1s';

interface Listed {
  readonly JobVersion: number;
  readonly Status: string;
}

async function listDeployments(story: Story): Promise<readonly Listed[]> {
  return story.ask<readonly Listed[]>('GET', '/v1/job/web/deployments');
}

function objectAfterReading({ github }: Story): void {
  github.before = (request) => {
    if (request.includes('/collaborators/')) github.reviews.list = [approval, objection];
  };
}

function taskWith(memory: number): string {
  return `run_for = "2h"\n      }\n      resources {\n        memory = ${memory}`;
}

/** Version 0 of `web` runs; the pull request lowers its memory. */
async function startLowering(): Promise<Story> {
  return startStory({
    files: { [web]: service('web', { image: 'two', update, task: taskWith(64) }) },
    running: [service('web', { update, task: taskWith(300) })],
  });
}

/** Version 1 of `web` is registered; its canary waits. */
async function registerCanary(story: Story, inputs: Record<string, string>): Promise<void> {
  await story.plan({ inputs });
  Object.assign(story.github, { closed: true });
  Object.assign(story.github.reviews, { list: [approval], roles: { ada: 'maintain' } });
  const { exitCode } = await story.register({ inputs: { ...inputs, wait: 'false' } });
  expect(exitCode).toBe(0);
  await story.awaitCanary('web');
}

describe.concurrent('consents that are withdrawn while a run waits', () => {
  test('an objection while a job is followed that an earlier run registered keeps the next stage from being registered', async () => {
    await using story = await startStory({
      files: { [web]: service('web', { image: 'two' }), [mail]: service('mail', { image: 'two' }) },
      running: [service('web'), service('mail')],
      sandbox: { pace: { healthy: 12_000, deadline: 60_000 } },
    });
    const inputs = { approvals: '1', stages: JSON.stringify([[web], [mail]]) };
    await story.plan({ inputs });
    story.github.closed = true;
    story.github.reviews.list = [approval];
    const first = await story.register({ inputs: { ...inputs, timeout: '6s' } });
    expect([first.outputs['reason'], first.outputs['changed']]).toEqual(['timed-out', 'true']);
    objectAfterReading(story);
    const run = await story.register({ inputs });
    expect([run.exitCode, run.log]).toMatchObject([1, expect.not.stringContaining('mail: registered')]);
    expect(run.log).toContain('web: 1 of 1 healthy; rolled out');
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain('`ada` requested changes to the plan');
    expect(await story.versions('mail')).toHaveLength(1);
  });

  test('an approval that is withdrawn during a stage is not named as the one of the next stage', async () => {
    const files = {
      [web]: service('web', { image: 'two', task: taskWith(64) }),
      [mail]: service('mail', { task: taskWith(64) }),
    };
    await using story = await startStory({
      files,
      running: ['web', 'mail'].map((job) => service(job, { task: taskWith(300) })),
    });
    const inputs = { guards: 'less-memory', stages: JSON.stringify([[web], [mail]]) };
    await story.plan({ inputs });
    story.github.closed = true;
    Object.assign(story.github.reviews, { list: [approval], roles: { ada: 'maintain' } });
    objectAfterReading(story);
    const run = await story.register({ inputs });
    expect([run.exitCode, await story.versions('web'), await story.versions('mail')]).toMatchObject([
      1,
      { length: 2 },
      { length: 1 },
    ]);
    const { guards, approvals } = readResult(run);
    expect(guards).toMatchObject([
      { job: 'web', approved: true, approvedBy: ['ada'] },
      { job: 'mail', approved: false, approvedBy: [] },
    ]);
    expect(approvals).toEqual([]);
    const body = story.github.comments[0]?.body ?? '';
    expect(body).toContain('`ada` requested changes');
    expect(body).not.toContain('1 of 1 approval');
  });

  test('a canary whose deployment appears once the consents were judged is not promoted by that run', async () => {
    await using story = await startLowering();
    let former: Listed | undefined;
    await using nomad = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (former === undefined || !/^\/v1\/job\/web\/deployment(\?|$)/.test(path)) return;
      answer(200, JSON.stringify(former), { 'content-type': 'application/json', 'x-nomad-index': '5' });
      former = undefined;
    });
    const inputs = { approvals: '1', address: nomad.url };
    await registerCanary(story, inputs);
    story.github.reviews.list = [approval, objection];
    former = (await listDeployments(story)).find(({ JobVersion }) => JobVersion === 0);
    expect(former).toBeDefined();
    await story.register({ inputs: { ...inputs, promote } });
    expect([former, await isPromoted(story)]).toEqual([undefined, false]);
  });

  test.each([403, 500])(
    'a canary that a guard found waits while GitHub returns %i instead of the reviews, even after another plan',
    async (status) => {
      const inputs = { guards: 'less-memory' };
      await using story = await startLowering();
      await registerCanary(story, inputs);
      await story.plan({ inputs });
      story.github.reviews.status = status;
      const run = await story.register({ inputs: { ...inputs, promote } });
      expect([run.exitCode, run.outputs['reason'], await isPromoted(story)]).toEqual([1, 'not-approved', false]);
      story.github.reviews.status = 200;
      expect((await story.register({ inputs: { ...inputs, promote } })).exitCode).toBe(0);
      expect(await isPromoted(story)).toBe(true);
    },
  );
});
