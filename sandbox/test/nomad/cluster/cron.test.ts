import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CronError, formatInZone, findNextLaunch, parseCron } from '../../../src/nomad/cluster/cron.ts';

function next(lines: string[], zone: string, after: string): string | undefined {
  const launch = findNextLaunch(lines, zone, Date.parse(after));
  return launch === undefined ? undefined : formatInZone(launch, zone);
}

describe('cron schedules', () => {
  it.each([
    [['0 3 * * *'], 'UTC', '2026-11-20T20:00:00Z', '2026-11-21T03:00:00Z'],
    [['30 4 * * 1-5', '0 6 * * 6'], 'UTC', '2026-11-20T20:00:00Z', '2026-11-21T06:00:00Z'],
    [['*/15 * * * *'], 'America/New_York', '2026-11-20T12:00:03Z', '2026-11-20T07:15:00-05:00'],
    [['0 0 1 jan *'], 'Asia/Kolkata', '2026-11-20T00:00:00Z', '2027-01-01T00:00:00+05:30'],
    [['0 12 13 * 5'], 'UTC', '2026-11-20T13:00:00Z', '2026-11-27T12:00:00Z'],
    [['0 0 29 2 *'], 'UTC', '2026-11-20T00:00:00Z', '2028-02-29T00:00:00Z'],
    [['0 0 * * 7'], 'UTC', '2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z'],
    [['@hourly'], 'UTC', '2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z'],
    [['30 2 * * *'], 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-30T02:30:00+02:00'],
    [['0 0 31 2 *'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['30 2 * * *'], 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T02:30:00+02:00'],
    [['30 2 * * *'], 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+01:00'],
    [['0 3 * * * 2028'], 'UTC', '2026-11-20T00:00:00Z', '2028-01-01T03:00:00Z'],
    [['*/15 * * * * *'], 'UTC', '2026-11-20T12:00:03Z', '2026-11-20T12:15:00Z'],
    [['30 0 3 * * * 2028'], 'UTC', '2026-11-20T00:00:00Z', '2028-01-01T03:00:30Z'],
    [['5/20 * * * *'], 'UTC', '2026-11-20T00:26:00Z', '2026-11-20T00:45:00Z'],
    [['0 0 1 January Monday'], 'Europe/London', '2026-12-29T00:00:00Z', '2027-01-01T00:00:00Z'],
    [['0 0 L * *'], 'UTC', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z'],
    [['0 0 30 2 *'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['0 3 * * * 2020'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['0 22-2 * * *'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['5-1,7 * * * *'], 'UTC', '2026-11-20T00:00:00Z', '2026-11-20T00:07:00Z'],
    [['* * 10-5 * *'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['0 0 10-5 * 1'], 'UTC', '2026-11-20T00:00:00Z', '2026-11-23T00:00:00Z'],
    [['0 0 * * 5-1'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['0 0 * * 6-7'], 'UTC', '2026-11-21T12:00:00Z', '2026-11-28T00:00:00Z'],
    [['0 0 * * sat-sun'], 'UTC', '2026-11-21T12:00:00Z', '2026-11-28T00:00:00Z'],
    [['0 0 * * 7-3'], 'UTC', '2026-11-21T12:00:00Z', '2026-11-22T00:00:00Z'],
    [['30 2 26 3 * 2090'], 'UTC', '2026-11-20T00:00:00Z', '2090-03-26T02:30:00Z'],
    [['30 2 26 3 * 2090'], 'Europe/Berlin', '2026-11-20T00:00:00Z', undefined],
    [['*/5 * * * *', '0 0 30 2 *'], 'UTC', '2026-11-20T00:00:00Z', undefined],
    [['0 0 30 2 *', '*/5 * * * *'], 'UTC', '2026-11-20T00:00:00Z', '2026-11-20T00:05:00Z'],
    [['* * * * *', '0 0 30 2 *', '0 0 1 1 *'], 'UTC', '2026-11-20T00:00:00Z', '2027-01-01T00:00:00Z'],
    [['0 0 * * 5#3'], 'UTC', '2026-11-21T00:00:00Z', '2026-12-18T00:00:00Z'],
  ])('the next launch of %j in %s after %s is %s', (lines, zone, after, expected) => {
    expect(next(lines, zone, after)).toBe(expected);
  });

  it.each(['at tea time', '* * *', '60 * * * *', '* 24 * * *', '* * 0 * *', '*/0 * * * *', 'x * * * *'])(
    'the cron line %j is rejected',
    (line) => {
      expect(() => parseCron(line)).toThrow(CronError);
    },
  );

  it('months that end before they begin are refused when the next launch is due', () => {
    expect(() => next(['* * * 12-1 *'], 'UTC', '2026-11-20T00:00:00Z')).toThrow('Failed to parse cron expression: ');
  });

  it.each([
    ['@reboot', 'missing field(s)'],
    ['60 * * * *', "syntax error in minute field: '60'"],
    ['* * * 13 * 2027', "syntax error in month field: '13'"],
    ['61 * * * * * *', "syntax error in second field: '61'"],
  ])('the error for the cron line %j is that of Nomad', (line, message) => {
    expect(() => parseCron(line)).toThrow(message);
  });

  it('the next launch is later than now and at a time of the cron line in any zone', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 4, max: 23 }),
        zones,
        instants,
        (minute, hour, zone, after) => {
          const launch = findNextLaunch([`${minute} ${hour} * * *`], zone, after);
          const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric' }).format(
            launch,
          );
          expect(parts.split(':').map(Number)).toEqual([hour, minute]);
          expect((launch ?? 0) - after).toBeGreaterThan(0);
          expect((launch ?? 0) - after).toBeLessThanOrEqual(25 * 3_600_000);
        },
      ),
    );
  });
});
