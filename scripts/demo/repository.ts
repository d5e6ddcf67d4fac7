import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A real git repository in a temporary folder, deleted at the end. */
export interface Repository extends Disposable {
  readonly folder: string;
  git(...args: string[]): Promise<string>;
  /** Writes the files and commits all changes; returns the ID of the commit. */
  commit(message: string, files: Readonly<Record<string, string>>): Promise<string>;
  /** Returns all files of the checked-out commit: paths to content. */
  files(): Promise<Readonly<Record<string, string>>>;
  /** Checks out a commit from elsewhere, with the same files as the checked-out one. */
  adopt(commit: MadeCommit): Promise<void>;
}

interface Identity {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** A commit as the REST API describes it. */
export interface MadeCommit {
  readonly sha: string;
  readonly message: string;
  readonly tree: { readonly sha: string };
  readonly parents: readonly { readonly sha: string }[];
  readonly author: Identity;
  readonly committer: Identity;
}

export const commitAuthor = { name: 'Ada', email: 'ada@example.com', date: '2026-01-05T09:00:00Z' };

// The user's own git configuration (signing, hooks, branch names) is ignored.
const env = {
  PATH: process.env['PATH'],
  // git recognizes this name on Windows, too.
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: commitAuthor.name,
  GIT_AUTHOR_EMAIL: commitAuthor.email,
  GIT_AUTHOR_DATE: commitAuthor.date,
  GIT_COMMITTER_NAME: commitAuthor.name,
  GIT_COMMITTER_EMAIL: commitAuthor.email,
  GIT_COMMITTER_DATE: commitAuthor.date,
};

/** A repository whose branch `main` contains one commit of these files: paths to content. */
export async function createRepository(
  firstMessage: string,
  files: Readonly<Record<string, string>>,
): Promise<Repository> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-repository-'));
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', folder, ...args], { env });
    return stdout.trim();
  };
  const commit: Repository['commit'] = async (message, changed) => {
    for (const [path, content] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message', message);
    return git('rev-parse', 'HEAD');
  };
  const listFiles: Repository['files'] = async () => {
    const names = (await git('ls-tree', '-r', '--name-only', 'HEAD')).split('\n');
    const contents = names.map(async (name) => {
      const { stdout } = await run('git', ['-C', folder, 'show', `HEAD:${name}`], { env });
      return [name, stdout] as const;
    });
    return Object.fromEntries(await Promise.all(contents));
  };
  const adopt: Repository['adopt'] = async (made) => {
    const file = join(folder, '.git', 'made-elsewhere');
    writeFileSync(file, formatContent(made));
    const id = await git('hash-object', '-t', 'commit', '-w', file);
    if (id !== made.sha) throw new Error(`The commit should have the ID ${made.sha}, but has ${id}`);
    await git('reset', '--quiet', '--soft', id);
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await git('init', '--quiet', '--initial-branch=main');
    await commit(firstMessage, files);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, git, commit, files: listFiles, adopt, [Symbol.dispose]: remove };
}

/** Formats a commit as git stores it: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function formatContent({ message, tree, parents, author, committer }: MadeCommit): string {
  const lines = [
    `tree ${tree.sha}`,
    ...parents.map(({ sha }) => `parent ${sha}`),
    `author ${identity(author)}`,
    `committer ${identity(committer)}`,
  ];
  return `${lines.join('\n')}\n\n${message.replace(/\n$/, '')}\n`;
}

function identity({ name, email, date }: Identity): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}
