import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { Failure } from '../failure.ts';
import { hclLiterals } from './hcl-literals.ts';
import type { JobFile } from './find.ts';

/** What a user wrote, and how the scheduler is to be asked about it. */
export interface JobSource {
  readonly file: JobFile;
  readonly text: string;
  /** `hcl` goes through the scheduler's parser; `json` is a job as the API has it. */
  readonly kind: 'hcl' | 'json';
  readonly bytes: Buffer;
}

/** The scheduler has no limit; a job file beyond this is a mistake. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Reads a job file.
 *
 * @throws Failure `parse` when it cannot be read, is not UTF-8, or is larger than 16 MiB
 */
export async function readJobFile(file: JobFile): Promise<JobSource> {
  const bytes = readBytes(file);
  if (bytes.length > maxBytes) {
    const size = Math.ceil(bytes.length / 1024 / 1024);
    throw new Failure({
      reason: 'parse',
      what: `The file has ${size} MiB; a job file may have 16 MiB.`,
      where: { file: file.name },
    });
  }
  checkText(bytes, file);
  return sourceOf(file, bytes);
}

/** A job file's content as a source; what is not UTF-8 in it is replaced. */
export function sourceOf(file: JobFile, bytes: Buffer): JobSource {
  const text = new TextDecoder().decode(bytes);
  // HCL may be written as JSON, too; then a lower-case block stands first, and only the scheduler's parser reads that.
  const kind = file.name.endsWith('.json') && !/^\s*\{\s*"(?:job|variable|locals)"\s*:/.test(text) ? 'json' : 'hcl';
  return { file, text, kind, bytes };
}

/** At once: job files are small, and ten of them waiting for each other's threads take twice as long. */
function readBytes(file: JobFile): Buffer {
  try {
    return readFileSync(file.path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new Failure({
      reason: 'parse',
      what: `The file cannot be read (${code}).`,
      where: { file: file.name },
      cause,
    });
  }
}

function checkText(bytes: Buffer, file: JobFile): void {
  if (isUtf8(bytes)) return;
  const line = firstBadLine(bytes);
  throw new Failure({
    reason: 'parse',
    what: 'The file is not UTF-8 text.',
    where: { file: file.name, line },
    hint: 'Save it as UTF-8.',
  });
}

/** The number of the first line that is not UTF-8; a line feed is never part of a longer character. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line++;
  }
}

/** The ID of the job that the file declares, as far as it stands there literally. */
export function declaredJob(source: JobSource): string | undefined {
  if (source.kind === 'hcl') return /^\s*job\s+"((?:[^"\\$%]|\\.)+)"\s*\{/m.exec(source.text)?.[1];
  try {
    const value = JSON.parse(source.text) as { readonly ID?: unknown; readonly Job?: { readonly ID?: unknown } } | null;
    const id = value?.Job?.ID ?? value?.ID;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The values that stand as whole literals in the file, as the scheduler's difference writes them. */
export function literalsOf(source: JobSource): ReadonlySet<string> {
  if (source.kind === 'hcl') return hclLiterals(source.text);
  const found = new Set<string>();
  try {
    JSON.parse(source.text, (_key, value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        found.add(String(value));
      return value;
    });
  } catch {
    return new Set();
  }
  return found;
}
