import { callFunction, isFunction } from '../functions/call.ts';
import type { Expression, Loop, Step, Value } from '../syntax/tree.ts';
import { EvaluationError, fail, type Scope } from './scope.ts';
import { convertTo } from './types.ts';
import {
  type Dictionary,
  listEntries,
  isDictionary,
  isSameValue,
  toFlag,
  toNumber,
  toText,
  Unsuitable,
} from './values.ts';

/** The operators that take two numbers. */
const onNumbers: Readonly<Record<string, (left: number, right: number) => number | boolean>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** Returns the value of an expression. Undeclared names stay text: Nomad's client resolves them when a task starts. */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'template':
      return expression.parts.map((part) => evaluateText(part, scope)).join('');
    case 'name':
      return lookUp(expression, scope);
    case 'of':
      return follow(evaluate(expression.base, scope), expression.steps, scope);
    case 'splat':
      return splat(evaluate(expression.base, scope), expression.steps, scope);
    case 'call':
      return call(expression, scope);
    case 'tuple':
      return expression.items.map((item) => evaluate(item, scope));
    case 'object':
      return Object.fromEntries(
        expression.items.map(([key, value]) => [evaluateText(key, scope), evaluate(value, scope)]),
      );
    case 'for':
      return expression.loop.key === undefined
        ? [...each(expression.loop, scope, listItem)]
        : collect(expression.loop, expression.loop.key, scope);
    case 'repeat':
      return [...each(expression.loop, scope, (loop, inner) => evaluateText(loop.value, inner))].join('');
    case 'choice':
      return evaluateFlag(expression.test, scope) ? evaluate(expression.yes, scope) : evaluate(expression.no, scope);
    case 'binary':
      return binary(expression, scope);
    case 'unary':
      return expression.operator === '!'
        ? !evaluateFlag(expression.operand, scope)
        : -evaluateNumber(expression.operand, scope);
  }
}

/** Runs a conversion and adds the range to its error. */
function evaluateAs<T>(convert: (value: Value) => T, expression: Expression, scope: Scope): T {
  const value = evaluate(expression, scope);
  try {
    return convert(value);
  } catch (error) {
    if (!(error instanceof Unsuitable)) throw error;
    return fail(scope, expression.head, 'Unsuitable value type', `Unsuitable value: ${error.message}`);
  }
}

const evaluateText = (expression: Expression, scope: Scope): string => evaluateAs(toText, expression, scope);
const evaluateNumber = (expression: Expression, scope: Scope): number => evaluateAs(toNumber, expression, scope);
const evaluateFlag = (expression: Expression, scope: Scope): boolean => evaluateAs(toFlag, expression, scope);

function lookUp(expression: Expression & { kind: 'name' }, scope: Scope): Value {
  const definition = scope.names.get(expression.root);
  if (definition !== undefined) return follow(definition, expression.steps, scope);
  if (scope.constant !== true) return expression.written;
  const name = { start: expression.start, end: expression.start + expression.root.length };
  return fail(scope, name, 'Variables not allowed', 'Variables may not be used here.');
}

function follow(value: Value, steps: readonly Step[], scope: Scope): Value {
  let current = value;
  for (const step of steps) {
    const key = 'key' in step ? step.key : evaluateText(step.index, scope);
    if (Array.isArray(current) && Number.isInteger(Number(key)) && Number(key) < current.length) {
      current = current[Number(key)] ?? null;
    } else if (isDictionary(current) && Object.hasOwn(current, key)) {
      current = current[key] ?? null;
    } else if (isDictionary(current) && 'key' in step) {
      return fail(scope, step, 'Unsupported attribute', `This object does not have an attribute named "${step.key}".`);
    } else if (isDictionary(current) || Array.isArray(current)) {
      return fail(scope, step, 'Invalid index', 'The given key does not identify an element in this collection value.');
    } else {
      return fail(scope, step, 'Unsupported attribute', "Can't access attributes on a primitive-typed value.");
    }
  }
  return current;
}

function splat(value: Value, steps: readonly Step[], scope: Scope): Value {
  if (value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((item) => follow(item, steps, scope));
}

function call(expression: Expression & { kind: 'call' }, scope: Scope): Value {
  if (scope.constant === true) {
    fail(scope, expression, 'Function calls not allowed', 'Functions may not be called here.');
  }
  if (expression.name === 'try' || expression.name === 'can') return attempt(expression, scope);
  if (expression.name === 'convert') return convertCall(expression, scope);
  if (!isFunction(expression.name)) {
    const name = { start: expression.head.start, end: expression.head.start + expression.name.length };
    fail(scope, name, 'Call to unknown function', `There is no function named "${expression.name}".`);
  }
  const values = expression.args.map((argument) => evaluate(argument, scope));
  const last = expression.spread ? values.pop() : undefined;
  try {
    return callFunction(expression.name, Array.isArray(last) ? [...values, ...last] : values);
  } catch (error) {
    if (!(error instanceof Unsuitable)) throw error;
    return fail(
      scope,
      expression.head,
      'Error in function call',
      `Call to function "${expression.name}" failed: ${error.message}.`,
    );
  }
}

/** The second argument of `convert` is a type, not a value. */
function convertCall(expression: Expression & { kind: 'call' }, scope: Scope): Value {
  const [value, type] = expression.args;
  return value === undefined ? null : evaluateAs((item) => convertTo(type, item), value, scope);
}

/** `try` returns its first argument without an error, `can` whether its argument has none. */
function attempt(expression: Expression & { kind: 'call' }, scope: Scope): Value {
  for (const argument of expression.args) {
    try {
      const value = evaluate(argument, scope);
      return expression.name === 'can' ? true : value;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
    }
  }
  if (expression.name === 'can') return false;
  return fail(
    scope,
    expression.head,
    'Error in function call',
    'Call to function "try" failed: no expression succeeded.',
  );
}

function* each<T>(loop: Loop, scope: Scope, give: (loop: Loop, inner: Scope) => T): Generator<T> {
  const entries = listEntries(evaluate(loop.collection, scope));
  if (entries === undefined) {
    return fail(
      scope,
      loop.collection.head,
      'Iteration over non-iterable value',
      "A value of this type cannot be used as the collection in a 'for' expression.",
    );
  }
  for (const [key, value] of entries) {
    const inner = { ...scope, names: new Map([...scope.names, [loop.valueName, value]]) };
    if (loop.keyName !== undefined) inner.names.set(loop.keyName, key);
    if (loop.test === undefined || evaluateFlag(loop.test, inner)) yield give(loop, inner);
  }
}

const listItem = (loop: Loop, inner: Scope): Value => evaluate(loop.value, inner);

function collect(loop: Loop, keyExpression: Expression, scope: Scope): Dictionary {
  const result: Record<string, Value> = {};
  const groups: Record<string, Value[]> = {};
  const pairs = each(
    loop,
    scope,
    (_, inner) => [evaluateText(keyExpression, inner), evaluate(loop.value, inner)] as const,
  );
  for (const [key, value] of pairs) {
    if (loop.grouped) (groups[key] ??= []).push(value);
    else result[key] = value;
  }
  return loop.grouped ? groups : result;
}

function binary(expression: Expression & { kind: 'binary' }, scope: Scope): Value {
  const { operator, left, right } = expression;
  if (operator === '&&') return evaluateFlag(left, scope) && evaluateFlag(right, scope);
  if (operator === '||') return evaluateFlag(left, scope) || evaluateFlag(right, scope);
  if (operator === '==') return isSameValue(evaluate(left, scope), evaluate(right, scope));
  if (operator === '!=') return !isSameValue(evaluate(left, scope), evaluate(right, scope));
  const [a, b] = [evaluateNumber(left, scope), evaluateNumber(right, scope)];
  if (operator === '%' && b === 0) return a;
  if (operator === '/' && Number.isNaN(a / b)) {
    const problem = "Error during operation: can't divide zero by zero or infinity by infinity.";
    fail(scope, expression.head, 'Operation failed', problem);
  }
  return onNumbers[operator]?.(a, b) ?? null;
}
