import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { service, startStory, type Story, type StoryRunOptions } from '../support/registering.ts';
import { approve, readComment, file } from '../support/approving.ts';
import { startCommanded } from '../support/commanding.ts';
import { startTwo } from '../support/drifting.ts';
import { startGiteaDouble } from '../support/gitea-double.ts';
import { otherEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { startServer } from '../support/server.ts';

const runPage = 'https://gitea.example/acme/jobs/actions/runs/12';
const administratorHint = 'Set `github-token` to a token of an administrator of the repository, the same in all jobs.';

/** The double of GitHub as Enterprise Server serves it: REST below a path, and GraphQL at another one. */
async function startEnterpriseServer({ github }: Story) {
  const [path, graphql] = ['/api/v3', '/api/graphql'];
  return startServer(async ({ method, url, headers, body }, response) => {
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = { method, headers: { authorization, 'content-type': type }, ...(body === '' ? {} : { body }) };
    const known = url === graphql ? '/graphql' : url.startsWith(`${path}/`) ? url.slice(path.length) : undefined;
    const answer = known === undefined ? undefined : await fetch(github.url + known, sent);
    response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
    response.end(await answer?.text());
  });
}

/** The environment of a job of Gitea. */
function giteaEnv({ url }: { readonly url: string }): NonNullable<StoryRunOptions['env']> {
  return { GITHUB_API_URL: `${url}/api/v1`, GITHUB_GRAPHQL_URL: '', GITHUB_SERVER_URL: 'https://gitea.example' };
}

function listMessages({ annotations }: ActionRun, level: string): readonly string[] {
  return annotations.filter((annotation) => annotation.level === level).map(({ message }) => message);
}

function listHeadlines({ github }: Story): readonly (string | undefined)[] {
  return github.comments.map(({ body }) => /^### .*$/m.exec(body)?.[0]);
}

describe.concurrent('pull requests on other forges', () => {
  test('a pull request on GitHub Enterprise Server has one comment, and its links to runs take no request', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startEnterpriseServer(story);
    const env = { GITHUB_API_URL: `${server.url}/api/v3`, GITHUB_GRAPHQL_URL: `${server.url}/api/graphql` };
    const runs = [await story.plan({ env }), await story.plan({ env }), await story.register({ env })];
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    expect(listHeadlines(story)).toEqual([expect.stringMatching(/^### 🟢 `web` rolled out in \d+ s$/)]);
    expect(readComment(story)).toContain('[run 12](https://github.example/acme/jobs/actions/runs/4711)');
    expect(server.requests.filter(({ url }) => url.includes('/actions/') || !url.startsWith('/api/'))).toEqual([]);
  });

  test('a pull request on Gitea has one comment, whose links to runs are the ones that Gitea reports', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github);
    const env = giteaEnv(server);
    expect((await story.plan({ env })).exitCode).toBe(0);
    expect(readComment(story)).toContain(`[run 12](${runPage})`);
    const registered = await story.register({ env });
    expect([registered.exitCode, registered.outputs['outcome']]).toEqual([0, 'successful']);
    expect(listHeadlines(story)).toEqual([expect.stringMatching(/^### 🟢 `web` rolled out in \d+ s$/)]);
    expect(readComment(story).match(/\[run 12\]\([^)]*\)/g)).toEqual([`[run 12](${runPage})`, `[run 12](${runPage})`]);
  });

  test('a server that does not report a run gets no link to it', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github, { reportsRuns: false });
    expect((await story.plan({ env: giteaEnv(server) })).exitCode).toBe(0);
    expect(readComment(story)).not.toMatch(/run 12|actions\/runs/);
  });

  test('a plan of a push on Gitea is shown on the open pull request of the commit', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github);
    story.github.pulls = [{ number: 7, head: 'a'.repeat(40), state: 'open' }];
    const run = await story.plan({ env: giteaEnv(server), event: pushEvent('refs/heads/change') });
    expect([run.exitCode, listHeadlines(story)]).toEqual([0, ['### 🔵 Plan: `web` is new']]);
  });
});

describe.concurrent('roles on a forge that reports them to administrators alone', () => {
  test('an approval is not refused for lack of access, but because the role could not be asked for', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github);
    const env = giteaEnv(server);
    const inputs = { approvals: '1' };
    await story.plan({ env, inputs });
    story.github.reviews.list = [approve('ada')];
    const run = await story.register({ env, inputs });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
    expect(run.outputs['summary']).toMatch(
      /^Not registered: the plan has 0 of 1 approval: could not read the role of `ada`: .*Only admins/,
    );
    expect(listMessages(run, 'error')).toEqual([expect.stringContaining(administratorHint)]);
    expect(readComment(story)).toMatch(/- `ada`: could not read the role of `ada`: .*Set `github-token`/);
    expect(readComment(story)).not.toContain('no write access');
    await using asAdministrator = await startGiteaDouble(story.github, { isAdministrator: true });
    const rerun = await story.register({ env: giteaEnv(asAdministrator), inputs });
    expect([rerun.exitCode, rerun.outputs['outcome']]).toEqual([0, 'successful']);
  });

  test('a request for changes counts behind a page of comments, and also of a deleted account', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github, { isAdministrator: true });
    const env = giteaEnv(server);
    const inputs = { approvals: '1' };
    await story.plan({ env, inputs });
    const comments = Array.from({ length: 40 }, () => ({ by: 'bob', state: 'COMMENTED' }) as const);
    const readObjection = async (by: string | undefined) => {
      story.github.reviews.list = [approve('ada'), ...comments, { by, state: 'CHANGES_REQUESTED' }];
      return (await story.register({ env, inputs })).outputs['summary'];
    };
    expect(await readObjection('bob')).toMatch(/^Not registered: `bob` requested changes to the plan/);
    expect(await readObjection(undefined)).toMatch(/^Not registered: `ghost` requested changes to the plan/);
    story.github.reviews.list = [...comments, approve('ada')];
    expect((await story.register({ env, inputs })).outputs['outcome']).toBe('successful');
  });

  test('a co-author by a noreply address of Gitea approves nothing', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github, { isAdministrator: true });
    const env = giteaEnv(server);
    const inputs = { approvals: '1' };
    await story.plan({ env, inputs });
    story.github.reviews.list = [approve('ada')];
    story.github.reviews.commits = [
      { by: 'octocat', message: 'Change\n\nCo-authored-by: Ada <2+ada@noreply.gitea.example>' },
    ];
    const run = await story.register({ env, inputs });
    expect([run.outputs['reason'], readComment(story)]).toEqual([
      'not-approved',
      expect.stringContaining('- `ada`: contributed a commit'),
    ]);
  });

  test('a command whose author cannot be judged is answered with the reason, and a stranger gets no response', async () => {
    await using story = await startCommanded();
    await using server = await startGiteaDouble(story.github);
    const run = await story.gate(story.comment('/outrider help'), {}, { env: giteaEnv(server) });
    expect([run.exitCode, run.outputs['command'], run.outputs['reason']]).toEqual([0, '', 'not-allowed']);
    expect(listMessages(run, 'warning')).toEqual([
      expect.stringMatching(/^Could not read the role of `ada`: .*administrator/),
    ]);
    const reply = story.github.comments.at(-1)?.body;
    expect(reply).toContain('Could not read the role of `ada`');
    expect(reply).toContain(`[run 12](${runPage})`);
    expect(reply).toMatch(
      /`ada` wrote \[`\/outrider help`\]\(https:\/\/github\.example\/acme\/jobs\/pull\/7#issuecomment-\d+\)/,
    );
    const replies = story.github.comments.length;
    story.github.commands.roles = { ada: 'read' };
    await using asAdministrator = await startGiteaDouble(story.github, { isAdministrator: true });
    await story.gate(story.comment('/outrider help'), {}, { env: giteaEnv(asAdministrator) });
    expect(story.github.comments.length).toBe(replies + 1);
  });

  test('a command with another token names the account that wrote the plan', async () => {
    await using story = await startCommanded();
    await using server = await startGiteaDouble(story.github, { isAdministrator: true, login: 'alice' });
    const run = await story.gate(story.comment('/outrider status web'), {}, { env: giteaEnv(server) });
    expect(run.outputs['reason']).toBe('unknown-plan');
    expect(run.outputs['summary']).toMatch(
      /The only plan on pull request 7 is in a comment by `gitea-actions`, not by Outrider, which is `alice` in this run$/,
    );
    expect(listMessages(run, 'warning')).toEqual([expect.stringContaining('Use the same `github-token` in all jobs')]);
  });

  test('mode check warns that roles cannot be asked for, and reports no permission that the server does not show', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const check = async (isAdministrator: boolean) => {
      await using server = await startGiteaDouble(story.github, { isAdministrator });
      const inputs = {
        mode: 'check',
        for: 'plan\nregister\nrestart',
        'signing-key': 'a-key-of-more-than-sixteen-bytes',
      };
      return await story.run({ inputs, env: { ...giteaEnv(server), GITHUB_ACTOR: 'ada' }, event: pullRequestEvent() });
    };
    story.github.reviews.roles = { ada: 'write' };
    const run = await check(false);
    expect(run.exitCode).toBe(0);
    expect(listMessages(run, 'warning')).toContainEqual(
      expect.stringMatching(
        /^Repository roles: Approvals, guards and commands do not work: Could not read the role of `ada`: .*administrator/,
      ),
    );
    expect(run.log).toMatch(/unknown · Comment on the pull request: .*this server does not report it/);
    expect(run.log).toMatch(/unknown · Read the start of the run: .*does not report the attempts of a run/);
    expect((await check(true)).log).toContain('ok · Repository roles: `github-token` can read roles');
  });
});

describe.concurrent('missing functions of a forge', () => {
  test('labels that Gitea does not set are a warning, and the drift issue is open with the others', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    await using server = await startGiteaDouble(story.github, { labels: ['ops'] });
    const run = await story.drift({ inputs: { 'issue-labels': 'drift\nops' }, env: giteaEnv(server) });
    expect([run.exitCode, run.outputs['drifted']]).toEqual([0, 'true']);
    expect(story.openIssue().labels).toEqual(['ops']);
    expect(run.outputs['issue-url']).toContain(`/issues/${story.openIssue().number}`);
    expect(listMessages(run, 'warning')).toEqual([
      expect.stringMatching(/^The issue has no label `drift`: the server did not set it\./),
    ]);
  });

  test('a second attempt of a restart on Gitea is refused with a hint for Gitea', async () => {
    await using story = await startStory({ files: { [file]: service('web') }, running: [service('web')] });
    await using server = await startGiteaDouble(story.github);
    const env = { ...giteaEnv(server), GITHUB_RUN_ATTEMPT: '2' };
    const run = await story.run({
      inputs: { mode: 'restart', job: 'web' },
      env,
      event: otherEvent('workflow_dispatch'),
    });
    expect(run.exitCode).toBe(1);
    const [error] = listMessages(run, 'error');
    expect(error).toMatch(
      /: This server does not report the attempts of a run\n?.*Start a new run instead of a re-run\./s,
    );
    expect(error).not.toContain('actions: read');
  });

  test('pull requests that came with one push are found on Gitea behind a page of newer ones', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await using server = await startGiteaDouble(story.github);
    const [first, last] = ['d'.repeat(40), 'a'.repeat(40)];
    const mergedAt = new Date().toISOString();
    const others = Array.from(
      { length: 40 },
      (_, at) => ({ number: 100 + at, head: 'e'.repeat(40), state: 'closed' }) as const,
    );
    const merged = [
      { number: 8, head: 'f'.repeat(40), state: 'closed', mergedAt, mergeCommit: last },
      { number: 7, head: 'b'.repeat(40), state: 'closed', mergedAt, mergeCommit: first },
    ] as const;
    story.github.pulls = [...others, ...merged];
    story.github.ownThreads = true;
    const run = await story.register({ env: giteaEnv(server), event: pushEvent('refs/heads/main', [first, last]) });
    expect(run.outputs['reason']).toBe('not-reviewed');
    const requests = story.github.requests
      .filter((line) => /issues\/\d+\/comments/.test(line))
      .map((line) => /\d+/.exec(line)?.[0]);
    expect(new Set(requests)).toEqual(new Set(['7', '8']));
  });
});
