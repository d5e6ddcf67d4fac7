interface CharacterClass {
  readonly fits: (character: string) => boolean;
  /** The index of the closing bracket. */
  readonly end: number;
}

/** POSIX character classes. */
const posixClasses: Readonly<Record<string, RegExp>> = {
  alnum: /[\p{L}\p{Nl}\p{Nd}]/u,
  alpha: /[\p{L}\p{Nl}]/u,
  ascii: /[\u0000-\u007f]/,
  blank: /[\p{Zs}\t]/u,
  cntrl: /\p{Cc}/u,
  digit: /\p{Nd}/u,
  graph: /[^\p{Z}\p{C}]/u,
  lower: /\p{Ll}/u,
  print: /[^\p{C}]/u,
  punct: /\p{P}/u,
  space: /[\p{Z}\t\r\n\v\f]/u,
  upper: /\p{Lu}/u,
  word: /[\p{L}\p{Nl}\p{Nd}\p{Pc}]/u,
  xdigit: /[A-Fa-f0-9]/,
};

/** Reads a character class, such as `[a-z]`, `[!x]` or `[[:digit:]_]`. Undefined if the bracket is not closed. */
export function readClass(text: string, open: number, to: number): CharacterClass | undefined {
  const tests: ((character: string) => boolean)[] = [];
  const not = text[open + 1] === '!' || text[open + 1] === '^';
  const start = open + (not ? 2 : 1);
  for (let at = start; at < to; at++) {
    if (text[at] === ']' && at > start) {
      return { fits: (character) => tests.some((test) => test(character)) !== not, end: at };
    }
    const [whole = '', name = ''] = /^\[:([a-z]{1,9}):\]/.exec(text.slice(at, at + 14)) ?? [];
    const known = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
    if (known !== undefined) {
      tests.push((character) => known.test(character));
      at += whole.length - 1;
      continue;
    }
    const low = text[at] ?? '';
    const isRange = text[at + 1] === '-' && at + 2 < to && text[at + 2] !== ']';
    const high = isRange ? (text[at + 2] ?? '') : low;
    tests.push((character) => low <= character && character <= high);
    if (isRange) at += 2;
  }
  return undefined;
}
