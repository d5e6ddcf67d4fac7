import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDeprecation,
  listUnknownPlaceholders,
  type TextContext,
} from '../../../src/operations/modules/template.ts';
import { isWrittenByOutrider } from '../../../src/clients/registry/module.ts';
import { listing, someVersion } from './cases.ts';
import { createVersion } from './listing.ts';

const longest = 1000;

function createWording({
  successors = [],
  ...given
}: Partial<Omit<TextContext, 'successors'>> & { successors?: string[] }): TextContext {
  return {
    reason: '',
    link: undefined,
    module: { organization: 'acme', name: 'network', provider: 'aws' },
    tag: 'network-v2.1.0',
    releaseUrl: 'https://github.com/acme/network/releases/tag/network-v2.1.0',
    date: '2026-11-21',
    policy: 'per-major',
    ...given,
    successors: successors.map(createVersion),
  };
}

/** Returns the reason without Outrider's mark. */
function reasonFor(version: string, template: string, successors: string[] = ['2.1.0']): string {
  const { reason } = formatDeprecation(createVersion(version), createWording({ reason: template, successors }));
  return reason.replace(/ ?\[outrider\]$/, '');
}

describe('placeholders of deprecation texts', () => {
  test.each([
    ['{{ version }} and {{version}}', '1.0.0+b and 1.0.0+b'],
    ['{version} {{{version}}}', '{version} {{{version}}}'],
    ['$& $1 {{version}}', '$& $1 1.0.0+b'],
  ])('the placeholder %s is replaced by %s', (template, expected) => {
    expect(reasonFor('v1.0.0+b', template)).toBe(expected);
  });

  test('placeholders inside of inserted values are not replaced', () => {
    const { link } = formatDeprecation(
      createVersion('1.0.0'),
      createWording({ link: 'https://x/{{tag}}', tag: '{{version}}' }),
    );
    expect(link).toBe('https://x/{{version}}');
  });

  test.each([
    ['Superseded by {{latest}}.', []],
    ['{{ latest }}{{tag}}', []],
    ['{{lastest}} {{Version}} {{}} {{constructor}}', ['lastest', 'Version', '', 'constructor']],
    ['{{a\nb}}', ['a\nb']],
    ['{{ latest', []],
    ['$${{ github.ref }}', ['github.ref']],
  ])('unknown placeholders of %j are found', (template, expected) =>
    expect(listUnknownPlaceholders(template)).toEqual(expected),
  );
});

describe('successors in deprecation texts', () => {
  const successors = ['1.0.9', '1.4.2', '1.9.0', '2.0.0', '2.1.0', '3.0.0-rc.1'];
  const template = '{{latest}} {{latest-same-major}} {{replacement}}';

  test.each([
    ['1.0.1', '2.1.0 1.9.0 1.0.9'],
    ['1.4.0', '2.1.0 1.9.0 1.4.2'],
    ['1.5.0', '2.1.0 1.9.0 1.9.0'],
    ['0.9.0', '2.1.0 2.1.0 2.1.0'],
    ['2.1.0-rc.1', '2.1.0 2.1.0 2.1.0'],
    ['3.0.0-beta.1', '3.0.0-rc.1 3.0.0-rc.1 3.0.0-rc.1'],
  ])('the successors of version %s are %s', (version, expected) =>
    expect(reasonFor(version, template, successors)).toBe(expected),
  );

  test('the successor of a stable version is never a prerelease', () => {
    const newer = ['1.4.3-rc.1', '1.9.0', '1.10.0-rc.1', '2.0.0', '2.1.0-rc.1'];
    expect(reasonFor('1.4.2', template, newer)).toBe('2.0.0 1.9.0 1.9.0');
    expect(reasonFor('1.9.1', template, ['1.10.0-rc.1', '2.0.0'])).toBe('2.0.0 2.0.0 2.0.0');
  });

  test('the successor of a prerelease is the newest one of its own release before a stable version exists', () => {
    expect(reasonFor('2.2.0-rc.1', template, ['2.1.0', '2.2.0-rc.2'])).toBe('2.2.0-rc.2 2.2.0-rc.2 2.2.0-rc.2');
    expect(reasonFor('1.5.0-rc.1', template, ['1.4.0', '1.5.0-rc.2', '2.0.0'])).toBe('2.0.0 1.5.0-rc.2 1.5.0-rc.2');
  });

  test('successors may be only prereleases or missing', () => {
    expect(reasonFor('1.0.0-rc.1', template, ['1.0.0-rc.2'])).toBe('1.0.0-rc.2 1.0.0-rc.2 1.0.0-rc.2');
    expect(reasonFor('1.0.0', template, [])).toBe('');
  });
});

describe('text of a deprecation', () => {
  test('deprecation texts are one line without control characters or changes of direction', () => {
    const hostile = 'a\r\nb\tc\u001b[31m\u0000\u0085\u2028d\u202e\u2066\u200f\u061c e\u007f';
    expect(reasonFor('1.0.0', hostile)).toBe('a b c[31m d e');
    const link = 'https://example.com/\u202e{{version}}\n';
    expect(formatDeprecation(createVersion('1.0.0'), createWording({ link })).link).toBe('https://example.com/1.0.0');
  });

  test('an empty deprecation text consists of the mark only', () => {
    expect(formatDeprecation(createVersion('1.0.0'), createWording({}))).toEqual({ reason: '[outrider]', link: '' });
  });

  test.each([989, 1000, 5000])('a deprecation text of %i characters is marked and cut at the limit', (length) => {
    const { reason } = formatDeprecation(createVersion('1.0.0'), createWording({ reason: 'x'.repeat(length) }));
    expect(reason).toBe(`${length > 989 ? `${'x'.repeat(988)}…` : 'x'.repeat(length)} [outrider]`);
    expect(reason.length).toBeLessThanOrEqual(longest);
  });

  test('a deprecation text is never cut inside of a character', () => {
    const { reason } = formatDeprecation(
      createVersion('1.0.0'),
      createWording({ reason: `${'x'.repeat(987)}${'😀'.repeat(9)}` }),
    );
    expect(reason).toBe(`${'x'.repeat(987)}… [outrider]`);
  });

  test('a deprecation text of any template is marked, one line, well-formed and within the limit', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('{{latest}}', '{{version}}', '{{', '}}', '[outrider]', '\u202e', '\n', '😀'.repeat(500)),
    );
    const template = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(template, someVersion, listing, (reason, version, versions) => {
        const successors = versions.flatMap((item) => item.version ?? []);
        const text = formatDeprecation(version, { ...createWording({ reason, link: reason }), successors });
        expect(isWrittenByOutrider(text)).toBe(true);
        expect(text.reason.length).toBeLessThanOrEqual(longest);
        expect(text.reason + text.link).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
        );
        expect((text.reason + text.link).isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['[outrider]', true],
  ['Superseded by 2.0.0. [outrider]', true],
  ['Superseded. [outrider] \n', true],
  ['', false],
  ['It leaks.', false],
  ['[outrider] did not see that it leaks.', false],
  ['Superseded. [Outrider]', false],
])('a deprecation with the reason %j is written by Outrider: %s', (reason, expected) =>
  expect(isWrittenByOutrider({ reason })).toBe(expected),
);
