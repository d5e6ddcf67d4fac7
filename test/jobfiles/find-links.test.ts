import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectJobs } from '../../src/jobfiles/discovery/collect.ts';
import { findJobFiles } from '../../src/jobfiles/discovery/find.ts';
import { readGivenInputs } from '../inputs/inputs.ts';
import { noLinks } from '../support/platform.ts';
import { createWorkspace } from '../support/workspace.ts';
import { find, tree } from './finding.ts';

describe.skipIf(noLinks)(`symbolic links${noLinks}`, () => {
  test('symbolic links that lead out of the workspace are refused for paths and globs', async () => {
    using outside = createWorkspace({ 'key.hcl': 'secret', 'sub/key.hcl': 'secret' });
    using workspace = createWorkspace({ 'a.hcl': '' });
    const link = (target: string, name: string) => symlinkSync(target, join(workspace.path, name));
    link(join(outside.path, 'key.hcl'), 'file.hcl');
    link(join(outside.path, 'sub'), 'folder');
    link('file.hcl', 'twice.hcl');
    for (const pattern of ['file.hcl', 'twice.hcl', 'folder/key.hcl', 'f*.hcl', '**/*.hcl']) {
      const [error, ...others] = await find({ workspace }, pattern);
      expect(error).toMatch(/is outside the workspace, through the symbolic link .*`(file\.hcl|folder)`\.$/);
      expect(others).toEqual([]);
    }
    expect(await find({ workspace }, 'folder/*.hcl', 't*.hcl')).toEqual([
      'input: "folder/*.hcl" is outside the workspace, through the symbolic link `folder`.',
      'input: "t*.hcl" is outside the workspace, through the symbolic link `twice.hcl` → `file.hcl`.',
    ]);
    expect(await find({ workspace }, 'a.hcl')).toEqual(['a.hcl']);
  });

  test('symbolic links to folders are followed by name but not by wildcards', async () => {
    using workspace = createWorkspace({ 'real/a.hcl': '', 'real/sub/b.hcl': '' });
    symlinkSync('real', join(workspace.path, 'link'));
    expect(await find({ workspace }, 'link/**/*.hcl', 'link/sub/b.hcl')).toEqual(['link/a.hcl', 'link/sub/b.hcl']);
    expect(await find({ workspace }, '**/*.hcl', '*/*.hcl')).toEqual(['real/a.hcl', 'real/sub/b.hcl']);
  });

  test('symbolic links inside the workspace are files like any others', async () => {
    using workspace = createWorkspace({ 'real/a.hcl': '' });
    symlinkSync('real/a.hcl', join(workspace.path, 'link.hcl'));
    expect(await find({ workspace }, '*.hcl', 'real/*')).toEqual(['link.hcl', 'real/a.hcl']);
  });

  test('a search ends at symbolic links that loop or lead nowhere', async () => {
    using workspace = createWorkspace({ 'jobs/a.hcl': '' });
    const link = (target: string, name: string) => symlinkSync(target, join(workspace.path, name));
    link('..', 'jobs/up');
    link('self.hcl', 'jobs/self.hcl');
    link('nowhere.hcl', 'jobs/dangling.hcl');
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['jobs/a.hcl']);
    expect(await find({ workspace }, 'jobs/up/**/*.hcl')).toEqual(['jobs/up/jobs/a.hcl']);
    expect(await find({ workspace }, 'jobs/self.hcl', 'jobs/dangling.hcl')).toEqual([
      'input: "jobs/self.hcl" does not exist in the workspace.',
      'input: "jobs/dangling.hcl" does not exist in the workspace.',
    ]);
  });

  test('symbolic links that form a loop of two folders give each file once', async () => {
    using workspace = createWorkspace({ 'a/x.hcl': '', 'b/y.hcl': '' });
    symlinkSync('../b', join(workspace.path, 'a/b'));
    symlinkSync('../a', join(workspace.path, 'b/a'));
    symlinkSync('loop', join(workspace.path, 'loop'));
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['a/x.hcl', 'b/y.hcl']);
    expect(await find({ workspace }, 'loop/**/*.hcl')).toEqual([
      'input: "loop/**/*.hcl" matches no job file in the workspace.',
    ]);
  });

  test('symbolic links to the workspace change nothing', async () => {
    using workspace = createWorkspace(tree);
    using elsewhere = createWorkspace({});
    const path = join(elsewhere.path, 'link');
    symlinkSync(workspace.path, path);
    const files = (patterns: readonly string[]) =>
      findJobFiles({ patterns, directory: join(path, 'jobs'), workspace: path });
    for (const pattern of ['web*', join(path, 'jobs/web*'), join(path, 'jobs/web.nomad.hcl')])
      expect((await files([pattern])).map(({ name }) => name)).toEqual(['jobs/web.nomad.hcl']);
    await expect(files(['nope*'])).rejects.toThrow('matches no job file in `jobs`');
  });

  test('symbolic links to the workspace keep removed files visible', async () => {
    using workspace = createWorkspace(tree);
    using elsewhere = createWorkspace({});
    const link = join(elsewhere.path, 'link');
    symlinkSync(workspace.path, link);
    for (const pattern of ['*.nomad.hcl', join(link, 'jobs/*.nomad.hcl')]) {
      const inputs = readGivenInputs({
        workspace: link,
        inputs: { 'job-files': pattern, 'working-directory': 'jobs' },
      });
      const touched = { names: [], removed: [{ name: 'jobs/gone.nomad.hcl', newName: undefined }] };
      const { removed } = await collectJobs({ inputs: inputs.jobFiles, workspace: link, changes: touched });
      expect(removed).toEqual([{ name: 'jobs/gone.nomad.hcl', newName: undefined }]);
    }
  });
});
