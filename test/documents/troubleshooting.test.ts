import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reasons } from '../../src/errors.ts';
import { readEntries } from './entries.ts';

const source = resolve(import.meta.dirname, '../../src');
const entries = readEntries();

/** What the program says: its code without comments, and with plain quotes. */
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({
    name,
    text: readFileSync(join(source, name), 'utf8')
      .replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
      .replaceAll(/\\([`'"])/g, '$1'),
  }));

/** What a server says itself, or what stands around it, is in no code of ours as it is told. */
const ofServers = new Set([
  'Permission denied',
  'ACL token not found',
  'is in nonexistent namespace',
  'No path to region',
  'Client sent an HTTP request to an HTTPS server',
]);

describe('the page of troubles', () => {
  test('has a section a reason, an entry a mistake below its reason, and no other', () => {
    const expected = Object.entries(reasons).flatMap(([reason, topics]) => [
      { depth: 2, reason, anchor: reason },
      ...topics.map((anchor) => ({ depth: 3, reason, anchor })),
    ]);
    expect(entries.map(({ depth, reason, anchor }) => ({ depth, reason, anchor }))).toEqual(expected);
  });

  test('is linked to from the code by each of its entries', () => {
    const places = sources.filter(({ name }) => name !== 'errors.ts');
    const unused = entries
      .filter(({ depth }) => depth === 3)
      .filter(({ anchor }) => !places.some(({ text }) => text.includes(`'${anchor}'`)));
    expect(unused).toEqual([]);
  });

  test('quotes what is really said', () => {
    const quoted = entries.filter(({ depth }) => depth === 3);
    expect(quoted.filter(({ texts }) => texts.length === 0)).toEqual([]);
    const strange = quoted.flatMap(({ anchor, texts }) =>
      texts.flatMap(partsOf).flatMap((part) => (isSaid(part) ? [] : [`${anchor}: ${part}`])),
    );
    expect(strange).toEqual([]);
  });

  test('tells in every place what to do, unless its entries do', () => {
    const without = entries.filter(
      ({ hasWayOut, depth, anchor }) => !hasWayOut && !(depth === 2 && hasEntries(anchor)),
    );
    expect(without).toEqual([]);
  });
});

function hasEntries(reason: string): boolean {
  return entries.some((entry) => entry.depth === 3 && entry.reason === reason);
}

/** Where our texts are put together: at what differs, behind the name of an input, around a status, before Nomad's deeds. */
const seams = /…|Input `[\w-]+`|\(\d{3}\)| \d{3} to |the (?:scheduler|path) (?=\w+ )|The token needs /;

/** The parts of a text that do not differ from case to case. */
function partsOf(text: string): readonly string[] {
  return text
    .split(seams)
    .map((part) => part.replaceAll(/^[\s`",:]+|[\s`",:.]+$/g, ''))
    .filter((part) => /[a-z]{2}/i.test(part));
}

function isSaid(part: string): boolean {
  return ofServers.has(part) || sources.some(({ text }) => text.includes(part));
}
