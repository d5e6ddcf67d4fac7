/** Fields that Nomad gives in nanoseconds: https://developer.hashicorp.com/nomad/api-docs/json-jobs */
const durations = new Set([
  'Delay', 'Grace', 'HealthyDeadline', 'Interval', 'KillTimeout', 'LostAfter', 'MaxClientDisconnect', 'MaxDelay', 'MinHealthyTime', 'ProgressDeadline',
  'ShutdownDelay', 'Splay', 'Stagger', 'StopAfterClientDisconnect', 'StopOnClientAfter', 'Timeout', 'VaultGrace',
]); // prettier-ignore
/** Fields in MiB. */
const mebibytes = new Set(['MemoryMB', 'MemoryMaxMB', 'SizeMB', 'SecretsMB']);

/**
 * A value of a difference in a unit that is easier to read, such as `40s` for `40000000000`; undefined where the number is as easy to read.
 *
 * @param name the field's, such as `MinHealthyTime`
 */
export function readable(name: string, value: string): string | undefined {
  if (!/^\d{1,18}$/.test(value)) return undefined;
  if (durations.has(name)) return duration(Number(value));
  return mebibytes.has(name) && Number(value) >= 1024 ? gibibytes(Number(value)) : undefined;
}

const steps: readonly (readonly [unit: string, nanoseconds: number])[] = [
  ['h', 3_600_000_000_000],
  ['m', 60_000_000_000],
  ['s', 1_000_000_000],
  ['ms', 1_000_000],
];

/** As Nomad's command line writes durations, without the parts that are zero: `1h30m`. */
function duration(nanoseconds: number): string | undefined {
  if (nanoseconds === 0) return '0s';
  let left = nanoseconds;
  let text = '';
  for (const [unit, size] of steps) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) text += `${count}${unit}`;
  }
  return left === 0 ? text : undefined;
}

function gibibytes(count: number): string {
  return `${Number((count / 1024).toFixed(2))} GiB`;
}
