import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanHcl } from '../../../src/jobfiles/hcl/scan.ts';
import { readToken, type Hcl } from '../../../src/jobfiles/hcl/tokens.ts';

function tokens(hcl: Hcl): readonly string[] {
  return hcl.kinds.map((kind, at) => `${kind} ${JSON.stringify(readToken(hcl, at))}`);
}

/** Returns the names that appear as code. */
function names(source: string): readonly string[] {
  const hcl = scanHcl(source);
  return hcl.kinds.flatMap((kind, at) => (kind === 'name' ? [readToken(hcl, at)] : []));
}

const piece = fc.oneof(
  fc.constantFrom(
    ...'" ${ %{ ${~ ~} } $${ %%{ $ % { ( ) [ ] /* */ # // file var.x 1.5e3 = é 日本 ::'.split(' '),
    '\\',
    '\\"',
    '<<EOT\n',
    '<<-E\r\n',
    'EOT\n',
    '  E\n',
    'EOT\r\n',
    '\n',
    '\r\n',
    '\r',
    ' ',
    '\t',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

test('scanHcl splits any text without loss and closes only open brackets', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const hcl = scanHcl(text);
      expect(hcl.kinds.map((_, at) => readToken(hcl, at)).join('')).toBe(text);
      expect(hcl.starts).toHaveLength(hcl.kinds.length + 1);
      expect(hcl.closes).toHaveLength(hcl.kinds.length);
      for (const [at, close] of hcl.closes.entries()) {
        const opens = ['open', 'quote', 'heredoc', 'template'].includes(hcl.kinds[at] ?? '');
        const ends = close === hcl.kinds.length || hcl.kinds[close] === 'close';
        expect([at, opens ? close > at && ends : close === at]).toEqual([at, true]);
      }
    }),
    { numRuns: 3000 },
  );
});

describe('scanHcl separates code from text', () => {
  const inner = anyText.map((text) => text.replaceAll(/["\\$%\n\r{}]/g, ''));

  test('strings, heredocs and comments contain no names', () => {
    fc.assert(
      fc.property(inner, (text) => {
        expect(names(`a = "${text} file(x)"\nb = 1\n`)).toEqual(['a', 'b']);
        expect(names(`a = <<MARK\n${text} file("x")\nMARK\nb = 1\n`)).toEqual(['a', 'b']);
        expect(names(`a = 1 # ${text} file("x")\nb = 1\n`)).toEqual(['a', 'b']);
        expect(names(`a = 1 // ${text} file("x")\nb = 1\n`)).toEqual(['a', 'b']);
        expect(names(`a = 1 /* ${text.replaceAll('*/', '')} file("x")\n*/\nb = 1\n`)).toEqual(['a', 'b']);
      }),
    );
  });

  test.each([
    ['a = "x${f("y")}z"', ['a', 'f']],
    ['a = "${"${b}"}"', ['a', 'b']],
    ['a = "$${f} %%{f} $5 $$${f} $$$${f}"', ['a']],
    ['a = "${~ b ~}c"', ['a', 'b']],
    ['a = "%{ if b }c%{ else }d%{ endif }e"', ['a', 'if', 'b', 'else', 'endif']],
    ['a = "${ { k = "}" }.k }z"', ['a', 'k', 'k']],
    ['a = "\\"${b}\\""', ['a', 'b']],
    ['a = <<E\nE x\nxE\n ${b} "\n  E\nc = 1\n', ['a', 'b', 'c']],
    ['a = <<-E\r\n  ${b}\r\n  E\r\nc = 1\r\n', ['a', 'b', 'c']],
    ['a = <<E\n${b}E\nE\nc = 1\n', ['a', 'b', 'c']],
    ['a = <<E\n${<<F\n${b}\nF\n}\nE\nc = 1\n', ['a', 'b', 'c']],
    ['a = b /* c */ - d // e\n', ['a', 'b', 'd']],
    ['größe-1 = 1', ['größe-1']],
  ])('the code names of %j are %j', (source, expected) => expect(names(source)).toEqual(expected));

  test('scanHcl splits a call into tokens', () => {
    expect(tokens(scanHcl('a = file ( # why\n "b" )'))).toEqual([
      ...'name "a"|space " "|symbol "="|space " "|name "file"|space " "|open "("|space " "'.split('|'),
      ...'comment "# why"|newline "\\n"|space " "|quote "\\""|text "b"|close "\\""|space " "|close ")"'.split('|'),
    ]);
  });
});

test.each([
  ['a = "b\nc = "d"\n', { kind: 'string', at: 4 }],
  ['a = "b', { kind: 'string', at: 4 }],
  ['a = "${b', { kind: 'string', at: 4 }],
  ['a = <<E\nb\n', { kind: 'heredoc', at: 4 }],
  ['a = <<E\nb\nE', { kind: 'heredoc', at: 4 }],
  ['a = "${ "b\n" }"', { kind: 'string', at: 8 }],
  ['a = "${\n b\n}"', undefined],
  ['a = (', undefined],
])('the unclosed part of %j is %j', (source, expected) => expect(scanHcl(source).broken).toEqual(expected));
