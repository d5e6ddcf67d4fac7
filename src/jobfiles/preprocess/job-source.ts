import { isUtf8 } from 'node:buffer';
import { ActionError } from '../../errors.ts';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { findGitText } from '../../inputs/suggest.ts';
import { isJsonForm } from '../hcl/job-text.ts';
import { createRunBudget, type FileBudget } from '../functions/work-budget.ts';

/** A file that a pattern matches. */
export interface JobFile {
  /** Absolute. */
  readonly path: string;
  /** Relative to the repository's root, with `/`; used in reports and links. */
  readonly name: string;
  /** The number of its stage in `stages`, from 1; the number after the last for a file in no stage; `undefined` without stages. */
  readonly stage?: number | undefined;
}

/** A job file as its author wrote it. */
export interface JobSource<File = JobFile> {
  readonly file: File;
  readonly text: string;
  /** `hcl`: parsed by Nomad. `json`: a job in the format of the API. */
  readonly kind: 'hcl' | 'json';
  readonly bytes: Buffer;
  /** Every reader of the text spends from it. */
  readonly budget: FileBudget;
}

/** The error of a file that contains text of Git instead of a job, which causes all other errors. */
export function findGitError({ text, file }: Pick<JobSource, 'text' | 'file'>): ActionError | undefined {
  const fault = findGitText(text);
  if (fault === undefined) return undefined;
  const { line, problem, hint } = fault;
  const location = { file: file.name, line };
  return new ActionError({ reason: 'parse', message: `Line ${line} is ${problem}.`, location, hint });
}

/** By default, Nomad stores no job source larger than 1 MiB. */
const maxJobFileMiB = 2;

/**
 * @param workspace without symbolic links
 * @throws ActionError `parse` when it may not be read, is unreadable, not UTF-8, or larger than 2 MiB
 */
export async function readJobFile(file: JobFile, workspace: string, budget?: FileBudget): Promise<JobSource> {
  const content = readWorkspaceFile(file.path, workspace, maxJobFileMiB);
  if (!('bytes' in content)) throw createUnreadError(content, file);
  checkText(content.bytes, file);
  return decodeSource(file, content.bytes, budget);
}

/** With a pattern that works in every `working-directory`. */
export function formatExcludeHint({ name }: JobFile): string {
  const base = name.replace(/^.*\//, '').replace(/^.*(?=\.vars\.hcl$)/, '*');
  return `Exclude a file without a job: add \`!**/${base}\` to \`job-files\`.`;
}

const excludeHint = 'Exclude other files with a `!` pattern; let tasks download large files with an `artifact` block.';

function createUnreadError(
  content: Exclude<ReturnType<typeof readWorkspaceFile>, { bytes: Buffer }>,
  file: JobFile,
): ActionError {
  const toError = (message: string, hint?: string): ActionError =>
    new ActionError({ reason: 'parse', message, location: { file: file.name }, help: 'unreadable-file', hint });
  if ('problem' in content) return toError(`The file ${content.problem}.`, content.hint);
  return 'tooLarge' in content
    ? toError(`The file is ${content.tooLarge} MiB; the limit for a job file is ${maxJobFileMiB} MiB.`, excludeHint)
    : toError(`The file cannot be read (${content.code}).`);
}

/** Decodes the content of a job file; invalid UTF-8 is replaced. */
export function decodeSource<File extends Pick<JobFile, 'name'>>(
  file: File,
  bytes: Buffer,
  budget = createRunBudget().openFileBudget(file.name),
): JobSource<File> {
  const text = new TextDecoder().decode(bytes);
  const kind = file.name.endsWith('.json') || isJsonForm(text) ? 'json' : 'hcl';
  return { file, text, kind, bytes, budget };
}

/** Without its mark, UTF-16 is valid UTF-8: every other character is NUL. */
const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);

function checkText(bytes: Buffer, file: JobFile): void {
  if (isText(bytes)) return;
  const line = findInvalidLine(bytes);
  throw new ActionError({
    reason: 'parse',
    message: 'The file is not UTF-8 text.',
    location: { file: file.name, line },
    hint: 'Save it as UTF-8.',
    help: 'unreadable-file',
  });
}

/** A line feed is never part of a multi-byte character. */
function findInvalidLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isText(bytes.subarray(start, end))) return line;
    start = end + 1;
    line++;
  }
}
