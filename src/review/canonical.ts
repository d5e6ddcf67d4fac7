/** Maps with keys of the user's choice, in which an empty value counts. */
const freeForm = new Set(['Config', 'Env', 'Meta', 'CanaryMeta', 'Options', 'Getter', 'GetterOptions', 'Header']);

/**
 * Fields that servers after 1.8.0 write even if a job does not set them. In Nomad's package `api` they are not pointers, or default to this value, so that
 * zero and absent mean the same. By the key of the surrounding object or list.
 */
const zeroIsAbsent = new Map([
  ['Services', 'Kind'],
  ['Checks', 'Notes'],
  ['Volume', 'Sticky'],
  ['DynamicPorts', 'IgnoreCollision'],
  ['ReservedPorts', 'IgnoreCollision'],
  ['Artifacts', 'Chown'],
  ['Identity', 'Filepath'],
  ['Identities', 'Filepath'],
]);

/**
 * One text for all spellings of a JSON value: keys sorted, `null` equal to absent, numbers by value (integers beyond
 * 2^53 digit by digit). Lists keep their order. The same job gives the same text on all servers since 1.8.
 */
export function canonical(value: unknown): string {
  return canonicalText(value, '', false);
}

function canonicalText(value: unknown, key: string, free: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, key, free)).join(',')}]`;
  if ('rawJSON' in value && Object.getPrototypeOf(value) === null) return numberText(String(value.rawJSON));
  const within = free || freeForm.has(key);
  const zero = within ? undefined : zeroIsAbsent.get(key);
  const entries = Object.entries(value)
    .filter(([name, item]) => item !== null && item !== undefined && !(name === zero && isZero(item)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
}

function isZero(value: unknown): boolean {
  return value === '' || value === 0 || value === false;
}

/** `1`, `1.0` and `10e-1` are equal, and so are `1e20` and its digits. */
function numberText(value: number | string): string {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value).toString();
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}
