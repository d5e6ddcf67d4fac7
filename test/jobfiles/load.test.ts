import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ActionErrors } from '../../src/errors.ts';
import { listAliases } from '../../src/files/paths.ts';
import { createLoader, type LoadedJob, type UnloadableJob } from '../../src/jobfiles/preprocess/load.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

const declared = 'variable "color" { default = "blue" }\njob "a" {}\n';

async function load(workspace: Workspace, name: string, files: readonly string[]): Promise<LoadedJob | UnloadableJob> {
  const root = realpathSync(workspace.path);
  const variables = { environment: [], files, vars: [], secret: [], strict: true };
  const inputs = {
    patterns: [],
    workingDirectory: root,
    fileBase: 'working-directory' as const,
    onlyChanged: false,
    variables,
  };
  return createLoader({ inputs, workspace: root })({ path: join(root, name), name });
}

function readColor(loaded: LoadedJob | UnloadableJob): string | undefined {
  return 'source' in loaded ? loaded.preparedJob?.settings.get('color')?.value : undefined;
}

describe('variable file beside a job file', () => {
  test.each([
    ...'jobs/web.nomad.hcl web.hcl a/b.nomad größe.nomad.hcl jobs.d/web.job a.d/web'.split(' '),
    "$& $1 '.nomad.hcl",
  ])('the variable file beside %j is found by its name', async (name) => {
    const beside = `${name.replace(/(\.nomad)?\.hcl$|\.nomad$|\.job$/, '')}.vars.hcl`;
    using workspace = createWorkspace({
      [name]: declared,
      [beside]: 'color = "beside"\n',
      'shared.hcl': 'color = "shared"\n',
    });
    expect(readColor(await load(workspace, name, ['shared.hcl', '{file}.vars.hcl']))).toBe('"beside"');
    expect(readColor(await load(workspace, name, ['{file}.vars.hcl', 'shared.hcl']))).toBe('"shared"');
    expect(readColor(await load(workspace, name, ['{file}.none.hcl', 'shared.hcl']))).toBe('"shared"');
  });

  test('errors of its own variable file are reported with a job file, and those of a shared one come first', async () => {
    using workspace = createWorkspace({ 'a.hcl': declared, 'b.hcl': declared, 'a.vars.hcl': 'color = "x\n' });
    const broken = await load(workspace, 'a.hcl', ['{file}.vars.hcl']);
    expect(
      'failures' in broken
        ? broken.failures.map(({ message, location }) => `${location?.file}:${location?.line} ${message}`)
        : [],
    ).toEqual(['a.vars.hcl:1 The string that starts here is not closed.']);
    expect('source' in (await load(workspace, 'b.hcl', ['{file}.vars.hcl']))).toBe(true);
    await expect(load(workspace, 'b.hcl', ['a.vars.hcl', 'none.hcl'])).rejects.toThrow(ActionErrors);
  });
});

test('a loaded job names all files that were looked for and found', async () => {
  using workspace = createWorkspace({ 'jobs/a.hcl': `${declared}x = file("b.txt")\n`, 'b.txt': '', 'shared.hcl': '' });
  const from = (await load(workspace, 'jobs/a.hcl', ['shared.hcl', '{file}.vars.hcl'])).findDependencies();
  expect([...from.lookups]).toEqual(['jobs/a.hcl', 'shared.hcl', 'b.txt', 'jobs/a.vars.hcl']);
  expect([...from.files]).toEqual(['jobs/a.hcl', 'shared.hcl', 'b.txt']);
});

test('a loaded job looks for globbed files and checked files, and reads neither', async () => {
  using workspace = createWorkspace({
    'a.hcl': `${declared}x = fileset("conf", "*.txt")\ny = fileexists("maybe.txt")\nz = fileexists("conf/2.txt")\n`,
    'conf/1.txt': '',
    'conf/2.txt': '',
    'conf/3.md': '',
  });
  const from = (await load(workspace, 'a.hcl', [])).findDependencies();
  expect([...from.files]).toEqual(['a.hcl']);
  expect([...from.lookups]).toEqual(['a.hcl', 'conf/*.txt', 'maybe.txt', 'conf/2.txt']);
});

test.skipIf(process.platform === 'win32')(
  'files read through symbolic links count by each link and by their real name',
  async () => {
    using workspace = createWorkspace({
      'a.hcl': `${declared}x = file("here/b.txt")\ny = fileset("here", "*.conf")\n`,
      'there/real.txt': '',
      'there/1.conf': '',
      'real.vars.hcl': '',
    });
    symlinkSync('there', join(workspace.path, 'here'));
    symlinkSync('real.txt', join(workspace.path, 'there/b.txt'));
    symlinkSync('real.vars.hcl', join(workspace.path, 'shared.hcl'));
    symlinkSync('loop.txt', join(workspace.path, 'loop.txt'));
    const from = (await load(workspace, 'a.hcl', ['shared.hcl'])).findDependencies();
    expect([...from.files].toSorted()).toEqual(
      'a.hcl here here/b.txt real.vars.hcl shared.hcl there/b.txt there/real.txt'.split(' '),
    );
    expect([...from.lookups]).toEqual(expect.arrayContaining([...from.files, 'here/*.conf', 'there/1.conf']));
    const path = join(workspace.path, 'loop.txt');
    expect(listAliases(path, workspace.path)).toEqual(['loop.txt']);
  },
);
