import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionRun } from '../../support/action.ts';

export interface Load {
  readonly milliseconds: number;
  /** To all services together. */
  readonly requests: number;
  /** The peak memory of a process of dist, in MiB. */
  readonly peak: number;
  /** A remark for the report. */
  readonly note?: string;
}

/** Time and memory of a process of dist. */
export interface Taken {
  readonly run: ActionRun;
  /** Its peak memory, in MiB. */
  readonly peak: number;
  /** Its processor time with its start, in milliseconds. */
  readonly processor: number;
}

/** Runs dist, and measures the time and memory of its process; `run` must pass the given environment on. */
export async function withPeak(run: (env: Readonly<Record<string, string>>) => Promise<ActionRun>): Promise<Taken> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-peak-'));
  const file = join(folder, 'taken');
  const hook = `import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage())));`;
  try {
    const ran = await run({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` });
    const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ResourceUsage;
    return { run: ran, peak: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function expectSuccess(run: ActionRun): ActionRun {
  if (run.exitCode !== 0) throw new Error(`dist ended with ${run.exitCode}:\n${run.stdout.slice(-2000)}`);
  return run;
}

/** Measures a load at a tenth of its size and at its full size, and prints both with their ratio. */
export async function grow(name: string, size: number, load: (size: number) => Promise<Load>): Promise<void> {
  const tenth = await load(size / 10);
  const whole = await load(size);
  const times = (kind: 'milliseconds' | 'requests' | 'peak'): string => `${(whole[kind] / tenth[kind]).toFixed(1)}×`;
  console.log(`${name}\n${line(size / 10, tenth)}\n${line(size, whole)}`);
  console.log(
    `  ten times the size takes ${times('milliseconds')} the time, ${times('requests')} the requests, ${times('peak')} the memory`,
  );
}

function line(size: number, { milliseconds, requests, peak, note }: Load): string {
  const figures = [`${milliseconds.toFixed(0)} ms`, `${requests} requests`, `peak ${peak.toFixed(0)} MiB`];
  return `  ${size.toLocaleString('en-US').padStart(6)}: ${[...figures, ...(note === undefined ? [] : [note])].join(', ')}`;
}
