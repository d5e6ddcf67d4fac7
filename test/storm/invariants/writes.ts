import type { Witness } from '../witness.ts';
import type { Checks } from './checks.ts';
import { toldOf, type Told } from './told.ts';

/** How often a write is there that was not there before the run. */
export interface Effect {
  readonly times: number;
  /** How often it may be at most: once, unless another does no harm and the run says so. */
  readonly most?: number;
  /** What was looked at, for whoever reads of a violation. */
  readonly words: string;
  /** What the run said of it, where that is not all that it said. */
  readonly told?: Told;
}

/** Compares what a run said of one write with what is there. */
export function checkWrite(checks: Checks, witness: Witness, effect: Effect): void {
  const { story, run } = witness;
  const { times, most = 1, words, told = toldOf(run) } = effect;
  const say = (): string => `${witness.words()} told "${told}", and it is there ${times} times more (${words})`;
  checks.check(story, 'no write is there twice', times <= most, say);
  if (told === 'done') checks.check(story, 'a write told as done is there', times > 0, say);
  const isDenied = told === 'not-done' || told === 'nothing' || told === 'open';
  if (isDenied) {
    const holds = told === 'open' || times === 0;
    checks.check(story, 'a write told as not done is not there, or the run says that it does not know', holds, say);
  }
}
