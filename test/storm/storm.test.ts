import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { storm } from './storm.ts';

afterAll(removeRunFolders);

// A seed that nobody has seen stands in the name of the test, and in what it finds.
test.each([
  ['the same each time', '1'],
  ['another each time', String(randomInt(1_000_000))],
])(
  'whatever the wire does, nothing is lost, done twice or told wrongly: %s, seed %s',
  { timeout: 120_000 },
  async (_, seed) => {
    const { checks, faults, modes } = await storm({ seed, runs: 9, atOnce: 5 });
    expect(checks.violations).toEqual([]);
    expect(modes.size).toBeGreaterThan(3);
    expect(faults.size).toBeGreaterThan(3);
  },
);
