import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { startServer, type Step, type TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

const source = 'job "web" {\n  group "app" {\n    task "server" {\n      driver = "mock_driver"\n    }\n  }\n}\n';
const requestToken = 'request-token-of-the-job';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ acl: true });
});
afterAll(() => sandbox.close());

function identity(name: string): string {
  const identities: Readonly<Record<string, string>> = { ...sandbox.keys?.identities };
  return identities[name] ?? '';
}

interface LogIn {
  readonly runner: TestServer;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A run in a job that may have an identity token; expects that its output contains no token. */
async function logIn({ runner, inputs = {}, env }: LogIn): Promise<ActionRun & { readonly comment: string }> {
  using folder = createWorkspace({ 'web.nomad.hcl': source });
  await using github = await startGitHub();
  const run = await runAction({
    inputs: { 'job-files': '*.nomad.hcl', address: sandbox.scheduler, 'auth-method': 'github', ...inputs },
    workspace: folder.path,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
    event: pullRequestEvent(),
    env: env ?? {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
    },
  });
  const comment = github.comments[0]?.body ?? '';
  const output = [
    run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    run.summary,
    comment,
    JSON.stringify(run.outputs),
  ].join('\n');
  const masked = [...run.stdout.matchAll(/^::add-mask::(.*)$/gm)].map(([, secret]) => secret ?? '');
  expect(masked.filter((secret) => output.includes(secret))).toEqual([]);
  return { ...run, comment };
}

describe('login with the identity token of the job', () => {
  test('plan logs in with the identity token of the job, and masks all tokens', async () => {
    await using runner = await startServer({ body: { value: identity('good') } });
    const run = await logIn({ runner, inputs: { audience: 'nomad.example' } });
    expect(run.exitCode).toBe(0);
    expect(run.log).toContain('Logged in with `github`');
    expect(run.comment).toContain('### 🔵 Plan: `web` is new');
    const [request] = runner.requests;
    expect([request?.method, request?.url, request?.headers.authorization]).toEqual([
      'GET',
      '/token?api-version=2.0&audience=nomad.example',
      `Bearer ${requestToken}`,
    ]);
    const masked = run.stdout.match(/^::add-mask::.*$/gm) ?? [];
    expect(masked).toContain(`::add-mask::${identity('good')}`);
    expect(masked).toContain(`::add-mask::${requestToken}`);
    expect(masked.filter((line) => /^::add-mask::[0-9a-f]{8}-[0-9a-f-]{27}$/.test(line))).toHaveLength(1);
  });

  test.each(['wrong-audience', 'expired'])(
    'plan reports an identity token that the auth method refuses, also in the comment: %s',
    async (name) => {
      await using runner = await startServer({ body: { value: identity(name) } });
      const run = await logIn({ runner });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
      expect(run.comment).toContain('### 🔴 Plan failed');
      expect(run.annotations.map(({ message }) => message).join('\n')).toMatch(/POST \/v1\/acl\/login/);
    },
  );

  test('plan reports how to allow a job that no binding rule of the auth method selects', async () => {
    await using runner = await startServer({ body: { value: identity('unbound') } });
    const run = await logIn({ runner });
    const [refusal] = run.annotations;
    expect(refusal?.message).toMatch(
      /^Permission denied by Nomad at [^\n]*: no role or policy bindings matched \(400, POST \/v1\/acl\/login\)\.\nCompare the selectors of the binding rules .*\nMore: .*#no-binding-rule$/s,
    );
    expect(refusal?.message).not.toContain('audience');
  });

  test.each<[string, Step]>([
    ['refuses', { status: 500, body: 'no' }],
    ['answers HTML', { body: '<html>' }],
    ['answers without a token', { body: { count: 1 } }],
  ])('plan reports that GitHub returned no identity token: it %s', async (_, step) => {
    await using runner = await startServer(step);
    const run = await logIn({ runner });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'server']);
    expect(run.annotations[0]?.message).toMatch(
      /^Unexpected response from GitHub: expected an identity token \(\d{3}, GET /,
    );
  });

  test('plan names the permission that a job without an identity token lacks', async () => {
    await using runner = await startServer({});
    const run = await logIn({ runner, env: {} });
    expect([run.exitCode, run.outputs['reason'], runner.requests]).toEqual([1, 'input', []]);
    expect(run.annotations[0]?.message).toContain('id-token: write');
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a token as well',
      { token: '7f3c9a52-3c1d-4e5f-8a9b-0c1d2e3f4a5b' },
      /`token` is set together with `auth-method`/,
    ],
    ['an audience alone', { 'auth-method': '', audience: 'x' }, /`audience` is set without `auth-method`/],
  ])('an auth method with %s is an error', async (_, inputs, expected) => {
    await using runner = await startServer({ body: { value: identity('good') } });
    const run = await logIn({ runner, inputs });
    expect([run.exitCode, run.outputs['reason'], runner.requests]).toEqual([1, 'input', []]);
    expect(run.annotations.map(({ message }) => message).join('\n')).toMatch(expected);
  });
});
