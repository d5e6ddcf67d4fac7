import { FieldValues, type FieldLevel } from './field-values.ts';

/** Nesting depth; a hostile file must not exhaust the stack. */
const maxDepth = 200;

/** The values of a job in JSON by field. */
export function jsonLiterals(source: string): FieldValues {
  const values = new FieldValues();
  const walk = (value: unknown, name: string, level: FieldLevel, depth: number): void => {
    if (depth > maxDepth || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item, name, levelOfItem(name, item, level), depth + 1);
    } else if (typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) walk(item, key, level, depth + 1);
    } else values.add(name, level, typeof value === 'string' ? value : JSON.stringify(value));
  };
  try {
    walk(JSON.parse(source), '', { group: undefined, task: undefined }, 0);
  } catch {
    return new FieldValues();
  }
  return values;
}

function levelOfItem(list: string, item: unknown, level: FieldLevel): FieldLevel {
  const key = list.toLowerCase();
  if (key !== 'taskgroups' && key !== 'tasks') return level;
  const named: unknown = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
  const label = typeof named === 'string' ? named : undefined;
  return key === 'taskgroups' ? { group: label, task: undefined } : { ...level, task: label };
}
