/** Ranges of the five fields of a cron line. */
const FIELDS: readonly { readonly from: number; readonly to: number; readonly names: readonly string[] }[] = [
  { from: 0, to: 59, names: [] },
  { from: 0, to: 23, names: [] },
  { from: 1, to: 31, names: [] },
  { from: 1, to: 12, names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] },
  { from: 0, to: 7, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];
const MACROS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No line that ever fires waits longer (29 February over a skipped leap year). */
const HORIZON_DAYS = 8 * 366 + 1;

interface Line {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  /** With both days restricted either is enough, as in every cron since the first. */
  readonly eitherDay: boolean;
}

/** A cron line that cannot be read; the message is the service's. */
export class CronError extends Error {}

/** Reads a cron line of five fields, or a shorthand such as `@daily`. */
export function parseCron(text: string): Line {
  const fields = (MACROS[text.trim().toLowerCase()] ?? text).trim().split(/\s+/);
  if (fields.length < 5) throw new CronError('missing field(s)');
  // A sixth and seventh field (seconds, years) exist elsewhere; only those without effect are accepted.
  const five = fields.length > 5 ? fields.slice(-5) : fields;
  const [minutes, hours, days, months, weekdays] = five.map(readField) as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  const eitherDay = ![five[2], five[4]].some((field) => field === undefined || field.startsWith('*') || field === '?');
  return { minutes, hours, days, months, weekdays: new Set([...weekdays].map((day) => day % 7)), eitherDay };
}

function readField(text: string, index: number): Set<number> {
  const field = FIELDS[index] ?? { from: 0, to: 0, names: [] };
  const values = new Set<number>();
  for (const part of text.toLowerCase().split(',')) {
    const [, low = '', high, step] = /^(\*|\?|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part) ?? [];
    const open = low === '*' || low === '?';
    const first = open ? field.from : readNumber(low, field);
    const last = high === undefined ? (open || step !== undefined ? field.to : first) : readNumber(high, field);
    if (!(first >= field.from && last <= field.to && first <= last) || step === '0')
      throw new CronError(`syntax error in field: '${text}'`);
    for (let value = first; value <= last; value += Number(step ?? 1)) values.add(value);
  }
  return values;
}

function readNumber(text: string, field: { from: number; names: readonly string[] }): number {
  const named = field.names.findIndex((name) => text.startsWith(name));
  return named === -1 ? (/^\d+$/.test(text) ? Number(text) : Number.NaN) : named + (field.from === 1 ? 1 : 0);
}

/** Milliseconds by which a zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'] ?? 1,
    parts['hour'] ?? 0,
    parts['minute'] ?? 0,
    parts['second'] ?? 0,
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/**
 * The next time after `after` (milliseconds since 1970) at which one of the lines fires in a time zone; undefined when none
 * ever does.
 */
export function nextLaunch(
  lines: readonly string[],
  zone: string,
  after: number,
): { time: number; offset: number } | undefined {
  const format = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const times = lines.flatMap((line) => nextOf(parseCron(line), format, after) ?? []);
  return times.toSorted((left, right) => left.time - right.time)[0];
}

function nextOf(line: Line, format: Intl.DateTimeFormat, after: number): { time: number; offset: number } | undefined {
  const local = after + offsetAt(after, format);
  const firstDay = Math.floor(local / DAY) * DAY;
  for (let day = firstDay; day < firstDay + HORIZON_DAYS * DAY; day += DAY) {
    if (!matchesDay(line, new Date(day))) continue;
    for (const hour of [...line.hours].toSorted((left, right) => left - right)) {
      for (const minute of [...line.minutes].toSorted((left, right) => left - right)) {
        const wall = day + (hour * 60 + minute) * MINUTE;
        const offset = offsetAt(wall - offsetAt(wall, format), format);
        const time = wall - offset;
        // A time that the clock skips in spring does not exist; the next one does.
        if (time > after && time + offsetAt(time, format) === wall) return { time, offset };
      }
    }
  }
  return undefined;
}

function matchesDay(line: Line, date: Date): boolean {
  if (!line.months.has(date.getUTCMonth() + 1)) return false;
  const day = line.days.has(date.getUTCDate());
  const weekday = line.weekdays.has(date.getUTCDay());
  return line.eitherDay ? day || weekday : day && weekday;
}

const pad = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** RFC 3339 in the zone's own offset: `2026-11-21T06:00:00Z`, `2026-11-21T03:00:00+01:00`. */
export function tellTime({ time, offset }: { time: number; offset: number }): string {
  const text = new Date(time + offset).toISOString().slice(0, 19);
  if (offset === 0) return `${text}Z`;
  const minutes = Math.abs(offset) / MINUTE;
  return `${text}${offset < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
}
