import { withoutSecretShapes } from './secret-looks.ts';

/** How a hidden value looks. */
export const hiddenMark = '‹hidden›';

/** A shorter hidden value is too likely a part of an ordinary word; our own tokens are longer. */
const shortest = 6;

/** Takes hidden values out of a text that the scheduler wrote and that may quote the job. */
export type Scrub = (text: string) => string;

/** @param secrets values that must not be quoted; longest first is not needed */
export function createScrub(secrets: Iterable<string>): Scrub {
  // Of a secret of several lines each line is one, too: a message may quote but one of them.
  const lines = [...secrets].flatMap((secret) => [secret, ...secret.split(/\r?\n/).map((line) => line.trim())]);
  const values = [...new Set(lines)]
    .filter((value) => value.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
  return (text) =>
    withoutSecretShapes(
      values.reduce((rest, value) => rest.replaceAll(value, hiddenMark), text),
      hiddenMark,
    );
}
