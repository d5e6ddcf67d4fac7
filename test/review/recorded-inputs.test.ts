import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planInputs, readPlanInputs } from '../../src/modes/plan/inputs.ts';
import { differingInputs, recordInputs } from '../../src/review/recorded-inputs.ts';
import { readModeInputs } from '../support/inputs.ts';
import { parseKeys } from '../support/signing.ts';

const [key] = parseKeys('a-key-of-sixteen-bytes');

function readInputs(given: Readonly<Record<string, string>>): ReturnType<typeof readPlanInputs> {
  const env = {
    INPUT_MODE: 'plan',
    INPUT_ADDRESS: 'https://nomad.example',
    'INPUT_JOB-FILES': '*.nomad.hcl',
    ...given,
  };
  return readModeInputs('plan', planInputs, readPlanInputs, { env, workspace: '.', fork: false });
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 8, maxLength: 20 });

test('a record of inputs has the value of no variable, and no part of an input that contains a secret one', () => {
  fc.assert(
    fc.property(word, word, word, (given, secret, environment) => {
      const recorded = recordInputs(
        readInputs({
          INPUT_VARS: `one=X${given}`,
          'INPUT_SECRET-VARS': `two=Y${secret}`,
          NOMAD_VAR_three: `Z${environment}`,
          'INPUT_JOB-FILES': `jobs/Y${secret}/*.hcl`,
        }),
        key,
      );
      expect(Object.keys(recorded)).toEqual(expect.arrayContaining(['variable one', 'variable two', 'variable three']));
      const shown = JSON.stringify(Object.values(recorded).filter((value) => typeof value === 'string'));
      for (const value of [`X${given}`, `Y${secret}`, `Z${environment}`]) expect(shown).not.toContain(value);
      expect(recorded['job-files']).toEqual({ keyed: expect.any(String) as string });
    }),
  );
});

test('equal inputs never differ, and another value of any of them does', () => {
  fc.assert(
    fc.property(word, word, (first, other) => {
      fc.pre(first !== other);
      const before = readInputs({ INPUT_VARS: `v=${first}`, 'INPUT_JOB-FILES': first });
      const after = readInputs({ INPUT_VARS: `v=${other}`, 'INPUT_JOB-FILES': other });
      const recorded = recordInputs(before, key);
      for (const effect of ['files', 'specification'] as const) {
        expect(differingInputs(recorded, before, { effect, key })).toEqual([]);
        expect(differingInputs(recorded, after, { effect, key })).toHaveLength(1);
        expect(differingInputs(undefined, after, { effect, key })).toEqual([]);
      }
    }),
  );
});

test.each([
  ['SUBMISSION', 'false'],
  ['PRESERVE-COUNTS', 'true'],
  ['FILE-BASE', 'job-file'],
  ['LATE-VARS', 'tag'],
])('another value of the key %s, which changes what is registered, differs from the plan', (name, value) => {
  const recorded = recordInputs(readInputs({}), key);
  const after = readInputs({ [`INPUT_${name}`]: value });
  expect(differingInputs(recorded, after, { effect: 'specification', key })).toHaveLength(1);
});
