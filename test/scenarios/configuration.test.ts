import { expect, test } from 'vitest';
import { service, startStory, type Story } from '../support/registering.ts';

const file = '.github/outrider.yml';
const withImage = `variable "image" {}\n${service('web').replace('"one"', 'var.image')}`;

/** The workflow sets no job files: the file or the default does. */
async function start(configuration: string, files: Readonly<Record<string, string>> = {}): Promise<Story> {
  return startStory({
    files: { 'deploy/web.nomad.hcl': withImage, [file]: configuration, ...files },
    running: [service('web')],
  });
}
const inputs = { 'job-files': '' };

test('a register run refuses jobs that a later change of the file affects, and names the key and the file', async () => {
  await using story = await start('vars: { image: two }\npreserve-counts: false');
  await story.plan({ inputs });
  story.github.closed = true;
  story.workspace.write(file, 'vars: { image: three }\npreserve-counts: true');
  const refused = await story.register({ inputs });
  expect(refused.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
  const said = refused.annotations.map(({ message }) => message).join('\n');
  expect(said).toContain('variable `image` (from `.github/outrider.yml`) had a different value for the plan');
  expect(said).toContain(
    '`preserve-counts` was `false` for the plan, and is `true` here (from `.github/outrider.yml`)',
  );
});

test('the job files of the default patterns are found in every folder, and none are not an error', async () => {
  await using story = await start('vars: { image: two }', { 'a/b.nomad': service('b'), 'a/c.hcl': 'no job' });
  const { outputs } = await story.plan({ inputs });
  const names = (JSON.parse(outputs['jobs'] ?? '[]') as { file: string }[]).map((job) => job.file).toSorted();
  expect(names).toEqual(['a/b.nomad', 'deploy/web.nomad.hcl']);
  story.workspace.remove('a/b.nomad');
  story.workspace.remove('deploy/web.nomad.hcl');
  const none = await story.plan({ inputs });
  expect([none.exitCode, none.outputs['jobs'], none.outputs['reason']]).toEqual([0, '[]', '']);
});

test('variables of a run with only JSON job files are an error, unless `strict-vars` is off', async () => {
  const json = JSON.stringify({ ID: 'web', Type: 'batch', TaskGroups: [] });
  await using story = await start('job-files: jobs/*.json\nvars: { image: two }\n', { 'jobs/web.json': json });
  const messages = async (): Promise<string> =>
    (await story.plan({ inputs })).annotations.map(({ message }) => message).join();
  expect(await messages()).toMatch(/^Key `vars` is set, but JSON job files have no variables\.\nRemove it/);
  story.workspace.write(file, 'job-files: [jobs/*.json, deploy/*.hcl]\nvars: { image: two }\n');
  expect(await messages()).not.toContain('have no variables');
  story.workspace.write(file, 'job-files: jobs/*.json\nvars: { image: two }\nstrict-vars: false\n');
  expect(await messages()).not.toContain('have no variables');
});

test.each([
  ['job-files: job/*.hcl', 'Key `job-files`', ': "job/*.hcl" matches no job file in the workspace.\nJob files found: '],
  ['job-files: deploy', 'Key `job-files`', ': "deploy" is a directory.\nWrite `deploy/**/*.nomad.hcl` to select '],
  ['var-files: prod.hcl', 'Key `var-files`', ': `prod.hcl` does not exist.\nPaths are relative to '],
  ['var-files: a.hcl, b.hcl', 'Key `var-files`', ': `a.hcl, b.hcl` does not exist.\nWrite one item per line'],
  ['stages: [[deploy/db.hcl]]', 'Key `stages`', ': "deploy/db.hcl" does not exist in the workspace.\n'],
])('an error in the value %j of the file names the line that sets it', async (line, subject, problem) => {
  await using story = await start(`vars: { image: two }\n${line}\n`);
  const { annotations } = await story.plan({ inputs });
  expect(annotations.map(({ properties }) => [properties['file'], properties['line']])).toEqual([[file, '2']]);
  expect(annotations[0]?.message).toContain(`${subject}${problem}`);
});

test.each([
  [[file], ['deploy/other.nomad.hcl', 'deploy/web.nomad.hcl']],
  [['deploy/other.nomad.hcl'], ['deploy/other.nomad.hcl']],
])('`only-changed` in the file with the touched files %j plans %j', async (names, expected) => {
  const configuration = 'only-changed: true\nstrict-vars: false\nvars: { image: two }';
  await using story = await start(configuration, { 'deploy/other.nomad.hcl': service('other') });
  story.github.files = names.map((filename) => ({ filename, status: 'modified' }));
  const { outputs } = await story.plan({ inputs });
  expect((JSON.parse(outputs['jobs'] ?? '[]') as { file: string }[]).map((job) => job.file)).toEqual(expected);
});
