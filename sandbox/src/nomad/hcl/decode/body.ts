import type { Doc, Field, Json, Shape } from '../../shapes/kinds.ts';
import { type Context, addDiagnostic } from '../evaluate/context.ts';
import type { Block, Body } from '../syntax/tree.ts';
import { decodeAttribute, decodeDictionary, decodeFree, decodeLists } from './attributes.ts';
import { decodeComparison } from './comparisons.ts';
import { expandBlocks } from './dynamic.ts';
import { suggest } from './suggest.ts';

/** Additional handling of a structure; called with the decoded value. */
const afterwards: Readonly<Record<string, (doc: Doc) => void>> = {
  TaskGroup: (doc) => {
    const scaling = doc['Scaling'];
    if (typeof scaling === 'object' && scaling !== null && !Array.isArray(scaling)) scaling['Type'] ||= 'horizontal';
  },
};

/** Labels that are the type of a policy; the block is repeatable and its label is not stored. */
const scalingTypes: Readonly<Record<string, string>> = { cpu: 'vertical_cpu', mem: 'vertical_mem' };

/** Returns the value of an unset field in the result of parse. */
function unsetValue(field: Field): Json {
  if (field.unset === 'null' || field.kind !== 'scalar') return null;
  return { string: '', bool: false }[field.type as string] ?? 0;
}

/** Converts a block's body into the structure that parse returns; errors go to the diagnostics. */
export function decodeBody(body: Body, shape: Shape, context: Context, labels: readonly string[] = []): Doc {
  const special = decodeComparison(shape, body, context);
  if (special !== undefined) return special;
  const doc: Doc = {};
  const left = [...labels];
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!field.sent || field.unset === 'absent') continue;
    doc[name] = field.written?.as === 'label' ? (left.shift() ?? '') : unsetValue(field);
  }
  const blocks = expandBlocks(body.blocks, context);
  decodeAttributes(body, shape, context, doc);
  const first = new Map<string, Block>();
  for (const [block, inner] of blocks) decodeBlock(block, shape, inner, doc, first);
  for (const field of Object.values(shape.fields)) {
    const written = field.written;
    if (written?.as !== 'attribute' || !written.required || body.attributes.some(({ name }) => name === written.name))
      continue;
    const end = { start: body.end.end, end: body.end.end };
    addDiagnostic(
      context,
      end,
      'Missing required argument',
      `The argument "${written.name}" is required, but no definition was found.`,
    );
  }
  afterwards[shape.name]?.(doc);
  return doc;
}

function indexWrittenFields(shape: Shape, as: 'attribute' | 'block'): Map<string, [name: string, field: Field]> {
  const entries = Object.entries(shape.fields).filter(([, field]) => field.written?.as === as);
  return new Map(entries.map(([name, field]) => [field.written?.name ?? '', [name, field]]));
}

/** Dictionaries that may be assigned like an attribute, as in HCL1. */
const assignable = new Set(['env', 'meta']);

function decodeAttributes(body: Body, shape: Shape, context: Context, doc: Doc): void {
  const attributes = indexWrittenFields(shape, 'attribute');
  const blocks = indexWrittenFields(shape, 'block');
  for (const attribute of body.attributes) {
    const assigned = assignable.has(attribute.name) ? blocks.get(attribute.name) : undefined;
    const [name, field] = attributes.get(attribute.name) ?? assigned ?? [undefined, undefined];
    if (field !== undefined) {
      const value = decodeAttribute(attribute.value, field, context);
      if (value !== undefined) doc[name] = value;
      continue;
    }
    const hint = blocks.has(attribute.name)
      ? ` Did you mean to define a block of type "${attribute.name}"?`
      : suggest(attribute.name, [...attributes.keys()]);
    const detail = `An argument named "${attribute.name}" is not expected here.${hint}`;
    addDiagnostic(context, attribute.nameSpan, 'Unsupported argument', detail);
  }
}

function decodeBlock(block: Block, shape: Shape, context: Context, doc: Doc, first: Map<string, Block>): void {
  const blocks = indexWrittenFields(shape, 'block');
  const [name, field] = blocks.get(block.type) ?? [undefined, undefined];
  if (field === undefined) return addTypeDiagnostic(block, shape, context);
  const previous = first.get(block.type);
  if (previous !== undefined && !['many', 'named'].includes(field.kind)) {
    const location = context.scope.source.place(previous.head);
    const detail = `Only one ${block.type} block is allowed. Another was defined at ${location}.`;
    return addDiagnostic(context, block.head, `Duplicate ${block.type} block`, detail);
  }
  first.set(block.type, previous ?? block);
  if (!hasFittingLabels(block, field, shape, context)) return;
  doc[name] = decodeContent(block, field, shape, context, doc[name] ?? null);
}

function decodeContent(block: Block, field: Field, shape: Shape, context: Context, before: Json): Json {
  if (field.shape === undefined) {
    if (field.kind === 'any') return decodeFree(block.body, context);
    return field.kind === 'lists' ? decodeLists(block.body, context) : decodeDictionary(block.body, context);
  }
  const item = decodeBody(block.body, field.shape, context, block.labels);
  if (shape.name === 'Task' && block.type === 'scaling')
    item['Type'] ||= scalingTypes[block.labels[0]?.toLowerCase() ?? ''] ?? '';
  if (field.kind === 'many') return [...(Array.isArray(before) ? before : []), item];
  if (field.kind === 'named') return { ...(before as Doc | null), [block.labels[0] ?? '']: item };
  return item;
}

function hasFittingLabels(block: Block, field: Field, shape: Shape, context: Context): boolean {
  const wanted = Object.values(field.shape?.fields ?? {}).filter((inner) => inner.written?.as === 'label').length;
  const count = shape.name === 'Task' && block.type === 'scaling' ? 1 : wanted;
  if (block.labels.length < count) {
    const detail = `All ${block.type} blocks must have ${count} labels (name).`;
    addDiagnostic(context, block.brace, `Missing name for ${block.type}`, detail);
  } else if (block.labels.length > count) {
    const detail =
      count === 0
        ? `No labels are expected for ${block.type} blocks.`
        : `Only ${count} labels (name) are expected for ${block.type} blocks.`;
    addDiagnostic(context, block.head, `Extraneous label for ${block.type}`, detail);
  }
  return block.labels.length === count;
}

function addTypeDiagnostic(block: Block, shape: Shape, context: Context): void {
  const names = [...indexWrittenFields(shape, 'block').keys()];
  const hint = indexWrittenFields(shape, 'attribute').has(block.type)
    ? ` Did you mean to define argument "${block.type}"? If so, use the equals sign to assign it a value.`
    : suggest(block.type, names);
  addDiagnostic(
    context,
    block.typeSpan,
    'Unsupported block type',
    `Blocks of type "${block.type}" are not expected here.${hint}`,
  );
}
