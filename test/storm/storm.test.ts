import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { storm } from './storm.ts';

// The title of the test and its violations contain the random seed.
test.each([
  ['fixed', '1'],
  ['random', String(randomInt(1_000_000))],
])('no invariant is violated while the network fails, with the %s seed %s', { timeout: 120_000 }, async (_, seed) => {
  const { checks, faults, modes } = await storm({ seed, runs: 9, atOnce: 5 });
  expect(checks.violations).toEqual([]);
  expect(modes.size).toBeGreaterThan(3);
  expect(faults.size).toBeGreaterThan(3);
});
