import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { filesetSyntax } from '../../src/jobfiles/functions/fileset.ts';
import { compileGlob } from '../../src/patterns/glob.ts';
import { readBranches } from '../../src/operations/review/branches.ts';
import { createInputErrors } from '../../src/inputs/input.ts';
import { compileFileGlob } from '../../src/jobfiles/discovery/glob.ts';
import { matchesWhole, readPattern } from '../../src/inputs/pattern.ts';
import { findSecrets } from '../../src/redaction/detection/find-secrets.ts';
import { isSecretValue } from '../../src/redaction/detection/secret-names.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { measureGrowth, processorTime } from '../support/growth.ts';
import { isThorough } from '../support/thorough.ts';

const root = resolve(import.meta.dirname, '../..');

interface Found {
  readonly location: string;
  readonly pattern: RegExp;
}

/** Every regular expression in the sources of the action. */
function listExpressions(file: string): readonly Found[] {
  const hits: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
      hits.push({ location: `${file} /${pattern}/${flags}`, pattern: new RegExp(pattern, flags) });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'))));
  return hits;
}

const expressions = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.d.ts'))
  .flatMap(listExpressions);

/** Characters that represent the classes of a pattern, one of each. */
const classes = ['a', '0', ' ', '\n', '-', '/', '.'];

/** Texts that are slow for an expression if any text is: its own pieces, repeated, and then a character that it does not expect. */
function hostileTexts({ source }: RegExp): readonly ((count: number) => string)[] {
  const plain = source.replaceAll(/\(\?<?[=!:]|\\[bBdDsSwW]|\\p\{\w+\}|\{\d*,?\d*\}|[\^$*+?()]/g, '\0');
  const pieces = plain.split(/[\0|[\]]+/).map((piece) => piece.replaceAll(/\\(.)/g, '$1'));
  const names = [...new Set(pieces.filter((piece) => piece !== ''))].slice(0, isThorough ? 8 : 4);
  const pumps = [...names, ...names.flatMap((first) => names.map((other) => first + other)), ...classes];
  const starts = ['', names[0] ?? '', names.slice(0, 2).join('')];
  return [...new Set(pumps)].flatMap((pump) =>
    [...new Set(starts)].map((start) => (count) => `${start}${pump.repeat(Math.ceil(count / pump.length))}\u0000`),
  );
}

/** Milliseconds that it takes to look for all that matches. */
function measureTime(pattern: RegExp, text: string): number {
  const all = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''));
  return processorTime(() => text.replace(all, ''));
}

const size = 4000;
/** A linear expression takes a tenth of it, a quadratic one ten times as long. */
const suspicious = 0.5;

/** Repeated measurements take a while. */
function isSlow(pattern: RegExp, text: (count: number) => string): boolean {
  const { fourfold, most } = measureGrowth((count) => measureTime(pattern, text(count)), size);
  return fourfold > most;
}

test('no regular expression of src takes more than linear time for any text', () => {
  expect(expressions.length).toBeGreaterThan(190);
  const slow = expressions.flatMap(({ location, pattern }) => {
    const text = hostileTexts(pattern).find(
      (item) => measureTime(pattern, item(size)) > suspicious && isSlow(pattern, item),
    );
    return text === undefined ? [] : [`${location} of ${JSON.stringify(text(40))}`];
  });
  expect(slow).toEqual([]);
});

test.each(['QUJDREVG', 'eyJ', '0', '/', 'password=x1 '])(
  'a value of 6 MiB of %j exhausts no stack in redaction',
  (unit) => {
    const text = unit.repeat((6 * 1024 * 1024) / unit.length);
    findSecrets(text, { random: true, assignments: true });
    isSecretValue('DB_PASSWORD', text);
    const redactor = createRedactor(['Zebra-Quartz-Fjord']);
    redactor.add({ hidden: [text] });
    expect(redactor.hide(text).length).toBeLessThan(text.length);
    expect(redactor.redact(text).length).toBeLessThan(5000);
  },
);

test.each([/x.*y/, /\s+$/, /eyJ[\w-]{5,}\.[\w-]{5,}/, /\{\{(.*?)\}\}/gs, /"[^"\\]*(?:\\.[^"\\]*)*"/gs])(
  'a regular expression that takes quadratic time is found: %s',
  (pattern) => {
    const worst = Math.max(...hostileTexts(pattern).map((text) => measureTime(pattern, text(size))));
    expect(worst).toBeGreaterThan(suspicious);
  },
);

test('no text of a user becomes a regular expression, or a glob that Node.js matches by backtracking', () => {
  const files = globSync('src/**/*.ts', { cwd: root });
  const listFilesWith = (pattern: RegExp): readonly string[] =>
    files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).toSorted();
  expect(listFilesWith(/\bmatchesGlob\(/)).toEqual([]);
  // It is built from regular expressions of src.
  expect(listFilesWith(/\bRegExp\(/)).toEqual([join('src', 'redaction', 'detection', 'find-secrets.ts')]);
});

/** Everything that is matched against patterns of users, each built from a pattern. */
const matchers: readonly (readonly [name: string, make: (pattern: string) => (text: string) => unknown])[] = [
  ['globs of job-files', (pattern) => compileFileGlob(pattern) ?? (() => false)],
  ['globs of fileset', (pattern) => compileGlob(pattern, filesetSyntax) ?? (() => false)],
  ['patterns of branches', (pattern) => readBranches([pattern], createInputErrors({}, {})).matchesPattern],
  ['fields of ignore', (pattern) => (text) => matchesWhole(pattern.split('*'), text)],
  ['patterns of redact-patterns and reveal', (pattern) => readTwice(pattern)],
];

function readTwice(pattern: string): (text: string) => unknown {
  const read = readPattern(pattern);
  if ('error' in read) return () => false;
  return (text) => [read.value.matches(text), read.value.isContainedIn(text)];
}

const patterns = [
  '*a*a*a*a*a*a*a*b',
  '**/**/**/**/**/b',
  '[ab]*[ab]*[ab]*[ab]*c',
  '{*a,*aa}{*a,*aa}{*a,*aa}b',
  '?*?*?*?*?*b',
];

test.each(matchers.flatMap(([name, make]) => patterns.map((pattern) => [name, pattern, make] as const)))(
  '%s take linear time with the pattern %s',
  (_name, pattern, make) => {
    const match = make(pattern);
    for (const sign of ['a', 'a/', 'ab']) {
      const { fourfold, most } = measureGrowth((count) => match(sign.repeat(count / sign.length)), 1000);
      expect(fourfold).toBeLessThan(most);
    }
  },
);
