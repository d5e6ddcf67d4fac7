import type { Expression } from './bodies.ts';
import { longestText, numberConstant } from './constants.ts';
import { endOfChoices } from './loops.ts';
import { combined, different, type Bindings, type Meanings, type EvaluationContext } from './possibilities.ts';
import { lastOperator, negate, operate, type Operator } from './operators.ts';
import { possibleCall } from './possible-calls.ts';
import { possibleLoop, possibleObject, possibleTuple } from './possible-collections.ts';
import { decodeText, literalText } from './strings.ts';
import { next, written } from './tokens.ts';
import {
  boolValue,
  computedValue,
  knownOr,
  mapValue,
  NotKnown,
  nullValue,
  elementOf,
  textIn,
  textValue,
  truthOf,
  type Value,
} from './values.ts';
import type { LoopScope } from './scopes.ts';

/**
 * Every value that an expression may have: one, or several where it depends on what only Nomad's parser knows, such as a condition. One that
 * may have a value which cannot be known has an unknown one among them.
 */
export function possibleValues(
  { hcl, from, to }: Expression,
  bindings: Bindings,
  meanings: Meanings,
  depth = 0,
): readonly Value[] {
  return valuesIn(from, to, { hcl, bindings, meanings, depth, evaluate: valuesIn });
}

/** Deeper than anybody writes; a hostile file must not exhaust the stack. */
const deepest = 50;

function valuesIn(from: number, to: number, outer: EvaluationContext): readonly Value[] {
  const { hcl, meanings, depth } = outer;
  const start = next(hcl, from, to, 'skip');
  meanings.spend(1);
  if (depth > deepest || start >= to) return [computedValue];
  const here = { ...outer, depth: depth + 1 };
  const operator = lastOperator(hcl, start, to);
  if (operator !== undefined) return operation(start, operator, to, here);
  const { values, end } = primary(start, to, here);
  return withParts(values, end, to, here);
}

function operation(
  start: number,
  { sign, at, length }: Operator,
  to: number,
  here: EvaluationContext,
): readonly Value[] {
  const right = at + length;
  if (sign === 'other') return [computedValue];
  if (sign === '!') return at === start ? valuesIn(right, to, here).map(negate) : [computedValue];
  const left = valuesIn(start, at, here);
  if (sign === '?') return conditionalValues(left.map(truthOf), right, to, here);
  return combined([left, valuesIn(right, to, here)], ([a = computedValue, b = computedValue]) => operate(sign, a, b));
}

function conditionalValues(
  truths: readonly (boolean | undefined)[],
  from: number,
  to: number,
  here: EvaluationContext,
): readonly Value[] {
  const colon = endOfChoices(here.hcl, from, to);
  if (colon === undefined) return [computedValue];
  const yes = truths.some((truth) => truth !== false) ? valuesIn(from, colon, here) : [];
  const no = truths.some((truth) => truth !== true) ? valuesIn(colon + 1, to, here) : [];
  return different([...yes, ...no]);
}

interface Primary {
  readonly values: readonly Value[];
  /** The token behind it. */
  readonly end: number;
}

function primary(at: number, to: number, here: EvaluationContext): Primary {
  const { hcl } = here;
  const close = hcl.closes[at] ?? at;
  const kind = hcl.kinds[at];
  if (kind === 'name') return named(at, to, here);
  const one = (value: Value): Primary => ({ values: [value], end: close + 1 });
  if (close >= to) return { values: [computedValue], end: to };
  if (kind === 'quote') return { values: template(at, here), end: close + 1 };
  if (kind === 'heredoc') return one(knownOr(() => textValue(literalText(hcl, at) ?? notKnown())));
  if (kind === 'number') return one(number(written(hcl, at)));
  if (kind !== 'open') return { values: [computedValue], end: to };
  const sign = written(hcl, at);
  if (sign === '(') return { values: valuesIn(at + 1, close, here), end: close + 1 };
  const loop = possibleLoop(at, here);
  return { values: loop ?? (sign === '[' ? possibleTuple(at, here) : possibleObject(at, here)), end: close + 1 };
}

function named(at: number, to: number, here: EvaluationContext): Primary {
  const { hcl, meanings, bindings } = here;
  const word = written(hcl, at);
  const second = next(hcl, at + 1, to, 'skip');
  const sign = second < to ? written(hcl, second) : '';
  if (sign === '(') return { values: possibleCall(at, second, here), end: (hcl.closes[second] ?? to) + 1 };
  const scope = meanings.scopesOf(hcl)?.find(at, word);
  if (scope !== undefined) return { values: [boundTo(word, scope, bindings)], end: at + 1 };
  const third = next(hcl, second + 1, to, 'skip');
  if ((word === 'var' || word === 'local') && sign === '.' && third < to && hcl.kinds[third] === 'name') {
    const name = written(hcl, third);
    const meaning = word === 'var' ? meanings.variable : meanings.local;
    return { values: meaning(name, here.depth), end: third + 1 };
  }
  const value =
    word === 'null' ? nullValue : word === 'true' || word === 'false' ? boolValue(word === 'true') : undefined;
  return value === undefined ? { values: [computedValue], end: to } : { values: [value], end: at + 1 };
}

function boundTo(word: string, scope: LoopScope, bindings: Bindings): Value {
  const entry = bindings.get(scope);
  if (entry === undefined) return computedValue;
  const role = scope.names.get(word);
  return role === 'key' || role === 'value' ? entry[role] : mapValue(Object.entries(entry) as [string, Value][]);
}

/** What the attributes and indexes behind an expression stand for. */
function withParts(base: readonly Value[], from: number, to: number, here: EvaluationContext): readonly Value[] {
  const { hcl } = here;
  let values = base;
  for (let at = next(hcl, from, to, 'skip'); at < to; at = next(hcl, at, to, 'skip')) {
    const isIndex = hcl.kinds[at] === 'open' && written(hcl, at) === '[';
    const name = next(hcl, at + 1, to, 'skip');
    const isAttribute = written(hcl, at) === '.' && name < to && /^(?:name|number)$/.test(hcl.kinds[name] ?? '');
    if (!isIndex && !isAttribute) return [computedValue];
    const keys = isIndex ? valuesIn(at + 1, hcl.closes[at] ?? to, here) : [textValue(written(hcl, name))];
    values = different(values.flatMap((value) => keys.flatMap((key) => partsOf(value, key))));
    at = isIndex ? (hcl.closes[at] ?? to) + 1 : name + 1;
  }
  return values;
}

/** By a key that is not known it may be any. */
function partsOf(value: Value, key: Value): readonly Value[] {
  const isAny = key.kind === 'unknown' && 'entries' in value && value.kind !== 'set';
  return isAny && value.entries.length > 0
    ? value.entries.map((entry) => entry.value)
    : [knownOr(() => elementOf(value, key))];
}

/** A text that is nothing but one interpolation is what stands in it, of whatever kind. */
function template(opener: number, here: EvaluationContext): readonly Value[] {
  const { hcl } = here;
  const close = hcl.closes[opener] ?? opener;
  const parts: (readonly Value[])[] = [];
  for (let at = opener + 1; at < close; at = (hcl.closes[at] ?? at) + 1) {
    const end = hcl.closes[at] ?? at;
    if (hcl.kinds[at] === 'text') parts.push([textValue(decodeText(written(hcl, at)))]);
    else if (written(hcl, at) === '${' && written(hcl, end) === '}') parts.push(valuesIn(at + 1, end, here));
    else return [computedValue];
  }
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return combined(parts, (values) => {
    const text = values.map(textIn).join('');
    if (text.length > longestText)
      throw new NotKnown({ kind: 'unknown', problem: `has more than ${longestText} characters` });
    return textValue(text);
  });
}

function number(digits: string): Value {
  const constant = numberConstant(digits);
  return 'text' in constant ? { kind: 'number', text: constant.text } : computedValue;
}

function notKnown(): never {
  throw new NotKnown();
}
