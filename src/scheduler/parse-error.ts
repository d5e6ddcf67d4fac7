/** One mistake that the scheduler's parser found; `line` and `column` count from 1. */
export interface Diagnostic {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

const PREFIX = /^Failed to parse job: /;
// `input.hcl:2,3-9: …`, `input.hcl:3,13-4,1: …`, `<nil>: …`: file, line and column where it starts, and where it ends.
const POSITION = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
// Says of an expression that another mistake was made inside it.
const ECHO = /^Unsuitable value type: Unsuitable value: value must be known$/;

/**
 * Takes apart what the parse endpoint answers with a 400, a mistake per line. A line without a position goes on with the
 * mistake before it. Never empty for a text that is not.
 *
 * @param file what to call the file that the server knows as `input.hcl`
 */
export function parseDiagnostics(body: string, file: string): Diagnostic[] {
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
  const told = found.map((one) => ({ ...one, message: readable(one.message, file) }));
  const causes = told.filter(({ message }) => !ECHO.test(message));
  return causes.length > 0 ? causes : told;
}

/** `Unsupported argument; An argument named …` is a headline and its detail. */
function readable(message: string, file: string): string {
  return message
    .trim()
    .replace('; ', ': ')
    .replaceAll(/\binput\.hcl(?=:\d)/g, () => file);
}

/** The way out, for the mistakes that come of how the file gets to the parser. */
export function hintFor({ message }: Diagnostic): string | undefined {
  if (message.includes('filesystem function disabled')) {
    return "The scheduler's parser refuses functions that read files; write the text into the job file.";
  }
  if (message.startsWith('Unset variable')) {
    return 'Give the variable a `default` in the job file: values from elsewhere are not passed on yet.';
  }
  return undefined;
}
