import { Refusal } from '../http/exchange.ts';
import type { Json } from './shapes/kinds.ts';

/** Parses a request body; invalid JSON is a 400 with the message of Go's decoder, which stops after the first value. */
export function parseBody(text: string): Json {
  if (text === '') throw new Refusal(400, 'Request body is empty');
  try {
    return JSON.parse(text) as Json;
  } catch {
    const end = new Walk(text).value(0);
    return JSON.parse(text.slice(0, end)) as Json;
  }
}

const whiteSpace = /[ \t\r\n]*/y;
const stringPattern = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Finds the first invalid character. */
class Walk {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset after the value that begins at an offset. */
  value(from: number): number {
    const at = this.#skip(from);
    const character = this.#text[at];
    if (character === '{') return this.#members(at + 1);
    if (character === '[') return this.#items(at + 1);
    if (character === '"') return this.#string(at);
    for (const word of ['true', 'false', 'null']) if (character === word[0]) return this.#literal(at, word);
    return this.#match(numberPattern, at) ?? this.#refuse(at, 'looking for beginning of value');
  }

  #members(from: number): number {
    let at = this.#skip(from);
    if (this.#text[at] === '}') return at + 1;
    for (;;) {
      if (this.#text[at] !== '"') this.#refuse(at, 'looking for beginning of object key string');
      at = this.#skip(this.#string(at));
      if (this.#text[at] !== ':') this.#refuse(at, 'after object key');
      at = this.#skip(this.value(at + 1));
      if (this.#text[at] === '}') return at + 1;
      if (this.#text[at] !== ',') this.#refuse(at, 'after object key:value pair');
      at = this.#skip(at + 1);
    }
  }

  #items(from: number): number {
    let at = this.#skip(from);
    if (this.#text[at] === ']') return at + 1;
    for (;;) {
      at = this.#skip(this.value(at));
      if (this.#text[at] === ']') return at + 1;
      if (this.#text[at] !== ',') this.#refuse(at, 'after array element');
      at++;
    }
  }

  #string(at: number): number {
    const end = this.#match(stringPattern, at);
    if (end !== undefined) return end;
    const controlCharacter = /[\p{Cc}]/u.exec(this.#text.slice(at + 1));
    return this.#refuse(
      controlCharacter === null ? this.#text.length : at + 1 + controlCharacter.index,
      'in string literal',
    );
  }

  #literal(at: number, word: string): number {
    for (let index = 1; index < word.length; index++) {
      if (this.#text[at + index] !== word[index])
        this.#refuse(at + index, `in literal ${word} (expecting '${word[index]}')`);
    }
    return at + word.length;
  }

  #skip(at: number): number {
    return this.#match(whiteSpace, at) ?? at;
  }

  #match(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(this.#text)?.[0];
    return match === undefined ? undefined : at + match.length;
  }

  #refuse(at: number, location: string): never {
    const character = this.#text[at];
    if (character === undefined) throw new Refusal(400, this.#text.trim() === '' ? 'EOF' : 'unexpected EOF');
    const description =
      character === "'"
        ? String.raw`\'`
        : JSON.stringify(character)
            .slice(1, -1)
            .replaceAll(String.raw`\"`, '"');
    throw new Refusal(400, `invalid character '${description}' ${location}`);
  }
}
