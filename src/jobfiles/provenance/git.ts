import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runGit } from './git-process.ts';

/** Empty output without git, a repository or a commit. */
async function runPlumbing(workspace: string, args: readonly string[], input = ''): Promise<Buffer> {
  return isInRepository(workspace) ? runGit(workspace, args, input) : Buffer.alloc(0);
}

/** Whether the checkout has all objects of a commit: a shallow clone lacks most commits, a partial clone most files. */
export async function hasWholeCommit(workspace: string, commit: string): Promise<boolean> {
  const revision = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`];
  if ((await runPlumbing(workspace, revision)).length === 0) return false;
  return (await runPlumbing(workspace, ['config', '--get-regexp', String.raw`^remote\..*\.promisor$`])).length === 0;
}

/** Checked before git is started: a failing process takes longer than the rest of a small run. */
export function isInRepository(folder: string): boolean {
  return findRoot(folder) !== undefined;
}

function findRoot(folder: string, last?: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return folder === last || parent === folder ? undefined : findRoot(parent, last);
}

/** More paths could exceed the length of the command line; git then lists all files. */
const maxPathArguments = 200;

export interface Checkout {
  /** The root of the repository, absolute. */
  readonly root: string;
  readonly commit: string;
  /** The first parent is on the branch of the commit; the others were merged into it. A shallow checkout has them as well. */
  readonly parents: readonly string[];
}

/** The commit that is checked out in a folder; `undefined` if git has no such commit. @param last the last folder to search for the repository */
export async function readCheckout(folder: string, last?: string): Promise<Checkout | undefined> {
  const root = findRoot(folder, last);
  if (root === undefined) return undefined;
  const output = (await runPlumbing(root, ['cat-file', '--batch'], 'HEAD\n')).toString('utf8');
  const [head = ''] = output.split('\n\n', 1);
  const commit = /^([0-9a-f]{40}|[0-9a-f]{64}) commit \d+\n/.exec(head)?.[1];
  if (commit === undefined) return undefined;
  return { root, commit, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}

/**
 * The contents of the files that the checkout has, by their names in git, `<commit>:<path>`. A shallow checkout has only the files of its head. Symbolic links in
 * the commit are followed. Source: https://git-scm.com/docs/git-cat-file#_batch_output
 */
export async function readBlobs(workspace: string, names: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  // `git cat-file` reads one name per line, and supports no other separator before version 2.38.
  const printable = names.filter((name) => !/[\r\n]/.test(name));
  const input = printable.map((name) => `${name}\n`).join('');
  const output = await runPlumbing(workspace, ['cat-file', '--batch', '--follow-symlinks'], input);
  const blobs = new Map<string, Buffer>();
  let at = 0;
  for (const name of printable) {
    const end = output.indexOf(0x0a, at);
    if (end === -1) break;
    // A folder and a link out of the commit have a size and a content, too; a missing file has none.
    const [, type, size] =
      /^(?:[0-9a-f]+ )?(blob|tree|commit|symlink|dangling|loop|notdir) (\d+)$/.exec(output.toString('utf8', at, end)) ??
      [];
    at = end + 1;
    if (size === undefined) continue;
    if (type === 'blob') blobs.set(name, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}

/**
 * The ignored folders inside some folders, by names relative to the workspace, with `/`; the workspace itself is the
 * empty name. Not a folder with a tracked file, or with files that are only ignored individually.
 * Source: https://git-scm.com/docs/git-ls-files, https://git-scm.com/docs/git-check-ignore
 */
export async function findIgnoredFolders(workspace: string, folders: readonly string[]): Promise<ReadonlySet<string>> {
  const paths = folders.length > maxPathArguments || folders.includes('') ? [] : folders;
  const all = ['--others', '--ignored', '--exclude-standard', '--directory', '-z', '--', ...paths];
  const names = splitNames(await runPlumbing(workspace, ['--literal-pathspecs', 'ls-files', ...all]));
  // `./` means that the whole workspace is inside an ignored folder.
  const candidates = names.filter((name) => name.endsWith('/') && name !== './');
  if (candidates.length === 0) return new Set();
  // `git ls-files` also lists folders in which every single file is ignored; `git check-ignore` filters these out. The
  // prefix `./` keeps special names literal. With a trailing slash, a folder would be judged by its own .gitignore.
  const input = candidates.map((name) => `./${name.slice(0, -1)}\0`).join('');
  const ignoredNames = splitNames(await runPlumbing(workspace, ['check-ignore', '-z', '--stdin'], input));
  return new Set(ignoredNames.map((name) => name.slice('./'.length)));
}

function splitNames(output: Buffer): readonly string[] {
  return output.toString('utf8').split('\0').slice(0, -1);
}
