import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readPublished, type PublishedValues } from '../../src/jobfiles/provenance/published-values.ts';
import { readJobFile, type JobSource } from '../../src/jobfiles/preprocess/job-source.ts';
import { listLiterals } from '../../src/jobfiles/provenance/literals.ts';
import { noLinks, possibleNames } from '../support/platform.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

/** Runs git with the configuration of the test only, not that of the machine. */
function git({ path }: Workspace, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...identity, ...args], {
    cwd: path,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

// Since git 2.29.
const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(execFileSync('git', ['version'], { encoding: 'utf8' })) ?? [];
const knowsSha256 = Number(major) * 1000 + Number(minor) >= 2029;

function commitAll(workspace: Workspace, ...init: readonly string[]): void {
  git(workspace, 'init', '--quiet', ...init);
  git(workspace, 'add', '--all', '--force');
  git(workspace, 'commit', '--quiet', '--allow-empty', '--message', 'all');
}

async function readFrom(workspace: Workspace, ...names: readonly string[]): Promise<readonly (readonly string[])[]> {
  const values = await readPublished({ workspace: workspace.path, names, base: undefined });
  return await Promise.all(
    names.map(async (name) => {
      const source = await readJobFile({ path: join(workspace.path, name), name }, workspace.path);
      return listKnown(source, values.readValues({ source, reads: [] }));
    }),
  );
}

/** Returns which values of the tests count as published for a side. */
function listKnown(
  source: JobSource,
  known: PublishedValues,
  side: 'live' | 'file' = 'file',
  more: readonly string[] = [],
): readonly string[] {
  const values = new Set([...Array.from(listLiterals(source), ([, value]) => value), ...more]);
  return [...values].filter((value) => known.has(value, side));
}

const files = { 'a.hcl': 'a = "one"\n', 'jobs/sub/b.hcl': 'b = "two"\n', 'c.json': '{"ID": "three"}\n' };

describe('files that are committed unchanged', () => {
  test('a committed file counts as published, in any folder and with any name', async () => {
    const names = possibleNames([
      ...'größe-日本.hcl *.hcl :(top)x.hcl -n.hcl "q".hcl'.split(' '),
      'a b.hcl',
      'tab\t.hcl',
    ]);
    using workspace = createWorkspace({
      ...files,
      ...Object.fromEntries(names.map((name) => [name, `x = "${names.indexOf(name)}"`])),
    });
    commitAll(workspace);
    expect(await readFrom(workspace, ...Object.keys(files))).toEqual([['one'], ['two'], ['three']]);
    expect(await readFrom(workspace, ...names)).toEqual(names.map((_, index) => [String(index)]));
  });

  test.skipIf(possibleNames(['new\nline.hcl']).length === 0)(
    'no value of a file is published if its name has a line break, and the other files are read all the same',
    async () => {
      using workspace = createWorkspace({ ...files, 'new\nline.hcl': 'x = "four"' });
      commitAll(workspace);
      expect(await readFrom(workspace, 'a.hcl', 'new\nline.hcl', 'c.json')).toEqual([['one'], [], ['three']]);
    },
  );

  test.skipIf(!knowsSha256)('a committed file counts as published in a repository with SHA-256 IDs', async () => {
    using workspace = createWorkspace(files);
    commitAll(workspace, '--object-format=sha256');
    expect(git(workspace, 'rev-parse', 'HEAD').trim()).toHaveLength(64);
    expect(await readFrom(workspace, ...Object.keys(files))).toEqual([['one'], ['two'], ['three']]);
  });

  test('all of many committed files count as published', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `jobs/${index}.hcl`);
    using workspace = createWorkspace(Object.fromEntries(names.map((name) => [name, `a = "${name}"`])));
    commitAll(workspace);
    expect(await readFrom(workspace, ...names)).toEqual(names.map((name) => [name]));
  });

  test('a committed file counts as published in a detached shallow checkout', async () => {
    using origin = createWorkspace(files);
    commitAll(origin);
    git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'more');
    using parent = createWorkspace({});
    const clone = { ...parent, path: join(parent.path, 'clone') };
    git(parent, 'clone', '--quiet', '--depth=1', pathToFileURL(origin.path).href, 'clone');
    git(clone, 'checkout', '--quiet', '--detach');
    expect(await readFrom(clone, 'a.hcl')).toEqual([['one']]);
  });
});

/** Checks out like git for Windows: the line endings of the work tree differ from those of the commit. */
function createWithLineEnds(): Workspace {
  const workspace = createWorkspace({ 'a.hcl': 'a = "one"\r\nb = "two"\r\n' });
  git(workspace, 'init', '--quiet');
  git(workspace, 'config', 'core.autocrlf', 'true');
  git(workspace, 'add', '--all');
  git(workspace, 'commit', '--quiet', '--message', 'all');
  return workspace;
}

test('a file that differs from the commit only in line endings counts as published', async () => {
  using workspace = createWithLineEnds();
  expect(git(workspace, 'cat-file', 'blob', 'HEAD:a.hcl')).toBe('a = "one"\nb = "two"\n');
  expect(await readFrom(workspace, 'a.hcl')).toEqual([['one', 'two']]);
});

describe('files without published values', () => {
  test('a changed, staged or generated file has no published values', async () => {
    using workspace = createWorkspace({ ...files, '.gitignore': 'ignored.hcl\n' });
    commitAll(workspace);
    writeFileSync(join(workspace.path, 'a.hcl'), 'a = "one"\nb = "geheim"\n');
    writeFileSync(join(workspace.path, 'c.json'), '{"ID": "geheim"}\n');
    writeFileSync(join(workspace.path, 'new.hcl'), 'a = "one"\n');
    writeFileSync(join(workspace.path, 'ignored.hcl'), 'a = "one"\n');
    writeFileSync(join(workspace.path, 'staged.hcl'), 'a = "geheim"\n');
    git(workspace, 'add', 'c.json', 'staged.hcl');
    const names = ['a.hcl', 'c.json', 'new.hcl', 'ignored.hcl', 'staged.hcl'];
    expect(await readFrom(workspace, ...names)).toEqual(names.map(() => []));
    expect(await readFrom(workspace, 'jobs/sub/b.hcl')).toEqual([['two']]);
  });

  test('a file that git wrongly reports as unchanged has no published values', async () => {
    using workspace = createWorkspace(files);
    commitAll(workspace);
    git(workspace, 'update-index', '--assume-unchanged', 'a.hcl');
    writeFileSync(join(workspace.path, 'a.hcl'), 'a = "geheim"\n');
    expect(git(workspace, 'status', '--porcelain')).toBe('');
    expect(await readFrom(workspace, 'a.hcl')).toEqual([[]]);
  });

  test('a file with other line endings and other values has no published values', async () => {
    using workspace = createWithLineEnds();
    workspace.write('a.hcl', 'a = "one"\r\nb = "geheim"\r\n');
    expect(await readFrom(workspace, 'a.hcl')).toEqual([[]]);
  });

  test('a file has no published values without a repository or a commit', async () => {
    using workspace = createWorkspace(files);
    expect(await readFrom(workspace, 'a.hcl')).toEqual([[]]);
    git(workspace, 'init', '--quiet');
    git(workspace, 'add', '--all');
    expect(await readFrom(workspace, 'a.hcl')).toEqual([[]]);
  });

  test.skipIf(noLinks)(
    `a symbolic link has the published values of its target in the commit, and none without it${noLinks}`,
    async () => {
      using workspace = createWorkspace({ 'real.hcl': 'a = "one"\n', 'folder/a.hcl': '' });
      symlinkSync('real.hcl', join(workspace.path, 'link.hcl'));
      symlinkSync('late.hcl', join(workspace.path, 'dangling.hcl'));
      symlinkSync('folder', join(workspace.path, 'to-folder.hcl'));
      commitAll(workspace);
      writeFileSync(join(workspace.path, 'late.hcl'), 'a = "one"\n');
      rmSync(join(workspace.path, 'to-folder.hcl'));
      writeFileSync(join(workspace.path, 'to-folder.hcl'), 'a = "one"\n');
      const names = ['dangling.hcl', 'to-folder.hcl', 'link.hcl', 'real.hcl'];
      expect(await readFrom(workspace, ...names)).toEqual([[], [], ['one'], ['one']]);
    },
  );

  test('a file of a nested repository has no published values', async () => {
    using workspace = createWorkspace({ 'a.hcl': 'a = "one"\n' });
    const inner = { ...workspace, path: join(workspace.path, 'inner') };
    mkdirSync(inner.path);
    writeFileSync(join(inner.path, 'b.hcl'), 'b = "two"\n');
    commitAll(inner);
    commitAll(workspace);
    expect(await readFrom(workspace, 'a.hcl', 'inner/b.hcl')).toEqual([['one'], []]);
  });
});

async function valuesWithBase(
  workspace: Workspace,
  base: string | undefined,
  name = 'a.hcl',
): Promise<Readonly<Record<'file' | 'live', readonly string[]>>> {
  const values = await readPublished({ workspace: workspace.path, names: ['missing.hcl', name], base });
  const source = await readJobFile({ path: join(workspace.path, name), name }, workspace.path);
  const known = values.readValues({ source, reads: [] });
  const listSide = (side: 'file' | 'live'): readonly string[] => listKnown(source, known, side, ['before', 'old']);
  return { file: listSide('file'), live: listSide('live') };
}

describe('base of the pull request', () => {
  test('values of the head count for the file, and those of the base for the running job', async () => {
    using workspace = createWorkspace({ 'a.hcl': 'a = "before"\n', 'sub/größe.json': '{"ID": "old"}' });
    commitAll(workspace);
    const base = git(workspace, 'rev-parse', 'HEAD').trim();
    workspace.write('a.hcl', 'a = "after"\n');
    workspace.write('sub/größe.json', '{"ID": "new"}');
    commitAll(workspace);
    expect(await valuesWithBase(workspace, base)).toEqual({ file: ['after'], live: ['before'] });
    expect(await valuesWithBase(workspace, undefined)).toEqual({ file: ['after'], live: [] });
    expect(await valuesWithBase(workspace, base, 'sub/größe.json')).toEqual({ file: ['new'], live: ['old'] });
    workspace.write('a.hcl', 'a = "generated"\n');
    expect(await valuesWithBase(workspace, base)).toEqual({ file: [], live: ['before'] });
  });

  test('a file that a job file reads counts for the running job as the base has it', async () => {
    using workspace = createWorkspace({ 'a.hcl': 'a = file("b")\n', b: 'before\n' });
    commitAll(workspace);
    const base = git(workspace, 'rev-parse', 'HEAD').trim();
    workspace.write('b', 'after\n');
    commitAll(workspace);
    const values = await readPublished({ workspace: workspace.path, names: ['a.hcl', 'b'], base });
    const source = await readJobFile({ path: join(workspace.path, 'a.hcl'), name: 'a.hcl' }, workspace.path);
    const reads = [{ name: 'b', bytes: Buffer.from('after\n'), text: 'after\n', form: 'text' as const }];
    const known = values.readValues({ source, reads });
    const texts = ['before\n', 'after\n'];
    expect(texts.map((text) => [known.has(text, 'file'), known.has(text, 'live')])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test.each(['0'.repeat(40), 'HEAD', '--help', 'main:', ''])(
    'nothing of an unavailable or invalid base counts as published: %j',
    async (base) => {
      using workspace = createWorkspace({ 'a.hcl': 'a = "one"\n' });
      commitAll(workspace);
      workspace.write('a.hcl', 'a = "generated"\n');
      expect(await valuesWithBase(workspace, base)).toEqual({ file: [], live: [] });
    },
  );
});
