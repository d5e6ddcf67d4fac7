import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runAction } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { githubToken, planWith, nomadToken } from '../support/planning.ts';
import { readRecording } from '../support/replay.ts';
import { startServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

const { PATH = '' } = process.env;
const signingKey = 'a-signing-key-of-some-length-0815';
const others = { TF_TOKEN_app_terraform_io: 'tf-4711-registry-token', AWS_SECRET_ACCESS_KEY: 'aws-4711-secret-key' };
const secrets = [nomadToken, githubToken, signingKey, ...Object.values(others)];

test('git receives no token, neither as an argument nor in its environment, and no git setting of the step', async () => {
  using shim = createWorkspace({});
  using workspace = createWorkspace({ 'jobs/a.nomad.hcl': 'job "a" {}\n' });
  workspace.commit();
  const log = join(shim.path, 'log');
  shim.write('git', `#!/bin/sh\necho "$@" >> '${log}'\nenv >> '${log}'\nPATH='${PATH}' exec git "$@"\n`);
  chmodSync(join(shim.path, 'git'), 0o755);
  await using github = await startGitHub();
  await using nomad = await startServer({ status: 400, body: 'no' });
  await runAction({
    workspace: workspace.path,
    githubToken,
    apiUrl: github.url,
    event: pullRequestEvent(),
    inputs: { address: nomad.url, token: nomadToken, 'job-files': 'jobs/**/*.hcl', 'signing-key': signingKey },
    env: {
      ...others,
      PATH: `${shim.path}${delimiter}${PATH}`,
      NOMAD_TOKEN: nomadToken,
      GIT_DIR: '/nowhere',
      GIT_SSH_COMMAND: 'touch ran',
      GIT_CONFIG_COUNT: '1',
    },
  });
  const output = readFileSync(log, 'utf8');
  expect(output).toMatch(/ cat-file /);
  const names = 'ALLOW_PROTOCOL= NO_LAZY_FETCH=1 OPTIONAL_LOCKS=0 TERMINAL_PROMPT=0'.split(' ').toSorted();
  expect([...new Set(output.match(/(?<=^GIT_).*$/gm))].toSorted()).toEqual(names);
  expect(output).not.toMatch(/^(?:INPUT_|NOMAD_|TF_TOKEN_|AWS_|GITHUB_|ACTIONS_)/m);
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
});

test('a response that decompresses to 1 GiB is aborted before it fills the memory', async () => {
  const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024));
  const packed = Buffer.concat([bomb, bomb, bomb, bomb]);
  await using nomad = await startServer({ headers: { 'content-encoding': 'gzip' }, body: packed });
  const run = await planWith({ address: nomad.url, env: { NODE_OPTIONS: '--max-old-space-size=200' } });
  expect(run.outputs['reason']).toBe('server');
  expect(run.log + run.annotations.map(({ message }) => message).join('')).toContain(
    'sent a response that exceeds the limit',
  );
});

test.each(['br', 'zstd', 'deflate'])(
  'a response in the encoding %s, which was not requested, is not decompressed',
  async (name) => {
    await using nomad = await startServer({ headers: { 'content-encoding': name }, body: 'x' });
    const run = await planWith({ address: nomad.url });
    expect(run.annotations[0]?.message).toContain(`an unsupported encoding (${name})`);
  },
);

test('debug logs and proxy errors contain no token', async () => {
  const env = {
    RUNNER_DEBUG: '1',
    ACTIONS_STEP_DEBUG: 'true',
    HTTPS_PROXY: 'http://proxy-user:proxy-password-4711@127.0.0.1:9',
    ...others,
  };
  const hidden = ['proxy-password-4711', signingKey, ...Object.values(others)];
  const run = await planWith({
    address: 'https://scheduler.example:4646',
    env,
    inputs: { 'signing-key': signingKey },
    secrets: hidden,
  });
  expect(run.outputs['reason']).toBe('unreachable');
});

test('untrusted text cannot move the cursor, reverse a line or set an output', async () => {
  const evil = 'w\u001b[2J\u202eeb\n::set-output name=summary::forged\n::error::forged';
  const job = JSON.parse(readRecording('new-job', 'job.json')) as Record<string, unknown>;
  const plan = JSON.parse(readRecording('new-job', 'plan.json')) as { Diff: object };
  const warned = { ...plan, Warnings: `${evil}\nghadelimiter_x\nreason=forged`, Diff: { ...plan.Diff, ID: evil } };
  await using github = await startGitHub();
  await using nomad = await startServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url.startsWith('/v1/jobs/parse') ? { ...job, ID: evil, Name: evil } : warned));
  });
  const run = await planWith({ address: nomad.url, github });
  const output = `${run.stdout}${run.summary}${github.comments.map(({ body }) => body).join('\n')}`;
  expect(output).toContain('\\u202e');
  expect(output).not.toMatch(/\u202e|\u001b\[2J/);
  expect(run.annotations.filter(({ message }) => message === 'forged')).toEqual([]);
  expect(run.outputs['summary']).toContain(
    '`w\\x1b[2J\\u202eeb\\n::set-output name=summary::forged\\n::error::forged`',
  );
  expect(run.outputs['summary']).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(run.outputs['reason']).toBe('');
});

test('names such as __proto__ are plain names in job files, variables and the environment', async () => {
  const job = JSON.parse(readRecording('new-job', 'job.json')) as Record<string, unknown>;
  const text = JSON.stringify({ ...job, Meta: {} }).replace(
    '"Meta":{}',
    '"Meta":{"__proto__":{"polluted":"yes"},"constructor":"x"}',
  );
  await using nomad = await startServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(url.startsWith('/v1/jobs/parse') ? text : readRecording('new-job', 'plan.json'));
  });
  const run = await planWith({
    address: nomad.url,
    files: { 'a.nomad.hcl': 'variable "__proto__" { default = "" }\njob "a" { }\n' },
    inputs: { vars: '__proto__=x\n' },
    env: { NOMAD_VAR___proto__: 'y', NOMAD_VAR_constructor: 'z', TF_TOKEN___proto__: 'tf-4711-proto-token' },
    secrets: ['tf-4711-proto-token'],
  });
  const [parse, plan] = nomad.requests.map(({ body }) => body);
  expect(JSON.parse(parse ?? '')).toMatchObject({ Variables: expect.stringContaining('__proto__ = "x"') as string });
  expect(plan).toContain('"__proto__":{"polluted":"yes"}');
  expect(run.exitCode).toBe(0);
});
