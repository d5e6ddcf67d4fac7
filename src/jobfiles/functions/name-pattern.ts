/** Whether a pattern matches a whole file name. */
export type NameMatch = (name: string) => boolean;

type Item = 'any' | ((character: string) => boolean);

const maxExpandedPatterns = 1000;

/** Expands `{a,b}`; undefined if a brace is not closed or there are too many alternatives. */
export function expandBraces(pattern: string): readonly string[] | undefined {
  const done: string[] = [];
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const found = firstBrace(next);
    if (found === 'unclosed' || open.length + done.length > maxExpandedPatterns) return undefined;
    if (found === undefined) done.push(next);
    else {
      const [before, after] = [next.slice(0, found.start), next.slice(found.end)];
      open.push(...found.options.map((option) => before + option + after));
    }
  }
  return done;
}

interface BraceGroup {
  readonly start: number;
  readonly end: number;
  readonly options: readonly string[];
}

function firstBrace(pattern: string): BraceGroup | 'unclosed' | undefined {
  let start = -1;
  let depth = 0;
  let from = 0;
  const options: string[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '{' && depth++ === 0) [start, from] = [at, at + 1];
    else if (depth === 1 && (character === ',' || character === '}')) {
      options.push(pattern.slice(from, at));
      from = at + 1;
      if (character === '}') return { start, end: at + 1, options };
    } else if (character === '}' && depth > 0) depth--;
  }
  return depth > 0 ? 'unclosed' : undefined;
}

/** Compiles a pattern for one name: `*`, `?`, `[a-z]`, `[^a-z]`, `\x`. Undefined if it is invalid. */
export function compileName(pattern: string): NameMatch | undefined {
  const characters = Array.from(pattern);
  const items: Item[] = [];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    if (character === '*') items.push('any');
    else if (character === '?') items.push(() => true);
    else if (character === '[') {
      const read = readNameClass(characters, at + 1);
      if (read === undefined) return undefined;
      items.push(read.item);
      at = read.end;
    } else {
      const wanted = character === '\\' ? characters[++at] : character;
      if (wanted === undefined) return undefined;
      items.push((one) => one === wanted);
    }
  }
  return (name) => matchesItems(items, Array.from(name));
}

function readNameClass(characters: readonly string[], start: number): { item: Item; end: number } | undefined {
  const ranges: (readonly [string, string])[] = [];
  const not = characters[start] === '^';
  let at = not ? start + 1 : start;
  const one = (): string | undefined => (characters[at] === '\\' ? characters[(at += 2) - 1] : characters[at++]);
  while (at < characters.length && characters[at] !== ']') {
    const low = one();
    let high = low;
    if (characters[at] === '-') {
      at++;
      high = characters[at] === ']' ? undefined : one();
    }
    if (low === undefined || high === undefined || low === '-') return undefined;
    ranges.push([low, high]);
  }
  if (at >= characters.length || ranges.length === 0) return undefined;
  const inRange = (character: string): boolean =>
    ranges.some(([low, high]) => compareCodePoints(low, character) <= 0 && compareCodePoints(character, high) <= 0);
  return { item: (character) => inRange(character) !== not, end: at };
}

function compareCodePoints(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}

/** Backtracks only to the last star, so a match takes at most the product of both lengths. */
function matchesItems(items: readonly Item[], name: readonly string[]): boolean {
  let [item, character, star, resume] = [0, 0, -1, 0];
  while (character < name.length) {
    const wanted = items[item];
    if (wanted === 'any') [star, resume] = [item++, character];
    else if (wanted?.(name[character] ?? '') === true) [item, character] = [item + 1, character + 1];
    else if (star === -1) return false;
    else [item, character] = [star + 1, ++resume];
  }
  return items.slice(item).every((left) => left === 'any');
}
