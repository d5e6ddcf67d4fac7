/** Milliseconds in a person's units: `42 s`, `3 min 5 s`; `0 s` for a time that has passed. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/** A duration behind a preposition; empty if it is unknown. */
export function formatSpan(
  before: ' in ' | ' after ' | ', after ',
  { milliseconds }: { readonly milliseconds: number | undefined },
): string {
  return milliseconds === undefined ? '' : `${before}${formatDuration(milliseconds)}`;
}

/** Milliseconds as a clock shows them: `1:05`, `1:02:03`. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${padDigits(rest)}` : `${hours}:${padDigits(minutes)}:${padDigits(rest)}`;
}

function padDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** A moment that a reader may look up days later: `15:27 UTC on Nov 24`. */
export function formatMoment(time: Date): string {
  const [, day, month = ''] = time.toUTCString().split(' ');
  return `${time.toISOString().slice(11, 16)} UTC on ${month} ${Number(day)}`;
}

/** To the minute; empty for no time. */
export function formatMinute(time: Date | undefined): string {
  return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** The time of day with seconds, for the log: `15:27:10 UTC`. */
export function formatExactTime(time: Date): string {
  return `${time.toISOString().slice(11, 19)} UTC`;
}

/** Milliseconds in the largest unit that fits: `40 s`, `14 min`, `3 h`, `12 d`. */
export function formatAge(milliseconds: number): string {
  const units = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
  ] as const;
  const [size, unit] = units.find(([limit]) => milliseconds >= limit) ?? [1000, 's'];
  return `${Math.max(0, Math.floor(milliseconds / size))} ${unit}`;
}
