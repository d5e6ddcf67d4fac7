import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUnit, formatUnitSuffix } from '../../src/nomad-plan/units.ts';

test.each([
  ['MinHealthyTime', '40000000000', '40s'],
  ['MinHealthyTime', '4000000000', '4s'],
  ['ProgressDeadline', '600000000000', '10m'],
  ['Interval', '5400000000000', '1h30m'],
  ['KillTimeout', '1500000000', '1s500ms'],
  ['Delay', '0', '0s'],
  ['KillTimeout', '5', '5ns'],
  ['MinHealthyTime', '1000001500', '1s1µs500ns'],
  ['MaxRunDuration', '900000000000000001', '250000h1ns'],
])('the field %s with the value %s is readable as %s', (name, value, text) => {
  expect(formatUnit(name, value)).toBe(text);
});

test.each([
  ['Count', '40000000000'],
  ['MemoryMB', '9000000'],
  ['MinHealthyTime', 'x'],
  ['MinHealthyTime', '-1'],
  ['Max', '5'],
])('the field %s with the value %s has no more readable form', (name, value) => {
  expect(formatUnit(name, value)).toBeUndefined();
});

test('a size has its unit, which is always MiB, and a count has none', () => {
  expect([formatUnitSuffix('MemoryMB'), formatUnitSuffix('Count')]).toEqual([' MiB', '']);
});

test('the bounds of a `wait` block are durations, and those of a scaling policy are not', () => {
  expect(formatUnit('Max', '5', 'Template')).toBe('5ns');
  expect(formatUnit('Max', '5', 'Scaling')).toBeUndefined();
});

test('a readable duration has the same length as its nanoseconds', () => {
  const sizes: Readonly<Record<string, bigint>> = {
    h: 3_600_000_000_000n,
    m: 60_000_000_000n,
    s: 1_000_000_000n,
    ms: 1_000_000n,
    µs: 1000n,
    ns: 1n,
  };
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), (nanoseconds) => {
      const text = formatUnit('Delay', String(nanoseconds)) ?? '';
      const parts = [...text.matchAll(/(\d+)([mµn]s|h|m|s)/g)];
      expect(parts.map(([part]) => part).join('')).toBe(text);
      expect(parts.reduce((sum, [, count = '', unit = '']) => sum + BigInt(count) * (sizes[unit] ?? 0n), 0n)).toBe(
        nanoseconds,
      );
    }),
  );
});
