import { Cron } from 'croner';
import { Refusal } from '../../http/exchange.ts';

/** All fields of Nomad's cron library (hashicorp/cronexpr); a line may omit the first, or the first and the last. */
const fieldNames = ['second', 'minute', 'hour', 'day-of-month', 'month', 'day-of-week', 'year'];
const [dayIndex, monthIndex, weekdayIndex, yearIndex] = [3, 4, 5, 6];
const valueNames: Readonly<Record<number, readonly string[]>> = {
  [monthIndex]: ['', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  [weekdayIndex]: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
};
const shorthand = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i;

/** An invalid cron line; the message is Nomad's. */
export class CronError extends Error {}

/**
 * Reads a cron line of five to seven fields, or a shorthand such as `@daily`, for a time zone.
 *
 * @returns `undefined` for a line that never fires, because a field has no value
 * @throws CronError
 */
export function parseCron(line: string, zone = 'UTC'): Cron | undefined {
  const fields = splitFields(line).map(omitEmptyRanges);
  // A day is due by either of two limited fields.
  if (fields[dayIndex] === '' && fields[weekdayIndex] !== '*') fields[dayIndex] = '*';
  if (fields[weekdayIndex] === '' && fields[dayIndex] !== '*') fields[weekdayIndex] = '*';
  if (fields.includes('')) return undefined;
  const cron = tryPattern(fields, zone);
  if (cron !== undefined) return cron;
  // The invalid field is found by trial: Croner's messages name neither the field nor, for days and months, its value.
  const every = fieldNames.map(() => '*');
  const wrong = fields.findIndex((field, index) => tryPattern(every.with(index, field), zone) === undefined);
  throw new CronError(`syntax error in ${fieldNames[wrong]} field: '${fields[wrong]}'`);
}

function splitFields(line: string): readonly string[] {
  if (shorthand.test(line.trim())) return [line.trim()];
  // Nomad accepts whole names (`january`, `monday`), Croner only their first three letters.
  const fields = line.replaceAll(/[a-z]{4,}/gi, (name) => name.slice(0, 3)).match(/\S+/g) ?? [];
  if (fields.length < 5) throw new CronError('missing field(s)');
  return (fields.length < 7 ? ['0', ...fields, '*'] : fields).slice(0, 7);
}

/** In Nomad, a range that ends before it begins is empty, and a 7 in a range of weekdays stands for no day. */
function omitEmptyRanges(field: string, index: number): string {
  const parseNumber = (text: string): number => {
    const nameIndex = valueNames[index]?.indexOf(text.toLowerCase()) ?? -1;
    return nameIndex === -1 ? Number(text) : nameIndex;
  };
  const items = field.split(',').filter((item) => {
    const [, from = '', to = ''] = /^(\w+)-(\w+)(?:\/\d+)?$/.exec(item) ?? [];
    const [start, end] = [parseNumber(from), parseNumber(to)];
    return !(index === weekdayIndex ? start % 7 > (end === 0 ? 7 : end) : start > end);
  });
  return index === weekdayIndex ? items.map(replaceSunday).join(',') : items.join(',');
}

function replaceSunday(item: string): string {
  return item.replace(/^7-/, '0-').replace(/^(\w+)-(?:0|7|sun)(?!\w)/i, '$1-6');
}

function tryPattern(fields: readonly string[], timezone: string): Cron | undefined {
  // Croner moves a single time of day that a clock change skips, and leaves out the second of a repeated one.
  // Nomad does neither, nor does Croner where a field has a step: seconds of `0-0/1` equal `0` except for that.
  const pattern = fields.join(' ').replace(/^\d+(?= )/, '$&-$&/1');
  try {
    // Sloppy mode accepts `5/15`, as Nomad does.
    return new Cron(pattern, { timezone, sloppyRanges: true });
  } catch {
    return undefined;
  }
}

/**
 * Returns the next launch by any of the lines in a time zone (milliseconds since 1970), `undefined` for never. In Nomad, the zero time of a line that never
 * fires counts as the earliest one, and the time of any later line as earlier still.
 *
 * @throws Refusal for months that end before they begin, on which Nomad's library panics (as it does, at some times, on such minutes and hours)
 */
export function findNextLaunch(lines: readonly string[], zone: string, after: number): number | undefined {
  let next: number | undefined;
  for (const line of lines) {
    const fields = splitFields(line).map(omitEmptyRanges);
    if (fields[monthIndex] === '' && fields[yearIndex] !== '') {
      const failure = `failed parsing cron expression: "${line}"`;
      throw new Refusal(500, `Failed to parse cron expression: failed parsing cron expression ${line}: ${failure}`);
    }
    const time = parseCron(line, zone)?.nextRun(new Date(after))?.getTime();
    if (next === undefined || time === undefined || time < next) next = time;
  }
  return next;
}

/** Prints a time as RFC 3339 with the zone's offset: `2026-11-21T06:00:00Z`, `2026-11-21T03:00:00+01:00`. */
export function formatInZone(time: number, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(time);
  const [, offset = '+00:00'] = /GMT(.+)$/.exec(zone) ?? [];
  return `${local.replace(' ', 'T')}${offset === '+00:00' ? 'Z' : offset}`;
}
