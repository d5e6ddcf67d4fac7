import { Failures, type Failure } from '../failure.ts';
import { readParseInputs, type ParseInputs } from './parse.ts';
import { readPlanInputs, type Judgement, type PlanInputs } from './plan.ts';
import { readMode, readRaw, type RawInputs } from './raw.ts';
import { readRegisterInputs, type RegisterInputs } from './register.ts';
import { readDeprecateInputs, readReinstateInputs, type DeprecateInputs, type ReinstateInputs } from './registry.ts';
import { readSteerInputs, type SteerInputs } from './steer.ts';
import type { Mode } from './row.ts';

/** What a run is asked for. */
export type Inputs = SchedulingInputs | RegistryInputs;
/** Of the modes that speak to the scheduler. */
export type SchedulingInputs = PlanInputs | RegisterInputs | SteerInputs | ParseInputs;
/** Of the modes that speak to the module registry. */
export type RegistryInputs = DeprecateInputs | ReinstateInputs;

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
  const inputs = readFor(mode, raw, { ...surroundings, mistakes });
  if (mistakes.length > 0 || inputs === undefined) throw new Failures(mistakes);
  return inputs;
}

function readFor(mode: Mode, raw: RawInputs, judgement: Judgement): Inputs | undefined {
  switch (mode) {
    case 'plan':
      return readPlanInputs(raw, judgement);
    case 'register':
      return readRegisterInputs(raw, judgement);
    case 'promote':
    case 'fail-deployment':
      return readSteerInputs(mode, raw, judgement);
    case 'parse':
      return readParseInputs(raw, judgement);
    case 'deprecate':
      return readDeprecateInputs(raw, judgement);
    case 'reinstate':
      return readReinstateInputs(raw, judgement);
  }
}
