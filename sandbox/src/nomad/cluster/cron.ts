import { Cron } from 'croner';

/** All fields of Nomad's cron library (hashicorp/cronexpr); a line may omit the first, or the first and the last. */
const FIELDS = ['second', 'minute', 'hour', 'day-of-month', 'month', 'day-of-week', 'year'];
const SHORTHAND = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;

/** An invalid cron line; the message is Nomad's. */
export class CronError extends Error {}

/**
 * Reads a cron line of five to seven fields, or a shorthand such as `@daily`, for a time zone.
 *
 * @throws CronError
 */
export function parseCron(line: string, zone = 'UTC'): Cron {
  const fields = SHORTHAND.test(line.trim()) ? [line.trim()] : fieldsOf(line);
  const cron = tryPattern(fields, zone);
  if (cron !== undefined) return cron;
  // The invalid field is found by trial: Croner's messages name neither the field nor, for days and months, its value.
  const every = FIELDS.map(() => '*');
  const wrong = fields.findIndex((field, index) => tryPattern(every.with(index, field), zone) === undefined);
  throw new CronError(`syntax error in ${FIELDS[wrong]} field: '${fields[wrong]}'`);
}

function fieldsOf(line: string): readonly string[] {
  // Nomad accepts whole names (`january`, `monday`), Croner only their first three letters.
  const given = line.replaceAll(/[a-z]{4,}/gi, (name) => name.slice(0, 3)).match(/\S+/g) ?? [];
  if (given.length < 5) throw new CronError('missing field(s)');
  return (given.length < 7 ? ['0', ...given, '*'] : given).slice(0, 7);
}

function tryPattern(fields: readonly string[], timezone: string): Cron | undefined {
  // Croner moves a single time of day that a clock change skips, and leaves out the second of a repeated one.
  // Nomad does neither, nor does Croner where a field has a step: seconds of `0-0/1` equal `0` except for that.
  const pattern = fields.join(' ').replace(/^\d+(?= )/, '$&-$&/1');
  try {
    // Sloppy mode accepts `5/15`, which Nomad does, too.
    return new Cron(pattern, { timezone, sloppyRanges: true });
  } catch {
    return undefined;
  }
}

/** Returns the next time of any of the lines in a time zone (milliseconds since 1970), `undefined` for never. */
export function nextLaunch(lines: readonly string[], zone: string, after: number): number | undefined {
  const times = lines.flatMap((line) => parseCron(line, zone).nextRun(new Date(after))?.getTime() ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Prints a time as RFC 3339 with the zone's offset: `2026-11-21T06:00:00Z`, `2026-11-21T03:00:00+01:00`. */
export function formatInZone(time: number, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(time);
  const [, offset = '+00:00'] = /GMT(.+)$/.exec(zone) ?? [];
  return `${local.replace(' ', 'T')}${offset === '+00:00' ? 'Z' : offset}`;
}
