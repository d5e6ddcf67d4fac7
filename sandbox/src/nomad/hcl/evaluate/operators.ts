const operators: Readonly<Record<string, (left: number, right: number) => number | boolean>> = {
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

/** Result of an operator that takes two numbers; null for one that does not. */
export function applyToNumbers(operator: string, left: number, right: number): number | boolean | null {
  return operators[operator]?.(left, right) ?? null;
}
