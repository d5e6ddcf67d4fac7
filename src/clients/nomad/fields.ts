import * as v from 'valibot';

// Fields as Go writes them into JSON: what is empty is left out or `null`, and an older server leaves out what it does
// not know.

export const count = v.nullish(v.number(), 0);
export const text = v.nullish(v.string(), '');
export const flag = v.nullish(v.boolean(), false);

export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(v.pipe(v.array(item), v.readonly()), []);

/**
 * A map with any keys. `v.record` leaves out keys such as `constructor`, which a task group may well have for a name.
 */
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

const integer = v.union([v.number(), v.object({ rawJSON: v.string() })]);

/** A time span in nanoseconds; one beyond 2^53, of 104 days, is not exact. */
export const span = v.pipe(
  v.nullish(integer, 0),
  v.transform((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))),
);

/**
 * A point in time: RFC 3339 text, or nanoseconds since 1970, which are beyond 2^53 and so no exact number. It is for
 * showing and ordering, to the millisecond. `null`, 0 and Go's zero time are none.
 */
export const timestamp = v.pipe(
  v.nullish(v.union([integer, v.string()]), null),
  v.transform((time): Date | null => {
    if (time === null || time === 0 || (typeof time === 'string' && time.startsWith('0001-01-01T'))) {
      return null;
    }
    const nanoseconds = typeof time === 'object' ? Number(time.rawJSON) : time;
    const date = new Date(typeof nanoseconds === 'string' ? nanoseconds : nanoseconds / 1e6);
    return Number.isNaN(date.getTime()) ? null : date;
  }),
);
