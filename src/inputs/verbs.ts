import { readListInputs, type ListInputs } from './list.ts';
import { readStatusInputs, type StatusInputs } from './status.ts';
import { readStableInputs, type StableInputs } from './stable.ts';
import type { Judgement } from './plan.ts';
import type { RawInputs } from './raw.ts';
import type { Verb } from './row.ts';

/** Of the verbs: what is done to one job, and what is told of jobs. */
export type AnyVerbInputs = ListInputs | StableInputs | StatusInputs;

/** Reads the inputs of a verb; undefined when a mistake, which is noted, makes that impossible. */
export function readVerbInputs(verb: Verb, raw: RawInputs, judgement: Judgement): AnyVerbInputs | undefined {
  switch (verb) {
    case 'list':
      return readListInputs(raw, judgement);
    case 'status':
      return readStatusInputs(raw, judgement);
    case 'stable':
      return readStableInputs(raw, judgement);
    case 'dispatch':
    case 'scale':
    case 'revert':
    case 'evaluate':
    case 'periodic-force':
    case 'stop':
      throw new Error(`mode ${verb} is not there yet`);
  }
}
