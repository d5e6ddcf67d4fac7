import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionErrors, type ActionError } from '../../src/errors.ts';
import { nameVariable, type Environment } from '../../src/inputs/input.ts';
import { listSecretTexts } from '../../src/inputs/read.ts';
import { allInputs } from '../../src/modes/index.ts';
import { readMode } from '../../src/modes/read-mode.ts';
import { readGivenInputs, listMistakes } from './inputs.ts';

const inputRows = Object.entries(allInputs);

describe('inputs and environment variables', () => {
  test.each([
    ['NOMAD_TOKEN', 'token'],
    ['NOMAD_NAMESPACE', 'namespace'],
    ['NOMAD_REGION', 'region'],
    ['NOMAD_HTTP_AUTH', 'httpAuth'],
  ] as const)('the variable %s is read unless its input is set', (variable, name) => {
    const [input, sign] = name === 'httpAuth' ? ['http-auth', ':'] : [name, '-'];
    const env = { [variable]: `from${sign}env` };
    expect(readGivenInputs({ env }).nomad[name]).toBe(env[variable]);
    expect(readGivenInputs({ env, inputs: { [input]: ` from${sign}input\n` } }).nomad[name]).toBe(`from${sign}input`);
    expect(readGivenInputs({ env, inputs: { [input]: ' ' } }).nomad[name]).toBe(env[variable]);
  });

  test('NOMAD_ADDR is read unless address is set', () => {
    const env = { NOMAD_ADDR: 'https://env.example' };
    expect(readGivenInputs({ env, inputs: { address: '' } }).nomad.address.host).toBe('env.example');
    expect(readGivenInputs({ env }).nomad.address.host).toBe('nomad.example:4646');
  });

  test.each([
    ['', false],
    ['tls', true],
    ['http', false],
  ])('the input insecure %j verifies no certificate: %s', (insecure, expected) => {
    expect(readGivenInputs({ inputs: { insecure } }).nomad.tls.skipVerify).toBe(expected);
    expect(readGivenInputs({ inputs: { insecure }, env: { NOMAD_SKIP_VERIFY: '1' } }).nomad.tls.skipVerify).toBe(
      expected,
    );
  });

  test('an invalid environment variable is reported by its name', () => {
    expect(listMistakes({ env: { NOMAD_ADDR: 'nomad.example' }, inputs: { address: '' } })).toEqual([
      'Input `address` (from `NOMAD_ADDR`) has no scheme ("nomad.example").',
    ]);
  });

  test('an unevaluated GitHub expression counts as empty', () => {
    expect(readGivenInputs({ inputs: { 'github-token': '${{ github.token }}' } }).comment.token).toBeUndefined();
  });
});

describe('values to mask', () => {
  test('every secret is masked as given and as used, from inputs and variables', () => {
    const env = {
      INPUT_TOKEN: 'one-token\n',
      NOMAD_TOKEN: 'another-token',
      'INPUT_HTTP-AUTH': 'user:password',
      'INPUT_CLIENT-KEY': '-----BEGIN KEY-----\nabc\n-----END KEY-----',
      'INPUT_GITHUB-TOKEN': ' ',
      INPUT_ADDRESS: 'https://nomad.example',
      NOMAD_ADDR: 'https://other.example',
    };
    expect(listSecretTexts(env, allInputs).toSorted()).toEqual(
      [
        'one-token\n',
        'one-token',
        'another-token',
        'user:password',
        'password',
        'dXNlcjpwYXNzd29yZA==',
        '-----BEGIN KEY-----\nabc\n-----END KEY-----',
      ].toSorted(),
    );
  });

  test('values to mask include each secret input and its variable', () => {
    const secrets = inputRows.filter(([, row]) => row.kind.secret === 'text');
    expect(secrets.map(([name]) => name)).toEqual(
      'token client-key http-auth signing-key github-token registry-token'.split(' '),
    );
    for (const [name, row] of secrets) {
      const variables = [nameVariable(name), ...(row.env === undefined ? [] : [row.env])];
      for (const variable of variables)
        expect(listSecretTexts({ [variable]: 'geheim', NOMAD_TOKEN: 'x' }, allInputs)).toEqual(
          variable === 'NOMAD_TOKEN' ? [] : ['geheim'],
        );
    }
  });

  test.each(['token', 'github-token', 'registry-token'])('%s has 8 characters or more', (name) => {
    expect(inputRows.find(([row]) => row === name)?.[1].kind.read('sevenXY')).toEqual({
      error: 'has 7 characters; a token has 8 or more',
      hint: 'Set it to the whole token.',
    });
  });
});

interface Run {
  readonly env: Environment;
  readonly isFromFork: boolean;
  readonly isForkRun: boolean;
}

/** Returns the result of reading the inputs: a run, withheld because of a fork, or errors. */
async function judgeReading(run: Run): Promise<'run' | 'withheld' | readonly ActionError[]> {
  try {
    const mode = await readMode({ ...run, workspace: import.meta.dirname });
    return 'withheld' in mode ? 'withheld' : 'run';
  } catch (error) {
    if (error instanceof ActionErrors) return error.list;
    throw error;
  }
}

test('a run of a fork ends with a notice only when its inputs are withheld, never instead of an error', async () => {
  const names = ['mode', 'address', 'token', 'job-files', 'client-cert', 'audience', 'timeout', 'redact'] as const;
  const text = fc.constantFrom('', 'plan', 'parse', 'register', 'https://nomad.example', 'nomad', '*.hcl', 'x');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), text), fc.boolean(), async (given, isForkRun) => {
      const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [nameVariable(name), value]));
      const ended = await judgeReading({ env, isFromFork: true, isForkRun });
      const mode = given['mode'] || 'plan';
      const isForked = isForkRun && ['plan', 'parse'].includes(mode) && (!given['address'] || !given['token']);
      // Any other result is a run, or an error that names an input.
      expect(ended === 'withheld' ? isForked : ended === 'run' || ended.length > 0).toBe(true);
      expect(ended === 'run' && isForked).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('any inputs are read or reported as errors that show no secret', async () => {
  const secret = 'geheim-Xq9';
  const names = inputRows.map(([name]) => name);
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('true', '*', 'a:b', '10m', '/', '!x', '..', 'https://x'),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), text), fc.boolean(), async (given, isFromFork) => {
      const env = Object.fromEntries(
        Object.entries(given).map(([name, value]) => {
          const row = inputRows.find(([known]) => known === name)?.[1];
          return [nameVariable(name), row?.kind.secret === 'text' ? `${value}${secret}` : value];
        }),
      );
      const ended = await judgeReading({ env, isFromFork, isForkRun: false });
      for (const { reason, message, hint = '' } of typeof ended === 'string' ? [] : ended) {
        expect(reason).toBe('input');
        expect(message).toMatch(/^Input `[a-z0-9-]+`.* .*\.$/s);
        expect(message + hint).not.toContain(secret);
        expect(hint).toMatch(/[.?]$/);
      }
    }),
    { numRuns: 500 },
  );
});
