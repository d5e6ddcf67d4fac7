import * as v from 'valibot';

/** What a value is by its schema; else what is wrong with it, without any part of it, which may be a secret. */
export type Parsed<T> = { readonly output: T } | { readonly problem: string };

/** The first field that does not fit. */
export interface SchemaProblem {
  /** In words that follow the name of the value: `` `Job.ID` is missing where string was expected ``. */
  readonly problem: string;
  /** Dotted; undefined where it is the whole value. */
  readonly path: string | undefined;
  readonly expected: string;
}

/** Reads a value from outside by a valibot schema, up to the first field that does not fit. */
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
