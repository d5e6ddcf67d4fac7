<<<<<<< ours
import { readEvaluateInputs, type EvaluateInputs } from './evaluate.ts';
import { readRevertInputs, type RevertInputs } from './revert.ts';
import { readScaleInputs, type ScaleInputs } from './scale.ts';
=======
import { readListInputs, type ListInputs } from './list.ts';
import { readStatusInputs, type StatusInputs } from './status.ts';
>>>>>>> theirs
import { readStableInputs, type StableInputs } from './stable.ts';
import { readStopInputs, type StopInputs } from './stop.ts';
import type { Judgement } from './plan.ts';
import type { RawInputs } from './raw.ts';
import type { Verb } from './row.ts';

/** Of the verbs: what is done to one job, and what is told of jobs. */
<<<<<<< ours
export type AnyVerbInputs = EvaluateInputs | RevertInputs | ScaleInputs | StableInputs | StopInputs;
=======
export type AnyVerbInputs = ListInputs | StableInputs | StatusInputs;
>>>>>>> theirs

/** Reads the inputs of a verb; undefined when a mistake, which is noted, makes that impossible. */
export function readVerbInputs(verb: Verb, raw: RawInputs, judgement: Judgement): AnyVerbInputs | undefined {
  switch (verb) {
    case 'list':
      return readListInputs(raw, judgement);
    case 'status':
      return readStatusInputs(raw, judgement);
    case 'stable':
      return readStableInputs(raw, judgement);
    case 'stop':
      return readStopInputs(raw, judgement);
    case 'evaluate':
      return readEvaluateInputs(raw, judgement);
    case 'revert':
      return readRevertInputs(raw, judgement);
    case 'scale':
      return readScaleInputs(raw, judgement);
    case 'dispatch':
    case 'periodic-force':
<<<<<<< ours
    case 'status':
    case 'list':
=======
    case 'stop':
>>>>>>> theirs
      throw new Error(`mode ${verb} is not there yet`);
  }
}
