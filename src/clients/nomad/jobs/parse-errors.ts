import type { Help } from '../../../errors.ts';

/** An error of Nomad's parser; `line` and `column` count from 1. */
export interface Diagnostic {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

const PREFIX = /^Failed to parse job: (?:unable to parse var content: )?/;
// `input.hcl:2,3-9: …`, `input.hcl:3,13-4,1: …`, `<nil>: …`: file, then line and column of the start and the end.
const POSITION = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
// Follows another error in the same expression.
const FOLLOW_UP = /^Unsuitable value type: Unsuitable value: value must be known$/;

/** A position in a text of the request; counts from 1. */
export interface SentPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Splits the response of the parse endpoint with status 400 into errors, one per line. A line without a position
 * continues the previous error. Not empty unless the body is.
 *
 * @param describe names a position in the server's `input.hcl`
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
  const readables = found.map((one) => ({ ...one, message: makeReadable(one.message, describe) }));
  const causes = readables.filter(({ message }) => !FOLLOW_UP.test(message));
  return causes.length > 0 ? causes : readables;
}

/** Nomad separates the summary of an error from its detail by a semicolon: `Unsupported argument; An argument named …`. */
function makeReadable(message: string, describe: (position: SentPosition) => string): string {
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
    "Nomad's parser does not support functions that read files, and Outrider could not evaluate this call. Write the text into the job file.",
    'functions-that-read-files',
  ],
  [/^Unset variable/, 'Set the variable, or declare a `default` in the job file.', 'variable-without-a-value'],
  [/^Duplicate job block/, 'A job file declares one job: put each job into its own file.', 'no-job-in-the-file'],
  [
    /^Missing job block/,
    'A job file declares a job: `job "name" { … }`. Exclude other files from `job-files`, such as `!**/*.vars.hcl`.',
    'no-job-in-the-file',
  ],
];

export function remedyForDiagnostic({ message, line }: Diagnostic): { readonly hint?: string; readonly help?: Help } {
  const [, hint, help] = HINTS.find(([text]) => text.test(message)) ?? [];
  if (hint !== undefined && help !== undefined) return { hint, help };
  return line === undefined ? {} : { hint: 'Correct this line: `nomad job validate` checks the file without a plan.' };
}
