import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findIgnoredFolders } from '../../src/jobfiles/provenance/git.ts';
import { noCase, noLinks, noScripts, possibleNames } from '../support/platform.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { find } from './finding.ts';

const { PATH: path } = process.env;
afterEach(() => void (process.env['PATH'] = path));

function git({ path: item }: Workspace, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid', ...args], {
    cwd: item,
    stdio: 'pipe',
  });
}

function createRepository(ignore: readonly string[], names: readonly string[]): Workspace {
  const workspace = createWorkspace({ '.gitignore': `${ignore.join('\n')}\n` });
  for (const name of names) workspace.write(name, '');
  workspace.commit();
  return workspace;
}

describe('folders that git ignores', () => {
  const names = ['jobs/web.hcl', 'jobs/cache/a.hcl', 'build/b.hcl', 'build/deep/c.hcl', 'deep/build/d.hcl'];

  test('a glob does not search a folder that git ignores', async () => {
    using workspace = createRepository(['build/', '/jobs/cache'], names);
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['jobs/web.hcl']);
    expect(await find({ workspace }, 'jobs/**/*.hcl', '{build,deep}/**/*.hcl')).toEqual([
      'input: "{build,deep}/**/*.hcl" matches no job file in the workspace.',
    ]);
    expect(await find({ workspace }, '*/*.hcl', '*/*/*.hcl')).toEqual([
      'input: "*/*/*.hcl" matches no job file in the workspace.',
    ]);
  });

  test('a glob searches an ignored folder that it names before its first wildcard', async () => {
    using workspace = createRepository(['build/', '/jobs/cache', 'deep'], names);
    expect(await find({ workspace }, 'build/**/*.hcl')).toEqual(['build/b.hcl', 'build/deep/c.hcl']);
    expect(await find({ workspace }, 'build/deep/*.hcl', 'jobs/cache/*')).toEqual([
      'build/deep/c.hcl',
      'jobs/cache/a.hcl',
    ]);
    expect(await find({ workspace }, '**/*.hcl', 'build/*.hcl', 'deep/build/d.hcl')).toEqual([
      'build/b.hcl',
      'deep/build/d.hcl',
      'jobs/web.hcl',
    ]);
  });

  test('a folder with a committed file, or with files ignored one by one, is not an ignored folder', async () => {
    using workspace = createRepository(
      ['build/', '*.gen.hcl'],
      ['build/kept/a.hcl', 'build/other/b.hcl', 'gen/a.gen.hcl', 'gen/sub/b.gen.hcl', 'jobs/c.gen.hcl', 'jobs/d.hcl'],
    );
    git(workspace, 'add', '--force', 'build/kept/a.hcl');
    workspace.write('build/kept/new.hcl', '');
    expect(await find({ workspace }, '**/*.hcl')).toEqual(
      'build/kept/a.hcl build/kept/new.hcl gen/a.gen.hcl gen/sub/b.gen.hcl jobs/c.gen.hcl jobs/d.hcl'.split(' '),
    );
  });

  test('ignored folders follow all sources of ignore rules', async () => {
    using workspace = createRepository(['out*/**', '!outer/'], ['jobs/a.hcl', 'outer/b.hcl', 'outside/sub/c.hcl']);
    workspace.write('jobs/.gitignore', 'sub/\n!sub/not/\n*.d/\n!kept.d/\n');
    for (const name of ['sub/not/d.hcl', 'x.d/e.hcl', 'kept.d/f.hcl']) workspace.write(`jobs/${name}`, '');
    workspace.write('.git/info/exclude', '/jobs/local\n');
    workspace.write('jobs/local/g.hcl', '');
    const config = join(workspace.path, '.git/more');
    workspace.write('.git/more', 'global\n');
    git(workspace, 'config', 'core.excludesFile', config);
    workspace.write('jobs/global/h.hcl', '');
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['jobs/a.hcl', 'jobs/kept.d/f.hcl', 'outer/b.hcl']);
  });

  test('an ignored folder may have any name', async () => {
    const odd = possibleNames([
      ...'größe-日本 [id] * :(top)x :y -f "q" {a,b}'.split(' '),
      'a b',
      'line\nbreak',
      ' s ',
      'back\\slash',
    ]);
    using workspace = createRepository([], ['jobs/a.hcl']);
    for (const name of odd) {
      workspace.write(`${name}/.gitignore`, '/sub\n');
      workspace.write(`${name}/a.hcl`, '');
      workspace.write(`${name}/sub/b.hcl`, '');
      workspace.write(`jobs/${name}/.gitignore`, '*\n');
      workspace.write(`jobs/${name}/c.hcl`, '');
    }
    workspace.write('jobs/.gitignore', 'a b/\n\\[id\\]\n:y\n');
    const ignored = new Set(['a b', '[id]', ':y']);
    const expected = [
      'jobs/a.hcl',
      ...odd.map((name) => `${name}/a.hcl`),
      ...odd.filter((name) => !ignored.has(name)).map((name) => `jobs/${name}/c.hcl`),
    ];
    expect(await find({ workspace }, '**/*.hcl')).toEqual(expected.toSorted());
    for (const name of odd.filter((text) => !/[*[\\{]/.test(text)))
      expect(await find({ workspace }, `${name}/**/*.hcl`)).toEqual([`${name}/a.hcl`]);
  });

  test('an ignored folder with 10,000 files is a single entry to git', async () => {
    using workspace = createRepository(['build/'], ['jobs/a.hcl']);
    for (let index = 0; index < 10_000; index += 1) workspace.write(`build/${index % 10}/${index}.hcl`, '');
    expect([...(await findIgnoredFolders(workspace.path, ['']))]).toEqual(['build']);
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['jobs/a.hcl']);
    expect(await find({ workspace }, 'build/**/*.hcl')).toHaveLength(10_000);
  });

  test.skipIf(noCase)(`an ignored folder is recognized by its case${noCase}`, async () => {
    using workspace = createRepository(['Build/'], ['Build/a.hcl', 'build/b.hcl']);
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['build/b.hcl']);
  });
});

describe.skipIf(noLinks)(`symbolic links${noLinks}`, () => {
  test('symbolic links to a folder apply the ignore rules inside it but not those for the folder', async () => {
    using workspace = createRepository(
      ['cache/', 'build/'],
      ['real/a.hcl', 'real/cache/b.hcl', 'build/sub/c.hcl', 'build/cache/d.hcl'],
    );
    symlinkSync('real', join(workspace.path, 'link'));
    symlinkSync('build', join(workspace.path, 'built'));
    expect(await find({ workspace }, 'link/**/*.hcl')).toEqual(['link/a.hcl']);
    expect(await find({ workspace }, 'built/**/*.hcl')).toEqual(['built/cache/d.hcl', 'built/sub/c.hcl']);
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['real/a.hcl']);
  });
});

function enter(workspace: Workspace, folder: string): Workspace {
  return { ...workspace, path: join(workspace.path, folder) };
}

describe('workspaces and repositories', () => {
  const names = ['infra/jobs/a.hcl', 'infra/build/b.hcl', 'infra/build/sub/c.hcl', 'elsewhere/d.hcl'];

  test('a workspace may be a folder of the repository', async () => {
    using repository = createRepository(['build/', '/infra/jobs/x'], [...names, 'infra/jobs/x/e.hcl']);
    const workspace = enter(repository, 'infra');
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['jobs/a.hcl']);
    expect(await find({ workspace, directory: 'jobs' }, '**/*.hcl', '../*/*.hcl')).toEqual(['jobs/a.hcl']);
    expect(await find({ workspace, directory: 'jobs' }, '../build/**/*.hcl')).toEqual([
      'build/b.hcl',
      'build/sub/c.hcl',
    ]);
  });

  test('a workspace inside an ignored folder has no ignored folders', async () => {
    using repository = createRepository(['infra/'], names);
    expect(await find({ workspace: enter(repository, 'infra') }, '**/*.hcl')).toHaveLength(3);
    expect(await find({ workspace: enter(repository, 'infra/build') }, '**/*.hcl')).toEqual(['b.hcl', 'sub/c.hcl']);
  });

  test('a workspace with submodules and nested repositories is searched completely', async () => {
    using module = createRepository([], ['jobs/m.hcl']);
    using repository = createRepository(['build/'], names);
    git(repository, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', module.path, 'module');
    git(repository, 'clone', '--quiet', module.path, 'cloned');
    expect(await find({ workspace: repository }, '{infra,module,cloned}/**/*.hcl')).toEqual([
      'cloned/jobs/m.hcl',
      'infra/jobs/a.hcl',
      'module/jobs/m.hcl',
    ]);
    expect(await find({ workspace: repository }, 'module/jobs/*', 'cloned/jobs/*', 'infra/**/*.hcl')).toEqual([
      'cloned/jobs/m.hcl',
      'infra/jobs/a.hcl',
      'module/jobs/m.hcl',
    ]);
  });

  test('a workspace without git or without a repository has no ignored folders', async () => {
    using plain = createWorkspace({ '.gitignore': 'build/\n', 'build/a.hcl': '' });
    expect(await find({ workspace: plain }, '**/*.hcl')).toEqual(['build/a.hcl']);
    using repository = createRepository(['build/'], names);
    process.env['PATH'] = plain.path;
    expect(await find({ workspace: repository }, '**/*.hcl')).toHaveLength(names.length);
  });
});

describe('git for ignored folders', () => {
  test.skipIf(noScripts)(
    `git is called once for the folders of the globs, and only when a glob searches folders${noScripts}`,
    async () => {
      using workspace = createRepository(
        ['build/'],
        ['jobs/sub/a.hcl', 'jobs/a.hcl', 'ops/sub/b.hcl', 'ops/b.hcl', 'build/c.hcl'],
      );
      using shim = createWorkspace({});
      const log = join(shim.path, 'log');
      shim.write('git', `#!/bin/sh\necho "$@" >> '${log}'\nPATH='${path}' exec git "$@"\n`);
      chmodSync(join(shim.path, 'git'), 0o755);
      process.env['PATH'] = `${shim.path}${delimiter}${path}`;
      await find({ workspace }, 'jobs/a.hcl', 'build/c.hcl', '!ops/**');
      await find({ workspace }, '../**/*.hcl', '/**');
      await find({ workspace }, 'jobs/*.hcl', 'build/**/*.hcl');
      expect(existsSync(log)).toBe(false);
      await find({ workspace }, 'jobs/*.hcl', 'jobs/**/a*', 'ops/*/*.hcl');
      expect(readFileSync(log, 'utf8')).toMatch(/^.* ls-files .* -- jobs ops\n$/);
      rmSync(log);
      await find({ workspace }, '**/*.hcl', 'jobs/**');
      expect(readFileSync(log, 'utf8')).toMatch(/^.* ls-files .* --\n.* check-ignore .*\n$/);
    },
  );
});
