import { parse } from '@cdktn/hcl2json';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeVariables, type Setting } from '../../../src/jobfiles/variables/settings.ts';
import { readJsonSettings } from '../../../src/jobfiles/variables/var-files.ts';
import { resolveVariables } from '../../../src/jobfiles/variables/resolve.ts';
import { text } from '../hcl/texts.ts';

const name = fc
  .stringMatching(/^[a-z_][a-z0-9_-]{0,8}$/)
  .filter((item) => !['true', 'false', 'null', 'for', 'if', 'in'].includes(item));
const vars = { text: 'input `vars`', location: undefined };

function createSettings(
  values: ReadonlyMap<string, string>,
  form: Setting['form'] = 'raw',
): ReadonlyMap<string, Setting> {
  return new Map([...values].map(([key, value]) => [key, { name: key, value, form, isSecret: false, origin: vars }]));
}

function set(key: string, value: string): Setting {
  return { name: key, value, form: 'raw', isSecret: false, origin: vars };
}

/** Removes the escapes of templates, which the official parser does not resolve. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('$${', '${').replaceAll('%%{', '%{').normalize('NFC'));
}

test('encoded texts are read back unchanged by the official parser', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, text), { maxLength: 6 }),
      fc.integer({ min: 1, max: 5 }),
      async (pairs, firstLine) => {
        const values = new Map(pairs);
        const encoded = encodeVariables(createSettings(values), new Map(), firstLine);
        const read = (await parse('input.hcl', encoded.text)) as Record<string, string>;
        expect(Object.keys(read).toSorted()).toEqual([...values.keys()].toSorted());
        for (const [key, value] of values) {
          expect(read[key]?.replaceAll('$${', '${').replaceAll('%%{', '%{')).toBe(value.normalize('NFC'));
        }
        for (const [index, key] of [...values.keys()].entries()) {
          expect(encoded.findOrigin({ line: firstLine + index, column: 1 })?.name).toBe(key);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('JSON values become expressions of the same meaning with all digits of numbers', async () => {
  const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(json, async (value) => {
      const source = JSON.stringify({ v: [value] });
      const { settings } = readJsonSettings(source, 'v.json');
      const [setting] = settings;
      const { text: sent } = encodeVariables(new Map([['v', setting as Setting]]), new Map());
      const { v } = (await parse('input.hcl', sent)) as { v: unknown };
      expect(plain(v)).toEqual(JSON.parse(JSON.stringify([value]).normalize('NFC')));
    }),
    { numRuns: 200 },
  );
  const { settings } = readJsonSettings(
    '{"n": 12345678901234567890, "l": [1.50, 9007199254740993], "s": "${x}"}',
    'v.json',
  );
  expect(settings.map(({ value, form }) => `${form} ${value}`)).toEqual([
    'source 12345678901234567890',
    'source [1.5, 9007199254740993]',
    'text ${x}',
  ]);
});

describe('precedence of variables', () => {
  const declarations = new Map(
    ['a', 'b', 'l'].map((key) => [
      key,
      {
        at: 0,
        type: key === 'l' ? 'list(string)' : '',
        reads: key === 'l' ? ('expression' as const) : ('text' as const),
        default: undefined,
      },
    ]),
  );
  const resolve = (settings: readonly Setting[], environment: readonly Setting[] = [], strict = true) =>
    resolveVariables({ declarations, locate: () => ({ file: 'a.hcl', line: 1 }), environment, settings, strict });

  test.each(['true\nevil = 1', '[1', '1)', '}', '"a', 'true /*', '', '  ', '<<E\nx'])(
    'the variable value %j is not an expression',
    (value) => {
      const { errors } = resolve([set('a', ''), set('b', ''), set('l', value)]);
      expect(errors.map(({ message }) => message)).toEqual([
        'The value of the variable `l` (`list(string)`), set by input `vars`, is not a valid expression.',
      ]);
    },
  );

  test.each(['["a", "b"]', '{ a = 1 }', 'true', '"${1 + 1}"', '[\n  "a",\n]', ' null # why', '(1)'])(
    'the variable value %j is an expression',
    (value) => {
      expect(resolve([set('a', ''), set('b', ''), set('l', value)]).errors).toEqual([]);
    },
  );
});
