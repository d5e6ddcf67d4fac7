import { quote } from './kinds.ts';
import { addMistake } from './mistakes.ts';
import { readJobVerb, type JobVerbInputs } from './verb.ts';
import type { Judgement } from './planning.ts';
import type { RawInputs } from './raw.ts';

/** All that mode `stable` may be told. */
export interface StableInputs extends JobVerbInputs {
  readonly mode: 'stable';
  /** A number, or a tag's name. */
  readonly version: number | string;
  readonly stable: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `stable`; undefined when a mistake, which is noted, makes that impossible. */
export function readStableInputs(raw: RawInputs, judgement: Judgement): StableInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  const version = raw['job-version'];
  if (version === undefined) {
    addMistake(judgement, 'job-version', 'is missing', 'Give the number of the version, or its tag.');
  } else if (version === 'last-stable') {
    addMistake(judgement, 'job-version', `is ${quote(version)}, which is stable already`, 'Give a number or a tag.');
  }
  if (verb === undefined || version === undefined) return undefined;
  return { ...verb, mode: 'stable', version: versionOf(version), stable: raw.stable, dryRun: raw['dry-run'] };
}

/** A text of digits alone is a number: such a tag can be named by its version's number. */
export function versionOf(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
