import { glob, realpath, stat } from 'node:fs/promises';
import { matchesGlob, relative, resolve, sep } from 'node:path';
import { Failure, Failures } from '../failure.ts';

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

const endings = ['.hcl', '.nomad', '.json'];

/**
 * Finds the job files that the patterns name, sorted by name, without duplicates.
 *
 * @throws Failures with every pattern that names nothing, a folder, or a file that is none of ours
 */
export async function findJobFiles(options: FindOptions): Promise<readonly JobFile[]> {
  const excluded = options.patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => trimDot(pattern.slice(1)));
  const wanted = options.patterns.filter((pattern) => !pattern.startsWith('!')).map(trimDot);
  const found = new Map<string, JobFile>();
  const mistakes: Failure[] = [];
  for (const pattern of wanted) {
    const result = isGlob(pattern) ? await matching(pattern, excluded, options) : await single(pattern, options);
    if (result instanceof Failure) mistakes.push(result);
    else for (const file of result) found.set(file.path, file);
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
  options: FindOptions,
): Promise<readonly JobFile[] | Failure> {
  const files: JobFile[] = [];
  let others = 0;
  for await (const name of glob(pattern, { cwd: options.directory, exclude: isSkipped })) {
    if (excluded.some((exclude) => matchesGlob(toSlashes(name), exclude))) continue;
    const path = resolve(options.directory, name);
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

/** Folders that never hold a user's job files. */
function isSkipped(name: string): boolean {
  return (
    name === '.git' || name === 'node_modules' || name.endsWith(`${sep}.git`) || name.endsWith(`${sep}node_modules`)
  );
}

async function single(pattern: string, options: FindOptions): Promise<readonly JobFile[] | Failure> {
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
  const file = await inside(path, pattern, options);
  return file instanceof Failure ? file : [file];
}

/** The real path must lie in the workspace: a symbolic link must not lead to the runner's own files. */
async function inside(path: string, pattern: string, options: FindOptions): Promise<JobFile | Failure> {
  const root = await realpath(options.workspace);
  const fromRoot = relative(root, await realpath(path));
  if (fromRoot === '..' || fromRoot.startsWith(`..${sep}`)) {
    return mistake(
      pattern,
      `leads to a file outside the workspace (${toSlashes(relative(root, path))})`,
      'Outrider reads only what is checked out.',
    );
  }
  return { path, name: toSlashes(relative(root, path)) };
}

function where(options: FindOptions): string {
  const folder = toSlashes(relative(options.workspace, options.directory));
  return folder === '' ? 'the workspace' : `\`${folder}\``;
}

function toSlashes(path: string): string {
  return path.split(sep).join('/');
}
