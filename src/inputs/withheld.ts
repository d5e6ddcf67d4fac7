import type { RawInputs } from './raw.ts';
import type { Mode } from './row.ts';

/** Modes that change nothing, and that a pull request of a fork may ask for. */
export type ReadingMode = 'plan' | 'parse';

/** All inputs that have a value are valid, but the run was not given what it takes to reach Nomad: GitHub withholds it from forks. */
export class WithheldInputs extends Error {
  override readonly name = 'WithheldInputs';
  readonly mode: ReadingMode;

  constructor(mode: ReadingMode) {
    super(`mode ${mode} was given no address or no token`);
    this.mode = mode;
  }
}

const emptyAddress = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;

/** Whether an address is empty, or was put together from variables that are, as `https://${{ vars.HOST }}:4646`. */
export function hasNoHost({ address = '' }: Pick<RawInputs, 'address'>): boolean {
  return emptyAddress.test(address);
}

/** Whether a mode that reads lacks the address or the token, in a run that GitHub gives neither secrets nor variables. */
export function isWithheld(
  mode: Mode,
  raw: Pick<RawInputs, 'address' | 'token'>,
  withheld: boolean,
): mode is ReadingMode {
  return withheld && (mode === 'plan' || mode === 'parse') && (raw.token === undefined || hasNoHost(raw));
}
