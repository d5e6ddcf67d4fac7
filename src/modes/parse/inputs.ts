import { readJobFileInputs, type JobFileInputs } from '../../inputs/job-files.ts';
import { readScheduler, type SchedulerInputs } from '../../inputs/scheduler.ts';
import { readRedaction, type Judgement, type RedactionInputs } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** All that mode `parse` may be told. */
export interface ParseInputs {
  readonly mode: 'parse';
  readonly scheduler: SchedulerInputs;
  readonly jobFiles: JobFileInputs;
  readonly redaction: RedactionInputs;
  /** For what the pull request touches. */
  readonly githubToken: string | undefined;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

/** Reads the inputs of mode `parse`; undefined when a mistake, which is noted, makes that impossible. */
export function readParseInputs(raw: RawInputs, judgement: Judgement): ParseInputs | undefined {
  const scheduler = readScheduler(raw, judgement);
  const jobFiles = readJobFileInputs(raw, judgement);
  const redaction = readRedaction(raw, judgement.fork, judgement.mistakes);
  if (scheduler === undefined) return undefined;
  return { mode: 'parse', scheduler, jobFiles, redaction, githubToken: raw['github-token'], timeout: raw.timeout };
}
