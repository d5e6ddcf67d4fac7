import { readDispatchInputs, type DispatchInputs } from '../modes/dispatch/inputs.ts';
import { readEvaluateInputs, type EvaluateInputs } from '../modes/evaluate/inputs.ts';
import { readListInputs, type ListInputs } from '../modes/list/inputs.ts';
import { readPeriodicForceInputs, type PeriodicForceInputs } from '../modes/periodic-force/inputs.ts';
import { readRevertInputs, type RevertInputs } from '../modes/revert/inputs.ts';
import { readScaleInputs, type ScaleInputs } from '../modes/scale/inputs.ts';
import { readStableInputs, type StableInputs } from './job-version.ts';
import { readStatusInputs, type StatusInputs } from '../modes/status/inputs.ts';
import { readStopInputs, type StopInputs } from '../modes/stop/inputs.ts';
import type { Judgement } from './planning.ts';
import type { RawInputs } from './raw.ts';
import type { Verb } from './row.ts';

/** Of the verbs: what is done to one job, and what is told of jobs. */
export type AnyVerbInputs =
  | DispatchInputs
  | EvaluateInputs
  | ListInputs
  | PeriodicForceInputs
  | RevertInputs
  | ScaleInputs
  | StableInputs
  | StatusInputs
  | StopInputs;

/** Reads the inputs of a verb; undefined when a mistake, which is noted, makes that impossible. */
export function readVerbInputs(verb: Verb, raw: RawInputs, judgement: Judgement): AnyVerbInputs | undefined {
  switch (verb) {
    case 'dispatch':
      return readDispatchInputs(raw, judgement);
    case 'evaluate':
      return readEvaluateInputs(raw, judgement);
    case 'list':
      return readListInputs(raw, judgement);
    case 'periodic-force':
      return readPeriodicForceInputs(raw, judgement);
    case 'revert':
      return readRevertInputs(raw, judgement);
    case 'scale':
      return readScaleInputs(raw, judgement);
    case 'stable':
      return readStableInputs(raw, judgement);
    case 'status':
      return readStatusInputs(raw, judgement);
    case 'stop':
      return readStopInputs(raw, judgement);
  }
}
