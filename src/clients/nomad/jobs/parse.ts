import { ActionErrors, ServiceError, type Location, type Help } from '../../../errors.ts';
import { parseJsonOrUndefined } from '../../http/json.ts';
import { capitalize } from '../../../text/numbers.ts';
import type { NomadCall, NamespaceTarget } from '../wire/call.ts';
import { isHtml, tlsRequiredText } from '../wire/nomad-refusal.ts';
import type { NomadWire } from '../wire/wire.ts';
import { parseServerJob, type Job } from './job.ts';

/** An error of Nomad's parser; `line` and `column` count from 1. */
export interface Diagnostic {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

const errorPrefix = /^Failed to parse job: (?:unable to parse var content: )?/;
// `input.hcl:2,3-9: …`, `input.hcl:3,13-4,1: …`, `<nil>: …`: file, then line and column of the start and the end.
const errorPosition = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
// Follows another error in the same expression.
const followUpError = /^Unsuitable value type: Unsuitable value: value must be known$/;

/** A position in a string of the request; counts from 1. */
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
  const diagnostics: { line?: number; column?: number; message: string }[] = [];
  for (const text of body.trim().replace(errorPrefix, '').split('\n')) {
    const position = errorPosition.exec(text);
    const last = diagnostics.at(-1);
    if (position === null && last !== undefined) {
      last.message += `\n${text}`;
      continue;
    }
    const [start = '', line, column] = position ?? [];
    const message = text.slice(start.length);
    diagnostics.push(line === undefined ? { message } : { line: Number(line), column: Number(column), message });
  }
  const errors = diagnostics.map(({ message, ...position }) => ({
    ...position,
    message: makeReadable(message, describe),
  }));
  const causes = errors.filter(({ message }) => !followUpError.test(message));
  return causes.length > 0 ? causes : errors;
}

/** Nomad separates the summary of an error from its detail by a semicolon: `Unsupported argument; An argument named …`. */
function makeReadable(message: string, describe: (position: SentPosition) => string): string {
  return message
    .trim()
    .replace('; ', ': ')
    .replace(/\.?, and (\d+) other diagnostic\(s\)$/, ' (and $1 more)')
    .replaceAll(/\binput\.hcl:(\d+),(\d+)-(?:\d+,)?\d+/g, (_all, line, column) =>
      describe({ line: Number(line), column: Number(column) }),
    );
}

const errorHints: readonly (readonly [text: RegExp, hint: string, help: Help])[] = [
  [
    /filesystem functions? disabled/,
    "Nomad's parser does not support functions that read files, and Outrider could not evaluate this call. Put the text in the job file.",
    'functions-that-read-files',
  ],
  [/^Unset variable/, 'Set the variable, or declare a `default` in the job file.', 'variable-without-a-value'],
  [
    /^Unsupported attribute: This object does not have an attribute named "/,
    'If the line uses a variable or a local with this name, declare it in this file; otherwise, correct the name.',
    'variable-not-declared',
  ],
  [/^Argument or block definition/, 'Write `name = value` or `name { … }`: a job file is HCL or JSON.', 'parse'],
  [
    /^Duplicate job block/,
    'A job file declares one job: put each job into its own file.',
    'more-than-one-job-in-the-file',
  ],
];

function selectVariableRemedy(isInFile: boolean): ReturnType<typeof selectRemedy> {
  const form = isInFile ? 'Write a string in quotes, and any other value' : 'Write any value other than a string';
  const hint = `Correct the value. ${form} as in HCL, such as \`3\`, \`true\` or \`["a", "b"]\`.`;
  return { hint, help: 'invalid-variables' };
}

export function selectRemedy({ message }: Diagnostic): { readonly hint?: string; readonly help?: Help } {
  const [, hint, help] = errorHints.find(([text]) => text.test(message)) ?? [];
  return hint === undefined || help === undefined ? {} : { hint, help };
}

interface ParseJobRequest extends NamespaceTarget {
  readonly source: string;
  /** The path of the job file, for the location of errors. */
  readonly file: string;
  /** The text of a variable file: HCL, or JSON if its first non-space character is `{`. */
  readonly variables?: string | undefined;
  /** Maps a position in the source, or in the variables, to the user's files; by default the same position in `file`. */
  readonly locate?: ((position: SentPosition) => LocatedPosition) | undefined;
  /** Sets the server's defaults in unset fields, including namespace and region. */
  readonly canonicalize?: boolean | undefined;
}

/** The position in the user's files of an error of the parser. */
export interface LocatedPosition {
  /** `undefined` for a value that is in no file. */
  readonly location: Location | undefined;
  /** The subject if it is not the job file itself, such as ``variable `n`, set by input `vars` ``. */
  readonly subject: string | undefined;
}

// Errors of the endpoint about the request, not about the job file in it.
const requestError = /^(Request body is empty|invalid character|json: )/;

/**
 * Parse Job: POST /v1/jobs/parse, `{JobHCL, Variables, Canonicalize}` → the job as JSON, with unset fields `null`. The parser does not validate: a job without
 * groups is accepted. The namespace is only for the ACL check and is not written into the job.
 *
 * @throws ActionErrors `parse`, one for each error of the parser, with its location in `file`
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#parse-job
 */
export async function parseJob(wire: NomadWire, request: ParseJobRequest): Promise<Job> {
  const { source, namespace, region } = request;
  const call: NomadCall = {
    method: 'POST',
    path: '/v1/jobs/parse',
    namespace,
    region,
    body: { JobHCL: source, Variables: request.variables, Canonicalize: request.canonicalize },
    repeatable: true,
    capability: '`parse-job` (or `submit-job`)',
    invalidReason: 'parse',
  };
  const response = await wire.send(call);
  if (response.status === 400 && isAboutTheFile(response.body))
    throw new ActionErrors(toParseErrors(response.body, request));
  if (hasInfiniteNumber(response.body)) throw createInfiniteNumberError(request);
  return wire.read(call, response, parseServerJob);
}

/** Nomad writes infinite numbers, such as `1 / 0` and `1e400` in `config`, into its response, which is not JSON then (1.8 to 2.0). */
function hasInfiniteNumber(body: string): boolean {
  return /[:,[][+-]Inf\b/.test(body) && parseJsonOrUndefined(body) === undefined;
}

function createInfiniteNumberError({ file }: ParseJobRequest): ActionErrors {
  return new ActionErrors([
    new ServiceError({
      reason: 'parse',
      message: 'A number is infinite, which Nomad cannot store',
      location: { file },
      hint: 'Correct a division by zero, or a number of more than about 1.8e308.',
    }),
  ]);
}

/** Whether it is an error of the parser, and not of a proxy in front of Nomad. */
function isAboutTheFile(body: string): boolean {
  return body.trim() !== '' && !isHtml(body) && !tlsRequiredText.test(body) && !requestError.test(body);
}

/** The start of an error about a value, which only repeats the variable. */
const repeatedSubject = /^Invalid value for variable: [^\n]{0,200} type constraint: /;

function toParseErrors(body: string, { file, locate }: ParseJobRequest): readonly ServiceError[] {
  const locatePosition = locate ?? ((position) => ({ location: { file, ...position }, subject: undefined }));
  const describe = (position: SentPosition): string => {
    const { location, subject } = locatePosition(position);
    return location === undefined ? (subject ?? file) : `${location.file}:${location.line ?? 1}`;
  };
  return parseDiagnostics(body, describe).map((diagnostic) => {
    const { line, column } = diagnostic;
    const { location, subject } =
      line === undefined || column === undefined
        ? { location: { file }, subject: undefined }
        : locatePosition({ line, column });
    const message =
      subject === undefined
        ? diagnostic.message
        : `${capitalize(subject)}: ${diagnostic.message.replace(repeatedSubject, '')}`;
    return new ServiceError({
      reason: 'parse',
      message,
      location: location ?? { file },
      ...(subject === undefined ? selectRemedy(diagnostic) : selectVariableRemedy(location !== undefined)),
    });
  });
}
