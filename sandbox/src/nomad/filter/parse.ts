/** A parsed filter. A selector is a path of names into the job. */
export type Expression =
  | { readonly kind: 'and'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not'; readonly operand: Expression }
  | {
      readonly kind: 'match';
      readonly selector: readonly string[];
      readonly operator: Operator;
      readonly value: string;
    };

export type Operator = '==' | 'contains' | 'empty' | 'nil' | 'matches';

/** An invalid filter; the message has the position, as in Nomad. */
export class FilterError extends Error {}

const whiteSpace = /[ \t\r\n]*/y;
const namePattern = /[a-zA-Z][a-zA-Z0-9_/]*/y;
const partPattern = /\.([a-zA-Z0-9_/-]+)|\[\s*"([^"]*)"\s*\]/y;
const pointerPattern = /"(\/[^"]*)"/y;
const quotedPattern = /"[^"]*"|`[^`]*`/y;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?/y;
/** Operators after a selector, longest first; the flag marks negated ones. */
const operators: readonly (readonly [RegExp, Operator, boolean])[] = [
  [/==/y, '==', false],
  [/!=/y, '==', true],
  [/is\s+not\s+empty\b/y, 'empty', true],
  [/is\s+empty\b/y, 'empty', false],
  [/is\s+not\s+nil\b/y, 'nil', true],
  [/is\s+nil\b/y, 'nil', false],
  [/not\s+contains\b/y, 'contains', true],
  [/contains\b/y, 'contains', false],
  [/not\s+matches\b/y, 'matches', true],
  [/matches\b/y, 'matches', false],
];
/** Nomad's list of expected tokens in an error message. */
const expectedValues = String.raw`"-", "0", "\"", "${'`'}", [ \t\r\n], [1-9] or [a-zA-Z]`;
const expectedSelectors = String.raw`"(", "-", "0", "\"", "${'`'}", "not", [ \t\r\n], [1-9] or [a-zA-Z]`;
const expectedWords = String.raw`"!=", ".", "==", "[", [ \t\r\n] or [a-zA-Z0-9_/]`;

/**
 * Parses a filter: `==`, `!=`, `contains`, `in`, `is empty`, `is nil`, `matches`, each also with `not`; `and`, `or`,
 * `not` and parentheses. Quantifiers over lists (`any`, `all`) are rejected.
 */
export function parseFilter(text: string): Expression {
  const reader = new Reader(text);
  const expression = reader.or();
  reader.end();
  return expression;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  or(): Expression {
    const left = this.#and();
    return this.#word(/or\b/y) ? { kind: 'or', left, right: this.or() } : left;
  }

  end(): void {
    this.#take(whiteSpace);
    if (this.#at < this.#text.length) this.#refuse(String.raw`"and", "or", [ \t\r\n] or EOF`);
  }

  #and(): Expression {
    const left = this.#not();
    return this.#word(/and\b/y) ? { kind: 'and', left, right: this.#and() } : left;
  }

  #not(): Expression {
    // At the end of the filter, Nomad reads it as a name.
    if (this.#take(/not\b(?=.)/sy) !== undefined) return { kind: 'not', operand: this.#not() };
    if (this.#take(/\(/y) === undefined) return this.#match();
    const inner = this.or();
    if (this.#take(/\)/y) === undefined) this.#refuse('', 'rule "grouping": Unmatched parentheses');
    return inner;
  }

  #match(): Expression {
    if (this.#take(/(?:any|all)\s+[a-zA-Z"]/y) !== undefined)
      throw new FilterError('the sandbox reads no "any" and no "all" in a filter');
    return this.#membership() ?? this.#comparison();
  }

  /** `value in selector`. */
  #membership(): Expression | undefined {
    const start = this.#at;
    const value = this.#value();
    const isTurned = value === undefined ? undefined : this.#take(/(?:not\s+)?in\b/y);
    if (isTurned !== undefined) this.#goesOn();
    if (value === undefined || isTurned === undefined) {
      this.#at = start;
      return undefined;
    }
    return negateIf(isTurned.startsWith('not'), {
      kind: 'match',
      selector: this.#selector(),
      operator: 'contains',
      value,
    });
  }

  #comparison(): Expression {
    const selector = this.#selector();
    for (const [pattern, operator, turned] of operators) {
      if (this.#take(pattern) === undefined) continue;
      const value = operator === 'empty' || operator === 'nil' ? '' : (this.#value() ?? this.#refuse(expectedValues));
      return negateIf(turned, { kind: 'match', selector, operator, value });
    }
    return this.#refuse(expectedWords);
  }

  #selector(): string[] {
    const pointer = this.#take(pointerPattern);
    if (pointer !== undefined) return pointer.slice(2, -1).split('/');
    const parts = [this.#take(namePattern) ?? this.#refuse(expectedSelectors)];
    for (;;) {
      partPattern.lastIndex = this.#at;
      const match = partPattern.exec(this.#text);
      if (match === null) return parts;
      parts.push(match[1] ?? match[2] ?? '');
      this.#at += match[0].length;
    }
  }

  #value(): string | undefined {
    const quotedText = this.#take(quotedPattern);
    if (quotedText?.startsWith('`') === true) return quotedText.slice(1, -1);
    if (quotedText !== undefined) return unquote(quotedText);
    return this.#take(numberPattern) ?? this.#take(/[a-zA-Z][a-zA-Z0-9_/.]*/y);
  }

  #word(pattern: RegExp): boolean {
    if (this.#take(pattern) === undefined) return false;
    this.#goesOn();
    return true;
  }

  /** A word must be followed by a blank and more. */
  #goesOn(): void {
    if (this.#at === this.#text.length) this.#refuse(String.raw`[ \t\r\n]`);
  }

  /** Skips blanks, then reads a match; `undefined` if there is none. */
  #take(pattern: RegExp): string | undefined {
    whiteSpace.lastIndex = this.#at;
    const from = this.#at + (whiteSpace.exec(this.#text)?.[0].length ?? 0);
    pattern.lastIndex = from;
    const match = pattern.exec(this.#text)?.[0];
    if (match !== undefined) this.#at = from + match.length;
    return match;
  }

  #refuse(expected: string, problem = `no match found, expected: ${expected}`): never {
    this.#take(whiteSpace);
    const before = this.#text.slice(0, this.#at).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    throw new FilterError(`${before.length}:${column} (${this.#at}): ${problem}`);
  }
}

function negateIf(isTurned: boolean, expression: Expression): Expression {
  return isTurned ? { kind: 'not', operand: expression } : expression;
}

function unquote(quotedText: string): string {
  try {
    return JSON.parse(quotedText) as string;
  } catch {
    return quotedText.slice(1, -1);
  }
}
