const identifierPattern = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const numberPattern = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const commentPattern = /#[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;

/** A position in a string that the official parser has accepted, so that syntax errors need no handling. */
export class Cursor {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** Skips blanks and comments; skips line ends only if they have no meaning. */
  skip(overLines: boolean): void {
    for (;;) {
      const character = this.text[this.at];
      if (character === ' ' || character === '\t' || character === '\r' || (overLines && character === '\n')) this.at++;
      else if (this.#take(commentPattern) === undefined) return;
    }
  }

  sees(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  take(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at += text.length;
    return true;
  }

  /** Reads a word only if it is the whole identifier (`for`, not the beginning of `forward`). */
  takeWord(word: string): boolean {
    const start = this.at;
    if (this.readIdentifier() === word) return true;
    this.at = start;
    return false;
  }

  readIdentifier(): string | undefined {
    return this.#take(identifierPattern);
  }

  readNumber(): string | undefined {
    return this.#take(numberPattern);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text)?.[0];
    if (match !== undefined) this.at += match.length;
    return match;
  }
}
