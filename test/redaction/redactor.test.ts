import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { hiddenMark } from '../../src/redaction/hidden-text.ts';
import { countRuns } from '../support/thorough.ts';

/** Values with characters that some encodings escape. */
const value = fc
  .tuple(
    fc.constantFrom('Zebra', 'ünïcode', 'tab\tbed', 'say "x"', 'a\\b', '<p&q>'),
    fc.string({ maxLength: 20 }),
    fc.uuid(),
  )
  .map(([before, between, after]) => `${before}${between}${after}`);

/** Go's `url.QueryEscape` escapes more than JavaScript's, and a space is a plus. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, hex)
    .replaceAll('%20', '+');
}

/** Go's `url.PathEscape`. */
function encodePath(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, hex)
    .replace(/%(24|26|2B|3A|3D|40)/g, decodeURIComponent);
}

function hex(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Go's `%q` and its JSON. */
function quoteLikeGo(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const forms: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  encodeURIComponent,
  'encodeURIComponent, small letters': (text) =>
    encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, (all) => all.toLowerCase()),
  'url.QueryEscape': encodeQuery,
  'url.PathEscape': encodePath,
  JSON: (text) => JSON.stringify(text),
  'Go quoted': quoteLikeGo,
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 for addresses': (text) => Buffer.from(text).toString('base64url'),
  'base64, behind one byte': (text) => Buffer.from(`x${text}`).toString('base64'),
  'base64, behind a letter': (text) => `a${Buffer.from(text).toString('base64')}`,
  'base64, behind two letters': (text) => `ab${Buffer.from(text).toString('base64')}`,
  'base64, behind three letters': (text) => `abc${Buffer.from(text).toString('base64')}`,
  'base64, behind two bytes': (text) => Buffer.from(`xy${text}z`).toString('base64'),
  'signs with their accents apart': (text) => text.normalize('NFD'),
};

/** Secrets without a space or a dash, which the tests take for the text around them. */
const shapes = {
  token: `ghp_${'a1B2'.repeat(9)}`,
  'long token': `ghs_1234567_eyJ${'a1B2'.repeat(20)}.eyJ${'c3D4'.repeat(60)}.${'e5F6'.repeat(40)}`,
  address: 'postgres://app:hunter2hunter2@db.example',
};

test('a part of a long hidden value is removed from where it begins to where it ends', () => {
  const long = Array.from({ length: 30 }, (_, at) => `${at}-Wl${at * 7}`).join('');
  const redactor = createRedactor([long]);
  for (let from = 0; from <= 31; from += 1)
    for (let to = long.length; to >= long.length - 31; to -= 1)
      expect([from, to, redactor.redact(`<${long.slice(from, to)}>`)]).toEqual([from, to, `<${hiddenMark}>`]);
});

describe('hidden values in text', () => {
  test.each(Object.entries(forms))('a hidden value is removed from text when written as %s', (_name, form) => {
    fc.assert(
      fc.property(value, fc.lorem(), fc.lorem(), (secret, before, after) => {
        const redactor = createRedactor([secret]);
        const text = `${before} ${form(secret)} ${after}`;
        for (const shown of [redactor.redact(text), redactor.hide(text)]) {
          expect(shown).not.toContain(form(secret));
          expect(shown).toContain(hiddenMark);
          // Only the padding of the encoding remains around the value.
          expect(shown.length).toBeLessThan(before.length + after.length + hiddenMark.length + 12);
        }
      }),
      { numRuns: countRuns(300) },
    );
  });

  test('a hidden value of four characters is hidden at the end of a text, too', () => {
    const redactor = createRedactor(['Zq7v']);
    expect([redactor.hide('x Zq7v'), redactor.hide('Zq7v')]).toEqual([`x ${hiddenMark}`, hiddenMark]);
    expect([redactor.hasSecret('x Zq7v'), redactor.hasSecret('Zq7v'), redactor.hasSecret('x')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a hidden value of several lines is hidden line by line', () => {
    const redactor = createRedactor(['-----BEGIN\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END']);
    expect(redactor.redact('cannot read "kqhkiG9w0BAQEF"')).toBe(`cannot read "${hiddenMark}"`);
  });

  test('a long hidden value is also hidden in parts and where it is cut off', () => {
    const long = Array.from({ length: 50 }, (_, index) => `part${index}-of-it`).join('.');
    const redactor = createRedactor();
    redactor.add({ hidden: [long] });
    expect(redactor.hide(`got ${long.slice(0, 200)} …`)).toBe(`got ${hiddenMark} …`);
    expect(redactor.hide(`got … ${long.slice(111, 300)} …`)).not.toMatch(/part\d+-of-it\.part/);
  });

  test('a planted secret is in no text from another system in any form, wherever the text is cut', () => {
    const ways = fc.constantFrom(...Object.values(forms));
    fc.assert(
      fc.property(value, ways, fc.integer({ min: 3700, max: 5200 }), fc.boolean(), (secret, form, before, isName) => {
        const redactor = createRedactor([secret]);
        const text = `${'- '.repeat(before / 2)}${form(secret)}${' -'.repeat(3000)}`;
        const shown = isName ? redactor.redactName(text) : redactor.redact(text);
        expect(shown.length).toBeLessThan(4200);
        // The text around it, quotes, marks, and the base64 of the bytes beside it.
        expect(shown.replaceAll(hiddenMark, '').replaceAll(/[- …"]/g, '').length).toBeLessThan(6);
      }),
      { numRuns: countRuns(300) },
    );
  });

  test('a secret that is known by its shape does not stay in part where a text is cut', () => {
    for (const [name, secret] of Object.entries(shapes)) {
      for (let before = 4040; before <= 4110; before += 1) {
        const shown = createRedactor().redact(`${'- '.repeat(before / 2)}${secret}${' -'.repeat(3000)}`);
        expect([name, before, shown.replaceAll(hiddenMark, '')]).toEqual([
          name,
          before,
          expect.not.stringMatching(/a1B2|c3D4|e5F6|gh[ps]|eyJ|hunt|app/),
        ]);
      }
    }
  });

  test('a text from another system is cut after 4 KiB, and never within a character', () => {
    const redactor = createRedactor(['Zebra']);
    for (const text of ['a '.repeat(1e6), '😀'.repeat(5000), `a${'😀'.repeat(5000)}`]) {
      const shown = redactor.redact(text);
      expect([shown.length <= 4097, shown.endsWith('…'), shown.isWellFormed()]).toEqual([true, true, true]);
      expect(redactor.redact(text, 'whole')).toBe(text);
    }
    expect(redactor.redact('a'.repeat(4096))).toBe('a'.repeat(4096));
  });
});

test('a part that two long hidden values share is hidden as far as the text agrees with either', () => {
  const shared = 'the-part-of-both-of-these-values';
  const redactor = createRedactor();
  redactor.add({ hidden: [`${shared}${'-and-of-one'.repeat(5)}`, `${shared}${'-or-another'.repeat(5)}`] });
  expect(redactor.hide(`${shared}-or-another-or!`)).toBe(`${hiddenMark}!`);
});

test('a secret is recognized although many hidden values begin like it', () => {
  const start = 'a'.repeat(64);
  const redactor = createRedactor();
  redactor.add({ hidden: Array.from({ length: 20 }, (_, at) => `${start}-hidden-${at}`) });
  redactor.add({ secrets: [`${start}-secret`] });
  expect(redactor.hasSecret(`${start}-secret`)).toBe(true);
  expect(redactor.redactName(`x ${start}-secret`)).toBe(`x ${hiddenMark}`);
});

describe('text that is not hidden', () => {
  test('text without hidden values is left unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { maxLength: 20 }), fc.string({ unit: 'binary' }), (values, text) => {
        const redactor = createRedactor(values.map((item) => `v-${item}`));
        expect(redactor.hide(text)).toBe(text);
      }),
      { numRuns: countRuns(400) },
    );
  });

  test('hiding twice gives the same text as hiding once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('hidden', '‹hidden›', 'idde', 'web-hidden-one'), { maxLength: 4 }),
        (values) => {
          const redactor = createRedactor(values);
          const once = redactor.hide(`web-hidden-one ${hiddenMark} hidden`);
          expect(redactor.hide(once)).toBe(once);
        },
      ),
    );
  });

  test("deliberately shown values stay visible only in Outrider's own messages", () => {
    const redactor = createRedactor();
    redactor.add({ hidden: ['registry.example/web', 'Sigma-Tango-Fjord'] });
    redactor.add({ shown: ['registry.example/web:1.5'] });
    const text = 'registry.example/web:1.5 Sigma-Tango-Fjord';
    expect(redactor.hide(text)).toBe(`registry.example/web:1.5 ${hiddenMark}`);
    expect(redactor.redact(text)).toBe(`${hiddenMark}:1.5 ${hiddenMark}`);
  });

  test('values and shown texts that are added after a search count in the next one', () => {
    const redactor = createRedactor();
    redactor.add({ hidden: ['first-value'] });
    redactor.add({ shown: ['a second-value'] });
    expect(redactor.hide('first-value')).toBe(hiddenMark);
    redactor.add({ hidden: ['second-value'] });
    expect(redactor.hide('second-value first-value')).toBe(`second-value ${hiddenMark}`);
    redactor.add({ shown: ['a first-value'] });
    expect(redactor.hide('second-value first-value')).toBe('second-value first-value');
  });

  test('known secrets are hidden even in shown names', () => {
    const redactor = createRedactor(['Zebra-Quartz']);
    redactor.add({ shown: ['jobs/Zebra-Quartz.nomad.hcl'] });
    expect(redactor.redactName('web-Zebra-Quartz')).toBe(`web-${hiddenMark}`);
    expect(redactor.hide('web-Zebra-Quartz')).toBe(`web-${hiddenMark}`);
  });
});
