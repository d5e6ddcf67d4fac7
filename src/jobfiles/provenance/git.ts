import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toSlashes } from '../discovery/repository-paths.ts';

/**
 * The configuration of a folder that is no checkout of ours may come from anybody. To fetch an object that is missing is the one thing for
 * which git would run a command named in it: https://git-scm.com/docs/git-config#Documentation/git-config.txt-protocolallow
 */
const noTransport = ['', 'ext.', 'fd.', 'file.', 'ftp.', 'ftps.', 'git.', 'http.', 'https.', 'ssh.'].flatMap(
  (protocol) => ['-c', `protocol.${protocol}allow=never`],
);

/**
 * To look at the work tree, git would run what this names. Before version 2.36 even `false` is such a name.
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-corefsmonitor
 */
const noMonitor = ['-c', 'core.fsmonitor='];

/** Nothing that we ask runs a hook or needs the repository that lies in a folder of files; neither is left to what a later git does. */
const noHooks = ['-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit'];

/** What git prints, or nothing where there is no git, no repository, no commit. It never fetches and never runs what a repository configures. */
async function runGit(workspace: string, args: readonly string[], input = ''): Promise<Buffer> {
  if (!isInRepository(workspace)) return Buffer.alloc(0);
  // The owner of the folder is no concern: nothing of the repository's configuration is run.
  const trusted = [
    '-c',
    `safe.directory=${toSlashes(workspace)}`,
    ...noTransport,
    ...noMonitor,
    ...noHooks,
    '-C',
    workspace,
  ];
  return new Promise((resolve) => {
    const options = { encoding: 'buffer' as const, maxBuffer: 256 * 1024 * 1024, timeout: 30_000 };
    const child = execFile('git', [...trusted, ...args], options, (error, stdout) =>
      resolve(error === null ? stdout : Buffer.alloc(0)),
    );
    // Git may be gone before it has read everything; what it printed by then is what counts.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Whether it is worth asking git at all; to start a process only to hear "no" takes longer than all the rest of a small run. */
export function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const parent = dirname(folder);
  return parent !== folder && isInRepository(parent);
}

/** With few files git is asked for these only; with many their names could outgrow the command line. */
const maxPathArguments = 200;

/** What is checked out. */
export interface Checkout {
  /** The root of the repository, absolute. */
  readonly root: string;
  readonly commit: string;
}

/**
 * The commit that is checked out where a folder lies; undefined where git does not know.
 *
 * @param workspace the repository is not looked for above it
 */
export async function readCheckout(folder: string, workspace: string): Promise<Checkout | undefined> {
  const root = rootOf(folder, workspace);
  if (root === undefined) return undefined;
  const printed = await runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const commit = printed.toString('utf8').trim();
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? { root, commit } : undefined;
}

function rootOf(folder: string, workspace: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return folder === workspace || parent === folder ? undefined : rootOf(parent, workspace);
}

/** File name to blob id in the commit that is checked out. */
export async function blobsAtHead(workspace: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const paths = names.length <= maxPathArguments ? names : [];
  const all = ['-r', '-z', '--full-tree', 'HEAD', '--', ...paths];
  const printed = await runGit(workspace, ['--literal-pathspecs', 'ls-tree', ...all]);
  const entries = printed.toString('utf8').split('\0');
  return new Map(
    entries.flatMap((entry) => {
      const [, id, name] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return id === undefined || name === undefined ? [] : [[name, id]];
    }),
  );
}

/** The files of a commit, as far as its objects are at hand: a shallow checkout has those of its head only. */
export async function filesAt(
  workspace: string,
  commit: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  // Git reads one name a line, so one with a line break in it cannot be asked for.
  const wanted = names.filter((name) => !/[\r\n]/.test(name));
  const printed = await runGit(
    workspace,
    ['cat-file', '--batch'],
    wanted.map((name) => `${commit}:${name}\n`).join(''),
  );
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const name of wanted) {
    const end = printed.indexOf(0x0a, at);
    if (end === -1) break;
    const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1] ?? Number.NaN);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    files.set(name, printed.subarray(at, at + size));
    at += size + 1;
  }
  return files;
}

/**
 * The folders in these folders that git ignores, without what lies in them. All names start in the workspace and have `/`; the workspace's own is
 * empty. A folder with a file that is in git is none of them, nor is one because all its files are ignored one by one.
 * Source: https://git-scm.com/docs/git-ls-files, https://git-scm.com/docs/git-check-ignore
 */
export async function ignoredFolders(workspace: string, folders: readonly string[]): Promise<ReadonlySet<string>> {
  const paths = folders.length > maxPathArguments || folders.includes('') ? [] : folders;
  const all = ['--others', '--ignored', '--exclude-standard', '--directory', '-z', '--', ...paths];
  const listed = splitNames(await runGit(workspace, ['--literal-pathspecs', 'ls-files', ...all]));
  // `./` says that the whole workspace lies in a folder that is ignored.
  const asked = listed.filter((name) => name.endsWith('/') && name !== './');
  if (asked.length === 0) return new Set();
  // Listed are those, too, in which every single file is ignored. A name with `./` is a name, whatever it begins with; with a slash at its end it
  // would be judged by the folder's own .gitignore.
  const input = asked.map((name) => `./${name.slice(0, -1)}\0`).join('');
  const ignored = splitNames(await runGit(workspace, ['check-ignore', '-z', '--stdin'], input));
  return new Set(ignored.map((name) => name.slice('./'.length)));
}

function splitNames(printed: Buffer): readonly string[] {
  return printed.toString('utf8').split('\0').slice(0, -1);
}

/** A commit, and what it was made from. */
export interface Commit {
  readonly id: string;
  /** The first is the branch that it was made on, others were merged into it. */
  readonly parents: readonly string[];
}

/** The commit that is checked out. The commit itself names its parents, also in a shallow checkout that does not have them. */
export async function commitAtHead(folder: string): Promise<Commit | undefined> {
  const printed = (await runGit(folder, ['cat-file', '--batch'], 'HEAD\n')).toString('utf8');
  const [head = ''] = printed.split('\n\n', 1);
  const id = /^([0-9a-f]{40,64}) commit \d+\n/.exec(head)?.[1];
  if (id === undefined) return undefined;
  return { id, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}
