import type { Shape } from '../../shapes/kinds.ts';
import { isDictionary } from '../evaluate/values.ts';
import { Cursor } from './cursor.ts';
import { readExpression } from './expressions.ts';
import { readTemplate } from './templates.ts';
import type { Attribute, Block, Body, Expression, Value } from './tree.ts';

/** Nomad reads a string as JSON if its first non-blank character is a brace. */
export function isJson(text: string): boolean {
  return /^ *\{/.test(text);
}

const nowhere = { start: 0, end: 0 };

/** Returns the attributes of a flat JSON object, with literal strings. */
export function readJsonBody(text: string): Body {
  const entries = Object.entries(JSON.parse(text) as Record<string, Value>);
  const attributes = entries.map(([name, value]): Attribute =>
    toAttribute(name, { kind: 'literal', value, ...nowhere, head: nowhere }),
  );
  return { attributes, blocks: [], end: nowhere };
}

function toAttribute(name: string, value: Expression): Attribute {
  return { name, value, nameSpan: nowhere, ...nowhere };
}

/** Returns a job file in JSON as a body: only the structure decides which key is a block or an attribute. */
export function readJsonJobBody(value: Value, shape: Shape): Body {
  const attributes: Attribute[] = [];
  const blocks: Block[] = [];
  for (const [name, item] of Object.entries(isDictionary(value) ? value : {})) {
    const field = Object.values(shape.fields).find(
      (candidate) => candidate.written?.name === name && candidate.written.as === 'block',
    );
    if (field === undefined) {
      attributes.push(toAttribute(name, toExpression(item)));
      continue;
    }
    const hasLabels = Object.values(field.shape?.fields ?? {}).some((inner) => inner.written?.as === 'label');
    for (const [labels, content] of listContents(item, hasLabels)) {
      const body = field.shape === undefined ? readFreeBody(content) : readJsonJobBody(content, field.shape);
      blocks.push({ type: name, labels, body, typeSpan: nowhere, head: nowhere, brace: nowhere });
    }
  }
  return { attributes, blocks, end: nowhere };
}

/** One block for each object; with labels, one for each name, whose value may be a list in turn. */
function listContents(item: Value, hasLabels: boolean): [labels: string[], content: Value][] {
  if (Array.isArray(item)) return item.flatMap((inner) => listContents(inner, hasLabels));
  if (!hasLabels || !isDictionary(item)) return [[[], item]];
  return Object.entries(item).flatMap(([label, inner]) =>
    listContents(inner, false).map(([, content]): [string[], Value] => [[label], content]),
  );
}

function readFreeBody(value: Value): Body {
  const entries = Object.entries(isDictionary(value) ? value : {});
  return { attributes: entries.map(([name, item]) => toAttribute(name, toExpression(item))), blocks: [], end: nowhere };
}

/** Strings in a job file in JSON are templates. */
function toExpression(value: Value): Expression {
  const at = { ...nowhere, head: nowhere };
  if (typeof value === 'string') return readTemplate(new Cursor(value), readExpression);
  if (Array.isArray(value)) return { kind: 'tuple', items: value.map(toExpression), ...at };
  if (!isDictionary(value)) return { kind: 'literal', value, ...at };
  const items = Object.entries(value).map(
    ([key, item]) => [{ kind: 'literal', value: key, ...at }, toExpression(item)] as const,
  );
  return { kind: 'object', items, ...at };
}
