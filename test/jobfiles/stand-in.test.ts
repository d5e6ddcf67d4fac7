import { assert, pre, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { standInSetting } from '../../src/jobfiles/provenance/stand-in.ts';
import type { Setting } from '../../src/jobfiles/variables/settings.ts';

const origin = { text: 'input `secret-vars`', where: undefined };

function standIn(value: string, form: Setting['form'] = 'raw'): string {
  return standInSetting({ name: 'customer', origin, form, value, secret: true }).value;
}

const shapeOf = (text: string): string => text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '0');

test('a stand-in for a text has its shape but none of its letters and digits', () => {
  assert(
    property(stringMatching(/^[a-zA-Z0-9 ._:@/+-]{1,40}$/), (value) => {
      pre(!/^\s*(?:true|false)\s*$/.test(value));
      const other = standIn(value);
      expect(shapeOf(other)).toBe(shapeOf(value));
      const kept = value.split('').filter((sign, at) => /[a-zA-Z0-9]/.test(sign) && other[at] === sign);
      expect(kept).toEqual([]);
    }),
  );
});

test('a stand-in for a boolean is the opposite', () => {
  expect([standIn('true'), standIn('false')]).toEqual(['false', 'true']);
});

test('a stand-in for a collection keeps attribute names and values that are not text', () => {
  expect(standIn('{"name" = "acme", plan = "gold", size = 3}', 'source')).toMatch(
    /^\{"name" = "(?!acme)[a-z]{4}", plan = "(?!gold)[a-z]{4}", size = 3\}$/,
  );
  expect(standIn('["acme", <<EOT\nsecret\nEOT\n]')).toMatch(
    /^\["(?!acme)[a-z]{4}", <<EOT\n(?!secret)[a-z]{6}\nEOT\n\]$/,
  );
});

test('a stand-in for text that only begins like a collection is another text', () => {
  expect(standIn('[hunter')).toMatch(/^\[(?!hunter)[a-z]{6}$/);
});
