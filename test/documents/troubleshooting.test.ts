import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reasons } from '../../src/errors.ts';
import { readEntries } from './entries.ts';
import { quotedErrors } from './quoted-errors.ts';

const source = resolve(import.meta.dirname, '../../src');
const entries = readEntries();

/** The messages of the program: its code without comments, and with plain quotes. */
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({
    name,
    text: readFileSync(join(source, name), 'utf8')
      .replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
      .replaceAll(/\\([`'"])/g, '$1'),
  }));

/** Messages of servers and the text around them, which do not occur literally in the code. */
const ofServers = new Set([
  'Permission denied',
  'ACL token not found',
  'is in nonexistent namespace',
  'No path to region',
  'Unsupported attribute',
  'Client sent an HTTP request to an HTTPS server',
]);

describe('troubleshooting page', () => {
  test('docs/troubleshooting.md has exactly one section per reason and one entry per help topic', () => {
    const expected = Object.entries(reasons).flatMap(([reason, topics]) => [
      { depth: 2, reason, anchor: reason, heading: reason },
      ...Object.entries<string>(topics).map(([anchor, heading]) => ({ depth: 3, reason, anchor, heading })),
    ]);
    expect(entries.map(({ depth, reason, anchor, heading }) => ({ depth, reason, anchor, heading }))).toEqual(expected);
  });

  test('every entry of docs/troubleshooting.md is linked from an error in the code', () => {
    const places = sources.filter(({ name }) => name !== 'errors.ts');
    const unused = entries
      .filter(({ depth }) => depth === 3)
      .filter(({ anchor }) => !places.some(({ text }) => text.includes(`'${anchor}'`)));
    expect(unused).toEqual([]);
  });

  test('quoted-errors.txt quotes messages that the program really prints, for every entry of docs/troubleshooting.md', () => {
    expect([...quotedErrors.keys()].filter((name) => !entries.some(({ anchor }) => anchor === name))).toEqual([]);
    const quoted = entries.filter(({ depth }) => depth === 3);
    expect(quoted.filter(({ texts }) => texts.length === 0)).toEqual([]);
    const strange = quoted.flatMap(({ anchor, texts }) =>
      texts.flatMap(splitParts).flatMap((part) => (isPrinted(part) ? [] : [`${anchor}: ${part}`])),
    );
    expect(strange).toEqual([]);
  });

  test('docs/troubleshooting.md has an instruction in every section or its entries', () => {
    const without = entries.filter(({ hasFix, depth, anchor }) => !hasFix && !(depth === 2 && hasEntries(anchor)));
    expect(without).toEqual([]);
  });
});

function hasEntries(reason: string): boolean {
  return entries.some((entry) => entry.depth === 3 && entry.reason === reason);
}

/** Places where texts are joined: at variable parts, after an input's name, around a status, before Nomad's actions. */
const seams =
  /…|Input `[\w-]+`|\(\d{3}\)| \d{3} to |the (?:scheduler|path) (?=\w+ )|The file (?=is (?:out|in)side)|The token needs /;

function splitParts(text: string): readonly string[] {
  return text
    .split(seams)
    .map((part) => part.replaceAll(/^[\s`",:]+|[\s`",:.]+$/g, ''))
    .filter((part) => /[a-z]{2}/i.test(part));
}

function isPrinted(part: string): boolean {
  return ofServers.has(part) || sources.some(({ text }) => text.includes(part));
}
