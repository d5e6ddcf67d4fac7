import { withoutSecretShapes } from './secret-looks.ts';

/** How a hidden value looks. */
export const hiddenMark = '‹hidden›';

/** A shorter value that is only hidden is too likely a part of an ordinary word. */
const shortest = 6;
/** What is shorter is a part of most words, and no secret worth the name. */
const shortestSecret = 4;

/** Takes hidden values out of a text that the scheduler wrote and that may quote the job. */
export type Scrub = (text: string) => string;

/**
 * @param certain what is known to be a secret
 * @param hidden values that were hidden, for they may be secret; short ones are left alone
 */
export function createScrub(certain: Iterable<string>, hidden: Iterable<string> = []): Scrub {
  const long = linesOf(hidden).filter((value) => value.length >= shortest);
  const sure = [...certain];
  // A line of a secret may be an ordinary word.
  const linesOfSure = linesOf(sure).filter((value) => sure.includes(value) || value.length >= shortest);
  const values = [...new Set([...linesOfSure, ...long])]
    .filter((value) => value.length >= shortestSecret)
    .toSorted((a, b) => b.length - a.length);
  return (text) =>
    withoutSecretShapes(
      values.reduce((rest, value) => rest.replaceAll(value, hiddenMark), text),
      hiddenMark,
    );
}

/** Of a secret of several lines each line is one, too: a message may quote but one of them. */
function linesOf(secrets: Iterable<string>): readonly string[] {
  return [...secrets].flatMap((secret) => [secret, ...secret.split(/\r?\n/).map((line) => line.trim())]);
}
