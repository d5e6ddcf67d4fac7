import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatVersion } from '../../src/clients/registry/version.ts';
import { registryInputs, registryErrors } from './registry-inputs.ts';

async function readPolicy(given: Readonly<Record<string, string>>) {
  return (await registryInputs(given)).policy;
}

describe('policy inputs', () => {
  test('a policy is read from its inputs', async () => {
    const policy = await readPolicy({
      policy: 'per-minor',
      keep: '3',
      range: '<2.0.0',
      versions: 'v1.0.0\n1.1.0+b',
      protect: '1.4.x\n=0.9.0',
      prereleases: 'all',
      'min-age': '1d12h',
      'only-older-than': 'newest',
    });
    expect(policy).toMatchObject({
      rule: 'per-minor',
      keep: 3,
      prereleases: 'all',
      minAge: 36 * 3600 * 1000,
      onlyOlderThan: 'newest',
    });
    expect(policy.versions.map(formatVersion)).toEqual(['1.0.0', '1.1.0+b']);
    expect([policy.range, ...policy.protect].map((range) => range?.raw)).toEqual(['<2.0.0', '1.4.x', '=0.9.0']);
  });

  test.each([
    ['<2.0.0', '2.0.0-rc.1', true],
    ['1.4', '1.4.9', true],
    ['1.4.x', '1.4.0-rc.1', true],
    ['^1.2', '2.0.0', false],
    ['1.2.3', '1.2.3+build', true],
    ['v1.2.3', '1.2.3', true],
    ['>=1.2.0 <1.5.0 || 2.x', '2.1.0', true],
  ])('the range %s contains %s: %s', async (range, version, inside) => {
    const policy = await readPolicy({ range, protect: range });
    expect([policy.range, ...policy.protect].map((row) => row?.test(version))).toEqual([inside, inside]);
  });
});

describe('contradictory policy inputs', () => {
  test('the policies range and explicit need their inputs', async () => {
    expect(await registryErrors({ policy: 'range' })).toEqual([
      'Input `range` is missing, but `policy` is `range`. Set the range to deprecate, such as `<2.0.0`.',
    ]);
    expect(await registryErrors({ policy: 'explicit', versions: ' \n' })).toEqual([
      'Input `versions` is empty, but `policy` is `explicit`. List the versions, one per line.',
    ]);
  });

  test('explicit rejects policy inputs without effect except default values', async () => {
    const explicit = { policy: 'explicit', versions: '1.0.0' };
    const given = { keep: '2', range: '1.x', 'min-age': '1d', prereleases: 'all', 'only-older-than': 'newest' };
    const unsaid = { keep: '1', 'min-age': '0', prereleases: 'superseded', 'only-older-than': 'released' };
    expect(await registryErrors({ ...explicit, ...given })).toEqual(
      Object.keys(given)
        .map((name) => `Input \`${name}\` has no effect with \`policy: explicit\`.`)
        .map((error) => `${error} Remove it, or choose a different policy.`),
    );
    expect(await registryErrors({ ...explicit, ...unsaid, protect: '1.x' })).toEqual([]);
  });
});

describe('range inputs', () => {
  test.each([
    ['~> 1.2', '^1.2'],
    ['~>1.2.3', '~1.2.3'],
    ['~> 0.2', '>=0.2 <1'],
    ['>1.0.0 || ~> 2', '>1.0.0 || >=2'],
  ])('a constraint of Terraform is an error, which names the same range: %s', async (range, meant) => {
    expect(await registryErrors({ range, protect: range })).toEqual([
      `Input \`range\` is "${range}", but \`~>\` has a different meaning here than in Terraform. Write \`${meant}\`.`,
      `Input \`protect\` contains "${range}", but \`~>\` has a different meaning here than in Terraform. Write \`${meant}\`.`,
    ]);
  });

  test('a list of versions with commas is an error, which names no range that means "and"', async () => {
    expect(await registryErrors({ range: '1.0.0, 1.x', protect: '1.0.0,v1.1.0' })).toEqual([
      'Input `range` is "1.0.0, 1.x", which is not a range. Write `1.0.0 || 1.x`.',
      'Input `protect` contains "1.0.0,v1.1.0", which is not a range. Write one per line.',
    ]);
  });

  test('a range with commas is an error, which names it without them', async () => {
    expect(await registryErrors({ range: '>= 1.0, < 2.0' })).toEqual([
      'Input `range` is ">= 1.0, < 2.0", which is not a range. Write `>= 1.0 < 2.0`.',
    ]);
  });

  test.each(['latest', 'latest, 1.x', '1.2.3.4', '=>1', '01.2.3'])('the range %s is not valid', async (range) => {
    expect(await registryErrors({ range })).toEqual([
      `Input \`range\` is "${range}", which is not a range. Write it as \`<2.0.0\`, \`1.x\` or \`>=1.2.0 <1.5.0\`.`,
    ]);
  });
});

describe('template inputs', () => {
  test.each([
    ['none', undefined],
    ['https://example.com/{{version}}', 'https://example.com/{{version}}'],
    ['http://example.com', 'http://example.com'],
    ['{{release-url}}#{{module}}', '{{release-url}}#{{module}}'],
    ['', '{{release-url}}'],
  ])('the link %j is accepted', async (link, expected) => {
    expect(await registryInputs({ link })).toMatchObject({ link: expected });
  });

  test.each(['javascript:alert(1)', 'www.example.com', '/changelog', 'ftp://x'])(
    'the link %s is not an address',
    async (link) => {
      expect(await registryErrors({ link })).toEqual([
        `Input \`link\` is "${link}", which is not a URL. Start it with \`https://\` or a placeholder, or write \`none\`.`,
      ]);
    },
  );

  test('a template names only known placeholders', async () => {
    const known =
      'The placeholders are `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.';
    expect(
      await registryErrors({ reason: '{{ a }} {{b}} {{latest}} { latest } {"json": 1} {}', link: 'https://x/{{c}}' }),
    ).toEqual(
      [
        ['reason` contains "a"', known],
        ['reason` contains "b"', known],
        ['reason` contains "{ latest }"', 'Did you mean `{{latest}}`?'],
        ['link` contains "c"', known],
      ].map(([words, hint]) => `Input \`${words}, which is not a placeholder. ${hint}`),
    );
  });
});

/** Inputs of these modes with a syntax of their own. */
const judgedBy =
  'module module-version policy keep range versions protect prereleases min-age reason link registry-address'.split(
    ' ',
  );

test('any registry inputs are read or reported as errors that show no secret', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom(...'1.2.3 v1 1.x ~>1 {{latest}} {{x}} explicit range true 30d https://x'.split(' ')),
  );
  const name = fc.constantFrom(...judgedBy);
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, text), fc.constantFrom('deprecate', 'reinstate'), async (given, mode) => {
      const errors = await registryErrors({ ...given, mode });
      expect(errors.filter((row) => !/^Input `[a-z-]+` .*[.?]$/s.test(row) || row.includes('geheim'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
