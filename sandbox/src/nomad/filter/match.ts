import type { Json } from '../shapes/kinds.ts';
import { type Expression, FilterError, type Operator } from './parse.ts';

type Match = Extract<Expression, { kind: 'match' }>;

/**
 * Whether a job matches a filter.
 *
 * @throws FilterError for a selector that no job has
 */
export function matches(expression: Expression, datum: Json): boolean {
  if (expression.kind === 'and' || expression.kind === 'or') {
    const left = matches(expression.left, datum);
    return left === (expression.kind === 'or') ? left : matches(expression.right, datum);
  }
  if (expression.kind === 'not') return !matches(expression.operand, datum);
  const value = find(datum, expression.selector);
  return value === undefined
    ? expression.operator === 'empty' || expression.operator === 'nil'
    : test(expression, value);
}

/** Dictionaries: a missing key is not an error, because their keys are user-defined. */
const freeFormKeys = /^(?:Meta|Env|Config|Options|Args|CanaryMeta|Policy|Target|ExtraClaims|TaggedAddresses)$/;

/** Returns the value at a path, `undefined` for a missing key of a dictionary. */
function find(datum: Json, selector: readonly string[]): Json | undefined {
  let value = datum;
  for (const [part, name] of selector.entries()) {
    if (part > 0 && freeFormKeys.test(selector[part - 1] ?? '')) {
      const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
      if (!Object.hasOwn(inner, name)) return undefined;
    }
    const next = step(value, name);
    if (next === undefined)
      throw new FilterError(
        `error finding value in datum: /${selector.join('/')} at part ${part}: couldn't find key: struct field with name "${name}"`,
      );
    value = next;
  }
  return value;
}

function step(value: Json, name: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function test({ operator, value, selector }: Match, field: Json): boolean {
  const checks: Record<Operator, () => boolean> = {
    '==': () => isEqual(field, value),
    contains: () => contains(field, value),
    empty: () => measureSize(field, selector) === 0,
    nil: () => isNil(field, selector),
    matches: () => compile(value).test(toText(field)),
  };
  return checks[operator]();
}

function contains(field: Json, value: string): boolean {
  if (Array.isArray(field)) return field.some((item) => toText(item) === value);
  if (typeof field === 'string') return field.includes(value);
  return typeof field === 'object' && field !== null && Object.hasOwn(field, value);
}

/** Returns a plain value as filters write it. */
function toText(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}

function isEqual(field: Json, value: string): boolean {
  if (typeof field === 'object' && field !== null)
    throw new FilterError('unable to find suitable primitive comparison function for matching');
  if (typeof field === 'number' && !/^-?\d+$/.test(value)) {
    const reason = `strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`;
    throw new FilterError(`error getting match value in expression: ${reason}`);
  }
  return toText(field) === value;
}

function measureSize(field: Json, selector: readonly string[]): number {
  if (typeof field === 'number' || typeof field === 'boolean') refuseType('is-empty', field, selector);
  if (field === null || typeof field === 'string') return (field ?? '').length;
  return Object.keys(field).length;
}

function isNil(field: Json, selector: readonly string[]): boolean {
  if (field !== null && typeof field !== 'object') refuseType('is-nil', field, selector);
  return field === null;
}

function refuseType(operation: string, field: string | number | boolean, selector: readonly string[]): never {
  const type = { string: 'string', number: 'int', boolean: 'bool' }[typeof field as 'string'];
  throw new FilterError(`cannot perform ${operation} operations on type ${type} for selector: "${selector.join('.')}"`);
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    throw new FilterError(`failed to compile regular expression "${pattern}"`);
  }
}
