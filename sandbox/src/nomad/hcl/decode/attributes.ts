import type { Doc, Field, Json } from '../../shapes/kinds.ts';
import { parseDuration } from '../durations.ts';
import { type Context, addDiagnostic, evaluateAs } from '../evaluate/context.ts';
import { toDictionary, toFlag, toItems, toNumber, toText, Unsuitable } from '../evaluate/values.ts';
import type { Block, Body, Expression, Value } from '../syntax/tree.ts';

/** Returns the value of an attribute in its field's type, `undefined` after an error. */
export function decodeAttribute(expression: Expression, field: Field, context: Context): Json | undefined {
  return evaluateAs(expression, context, (value) => (value === null ? null : convert(value, field)));
}

function convert(value: Value, field: Field): Json {
  if (field.kind === 'texts') return toItems(value).map(toText);
  if (field.kind === 'numbers') return toItems(value).map(toNumber);
  if (field.kind === 'dictionary') return readTexts(value);
  if (field.type === 'string') return toText(value);
  if (field.type === 'bool') return toFlag(value);
  return field.type === 'time.Duration' && typeof value !== 'number' ? parseDuration(value) : toWhole(value);
}

function toWhole(value: Value): number {
  const number = toNumber(value);
  if (!Number.isInteger(number))
    throw new Unsuitable('value must be a whole number, between -9223372036854775808 and 9223372036854775807');
  return number;
}

function readTexts(value: Value): Record<string, string> {
  return Object.fromEntries(Object.entries(toDictionary(value)).map(([key, item]) => [key, toText(item)]));
}

/** A block such as `env`: names and strings. */
export function decodeDictionary(body: Body, context: Context): Record<string, string> {
  rejectBlocks(body.blocks, context);
  const entries = body.attributes.map(({ name, value }) => [name, evaluateAs(value, context, toText)] as const);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** A block such as `header` of a check: names and lists of strings. */
export function decodeLists(body: Body, context: Context): Record<string, string[]> {
  rejectBlocks(body.blocks, context);
  const entries = body.attributes.map(
    ({ name, value }) => [name, evaluateAs(value, context, (item) => toItems(item).map(toText))] as const,
  );
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function rejectBlocks(blocks: readonly Block[], context: Context): void {
  for (const block of blocks)
    addDiagnostic(context, block.typeSpan, `Unexpected "${block.type}" block`, 'Blocks are not allowed here.');
}

/** A block whose keys only a driver defines. Inner blocks become lists of objects, and so does an assigned object: HCL1 did not distinguish them. */
export function decodeFree(body: Body, context: Context): Doc {
  const doc: Doc = {};
  for (const { name, value } of body.attributes) {
    const items = evaluateAs(value, context, (item) => (value.kind === 'object' ? [item] : item));
    if (items !== undefined) doc[name] = items;
  }
  for (const block of body.blocks) {
    const inner = block.labels
      .toReversed()
      .reduce<Doc>((item, label) => ({ [label]: [item] }), decodeFree(block.body, context));
    const before = doc[block.type];
    doc[block.type] = [...(Array.isArray(before) ? before : []), inner];
  }
  return doc;
}
