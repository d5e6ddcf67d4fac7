import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { startCommanded, type CommandStory } from '../support/commanding.ts';
import { otherEvent } from '../support/github.ts';
import type { ReviewRecord } from '../../src/review/record.ts';

afterAll(removeRunFolders);

const bot = { login: 'github-actions[bot]', type: 'Bot' };
const mallory = { login: 'mallory', type: 'User' };
const listed = 'GET /repos/acme/jobs/issues/comments';

/** A step of a workflow that promotes the canaries of `web`. */
async function promote(story: CommandStory, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  return story.run({
    inputs: { mode: 'promote', job: 'web', 'signing-key': story.key, ...inputs },
    event: otherEvent('workflow_dispatch'),
    env: { GITHUB_API_URL: story.github.url, GITHUB_GRAPHQL_URL: `${story.github.url}/graphql`, GITHUB_ACTOR: 'ada' },
  });
}

function headline(story: CommandStory): string {
  return story.planBody().split('\n')[1] ?? '';
}

/** How often the run wrote a comment. */
function writesOf(story: CommandStory, from: number): number {
  return story.github.asked.slice(from).filter((one) => /^(?:PATCH|POST) .*\/comments/.test(one)).length;
}

describe.concurrent('the comment of the pull request that registered a job', () => {
  test('a second promotion writes no comment, and changes none', async () => {
    await using story = await startCommanded();
    expect((await promote(story)).exitCode).toBe(0);
    const [body, from] = [story.planBody(), story.github.asked.length];
    expect(body).toMatch(/^### 🟢 `web`: version 1 serves since /m);
    expect((await promote(story)).outputs).toMatchObject({ changed: 'false', reason: '' });
    expect([story.planBody(), writesOf(story, from)]).toEqual([body, 0]);
  });

  test('a restart has an entry in the history of the comment, and changes nothing else of it', async () => {
    await using story = await startCommanded();
    expect((await promote(story)).exitCode).toBe(0);
    const [before, entries] = [headline(story), story.record().history?.length ?? 0];
    const restart = async (step = 'restart'): Promise<ActionRun> =>
      story.run({
        inputs: { mode: 'restart', job: 'web', 'signing-key': story.key, timeout: '60s' },
        event: otherEvent('workflow_dispatch'),
        env: {
          GITHUB_API_URL: story.github.url,
          GITHUB_GRAPHQL_URL: `${story.github.url}/graphql`,
          GITHUB_ACTOR: 'ada',
          GITHUB_ACTION: step,
        },
      });
    const run = await restart();
    expect([run.exitCode, run.annotations]).toEqual([0, []]);
    const entry = story.record().history?.at(-1);
    expect(entry).toMatchObject({
      text: 'mode: restart',
      by: 'ada',
      isWell: true,
      result: 'Restarted 1 allocation of `web`',
    });
    expect(story.planBody()).toContain('`mode: restart`: Restarted 1 allocation of `web`');
    expect([headline(story), story.record().history?.length]).toEqual([before, entries + 1]);
    // The same step again replaces its entry; another one has its own, and a dry run has none.
    await restart();
    expect(story.record().history).toHaveLength(entries + 1);
    await restart('again');
    expect(story.record().history).toHaveLength(entries + 2);
    const from = story.github.asked.length;
    await story.run({
      inputs: { mode: 'restart', job: 'web', 'signing-key': story.key, 'dry-run': 'true' },
      event: otherEvent('workflow_dispatch'),
      env: { GITHUB_API_URL: story.github.url, GITHUB_GRAPHQL_URL: `${story.github.url}/graphql` },
    });
    expect(writesOf(story, from)).toBe(0);
  });

  test('a comment becomes true again after a promotion outside Outrider, once a run sees it', async () => {
    await using story = await startCommanded();
    const { ID } = await story.ask<{ ID: string }>('GET', '/v1/job/web/deployment');
    await story.ask('POST', `/v1/deployment/promote/${ID}`, { DeploymentID: ID, All: true });
    await story.settled('web');
    expect(headline(story)).toContain('waited for promotion at ');
    expect((await promote(story)).outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(headline(story)).toMatch(/^### 🟢 `web`: version 1 serves since /);
  });

  test.each<[what: string, change: (record: ReviewRecord) => Partial<ReviewRecord>]>([
    ['another cluster', () => ({ cluster: 'nomad.example:4646' })],
    ['another namespace', ({ jobs }) => ({ jobs: jobs.map((job) => ({ ...job, namespace: 'shop' })) })],
    ['another job', ({ jobs }) => ({ jobs: jobs.map((job) => ({ ...job, id: 'api' })) })],
    [
      'a job that another pull request has registered again',
      ({ jobs }) => ({ jobs: jobs.map((job) => ({ ...job, state: { end: 'registered-again', at: 1 } })) }),
    ],
    ['a plan that was not registered', ({ jobs }) => ({ jobs: jobs.map(({ done: _done, ...job }) => job) })],
  ])('a step does not touch the comment about %s, without a warning', async (_, change) => {
    await using story = await startCommanded();
    story.setRecord(change(story.record()));
    const body = story.planBody();
    const run = await promote(story);
    expect([run.exitCode, run.outputs['changed'], run.annotations]).toEqual([0, 'true', []]);
    expect(story.planBody()).toBe(body);
  });

  test('a step without the key, or with another one, does not touch the comment', async () => {
    await using story = await startCommanded();
    const [body, from] = [story.planBody(), story.github.asked.length];
    await promote(story, { 'signing-key': '' });
    expect(story.github.asked.slice(from).filter((one) => one.includes('/comments'))).toEqual([]);
    await promote(story, { 'signing-key': 'another-key-of-sixteen-bytes' });
    expect(story.planBody()).toBe(body);
  });

  test('only the comment of Outrider on its own pull request is updated, not its copies', async () => {
    await using story = await startCommanded();
    const { github } = story;
    const body = story.planBody();
    github.postComment(body, mallory);
    github.postComment(body, bot);
    const [byMallory, elsewhere] = [github.comments.at(-2), github.comments.at(-1)];
    // It is read before Outrider's own comment.
    Object.assign(elsewhere ?? {}, {
      issue_url: 'https://api.github.example/repos/acme/jobs/issues/9',
      updated_at: '2099-01-01T00:00:00Z',
    });
    await promote(story);
    expect([byMallory?.body, elsewhere?.body]).toEqual([body, body]);
    expect(headline(story)).toMatch(/^### 🟢 `web`: version 1 serves since /);
  });

  test('the comment of the later of two pull requests that registered the job is updated', async () => {
    await using story = await startCommanded();
    const { github } = story;
    const [later] = story.record().jobs;
    const earlier = story.planBody();
    story.setRecord({
      pullRequest: 9,
      jobs: story.record().jobs.map((job) => ({ ...job, done: { index: 1, outcome: 'successful', run: 'run 1' } })),
    });
    const ofNine = story.planBody();
    github.editComment(github.comments[0]?.id ?? 0, earlier, bot);
    github.postComment(ofNine, bot);
    Object.assign(github.comments.at(-1) ?? {}, {
      issue_url: 'https://api.github.example/repos/acme/jobs/issues/9',
      updated_at: '2099-01-01T00:00:00Z',
    });
    expect(later?.done?.index).toBeGreaterThan(1);
    await promote(story);
    expect(github.comments.at(-1)?.body).toBe(ofNine);
    expect(headline(story)).toMatch(/^### 🟢 `web`: version 1 serves since /);
  });

  test.each([
    [250, 3, true],
    [350, 3, false],
  ])('behind %i newer comments the comment is sought in %i requests', async (newer, requests, isFound) => {
    await using story = await startCommanded();
    const [own] = story.github.comments;
    for (let count = 0; count < newer; count += 1) story.github.postComment('Looks good', mallory);
    Object.assign(own ?? {}, { updated_at: '2000-01-01T00:00:00Z' });
    const from = story.github.asked.length;
    const run = await promote(story);
    expect([run.exitCode, run.annotations]).toEqual([0, []]);
    expect(story.github.asked.slice(from).filter((one) => one.startsWith(listed))).toHaveLength(requests);
    expect(headline(story).includes('serves since')).toBe(isFound);
  });

  test('a refusal of GitHub is a warning that names the permission, and the promotion succeeds', async () => {
    await using story = await startCommanded();
    const body = story.planBody();
    story.github.commentRights = 'forbidden';
    const run = await promote(story);
    expect([run.exitCode, run.outputs['changed'], story.planBody()]).toEqual([0, 'true', body]);
    expect(run.annotations).toMatchObject([
      { level: 'warning', message: expect.stringContaining('`permissions: { pull-requests: write }`') },
    ]);
  });

  test.each(['promote', 'fail-deployment'])(
    'mode %s changes only the deployment that it is given, and never a newer one',
    async (mode) => {
      await using story = await startCommanded();
      const { ID } = await story.ask<{ ID: string }>('GET', '/v1/job/web/deployment');
      const body = story.planBody();
      const other = await promote(story, { mode, deployment: '3f9a01c2-0000-4000-8000-000000000000' });
      expect([other.exitCode, other.outputs]).toMatchObject([
        1,
        { outcome: 'superseded', reason: 'conflict', changed: 'false', receipts: '[]' },
      ]);
      expect(other.stdout).toContain('is not the latest one of `web`: its latest deployment, of version 1, is running');
      expect(story.planBody()).toBe(body);
      const own = await promote(story, { mode, deployment: ID });
      expect([own.exitCode, own.outputs['changed']]).toEqual([0, 'true']);
      expect(story.planBody()).not.toBe(body);
    },
  );
});
