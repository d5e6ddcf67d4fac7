import { countSteps, type CountStep, type Hcl, type TokenKind } from './tokens.ts';

/** Tokens by their first character; a name may start with a letter of any script. */
const patternsByFirstCharacter = new Map<string, readonly [TokenKind, RegExp]>([
  ...Array.from(' \t', (character) => [character, ['space', /[ \t]+/y]] as const),
  ...Array.from('\r\n', (character) => [character, ['newline', /\r?\n/y]] as const),
  ...Array.from('0123456789', (character) => [character, ['number', /\d(?:\.*(?:\d|[eE][+-]?\d))*/y]] as const),
  ...Array.from('#/', (character) => [character, ['comment', /(?:#|\/\/)[^\n]*/y]] as const),
]);
const namePattern = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const notInNames = new Set('()[]{}"=,.:;<>!?&|+-*~^`\'$%@\\');
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
/** The characters that may end literal text. */
const stops = { quote: /["\\\n$%]/g, heredoc: /[\n$%]/g };
/** Finding a token takes longer than reading it. */
const stepsToScan = 8;
const brackets = { ')': '(', ']': '[' };

/** @param step counts each token, and each read of a token */
export function scanHcl(text: string, step: CountStep = () => undefined): Hcl {
  return new Scanner(text, step).scan();
}

class Scanner {
  readonly #text: string;
  readonly #step: CountStep;
  readonly #kinds: TokenKind[] = [];
  readonly #starts: number[] = [];
  readonly #closes: number[] = [];
  /** The opening tokens that are not closed yet. */
  readonly #frames: number[] = [];
  /** End markers of the open heredocs. */
  readonly #markers: string[] = [];
  /** For each open brace, the number of frames up to it; the next `}` closes the last brace. */
  readonly #braces: number[] = [];
  #at = 0;
  /** False if no comment end follows: searching for it repeatedly would take quadratic time. */
  #commentsEnd = true;
  #broken: Hcl['broken'];

  constructor(text: string, step: CountStep) {
    this.#text = text;
    this.#step = step;
  }

  scan(): Hcl {
    while (this.#at < this.#text.length) {
      const frame = this.#frames.at(-1) ?? 0;
      const kind = this.#frames.length === 0 ? 'open' : this.#kinds[frame];
      if (kind === 'quote') this.#scanQuote(frame);
      else if (kind === 'heredoc') this.#scanHeredoc();
      else this.#scanCode();
    }
    for (const frame of this.#frames) {
      this.#closes[frame] = this.#kinds.length;
      if (this.#kinds[frame] === 'quote' || this.#kinds[frame] === 'heredoc') this.#break(frame);
    }
    this.#starts.push(this.#text.length);
    const tokens = { kinds: this.#kinds, starts: this.#starts, closes: this.#closes };
    return { text: this.#text, ...tokens, broken: this.#broken, step: this.#step };
  }

  #take(kind: TokenKind, length: number): void {
    this.#step(stepsToScan + countSteps(length));
    this.#kinds.push(kind);
    this.#closes.push(this.#starts.length);
    this.#starts.push(this.#at);
    this.#at += length;
  }

  #open(kind: TokenKind, length: number): void {
    this.#frames.push(this.#kinds.length);
    this.#take(kind, length);
  }

  /** Opens a block or template that only a brace closes. */
  #openBrace(kind: 'open' | 'template', length: number): void {
    this.#open(kind, length);
    this.#braces.push(this.#frames.length);
  }

  #close(length: number): void {
    this.#closes[this.#frames.pop() ?? 0] = this.#kinds.length;
    this.#take('close', length);
  }

  #break(opener: number): void {
    const at = this.#starts[opener] ?? 0;
    if (this.#broken === undefined || at < this.#broken.at) {
      this.#broken = { kind: this.#kinds[opener] === 'quote' ? 'string' : 'heredoc', at };
    }
  }

  #scanCode(): void {
    const character = this.#text[this.#at] ?? '';
    if (!notInNames.has(character)) {
      const [kind, pattern] = patternsByFirstCharacter.get(character) ?? (['name', namePattern] as const);
      pattern.lastIndex = this.#at;
      if (pattern.test(this.#text)) return this.#take(kind, pattern.lastIndex - this.#at);
    }
    if (character === '"') return this.#open('quote', 1);
    if (character === '{') return this.#openBrace('open', 1);
    if (character === '(' || character === '[') return this.#open('open', 1);
    if (character === '}') return this.#closeBrace(1);
    if (character === '~' && this.#text[this.#at + 1] === '}' && this.#isInTemplate()) return this.#closeBrace(2);
    if ((character === ')' || character === ']') && this.#readOpener() === brackets[character]) return this.#close(1);
    if (character === '/') return this.#take(...this.#scanLongComment());
    heredocStart.lastIndex = this.#at;
    const marker = character === '<' ? heredocStart.exec(this.#text) : null;
    if (marker !== null) {
      this.#markers.push(marker[1] ?? '');
      return this.#open('heredoc', marker[0].length);
    }
    return this.#take('symbol', String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0).length);
  }

  /** The character of the innermost open bracket. */
  #readOpener(): string | undefined {
    return this.#text[this.#starts[this.#frames.at(-1) ?? -1] ?? -1];
  }

  /** Whether the next brace closes a template. */
  #isInTemplate(): boolean {
    return this.#kinds[this.#frames[(this.#braces.at(-1) ?? 0) - 1] ?? -1] === 'template';
  }

  /** A multi-line comment, or a slash if the comment has no end. */
  #scanLongComment(): [TokenKind, number] {
    const end = this.#text[this.#at + 1] === '*' && this.#commentsEnd ? this.#text.indexOf('*/', this.#at + 2) : -1;
    if (end !== -1) return ['comment', end + 2 - this.#at];
    if (this.#text[this.#at + 1] === '*') this.#commentsEnd = false;
    return ['symbol', 1];
  }

  /** A brace also closes all brackets inside it, because the official scanner ignores round and square brackets here. */
  #closeBrace(length: number): void {
    const depth = this.#braces.pop();
    if (depth === undefined) return this.#take('symbol', length);
    for (const opener of this.#frames.splice(depth)) this.#closes[opener] = this.#kinds.length;
    return this.#close(length);
  }

  #scanQuote(frame: number): void {
    if (this.#text[this.#at] === '"') return this.#close(1);
    const end = this.#findTextEnd(stops.quote);
    if (end > this.#at) return this.#take('text', end - this.#at);
    if (this.#beginTemplate()) return undefined;
    this.#break(frame);
    return this.#take('newline', 1);
  }

  #scanHeredoc(): void {
    if (this.#text[this.#at - 1] === '\n') {
      const end = this.#text.indexOf('\n', this.#at);
      if (end !== -1 && this.#text.slice(this.#at, end).trim() === this.#markers.at(-1)) {
        this.#markers.pop();
        return this.#close(end - this.#at - (this.#text[end - 1] === '\r' ? 1 : 0));
      }
    }
    if (this.#beginTemplate()) return undefined;
    // Line by line, because any line may be the end marker.
    return this.#take('text', this.#findTextEnd(stops.heredoc) - this.#at);
  }

  #beginTemplate(): boolean {
    const character = this.#text[this.#at];
    if ((character !== '$' && character !== '%') || this.#text[this.#at + 1] !== '{') return false;
    this.#openBrace('template', this.#text[this.#at + 2] === '~' ? 3 : 2);
    return true;
  }

  /** The end of literal text: before a quote, a line break in a string or a template, or after a line of a heredoc. */
  #findTextEnd(characters: RegExp): number {
    characters.lastIndex = this.#at;
    for (let stop = characters.exec(this.#text); stop !== null; stop = characters.exec(this.#text)) {
      const { index } = stop;
      const character = stop[0];
      const next = this.#text[index + 1];
      if (character === '\n') return characters === stops.quote ? index : index + 1;
      if (character === '"') return index;
      // A backslash escapes any character except a line break.
      if (character === '\\') characters.lastIndex = next === '\n' ? index + 1 : index + 2;
      else if (next === '{') return index;
      else if (next === character && this.#text[index + 2] === '{') characters.lastIndex = index + 3;
    }
    return this.#text.length;
  }
}
