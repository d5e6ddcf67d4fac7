import { checkGitHub } from './github/check-github.ts';
import { checkNomad } from './nomad/check-nomad.ts';
import { checkRegistry } from './registry/check-registry.ts';
import { checkRepository } from './repository/check-repository.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckInputs } from './inputs.ts';
import type { CheckOutcome } from './outcome.ts';

/** Checks everything that the modes need, all at once. Nothing is changed anywhere. */
export async function checkSetup(inputs: CheckInputs, context: RunContext): Promise<CheckOutcome> {
  const areas = [checkNomad, checkGitHub, checkRegistry, checkRepository];
  const checks = await Promise.all(areas.map((area) => area(inputs, context)));
  return { modes: inputs.modes, checks: checks.flat() };
}
