import { Cron } from 'croner';

/** All fields that Nomad's own library (hashicorp/cronexpr) knows; a line may leave out the first, or the first and the last. */
const FIELDS = ['second', 'minute', 'hour', 'day-of-month', 'month', 'day-of-week', 'year'];
const SHORTHAND = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;

/** A cron line that cannot be read; the message is the service's. */
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
  // Which field it is has to be tried out: Croner's messages name neither the field nor, for days and months, its value.
  const every = FIELDS.map(() => '*');
  const wrong = fields.findIndex((field, index) => tryPattern(every.with(index, field), zone) === undefined);
  throw new CronError(`syntax error in ${FIELDS[wrong]} field: '${fields[wrong]}'`);
}

function fieldsOf(line: string): readonly string[] {
  // Nomad takes whole names (`january`, `monday`), Croner only their first three letters.
  const given = line.replaceAll(/[a-z]{4,}/gi, (name) => name.slice(0, 3)).match(/\S+/g) ?? [];
  if (given.length < 5) throw new CronError('missing field(s)');
  return (given.length < 7 ? ['0', ...given, '*'] : given).slice(0, 7);
}

function tryPattern(fields: readonly string[], timezone: string): Cron | undefined {
  // Croner moves a single time of day that a change of the clock skips, and leaves out the repetition of one that comes twice.
  // Nomad does neither, nor does Croner where a field has a step: seconds of `0-0/1` are the same as `0` but for that.
  const pattern = fields.join(' ').replace(/^\d+(?= )/, '$&-$&/1');
  try {
    // Sloppy is `5/15`, which Nomad takes.
    return new Cron(pattern, { timezone, sloppyRanges: true });
  } catch {
    return undefined;
  }
}

/** When one of the lines fires next after a time, in a time zone (milliseconds since 1970); undefined when none ever does. */
export function nextLaunch(lines: readonly string[], zone: string, after: number): number | undefined {
  const times = lines.flatMap((line) => parseCron(line, zone).nextRun(new Date(after))?.getTime() ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** RFC 3339 in a zone's own offset: `2026-11-21T06:00:00Z`, `2026-11-21T03:00:00+01:00`. */
export function formatInZone(time: number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(time);
  const [, offset = '+00:00'] = /GMT(.+)$/.exec(zone) ?? [];
  return `${local.replace(' ', 'T')}${offset === '+00:00' ? 'Z' : offset}`;
}
