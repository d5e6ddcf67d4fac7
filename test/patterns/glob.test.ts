import { matchesGlob } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileFileGlob } from '../../src/jobfiles/discovery/glob.ts';
import { measureGrowth, processorTime } from '../support/growth.ts';
import { countRuns } from '../support/thorough.ts';

const name = fc
  .array(
    fc.stringMatching(/^[ab.1-]{1,5}$/).filter((text) => text !== '.' && text !== '..'),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join('/'));
const letters = fc.constantFrom('a', 'b', '.', '1', '-');
const simple = fc.constantFrom('*', '?', '[ab]', '[!a]', '[a-b1]', '[^.]', '{a,b}', '{a,b/a}', '{a,{b,1}}');
const segment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(letters, simple), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constant('**') },
);
const glob = fc
  .array(
    segment.filter((part) => !/^\.+$/.test(part)),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join('/'))
  // Each brace may double the alternatives, whose number is limited.
  .filter((pattern) => pattern.split('{').length < 10);

test.each<[pattern: string, path: string, matches: boolean]>([
  ['[]]x', ']x', true],
  ['a/./b//c', 'a/b/c', true],
  ['a\\b', 'a/b', true],
  ['*', '.a', false],
  ['?a', '.a', false],
  ['.*', '.a', true],
  ['{.a,b}', '.a', true],
  ['a/**', 'a', false],
  ['a/**', 'a/b/c', true],
  ['**/c', 'c', true],
  ['**/c', '.b/c', false],
])('the glob %s for %s gives %s as in Node.js', (pattern, path, matches) => {
  expect(compileFileGlob(pattern)?.(path)).toBe(matches);
  expect(matchesGlob(path, pattern)).toBe(matches);
});

test.each(['[x', 'a{', '!(a|b)', '@(a|b).hcl', '*(a)', '+(a)', '?(a)'])('the glob %s is invalid', (pattern) => {
  expect(compileFileGlob(pattern)).toBeUndefined();
});

test('compileFileGlob matches the same paths as Node.js with any wildcards', () => {
  fc.assert(
    fc.property(glob, name, (pattern, path) => {
      expect(compileFileGlob(pattern)?.(path), `${pattern} of ${path}`).toBe(matchesGlob(path, pattern));
    }),
    { numRuns: countRuns(3000) },
  );
});

const hostile: readonly (readonly [glob: string, sign: string])[] = [
  ['*a*a*a*a*a*a*a*b', 'a'],
  ['**/**/**/**/**/b', 'a/'],
  ['{*a,*aa}{*a,*aa}{*a,*aa}b', 'a'],
  ['[ab]*[ab]*[ab]*[ab]*c', 'a'],
  ['**/*a*/**/*a*/**/*a*/b', 'a/'],
];

test.each(hostile)('matching time grows linearly with the path: %s', (pattern, sign) => {
  const match = compileFileGlob(pattern);
  const path = sign.repeat(4000 / sign.length).replace(/\/$/, '');
  expect(processorTime(() => expect(match?.(path)).toBe(false))).toBeLessThan(2000);
  const { fourfold, most } = measureGrowth((count) => match?.(sign.repeat(count)), 2000);
  expect(fourfold).toBeLessThan(most);
});
