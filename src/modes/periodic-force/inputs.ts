import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';
import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** All that mode `periodic-force` may be told. */
export interface PeriodicForceInputs extends JobVerbInputs {
  readonly mode: 'periodic-force';
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `periodic-force`; undefined when a mistake, which is noted, makes that impossible. */
export function readPeriodicForceInputs(raw: RawInputs, judgement: Judgement): PeriodicForceInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  if (verb === undefined) return undefined;
  return { ...verb, mode: 'periodic-force', wait: raw.wait, dryRun: raw['dry-run'] };
}
