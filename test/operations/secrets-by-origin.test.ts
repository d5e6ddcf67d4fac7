import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { secretJobs } from '../support/secret-expressions.ts';
import { runsOf } from '../support/thorough.ts';
import { planSecret, type Seen } from '../support/two-secrets.ts';

afterAll(removeRunFolders);

const secrets = fc.tuple(
  ...['a', 'z'].map((second) => fc.stringMatching(/^[a-z0-9]{4,8}$/).map((rest) => `Q${second}${rest}`)),
);

test(
  'outputs are equal for two secrets, whatever path of references leads from a secret to a field',
  { timeout: 600_000 },
  async () => {
    let planned = 0;
    await fc.assert(
      fc.asyncProperty(secretJobs, secrets, async ({ source, isFile }, both) => {
        const seen = await Promise.all(
          both.map(async (secret): Promise<Seen> =>
            planSecret(isFile ? { source, files: { 'dist/secret.txt': secret } } : { source, secret }),
          ),
        );
        expect(seen[0]).toEqual(seen[1]);
        expect(['', 'input']).toContain(seen[0]?.reason);
        if (seen[0]?.exitCode === 0) planned++;
      }),
      // A failure is not made smaller: each try takes half a second.
      { numRuns: runsOf(200), endOnFailure: true },
    );
    expect(planned).toBeGreaterThan(0);
  },
);
