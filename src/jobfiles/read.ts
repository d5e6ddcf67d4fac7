import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ActionError } from '../errors.ts';
import { fieldLiterals } from './hcl/field-literals.ts';
import { foldKey } from './preprocess/json-keys.ts';
import { jsonLiterals } from './provenance/json-literals.ts';
import type { FieldValues } from './provenance/field-values.ts';
import type { JobFile } from './discovery/find.ts';

/** A job file as its author wrote it. */
export interface JobSource<File = JobFile> {
  readonly file: File;
  readonly text: string;
  /** `hcl` goes through Nomad's parser; `json` is a job in the format of the API. */
  readonly kind: 'hcl' | 'json';
  readonly bytes: Buffer;
}

/** By default, Nomad stores no job source larger than 1 MiB. */
const maxJobFileMiB = 2;

/**
 * Reads a job file.
 *
 * @throws ActionError `parse` when it is unreadable, not UTF-8, or larger than 2 MiB
 */
export async function readJobFile(file: JobFile): Promise<JobSource> {
  const bytes = readJobBytes(file);
  if (bytes.length > maxJobFileMiB * 1024 * 1024) {
    const size = Math.ceil(bytes.length / 1024 / 1024);
    throw new ActionError({
      reason: 'parse',
      message: `The file is ${size} MiB; the limit for a job file is ${maxJobFileMiB} MiB.`,
      location: { file: file.name },
      help: 'unreadable-file',
      hint: 'Exclude other files with a `!` pattern; let tasks download large files with an `artifact` block.',
    });
  }
  checkUtf8(bytes, file);
  return sourceOf(file, bytes);
}

/** Decodes the content of a job file; invalid UTF-8 is replaced. */
export function sourceOf<File extends Pick<JobFile, 'name'>>(file: File, bytes: Buffer): JobSource<File> {
  const text = new TextDecoder().decode(bytes);
  const kind = isApiJson(text, file) ? 'json' : 'hcl';
  return { file, text, kind, bytes };
}

/**
 * Distinguishes a job in the API's format from the JSON syntax of HCL, which has blocks at the top level and needs Nomad's
 * parser. Invalid JSON counts as the API's format, so that the error names JSON.
 */
function isApiJson(text: string, { name }: Pick<JobFile, 'name'>): boolean {
  if (!name.endsWith('.json')) return false;
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const has = (key: string): boolean => Object.hasOwn(value, key);
    // Nomad ignores the case of keys; `job` in lower case is a block of HCL.
    if (has('Job') || Object.keys(value).some((key) => foldKey(key) === 'id')) return true;
    return !['job', 'variable', 'variables', 'locals'].some(has);
  } catch {
    return !/^\s*\{\s*"(?:job|variables?|locals)"\s*:/.test(text);
  }
}

/** Synchronous: job files are small, and ten concurrent reads would take twice as long. */
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

/** A line feed is never part of a multi-byte character. */
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

/** The complete literals of a file by field, written as Nomad's diff writes them. */
export function fieldValuesOf(source: JobSource<unknown>): FieldValues {
  return source.kind === 'hcl' ? fieldLiterals(source.text) : jsonLiterals(source.text);
}
