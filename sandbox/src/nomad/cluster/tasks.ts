import { parseDuration } from '../hcl/durations.ts';
import type { StoredTask } from '../shapes/jobs.ts';

/** The simulated run of a task: its duration in milliseconds (`undefined`: none, or by job type) and its end. */
export interface Course {
  readonly lasts: number | undefined;
  readonly exitCode: number;
  /** The reason why it cannot start; empty if it can. */
  readonly startError: string;
  /** Whether the restart policy applies to this failure. */
  readonly isRecoverable: boolean;
  /** Milliseconds from a signal to the end of the task, at most its `kill_timeout`. */
  readonly endsAfter: number;
}

/** Units of the shell's `sleep`, with seconds as the default. */
const secondsByUnit = new Map([
  ['m', 60],
  ['h', 3600],
  ['d', 86_400],
]);

/**
 * Derives from a task's driver configuration how it would run, without running anything: `run_for`, `exit_code`, `start_error`,
 * `start_error_recoverable` and `kill_after` of the mock driver, `sleep 10m`, `exit 1` and `trap ''` in a command line.
 */
export function planCourse(task: StoredTask): Course {
  const config = task.Config ?? {};
  if (task.Driver === 'mock_driver') {
    const runFor = config['run_for'];
    const startError = config['start_error'];
    const killAfter = config['kill_after'];
    return {
      lasts: typeof runFor === 'string' ? parseDuration(runFor) / 1_000_000 : 0,
      endsAfter: typeof killAfter === 'string' ? parseDuration(killAfter) / 1_000_000 : 0,
      exitCode: Number(config['exit_code'] ?? 0),
      startError: typeof startError === 'string' ? startError : '',
      isRecoverable: config['start_error_recoverable'] === true,
    };
  }
  const line = formatLine(task);
  const sleeps = [...line.matchAll(/\bsleep (\d+)([smhd]?)/g)].map(
    ([, count, unit]) => Number(count) * (secondsByUnit.get(unit ?? '') ?? 1) * 1000,
  );
  const exits = /\bexit (\d+)/.exec(line)?.[1] ?? (/(?:^|\/)false\b/.test(line) ? '1' : undefined);
  const exitCode = Number(exits ?? 0);
  const starts = { startError: '', isRecoverable: false, endsAfter: /\btrap ''/.test(line) ? Infinity : 0 };
  if (sleeps.length > 0) return { lasts: sleeps.reduce((total, seconds) => total + seconds, 0), exitCode, ...starts };
  return { lasts: exits === undefined ? undefined : 0, exitCode, ...starts };
}

/**
 * Whether an environment variable of a task lists an allocation by its number, such as `SANDBOX_RESTART_FAILS = "1,3"`: only this makes an allocation behave
 * differently from the others of its group.
 */
export function isListed({ Env }: StoredTask, variable: string, allocation: string): boolean {
  const numbers = (Env?.[`SANDBOX_${variable}`] ?? '').split(',');
  return numbers.includes(/\[(\d+)\]$/.exec(allocation)?.[1] ?? '');
}

function formatLine({ Config }: StoredTask): string {
  const args = Array.isArray(Config?.['args']) ? Config['args'] : [];
  return [Config?.['command'], ...args].map(String).join(' ');
}

/** Returns the output of a task: only the texts that its command line prints with `echo`. */
export function readOutput(task: StoredTask, stream: 'stdout' | 'stderr'): string {
  if (task.Driver === 'mock_driver') {
    const text = stream === 'stdout' ? task.Config?.['stdout_string'] : task.Config?.['stderr_string'];
    return typeof text === 'string' ? text : '';
  }
  const echoes = [...formatLine(task).matchAll(/\becho ([^;&|>]*?)\s*(>&2)?\s*(?=[;&|]|$)/g)];
  const wanted = echoes.filter(([, , toErrors]) => (toErrors !== undefined) === (stream === 'stderr'));
  return wanted.map(([, text = '']) => `${text.replaceAll(/^(["'])(.*)\1$/g, '$2')}\n`).join('');
}
