import type { Cursor } from './cursor.ts';
import { assemble, dedent, type Token } from './template-tokens.ts';
import type { Expression, Loop } from './tree.ts';

type ReadExpression = (cursor: Cursor) => Expression;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

/** Reads `"…"`; the cursor is on the opening quote. */
export function readQuoted(cursor: Cursor, readExpression: ReadExpression): Expression {
  const start = cursor.at;
  cursor.at++;
  const tokens = readTokens(cursor, readExpression, () => cursor.sees('"'), true);
  cursor.at++;
  return assemble(tokens, { start, end: cursor.at }, true);
}

/** Reads `<<MARKER` or `<<-MARKER` up to the end of the line with the closing marker. */
export function readHeredoc(cursor: Cursor, readExpression: ReadExpression): Expression {
  const start = cursor.at;
  cursor.at += 2;
  const flush = cursor.take('-');
  const marker = cursor.readIdentifier() ?? '';
  const first = cursor.text.indexOf('\n', cursor.at) + 1;
  let close = first;
  while (readLine(cursor.text, close).trim() !== marker && close < cursor.text.length) {
    close += readLine(cursor.text, close).length + 1;
  }
  cursor.at = first;
  const tokens = readTokens(cursor, readExpression, () => cursor.at >= close, false);
  cursor.at = close + readLine(cursor.text, close).trimEnd().length;
  if (flush) dedent(tokens);
  return assemble(tokens, { start, end: cursor.at }, false);
}

/** Reads a string that is a template as a whole, such as a string of a job file in JSON. */
export function readTemplate(cursor: Cursor, readExpression: ReadExpression): Expression {
  const tokens = readTokens(cursor, readExpression, () => cursor.done, false);
  return assemble(tokens, { start: 0, end: cursor.at }, true);
}

function readLine(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end === -1 ? undefined : end);
}

function readTokens(cursor: Cursor, readExpression: ReadExpression, ends: () => boolean, isEscaped: boolean): Token[] {
  const tokens: Token[] = [];
  let text = '';
  let start = cursor.at;
  const flushText = (): void => {
    if (text !== '') tokens.push({ kind: 'text', text, start, end: cursor.at });
    text = '';
  };
  while (!cursor.done && !ends()) {
    if (cursor.sees('$${') || cursor.sees('%%{')) {
      text += cursor.text.slice(cursor.at + 1, cursor.at + 3);
      cursor.at += 3;
    } else if (cursor.sees('${') || cursor.sees('%{')) {
      flushText();
      tokens.push(readSequence(cursor, readExpression));
      start = cursor.at;
    } else if (isEscaped && cursor.sees('\\')) {
      text += readEscape(cursor);
    } else {
      text += cursor.text[cursor.at];
      cursor.at++;
      // Each line is a separate token: indentation is removed line by line.
      if (!isEscaped && text.endsWith('\n')) {
        flushText();
        start = cursor.at;
      }
    }
  }
  flushText();
  return tokens;
}

function readEscape(cursor: Cursor): string {
  const letter = cursor.text[cursor.at + 1] ?? '';
  const digits = letter === 'u' ? 4 : letter === 'U' ? 8 : 0;
  const code = cursor.text.slice(cursor.at + 2, cursor.at + 2 + digits);
  cursor.at += 2 + digits;
  return digits === 0 ? (escapes[letter] ?? letter) : String.fromCodePoint(Number.parseInt(code, 16));
}

function readSequence(cursor: Cursor, readExpression: ReadExpression): Token {
  const directive = cursor.sees('%');
  cursor.at += 2;
  const trimLeft = cursor.take('~');
  cursor.skip(true);
  const match = directive
    ? readDirective(cursor, readExpression)
    : { kind: 'value' as const, value: readExpression(cursor) };
  cursor.skip(true);
  const trimRight = cursor.take('~');
  cursor.take('}');
  return { ...match, trimLeft, trimRight };
}

type Directive =
  | { kind: 'if'; test: Expression }
  | { kind: 'for'; head: Omit<Loop, 'value'> }
  | { kind: 'else' | 'endif' | 'endfor' };

function readDirective(cursor: Cursor, readExpression: ReadExpression): Directive {
  const word = cursor.readIdentifier();
  cursor.skip(true);
  if (word === 'if') return { kind: 'if', test: readExpression(cursor) };
  if (word === 'for') return { kind: 'for', head: readLoopHead(cursor, readExpression) };
  return { kind: word === 'endif' || word === 'endfor' ? word : 'else' };
}

/** Reads `key, value in collection` of a `for` in brackets or in a template. */
export function readLoopHead(cursor: Cursor, readExpression: ReadExpression): Omit<Loop, 'value'> {
  const first = cursor.readIdentifier() ?? '';
  cursor.skip(true);
  let second: string | undefined;
  if (cursor.take(',')) {
    cursor.skip(true);
    second = cursor.readIdentifier();
    cursor.skip(true);
  }
  cursor.takeWord('in');
  cursor.skip(true);
  const collection = readExpression(cursor);
  const names = second === undefined ? { keyName: undefined, valueName: first } : { keyName: first, valueName: second };
  return { ...names, collection, key: undefined, test: undefined, grouped: false };
}
