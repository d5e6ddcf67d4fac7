import { collectMistakes } from './mistakes.ts';
import { readParseInputs, type ParseInputs } from '../modes/parse/inputs.ts';
import { readPlanInputs, type Judgement, type PlanInputs } from './planning.ts';
import { readMode, readRaw, type RawInputs } from './raw.ts';
import { readRegisterInputs, type RegisterInputs } from '../modes/register/inputs.ts';
import { readSteerInputs, type SteerInputs } from './deployment.ts';
import type { DeprecateInputs, ReinstateInputs } from './registry.ts';
import { verbs, type Mode, type Verb } from './row.ts';
import { isWithheld, WithheldInputs } from './withheld.ts';
import type { AnyVerbInputs } from './verbs.ts';

/** What a run is asked for. */
export type Inputs = SchedulingInputs | RegistryInputs;
/** Of the modes that speak to the scheduler. */
export type SchedulingInputs = FileInputs | AnyVerbInputs;
/** Of those that take job files, or act on a deployment. */
export type FileInputs = PlanInputs | RegisterInputs | SteerInputs | ParseInputs;
/** Of the modes that speak to the module registry. */
export type RegistryInputs = DeprecateInputs | ReinstateInputs;

type Surroundings = Omit<Judgement, 'mistakes'>;

/**
 * Reads the inputs of a run.
 *
 * @throws WithheldInputs where nothing is wrong but that a fork is given nothing
 * @throws ActionErrors with every mistake at once, each naming the input, what it got (never a secret) and the way out
 */
export async function readInputs(surroundings: Surroundings): Promise<Inputs> {
  const mode = readMode(surroundings.env, []);
  // Loaded only where they are asked for: they would cost every plan a part of its start.
  if (isVerb(mode)) {
    const { readVerbInputs } = await import('./verbs.ts');
    return collectMistakes((mistakes) =>
      readVerbInputs(mode, readRaw(surroundings.env, mode, mistakes), { ...surroundings, withheld: false, mistakes }),
    );
  }
  if (mode !== 'deprecate' && mode !== 'reinstate') return readSchedulingInputs(surroundings);
  const { readRegistryInputs } = await import('./registry.ts');
  return collectMistakes((mistakes) =>
    readRegistryInputs(mode, readRaw(surroundings.env, mode, mistakes), { ...surroundings, withheld: false, mistakes }),
  );
}

function isVerb(mode: Mode | undefined): mode is Verb {
  return (verbs as readonly (Mode | undefined)[]).includes(mode);
}

/** The same for the modes that take job files, or act on a deployment. */
export function readSchedulingInputs(surroundings: Surroundings): FileInputs {
  return collectMistakes((mistakes) => {
    const mode = readMode(surroundings.env, mistakes);
    if (mode === undefined || isVerb(mode) || mode === 'deprecate' || mode === 'reinstate') return undefined;
    const raw = readRaw(surroundings.env, mode, mistakes);
    const withheld = isWithheld(mode, raw, surroundings.withheld ?? false);
    const inputs = readFor(mode, raw, { ...surroundings, withheld, mistakes });
    // What has a value and is wrong goes before it: that is so on every pull request.
    if (withheld && mistakes.length === 0) throw new WithheldInputs(mode);
    return inputs;
  });
}

function readFor(mode: FileInputs['mode'], raw: RawInputs, judgement: Judgement): FileInputs | undefined {
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
  }
}
