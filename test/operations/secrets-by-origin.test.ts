import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretJobs, type SecretJob } from '../support/secret-expressions.ts';
import { isThorough, countRuns } from '../support/thorough.ts';
import { planSecret, type Seen, type WithSecret } from '../support/two-secrets.ts';

const texts = fc.tuple(
  ...['a', 'z'].map((second) => fc.stringMatching(/^[a-z0-9]{4,8}$/).map((rest) => `Q${second}${rest}`)),
);
/** No round number contains one of them. */
const numbers = fc.tuple(
  ...['17', '83'].map((first) => fc.stringMatching(/^[1-9]{3}$/).map((rest) => `${first}${rest}`)),
);

function withSecret({ origin, source, running }: SecretJob, secret: string): WithSecret {
  if (origin === 'file') return { source, running, files: { 'dist/secret.txt': secret } };
  if (origin === 'name') return { source, running, inputs: { vars: `api_token=${secret}` } };
  return { source, running, secret };
}

test(
  'outputs are equal for two secrets, whatever path of references leads from a secret to a field',
  { timeout: 600_000 },
  async () => {
    let planned = 0;
    await fc.assert(
      fc.asyncProperty(secretJobs, texts, numbers, async (job, ofTexts, ofNumbers) => {
        const chosen = { index: ['0', '1'], flag: ['true', 'false'], number: ofNumbers };
        const both = Object.hasOwn(chosen, job.origin) ? chosen[job.origin as keyof typeof chosen] : ofTexts;
        const data = await Promise.all(both.map(async (secret): Promise<Seen> => planSecret(withSecret(job, secret))));
        expect(data[0]).toEqual(data[1]);
        expect(['', 'input']).toContain(data[0]?.reason);
        if (data[0]?.exitCode === 0) planned++;
      }),
      // A failure is not made smaller: each try takes half a second.
      { numRuns: countRuns(200), endOnFailure: true },
    );
    // A few jobs alone may all be refused.
    expect(planned).toBeGreaterThanOrEqual(isThorough ? 20 : 0);
  },
);
