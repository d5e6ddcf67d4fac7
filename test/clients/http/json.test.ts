import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../../src/clients/http/json.ts';

test('parseJson keeps an integer of any size digit for digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), (integer) => {
      const text = `{"a":[${String(integer)}]}`;
      expect(JSON.stringify(parseJson(text))).toBe(text);
    }),
  );
});

test('parseJson agrees with JSON.parse on everything else', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/\d{15}|e/i.test(text.replaceAll(/"(\\.|[^"\\])*"/g, '')));
      expect(parseJson(text)).toEqual(JSON.parse(text));
      expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('parseJson keeps the text of numbers that a double cannot represent', () => {
  expect(parseJson('[9007199254740991, 1.5, 1e3, -0.1]')).toEqual([9007199254740991, 1.5, 1000, -0.1]);
  expect(JSON.stringify(parseJson('[1795206136944469720, 9007199254740993, 1e400]'))).toBe(
    '[1795206136944469720,9007199254740993,1e400]',
  );
});

test('parseJson treats __proto__ as an ordinary key', () => {
  const value = parseJson('{"__proto__":{"admin":true},"constructor":1}') as Record<string, unknown>;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect('admin' in value).toBe(false);
  expect(JSON.stringify(value)).toBe('{"__proto__":{"admin":true},"constructor":1}');
});

test('parseJson rejects text that is not JSON', () => {
  expect(() => parseJson('<html>')).toThrow(SyntaxError);
});

test.each(['[', '{"a":'])(
  'parseJson rejects nesting deeper than the stack and accepts reasonable depth: %s',
  (open) => {
    const close = open === '[' ? ']' : '}';
    const nestLists = (depth: number): string => `${open.repeat(depth)}12345678901234567890${close.repeat(depth)}`;
    expect(() => parseJson(nestLists(100_000))).toThrow(SyntaxError);
    expect(JSON.stringify(parseJson(nestLists(500)))).toBe(nestLists(500));
    expect(parseJson(JSON.stringify([nestLists(1000), '"[\\', '['.repeat(1000)]))).toEqual([
      nestLists(1000),
      '"[\\',
      '['.repeat(1000),
    ]);
  },
);

test.each(['[],', '{"a":1},', '1,'])(
  'parseJson rejects too many values before parsing but ignores those inside strings: %s',
  (unit) => {
    const many = unit.repeat(900_000);
    expect(() => parseJson(`[${many}1]`)).toThrow('it contains more than 900000 values');
    expect(parseJson(JSON.stringify([many]))).toEqual([many]);
  },
);
