import { endOfString } from '../../clients/http/json.ts';

/** A value in a JSON text, with its position. Unlike the result of `JSON.parse`, it keeps all members of the same name. */
export interface JsonNode {
  readonly start: number;
  readonly value: JsonObjectNode | readonly JsonNode[] | string | JsonLiteral;
}

export interface JsonObjectNode {
  readonly members: readonly { readonly name: string; readonly node: JsonNode }[];
}

/** A number, `true`, `false` or `null`, as written. */
interface JsonLiteral {
  readonly written: string;
}

/** @param text valid JSON, of limited depth */
export function readJsonTree(text: string): JsonNode {
  return new Reader(text).read();
}

const space = /[ \t\r\n]*/y;
const literal = /[^\s,\]}]+/y;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): JsonNode {
    this.#take(space);
    const start = this.#at;
    const sign = this.#text[start];
    if (sign === '{') return { start, value: { members: this.#items('}', () => this.#member()) } };
    if (sign === '[') return { start, value: this.#items(']', () => this.read()) };
    if (sign === '"') return { start, value: this.#string() };
    return { start, value: { written: this.#take(literal) } };
  }

  #member(): JsonObjectNode['members'][number] {
    this.#take(space);
    const name = this.#string();
    this.#take(space);
    // The colon.
    this.#at++;
    return { name, node: this.read() };
  }

  #items<T>(end: string, readItem: () => T): readonly T[] {
    const items: T[] = [];
    // The opening bracket, and later each comma.
    for (this.#at++; ; this.#at++) {
      this.#take(space);
      if (this.#text[this.#at] === end) break;
      items.push(readItem());
      this.#take(space);
      if (this.#text[this.#at] !== ',') break;
    }
    this.#at++;
    return items;
  }

  #string(): string {
    const start = this.#at;
    this.#at = endOfString(this.#text, start) + 1;
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }
}
