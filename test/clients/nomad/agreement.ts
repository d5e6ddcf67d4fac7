/**
 * Returns where a result differs from the JSON it was parsed from; missing fields of the result do not count. An empty value stands for what
 * is `null` or missing, a `Date` for its time to the millisecond.
 */
export function agrees(result: unknown, json: unknown, path = 'it'): string[] {
  if (json === null || json === undefined) {
    return isEmpty(result) ? [] : [`${path} is there`];
  }
  if (result instanceof Date) {
    const time = typeof json === 'number' ? json / 1e6 : Date.parse(toText(json));
    return Math.abs(result.getTime() - time) <= 1 ? [] : [`${path} is ${result.toISOString()}, not ${toText(json)}`];
  }
  if (result === null) {
    return json === 0 || toText(json).startsWith('0001-01-01T') ? [] : [`${path} is null`];
  }
  if (Array.isArray(result)) {
    const items = Array.isArray(json) ? json : [];
    return items.length === result.length
      ? result.flatMap((item, index) => agrees(item, items[index], `${path}.${String(index)}`))
      : [`${path} has ${String(result.length)} items`];
  }
  if (typeof result === 'object') {
    if ('rawJSON' in result) {
      return result.rawJSON === JSON.stringify(json) ? [] : [`${path} is ${String(result.rawJSON)}`];
    }
    return Object.entries(result).flatMap(([key, value]) =>
      agrees(value, (json as Record<string, unknown>)[key], `${path}.${key}`),
    );
  }
  return result === json ? [] : [`${path} is ${JSON.stringify(result)}, not ${JSON.stringify(json)}`];
}

const toText = (json: unknown): string => (typeof json === 'string' ? json : JSON.stringify(json));

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).every(isEmpty);
  }
  return value === null || value === undefined || value === '' || value === 0 || value === false;
}
