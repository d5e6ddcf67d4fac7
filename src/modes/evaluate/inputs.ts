import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';
import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** All that mode `evaluate` may be told. */
export interface EvaluateInputs extends JobVerbInputs {
  readonly mode: 'evaluate';
  readonly forceReschedule: boolean;
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `evaluate`; undefined when a mistake, which is noted, makes that impossible. */
export function readEvaluateInputs(raw: RawInputs, judgement: Judgement): EvaluateInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  if (verb === undefined) return undefined;
  const { wait } = raw;
  return { ...verb, mode: 'evaluate', forceReschedule: raw['force-reschedule'], wait, dryRun: raw['dry-run'] };
}
