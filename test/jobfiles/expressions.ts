import * as fc from 'fast-check';

interface Expressions {
  readonly text: string;
  readonly number: string;
  readonly truth: string;
  readonly list: string;
  readonly map: string;
}

const word = fc.constantFrom('a', 'b.txt', 'conf/a', '', ' x ', 'A-b', 'a,b', '1', 'true', 'é', 'ab\n', 'x.tpl', 'aa');

/** Random expressions for paths. */
export const { text } = fc.letrec<Expressions>((tie) => {
  /** Replaces each capital letter of the pattern by an expression of its kind. */
  const make = (pattern: string): fc.Arbitrary<string> => {
    const kinds = { T: tie('text'), N: tie('number'), B: tie('truth'), L: tie('list'), M: tie('map') };
    const parts = pattern.split(/(?<![a-z%])([TNBLM])(?![a-z])/);
    return fc
      .tuple(...parts.map((part, at) => (at % 2 === 0 ? fc.constant(part) : kinds[part as keyof typeof kinds])))
      .map((all) => all.join(''));
  };
  const oneOf = (first: fc.Arbitrary<string>, ...patterns: readonly string[]): fc.Arbitrary<string> =>
    fc.oneof({ depthSize: 'small', withCrossShrink: true }, first, ...patterns.map(make));
  return {
    text: oneOf(
      word.map((one) => JSON.stringify(one)),
      'lower(T)',
      'upper(T)',
      'trimspace(T)',
      'chomp(T)',
      'trimprefix(T, T)',
      'trimsuffix(T, T)',
      'replace(T, T, T)',
      'join(T, L)',
      'format("%s/%s%%", T, T)',
      'format("%02d", N)',
      'format("%d-%v", N, N)',
      '(B ? T : T)',
      'element(L, N)',
      'lookup(M, "k", T)',
      'M["k"]',
      'M.k',
      'coalesce(null, T)',
      'try(T, T)',
      '"${T}-${T}"',
      '"${N}"',
    ),
    number: oneOf(fc.constantFrom('0', '1', '2', '7', '10'), 'length(L)'),
    truth: oneOf(
      fc.constantFrom('true', 'false'),
      'T == T',
      'T != T',
      '(B) && (B)',
      'B || !(B)',
      'contains(L, T)',
      'T != null',
    ),
    list: oneOf(
      fc.constantFrom('["a"]', 'range(3)', 'range(1, 4)', 'range(0, 5, 2)'),
      '[T, T]',
      'sort(L)',
      'distinct(L)',
      'compact(L)',
      'concat(L, L)',
      'flatten([L, [L]])',
      'split(T, T)',
      'keys(M)',
      'values(M)',
      '[for k, v in L : "${k}${v}" if v != T]',
      '[for k, v in setunion(L, L) : "${k}${v}"]',
      '[for k, v in convert(L, set(string)) : "${k}${v}"]',
    ),
    map: oneOf(
      fc.constant('{ k = "a" }'),
      '{ k = T, "z y" = T }',
      'merge(M, M)',
      '{ for i, v in L : "k${i}" => v }',
      'zipmap(["k", "b"], [T, T])',
    ),
  };
});
