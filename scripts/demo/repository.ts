import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A real git repository in a temporary folder; it goes with its owner. */
export interface Repository extends Disposable {
  readonly folder: string;
  git(...args: string[]): Promise<string>;
  /** Writes the files and commits all that changed; the id of the commit. */
  commit(message: string, files: Readonly<Record<string, string>>): Promise<string>;
}

export const commitAuthor = { name: 'Ada', email: 'ada@example.com', date: '2026-01-05T09:00:00Z' };

// Nobody's own configuration (signing, hooks, names of branches) may have a say.
const env = {
  PATH: process.env['PATH'],
  // By this name git knows it on Windows, too.
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: commitAuthor.name,
  GIT_AUTHOR_EMAIL: commitAuthor.email,
  GIT_AUTHOR_DATE: commitAuthor.date,
  GIT_COMMITTER_NAME: commitAuthor.name,
  GIT_COMMITTER_EMAIL: commitAuthor.email,
  GIT_COMMITTER_DATE: commitAuthor.date,
};

/** A repository whose branch `main` holds one commit of these files: paths to content. */
export async function createRepository(message: string, files: Readonly<Record<string, string>>): Promise<Repository> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-repository-'));
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', folder, ...args], { env });
    return stdout.trim();
  };
  const commit: Repository['commit'] = async (words, changed) => {
    for (const [path, content] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message', words);
    return git('rev-parse', 'HEAD');
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await git('init', '--quiet', '--initial-branch=main');
    await commit(message, files);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, git, commit, [Symbol.dispose]: remove };
}
