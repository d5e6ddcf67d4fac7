import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shareFolder } from './leftovers/folders.ts';

export interface Workspace extends Disposable {
  readonly path: string;
  write(name: string, content: string | Buffer): void;
  remove(name: string): void;
  /** Commits everything, as a checkout at the head of a pull request has it; the commit's ID. */
  commit(): string;
  /** Checks out a merge of a commit onto another, as GitHub makes one of a pull request. */
  mergeOnto(base: string, commit: string): void;
}

/** Everything that a commit of the folder would contain: names, modes, contents and link targets. */
function hashContents(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const entries = names.map((name) => {
    const path = join(folder, name);
    const stat = lstatSync(path);
    const content = stat.isSymbolicLink() ? readlinkSync(path) : stat.isFile() ? readFileSync(path, 'base64') : '';
    return [name, stat.mode, content];
  });
  return JSON.stringify(entries);
}

/** The checked-out commit, without another process. */
export function readHead(folder: string): string {
  const head = readFileSync(join(folder, '.git/HEAD'), 'utf8').trim();
  const [, ref] = /^ref: (.*)$/.exec(head) ?? [];
  return ref === undefined ? head : readFileSync(join(folder, '.git', ref), 'utf8').trim();
}

/** A folder that stands for the checked-out repository. */
export function createWorkspace(files: Readonly<Record<string, string | Buffer>>): Workspace {
  // Without the links of macOS and the short names of Windows on the way to it.
  const path = realpathSync.native(mkdtempSync(join(tmpdir(), 'outrider-workspace-')));
  /** `undefined` once something changed. */
  let head: string | undefined;
  const write = (name: string, content: string | Buffer): void => {
    head = undefined;
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  };
  const git = (...args: string[]): string => {
    const identity = ['user.name=Ada', 'user.email=ada@example.invalid', 'commit.gpgsign=false'];
    // After a commit of thousands of files git would collect garbage in the background, while the folder is being removed.
    const settings = [...identity, 'gc.auto=0', 'maintenance.auto=false'].flatMap((setting) => ['-c', setting]);
    return execFileSync('git', [...settings, ...args], { cwd: path, stdio: 'pipe', encoding: 'utf8' });
  };
  const commitAll = (): string => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'all');
    return readHead(path);
  };
  /** Creates the first commit of a repository, by a copy where another test created the same: git takes four processes for it. */
  const firstCommit = (): string => {
    const folder = join(shareFolder(), `repository-${createHash('sha256').update(hashContents(path)).digest('hex')}`);
    if (existsSync(folder)) {
      cpSync(join(folder, 'git'), join(path, '.git'), { recursive: true });
      return readFileSync(join(folder, 'head'), 'utf8');
    }
    git('init', '--quiet', '--template=');
    const first = commitAll();
    const copy = mkdtempSync(join(shareFolder(), 'copy-'));
    cpSync(join(path, '.git'), join(copy, 'git'), { recursive: true });
    writeFileSync(join(copy, 'head'), first);
    try {
      renameSync(copy, folder);
    } catch {
      // Another worker made the same meanwhile.
      rmSync(copy, { recursive: true });
    }
    return first;
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
      head ??= existsSync(join(path, '.git')) ? commitAll() : firstCommit();
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
