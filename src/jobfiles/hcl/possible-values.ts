import type { Expression } from './bodies.ts';
import { maxConstantLength, numberConstant } from './constants.ts';
import { convertToOneType } from './conversions.ts';
import { findClosingColon } from './loops.ts';
import {
  combineChoices,
  distinctValues,
  type Bindings,
  type SymbolTable,
  type EvaluationContext,
} from './evaluation-context.ts';
import { lastOperator, applyNot, applyOperator, type Operator } from './operators.ts';
import { possibleCall } from './possible-calls.ts';
import { possibleLoop, possibleObject, possibleTuple } from './possible-collections.ts';
import { decodeText, literalText } from './strings.ts';
import { nextToken, tokenText } from './tokens.ts';
import {
  boolValue,
  computedValue,
  valueOrUnknown,
  mapValue,
  UnknownValueError,
  nullValue,
  elementOf,
  textIn,
  textValue,
  throwUnknown,
  truthOf,
  type Value,
} from './values.ts';
import type { LoopScope } from './scopes.ts';

/**
 * Every value that an expression may have. There are several if it depends on something that only Nomad's parser knows,
 * such as a condition. One of them is unknown if some value cannot be determined.
 */
export function possibleValues(
  { hcl, from, to }: Expression,
  bindings: Bindings,
  symbols: SymbolTable,
  depth = 0,
): readonly Value[] {
  return valuesIn(from, to, { hcl, bindings, symbols, depth, evaluate: valuesIn });
}

/** Deeper than anybody writes; a hostile file must not exhaust the stack. */
const maxDepth = 50;

function valuesIn(from: number, to: number, outer: EvaluationContext): readonly Value[] {
  const { hcl, symbols, depth } = outer;
  const start = nextToken(hcl, from, to, 'skip');
  symbols.spend(1);
  if (depth > maxDepth || start >= to) return [computedValue];
  const context = { ...outer, depth: depth + 1 };
  const operator = lastOperator(hcl, start, to);
  if (operator !== undefined) return valuesOfOperation(start, operator, to, context);
  const { values, end } = valuesOfTerm(start, to, context);
  return followTraversal(values, end, to, context);
}

function valuesOfOperation(
  start: number,
  { symbol, at, length }: Operator,
  to: number,
  context: EvaluationContext,
): readonly Value[] {
  const right = at + length;
  if (symbol === 'other') return [computedValue];
  if (symbol === '!') return at === start ? valuesIn(right, to, context).map(applyNot) : [computedValue];
  const left = valuesIn(start, at, context);
  if (symbol === '?') return conditionalValues(left.map(truthOf), right, to, context);
  return combineChoices([left, valuesIn(right, to, context)], ([a = computedValue, b = computedValue]) =>
    applyOperator(symbol, a, b),
  );
}

function conditionalValues(
  truths: readonly (boolean | undefined)[],
  from: number,
  to: number,
  context: EvaluationContext,
): readonly Value[] {
  const colon = findClosingColon(context.hcl, from, to);
  if (colon === undefined) return [computedValue];
  const yes = truths.some((truth) => truth !== false) ? valuesIn(from, colon, context) : [];
  const no = truths.some((truth) => truth !== true) ? valuesIn(colon + 1, to, context) : [];
  const chosen = distinctValues([...yes, ...no]);
  const others = (): readonly Value[] => [
    ...(yes.length > 0 ? [] : valuesIn(from, colon, context)),
    ...(no.length > 0 ? [] : valuesIn(colon + 1, to, context)),
  ];
  return convertToOneType(chosen, others);
}

interface TermValues {
  readonly values: readonly Value[];
  /** The token after it. */
  readonly end: number;
}

function valuesOfTerm(at: number, to: number, context: EvaluationContext): TermValues {
  const { hcl } = context;
  const close = hcl.closes[at] ?? at;
  const kind = hcl.kinds[at];
  if (kind === 'name') return valuesOfName(at, to, context);
  const one = (value: Value): TermValues => ({ values: [value], end: close + 1 });
  if (close >= to) return { values: [computedValue], end: to };
  if (kind === 'quote') return { values: valuesOfTemplate(at, context), end: close + 1 };
  if (kind === 'heredoc') return one(valueOrUnknown(() => textValue(literalText(hcl, at) ?? throwUnknown())));
  if (kind === 'number') return one(numberOrComputed(tokenText(hcl, at)));
  if (kind !== 'open') return { values: [computedValue], end: to };
  const symbol = tokenText(hcl, at);
  if (symbol === '(') return { values: valuesIn(at + 1, close, context), end: close + 1 };
  const loop = possibleLoop(at, context);
  return {
    values: loop ?? (symbol === '[' ? possibleTuple(at, context) : possibleObject(at, context)),
    end: close + 1,
  };
}

function valuesOfName(at: number, to: number, context: EvaluationContext): TermValues {
  const { hcl, symbols, bindings } = context;
  const word = tokenText(hcl, at);
  const second = nextToken(hcl, at + 1, to, 'skip');
  const symbol = second < to ? tokenText(hcl, second) : '';
  if (symbol === '(') return { values: possibleCall(at, second, context), end: (hcl.closes[second] ?? to) + 1 };
  const scope = symbols.scopesOf(hcl)?.find(at, word);
  if (scope !== undefined) return { values: [boundValue(word, scope, bindings)], end: at + 1 };
  const third = nextToken(hcl, second + 1, to, 'skip');
  if ((word === 'var' || word === 'local') && symbol === '.' && third < to && hcl.kinds[third] === 'name') {
    const name = tokenText(hcl, third);
    const meaning = word === 'var' ? symbols.variable : symbols.local;
    return { values: meaning(name, context.depth), end: third + 1 };
  }
  const value =
    word === 'null' ? nullValue : word === 'true' || word === 'false' ? boolValue(word === 'true') : undefined;
  return value === undefined ? { values: [computedValue], end: to } : { values: [value], end: at + 1 };
}

function boundValue(word: string, scope: LoopScope, bindings: Bindings): Value {
  const entry = bindings.get(scope);
  if (entry === undefined) return computedValue;
  const role = scope.names.get(word);
  return role === 'key' || role === 'value' ? entry[role] : mapValue(Object.entries(entry) as [string, Value][]);
}

/** Follows the attributes and indexes after an expression. */
function followTraversal(
  base: readonly Value[],
  from: number,
  to: number,
  context: EvaluationContext,
): readonly Value[] {
  const { hcl } = context;
  let values = base;
  for (let at = nextToken(hcl, from, to, 'skip'); at < to; at = nextToken(hcl, at, to, 'skip')) {
    const isIndex = hcl.kinds[at] === 'open' && tokenText(hcl, at) === '[';
    const name = nextToken(hcl, at + 1, to, 'skip');
    const isAttribute = tokenText(hcl, at) === '.' && name < to && /^(?:name|number)$/.test(hcl.kinds[name] ?? '');
    if (!isIndex && !isAttribute) return [computedValue];
    const keys = isIndex ? valuesIn(at + 1, hcl.closes[at] ?? to, context) : [textValue(tokenText(hcl, name))];
    values = distinctValues(values.flatMap((value) => keys.flatMap((key) => elementsByKey(value, key))));
    at = isIndex ? (hcl.closes[at] ?? to) + 1 : name + 1;
  }
  return values;
}

/** If the key is unknown, any element is possible. */
function elementsByKey(value: Value, key: Value): readonly Value[] {
  const isAny = key.kind === 'unknown' && 'entries' in value && value.kind !== 'set';
  return isAny && value.entries.length > 0
    ? value.entries.map((entry) => entry.value)
    : [valueOrUnknown(() => elementOf(value, key))];
}

/** A template of a single interpolation keeps the type of its value. */
function valuesOfTemplate(opener: number, context: EvaluationContext): readonly Value[] {
  const { hcl } = context;
  const close = hcl.closes[opener] ?? opener;
  const parts: (readonly Value[])[] = [];
  for (let at = opener + 1; at < close; at = (hcl.closes[at] ?? at) + 1) {
    const end = hcl.closes[at] ?? at;
    if (hcl.kinds[at] === 'text') parts.push([textValue(decodeText(tokenText(hcl, at)))]);
    else if (tokenText(hcl, at) === '${' && tokenText(hcl, end) === '}') parts.push(valuesIn(at + 1, end, context));
    else return [computedValue];
  }
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return combineChoices(parts, (values) => {
    const text = values.map(textIn).join('');
    if (text.length > maxConstantLength)
      throw new UnknownValueError({ kind: 'unknown', problem: `has more than ${maxConstantLength} characters` });
    return textValue(text);
  });
}

function numberOrComputed(digits: string): Value {
  const constant = numberConstant(digits);
  return 'text' in constant ? { kind: 'number', text: constant.text } : computedValue;
}
