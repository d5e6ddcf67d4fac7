import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readKinds, joinMessages, startDrift, startOpen, startTwo, type DriftStory } from '../support/drifting.ts';
import { listErrors, listPublicTexts } from '../support/planning.ts';
import { service, startNomadProxy } from '../support/registering.ts';

function commitFile(story: DriftStory, name: string, text: string): void {
  story.workspace.write(name, text);
  story.commitHead();
}

/** A batch job whose allocations have ended: Nomad's plan does not show whether its specification is the same. */
const ended = service('web', { task: 'run_for = "1ms"' })
  .replace('datacenters', 'type = "batch"\n datacenters')
  .replace(/update \{[^}]*\}/, '');

function passwordTask(password: string): string {
  return `args = ["--port", "80", "--password", "${password}"]\n run_for = "2h"`;
}

describe.concurrent('drift that cannot be determined', () => {
  test('the issue is edited and not closed while one file cannot be compared', async () => {
    await using story = await startOpen();
    const issue = story.openIssue();
    commitFile(story, 'jobs/web.nomad.hcl', 'job "web" {');
    const run = await story.drift();
    expect(run.outputs['summary']).toMatch(/\(`jobs\/web\.nomad\.hcl`\)$/);
    expect([issue.state, issue.body.includes('(`jobs/web.nomad.hcl`)')]).toEqual(['open', true]);
    await story.operate(service('api', { count: 2 }));
    await story.drift();
    expect(issue.body).toContain('`api` differs from its file; 1 job file could not be compared');
    commitFile(story, 'jobs/web.nomad.hcl', service('web'));
    await story.drift();
    expect([issue.body.includes('2 jobs have drifted'), issue.comments]).toEqual([true, []]);
  });

  test.each([
    ['Nomad cannot be reached', { address: 'http://127.0.0.1:9' }, 'unreachable'],
    ['a job file does not exist', { 'job-files': 'other/*.hcl' }, 'input'],
  ])('drift fails and does not change the issue when %s', async (_, inputs, reason) => {
    await using story = await startOpen();
    await story.operate(service('web'));
    const { body } = story.openIssue();
    const run = await story.drift({ inputs });
    expect([run.exitCode, run.outputs['reason'], run.outputs['drifted']]).toEqual([1, reason, 'false']);
    expect([story.openIssue().body === body, story.openIssue().comments]).toEqual([true, []]);
  });

  test.each(['list', 'plan', 'parse'] as const)('no issue is closed when Nomad fails at one %s', async (at) => {
    await using story = await startOpen();
    await story.operate(service('web'));
    let left = 1;
    const paths = { list: '/v1/jobs?', plan: '/v1/job/web/plan', parse: '/v1/jobs/parse' };
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path.startsWith(paths[at]) && left-- > 0) answer(400, 'broken');
    });
    const run = await story.drift({ inputs: { address: proxy.url } });
    expect([run.exitCode, story.openIssue().state]).toEqual([1, 'open']);
    const after = await story.drift();
    expect([after.exitCode, story.github.issues[0]?.state]).toEqual([0, 'closed']);
  });

  test('a job is `unknown` where the token may not read values that Nomad leaves out of its diff', async () => {
    await using story = await startDrift({ files: { 'jobs/web.nomad.hcl': ended } });
    await story.operate(ended);
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path, answer }) => {
      if (method === 'GET' && /^\/v1\/job\/web(\?|$)/.test(path)) answer(403, 'Permission denied');
    });
    const run = await story.drift({ inputs: { address: proxy.url } });
    expect([run.exitCode, readKinds(run), story.github.issues]).toEqual([1, { 'jobs/web.nomad.hcl': 'unknown' }, []]);
    expect(readKinds(await story.drift())).toEqual({});
  });

  test('two files with the same job are `unknown`, and the error names both', async () => {
    await using story = await startTwo();
    commitFile(story, 'jobs/other.nomad.hcl', service('web', { count: 2 }));
    const run = await story.drift();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(readKinds(run)).toEqual({ 'jobs/other.nomad.hcl': 'unknown', 'jobs/web.nomad.hcl': 'unknown' });
  });

  test('values that may be secret are hidden in every text, even if a pattern ignores another field beside them', async () => {
    const secret = 'hunter2-Xq9-Zr81';
    await using story = await startDrift({
      files: { 'jobs/web.nomad.hcl': service('web', { task: passwordTask('changeme') }) },
    });
    await story.operate(service('web', { task: passwordTask(secret), meta: `meta {\n api_token = "${secret}"\n }` }));
    const ignore = 'web:app/server Config.args[2]\n*:Meta[nothing]';
    const run = await story.drift({ inputs: { ignore } });
    expect(readKinds(run)).toEqual({ web: 'changed' });
    const issue = story.openIssue();
    const shown = listPublicTexts(run, [issue.body]).filter(([, text]) => text.includes(secret));
    expect(shown).toEqual([]);
    expect(readFileSync(run.outputs['markdown'] ?? '', 'utf8')).toBe(run.summary);
  });
});

describe.concurrent('an issue that cannot be written', () => {
  test.each([
    ['switched off', 'off', 'Enable issues'],
    ['read-only', 'read', 'issues: write'],
    ['not readable', 'none', 'issues: write'],
  ] as const)('drift is in the step summary, with a warning, when issues are %s', async (_, access, way) => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    story.github.issueAccess = access;
    const run = await story.drift();
    expect([run.exitCode, run.outputs['drifted'], run.outputs['issue-url']]).toEqual([0, 'true', '']);
    expect(joinMessages(run)).toMatch(/^warning: No issue was updated; the drift is in the step summary\./);
    expect(joinMessages(run)).toContain(way);
    expect(run.summary).toContain('`web` differs from its file');
  });

  test('a notice reports why there is no issue without a token, and outside of a repository', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    const run = await story.drift({ inputs: { 'github-token': '' } });
    expect([run.exitCode, joinMessages(run)]).toEqual([0, 'notice: No issue was updated: `github-token` is empty.']);
    const outside = await story.drift({ env: { GITHUB_REPOSITORY: '' } });
    expect(joinMessages(outside)).toContain('the repository of this run is not known');
    const off = await story.drift({ inputs: { issue: 'off' } });
    expect([joinMessages(off), story.github.issues]).toEqual(['', []]);
  });

  test.each(['POST /graphql', 'GET /repos/acme/jobs/issues?', 'POST /repos/acme/jobs/issues'])(
    'drift fails when GitHub fails at %s for good, and the next run writes the issue',
    async (at) => {
      await using story = await startTwo();
      await story.operate(service('web', { count: 3 }));
      await using proxy = await startNomadProxy(story.github.url, ({ method, path, answer }) => {
        const line = `${method} ${path}`;
        const isWanted = at === 'POST /graphql' ? true : line.startsWith(at) && !line.includes('/101');
        if (isWanted) answer(500, '{"message":"broken"}', { 'content-type': 'application/json' });
      });
      const env = { GITHUB_API_URL: proxy.url, GITHUB_GRAPHQL_URL: `${proxy.url}/graphql` };
      const run = await story.drift({ env });
      expect([run.exitCode, run.outputs['reason'], run.outputs['drifted']]).toEqual([1, 'server', 'true']);
      expect(listErrors(run).join('\n')).toContain('The issue could not be written');
      await story.drift();
      expect(story.openIssue().number).toBe(101);
    },
  );

  test.each(['POST', 'PATCH'])('a lost response to %s leads to one issue with the right text', async (method) => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    if (method === 'PATCH') {
      await story.drift();
      await story.operate(service('web', { count: 4 }));
    }
    let left = 1;
    await using proxy = await startNomadProxy(story.github.url, async (request) => {
      const isWrite = request.method === method && request.path.startsWith('/repos/acme/jobs/issues');
      if (!isWrite || left-- <= 0) return;
      await request.pass();
      request.drop();
    });
    const run = await story.drift({ env: { GITHUB_API_URL: proxy.url, GITHUB_GRAPHQL_URL: `${proxy.url}/graphql` } });
    expect(run.exitCode).toBe(0);
    expect(story.github.issues).toHaveLength(1);
    expect(story.openIssue().body).toContain(`Count: "${method === 'PATCH' ? 4 : 3}" => "1"`);
  });
});
