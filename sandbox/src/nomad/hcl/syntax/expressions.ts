import type { Cursor } from './cursor.ts';
import { copySource, readSteps } from './steps.ts';
import { readHeredoc, readLoopHead, readQuoted } from './templates.ts';
import type { Expression } from './tree.ts';

const precedenceLevels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];
const literalWords: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads the expression at the cursor; it ends with its line. */
export function readExpression(cursor: Cursor): Expression {
  return readChoice(cursor, false);
}

/** Reads an expression in brackets, where line ends have no meaning. */
function readEnclosed(cursor: Cursor): Expression {
  cursor.skip(true);
  return readChoice(cursor, true);
}

function readChoice(cursor: Cursor, overLines: boolean): Expression {
  const test = readBinary(cursor, overLines, 0);
  const before = cursor.at;
  cursor.skip(overLines);
  if (!cursor.take('?')) {
    cursor.at = before;
    return test;
  }
  cursor.skip(overLines);
  const yes = readChoice(cursor, overLines);
  cursor.skip(overLines);
  cursor.take(':');
  cursor.skip(overLines);
  const no = readChoice(cursor, overLines);
  return { kind: 'choice', test, yes, no, start: test.start, end: no.end, head: test.head };
}

function readBinary(cursor: Cursor, overLines: boolean, level: number): Expression {
  const operators = precedenceLevels[level];
  if (operators === undefined) return readUnary(cursor, overLines);
  let left = readBinary(cursor, overLines, level + 1);
  for (;;) {
    const before = cursor.at;
    cursor.skip(overLines);
    const operator = operators.find((candidate) => cursor.take(candidate));
    if (operator === undefined) {
      cursor.at = before;
      return left;
    }
    cursor.skip(overLines);
    const right = readBinary(cursor, overLines, level + 1);
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end, head: left.head };
  }
}

function readUnary(cursor: Cursor, overLines: boolean): Expression {
  const start = cursor.at;
  const operator = ['-', '!'].find((candidate) => cursor.take(candidate));
  if (operator === undefined) return readSteps(cursor, readTerm(cursor), { overLines, readEnclosed });
  cursor.skip(overLines);
  const operand = readUnary(cursor, overLines);
  return { kind: 'unary', operator, operand, start, end: operand.end, head: { start, end: start + 1 } };
}

function readTerm(cursor: Cursor): Expression {
  const start = cursor.at;
  const span = (): { start: number; end: number; head: { start: number; end: number } } => ({
    start,
    end: cursor.at,
    head: { start, end: cursor.at },
  });
  if (cursor.sees('"')) return readQuoted(cursor, readEnclosed);
  if (cursor.sees('<<')) return readHeredoc(cursor, readEnclosed);
  if (cursor.take('(')) {
    const inner = readEnclosed(cursor);
    cursor.skip(true);
    cursor.take(')');
    return { ...inner, ...span(), head: inner.head };
  }
  if (cursor.take('[')) return readTuple(cursor, start);
  if (cursor.take('{')) return readObject(cursor, start);
  const digits = cursor.readNumber();
  if (digits !== undefined) return { kind: 'literal', value: Number(digits), ...span() };
  const name = cursor.readIdentifier() ?? '';
  const word = literalWords.get(name);
  if (word !== undefined) return { kind: 'literal', value: word, ...span() };
  if (cursor.sees('(')) return readCall(cursor, name, start);
  return { kind: 'name', root: name, steps: [], written: copySource(cursor, start), ...span() };
}

function readCall(cursor: Cursor, name: string, start: number): Expression {
  const head = { start, end: cursor.at };
  cursor.take('(');
  const args: Expression[] = [];
  let spread = false;
  for (cursor.skip(true); !cursor.take(')'); cursor.skip(true)) {
    args.push(readEnclosed(cursor));
    cursor.skip(true);
    if (cursor.take('...')) spread = true;
    cursor.take(',');
  }
  // Errors about a call name the function and its opening parenthesis.
  return { kind: 'call', name, args, spread, start, end: cursor.at, head: { start, end: head.end + 1 } };
}

function readTuple(cursor: Cursor, start: number): Expression {
  const head = { start, end: cursor.at };
  cursor.skip(true);
  if (cursor.takeWord('for')) return readFor(cursor, head, ']');
  const items: Expression[] = [];
  for (cursor.skip(true); !cursor.take(']'); cursor.skip(true)) {
    items.push(readEnclosed(cursor));
    cursor.skip(true);
    cursor.take(',');
  }
  return { kind: 'tuple', items, start, end: cursor.at, head };
}

function readObject(cursor: Cursor, start: number): Expression {
  const head = { start, end: cursor.at };
  cursor.skip(true);
  if (cursor.takeWord('for')) return readFor(cursor, head, '}');
  const items: (readonly [Expression, Expression])[] = [];
  for (cursor.skip(true); !cursor.take('}'); cursor.skip(true)) {
    const key = readKey(cursor);
    cursor.skip(false);
    if (!cursor.take('=')) cursor.take(':');
    cursor.skip(true);
    items.push([key, readChoice(cursor, false)]);
    cursor.skip(true);
    cursor.take(',');
  }
  return { kind: 'object', items, start, end: cursor.at, head };
}

/** A bare word before `=` is the key itself, not a name to look up. */
function readKey(cursor: Cursor): Expression {
  const key = readChoice(cursor, false);
  if (key.kind !== 'name' || key.steps.length > 0 || cursor.text[key.start] === '(') return key;
  return { kind: 'literal', value: key.root, start: key.start, end: key.end, head: key.head };
}

function readFor(cursor: Cursor, head: { start: number; end: number }, close: string): Expression {
  cursor.skip(true);
  const loop = readLoopHead(cursor, readEnclosed);
  cursor.skip(true);
  cursor.take(':');
  let value = readEnclosed(cursor);
  let key: Expression | undefined;
  cursor.skip(true);
  if (cursor.take('=>')) {
    key = value;
    value = readEnclosed(cursor);
    cursor.skip(true);
  }
  const grouped = cursor.take('...');
  cursor.skip(true);
  const test = cursor.takeWord('if') ? readEnclosed(cursor) : undefined;
  cursor.skip(true);
  cursor.take(close);
  return { kind: 'for', loop: { ...loop, key, value, test, grouped }, start: head.start, end: cursor.at, head };
}
