import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { listErrors, planWith, nomadToken, type PlanningOptions } from '../support/planning.ts';
import { readRecording } from '../support/replay.ts';
import { startServer, type Step } from '../support/server.ts';

interface Failed {
  readonly run: ActionRun;
  readonly errors: readonly string[];
}

interface Reported {
  readonly headline: RegExp;
  readonly summary: RegExp;
  /** The beginning of the error, as a list item and as an annotation. */
  readonly item: RegExp;
  readonly annotation: RegExp;
}

const ofFile: Reported = {
  headline: /^### 🔴 Plan failed: .* \(`[^`]+`\)$/m,
  summary: / \(`[^`]+`\)$/,
  item: /^- \[`a\.nomad\.hcl`\]/m,
  annotation: /^a\.nomad\.hcl:/,
};

/** The same for a denied request, for which the file is not to blame. */
const ofDenial: Reported = { ...ofFile, annotation: /^The token needs [^]*\n1 file: a\.nomad\.hcl$/ };

/** The report of an error that all files have in common. */
const ofOutage: Reported = {
  headline: /^### 🔴 Plan failed: Nomad at `127\.0\.0\.1:\d+` cannot be reached: .*$/m,
  summary: /^Nomad at 127\.0\.0\.1:\d+ cannot be reached: /,
  item: /^- Nomad at `127/m,
  annotation: /^Nomad at 127/,
};

const ofToken: Reported = {
  headline: /^### 🔴 Plan failed: Nomad at \S+ does not recognize this token$/m,
  summary: /^Nomad at \S+ does not recognize this token/,
  item: /^- Nomad at \S+ does not recognize this token[:.]/m,
  annotation: /^Nomad at \S+ does not recognize this token/,
};

/** Expects a plan that fails with exit code 1 and reports one error in the comment, the summary and the annotations. */
async function failPlan(options: PlanningOptions, reason: string, reported = ofFile): Promise<Failed> {
  await using github = await startGitHub();
  const run = await planWith({ github, ...options });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({
    reason,
    changed: 'false',
    summary: expect.stringMatching(reported.summary) as string,
  });
  const [comment, ...others] = github.comments.map(({ body }) => body);
  expect(others).toEqual([]);
  for (const text of [comment, run.summary]) {
    expect(text).toMatch(reported.headline);
    expect(text).toMatch(reported.item);
  }
  const errors = listErrors(run);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(reported.annotation);
  return { run, errors };
}

interface FailedOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly reported?: Reported;
}

async function failPlanAt(
  steps: Step | readonly Step[],
  reason: string,
  { inputs = {}, reported }: FailedOptions = {},
): Promise<Failed> {
  await using nomad = await startServer(steps);
  return await failPlan({ address: nomad.url, inputs }, reason, reported);
}

/** Answers the first requests so, the last response for all others; the request for the token itself always succeeds. */
function withKnownToken(answers: readonly { readonly status?: number; readonly body: string | object }[]): Step {
  let next = 0;
  return ({ url }, response) => {
    if (url.startsWith('/v1/acl/token/self')) return void response.end('{"AccessorID": "a", "Type": "client"}');
    const { status = 200, body = '' } = answers[Math.min(next++, answers.length - 1)] ?? {};
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const html = '<!DOCTYPE html>\n<html><head><title>Bad gateway | ACME proxy</title></head><body>sorry</body></html>';
const parsedJob = { body: readRecording('new-job', 'job.json') };

// Concurrent, because most of them wait for a retry or the deadline.
describe.concurrent('unusable Nomad', () => {
  test('plan asks an unreachable Nomad once for all files, reports one error, and does not ask again', async () => {
    const server = await startServer({});
    await server[Symbol.asyncDispose]();
    await using github = await startGitHub();
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.nomad.hcl`, `job "${name}" {}`]));
    const run = await planWith({ github, address: server.url, files });
    expect(listErrors(run)).toEqual([expect.stringMatching(ofOutage.annotation)]);
    expect(run.outputs['summary']).toMatch(ofOutage.summary);
    expect(run.log.match(/^Retrying in /gm)).toHaveLength(3);
    expect(run.log).not.toContain('Checking the setup');
    const [comment] = github.comments;
    expect(comment?.body).toMatch(ofOutage.headline);
    // In the headline, and in the error.
    expect(comment?.body.match(/refused the connection/g)).toHaveLength(2);
    for (const name of Object.keys(files)) expect(run.stdout + (comment?.body ?? '')).not.toContain(name);
  });

  test.each([
    [404, '{"errors":["Not Found"]}', 'responds but is not Nomad'],
    [405, '', 'returned an empty body: is this the address of Nomad?'],
  ])('another service that returns %i %j is one error for all files', async (status, body, what) => {
    await using server = await startServer({ status, body });
    await using github = await startGitHub();
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.nomad.hcl`, `job "${name}" {}`]));
    const run = await planWith({ github, address: server.url, files });
    const sentence = `127.0.0.1:${server.port} ${what}`;
    expect(listErrors(run)).toEqual([expect.stringMatching(/^127[^]*Check `address`|^127[^]*Check that `address`/)]);
    expect(run.outputs).toMatchObject({ reason: 'server', summary: sentence });
    for (const text of [run.summary, github.comments[0]?.body ?? '']) {
      expect(text).toContain(`### 🔴 Plan failed: ${sentence.replace(/^(\S+)/, '`$1`')}\n`);
      expect(text).not.toContain('push');
      for (const name of Object.keys(files)) expect(text).not.toContain(name);
    }
  });

  test('a secret at the place where a long error is cut is hidden as a whole', async () => {
    const secret = 'Xq9vR2mK7pLw4ZtB8nYc';
    const inputs = { 'secret-vars': `db=${secret}` };
    const body = `a long error: ${'x '.repeat(988)}${secret}${' and so on'.repeat(20)}`;
    await using nomad = await startServer([parsedJob, { status: 500, body }]);
    const files = { 'a.nomad.hcl': 'variable "db" {}\njob "a" {}' };
    const { run } = await failPlan({ address: nomad.url, inputs, files }, 'server');
    expect(run.summary).toContain('a long error');
    for (const text of [run.summary, run.log, JSON.stringify(run.outputs)]) expect(text).not.toContain('Xq9vR2');
  });

  test('plan names the limit of connections when Nomad refuses all of them', async () => {
    const body = 'Your IP is issuing too many concurrent connections, please rate limit your calls\n';
    const refuse: Step = (_seen, response) => void response.writeHead(429, { connection: 'close' }).end(body);
    const { errors } = await failPlanAt(refuse, 'server');
    expect(errors[0]).toContain('accepts no more connections from this address');
    expect(errors[0]).toContain('raise `http_max_conns_per_client`');
    expect(errors[0]).not.toContain('check the log');
  });

  test('plan reports the title of an HTML page that a proxy sends with 502', async () => {
    const { errors } = await failPlanAt(
      { status: 502, headers: { 'content-type': 'text/html' }, body: html },
      'unreachable',
      { reported: ofOutage },
    );
    expect(errors[0]).toMatch(
      /Nomad is not available behind the gateway at 127\.0\.0\.1:\d+: an HTML page titled "Bad gateway \| ACME proxy" \(502, /,
    );
    expect(errors[0]).not.toContain('sorry');
  });

  test.each([
    ['before its response', (): void => undefined],
    [
      'in the middle of its response',
      (_seen: unknown, response: { write: (text: string) => unknown }): void => {
        response.write('{"ID":');
      },
    ],
  ])('plan stops at the timeout when Nomad hangs %s', async (_name, step) => {
    const { errors, run } = await failPlanAt(step, 'timed-out', { inputs: { timeout: '1s' } });
    expect(errors[0]).toContain('The run timed out after 1 s: Nomad has not responded');
    expect(run.milliseconds).toBeGreaterThan(1000);
    expect(run.milliseconds).toBeLessThan(4000);
  });
});

describe('permission denied by Nomad', () => {
  test.each([
    ['parse', [{ status: 403, body: 'Permission denied' }], '`parse-job`', true],
    ['plan', [parsedJob, { status: 403, body: 'Permission denied' }], '`plan-job`', false],
  ])(
    'the error of a denied %s request names the capability and the whole policy, and doubts only a token that Nomad has not accepted before',
    async (_name, answers, capability, isDoubted) => {
      const { errors } = await failPlanAt(withKnownToken(answers), 'unauthorized', { reported: ofDenial });
      expect(errors[0]).toMatch(/The token needs `[a-z]+-job` in namespace `default` \(403, POST /);
      expect(errors[0]).toMatch(new RegExp(`Add [^]*${capability}[^]* to a policy of the token`));
      expect(errors[0]).toContain(
        'This mode needs the policy `namespace "default" { capabilities = ["plan-job", "parse-job", "read-job"] }`.',
      );
      expect(errors[0]?.includes('It is also possible that the namespace is wrong')).toBe(isDoubted);
    },
  );

  test('an expired token is named as expired', async () => {
    await using nomad = await startServer({ status: 403, body: 'ACL token expired' });
    const files = Object.fromEntries(['a', 'b'].map((name) => [`${name}.nomad.hcl`, `job "${name}" {}`]));
    const run = await planWith({ address: nomad.url, files });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(run.summary).toMatch(/^### 🔴 Plan failed: the token for Nomad at `127\.0\.0\.1:\d+` has expired$/m);
    expect(listErrors(run)).toEqual([
      expect.stringMatching(/^The token for Nomad at \S+ has expired\.\nSet `token` \(secret \S+\) to a token with /),
    ]);
  });

  test('an unknown token is one error for all files, because Nomad does not let it read itself', async () => {
    await using nomad = await startServer({ status: 403, body: 'Permission denied' });
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.nomad.hcl`, `job "${name}" {}`]));
    const run = await planWith({ address: nomad.url, files });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(listErrors(run)).toEqual([expect.stringMatching(ofToken.annotation)]);
    expect(nomad.requests.filter(({ url }) => url.startsWith('/v1/acl/token/self'))).toHaveLength(1);
  });

  test('beside the one error of an unknown token, a file that cannot be read has its own', async () => {
    await using nomad = await startServer({ status: 403, body: 'Permission denied' });
    const files = { 'a.nomad.hcl': 'job "a" {}', 'b.nomad.hcl': 'job "b" { meta { x = file("gone.txt") } }' };
    const run = await planWith({ address: nomad.url, files });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(listErrors(run)).toEqual([expect.stringMatching(ofToken.annotation), expect.stringContaining('gone.txt')]);
  });
});

test('the error of a job file does not quote a text with the shape of a secret', async () => {
  await using nomad = await startServer(parsedJob);
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const run = await planWith({
    address: nomad.url,
    files: { 'a.nomad.hcl': `job "a" { meta { x = file("${token}.txt") } }` },
  });
  expect(run.exitCode).toBe(1);
  expect(listErrors(run)).toEqual([expect.stringContaining('‹hidden›')]);
  expect(run.stdout + run.summary + JSON.stringify(run.outputs)).not.toContain(token);
});

test('credentials that Nomad quotes from the request are hidden everywhere', async () => {
  await using nomad = await startServer(({ headers }, response) => {
    response.writeHead(500).end(`1 error occurred:\n\t* bad request: ${JSON.stringify(headers)}\n\n`);
  });
  const inputs = { 'http-auth': 'proxy-user:correct-horse-Xq9' };
  const basic = Buffer.from(inputs['http-auth']).toString('base64');
  const { errors } = await failPlan({ address: nomad.url, inputs, secrets: ['correct-horse-Xq9', basic] }, 'parse');
  expect(errors[0]).toContain('bad request');
  expect(nomad.requests[0]?.headers).toMatchObject({ 'x-nomad-token': nomadToken, authorization: `Basic ${basic}` });
});
