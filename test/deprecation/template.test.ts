import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWrittenByOutrider, textFor, unknownPlaceholders, type Wording } from '../../src/deprecation/template.ts';
import { listing, someVersion } from './cases.ts';
import { versionOf } from './listing.ts';

const longest = 1000;

function wordingOf({
  successors = [],
  ...given
}: Partial<Omit<Wording, 'successors'>> & { successors?: string[] }): Wording {
  return {
    reason: '',
    link: undefined,
    module: { organization: 'acme', name: 'network', provider: 'aws' },
    tag: 'network-v2.1.0',
    releaseUrl: 'https://github.com/acme/network/releases/tag/network-v2.1.0',
    date: '2026-11-21',
    policy: 'per-major',
    ...given,
    successors: successors.map(versionOf),
  };
}

/** The reason without our mark. */
function reasonFor(version: string, template: string, successors: string[] = ['2.1.0']): string {
  const { reason } = textFor(versionOf(version), wordingOf({ reason: template, successors }));
  return reason.replace(/ ?\[outrider\]$/, '');
}

describe('a placeholder', () => {
  test.each([
    ['{{version}}', '1.0.0+b'],
    ['{{latest}}', '2.1.0'],
    ['{{latest-same-major}}', '2.1.0'],
    ['{{replacement}}', '2.1.0'],
    ['{{module}}', 'network'],
    ['{{provider}}', 'aws'],
    ['{{organization}}', 'acme'],
    ['{{tag}}', 'network-v2.1.0'],
    ['{{release-url}}', 'https://github.com/acme/network/releases/tag/network-v2.1.0'],
    ['{{date}}', '2026-11-21'],
    ['{{policy}}', 'per-major'],
    ['{{ version }} and {{version}}', '1.0.0+b and 1.0.0+b'],
    ['{version} {{{version}}}', '{version} {{{version}}}'],
    ['$& $1 {{version}}', '$& $1 1.0.0+b'],
  ])('%s is filled in as %s', (template, expected) => {
    expect(reasonFor('v1.0.0+b', template)).toBe(expected);
  });

  test('is filled in once: what stands in a value is no placeholder', () => {
    const { link } = textFor(versionOf('1.0.0'), wordingOf({ link: 'https://x/{{tag}}', tag: '{{version}}' }));
    expect(link).toBe('https://x/{{version}}');
  });

  test.each([
    ['Superseded by {{latest}}.', []],
    ['{{ latest }}{{tag}}', []],
    ['{{lastest}} {{Version}} {{}} {{constructor}}', ['lastest', 'Version', '', 'constructor']],
    ['{{a\nb}}', ['a\nb']],
    ['{{ latest', []],
    ['$${{ github.ref }}', ['github.ref']],
  ])('%j is known or not', (template, expected) => expect(unknownPlaceholders(template)).toEqual(expected));
});

describe('of what can be moved to', () => {
  const successors = ['1.0.9', '1.4.2', '1.9.0', '2.0.0', '2.1.0', '3.0.0-rc.1'];
  const template = '{{latest}} {{latest-same-major}} {{replacement}}';

  test.each([
    ['1.0.1', '2.1.0 1.9.0 1.0.9'],
    ['1.4.0', '2.1.0 1.9.0 1.4.2'],
    ['1.5.0', '2.1.0 1.9.0 1.9.0'],
    ['0.9.0', '2.1.0 2.1.0 2.1.0'],
    ['2.1.0-rc.1', '2.1.0 2.1.0 2.1.0'],
    ['3.0.0-beta.1', '3.0.0-rc.1 3.0.0-rc.1 3.0.0-rc.1'],
  ])('%s is told %s', (version, expected) => expect(reasonFor(version, template, successors)).toBe(expected));

  test('a stable version is told no prerelease, though that is newer', () => {
    const newer = ['1.4.3-rc.1', '1.9.0', '1.10.0-rc.1', '2.0.0', '2.1.0-rc.1'];
    expect(reasonFor('1.4.2', template, newer)).toBe('2.0.0 1.9.0 1.9.0');
    expect(reasonFor('1.9.1', template, ['1.10.0-rc.1', '2.0.0'])).toBe('2.0.0 2.0.0 2.0.0');
  });

  test('a prerelease is told the newest of its own release, of which there is no stable version yet', () => {
    expect(reasonFor('2.2.0-rc.1', template, ['2.1.0', '2.2.0-rc.2'])).toBe('2.2.0-rc.2 2.2.0-rc.2 2.2.0-rc.2');
    expect(reasonFor('1.5.0-rc.1', template, ['1.4.0', '1.5.0-rc.2', '2.0.0'])).toBe('2.0.0 1.5.0-rc.2 1.5.0-rc.2');
  });

  test('there may be prereleases alone, or nothing', () => {
    expect(reasonFor('1.0.0-rc.1', template, ['1.0.0-rc.2'])).toBe('1.0.0-rc.2 1.0.0-rc.2 1.0.0-rc.2');
    expect(reasonFor('1.0.0', template, [])).toBe('');
  });
});

describe('a text', () => {
  test('is one line without what controls a terminal or turns the direction of a text', () => {
    const hostile = 'a\r\nb\tc\u001b[31m\u0000\u0085\u2028d\u202e\u2066\u200f\u061c e\u007f';
    expect(reasonFor('1.0.0', hostile)).toBe('a b c[31m d e');
    const link = 'https://example.com/\u202e{{version}}\n';
    expect(textFor(versionOf('1.0.0'), wordingOf({ link })).link).toBe('https://example.com/1.0.0');
  });

  test('is none where none is asked for, but for the mark by which it is known as ours', () => {
    expect(textFor(versionOf('1.0.0'), wordingOf({}))).toEqual({ reason: '[outrider]', link: '' });
  });

  test.each([989, 990, 1000, 5000])('of %i characters has its mark, and is cut where that is too long', (length) => {
    const { reason } = textFor(versionOf('1.0.0'), wordingOf({ reason: 'x'.repeat(length) }));
    expect(reason).toBe(`${length > 989 ? `${'x'.repeat(988)}…` : 'x'.repeat(length)} [outrider]`);
    expect(reason.length).toBeLessThanOrEqual(longest);
  });

  test('is not cut through a character', () => {
    const { reason } = textFor(versionOf('1.0.0'), wordingOf({ reason: `${'x'.repeat(987)}${'😀'.repeat(9)}` }));
    expect(reason).toBe(`${'x'.repeat(987)}… [outrider]`);
  });

  test('of any template is ours, one line, well formed, and no longer than allowed', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('{{latest}}', '{{version}}', '{{', '}}', '[outrider]', '\u202e', '\n', '😀'.repeat(500)),
    );
    const template = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(template, someVersion, listing, (reason, version, versions) => {
        const successors = versions.flatMap((one) => one.version ?? []);
        const text = textFor(version, { ...wordingOf({ reason, link: reason }), successors });
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

describe('ours is a deprecation', () => {
  test.each([
    ['[outrider]', true],
    ['Superseded by 2.0.0. [outrider]', true],
    ['Superseded. [outrider] \n', true],
    ['', false],
    ['It leaks.', false],
    ['[outrider] did not see that it leaks.', false],
    ['Superseded. [Outrider]', false],
  ])('with the reason %j: %s', (reason, expected) => expect(isWrittenByOutrider({ reason })).toBe(expected));
});
