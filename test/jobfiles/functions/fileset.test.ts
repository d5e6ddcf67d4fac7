import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRunBudget } from '../../../src/jobfiles/functions/work-budget.ts';
import { createLister, findFileset } from '../../../src/jobfiles/functions/fileset.ts';
import { noLinks } from '../../support/platform.ts';
import { createWorkspace, type Workspace } from '../../support/workspace.ts';

function createBase(workspace: Workspace) {
  const root = realpathSync(workspace.path);
  return { directory: root, workspace: root, alternative: { directory: root, setting: 'job-file' as const } };
}

function hits(workspace: Workspace, path: string, pattern: string): readonly string[] | string {
  const result = findFileset(path, pattern, createBase(workspace), {
    budget: createRunBudget().openFileBudget('a.hcl'),
    list: createLister(),
  });
  return 'problem' in result ? result.problem : result.names;
}

const files = Object.fromEntries(
  ['a.x', 'b.y', '.h.x', 'c/a.x', 'c/.d/e.x', 'c/d/f.x', 'c/d/G.x', 'é/ü.x', 'sp ace/a b.x', '[z]/q.x'].map((name) => [
    name,
    '',
  ]),
);

describe('fileset', () => {
  // Expected results are those of the library of Nomad's command line (doublestar 1.3).
  test.each([
    ['.', '*.x', ['.h.x', 'a.x']],
    ['.', '**/*.x', ['.h.x', '[z]/q.x', 'a.x', 'c/.d/e.x', 'c/a.x', 'c/d/G.x', 'c/d/f.x', 'sp ace/a b.x', 'é/ü.x']],
    ['c', '**', ['.d/e.x', 'a.x', 'd/G.x', 'd/f.x']],
    ['c', '*/*.x', ['.d/e.x', 'd/G.x', 'd/f.x']],
    ['./c/../c', '{a.x,d/f.x}', ['a.x', 'd/f.x']],
    ['.', 'c/d/[a-f].x', ['c/d/f.x']],
    ['.', 'c/d/[^a-f].x', ['c/d/G.x']],
    ['.', '?.{x,y}', ['a.x', 'b.y']],
    ['.', '\\[z\\]/*', ['[z]/q.x']],
    ['.', 'a.x', ['a.x']],
    ['.', 'c', []],
    ['none', '*', []],
    ['c/d', '../*.x', ['../a.x']],
    ['.', '**/d/**', ['c/d/G.x', 'c/d/f.x']],
  ])('fileset in %j with the pattern %j returns %j', (path, pattern, expected) => {
    using workspace = createWorkspace(files);
    expect(hits(workspace, path, pattern)).toEqual(expected);
  });

  test.each(['[', '[a', '{a', '[]', '[a-]', 'x\\'])('fileset refuses the invalid pattern %j', (pattern) => {
    using workspace = createWorkspace(files);
    expect(hits(workspace, '.', pattern)).toBe('is not a valid pattern');
  });

  test.skipIf(noLinks)(
    `fileset follows links inside the workspace, but never in a loop, and does not search .git${noLinks}`,
    () => {
      using workspace = createWorkspace({ 'c/a.x': '', '.git/config.x': '' });
      symlinkSync('c', join(workspace.path, 'link'));
      symlinkSync('..', join(workspace.path, 'c/up'));
      symlinkSync('nowhere', join(workspace.path, 'c/dangling.y'));
      mkdirSync(join(workspace.path, 'empty'));
      const names = hits(workspace, '.', '**/*.x') as readonly string[];
      expect(names).toEqual(expect.arrayContaining(['c/a.x', 'link/a.x']));
      expect(names.filter((name) => name.includes('config'))).toEqual([]);
      expect(hits(workspace, '..', '*')).toBe('is outside the workspace');
      expect(hits(workspace, '/etc', '*')).toBe('is outside the workspace');
      expect(hits(workspace, '.git', '*')).toBe('is inside `.git`, which may contain credentials');
    },
  );

  const out = 'is outside the workspace, through the symbolic link';
  const git = 'is inside `.git`, which may contain credentials, through the symbolic link';
  const gone = 'does not exist: the symbolic link';
  test.skipIf(noLinks).each([
    ['.', '*', 'folder', '..', `${out} \`folder\``],
    ['folder', '*', 'folder', '..', `${out} \`folder\``],
    ['.', 'folder/*', 'folder', '../none', `${out} \`folder\``],
    ['c', '*.x', 'c/s.x', '../../none', `${out} \`c/s.x\``],
    ['.', '**/*.x', 'c/folder', '../..', `${out} \`c/folder\``],
    ['c', '*.x', 'c/s.x', '../.git/config', `${git} \`c/s.x\``],
    ['.', '**/*', 'c/g', '../.git', `${git} \`c/g\``],
    ['c', '{a,b}.x', 'c/b.x', 'nowhere', `${gone} \`c/b.x\` is broken`],
    ['.', '**', 'c/b.x', 'nowhere', `${gone} \`c/b.x\` is broken`],
    ['c', '*.y', 'c/s.x', '../../none', []],
    ['c', '*.y', 'c/s.x', 'nowhere', []],
    ['.', '**/*.y', 'c/s.x', 'nowhere', []],
  ])(
    `fileset in %j with the pattern %j and the link %s to %s is %j${noLinks}`,
    (path, pattern, link, target, expected) => {
      using workspace = createWorkspace({ 'c/a.x': '', '.git/config': '' });
      symlinkSync(target, join(workspace.path, link));
      expect(hits(workspace, path, pattern)).toEqual(expected);
    },
  );
});
