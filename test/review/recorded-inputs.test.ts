import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planInputs, readPlanInputs } from '../../src/modes/plan/inputs.ts';
import { listDifferingInputs, recordInputs } from '../../src/review/recorded-inputs.ts';
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
  return readModeInputs('plan', planInputs, readPlanInputs, { env, workspace: '.', isFromFork: false });
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
        expect(listDifferingInputs(recorded, before, { effect, key })).toEqual([]);
        expect(listDifferingInputs(recorded, after, { effect, key })).toHaveLength(1);
        expect(listDifferingInputs(undefined, after, { effect, key })).toEqual([]);
      }
    }),
  );
});

test.each([
  ['only-changed', 'files', { 'ONLY-CHANGED': 'true' }, 'was `false` for the plan, and is `true` here'],
  ['working-directory', 'files', { 'WORKING-DIRECTORY': 'docs' }, 'was `.` for the plan, and is `docs` here'],
  ['job-files', 'files', { 'JOB-FILES': 'a.hcl\nb.hcl' }, 'was `*.nomad.hcl` for the plan, and is `a.hcl b.hcl` here'],
  ['submission', 'specification', { SUBMISSION: 'false' }, 'was `true` for the plan, and is `false` here'],
  [
    'preserve-counts',
    'specification',
    { 'PRESERVE-COUNTS': 'true' },
    'was `autoscaled` for the plan, and is `true` here',
  ],
  [
    'file-base',
    'specification',
    { 'FILE-BASE': 'job-file' },
    'was `working-directory` for the plan, and is `job-file` here',
  ],
  ['late-vars', 'specification', { 'LATE-VARS': 'b\na' }, 'was empty for the plan, and is `a b` here'],
  ['stages', 'order', { STAGES: 'a.hcl' }, 'was empty for the plan, and is `a.hcl` here'],
  ['job-files', 'files', { 'JOB-FILES': 'x'.repeat(201) }, 'was `*.nomad.hcl` for the plan, and is ‹hidden› here'],
  ['variable x', 'specification', { VARS: 'x=1' }, 'variable `x` was not set for the plan'],
] as const)('another value of %s differs from the plan in its effect, %s, only', (name, effect, given, what) => {
  const recorded = recordInputs(readInputs({}), key);
  const after = readInputs(Object.fromEntries(Object.entries(given).map(([row, value]) => [`INPUT_${row}`, value])));
  const expected = name.startsWith('variable ') ? what : `\`${name}\` ${what}`;
  for (const kind of ['files', 'specification', 'order'] as const)
    expect(listDifferingInputs(recorded, after, { effect: kind, key })).toEqual(kind === effect ? [expected] : []);
});

test('a variable that is not set here differs from the plan, and a late one is not a variable of it', () => {
  const recorded = recordInputs(readInputs({ INPUT_VARS: 'x=1' }), key);
  const listDiffering = (given: Readonly<Record<string, string>>): readonly string[] =>
    listDifferingInputs(recorded, readInputs(given), { effect: 'specification', key });
  expect(listDiffering({})).toEqual(['variable `x` is not set here, and was for the plan']);
  expect(listDiffering({ INPUT_VARS: 'x=2' })).toEqual(['variable `x` had a different value for the plan']);
  expect(Object.keys(recordInputs(readInputs({ INPUT_VARS: 'x=1', 'INPUT_LATE-VARS': 'x' }), key))).not.toContain(
    'variable x',
  );
});

test('a value of the configuration file is named with it', () => {
  const recorded = recordInputs(readInputs({ INPUT_VARS: 'x=1' }), key);
  const inputs = readInputs({ INPUT_VARS: 'x=2', 'INPUT_JOB-FILES': 'a.hcl' });
  const lines = new Map([['vars', 1]]);
  const configuration = {
    file: 'outrider.yml',
    path: 'outrider.yml',
    lines,
    environment: {},
    variables: new Map<string, number>(),
  };
  const after = { ...inputs, jobFiles: { ...inputs.jobFiles, configuration } };
  expect(listDifferingInputs(recorded, after, { effect: 'specification', key })).toEqual([
    'variable `x` (from `outrider.yml`) had a different value for the plan',
  ]);
  lines.set('job-files', 2);
  expect(listDifferingInputs(recorded, after, { effect: 'files', key })).toEqual([
    '`job-files` was `*.nomad.hcl` for the plan, and is `a.hcl` here (from `outrider.yml`)',
  ]);
});
