import { versionOf } from '../../inputs/job-version.ts';
import { addMistake } from '../../inputs/mistakes.ts';
import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';
import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** All that mode `revert` may be told. */
export interface RevertInputs extends JobVerbInputs {
  readonly mode: 'revert';
  /** A number, a tag's name, or `last-stable`. */
  readonly version: number | string;
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `revert`; undefined when a mistake, which is noted, makes that impossible. */
export function readRevertInputs(raw: RawInputs, judgement: Judgement): RevertInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  const version = raw['job-version'];
  if (version === undefined) {
    const hint = 'Give the number of the version, its tag, or `last-stable`.';
    addMistake(judgement, 'job-version', 'is missing', hint);
  }
  if (verb === undefined || version === undefined) return undefined;
  return { ...verb, mode: 'revert', version: versionOf(version), wait: raw.wait, dryRun: raw['dry-run'] };
}
