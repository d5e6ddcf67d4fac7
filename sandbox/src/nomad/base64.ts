import { Refusal } from '../http/exchange.ts';

/** Decodes padded standard base64; line breaks are ignored. Throws a Refusal 400 with the position of an error. */
export function decodeBase64(text: string): Buffer {
  const invalidByte = findInvalidByte(text);
  if (invalidByte !== undefined) throw new Refusal(400, `illegal base64 data at input byte ${invalidByte}`);
  return Buffer.from(text, 'base64');
}

/** Returns the position at which Go's decoder, which reads four characters at a time, fails. */
function findInvalidByte(text: string): number | undefined {
  let at = 0;
  let read = 0;
  for (;;) {
    at = skipBreaks(text, at);
    const character = text[at];
    if (character === undefined) return read === 0 ? undefined : at - read;
    if (character === '=') return read < 2 ? at : findInvalidPadding(text, at, read);
    if (!/[A-Za-z0-9+/]/.test(character)) return at;
    at++;
    read = (read + 1) % 4;
  }
}

/** Returns the error position from the first padding character on, with two or three characters before it. */
function findInvalidPadding(text: string, first: number, read: number): number | undefined {
  let next = skipBreaks(text, first + 1);
  if (read === 2) {
    if (next === text.length) return next;
    if (text[next] !== '=') return first;
    next = skipBreaks(text, next + 1);
  }
  return next < text.length ? next : undefined;
}

function skipBreaks(text: string, from: number): number {
  let at = from;
  while (text[at] === '\n' || text[at] === '\r') at++;
  return at;
}
