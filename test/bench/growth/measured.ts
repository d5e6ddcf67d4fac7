import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionRun } from '../../support/action.ts';

/** What a load took. */
export interface Load {
  readonly milliseconds: number;
  /** To all services together. */
  readonly requests: number;
  /** The most memory that a process of dist had, in MiB. */
  readonly peak: number;
  /** What else there is to say. */
  readonly note?: string;
}

/** Runs dist with what is given as its environment, and tells the most memory that it had, in MiB. */
export async function withPeak(
  run: (env: Readonly<Record<string, string>>) => Promise<ActionRun>,
): Promise<{ readonly run: ActionRun; readonly peak: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-peak-'));
  const file = join(folder, 'peak');
  const hook = `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)));`;
  try {
    const ran = await run({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` });
    return { run: ran, peak: existsSync(file) ? Number(readFileSync(file, 'utf8')) / 1024 : Number.NaN };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fails unless the run did what it promised. */
export function wellEnded(run: ActionRun): ActionRun {
  if (run.exitCode !== 0) throw new Error(`dist ended with ${run.exitCode}:\n${run.stdout.slice(-2000)}`);
  return run;
}

/** Takes a load at a tenth of its size and whole, and tells both, and how many times as much the whole takes. */
export async function grow(name: string, size: number, load: (size: number) => Promise<Load>): Promise<void> {
  const tenth = await load(size / 10);
  const whole = await load(size);
  const times = (of: 'milliseconds' | 'requests' | 'peak'): string => `${(whole[of] / tenth[of]).toFixed(1)}×`;
  console.log(`${name}\n${line(size / 10, tenth)}\n${line(size, whole)}`);
  console.log(
    `  ten times the size takes ${times('milliseconds')} the time, ${times('requests')} the requests, ${times('peak')} the memory`,
  );
}

function line(size: number, { milliseconds, requests, peak, note }: Load): string {
  const figures = [`${milliseconds.toFixed(0)} ms`, `${requests} requests`, `peak ${peak.toFixed(0)} MiB`];
  return `  ${size.toLocaleString('en-US').padStart(6)}: ${[...figures, ...(note === undefined ? [] : [note])].join(', ')}`;
}
