import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Workspace extends Disposable {
  readonly path: string;
  write(name: string, content: string | Buffer): void;
  remove(name: string): void;
  /** Commits everything, as a checkout at the head of a pull request has it; the commit's ID. */
  commit(): string;
  /** Checks out a merge of a commit onto another, as GitHub makes one of a pull request. */
  mergeOnto(base: string, commit: string): void;
}

/** A folder that stands for the checked-out repository. */
export function createWorkspace(files: Readonly<Record<string, string | Buffer>>): Workspace {
  // Without the links of macOS and the short names of Windows on the way to it.
  const path = realpathSync.native(mkdtempSync(join(tmpdir(), 'outrider-workspace-')));
  /** Undefined once something changed. */
  let head: string | undefined;
  const write = (name: string, content: string | Buffer): void => {
    head = undefined;
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  };
  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...identity, ...args], { cwd: path, stdio: 'pipe', encoding: 'utf8' });
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    path,
    write,
    remove(name) {
      head = undefined;
      rmSync(join(path, name));
    },
    commit() {
      if (head !== undefined) return head;
      if (!existsSync(join(path, '.git'))) git('init', '--quiet');
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', 'all');
      head = git('rev-parse', 'HEAD').trim();
      return head;
    },
    mergeOnto(base, commit) {
      git('checkout', '--quiet', '--detach', base);
      git('merge', '--quiet', '--no-ff', '--message', 'merge', commit);
      head = undefined;
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
