import type { StoredGroup } from '../shapes/jobs.ts';
import type { Node } from './nodes.ts';

export type Constraint = NonNullable<StoredGroup['Constraints']>[number];

/** Returns the text of a constraint in a plan: `${attr.kernel.name} = windows`. */
export function describeConstraint(constraint: Constraint): string {
  return `${constraint.LTarget} ${constraint.Operand} ${constraint.RTarget}`;
}

/** Whether a constraint depends on the individual node instead of its class. */
export function isUnique(constraint: Constraint): boolean {
  return [constraint.LTarget, constraint.RTarget].some((target) => /^\$\{(?:node|attr|meta)\.unique\./.test(target));
}

/** Whether a node meets a constraint; those on several allocations are checked elsewhere. */
export function meets(node: Node, constraint: Constraint): boolean {
  const left = resolve(constraint.LTarget, node);
  const right = resolve(constraint.RTarget, node);
  switch (constraint.Operand) {
    case 'distinct_hosts':
    case 'distinct_property':
      return true;
    case 'is_set':
      return left !== undefined;
    case 'is_not_set':
      return left === undefined;
    case '!=':
    case 'not':
      return left !== right;
    default:
      return left !== undefined && right !== undefined && compare(constraint.Operand, left, right);
  }
}

function resolve(target: string, node: Node): string | undefined {
  const name = /^\$\{(.*)\}$/.exec(target)?.[1];
  if (name === undefined) return target;
  const attributes: Record<string, string> = {
    'node.unique.id': node.ID,
    'node.datacenter': node.Datacenter,
    'node.unique.name': node.Name,
    'node.class': node.Class,
    'node.pool': node.Pool,
  };
  if (name.startsWith('attr.')) return node.Attributes[name.slice('attr.'.length)];
  return name.startsWith('meta.') ? node.Meta[name.slice('meta.'.length)] : attributes[name];
}

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

function compare(operand: string, left: string, right: string): boolean {
  switch (operand) {
    case '=':
    case '==':
    case 'is':
      return left === right;
    case '<':
    case '<=':
    case '>':
    case '>=':
      return holds(operand, compareTexts(left, right));
    case 'version':
    case 'semver':
      return list(right).every((part) => meetsVersion(left, part));
    case 'regexp':
      return matches(left, right);
    case 'set_contains':
    case 'set_contains_all':
      return list(right).every((item) => list(left).includes(item));
    case 'set_contains_any':
      return list(right).some((item) => list(left).includes(item));
    default:
      return false;
  }
}

function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}

function compareTexts(left: string, right: string): number {
  const [a, b] = [Number(left), Number(right)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return left < right ? -1 : left > right ? 1 : 0;
}

function holds(operand: string, order: number): boolean {
  if (operand === '<') return order < 0;
  if (operand === '<=') return order <= 0;
  return operand === '>' ? order > 0 : order >= 0;
}

function meetsVersion(version: string, condition: string): boolean {
  const [, operator = '=', wanted = ''] = /^(=|!=|>=|<=|>|<|~>)?\s*v?(.+)$/.exec(condition.trim()) ?? [];
  const order = compareVersions(version, wanted);
  if (operator === '=') return order === 0;
  if (operator === '!=') return order !== 0;
  if (operator !== '~>') return holds(operator, order);
  const fixedParts = wanted.split('.').slice(0, -1);
  return order >= 0 && version.split('.').slice(0, fixedParts.length).join('.') === fixedParts.join('.');
}

/** Order of versions; a pre-release comes before its release. */
function compareVersions(left: string, right: string): number {
  const [[a = '', preA = ''], [b = '', preB = '']] = [left, right].map((text) =>
    text.replace(/\+.*$/, '').split(/-(.*)/s),
  ) as [string[], string[]];
  for (let part = 0; part < 3; part++) {
    const order = Number(a.split('.')[part] ?? 0) - Number(b.split('.')[part] ?? 0);
    if (order !== 0) return order;
  }
  if (preA === preB) return 0;
  if (preA === '' || preB === '') return preA === '' ? 1 : -1;
  return preA < preB ? -1 : 1;
}
