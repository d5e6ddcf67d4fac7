import { readDispatchInputs, type DispatchInputs } from './dispatch.ts';
import { readPeriodicForceInputs, type PeriodicForceInputs } from './periodic-force.ts';
import { readStableInputs, type StableInputs } from './stable.ts';
import type { Judgement } from './plan.ts';
import type { RawInputs } from './raw.ts';
import type { Verb } from './row.ts';

/** Of the verbs: what is done to one job, and what is told of jobs. */
export type AnyVerbInputs = DispatchInputs | PeriodicForceInputs | StableInputs;

/** Reads the inputs of a verb; undefined when a mistake, which is noted, makes that impossible. */
export function readVerbInputs(verb: Verb, raw: RawInputs, judgement: Judgement): AnyVerbInputs | undefined {
  switch (verb) {
    case 'stable':
      return readStableInputs(raw, judgement);
    case 'dispatch':
      return readDispatchInputs(raw, judgement);
    case 'periodic-force':
      return readPeriodicForceInputs(raw, judgement);
    case 'scale':
    case 'revert':
    case 'evaluate':
    case 'stop':
    case 'status':
    case 'list':
      throw new Error(`mode ${verb} is not there yet`);
  }
}
