import { Cursor } from './cursor.ts';
import { readExpression } from './expressions.ts';
import type { Attribute, Block, Body } from './tree.ts';

/** Reads a string that the official parser accepted into attributes and blocks with their order and positions: both are missing in the official parser's JSON. */
export function readBody(text: string): Body {
  return readItems(new Cursor(text));
}

function readItems(cursor: Cursor): Body {
  const attributes: Attribute[] = [];
  const blocks: Block[] = [];
  cursor.skip(true);
  while (!cursor.done && !cursor.sees('}')) {
    const start = cursor.at;
    const name = readWord(cursor);
    const nameSpan = { start, end: cursor.at };
    cursor.skip(false);
    if (cursor.take('=')) {
      cursor.skip(false);
      const value = readExpression(cursor);
      attributes.push({ name, nameSpan, value, start, end: value.end });
    } else blocks.push(readBlock(cursor, name, nameSpan));
    cursor.skip(true);
  }
  return { attributes, blocks, end: { start: cursor.at, end: Math.min(cursor.at + 1, cursor.text.length) } };
}

function readBlock(cursor: Cursor, type: string, typeSpan: { start: number; end: number }): Block {
  const labels: string[] = [];
  let end = typeSpan.end;
  while (!cursor.sees('{')) {
    labels.push(readWord(cursor));
    end = cursor.at;
    cursor.skip(false);
  }
  const brace = { start: cursor.at, end: cursor.at + 1 };
  cursor.at++;
  const body = readItems(cursor);
  cursor.at++;
  return { type, typeSpan, labels, head: { start: typeSpan.start, end }, brace, body };
}

/** A name, or a quoted label, which cannot contain a template. */
function readWord(cursor: Cursor): string {
  if (!cursor.sees('"')) return cursor.readIdentifier() ?? '';
  const text = readExpression(cursor);
  return text.kind === 'literal' && typeof text.value === 'string' ? text.value : '';
}
