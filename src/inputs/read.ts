import { Failures, type Failure } from '../failure.ts';
import { readParseInputs, type ParseInputs } from './parse.ts';
import { readPlanInputs, type Judgement, type PlanInputs } from './plan.ts';
import { readMode, readRaw } from './raw.ts';

/** What a run is asked for. */
export type Inputs = PlanInputs | ParseInputs;

/**
 * Reads the inputs of a run.
 *
 * @throws Failures with every mistake at once, each naming the input, what it got (never a secret) and the way out
 */
export function readInputs(surroundings: Omit<Judgement, 'mistakes'>): Inputs {
  const mistakes: Failure[] = [];
  const mode = readMode(surroundings.env, mistakes);
  if (mode === undefined) throw new Failures(mistakes);
  const raw = readRaw(surroundings.env, mode, mistakes);
  const read = { plan: readPlanInputs, parse: readParseInputs }[mode];
  const inputs = read(raw, { ...surroundings, mistakes });
  if (mistakes.length > 0 || inputs === undefined) throw new Failures(mistakes);
  return inputs;
}
