import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startSetup } from '../support/checking.ts';

afterAll(removeRunFolders);

const found = "1 file found, and accepted by Nomad's parser";

test('check accepts every input of the modes to check, and tests their job files', async () => {
  await using setup = await startSetup();
  const inputs = {
    for: 'plan\nregister',
    'job-files': '*.nomad.hcl',
    'comment-id': 'staging',
    vars: 'image=a',
    'strict-vars': 'false',
    'stop-removed': 'true',
    'only-changed': 'true',
    approvals: '1',
    branches: 'main',
    labels: 'auto',
  };
  const run = await setup.check(inputs);
  expect(run.annotations.filter(({ message }) => message.includes('is not used by'))).toEqual([]);
  expect(run.row('job-files')).toEqual(['ok', found, '']);
  expect(run.checks.find(({ id }) => id === 'job-files')?.modes).toEqual(['plan', 'register']);
});

test('check refuses the inputs of modes that it does not check', async () => {
  await using setup = await startSetup();
  const run = await setup.check({ for: 'plan', branches: 'main', count: '3' });
  expect(run.annotations.map(({ message }) => message.split('\n')[0])).toEqual([
    'Input `branches` is not used by `mode: check`.',
    'Input `count` is not used by `mode: check`.',
  ]);
});

test.each([
  ['*.hcl', 'job "web" {', /^1 file of 1 not accepted\. `web\.nomad\.hcl`: /],
  ['*.hcl', 'variable "a" {}\njob "web" {}\n', /^1 file of 1 not accepted\. `web\.nomad\.hcl`: .*`a`/],
  ['jobs/*.hcl', 'job "web" {}\n', /^Input `job-files`: "jobs\/\*\.hcl" matches no job file/],
  ['!*.hcl', 'job "web" {}\n', /^Input `job-files` contains only patterns with `!`/],
])('the job files %s with %j are a failed check', async (patterns, source, expected) => {
  await using setup = await startSetup();
  setup.workspace.write('web.nomad.hcl', source);
  const run = await setup.check({ 'job-files': patterns });
  const [state, message, remedy] = run.row('job-files') ?? [];
  expect([run.exitCode, state, message, remedy]).toEqual([
    1,
    'failed',
    expect.stringMatching(expected),
    expect.stringMatching(/\w/),
  ]);
  expect(run.row('nomad-address')?.[0]).toBe('ok');
});

test('a variable that a job file does not declare is a failed check', async () => {
  await using setup = await startSetup();
  const run = await setup.check({ vars: 'nobody=1' });
  expect(run.row('job-files')?.slice(0, 2)).toEqual(['failed', expect.stringContaining('`nobody`')]);
});

test('check reads the configuration file, and no job file is a warning', async () => {
  await using setup = await startSetup();
  setup.workspace.write('.github/outrider.yml', 'job-files: deploy/*.hcl');
  setup.workspace.write('deploy/api.hcl', 'job "api" {}\n');
  expect((await setup.check()).row('job-files')).toEqual(['ok', found, '']);
  setup.workspace.write('.github/outrider.yml', '');
  setup.workspace.remove('web.nomad.hcl');
  const run = await setup.check();
  expect(run.row('job-files')).toEqual([
    'warning',
    'None is found',
    'Set `job-files`, in the workflow or in the configuration file.',
  ]);
  expect(run.exitCode).toBe(0);
});

test('check skips the job files without a connection, and has no row for modes without job files', async () => {
  await using setup = await startSetup();
  expect((await setup.check({ address: '' })).row('job-files')?.[0]).toBe('skipped');
  expect((await setup.check({ for: 'revert' })).row('job-files')).toBeUndefined();
});
