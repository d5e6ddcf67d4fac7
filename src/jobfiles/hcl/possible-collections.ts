import { argumentsOf } from './bodies.ts';
import { readLoop, type Loop } from './loops.ts';
import { combineChoices, type EvaluationContext } from './evaluation-context.ts';
import { tokenAfter, nextToken, tokenText } from './tokens.ts';
import {
  collectionIn,
  computedValue,
  listValue,
  mapValue,
  UnknownValueError,
  textIn,
  textValue,
  truthOf,
  type Entry,
  type Value,
} from './values.ts';
import type { LoopScope } from './scopes.ts';

export function possibleTuple(opener: number, context: EvaluationContext): readonly Value[] {
  const elements = argumentsOf(context.hcl, opener).map(([from, to]) => context.evaluate(from, to, context));
  return combineChoices(elements, listValue);
}

/** Attributes are separated by commas or line breaks. */
export function possibleObject(opener: number, context: EvaluationContext): readonly Value[] {
  const { hcl } = context;
  const close = hcl.closes[opener] ?? opener;
  const parts: (readonly Value[])[] = [];
  for (let start = nextToken(hcl, opener + 1, close, 'skip'); start < close;) {
    let end = start;
    while (end < close && hcl.kinds[end] !== 'newline' && tokenText(hcl, end) !== ',') end = tokenAfter(hcl, end);
    const character = nextToken(hcl, tokenAfter(hcl, start), end);
    if (character >= end || !['=', ':'].includes(tokenText(hcl, character))) return [computedValue];
    parts.push(possibleKeys(start, context), context.evaluate(character + 1, end, context));
    start = nextToken(hcl, end, close, 'skip');
    if (start < close && tokenText(hcl, start) === ',') start = nextToken(hcl, start + 1, close, 'skip');
  }
  return combineChoices(parts, mapOfPairs);
}

/** @param values alternating keys and values */
function mapOfPairs(values: readonly Value[]): Value {
  const keys = values.filter((_, at) => at % 2 === 0);
  return mapValue(keys.map((key, at) => [textIn(key), values[at * 2 + 1] ?? computedValue] as const));
}

function possibleKeys(at: number, context: EvaluationContext): readonly Value[] {
  return context.hcl.kinds[at] === 'name'
    ? [textValue(tokenText(context.hcl, at))]
    : context.evaluate(at, tokenAfter(context.hcl, at), context);
}

/** Undefined if the bracket opens no `for` expression. */
export function possibleLoop(opener: number, context: EvaluationContext): readonly Value[] | undefined {
  const loop = readLoop(context.hcl, opener);
  const scope = context.symbols.scopesOf(context.hcl)?.ofLoop(opener);
  if (loop === undefined) return undefined;
  if (scope === undefined) return [computedValue];
  const { from, to } = loop.collection;
  return context.evaluate(from, to, context).flatMap((collection) => {
    try {
      return loopValues(loop, scope, collectionIn(collection).entries, context);
    } catch (error) {
      if (error instanceof UnknownValueError) return [error.value];
      throw error;
    }
  });
}

function loopValues(
  loop: Loop,
  scope: LoopScope,
  entries: readonly Entry[],
  context: EvaluationContext,
): readonly Value[] {
  const { key, value } = loop.result;
  const parts = entries.flatMap((entry) => {
    const inside = { ...context, bindings: new Map([...context.bindings, [scope, entry]]) };
    if (loop.test !== undefined && !isTrue(context.evaluate(loop.test.from, loop.test.to, inside))) return [];
    const values = context.evaluate(value.from, value.to, inside);
    return key === undefined ? [values] : [context.evaluate(key.from, key.to, inside), values];
  });
  return combineChoices(parts, key === undefined ? listValue : mapOfPairs);
}

function isTrue(possible: readonly Value[]): boolean {
  const truths = new Set(possible.map(truthOf));
  const [truth] = truths;
  if (truth === undefined || truths.size > 1) throw new UnknownValueError();
  return truth;
}
