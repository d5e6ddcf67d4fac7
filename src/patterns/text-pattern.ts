/** Options of the pattern syntax, besides `*`, `**`, `?` and classes such as `[a-z]`. */
export interface Syntax {
  /** Whether wildcards match a dot at the beginning of a name. If not, a pattern must begin with a dot to match such a name: `.d`, `{.d,a}`. */
  readonly hasDots: boolean;
  /** Whether a backslash makes the next character literal. A class is then strict, as in Go: `[a-]` is invalid, and only `^` negates. */
  readonly hasEscapes: boolean;
  /** Whether a name that a wildcard matches may differ in case. Without wildcards, matching is always case-sensitive. */
  readonly isCaseless?: boolean;
}

/** Whether a pattern matches a whole text. */
export type TextMatch = (text: string) => boolean;

type CharacterTest = (character: string) => boolean;

/** A part of a pattern: one character, or any number of characters. */
interface Piece {
  readonly fits: CharacterTest;
  readonly isRepeated: boolean;
}

/** Compiles a pattern for a whole text: `*` and `?` match no `/`, `**` does. `undefined` if it is invalid. */
export function compileTextPattern(pattern: string, syntax: Syntax): TextMatch | undefined {
  if (!/[*?[\\]/.test(pattern)) return (text) => text === pattern;
  const foldCase = (text: string): string => (syntax.isCaseless === true ? text.toLowerCase() : text);
  const pieces = readPieces(Array.from(foldCase(pattern)), syntax);
  if (pieces === undefined) return undefined;
  return (text) => {
    if (!syntax.hasDots && (text === '' || (text.startsWith('.') && !pattern.startsWith('.')) || /^\.\.?$/.test(text)))
      return false;
    return matchesPieces(pieces, Array.from(foldCase(text)));
  };
}

function readPieces(characters: readonly string[], { hasEscapes }: Syntax): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at];
    if (character === '*') {
      const crossesFolders = characters[at + 1] === '*';
      pieces.push({ fits: (letter) => crossesFolders || letter !== '/', isRepeated: true });
      if (crossesFolders) at++;
    } else if (character === '[') {
      const read = readClass(characters, at, hasEscapes);
      if (read === undefined) return undefined;
      pieces.push({ fits: read.fits, isRepeated: false });
      at = read.end;
    } else {
      const literal = hasEscapes && character === '\\' ? characters[++at] : character;
      if (literal === undefined) return undefined;
      const isWildcard = character === '?';
      pieces.push({ fits: (letter) => (isWildcard ? letter !== '/' : letter === literal), isRepeated: false });
    }
  }
  return pieces;
}

/** Reads a class such as `[a-z]` or `[!x]`, which matches no `/`, and the index of its closing bracket. `undefined` if it is not closed, or invalid. */
function readClass(
  characters: readonly string[],
  open: number,
  hasEscapes: boolean,
): { readonly fits: CharacterTest; readonly end: number } | undefined {
  const tests: CharacterTest[] = [];
  const isNegated = characters[open + 1] === '^' || (characters[open + 1] === '!' && !hasEscapes);
  const start = open + (isNegated ? 2 : 1);
  let at = start;
  const readOne = (): string | undefined => characters[hasEscapes && characters[at] === '\\' ? (at += 2) - 1 : at++];
  while (at < characters.length) {
    if (characters[at] === ']' && at > start)
      return { fits: (letter) => letter !== '/' && tests.some((test) => test(letter)) !== isNegated, end: at };
    const isEmpty = hasEscapes && characters[at] === ']';
    const low = readOne();
    const isRange =
      characters[at] === '-' && (hasEscapes || (at + 1 < characters.length && characters[at + 1] !== ']'));
    const isOpenRange = isRange && characters[++at] === ']';
    const high = isRange ? readOne() : low;
    if (isEmpty || isOpenRange || low === undefined || high === undefined || (hasEscapes && low === '-'))
      return undefined;
    tests.push((letter) => compareCharacters(low, letter) <= 0 && compareCharacters(letter, high) <= 0);
  }
  return undefined;
}

function compareCharacters(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}

/** Matches in one pass over the text; `reached[n]` is 1 if the first n pieces match the characters so far. */
function matchesPieces(pieces: readonly Piece[], characters: readonly string[]): boolean {
  let reachedStates = new Uint8Array(pieces.length + 1);
  let next = new Uint8Array(pieces.length + 1);
  const markReachable = (states: Uint8Array, count: number): void => {
    // Repeated pieces may match nothing.
    for (let at = count; states[at] === 0; at++) {
      states[at] = 1;
      if (pieces[at]?.isRepeated !== true) break;
    }
  };
  markReachable(reachedStates, 0);
  for (const character of characters) {
    next.fill(0);
    for (let at = reachedStates.indexOf(1); at !== -1 && at < pieces.length; at = reachedStates.indexOf(1, at + 1)) {
      const piece = pieces[at];
      if (piece?.fits(character) === true) markReachable(next, piece.isRepeated ? at : at + 1);
    }
    [reachedStates, next] = [next, reachedStates];
  }
  return reachedStates[pieces.length] === 1;
}
