import { addMistake } from './mistakes.ts';
import { readScheduler, type SchedulerInputs } from './scheduler.ts';
import type { Judgement } from './planning.ts';
import type { RawInputs } from './raw.ts';

/** What every verb is told. */
export interface VerbInputs {
  readonly scheduler: SchedulerInputs;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

/** What every verb is told that is about one job. */
export interface JobVerbInputs extends VerbInputs {
  /** Its exact ID. */
  readonly job: string;
}

/** Reads them; undefined when a mistake, which is noted, makes that impossible. */
export function readVerb(raw: RawInputs, judgement: Judgement): VerbInputs | undefined {
  const scheduler = readScheduler(raw, judgement);
  return scheduler === undefined ? undefined : { scheduler, timeout: raw.timeout };
}

/** Reads them; undefined when a mistake, which is noted, makes that impossible. */
export function readJobVerb(raw: RawInputs, judgement: Judgement): JobVerbInputs | undefined {
  const verb = readVerb(raw, judgement);
  const { job } = raw;
  if (job === undefined) addMistake(judgement, 'job', 'is missing', 'Give the exact ID of the job.');
  if (verb?.scheduler.namespace === '*') {
    addMistake(judgement, 'namespace', 'is `*`, which is for lists', 'Give the namespace of the job.');
  }
  return verb === undefined || job === undefined ? undefined : { ...verb, job };
}
