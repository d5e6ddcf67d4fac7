import { execFileSync } from 'node:child_process';
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRunBudget } from '../../../src/jobfiles/functions/work-budget.ts';
import { createLister } from '../../../src/jobfiles/functions/fileset.ts';
import { createFileAccess, type FileAccess } from '../../../src/jobfiles/functions/file-access.ts';
import { noFifos, noLinks } from '../../support/platform.ts';
import { createWorkspace, type Workspace } from '../../support/workspace.ts';

/** Grants access with paths relative to `from`; the other value of `file-base` would start at `other`. */
function access(workspace: Workspace, from = '.', alternative = '.'): FileAccess {
  const root = realpathSync(workspace.path);
  const base = {
    directory: join(root, from),
    workspace: root,
    alternative: { directory: join(root, alternative), setting: 'job-file' },
  } as const;
  return createFileAccess(base, { budget: createRunBudget().openFileBudget('a.nomad.hcl'), list: createLister() });
}

function refusal(read: ReturnType<FileAccess['read']>): string {
  return 'problem' in read ? `${read.problem} — ${read.hint}` : `read ${read.text}`;
}

describe('files that a job file reads', () => {
  test.skipIf(noLinks)(`a file may be anywhere in the workspace and reached by any path inside${noLinks}`, () => {
    using workspace = createWorkspace({ 'a.txt': 'A', 'sub/b.txt': 'B' });
    symlinkSync('../a.txt', join(workspace.path, 'sub/link'));
    const from = access(workspace, 'sub');
    const paths = [
      ...'b.txt ./b.txt ../sub/../sub/b.txt ../a.txt link'.split(' '),
      join(realpathSync(workspace.path), 'a.txt'),
    ];
    expect(paths.map((path) => refusal(from.read(path, 'text')))).toEqual(
      'read B|read B|read B|read A|read A|read A'.split('|'),
    );
    expect(from.files.map(({ name }) => name)).toEqual('sub/b.txt sub/b.txt sub/b.txt a.txt sub/link a.txt'.split(' '));
  });

  test.skipIf(noLinks)(
    `a file outside of the workspace is refused, existing or not, even through a link${noLinks}`,
    () => {
      using outside = createWorkspace({ 'secret.txt': 'S' });
      using workspace = createWorkspace({});
      symlinkSync(outside.path, join(workspace.path, 'out'));
      symlinkSync(join(outside.path, 'secret.txt'), join(workspace.path, 'file'));
      const paths = [
        ...'../x /etc/passwd ~/x ~ out/secret.txt out/none.txt file'.split(' '),
        join(outside.path, 'secret.txt'),
      ];
      for (const path of paths) {
        expect([path, refusal(access(workspace).read(path, 'text'))]).toEqual([
          path,
          expect.stringMatching(/^is outside the workspace/),
        ]);
        expect(access(workspace).exists(path)).toMatchObject({
          problem: expect.stringMatching(/^is outside the workspace/),
        });
      }
    },
  );

  test.each([
    '.git/config',
    'sub/../.git/config',
    '.GIT/config',
    'x/.git/y',
    // Names that Windows treats the same.
    '.git. ./config',
    'GIT~1/config',
    '.git::$INDEX_ALLOCATION/config',
  ])('a file of git (%s) is refused', (path) => {
    using workspace = createWorkspace({ '.git/config': 'token' });
    expect(refusal(access(workspace).read(path, 'text'))).toMatch(/^is inside `\.git`, which may contain credentials/);
  });

  test.skipIf(noLinks)(`a file of git is refused through a link${noLinks}`, () => {
    using workspace = createWorkspace({ '.git/config': 'token' });
    symlinkSync('.git', join(workspace.path, 'link'));
    expect(refusal(access(workspace).read('link/config', 'text'))).toMatch(/^is inside `\.git`/);
  });

  test('a file whose name only begins like .git is allowed', () => {
    using workspace = createWorkspace({ '.gitlab/a.txt': 'A', '.git.d/b.txt': 'B' });
    const files = access(workspace);
    expect([files.read('.gitlab/a.txt', 'text'), files.read('.git.d/b.txt', 'text')]).toEqual([
      { text: 'A', name: '.gitlab/a.txt' },
      { text: 'B', name: '.git.d/b.txt' },
    ]);
  });

  test.skipIf(noFifos)(`a pipe is reported as not a regular file${noFifos}`, () => {
    using workspace = createWorkspace({});
    execFileSync('mkfifo', [join(workspace.path, 'fifo')]);
    expect(refusal(access(workspace).read('fifo', 'text'))).toMatch(/^is not a regular file/);
  });

  test.skipIf(noLinks)(`a loop of links is reported as a missing file${noLinks}`, () => {
    using workspace = createWorkspace({});
    symlinkSync('loop', join(workspace.path, 'loop'));
    expect(refusal(access(workspace).read('loop', 'text'))).toMatch(
      /^does not exist: the symbolic link `loop` is broken/,
    );
  });

  test('a path that is not a readable file is reported with its reason', () => {
    using workspace = createWorkspace({
      'folder/x': '',
      'big.txt': Buffer.alloc(4 * 1024 * 1024 + 1),
      'latin1.txt': Buffer.from([0xe4]),
    });
    const files = access(workspace);
    expect(
      ['folder', 'big.txt', 'latin1.txt', 'none', 'a\0b'].map(
        (path) => refusal(files.read(path, 'text')).split(' — ')[0],
      ),
    ).toEqual([
      'is a directory',
      'refers to a file of 5 MiB; the limit is 4 MiB',
      'refers to a file that is not UTF-8 text',
      'does not exist in the workspace',
      'is not a valid path',
    ]);
    expect(files.read('latin1.txt', 'base64')).toEqual({ text: '5A==', name: 'latin1.txt' });
    expect([files.exists('folder'), files.exists('none'), files.exists('latin1.txt')]).toMatchObject([
      { problem: 'is a directory' },
      { exists: false },
      { exists: true },
    ]);
  });

  test('files beyond the total size limit are refused', () => {
    using workspace = createWorkspace({ 'a.txt': Buffer.alloc(4 * 1024 * 1024, 0x61), 'b.txt': 'b' });
    const files = access(workspace);
    for (let round = 0; round < 4; round++) expect('text' in files.read('a.txt', 'text')).toBe(true);
    expect(refusal(files.read('b.txt', 'text'))).toMatch(
      /^exceeds, with the other files that the job file reads, the limit of 16 MiB/,
    );
  });
});

test('files that were looked for are recorded, found or not', () => {
  using workspace = createWorkspace({ 'a.txt': '', 'sub/x': '' });
  const files = access(workspace, 'sub');
  files.read('../a.txt', 'text');
  files.exists('none');
  files.fileset('.', '*.y');
  files.fileset('..', '**/*.z');
  expect([...files.lookups]).toEqual(['a.txt', 'sub/none', 'sub/*.y', '**/*.z']);
});
