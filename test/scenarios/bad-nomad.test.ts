import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { errorsOf, planWith, nomadToken, type PlanningOptions } from '../support/planning.ts';
import { recorded } from '../support/replay.ts';
import { startServer, type Step } from '../support/server.ts';

afterAll(removeRunFolders);

interface Failed {
  readonly run: ActionRun;
  readonly errors: readonly string[];
}

/** Expects a plan that fails with exit code 1 and reports one error in the comment, the summary and the annotations. */
async function failed(options: PlanningOptions, reason: string): Promise<Failed> {
  await using github = await startGitHub();
  const run = await planWith({ github, ...options });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ reason, changed: 'false', summary: '1 file failed' });
  const [comment, ...others] = github.comments.map(({ body }) => body);
  expect(others).toEqual([]);
  for (const text of [comment, run.summary]) {
    expect(text).toContain('### 🔴 Plan: 1 file failed');
    expect(text).toMatch(/^- \[`a\.nomad\.hcl`\]/m);
  }
  const errors = errorsOf(run);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^a\.nomad\.hcl:/);
  return { run, errors };
}

async function failedAt(steps: Step | readonly Step[], reason: string, inputs = {}): Promise<Failed> {
  await using nomad = await startServer(steps);
  return await failed({ address: nomad.url, inputs }, reason);
}

const html = '<!DOCTYPE html>\n<html><head><title>Bad gateway | ACME proxy</title></head><body>sorry</body></html>';
const half: Step = (_seen, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"ID":', () => response.destroy());
};
const parsedJob = { body: recorded('new-job', 'job.json') };

// Concurrent, because most of them wait for a retry or the deadline.
describe.concurrent('unusable Nomad', () => {
  test('plan reports a Nomad server that refuses connections', async () => {
    const server = await startServer({});
    await server[Symbol.asyncDispose]();
    const { errors, run } = await failed({ address: server.url }, 'unreachable');
    expect(errors[0]).toContain(`Nomad at 127.0.0.1:${server.port} refused the connection`);
    expect(errors[0]).toContain('Check `address` and that the runner can reach it');
    expect(run.log).toContain('Retrying in');
  });

  test('plan reports an unreachable Nomad once for several files, and names the files', async () => {
    const server = await startServer({});
    await server[Symbol.asyncDispose]();
    await using github = await startGitHub();
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.nomad.hcl`, `job "${name}" {}`]));
    const run = await planWith({ github, address: server.url, files });
    expect(errorsOf(run)).toEqual([expect.stringMatching(/^a\.nomad\.hcl:.*\(and the same for 2 more\)$/s)]);
    expect(run.outputs['summary']).toBe('3 files failed');
    const [comment] = github.comments;
    expect(comment?.body.match(/refused the connection/g)).toHaveLength(1);
    for (const name of Object.keys(files)) expect(comment?.body).toContain(`[\`${name}\`]`);
  });

  test('plan reports a Nomad server without TLS at an https address', async () => {
    await using server = await startServer({});
    const { errors } = await failed({ address: server.url.replace('http:', 'https:') }, 'unreachable');
    expect(errors[0]).toContain('does not speak TLS: is it an http address?');
  });

  test('plan reports a server at the address of Nomad that does not speak HTTP', async () => {
    const { errors } = await failedAt(
      (_seen, response) => void response.socket?.end('SSH-2.0-OpenSSH_9.7\r\n'),
      'unreachable',
    );
    expect(errors[0]).toContain('sent a response that is not HTTP');
  });

  test('plan reports the title of an HTML page that a proxy sends with 502', async () => {
    const { errors } = await failedAt(
      { status: 502, headers: { 'content-type': 'text/html' }, body: html },
      'unreachable',
    );
    expect(errors[0]).toMatch(
      /Nomad is not available behind the gateway at 127\.0\.0\.1:\d+: an HTML page titled "Bad gateway \| ACME proxy" \(502, /,
    );
    expect(errors[0]).not.toContain('sorry');
  });

  test.each([
    ['HTML', html, 'it is an HTML page titled "Bad gateway | ACME proxy"'],
    ['half a JSON', '{"ID": "a", "Meta": {"p": "hunter2-Xq9"', 'it is not JSON'],
    ['an empty body', '', 'it is not JSON'],
    ['a list', '[]', 'Unexpected response from Nomad'],
    ['null', 'null', 'Unexpected response from Nomad'],
    ['a job without an ID', '{"Name": "a"}', 'ID'],
    ['a job whose ID is a number', '{"ID": 7}', 'ID'],
    ['a job whose groups are an object', '{"ID": "a", "TaskGroups": {"x": "hunter2-Xq9"}}', 'TaskGroups'],
  ])('plan reports a parse response that is %s', async (_name, body, expected) => {
    const { errors, run } = await failedAt({ body }, 'server');
    expect(errors[0]).toContain(' (200, POST /v1/jobs/parse)');
    expect(errors[0]).toContain(expected);
    expect(run.stdout + run.summary).not.toContain('hunter2-Xq9');
  });

  test.each([
    ['HTML', html],
    ['garbage', '}{'],
    ['an empty object', '{}'],
    ['a difference of another type', '{"Diff": "hunter2-Xq9", "JobModifyIndex": 1}'],
    ['groups of another type', '{"Annotations": {"DesiredTGUpdates": [1]}, "Diff": null, "JobModifyIndex": 1}'],
  ])('plan reports a plan response that is %s', async (_name, body) => {
    const { errors, run } = await failedAt([parsedJob, { body }], 'server');
    expect(errors[0]).toMatch(/Unexpected response from Nomad at .* \(200, POST \/v1\/job\/[^/]+\/plan\)/);
    expect(run.stdout + run.summary).not.toContain('hunter2-Xq9');
  });

  test('plan reports a Nomad response that breaks off', async () => {
    const { errors } = await failedAt(half, 'unreachable');
    expect(errors[0]).toMatch(/(closed|reset) the connection|sent an incomplete response/);
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
    const { errors, run } = await failedAt(step, 'timed-out', { timeout: '1s' });
    expect(errors[0]).toContain('The run timed out after 1 s: Nomad has not answered');
    expect(run.milliseconds).toBeGreaterThan(1000);
    expect(run.milliseconds).toBeLessThan(4000);
  });

  test('plan does not follow a redirect of Nomad, and does not send the token there', async () => {
    await using elsewhere = await startServer(parsedJob);
    const step = { status: 307, headers: { location: `${elsewhere.url}/v1/jobs/parse` } };
    const { errors } = await failedAt(step, 'server');
    expect(errors[0]).toContain(
      `redirects to 127.0.0.1:${elsewhere.port}, and redirects are not followed (307, POST /v1/jobs/parse)`,
    );
    expect(elsewhere.connections()).toBe(0);
  });
});

describe('permission denied by Nomad', () => {
  test.each([
    ['parse', [{ status: 403, body: 'Permission denied' }], '`parse-job`'],
    ['plan', [parsedJob, { status: 403, body: 'Permission denied' }], '`plan-job`'],
  ])('a denied %s request names the capability that the token needs', async (_name, steps, capability) => {
    const { errors } = await failedAt(steps, 'unauthorized');
    expect(errors[0]).toMatch(/Permission denied by Nomad at 127\.0\.0\.1:\d+ \(403, POST /);
    expect(errors[0]).toMatch(new RegExp(`The token needs the ACL capability [^]*${capability}`));
  });

  test('a denied request without a token says that there is none', async () => {
    const { errors } = await failedAt({ status: 403, body: 'Permission denied' }, 'unauthorized', { token: '' });
    expect(errors[0]).toContain('No token was given. Set `token` to one with the ACL capability');
  });

  test('a denied request shows what Nomad says about the token', async () => {
    const { errors } = await failedAt({ status: 403, body: 'ACL token not found' }, 'unauthorized');
    expect(errors[0]).toMatch(
      /: ACL token not found \(403, POST \/v1\/jobs\/parse\)\nNomad does not know this token\./,
    );
  });
});

test('credentials that Nomad quotes from the request are hidden everywhere', async () => {
  await using nomad = await startServer(({ headers }, response) => {
    response.writeHead(500).end(`1 error occurred:\n\t* bad request: ${JSON.stringify(headers)}\n\n`);
  });
  const inputs = { 'http-auth': 'proxy-user:correct-horse-Xq9' };
  const basic = Buffer.from(inputs['http-auth']).toString('base64');
  const { errors } = await failed({ address: nomad.url, inputs, secrets: ['correct-horse-Xq9', basic] }, 'parse');
  expect(errors[0]).toContain('bad request');
  expect(nomad.seen[0]?.headers).toMatchObject({
    'x-nomad-token': nomadToken,
    authorization: `Basic ${basic}`,
  });
});
