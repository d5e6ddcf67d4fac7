import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { createClosedEvent, otherEvent, pullRequestEvent, startGitHub } from '../support/github.ts';
import { listErrors, githubToken } from '../support/planning.ts';
import { noLinks } from '../support/platform.ts';
import { startServer } from '../support/server.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

const token = 'AUTHORIZATION: basic eDphLXRva2VuLW9mLWdpdA==';

function createRepository(files: Readonly<Record<string, string>> = {}): Workspace {
  const workspace = createWorkspace({ 'jobs/ok.nomad.hcl': 'job "ok" {}\n', ...files });
  workspace.commit();
  workspace.write('.git/config', `[http "https://github.com/"]\n\textraheader = ${token}\n`);
  return workspace;
}

function link(workspace: Workspace, name: string, target: string): void {
  mkdirSync(dirname(join(workspace.path, name)), { recursive: true });
  symlinkSync(target, join(workspace.path, name));
}

interface Outcome {
  readonly run: ActionRun;
  /** Everything that was sent to Nomad. */
  readonly sent: string;
}

async function runWith(
  workspace: Workspace,
  inputs: Readonly<Record<string, string>>,
  event?: { readonly name: string; readonly payload: unknown },
): Promise<Outcome> {
  await using nomad = await startServer({ status: 400, body: 'no' });
  await using github = await startGitHub();
  const run = await runAction({
    workspace: workspace.path,
    githubToken,
    apiUrl: github.url,
    env: { GITHUB_GRAPHQL_URL: `${github.url}/graphql` },
    inputs: { address: nomad.url, mode: 'parse', 'job-files': 'jobs/*.nomad.hcl', ...inputs },
    ...(event === undefined ? {} : { event }),
  });
  return { run, sent: JSON.stringify(nomad.requests) };
}

const intoGit = 'is inside `.git`, which may contain credentials, through the symbolic link';
const events = {
  plan: pullRequestEvent(),
  register: createClosedEvent(true),
  drift: otherEvent('schedule'),
  parse: undefined,
};

describe.skipIf(noLinks)(`one gate for files${noLinks}`, () => {
  test.each([
    ['plan', 'jobs/*.nomad.hcl', '../.git/config'],
    ['register', 'jobs/x.nomad.hcl', 'y.nomad.hcl'],
    ['drift', 'jobs/x.nomad.hcl', '../.git/config'],
    ['parse', 'jobs/*.nomad.hcl', 'y.nomad.hcl'],
  ] as const)(
    'mode %s refuses the job file of %s that is a link to %s and so to .git/config',
    async (mode, pattern, target) => {
      using workspace = createRepository();
      link(workspace, 'jobs/x.nomad.hcl', target);
      if (target !== '../.git/config') link(workspace, 'jobs/y.nomad.hcl', '../.git/config');
      const review = mode === 'register' ? { review: 'ignore', 'dry-run': 'true' } : {};
      const { run, sent } = await runWith(workspace, { mode, 'job-files': pattern, ...review }, events[mode]);
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
      expect(listErrors(run).join()).toContain('through the symbolic link `jobs/x.nomad.hcl`');
      expect(listErrors(run).join()).toContain(intoGit);
      expect(sent).not.toContain('extraheader');
      expect(run.stdout + run.summary).not.toContain('extraheader');
    },
  );

  test('a job file behind a link to the folder .git is refused for paths and globs', async () => {
    using workspace = createRepository();
    workspace.write('.git/logs/x.nomad.hcl', 'job "x" {}\n');
    link(workspace, 'more', '.git/logs');
    for (const pattern of ['more/*.nomad.hcl', 'more/x.nomad.hcl', '.git/logs/*.nomad.hcl']) {
      const { run, sent } = await runWith(workspace, { 'job-files': pattern });
      expect([pattern, run.outputs['reason'], sent]).toEqual([pattern, 'input', '[]']);
    }
  });

  test.each([
    ['var-files', { 'var-files': 'conf/x' }],
    ['ca-cert', { 'ca-cert': 'conf/x' }],
    ['client-key', { 'client-key': 'conf/x', 'client-cert': '-----BEGIN CERTIFICATE-----' }],
    ['payload-file', { mode: 'dispatch', job: 'a', 'job-files': '', 'payload-file': 'conf/x' }],
    ['dispatches-file', { mode: 'dispatch', job: 'a', 'job-files': '', 'dispatches-file': 'conf/x' }],
  ])(
    'the file of the input %s that is a link into .git is refused, and the error names the link',
    async (_, inputs) => {
      using workspace = createRepository();
      link(workspace, 'conf/x', '../.git/config');
      const { run, sent } = await runWith(workspace, inputs);
      expect([run.exitCode, run.outputs['reason'], sent]).toEqual([1, 'input', '[]']);
      // The path of a key is hidden like a key.
      expect(listErrors(run).join().replace('***', 'conf/x')).toContain(`${intoGit} \`conf/x\``);
    },
  );

  test.each(['terraform-files', 'a default pattern'])(
    'a Terraform file of %s that is a link into .git is refused, and the error names the link',
    async (which) => {
      using workspace = createRepository();
      link(workspace, 'infra/x.tf', '../.git/config');
      await using registry = await startServer({ status: 404, body: {} });
      const run = await runAction({
        workspace: workspace.path,
        inputs: {
          mode: 'check-modules',
          'registry-address': registry.url,
          'registry-token': 'a-registry-token',
          insecure: 'http',
          ...(which === 'terraform-files' ? { 'terraform-files': 'infra/x.tf' } : {}),
        },
      });
      expect(run.exitCode).toBe(1);
      expect(listErrors(run).join()).toContain(`${intoGit} \`infra/x.tf\``);
    },
  );

  test.each([
    ['../.git/config', intoGit, ''],
    ['../../nowhere', 'is outside the workspace, through the symbolic link', ''],
    ['nowhere', 'does not exist: the symbolic link', ' is broken'],
  ])('fileset refuses a link to %s with line and call, as file() of it is refused', async (target, problem, end) => {
    const reads = ['join(",", fileset("conf", "*.tpl"))', 'file("conf/x.tpl")'];
    for (const read of reads) {
      using workspace = createRepository({
        'jobs/ok.nomad.hcl': `job "ok" {\n  meta {\n    x = ${read}\n  }\n}\n`,
        'conf/a.tpl': 'a',
      });
      link(workspace, 'conf/x.tpl', target);
      const { run, sent } = await runWith(workspace, {});
      const [, call = ''] = /((?:file|fileset)\([^)]*\))/.exec(read) ?? [];
      const [first] = listErrors(run);
      expect(first?.split('\n')[0]).toBe(`jobs/ok.nomad.hcl:3:\`${call}\`: the path ${problem} \`conf/x.tpl\`${end}.`);
      expect(sent).toBe('[]');
    }
  });
});
