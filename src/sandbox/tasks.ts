import type { KeptTask } from './shapes/jobs.ts';
import { parseDuration } from './hcl/durations.ts';

/** How a task would go: how long it runs (milliseconds; undefined: for ever, or as the job's type says) and how it ends. */
export interface Course {
  readonly lasts: number | undefined;
  readonly exitCode: number;
}

/**
 * Reads from a task's driver configuration how it would go, without running anything: `run_for` and `exit_code` of the mock
 * driver, `sleep 600` and `exit 1` in a command line.
 */
export function courseOf(task: KeptTask): Course {
  const config = task.Config ?? {};
  if (task.Driver === 'mock_driver') {
    const runFor = config['run_for'];
    return {
      lasts: typeof runFor === 'string' ? parseDuration(runFor) / 1_000_000 : 0,
      exitCode: Number(config['exit_code'] ?? 0),
    };
  }
  const args = Array.isArray(config['args']) ? config['args'] : [];
  const line = [config['command'], ...args].map(String).join(' ');
  const sleeps = [...line.matchAll(/\bsleep (\d+)/g)].map(([, seconds]) => Number(seconds) * 1000);
  const exits = /\bexit (\d+)/.exec(line)?.[1] ?? (/(?:^|\/)false\b/.test(line) ? '1' : undefined);
  if (sleeps.length > 0) return { lasts: sleeps.reduce((total, one) => total + one, 0), exitCode: Number(exits ?? 0) };
  return { lasts: exits === undefined ? undefined : 0, exitCode: Number(exits ?? 0) };
}
