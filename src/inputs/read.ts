import { collectMistakes } from './mistakes.ts';
import { readParseInputs, type ParseInputs } from './parse.ts';
import { readPlanInputs, type Judgement, type PlanInputs } from './plan.ts';
import { readMode, readRaw, type RawInputs } from './raw.ts';
import { readRegisterInputs, type RegisterInputs } from './register.ts';
import { readSteerInputs, type SteerInputs } from './steer.ts';
import type { DeprecateInputs, ReinstateInputs } from './registry.ts';
import type { Mode } from './row.ts';

/** What a run is asked for. */
export type Inputs = SchedulingInputs | RegistryInputs;
/** Of the modes that speak to the scheduler. */
export type SchedulingInputs = PlanInputs | RegisterInputs | SteerInputs | ParseInputs;
/** Of the modes that speak to the module registry. */
export type RegistryInputs = DeprecateInputs | ReinstateInputs;

type Surroundings = Omit<Judgement, 'mistakes'>;

/**
 * Reads the inputs of a run.
 *
 * @throws Failures with every mistake at once, each naming the input, what it got (never a secret) and the way out
 */
export async function readInputs(surroundings: Surroundings): Promise<Inputs> {
  const mode = readMode(surroundings.env, []);
  if (mode !== 'deprecate' && mode !== 'reinstate') return readSchedulingInputs(surroundings);
  // Loaded only where it is asked for: versions and ranges would cost every plan a part of its start.
  const { readRegistryInputs } = await import('./registry.ts');
  return collectMistakes((mistakes) =>
    readRegistryInputs(mode, readRaw(surroundings.env, mode, mistakes), { ...surroundings, mistakes }),
  );
}

/** The same for the modes that speak to the scheduler. */
export function readSchedulingInputs(surroundings: Surroundings): SchedulingInputs {
  return collectMistakes((mistakes) => {
    const mode = readMode(surroundings.env, mistakes);
    if (mode === undefined) return undefined;
    return readFor(mode, readRaw(surroundings.env, mode, mistakes), { ...surroundings, mistakes });
  });
}

function readFor(mode: Mode, raw: RawInputs, judgement: Judgement): SchedulingInputs | undefined {
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
    case 'reinstate':
      throw new Error(`mode ${mode} speaks to the registry`);
  }
}
