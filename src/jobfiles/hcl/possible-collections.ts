import { argumentsOf } from './bodies.ts';
import { readLoop, type Loop } from './loops.ts';
import { combined, type EvaluationContext } from './possibilities.ts';
import { tokenAfter, next, written } from './tokens.ts';
import {
  collectionIn,
  computedValue,
  listValue,
  mapValue,
  NotKnown,
  textIn,
  textValue,
  truthOf,
  type Entry,
  type Value,
} from './values.ts';
import type { LoopScope } from './scopes.ts';

export function possibleTuple(opener: number, here: EvaluationContext): readonly Value[] {
  const elements = argumentsOf(here.hcl, opener).map(([from, to]) => here.evaluate(from, to, here));
  return combined(elements, listValue);
}

/** Its attributes are ended by a comma or the end of a line. */
export function possibleObject(opener: number, here: EvaluationContext): readonly Value[] {
  const { hcl } = here;
  const close = hcl.closes[opener] ?? opener;
  const parts: (readonly Value[])[] = [];
  for (let start = next(hcl, opener + 1, close, 'skip'); start < close;) {
    let end = start;
    while (end < close && hcl.kinds[end] !== 'newline' && written(hcl, end) !== ',') end = tokenAfter(hcl, end);
    const sign = next(hcl, tokenAfter(hcl, start), end);
    if (sign >= end || !['=', ':'].includes(written(hcl, sign))) return [computedValue];
    parts.push(keysAt(start, here), here.evaluate(sign + 1, end, here));
    start = next(hcl, end, close, 'skip');
    if (start < close && written(hcl, start) === ',') start = next(hcl, start + 1, close, 'skip');
  }
  return combined(parts, mapOfPairs);
}

/** @param values keys, each with its value behind it */
function mapOfPairs(values: readonly Value[]): Value {
  const keys = values.filter((_, at) => at % 2 === 0);
  return mapValue(keys.map((key, at) => [textIn(key), values[at * 2 + 1] ?? computedValue] as const));
}

function keysAt(at: number, here: EvaluationContext): readonly Value[] {
  return here.hcl.kinds[at] === 'name'
    ? [textValue(written(here.hcl, at))]
    : here.evaluate(at, tokenAfter(here.hcl, at), here);
}

/** Undefined where the bracket opens no `for` expression. */
export function possibleLoop(opener: number, here: EvaluationContext): readonly Value[] | undefined {
  const loop = readLoop(here.hcl, opener);
  const scope = here.meanings.scopesOf(here.hcl)?.ofLoop(opener);
  if (loop === undefined) return undefined;
  if (scope === undefined) return [computedValue];
  const { from, to } = loop.collection;
  return here.evaluate(from, to, here).flatMap((collection) => {
    try {
      return results(loop, scope, collectionIn(collection).entries, here);
    } catch (error) {
      if (error instanceof NotKnown) return [error.value];
      throw error;
    }
  });
}

function results(loop: Loop, scope: LoopScope, entries: readonly Entry[], here: EvaluationContext): readonly Value[] {
  const { key, value } = loop.result;
  const parts = entries.flatMap((entry) => {
    const inside = { ...here, bindings: new Map([...here.bindings, [scope, entry]]) };
    if (loop.test !== undefined && !isTrue(here.evaluate(loop.test.from, loop.test.to, inside))) return [];
    const values = here.evaluate(value.from, value.to, inside);
    return key === undefined ? [values] : [here.evaluate(key.from, key.to, inside), values];
  });
  return combined(parts, key === undefined ? listValue : mapOfPairs);
}

function isTrue(possible: readonly Value[]): boolean {
  const truths = new Set(possible.map(truthOf));
  const [truth] = truths;
  if (truth === undefined || truths.size > 1) throw new NotKnown();
  return truth;
}
