/** Durations of the jobs API are whole nanoseconds. */
export const SECOND = 1_000_000_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
