const signNames = new Map([
  ['\u0007', '\\a'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\v', '\\v'],
]);

/**
 * A name with invisible and line-breaking characters escaped. Letters and symbols without their own glyph, such as the Hangul filler and the empty Braille
 * pattern, are invisible, too; only the ignorable characters that select the form of an emoji stay.
 */
export function visible(text: string): string {
  // Most names have only these characters, and the tables of the other expression take 5 ms to load.
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(
    /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\u2800|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu,
    escapeCharacter,
  );
}

/** A character as Go's `%q` escapes it: https://pkg.go.dev/strconv#Quote */
function escapeCharacter(character: string): string {
  const name = signNames.get(character);
  if (name !== undefined) return name;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return `\\x${toHex(code, 2)}`;
  // Go reads half of a surrogate pair as the replacement character.
  if (code >= 0xd800 && code <= 0xdfff) return '\\ufffd';
  return code < 0x10000 ? `\\u${toHex(code, 4)}` : `\\U${toHex(code, 8)}`;
}

function toHex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

/**
 * A text in double quotes as Nomad's command line writes it (Go's `%q`): printable Unicode stays, other characters are escaped, so that the result is one line
 * without invisible characters. Rules: https://pkg.go.dev/strconv#Quote
 */
export function quoteGo(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, escapeCharacter)}"`;
}
