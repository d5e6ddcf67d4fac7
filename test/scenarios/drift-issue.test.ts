import { describe, expect, test } from 'vitest';
import { readKinds, requestsWithoutChange, startDrift, startTwo } from '../support/drifting.ts';
import { service, startNomadProxy } from '../support/registering.ts';

const bot = { login: 'github-actions[bot]', type: 'Bot' };

describe.concurrent('the life cycle of the issue', () => {
  test('a clean run takes four requests to GitHub, and to Nomad two for each job and one for the list', async () => {
    await using story = await startTwo();
    const nomad: string[] = [];
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path }) => {
      nomad.push(`${method} ${path}`);
    });
    story.listRequests();
    const run = await story.drift({ inputs: { address: proxy.url } });
    expect([run.exitCode, readKinds(run)]).toEqual([0, {}]);
    expect(story.listRequests()).toEqual(requestsWithoutChange(story));
    expect(nomad.toSorted()).toEqual([
      'GET /v1/jobs?per_page=2000&namespace=default',
      'POST /v1/job/api/plan',
      'POST /v1/job/web/plan',
      'POST /v1/jobs/parse',
      'POST /v1/jobs/parse',
    ]);
  });

  test('an issue that a person closed is reopened while a job has drifted', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await story.drift();
    const issue = story.openIssue();
    story.github.closeIssue(issue.number, 'not_planned');
    await story.drift();
    expect([issue.state, issue.comments]).toEqual(['open', []]);
  });

  test('an issue that people edited, renamed and labelled gets its text back, and keeps its title and labels', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await story.drift();
    const issue = story.openIssue();
    const { body } = issue;
    Object.assign(issue, {
      body: body.replace(/^The jobs in Nomad differ.*$/m, '').replaceAll('\n', '\r\n'),
      title: 'Mine',
      labels: ['later'],
    });
    await story.drift();
    expect([issue.title, issue.labels]).toEqual(['Mine', ['later']]);
    expect(issue.body.replace(/<sub>.*/, '')).toBe(body.replace(/<sub>.*/, ''));
  });

  test('a new issue is opened when the old one was deleted or transferred, or has lost its marker', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await story.drift();
    story.github.issues.splice(0);
    await story.drift();
    const second = story.openIssue();
    second.body = 'Nothing to see here.';
    await story.drift();
    expect(story.github.issues.map(({ number }) => number)).toEqual([102, 103]);
    expect(second.body).toBe('Nothing to see here.');
  });

  test('issues of others with the same marker or title, and pull requests, are never changed', async () => {
    await using story = await startTwo();
    const marker = '<!-- outrider:drift id=default -->';
    const title = 'Drift: Nomad jobs differ from main';
    story.github.postIssue({ title, body: `${marker}\nmine` });
    story.github.postIssue({ title, body: 'the same title' }, bot);
    story.github.postIssue({ title, body: `${marker}\nof a pull request`, isPullRequest: true }, bot);
    story.github.postIssue({ title, body: `> ${marker}` }, bot);
    const before = JSON.stringify(story.github.issues);
    await story.drift();
    await story.operate(service('web', { count: 3 }));
    await story.drift();
    expect(story.github.issues).toHaveLength(5);
    expect(JSON.stringify(story.github.issues.slice(0, 4))).toBe(before);
    await story.operate(service('web'));
    await story.drift();
    expect([story.github.issues[4]?.state, JSON.stringify(story.github.issues.slice(0, 4)) === before]).toEqual([
      'closed',
      true,
    ]);
  });

  test('each `environment` has an issue of its own', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await story.drift({ inputs: { environment: 'staging' } });
    await story.drift({ inputs: { environment: 'production' } });
    expect(story.github.issues.map(({ title }) => title)).toEqual([
      'Drift in staging: Nomad jobs differ from main',
      'Drift in production: Nomad jobs differ from main',
    ]);
    expect(story.github.issues[1]?.body).toContain('### 🟠 production: `web` differs from its file');
  });

  test.each([
    ['https://github.com', 1],
    ['https://github.example', 31],
  ])('the issue is found among 3,000 others, on %s by %d requests for the list', async (server, pages) => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await story.drift({ env: { GITHUB_SERVER_URL: server } });
    for (let at = 0; at < 3000; at++) story.github.postIssue({ body: 'another one' });
    story.listRequests();
    const run = await story.drift({ env: { GITHUB_SERVER_URL: server } });
    expect(run.exitCode).toBe(0);
    expect(story.listRequests().filter((line) => line.startsWith('GET /repos/acme/jobs/issues?'))).toHaveLength(pages);
    expect(story.github.issues.filter(({ user }) => user.type === 'Bot')).toHaveLength(1);
  });

  test('200 drifted jobs fit into the issue, and a run that finds the same writes nothing', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `job-${String(at).padStart(3, '0')}`);
    const all = Object.fromEntries(names.map((name) => [`jobs/${name}.nomad.hcl`, service(name)]));
    await using story = await startDrift({ files: all });
    await story.drift();
    const issue = story.openIssue();
    expect(issue.body.length).toBeLessThanOrEqual(65_536);
    expect(issue.body).toContain('200 jobs have drifted: 200 missing');
    expect(issue.body).toContain('`job-199`');
    const body = issue.body;
    await story.drift();
    expect(issue.body === body).toBe(true);
  });
});
