import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseJson } from '../../../src/clients/http/json.ts';

const PLANS = join(import.meta.dirname, '../..', 'fixtures', 'plans');

test('an integer of any size comes back digit for digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), (integer) => {
      const text = `{"a":[${String(integer)}]}`;
      expect(JSON.stringify(parseJson(text))).toBe(text);
    }),
  );
});

test('all else is what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/\d{15}|e/i.test(text.replaceAll(/"(\\.|[^"\\])*"/g, '')));
      expect(parseJson(text)).toEqual(JSON.parse(text));
      expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('numbers that a double holds stay numbers, others keep their text', () => {
  expect(parseJson('[9007199254740991, 1.5, 1e3, -0.1]')).toEqual([9007199254740991, 1.5, 1000, -0.1]);
  expect(JSON.stringify(parseJson('[1795206136944469720, 9007199254740993, 1e400]'))).toBe(
    '[1795206136944469720,9007199254740993,1e400]',
  );
});

test('a key named __proto__ is a key', () => {
  const value = parseJson('{"__proto__":{"admin":true},"constructor":1}') as Record<string, unknown>;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect('admin' in value).toBe(false);
  expect(JSON.stringify(value)).toBe('{"__proto__":{"admin":true},"constructor":1}');
});

test('what is no JSON is refused', () => {
  expect(() => parseJson('<html>')).toThrow(SyntaxError);
});

function digits(json: string) {
  return json.match(/\d{16,}/g);
}

test.for(readdirSync(PLANS))('the recorded job and plan %s come back as they were', (name) => {
  for (const file of ['job.json', 'plan.json']) {
    const text = readFileSync(join(PLANS, name, file), 'utf8');
    expect(digits(JSON.stringify(parseJson(text)))).toEqual(digits(text));
    expect(JSON.parse(JSON.stringify(parseJson(text)))).toEqual(JSON.parse(text));
  }
});

test.each(['[', '{"a":'])(
  'what nests deeper than the stack is refused, and what is deep enough for anybody is not: %s',
  (open) => {
    const close = open === '[' ? ']' : '}';
    const nested = (depth: number): string => `${open.repeat(depth)}12345678901234567890${close.repeat(depth)}`;
    expect(() => parseJson(nested(100_000))).toThrow(SyntaxError);
    expect(JSON.stringify(parseJson(nested(500)))).toBe(nested(500));
    expect(parseJson(JSON.stringify([nested(1000), '"[\\', '['.repeat(1000)]))).toEqual([
      nested(1000),
      '"[\\',
      '['.repeat(1000),
    ]);
  },
);

test.each(['[],', '{"a":1},', '1,'])(
  'what holds more values than memory is good for is refused before it is read, and what is in a string does not count: %s',
  (unit) => {
    const many = unit.repeat(900_000);
    expect(() => parseJson(`[${many}1]`)).toThrow('it holds more than 900000 values');
    expect(parseJson(JSON.stringify([many]))).toEqual([many]);
  },
);
