import { addMistake } from './mistakes.ts';
import { readScheduler, type SchedulerInputs } from './scheduler.ts';
import type { Judgement } from './planning.ts';
import type { RawInputs } from './raw.ts';

/** All that the modes `promote` and `fail-deployment` may be told. */
export interface SteerInputs {
  readonly mode: 'promote' | 'fail-deployment';
  readonly scheduler: SchedulerInputs;
  readonly job: string;
  readonly wait: boolean;
  readonly dryRun: boolean;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

/** Reads the inputs of a mode that acts on a deployment; undefined when a mistake, which is noted, makes that impossible. */
export function readSteerInputs(
  mode: SteerInputs['mode'],
  raw: RawInputs,
  judgement: Judgement,
): SteerInputs | undefined {
  const scheduler = readScheduler(raw, judgement);
  const { job } = raw;
  if (job === undefined) {
    addMistake(judgement, 'job', 'is missing', 'Give the exact ID of the job.');
  }
  if (scheduler === undefined || job === undefined) return undefined;
  return { mode, scheduler, job, wait: raw.wait, dryRun: raw['dry-run'], timeout: raw.timeout };
}
