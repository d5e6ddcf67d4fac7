import { glob, realpath, stat } from 'node:fs/promises';
import { isAbsolute, matchesGlob, relative, resolve, sep } from 'node:path';
import { Failure, Failures } from '../failure.ts';
import { isOutside } from '../inputs/outside.ts';

/** A job file: where it is, and what to call it. */
export interface JobFile {
  /** Absolute. */
  readonly path: string;
  /** Relative to the repository's root, with `/`: the name by which it is told and linked to. */
  readonly name: string;
}

export interface FindOptions {
  /** Paths and globs, `!` excludes, relative to `directory`. */
  readonly patterns: readonly string[];
  readonly directory: string;
  /** The root of the checked-out repository; no file is taken from outside of it. */
  readonly workspace: string;
}

/** Both without symbolic links. */
type Places = Pick<FindOptions, 'directory' | 'workspace'>;

const endings = ['.hcl', '.nomad', '.json'];

/**
 * Finds the job files that the patterns name, sorted by name, without duplicates.
 *
 * @throws Failures with every pattern that names nothing, a folder, or a file that is none of ours
 */
export async function findJobFiles({ patterns, ...places }: FindOptions): Promise<readonly JobFile[]> {
  const options = { directory: await realpath(places.directory), workspace: await realpath(places.workspace) };
  const excluded = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => trimDot(pattern.slice(1)).replace(/\/+$/, ''));
  // `${{ github.workspace }}` may be a way by symbolic links.
  const real = (pattern: string): string =>
    pattern.startsWith(`${places.workspace}/`) ? options.workspace + pattern.slice(places.workspace.length) : pattern;
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => real(trimDot(pattern)));
  const found = new Map<string, JobFile>();
  const mistakes: Failure[] = [];
  for (const pattern of wanted) {
    // A path may hold what is special in a glob.
    const exists = (await stat(resolve(options.directory, pattern)).catch(() => undefined)) !== undefined;
    const take = isGlob(pattern) && !exists ? matching : single;
    const result = await take(pattern, excluded, options);
    if (result instanceof Failure) mistakes.push(result);
    else for (const file of result) found.set(file.path, file);
  }
  if (mistakes.length === 0 && found.size === 0) {
    mistakes.push(mistake(wanted.join(' '), 'names only files that `!` patterns exclude', 'Exclude less.'));
  }
  if (mistakes.length > 0) throw new Failures(mistakes);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function trimDot(pattern: string): string {
  return pattern.replace(/^(?:\.\/)+/, '');
}

function isGlob(pattern: string): boolean {
  return /[*?[\]{}]/.test(pattern);
}

function mistake(pattern: string, what: string, hint: string): Failure {
  return new Failure({ reason: 'input', what: `Input \`job-files\`: ${JSON.stringify(pattern)} ${what}.`, hint });
}

async function matching(
  pattern: string,
  excluded: readonly string[],
  options: Places,
): Promise<readonly JobFile[] | Failure> {
  if (leavesWorkspace(pattern, options))
    return mistake(pattern, 'leads outside the workspace', 'Outrider reads only what is checked out.');
  const files: JobFile[] = [];
  let others = 0;
  for await (const name of glob(pattern, { cwd: options.directory, exclude: isSkipped })) {
    const path = resolve(options.directory, name);
    if (isExcluded(path, excluded, options)) continue;
    if (!(await stat(path).catch(() => undefined))?.isFile()) continue;
    if (!endings.some((ending) => name.endsWith(ending))) {
      others++;
      continue;
    }
    const file = await inside(path, pattern, options);
    if (file instanceof Failure) return file;
    files.push(file);
  }
  if (files.length > 0) return files;
  const seen = others === 0 ? '' : `; ${others} ${others === 1 ? 'file has' : 'files have'} another ending`;
  return mistake(
    pattern,
    `matches no job file in ${where(options)}${seen}`,
    `Job files end in ${endings.map((one) => `\`${one}\``).join(', ')}. Check the glob, and that the repository is checked out.`,
  );
}

/** Looked at before the glob is, which would walk through all of the machine. */
function leavesWorkspace(pattern: string, { directory, workspace }: Places): boolean {
  const parts = pattern.split('/');
  const wild = parts.findIndex(isGlob);
  const start = resolve(directory, `${parts.slice(0, wild).join('/')}${isAbsolute(pattern) ? '/' : ''}`);
  return isOutside(workspace, start) || parts.includes('..', wild);
}

/** Folders that never hold a user's job files. */
function isSkipped(name: string): boolean {
  return (
    name === '.git' || name === 'node_modules' || name.endsWith(`${sep}.git`) || name.endsWith(`${sep}node_modules`)
  );
}

/** A folder that is excluded takes all in it along. */
function isExcluded(path: string, excluded: readonly string[], { directory }: Places): boolean {
  const parts = relative(directory, path).split(sep);
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return excluded.some((exclude) => names.some((name) => matchesGlob(name, exclude)));
}

async function single(
  pattern: string,
  excluded: readonly string[],
  options: Places,
): Promise<readonly JobFile[] | Failure> {
  const path = resolve(options.directory, pattern);
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined)
    return mistake(
      pattern,
      `does not exist in ${where(options)}`,
      'Check the path, and that the repository is checked out.',
    );
  if (stats.isDirectory())
    return mistake(
      pattern,
      'is a folder',
      `Write \`${pattern.replace(/\/+$/, '')}/**/*.nomad.hcl\` to take the job files in it.`,
    );
  if (!stats.isFile()) return mistake(pattern, 'is no regular file', 'Give a job file.');
  if (!endings.some((ending) => pattern.endsWith(ending))) {
    return mistake(
      pattern,
      'is no job file by its ending',
      `Job files end in ${endings.map((one) => `\`${one}\``).join(', ')}.`,
    );
  }
  if (isExcluded(path, excluded, options)) return [];
  const file = await inside(path, pattern, options);
  return file instanceof Failure ? file : [file];
}

/** The real path must lie in the workspace: a symbolic link must not lead to the runner's own files. */
async function inside(path: string, pattern: string, options: Places): Promise<JobFile | Failure> {
  const root = options.workspace;
  if (isOutside(root, await realpath(path))) {
    return mistake(
      pattern,
      `leads to a file outside the workspace (${toSlashes(relative(root, path))})`,
      'Outrider reads only what is checked out.',
    );
  }
  return { path, name: toSlashes(relative(root, path)) };
}

function where(options: Places): string {
  const folder = toSlashes(relative(options.workspace, options.directory));
  return folder === '' ? 'the workspace' : `\`${folder}\``;
}

function toSlashes(path: string): string {
  return path.split(sep).join('/');
}
