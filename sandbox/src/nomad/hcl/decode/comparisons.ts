import type { Doc, Shape } from '../../shapes/kinds.ts';
import { type Context, addDiagnostic, evaluateAs } from '../evaluate/context.ts';
import { toFlag, toNumber, toText } from '../evaluate/values.ts';
import type { Body } from '../syntax/tree.ts';
import { suggest } from './suggest.ts';

/** Operators that may be written as an attribute: `regexp = "…"`. A later one wins. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  Constraint: ['version', 'semver', 'regexp', 'set_contains', 'distinct_hosts', 'distinct_property'],
  Affinity: ['version', 'semver', 'regexp', 'set_contains_any', 'set_contains_all', 'set_contains'],
};
/** Attributes that Nomad accepts and ignores. */
const ignored: Readonly<Record<string, readonly string[]>> = {
  Constraint: ['set_contains_all', 'set_contains_any', 'is_set', 'is_not_set'],
  Affinity: [],
};

/** Constraints and affinities, which have more attributes than fields; `undefined` for every other structure. */
export function decodeComparison(shape: Shape, body: Body, context: Context): Doc | undefined {
  const short = shorthands[shape.name];
  if (short === undefined) return undefined;
  const isWeighted = shape.name === 'Affinity';
  const operators = [
    'attribute',
    'value',
    'operator',
    ...(isWeighted ? ['weight'] : []),
    ...short,
    ...(ignored[shape.name] ?? []),
  ];
  const values = new Map<string, string>();
  let weight: number | null = null;
  for (const { name, nameSpan, value } of body.attributes) {
    if (!operators.includes(name)) {
      addDiagnostic(
        context,
        nameSpan,
        'Unsupported argument',
        `An argument named "${name}" is not expected here.${suggest(name, operators)}`,
      );
    } else if (name === 'weight') weight = evaluateAs(value, context, toNumber) ?? null;
    else {
      const text = evaluateAs(value, context, (item) =>
        name === 'distinct_hosts' ? String(toFlag(item)) : toText(item),
      );
      if (text !== undefined) values.set(name, text);
    }
  }
  for (const block of body.blocks) {
    addDiagnostic(
      context,
      block.typeSpan,
      'Unsupported block type',
      `Blocks of type "${block.type}" are not expected here.`,
    );
  }
  return { ...createComparison(values, short), ...(isWeighted ? { Weight: weight } : {}) };
}

function createComparison(values: ReadonlyMap<string, string>, short: readonly string[]): Doc {
  const result = {
    LTarget: values.get('attribute') ?? '',
    RTarget: values.get('value') ?? '',
    Operand: values.get('operator') ?? '',
  };
  for (const name of short) {
    const value = values.get(name) ?? '';
    if (value === '') continue;
    result.Operand = name;
    if (name === 'distinct_property') result.LTarget = value;
    else result.RTarget = value;
  }
  return { ...result, Operand: result.Operand === '' ? '=' : result.Operand };
}
