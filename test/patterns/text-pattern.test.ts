import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesetSyntax } from '../../src/jobfiles/functions/fileset.ts';
import { expandBraces } from '../../src/patterns/glob.ts';
import { compileTextPattern } from '../../src/patterns/text-pattern.ts';
import { processorTime } from '../support/growth.ts';

describe('compileTextPattern', () => {
  test('a name pattern of plain characters matches just that name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, other) => {
        const match = compileTextPattern(name.replaceAll(/[*?[\\]/g, '\\$&'), filesetSyntax);
        expect(match?.(name)).toBe(true);
        expect(match?.(other)).toBe(other === name);
      }),
    );
  });

  test('a name pattern with stars matches names composed of its parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[ab]{0,3}$/), { minLength: 1 }),
        fc.stringMatching(/^[ab]{0,4}$/),
        (parts, between) => {
          expect(compileTextPattern(parts.join('*'), filesetSyntax)?.(parts.join(between))).toBe(true);
        },
      ),
    );
  });

  test('a hostile name pattern takes no longer than the product of the lengths', () => {
    const match = compileTextPattern(`${'*a'.repeat(100)}b`, filesetSyntax);
    expect(processorTime(() => expect(match?.('a'.repeat(5000))).toBe(false))).toBeLessThan(1000);
    expect(expandBraces('{a,b}'.repeat(40), filesetSyntax)).toBeUndefined();
    expect(expandBraces('x{a,{b,c}}\\{y', filesetSyntax)).toEqual(
      expect.arrayContaining(['xa\\{y', 'xb\\{y', 'xc\\{y']),
    );
  });
});

describe('the syntax of fileset', () => {
  // As doublestar 1.3, the library of Nomad's command line.
  test.each<[pattern: string, name: string, matches: boolean | undefined]>([
    ['[!a]', '!', true],
    ['[!a]', 'b', false],
    ['[^a]', 'b', true],
    ['[\\]]', ']', true],
    ['[--a]', 'a', undefined],
    ['[a-]', 'a', undefined],
    ['[]a]', 'a', undefined],
    ['*', '.a', true],
    ['?', '😀', true],
    ['[[:digit:]]', '1', false],
    ['[[:digit:]]', 'd]', true],
    ['+(a)', '+(a)', true],
  ])('the pattern %s for %s gives %s', (pattern, name, matches) => {
    expect(compileTextPattern(pattern, filesetSyntax)?.(name)).toBe(matches);
  });

  test.each([
    ['{a\\,b,c}', ['a\\,b', 'c']],
    ['{a}', ['a']],
    ['{1..3}', ['1..3']],
    ['\\{a,b}', ['\\{a,b}']],
    ['a}', ['a}']],
  ])('the braces of %s expand to %j', (pattern, expected) => {
    expect(expandBraces(pattern, filesetSyntax)?.toSorted()).toEqual(expected);
  });
});
