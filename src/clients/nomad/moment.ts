import * as v from 'valibot';

const integer = v.union([v.number(), v.object({ rawJSON: v.string() })]);

/** A span in nanoseconds; one beyond 2^53, of 104 days, is not told exactly. */
export const span = v.pipe(
  v.nullish(integer, 0),
  v.transform((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))),
);

/**
 * A point in time: RFC 3339 text, or nanoseconds since 1970, which are beyond 2^53 and so no exact number. It is for showing and for
 * ordering, to the millisecond. `null`, 0 and Go's zero time are none.
 */
export const moment = v.pipe(
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
