import { randomUUID } from 'node:crypto';
import { startGit } from './git-process.ts';
import { isInRepository, isShallow, maxPathArguments } from './git.ts';

/** The commit that last changed some files, or why it is not known: the checkout does not reach back to it, or no commit has the files. */
type LastChange = { readonly id: string; readonly at: Date } | 'shallow' | 'unknown';

/** The history of the checked-out branch. Disposing stops reading it. */
export interface FileHistory extends Disposable {
  /**
   * The commit with which the branch got the present state of some files: a merge counts, not the commits that it merged.
   *
   * @param names relative to the folder; only those with which the history was opened
   */
  readonly lastChangeOf: (names: readonly string[]) => Promise<LastChange>;
}

/** A commit, with its place in the history: 0 is the newest. */
interface PlacedChange {
  readonly place: number;
  readonly change: LastChange;
}

/**
 * Opens the history of files. Git reads it backwards, from the first question on and no further than the questions need: processes for each
 * file would take most of the time of a run.
 */
export function openHistory(folder: string, names: readonly string[]): FileHistory {
  const found = new Map<string, PlacedChange>();
  const stop = new AbortController();
  const changes = readChanges(folder, names, stop.signal);
  const newestOf = (wanted: readonly string[]): LastChange | undefined =>
    wanted.flatMap((name) => found.get(name) ?? []).toSorted((a, b) => a.place - b.place)[0]?.change;
  return {
    async lastChangeOf(wanted) {
      let isRead = false;
      while (newestOf(wanted) === undefined && !isRead) {
        // What could not be read is unknown.
        const { value } = await changes.next().catch(() => ({ value: undefined }));
        isRead = value === undefined;
        // The newest commit with a name is the last one that changed it.
        if (value !== undefined && !found.has(value.name)) found.set(value.name, value);
      }
      return newestOf(wanted) ?? 'unknown';
    },
    [Symbol.dispose]: () => stop.abort(),
  };
}

/** The names of changed files, the newest commit first; nothing without git or a repository, and the rest is left out after an error. */
async function* readChanges(
  folder: string,
  names: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<PlacedChange & { readonly name: string }, undefined> {
  if (!isInRepository(folder)) return undefined;
  const isCutOff = await isShallow(folder);
  // No file name begins with it.
  const mark = `${randomUUID()} `;
  const paths = ['--', ...(names.length <= maxPathArguments ? names : [])];
  const commits = startGit(folder, ['--literal-pathspecs', 'rev-list', '--first-parent', 'HEAD', ...paths], signal);
  const format = ['-z', '-r', '--root', '--relative', '--name-only', `--format=${mark}%H %ct %P`];
  const diff = ['--literal-pathspecs', 'diff-tree', '--stdin', '--diff-merges=first-parent', ...format, ...paths];
  const child = startGit(folder, diff, signal);
  commits.stdout.pipe(child.stdin);
  let place = -1;
  let change: LastChange = 'unknown';
  let rest = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const entries = (rest + String(chunk)).split('\0');
    rest = entries.pop() ?? '';
    for (const entry of entries) {
      const text = entry.replace(/^\n/, '');
      if (text.startsWith(mark)) {
        place += 1;
        change = readCommit(text.slice(mark.length), isCutOff);
      } else if (text !== '') yield { name: text, place, change };
    }
  }
  return undefined;
}

/** In a shallow checkout, the oldest commit has no parents, and seems to have added every file. */
function readCommit(text: string, isCutOff: boolean): LastChange {
  const [id = '', seconds = '', ...parents] = text.trim().split(' ');
  if (isCutOff && parents.length === 0) return 'shallow';
  return { id, at: new Date(Number(seconds) * 1000) };
}
