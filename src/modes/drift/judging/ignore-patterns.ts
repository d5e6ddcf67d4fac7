import { matchesWhole } from '../../../inputs/pattern.ts';

/** A part of the path of a field: `Count`, or a name with a key such as `TaskGroup[app]` and `Meta[owner]`. */
export interface FieldStep {
  readonly name: string;
  /** Undefined without brackets. */
  readonly key: string | undefined;
}

/** The path of a field in a job, from the outside to the inside. */
export type FieldPath = readonly FieldStep[];

/** One line of input `ignore`: fields of jobs whose differences do not count. */
export interface IgnorePattern {
  readonly matches: (job: string, path: FieldPath) => boolean;
}

type IgnoreRead = { readonly value: IgnorePattern } | { readonly error: string; readonly hint: string };

const hint = 'Write `job:field`, such as `web:TaskGroup[app].Count` or `*:Meta[deployed_at]`.';
const maxLength = 400;

/**
 * Reads a line `job:field`. `*` stands for any text within the job's ID, a name or a key, and never for a dot or a bracket of the path: a pattern matches
 * only fields at its own depth. Case matters, as in Nomad.
 */
export function readIgnorePattern(line: string): IgnoreRead {
  // The ID of a job may have colons, and so may a key in brackets.
  const bracket = line.indexOf('[');
  const colon = line.lastIndexOf(':', bracket === -1 ? undefined : bracket);
  const [job, field] = [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
  if (colon === -1 || job === '' || field === '')
    return { error: `contains \`${line}\`, which names no job and field`, hint };
  if (line.length > maxLength)
    return { error: `contains a pattern of ${line.length} characters; at most ${maxLength} are allowed`, hint };
  const steps = splitPath(field);
  if (steps === undefined) return { error: `contains \`${line}\`, whose field is not a path`, hint };
  if (!/[A-Za-z]/.test(field)) return { error: `contains \`${line}\`, which names no field`, hint };
  const jobPieces = job.split('*');
  const wanted = steps.map(({ name, key }) => ({ name: name.split('*'), key: key?.split('*') }));
  return {
    value: {
      matches: (id, path) =>
        path.length === wanted.length &&
        matchesWhole(jobPieces, id) &&
        path.every((step, at) => matchesStep(wanted[at], step)),
    },
  };
}

interface StepPattern {
  readonly name: readonly string[];
  readonly key: readonly string[] | undefined;
}

function matchesStep(pattern: StepPattern | undefined, { name, key }: FieldStep): boolean {
  if (pattern === undefined || !matchesWhole(pattern.name, name)) return false;
  if (key === undefined || pattern.key === undefined) return key === pattern.key;
  return matchesWhole(pattern.key, key);
}

/** Splits at dots outside of brackets; undefined where a part is empty or its brackets do not match. */
function splitPath(field: string): FieldPath | undefined {
  const steps: FieldStep[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= field.length; at++) {
    const sign = field[at];
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (depth < 0) return undefined;
    if (sign !== undefined && (sign !== '.' || depth > 0)) continue;
    const step = readStep(field.slice(start, at));
    if (step.name === '' || /[[\]]/.test(step.name)) return undefined;
    steps.push(step);
    start = at + 1;
  }
  return depth === 0 ? steps : undefined;
}

/** `Meta[owner]` as its name and its key; the key may contain any text. */
export function readStep(text: string): FieldStep {
  const [, name = text, key] = /^([^[]*)\[(.*)\]$/s.exec(text) ?? [];
  return { name, key };
}

/** The path as a user writes it into `ignore`. */
export function formatPath(path: FieldPath): string {
  return path.map(({ name, key }) => (key === undefined ? name : `${name}[${key}]`)).join('.');
}
