import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

const [first, second] = ['0a1b2c3d-1111-4222-8333-abcdefabcdef', '9f8e7d6c-1111-4222-8333-abcdefabcdef'];

function normalized(text: string, hosts: Readonly<Record<string, string>> = {}): string | undefined {
  return normalize([text], new Map(Object.entries(hosts)))[0];
}

test('the address of a double is the host of an example, and not part of a longer one', () => {
  const hosts = { '127.0.0.1:4646': 'nomad.example' };
  expect(normalized('http://127.0.0.1:4646/ui 127.0.0.1:46461', hosts)).toBe('http://nomad.example/ui <address>');
});

test('several texts share their placeholders and stay apart', () => {
  expect(normalize([`node: ${first}`, '', `node: ${second} node: ${first}`], new Map())).toEqual([
    'node: <node-1>',
    '',
    'node: <node-2> node: <node-1>',
  ]);
});

function formatLines(places: readonly number[], ids: readonly string[]): string | undefined {
  return normalized(places.map((place) => `allocation: ${ids[place]}`).join('\n'));
}

/** Where each value occurs first. */
function findPattern(places: readonly number[]): string {
  return places.map((place) => places.indexOf(place)).join(' ');
}

test('texts are the same for other IDs if and only if these are equal in the same places', () => {
  const places = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 8 });
  const ids = fc.uniqueArray(fc.uuid(), { minLength: 4, maxLength: 4, selector: (id) => id.slice(0, 8) });
  fc.assert(
    fc.property(places, places, ids, ids, (some, others, before, after) => {
      expect(formatLines(some, after)).toBe(formatLines(some, before));
      expect(formatLines(some, before) === formatLines(others, after)).toBe(findPattern(some) === findPattern(others));
    }),
  );
});
