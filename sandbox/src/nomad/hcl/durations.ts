import { nameType, Unsuitable } from './evaluate/values.ts';
import type { Value } from './syntax/tree.ts';

/** Nanoseconds per unit; `µs` in both of its spellings. */
const units: ReadonlyMap<string, bigint> = new Map([
  ['ns', 1n],
  ['us', 1_000n],
  ['µs', 1_000n],
  ['μs', 1_000n],
  ['ms', 1_000_000n],
  ['s', 1_000_000_000n],
  ['m', 60_000_000_000n],
  ['h', 3_600_000_000_000n],
]);

/** Returns the nanoseconds of `"1h30m"`; a number is in nanoseconds already. */
export function parseDuration(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') throw new Unsuitable(`expected a string but found ${nameType(value)}`);
  if (/^[+-]?0$/.test(value)) return 0;
  const parts = /^([+-]?)((?:(?:\d+\.?\d*|\.\d+)[a-zµμ]+)+)$/.exec(value);
  if (parts === null) {
    const problem = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value) ? 'missing unit in duration' : 'invalid duration';
    throw new Unsuitable(`Unsuitable duration value: time: ${problem} ${JSON.stringify(value)}`);
  }
  let total = 0n;
  for (const [, whole = '', fraction = '', unit = ''] of (parts[2] ?? '').matchAll(/(\d*)\.?(\d*)([a-zµμ]+)/g)) {
    const scale = units.get(unit);
    if (scale === undefined) {
      throw new Unsuitable(
        `Unsuitable duration value: time: unknown unit ${JSON.stringify(unit)} in duration ${JSON.stringify(value)}`,
      );
    }
    total += BigInt(whole || '0') * scale + (BigInt(fraction || '0') * scale) / 10n ** BigInt(fraction.length);
  }
  return Number(parts[1] === '-' ? -total : total);
}
