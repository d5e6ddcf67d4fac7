import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findJobFiles } from '../../src/jobfiles/find.ts';
import { createWorkspace } from '../support/workspace.ts';
import { find, tree } from './finding.ts';

describe('symbolic links', () => {
  test('that lead out of the workspace are refused, by path and by glob', async () => {
    using outside = createWorkspace({ 'key.hcl': 'secret', 'sub/key.hcl': 'secret' });
    using workspace = createWorkspace({ 'a.hcl': '' });
    const link = (target: string, name: string) => symlinkSync(target, join(workspace.path, name));
    link(join(outside.path, 'key.hcl'), 'file.hcl');
    link(join(outside.path, 'sub'), 'folder');
    link('file.hcl', 'twice.hcl');
    for (const pattern of ['file.hcl', 'twice.hcl', 'folder/key.hcl', 'folder/*.hcl', 'f*.hcl']) {
      const [mistake, ...others] = await find({ workspace }, pattern);
      expect(mistake).toMatch(/leads to a file outside the workspace \((file|twice|folder\/key)\.hcl\)\.$/);
      expect(others).toEqual([]);
    }
    expect(await find({ workspace }, 'a.hcl')).toEqual(['a.hcl']);
  });

  test('that stay inside are files like others', async () => {
    using workspace = createWorkspace({ 'real/a.hcl': '' });
    symlinkSync('real/a.hcl', join(workspace.path, 'link.hcl'));
    expect(await find({ workspace }, '*.hcl', 'real/*')).toEqual(['link.hcl', 'real/a.hcl']);
  });

  test('that go round or lead nowhere end', async () => {
    using workspace = createWorkspace({ 'jobs/a.hcl': '' });
    const link = (target: string, name: string) => symlinkSync(target, join(workspace.path, name));
    link('..', 'jobs/up');
    link('self.hcl', 'jobs/self.hcl');
    link('nowhere.hcl', 'jobs/dangling.hcl');
    expect(await find({ workspace }, '**/*.hcl')).toEqual(['jobs/a.hcl']);
    expect(await find({ workspace }, 'jobs/self.hcl', 'jobs/dangling.hcl')).toEqual([
      'input: "jobs/self.hcl" does not exist in the workspace.',
      'input: "jobs/dangling.hcl" does not exist in the workspace.',
    ]);
  });

  test('to the workspace itself change nothing', async () => {
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
});
