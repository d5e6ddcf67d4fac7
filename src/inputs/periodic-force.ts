import { readJobVerb, type JobVerbInputs } from './verb.ts';
import type { Judgement } from './plan.ts';
import type { RawInputs } from './raw.ts';

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
