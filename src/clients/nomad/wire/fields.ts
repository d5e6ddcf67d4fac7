import * as v from 'valibot';

// Fields as Go encodes them: empty fields are missing or `null`, and older servers omit fields that were added later.

export const countField = v.nullish(v.number(), 0);
export const textField = v.nullish(v.string(), '');
export const flagField = v.nullish(v.boolean(), false);

export const defineList = <S extends v.GenericSchema>(item: S) => v.nullish(v.pipe(v.array(item), v.readonly()), []);

/** A map with any keys. `v.record` drops keys such as `constructor`, which may be the name of a task group. */
export function defineMap<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.nullish(
      v.custom<Record<string, unknown>>(
        (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      ),
      {},
    ),
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

const integerSchema = v.union([v.number(), v.object({ rawJSON: v.string() })]);

const exactIntegerSchema = v.object({ rawJSON: v.pipe(v.string(), v.digits()) });

/** Nomad's counts are unsigned. A count that went below 0 has wrapped around; this restores it. */
export const wrappingCountSchema = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((count) =>
      v.is(exactIntegerSchema, count) ? Number(BigInt.asIntN(64, BigInt(count.rawJSON))) : count,
    ),
    v.number(),
  ),
  0,
);

/** Nanoseconds; inexact beyond 2^53, about 104 days. */
export const durationSchema = v.pipe(
  v.nullish(integerSchema, 0),
  v.transform((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))),
);

/** RFC 3339 text, or nanoseconds since 1970, which exceed 2^53 and are inexact: for display and order. `null`, 0 and Go's zero time are `null`. */
export const timeSchema = v.pipe(
  v.nullish(v.union([integerSchema, v.string()]), null),
  v.transform((time): Date | null => {
    if (time === null || time === 0 || (typeof time === 'string' && time.startsWith('0001-01-01T'))) return null;
    const nanoseconds = typeof time === 'object' ? Number(time.rawJSON) : time;
    const date = new Date(typeof nanoseconds === 'string' ? nanoseconds : nanoseconds / 1e6);
    return Number.isNaN(date.getTime()) ? null : date;
  }),
);
