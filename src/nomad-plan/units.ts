/** Fields that Nomad gives in nanoseconds: those of type `time.Duration` in its package `api`. The bounds in a `wait` block are fields of a `Template` in its diff. */
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
export function readable(name: string, value: string, object = ''): string | undefined {
  if (!/^\d{1,18}$/.test(value)) return undefined;
  if (isDuration(name, object)) return duration(BigInt(value));
  return mebibyteFields.has(name) && Number(value) >= 1024 ? formatMebibytes(Number(value)) : undefined;
}

const units = ['MiB', 'GiB', 'TiB', 'PiB'];

export function formatMebibytes(mebibytes: number): string {
  const unit = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, mebibytes)) / 10));
  return `${Number((mebibytes / 1024 ** unit).toFixed(2))} ${units[unit] ?? ''}`;
}

/** A value beside one that {@link readable} repeats in a larger unit: `300 MiB` for `300`. */
export function withUnit(name: string, value: string): string {
  return mebibyteFields.has(name) && /^\d+$/.test(value) ? `${value} MiB` : value;
}

const steps: readonly (readonly [unit: string, nanoseconds: bigint])[] = [
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['µs', 1000n],
  ['ns', 1n],
];

/** @param object see {@link readable} */
export function isDuration(name: string, object = ''): boolean {
  return durations.has(name) || durations.has(`${object}.${name}`);
}

/** As Nomad's command line writes durations, without the parts that are zero: `1h30m`. */
function duration(nanoseconds: bigint): string {
  let left = nanoseconds;
  let text = '';
  for (const [unit, size] of steps) {
    if (left >= size) text += `${left / size}${unit}`;
    left %= size;
  }
  return text || '0s';
}
