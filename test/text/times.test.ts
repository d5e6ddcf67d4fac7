import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAge, formatClock, formatDuration } from '../../src/text/times.ts';

test.each([
  [0, '0:00', '0 s', '0 s'],
  [999, '0:01', '1 s', '0 s'],
  [65_000, '1:05', '1 min 5 s', '1 min'],
  [600_000, '10:00', '10 min', '10 min'],
  [3_723_000, '1:02:03', '62 min 3 s', '1 h'],
  [60_000, '1:00', '1 min', '1 min'],
  [86_400_000, '24:00:00', '1440 min', '1 d'],
  [90_000_000, '25:00:00', '1500 min', '1 d'],
])('%d ms are %s on a clock, %s as a duration and %s as an age', (milliseconds, clock, duration, age) => {
  expect([formatClock(milliseconds), formatDuration(milliseconds), formatAge(milliseconds)]).toEqual([
    clock,
    duration,
    age,
  ]);
});

test('formatClock names every second, and shows two digits of all but the first number', () => {
  fc.assert(
    fc.property(fc.nat(400_000), (seconds) => {
      const text = formatClock(seconds * 1000);
      expect(text).toMatch(/^\d{1,3}(:[0-5]\d){1,2}$/);
      expect(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)).toBe(seconds);
    }),
  );
});
