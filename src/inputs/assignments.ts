import type { Read } from './input.ts';

/** A line `name=value` of an input, or a variable of the environment. */
export interface Assignment {
  readonly name: string;
  /** Unchanged, with its quotes. */
  readonly value: string;
}

const variableName = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
const assignmentHint =
  'Write one `name=value` per line. A value of several lines starts with `name<<END` and ends with `END`.';

interface AssignmentLine {
  readonly number: number;
  readonly assignment: Assignment | undefined;
}

/**
 * Reads lines `name=value`, and values of several lines in the runner's own syntax (`name<<END`). Errors contain only
 * line numbers, because the lines may contain secrets.
 */
export function readAssignments(text: string): Read<readonly Assignment[]> {
  const lines = [...parseLines(text)];
  const bad = lines.filter(({ assignment }) => assignment === undefined || !variableName.test(assignment.name));
  if (bad.length === 0) return { value: lines.flatMap(({ assignment }) => assignment ?? []) };
  const numbers = bad.map(({ number }) => String(number));
  const which = numbers.length === 1 ? `line ${numbers[0]} is` : `lines ${numbers.join(', ')} are`;
  return { error: `is not valid: ${which} not \`name=value\``, hint: assignmentHint };
}

function* parseLines(text: string): Generator<AssignmentLine> {
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const number = at + 1;
    const long = /^\s*([^=<\s]+)<<(\S+)\s*$/.exec(line);
    const [, name = '', marker = ''] = long ?? [];
    const end = long === null ? -1 : lines.findIndex((one, index) => index > at && one.trim() === marker);
    const equals = line.indexOf('=');
    if (end !== -1) {
      yield { number, assignment: { name, value: lines.slice(at + 1, end).join('\n') } };
      at = end;
    } else if (long !== null || equals === -1) yield { number, assignment: undefined };
    else yield { number, assignment: { name: line.slice(0, equals).trim(), value: line.slice(equals + 1) } };
  }
}

/** Shorter values also occur in ordinary words. */
const minHideableLength = 4;

/** Whether a value can be hidden wherever it occurs, without hiding ordinary words. */
export function isHideable(value: string): boolean {
  return value.trim().length >= minHideableLength && !/^(?:true|false|null|undefined)$/i.test(value.trim());
}

/** The values of all lines, and the text of invalid lines. */
export function secretValues(text: string): readonly string[] {
  const lines = [...parseLines(text)];
  const values = lines.map(({ number, assignment }) => assignment?.value ?? text.split(/\r?\n/)[number - 1] ?? '');
  return values.map((value) => value.trim()).filter(isHideable);
}
