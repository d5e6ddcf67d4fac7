import { thousands } from '../text/numbers.ts';

/** Fields in nanoseconds: type `time.Duration` in Nomad's package `api`. The bounds in a `wait` block are fields of a `Template` in its diff. */
const durations = new Set([
  'ConnectTimeout', 'Delay', 'Grace', 'HealthTimeout', 'HealthyDeadline', 'Interval', 'KillTimeout', 'LostAfter', 'MaxClientDisconnect', 'MaxDelay',
  'MaxRunDuration', 'MinHealthyTime', 'ProgressDeadline', 'ShutdownDelay', 'Splay', 'Stagger', 'StopAfterClientDisconnect', 'StopOnClientAfter', 'TTL',
  'Timeout', 'VaultGrace', 'Template.Max', 'Template.Min', 'Wait.Max', 'Wait.Min',
]); // prettier-ignore
const mebibyteFields = new Set(['MemoryMB', 'MemoryMaxMB', 'SizeMB', 'SecretsMB']);

/**
 * `40s` for `40000000000`; `undefined` if the number is as easy to read.
 *
 * @param name the field's, such as `MinHealthyTime`
 * @param object the name of the innermost object around it, if any
 */
export function formatUnit(name: string, value: string, object = ''): string | undefined {
  if (!/^\d{1,18}$/.test(value)) return undefined;
  return isDuration(name, object) ? formatDuration(BigInt(value)) : undefined;
}

/** `20,000 MiB` */
export function formatMebibytes(mebibytes: number): string {
  return `${thousands(mebibytes)} MiB`;
}

/** ` MiB` for a field in MiB; empty for any other field. */
export function formatUnitSuffix(name: string): ' MiB' | '' {
  return mebibyteFields.has(name) ? ' MiB' : '';
}

const steps: readonly (readonly [unit: string, nanoseconds: bigint])[] = [
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['µs', 1000n],
  ['ns', 1n],
];

/** @param object see {@link formatUnit} */
export function isDuration(name: string, object = ''): boolean {
  return durations.has(name) || durations.has(`${object}.${name}`);
}

/** As Nomad's command line writes durations, without the parts that are zero: `1h30m`. */
function formatDuration(nanoseconds: bigint): string {
  let remaining = nanoseconds;
  let text = '';
  for (const [unit, size] of steps) {
    if (remaining >= size) text += `${remaining / size}${unit}`;
    remaining %= size;
  }
  return text || '0s';
}
