import type { Help } from '../../../errors.ts';

/** One error that Nomad's parser found; `line` and `column` count from 1. */
export interface Diagnostic {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

const PREFIX = /^Failed to parse job: (?:unable to parse var content: )?/;
// `input.hcl:2,3-9: …`, `input.hcl:3,13-4,1: …`, `<nil>: …`: file, line and column where it starts, and where it ends.
const POSITION = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
// Follows another error inside of the same expression.
const ECHO = /^Unsuitable value type: Unsuitable value: value must be known$/;

/** A position in the texts that were sent; counts from 1. */
export interface SentPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Takes apart what the parse endpoint answers with a 400, an error per line. A line without a position continues the
 * error before it. Never empty for a text that is not.
 *
 * @param describe names a position of what the server knows as `input.hcl`
 */
export function parseDiagnostics(body: string, describe: (position: SentPosition) => string): Diagnostic[] {
  const found: { line?: number; column?: number; message: string }[] = [];
  for (const text of body.trim().replace(PREFIX, '').split('\n')) {
    const position = POSITION.exec(text);
    const last = found.at(-1);
    if (position === null && last !== undefined) {
      last.message += `\n${text}`;
      continue;
    }
    const [start = '', line, column] = position ?? [];
    const message = text.slice(start.length);
    found.push(line === undefined ? { message } : { line: Number(line), column: Number(column), message });
  }
  const readables = found.map((one) => ({ ...one, message: readable(one.message, describe) }));
  const causes = readables.filter(({ message }) => !ECHO.test(message));
  return causes.length > 0 ? causes : readables;
}

/** `Unsupported argument; An argument named …` is a headline and its detail. */
function readable(message: string, describe: (position: SentPosition) => string): string {
  return message
    .trim()
    .replace('; ', ': ')
    .replaceAll(/\binput\.hcl:(\d+),(\d+)-(?:\d+,)?\d+/g, (_all, line, column) =>
      describe({ line: Number(line), column: Number(column) }),
    );
}

const HINTS: readonly (readonly [text: RegExp, hint: string, help: Help])[] = [
  [
    /filesystem functions? disabled/,
    "Nomad's parser refuses functions that read files, and this call could not be replaced by what it stands for; write the text into the job file.",
    'functions-that-read-files',
  ],
  [/^Unset variable/, 'Give the variable a value, or a `default` in the job file.', 'variable-without-a-value'],
  [/^Duplicate job block/, 'A job file declares one job; give each its own file.', 'no-job-in-the-file'],
  [
    /^Missing job block/,
    'A job file declares a job, `job "name" { … }`. Exclude what is none from `job-files`, such as `!**/*.vars.hcl`.',
    'no-job-in-the-file',
  ],
];

/** What to do about the errors that come of how files are put together. */
export function remedyForDiagnostic({ message }: Diagnostic): { readonly hint?: string; readonly help?: Help } {
  const [, hint, help] = HINTS.find(([text]) => text.test(message)) ?? [];
  return hint === undefined || help === undefined ? {} : { hint, help };
}
