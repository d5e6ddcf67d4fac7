import type { ActionRun } from '../../support/action.ts';

/**
 * What a run said of its write: `open` that it could not find out what became of it, `nothing` that there was nothing to do or to be done, `silent` that it
 * was killed before it could say anything.
 */
export type Told = 'done' | 'nothing' | 'not-done' | 'open' | 'silent';

/** The words by which a run says that it does not know. */
const open = /could not be found out|is not known/;

export function toldOf({ exitCode, outputs, summary }: ActionRun): Told {
  if (outputs['summary'] === undefined) return 'silent';
  if (outputs['changed'] === 'true') return 'done';
  if (exitCode === 0) return 'nothing';
  return open.test(summary) ? 'open' : 'not-done';
}

/** How many of several writes the run says that it does not know of. */
export function openIn({ annotations }: ActionRun): number {
  return annotations.filter(({ level, message }) => level === 'error' && open.test(message)).length;
}
