import { createInputErrors, unlessErrors, type InputSource } from '../inputs/input-errors.ts';
import { readInput, readInputs } from '../inputs/read.ts';
import { allInputs, modeInput, modes } from './index.ts';
import type { AnyMode, ServiceInputs } from './mode.ts';

/** `withheld` where nothing is wrong with the inputs but that GitHub withholds some of them from the pull request of a fork. */
export type Asked =
  | { readonly mode: AnyMode; readonly inputs: ServiceInputs }
  | { readonly withheld: NonNullable<AnyMode['withheld']> };

interface ModeRequest extends Pick<InputSource, 'env' | 'workspace' | 'fork'> {
  /** Whether GitHub gives the run neither secrets nor variables, because its pull request is from a fork. */
  readonly isOfFork: boolean;
}

/**
 * The mode that is asked for, and its inputs.
 *
 * @throws ActionErrors with all that is wrong with them
 */
export async function readMode({ env, workspace, fork, isOfFork }: ModeRequest): Promise<Asked> {
  const errors = createInputErrors(env, allInputs);
  const name = unlessErrors(readInput('mode', modeInput.mode, env, errors), errors);
  const mode: AnyMode = await modes[name].load();
  const raw = readInputs(name, { table: { ...modeInput, ...mode.inputs }, all: allInputs }, env, errors);
  const withheld = isOfFork && mode.withheld?.isWithheld(raw) === true ? mode.withheld : undefined;
  const inputs = mode.read(raw, { env, workspace, fork, withheld: withheld !== undefined, errors });
  // What has a value and is wrong goes before it: that is so on every pull request.
  if (withheld !== undefined && errors.list.length === 0) return { withheld };
  return { mode, inputs: unlessErrors(inputs, errors) };
}
