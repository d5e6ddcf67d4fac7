import * as kinds from './kinds.ts';
import type { Input } from './input.ts';

export const jobVersion = {
  kind: kinds.text,
  text: "A version's number or its tag; to revert also `last-stable`, the newest stable version but the current one.",
} satisfies Input;

/** A text of digits alone is a number: such a tag can be named by its version's number. */
export function numberOrTag(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
