import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { startDrift } from '../support/drifting.ts';
import { listDocumentedSettings, isPlanted, findObject, plantPrograms, signCommit } from '../support/git-programs.ts';
import { service } from '../support/registering.ts';

const { PATH = '' } = process.env;

test.each(['openpgp', 'ssh', 'x509'] as const)(
  'no setting, hook or remote of a repository runs a program in plan, register and drift, where commits are signed by %s',
  async (kind) => {
    const web = service('web', { count: 2 });
    await using story = await startDrift({
      files: {
        'jobs/web.nomad.hcl': web.replace('job "web" {', 'job "web" {\n  meta { note = file("note.txt") }'),
        'note.txt': 'a note\n',
        '.gitattributes': '* filter=evil diff=evil merge=evil\n',
        '.gitignore': 'build/\n',
        'build/x.txt': 'x\n',
      },
      running: [service('web')],
    });
    const { workspace } = story;
    const head = signCommit(workspace.path, kind);
    const missing = findObject(workspace.path, 'note.txt');
    const { ran, programs } = plantPrograms(workspace.path);
    rmSync(missing);
    const env = { GITHUB_SHA: head, PATH: `${programs}${delimiter}${PATH}` };
    const options = { env, process: true, inputs: { 'job-files': '**/*.nomad.hcl' } };
    const plan = await story.plan(options);
    const register = await story.register({ ...options, inputs: { ...options.inputs, 'dry-run': 'true' } });
    const drift = await story.drift({ ...options, env: { ...env, GITHUB_SHA: 'e'.repeat(40) } });
    expect([plan.outputs['changed'], drift.outputs['drifted']]).toEqual(['true', 'true']);
    expect(register.stdout).toContain('web');
    expect(ran()).toEqual([]);
    // Git was asked for the checked-out commit.
    expect(story.openIssue().body).toContain(`Compared at \`${head.slice(0, 7)}\``);
    // A plain git runs them.
    const plain = { cwd: workspace.path, env: { ...process.env, ...env } };
    for (const args of [
      'log -p',
      'verify-commit HEAD',
      'status',
      'cat-file --batch-check --batch-all-objects',
      'cat-file blob HEAD:note.txt',
    ])
      spawnSync('git', args.split(' '), plain);
    expect(ran()).toEqual(expect.arrayContaining(['core.fsmonitor', 'git-remote-evil', 'remote.evil.url']));
    expect(ran()).toContainEqual(expect.stringMatching(/^gpg\./));
  },
);

test('the settings of the test are all that the installed git documents', () => {
  const documented = listDocumentedSettings();
  expect(documented.length).toBeGreaterThan(30);
  expect(documented.filter((name) => !isPlanted(name))).toEqual([]);
});
