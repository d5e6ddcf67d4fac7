import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listHclLiterals } from '../../../src/jobfiles/provenance/literals.ts';
import { quote, text } from './texts.ts';

describe('HCL literals of any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'" ${ %{ $${ } { /* */ # // a -1.5'.split(' '),
      '\\',
      '<<EOT\n',
      '<<-EOT\n',
      'EOT\n',
      '\n',
      ' ',
      '\\u',
      '\\U',
      '\\UFFFFFFFF',
      '\ud800',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );

  test('hclLiterals reads any text without an exception', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const [name, value] of listHclLiterals(pieces.join('')))
          expect([typeof name, typeof value]).toEqual(['string', 'string']);
      }),
      { numRuns: 3000 },
    );
  });

  test('hclLiterals returns no part of a string that only Nomad can evaluate', () => {
    const inner = fc.constantFrom<readonly [code: string, literals: readonly string[]]>(
      ['var.v', []],
      ['f("x")', ['x']],
      ['{ a = "}" }', ['}']],
      ['"${var.v}"', []],
      ['"\\"}"', ['"}']],
      ['var.v ? "a" : "b"', ['a', 'b']],
      // No value of a job equals a text with the name of an iterator.
      ['[for x in var.v: "${x}"]', ['${x}']],
    );
    const around = text.map((value) => value.replaceAll(/[$%{}]/g, ''));
    fc.assert(
      fc.property(around, inner, around, fc.constantFrom('$', '%'), (before, [code, literals], after, kind) => {
        const source = `a = ${quote(before, false).slice(0, -1)}${kind}{ ${code} }${quote(after, false).slice(1)}\nb = "c"`;
        expect(Array.from(listHclLiterals(source), ([, value]) => value)).toEqual([...literals, 'c']);
      }),
      { numRuns: 500 },
    );
  });
});
