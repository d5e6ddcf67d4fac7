import * as v from 'valibot';

/** What a value is, if it has the shape; else which field is wrong and how, without showing a value (it may be a secret). */
export type Shaped<T> = { readonly output: T } | { readonly problem: string };

export function shaped<S extends v.GenericSchema>(schema: S, value: unknown): Shaped<v.InferOutput<S>> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) {
    return { output: result.output };
  }
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const field = path === null ? 'it' : `\`${path}\``;
  return { problem: `${field} is ${kindOf(issue.input)} where ${issue.expected ?? 'something else'} was expected` };
}

function kindOf(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

/** Go leaves empty lists `null`. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item), []);

export const count = v.nullish(v.number(), 0);
export const text = v.nullish(v.string(), '');
export const flag = v.nullish(v.boolean(), false);

/** A map with any keys, or `null` for an empty one. `v.record` leaves out keys such as `constructor`, which a task group may well have for a name. */
export function mapOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.nullish(v.custom<Record<string, unknown>>(isRecord), {}),
    v.rawTransform(({ dataset, addIssue, NEVER }): Record<string, v.InferOutput<S>> => {
      const entries: [string, v.InferOutput<S>][] = [];
      for (const [key, value] of Object.entries(dataset.value)) {
        const result = v.safeParse(item, value);
        if (!result.success) {
          const [issue] = result.issues;
          const inMap = { type: 'object', origin: 'value', input: dataset.value, key, value } as const;
          addIssue({
            message: issue.message,
            expected: issue.expected ?? '',
            input: issue.input,
            path: [inMap, ...(issue.path ?? [])],
          });
          return NEVER;
        }
        entries.push([key, result.output]);
      }
      return Object.fromEntries(entries);
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
