/**
 * A pattern of names or values in which `*` stands for any text and letter case does not matter. Regular expressions are
 * left out on purpose: a pattern from a workflow file must never take more than linear time.
 */
export interface Pattern {
  readonly text: string;
  /** Whether the pattern is the whole of a name. */
  matches(name: string): boolean;
  /** Whether the pattern occurs anywhere in a value. */
  occursIn(value: string): boolean;
}

export type PatternRead = { readonly value: Pattern } | { readonly error: string; readonly hint: string };

const maxPatternLength = 200;

/** Reads one pattern; one that would match everything, a regular expression, and one over 200 characters are mistakes. */
export function readPattern(text: string): PatternRead {
  const hint = 'Write a name or a value, such as `DB_*`; `*` stands for any text.';
  if (/^\**$/.test(text)) return { error: `has the pattern \`${text}\`, which matches everything`, hint };
  if (/^\/.*\/[a-z]*$/.test(text)) return { error: `has a regular expression (\`${text}\`)`, hint };
  if (text.length > maxPatternLength)
    return { error: `has a pattern of ${text.length} characters; ${maxPatternLength} are allowed`, hint };
  const pieces = text.toLowerCase().split('*');
  return {
    value: {
      text,
      matches: (name) => matchesWhole(pieces, name.toLowerCase()),
      occursIn: (value) => findInOrder(pieces, value.toLowerCase(), 0) !== -1,
    },
  };
}

function matchesWhole(pieces: readonly string[], name: string): boolean {
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  const end = findInOrder(pieces.slice(1, -1), name, first.length);
  return end !== -1 && end <= name.length - last.length;
}

/** Finds the pieces one after the other, each as early as possible; the place behind the last, or -1. */
function findInOrder(pieces: readonly string[], text: string, from: number): number {
  let at = from;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found === -1) return -1;
    at = found + piece.length;
  }
  return at;
}
