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
  if (expression.kind === 'not') return !matches(expression.of, datum);
  const found = find(datum, expression.selector);
  return found === undefined
    ? expression.operator === 'empty' || expression.operator === 'nil'
    : test(expression, found);
}

/** Dictionaries, in which a missing key is no error: their keys are user-defined. */
const FREE = /^(?:Meta|Env|Config|Options|Args|CanaryMeta|Policy|Target|ExtraClaims|TaggedAddresses)$/;

/** Returns the value at a path, `undefined` for a missing key of a dictionary. */
function find(datum: Json, selector: readonly string[]): Json | undefined {
  let value = datum;
  for (const [part, name] of selector.entries()) {
    if (part > 0 && FREE.test(selector[part - 1] ?? '')) {
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

function test({ operator, value, selector }: Match, found: Json): boolean {
  const checks: Record<Operator, () => boolean> = {
    '==': () => isEqual(found, value),
    contains: () => contains(found, value),
    empty: () => measureSize(found, selector) === 0,
    nil: () => isNil(found, selector),
    matches: () => compile(value).test(toText(found)),
  };
  return checks[operator]();
}

function contains(found: Json, value: string): boolean {
  if (Array.isArray(found)) return found.some((item) => toText(item) === value);
  if (typeof found === 'string') return found.includes(value);
  return typeof found === 'object' && found !== null && Object.hasOwn(found, value);
}

/** Returns a plain value as filters write it. */
function toText(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}

function isEqual(found: Json, value: string): boolean {
  if (typeof found === 'object' && found !== null)
    throw new FilterError('unable to find suitable primitive comparison function for matching');
  if (typeof found === 'number' && !/^-?\d+$/.test(value)) {
    const why = `strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`;
    throw new FilterError(`error getting match value in expression: ${why}`);
  }
  return toText(found) === value;
}

function measureSize(found: Json, selector: readonly string[]): number {
  if (typeof found === 'number' || typeof found === 'boolean') refuseType('is-empty', found, selector);
  if (found === null || typeof found === 'string') return (found ?? '').length;
  return Object.keys(found).length;
}

function isNil(found: Json, selector: readonly string[]): boolean {
  if (found !== null && typeof found !== 'object') refuseType('is-nil', found, selector);
  return found === null;
}

function refuseType(operation: string, found: string | number | boolean, selector: readonly string[]): never {
  const type = { string: 'string', number: 'int', boolean: 'bool' }[typeof found as 'string'];
  throw new FilterError(`cannot perform ${operation} operations on type ${type} for selector: "${selector.join('.')}"`);
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    throw new FilterError(`failed to compile regular expression "${pattern}"`);
  }
}
