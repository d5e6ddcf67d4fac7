import { tokenAfter, written, type Hcl } from './tokens.ts';
import { areEqual, boolValue, computedValue, truthOf, type Value } from './values.ts';

/** The operator of an expression that is evaluated last. */
export interface Operator {
  /** `other` for those of numbers. */
  readonly sign: '?' | '||' | '&&' | '==' | '!=' | '!' | 'other';
  readonly at: number;
  /** In tokens. */
  readonly length: number;
}

/** From those that are evaluated last to those that are evaluated first. */
const order = ['?', '||', '&&', '==', '!=', 'other', '!'] as const;
const signs = new Set('?|&=!<>+-*/%');
const pairs = new Set(['||', '&&', '==', '!=', '<=', '>=']);

/** Undefined for an expression without operators outside of its brackets. */
export function lastOperator(hcl: Hcl, from: number, to: number): Operator | undefined {
  let last: Operator | undefined;
  for (let at = from; at < to; at = tokenAfter(hcl, at)) {
    if (hcl.kinds[at] !== 'sign' || !signs.has(written(hcl, at))) continue;
    const found = operatorAt(hcl, at, to);
    const isLater = last === undefined || rank(found) < rank(last);
    // Of equals the last, as they are evaluated from left to right; of choices the first, and of `!`, which stand before their operands.
    const isFirst = found.sign === '?' || found.sign === '!';
    if (isLater || (!isFirst && last !== undefined && rank(found) === rank(last))) last = found;
    at += found.length - 1;
  }
  return last;
}

function operatorAt(hcl: Hcl, at: number, to: number): Operator {
  const sign = written(hcl, at);
  const two = at + 1 < to ? sign + written(hcl, at + 1) : sign;
  const whole = pairs.has(two) ? two : sign;
  return { sign: order.find((one) => one === whole) ?? 'other', at, length: whole.length };
}

/** Both kinds of comparison come at once. */
function rank({ sign }: Operator): number {
  return order.indexOf(sign === '!=' ? '==' : sign);
}

/** What an operator makes of its two operands. */
export function operate(sign: Operator['sign'], a: Value, b: Value): Value {
  if (sign === '==' || sign === '!=') {
    const equal = areEqual(a, b);
    return equal === undefined ? computedValue : boolValue(equal === (sign === '=='));
  }
  const truths = new Set([truthOf(a), truthOf(b)]);
  if (truths.has(undefined)) return computedValue;
  return boolValue(sign === '||' ? truths.has(true) : !truths.has(false));
}

export function negate(value: Value): Value {
  const truth = truthOf(value);
  return truth === undefined ? computedValue : boolValue(!truth);
}
