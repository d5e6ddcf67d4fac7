import type { Read } from './input.ts';

/** A line `name=value` of an input, or what stands for it in the environment. */
export interface Assignment {
  readonly name: string;
  /** As it was given, quotes and all. */
  readonly value: string;
}

const nameShape = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
const hint = 'Write `name=value`, one a line; a value of several lines as `name<<END`, its lines, and `END`.';

interface Line {
  readonly number: number;
  readonly assignment: Assignment | undefined;
}

/**
 * Reads lines `name=value`, and values of several lines as the runner itself writes them (`name<<END`). Mistakes are told by the number of
 * their line alone, for the lines may hold secrets.
 */
export function readAssignments(text: string): Read<readonly Assignment[]> {
  const lines = [...assignmentLines(text)];
  const bad = lines.filter(({ assignment }) => assignment === undefined || !nameShape.test(assignment.name));
  if (bad.length === 0) return { value: lines.flatMap(({ assignment }) => assignment ?? []) };
  const numbers = bad.map(({ number }) => String(number));
  const which = numbers.length === 1 ? `line ${numbers[0]} that sets` : `lines ${numbers.join(', ')} that set`;
  return { error: `has ${which} no variable`, hint };
}

function* assignmentLines(text: string): Generator<Line> {
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

/** A shorter one would be found in ordinary words, and a truth value everywhere. */
const shortest = 4;

/** Whether a value can be hidden wherever it appears without taking ordinary words along. */
export function isHideable(value: string): boolean {
  return value.trim().length >= shortest && !/^(?:true|false|null|undefined)$/i.test(value.trim());
}

/** The values of lines that are secret, also of those that are no right ones. */
export function secretValues(text: string): readonly string[] {
  const lines = [...assignmentLines(text)];
  const values = lines.map(({ number, assignment }) => assignment?.value ?? text.split(/\r?\n/)[number - 1] ?? '');
  return values.map((value) => value.trim()).filter(isHideable);
}
