import * as kinds from './kinds.ts';
import type { Input } from './input.ts';

export const jobVersion = {
  kind: kinds.text,
  text: 'Number or tag of a version of the Nomad job. Mode `revert` also accepts `last-stable`: the newest stable version other than the current one.',
} satisfies Input;

/** A text of digits is a version number; a tag of digits has to be given by its version number. */
export function numberOrTag(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
