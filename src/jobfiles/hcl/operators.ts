import { tokenAfter, tokenText, type Hcl } from './tokens.ts';
import { areEqual, boolValue, computedValue, truthOf, type Value } from './values.ts';

/** The operator that is evaluated last in an expression. */
export interface Operator {
  /** `other` for arithmetic and ordering operators. */
  readonly symbol: '?' | '||' | '&&' | '==' | '!=' | '!' | 'other';
  readonly at: number;
  /** In tokens. */
  readonly length: number;
}

/** From lowest to highest precedence. */
const precedence = ['?', '||', '&&', '==', '!=', 'other', '!'] as const;
const operatorCharacters = new Set('?|&=!<>+-*/%');
const twoCharacterOperators = new Set(['||', '&&', '==', '!=', '<=', '>=']);

/** Undefined for an expression without operators outside brackets. */
export function lastOperator(hcl: Hcl, from: number, to: number): Operator | undefined {
  let last: Operator | undefined;
  for (let at = from; at < to; at = tokenAfter(hcl, at)) {
    if (hcl.kinds[at] !== 'symbol' || !operatorCharacters.has(tokenText(hcl, at))) continue;
    const found = operatorAt(hcl, at, to);
    const isLater = last === undefined || rank(found) < rank(last);
    // Operators of equal precedence are left-associative, so the last one counts; for conditionals and `!`, it is the
    // first.
    const isFirst = found.symbol === '?' || found.symbol === '!';
    if (isLater || (!isFirst && last !== undefined && rank(found) === rank(last))) last = found;
    at += found.length - 1;
  }
  return last;
}

function operatorAt(hcl: Hcl, at: number, to: number): Operator {
  const symbol = tokenText(hcl, at);
  const two = at + 1 < to ? symbol + tokenText(hcl, at + 1) : symbol;
  const whole = twoCharacterOperators.has(two) ? two : symbol;
  return { symbol: precedence.find((one) => one === whole) ?? 'other', at, length: whole.length };
}

/** `==` and `!=` have the same precedence. */
function rank({ symbol }: Operator): number {
  return precedence.indexOf(symbol === '!=' ? '==' : symbol);
}

export function applyOperator(symbol: Operator['symbol'], a: Value, b: Value): Value {
  if (symbol === '==' || symbol === '!=') {
    const equal = areEqual(a, b);
    return equal === undefined ? computedValue : boolValue(equal === (symbol === '=='));
  }
  const truths = new Set([truthOf(a), truthOf(b)]);
  if (truths.has(undefined)) return computedValue;
  return boolValue(symbol === '||' ? truths.has(true) : !truths.has(false));
}

export function applyNot(value: Value): Value {
  const truth = truthOf(value);
  return truth === undefined ? computedValue : boolValue(!truth);
}
