import * as v from 'valibot';

/** A validated value, or why it is not valid. The problem quotes no part of the value, which may be a secret. */
export type Parsed<T> = { readonly output: T } | { readonly problem: string };

/** The first field that is not valid. */
export interface SchemaProblem {
  /** A sentence: `` `Job.ID` is missing where string was expected ``. */
  readonly problem: string;
  /** Dotted; `undefined` for the value itself. */
  readonly path: string | undefined;
  readonly expected: string;
}

/** Validates a value by a valibot schema, up to the first field that is not valid. */
export function parseValue<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
): { readonly output: T } | SchemaProblem {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { output: result.output };
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? undefined;
  const expected = issue.expected ?? 'something else';
  const field = path === undefined ? 'it' : `\`${path}\``;
  return { problem: `${field} is ${describeKind(issue.input)} where ${expected} was expected`, path, expected };
}

function describeKind(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}
