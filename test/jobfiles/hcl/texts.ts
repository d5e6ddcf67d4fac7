import * as fc from 'fast-check';

const sign = fc.oneof(
  fc.constantFrom(
    ...'a Z 0 " $ % { } ${ %{ # // /* */ <<E é 日本 👍 EOT'.split(' '),
    ' ',
    '\\',
    '\n',
    '\t',
    '\r',
    'e\u0301',
    '\u00a0',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
// Valid for a parser in Go: no lone surrogates, and no characters that a file could not contain.
export const text = fc.array(sign, { maxLength: 10 }).map((signs) =>
  signs
    .join('')
    .toWellFormed()
    .replaceAll(/[\0\uFEFF]/g, ''),
);

/** Quotes a text with each character written in one of its possible forms. */
export function quote(value: string, asCode: boolean): string {
  const signs = Array.from(value, (item) => {
    if (item === '\n') return String.raw`\n`;
    if (item === '\r') return String.raw`\r`;
    if (item === '\t') return String.raw`\t`;
    if (item === '"' || item === '\\') return `\\${item}`;
    const point = item.codePointAt(0) ?? 0;
    if (point >= 0x20 && point !== 0x7f && !(asCode && point > 0x7f)) return item;
    return point > 0xffff ? `\\U${point.toString(16).padStart(8, '0')}` : `\\u${point.toString(16).padStart(4, '0')}`;
  });
  // A dollar before `${` would be read with it.
  return `"${signs.join('').replaceAll(/([$%]+)\{/g, (_all, run: string) => `${run.slice(0, -1).replaceAll(/./g, (dollar) => `\\u00${dollar.charCodeAt(0).toString(16)}`)}${run.at(-1)}${run.at(-1)}{`)}"`;
}
