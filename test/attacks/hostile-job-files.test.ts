import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { listErrors } from '../support/planning.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

interface Timed {
  readonly run: ActionRun;
  readonly seconds: number;
}

async function timeRun(
  workspace: Workspace,
  inputs: Readonly<Record<string, string>>,
  github?: FakeGitHub,
): Promise<Timed> {
  const started = performance.now();
  const run = await runAction({
    workspace: workspace.path,
    inputs: { 'job-files': '*.nomad.hcl', address: sandbox.scheduler, ...inputs },
    ...(github === undefined
      ? {}
      : { githubToken: 'ghs_0123456789abcdefghij', apiUrl: github.url, event: pullRequestEvent() }),
  });
  return { run, seconds: (performance.now() - started) / 1000 };
}

function withEnv(env: string): string {
  return `job "web" {\n  group "app" {\n    task "server" {\n      driver = "raw_exec"\n      config {\n        command = "/bin/sleep"\n      }\n      env {\n${env}\n      }\n    }\n  }\n}\n`;
}

/** Seconds for the start of Node.js and for the report. */
const margin = 5;

describe('file names that are hostile to a pattern', () => {
  test.each([
    ['*a*a*a*a*a*a*a*b', 'a'],
    ['**/**/**/**/**/**/b', 'a/'],
    ['{*a,*aa}{*a,*aa}{*a,*aa}{*a,*aa}b', 'a'],
    ['[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*1', 'a'],
  ])(
    'a touched file name that is hostile to the fileset pattern %s is matched in linear time',
    async (pattern, sign) => {
      using workspace = createWorkspace({ 'a.nomad.hcl': withEnv(`ALL = join(",", fileset(".", "${pattern}"))`) });
      await using github = await startGitHub();
      github.files = Array.from({ length: 100 }, (_, index) => ({
        filename: `${sign.repeat(400 / sign.length)}${index}x`,
        status: 'modified',
      }));
      const { run, seconds } = await timeRun(workspace, { 'only-changed': 'true', timeout: '5s' }, github);
      expect(run.exitCode).toBe(0);
      expect(seconds).toBeLessThan(5 + margin);
    },
  );

  test.each(['**/*a*a*a*a*a*a*a*a*b.nomad.hcl', '{*a,*aa}{*a,*aa}{*a,*aa}b.nomad.hcl'])(
    'a file name that is hostile to the job-files pattern %s is matched in linear time',
    async (pattern) => {
      using workspace = createWorkspace({ 'a.nomad.hcl': withEnv(''), [`${'a'.repeat(200)}.nomad.hcl`]: withEnv('') });
      const { run, seconds } = await timeRun(workspace, {
        mode: 'parse',
        'job-files': `a.nomad.hcl\n${pattern}\n!${pattern}x`,
        timeout: '5s',
      });
      expect(listErrors(run).join()).toContain('matches no job file');
      expect(seconds).toBeLessThan(5 + margin);
    },
  );
});

function manyFiles(workspace: Workspace, count: number): void {
  mkdirSync(join(workspace.path, 'conf'));
  for (let index = 0; index < count; index++) writeFileSync(join(workspace.path, 'conf', `f${index}.txt`), '');
}

function calls(count: number, call: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `        V${index} = join(",", ${call(index)})`).join('\n');
}

describe('time limit of reading job files', () => {
  test('400 calls of fileset over 3000 files end within the timeout', async () => {
    using workspace = createWorkspace({
      'a.nomad.hcl': withEnv(calls(400, (index) => `fileset(".", "**/no${index}*")`)),
    });
    manyFiles(workspace, 3000);
    const { run, seconds } = await timeRun(workspace, { timeout: '5s', mode: 'parse' });
    expect(seconds).toBeLessThan(5 + margin);
    expect(run.exitCode).toBe(1);
    expect(listErrors(run).join('\n')).toMatch(/^a\.nomad\.hcl:.*(?:is too complex|refer to too many files)/);
  });

  test('fileset calls of many job files end within the timeout, and the error names one of the files', async () => {
    const source = withEnv(calls(300, (index) => `fileset(".", "**/no${index}*")`));
    using workspace = createWorkspace(
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`j${index}.nomad.hcl`, source])),
    );
    manyFiles(workspace, 3000);
    const { run, seconds } = await timeRun(workspace, { timeout: '2s', mode: 'parse' });
    expect(seconds).toBeLessThan(2 + margin);
    expect(run.exitCode).toBe(1);
    expect(listErrors(run).join('\n')).toMatch(/j\d+\.nomad\.hcl/);
    expect(listErrors(run).join('\n')).toMatch(/`timeout`|(?:is too complex|refer to too many files)/);
  });

  test('nested calls of file and fileset end within the timeout', async () => {
    const inner = '${join(",", fileset(".", "**/*z*"))}${fileset(".", "**/*y*")}';
    using workspace = createWorkspace({ 'a.nomad.hcl': withEnv(calls(2000, () => `file("${inner}")`)) });
    manyFiles(workspace, 3000);
    const { run, seconds } = await timeRun(workspace, { timeout: '3s', mode: 'parse' });
    expect(seconds).toBeLessThan(3 + margin);
    expect(run.exitCode).toBe(1);
  });

  test('a pattern with thousands of wildcards over thousands of names ends within the timeout', async () => {
    using workspace = createWorkspace({
      'a.nomad.hcl': withEnv(calls(100, (index) => `fileset("conf", "${'*f'.repeat(1900)}${index}")`)),
    });
    manyFiles(workspace, 3000);
    const { run, seconds } = await timeRun(workspace, { timeout: '5s', mode: 'parse' });
    expect(seconds).toBeLessThan(5 + margin);
    expect(run.exitCode).toBe(1);
  });

  test('a cancelled register ends within 5 s, even while it reads job files', async () => {
    const source = withEnv(calls(4000, (index) => `fileset("conf", "*f${index}")`));
    using workspace = createWorkspace(
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`j${index}.nomad.hcl`, source])),
    );
    manyFiles(workspace, 200);
    const child = spawn(process.execPath, [resolve('dist/index.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        GITHUB_WORKSPACE: workspace.path,
        RUNNER_TEMP: workspace.path,
        INPUT_MODE: 'register',
        'INPUT_JOB-FILES': '*.nomad.hcl',
        INPUT_ADDRESS: sandbox.scheduler,
        INPUT_REVIEW: 'ignore',
        'INPUT_DRY-RUN': 'true',
        'INPUT_GITHUB-TOKEN': '',
      },
      stdio: 'pipe',
    });
    await new Promise((heard) => child.stdout.once('data', heard));
    await new Promise((waited) => setTimeout(waited, 300));
    const started = performance.now();
    child.kill('SIGINT');
    const code = await new Promise((ended) => child.once('exit', ended));
    expect(performance.now() - started).toBeLessThan(5000);
    expect(code).toBe(1);
  });
});
