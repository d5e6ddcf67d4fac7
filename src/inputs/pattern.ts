import type { ReadResult } from './input.ts';

/** A pattern for names or values, without case, in which `*` stands for any text. Regular expressions could take more than linear time. */
export interface Pattern {
  readonly text: string;
  matches(name: string): boolean;
  /** Whether the pattern matches a part of a value. */
  isContainedIn(value: string): boolean;
}

const maxTextLength = 200;

/** Rejects patterns that match everything, regular expressions, and patterns longer than 200 characters. */
export function readPattern(text: string): ReadResult<Pattern> {
  const hint = 'Write a name or a value such as `DB_*`, in which `*` stands for any text.';
  if (/^\**$/.test(text)) return { error: `contains the pattern \`${text}\`, which matches everything`, hint };
  if (/^\/.*\/[a-z]*$|^\^|\$$|^\.\*|\.\*$|\.\+|\\[dswb]|\([^()]*\|/.test(text))
    return { error: `contains a regular expression (\`${text}\`), which is not supported`, hint };
  if (text.length > maxTextLength)
    return { error: `contains a pattern of ${text.length} characters; at most ${maxTextLength} are allowed`, hint };
  const pieces = text.toLowerCase().split('*');
  return {
    value: {
      text,
      matches: (name) => matchesWhole(pieces, name.toLowerCase()),
      isContainedIn: (value) => findInOrder(pieces, value.toLowerCase(), 0) !== -1,
    },
  };
}

/** Whether pieces, with any text between them, are a whole text; in linear time. */
export function matchesWhole(pieces: readonly string[], name: string): boolean {
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  const end = findInOrder(pieces.slice(1, -1), name, first.length);
  return end !== -1 && end <= name.length - last.length;
}

/** Finds the pieces in their order, each as early as possible; the index after the last one, or -1. */
function findInOrder(pieces: readonly string[], text: string, from: number): number {
  let at = from;
  for (const piece of pieces) {
    const index = text.indexOf(piece, at);
    if (index === -1) return -1;
    at = index + piece.length;
  }
  return at;
}
