import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ActionError } from '../errors.ts';
import { fieldLiterals } from './hcl/field-literals.ts';
import { foldKey } from './preprocess/json-keys.ts';
import { jsonLiterals } from './provenance/json-literals.ts';
import type { FieldValues } from './provenance/field-values.ts';
import type { JobFile } from './discovery/find.ts';

/** What a user wrote, and how Nomad is to be asked about it. */
export interface JobSource<File = JobFile> {
  readonly file: File;
  readonly text: string;
  /** `hcl` goes through Nomad's parser; `json` is a job as the API has it. */
  readonly kind: 'hcl' | 'json';
  readonly bytes: Buffer;
}

/** Nomad stores no source beyond one MiB as it is set up; a job file beyond this is a mistake. */
const maxJobFileMiB = 2;

/**
 * Reads a job file.
 *
 * @throws ActionError `parse` when it cannot be read, is not UTF-8, or is larger than 2 MiB
 */
export async function readJobFile(file: JobFile): Promise<JobSource> {
  const bytes = readJobBytes(file);
  if (bytes.length > maxJobFileMiB * 1024 * 1024) {
    const size = Math.ceil(bytes.length / 1024 / 1024);
    throw new ActionError({
      reason: 'parse',
      message: `The file has ${size} MiB; a job file may have ${maxJobFileMiB} MiB.`,
      location: { file: file.name },
      help: 'unreadable-file',
      hint: 'Exclude what is no job file by `!`; let tasks fetch what is large by an `artifact` block.',
    });
  }
  checkUtf8(bytes, file);
  return sourceOf(file, bytes);
}

/** A job file's content as a source; what is not UTF-8 in it is replaced. */
export function sourceOf<File extends Pick<JobFile, 'name'>>(file: File, bytes: Buffer): JobSource<File> {
  const text = new TextDecoder().decode(bytes);
  const kind = isApiJson(text, file) ? 'json' : 'hcl';
  return { file, text, kind, bytes };
}

/**
 * HCL may be written as JSON, too; then its blocks stand on top, and only Nomad's parser reads them. What is called JSON and is none is
 * told as JSON.
 */
function isApiJson(text: string, { name }: Pick<JobFile, 'name'>): boolean {
  if (!name.endsWith('.json')) return false;
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const has = (key: string): boolean => Object.hasOwn(value, key);
    // In any case, as Nomad reads it; `job` in small letters is a block of the language.
    if (has('Job') || Object.keys(value).some((key) => foldKey(key) === 'id')) return true;
    return !['job', 'variable', 'variables', 'locals'].some(has);
  } catch {
    return !/^\s*\{\s*"(?:job|variables?|locals)"\s*:/.test(text);
  }
}

/** At once: job files are small, and ten of them waiting for each other's threads take twice as long. */
function readJobBytes(file: JobFile): Buffer {
  try {
    return readFileSync(file.path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new ActionError({
      reason: 'parse',
      message: `The file cannot be read (${code}).`,
      help: 'unreadable-file',
      location: { file: file.name },
      cause,
    });
  }
}

function checkUtf8(bytes: Buffer, file: JobFile): void {
  if (isUtf8(bytes)) return;
  const line = firstInvalidLine(bytes);
  throw new ActionError({
    reason: 'parse',
    message: 'The file is not UTF-8 text.',
    location: { file: file.name, line },
    hint: 'Save it as UTF-8.',
    help: 'unreadable-file',
  });
}

/** The number of the first line that is not UTF-8; a line feed is never part of a longer character. */
function firstInvalidLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line++;
  }
}

/** The values that stand as whole literals in the file, as Nomad's difference writes them, each at its field. */
export function fieldValuesOf(source: JobSource<unknown>): FieldValues {
  return source.kind === 'hcl' ? fieldLiterals(source.text) : jsonLiterals(source.text);
}
