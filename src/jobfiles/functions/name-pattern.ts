/** Tells whether a pattern is the whole of a file's name. */
export type NameMatch = (name: string) => boolean;

type Item = 'any' | ((sign: string) => boolean);

const mostAlternatives = 1000;

/** Every pattern that one with `{a,b}` stands for; undefined when a brace is not closed, or they are more than anybody means. */
export function expandBraces(pattern: string): readonly string[] | undefined {
  const done: string[] = [];
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const found = firstBrace(next);
    if (found === 'unclosed' || open.length + done.length > mostAlternatives) return undefined;
    if (found === undefined) done.push(next);
    else {
      const [before, after] = [next.slice(0, found.start), next.slice(found.end)];
      open.push(...found.options.map((option) => before + option + after));
    }
  }
  return done;
}

interface Brace {
  readonly start: number;
  readonly end: number;
  readonly options: readonly string[];
}

function firstBrace(pattern: string): Brace | 'unclosed' | undefined {
  let start = -1;
  let depth = 0;
  let from = 0;
  const options: string[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (sign === '{' && depth++ === 0) [start, from] = [at, at + 1];
    else if (depth === 1 && (sign === ',' || sign === '}')) {
      options.push(pattern.slice(from, at));
      from = at + 1;
      if (sign === '}') return { start, end: at + 1, options };
    } else if (sign === '}' && depth > 0) depth--;
  }
  return depth > 0 ? 'unclosed' : undefined;
}

/** Reads a pattern of one name: `*`, `?`, `[a-z]`, `[^a-z]`, `\x`. Undefined when it is none. */
export function compileName(pattern: string): NameMatch | undefined {
  const signs = Array.from(pattern);
  const items: Item[] = [];
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? '';
    if (sign === '*') items.push('any');
    else if (sign === '?') items.push(() => true);
    else if (sign === '[') {
      const read = readNameClass(signs, at + 1);
      if (read === undefined) return undefined;
      items.push(read.item);
      at = read.end;
    } else {
      const wanted = sign === '\\' ? signs[++at] : sign;
      if (wanted === undefined) return undefined;
      items.push((one) => one === wanted);
    }
  }
  return (name) => matchesItems(items, Array.from(name));
}

function readNameClass(signs: readonly string[], start: number): { item: Item; end: number } | undefined {
  const ranges: (readonly [string, string])[] = [];
  const not = signs[start] === '^';
  let at = not ? start + 1 : start;
  const one = (): string | undefined => (signs[at] === '\\' ? signs[(at += 2) - 1] : signs[at++]);
  while (at < signs.length && signs[at] !== ']') {
    const low = one();
    let high = low;
    if (signs[at] === '-') {
      at++;
      high = signs[at] === ']' ? undefined : one();
    }
    if (low === undefined || high === undefined || low === '-') return undefined;
    ranges.push([low, high]);
  }
  if (at >= signs.length || ranges.length === 0) return undefined;
  const inRange = (sign: string): boolean =>
    ranges.some(([low, high]) => order(low, sign) <= 0 && order(sign, high) <= 0);
  return { item: (sign) => inRange(sign) !== not, end: at };
}

function order(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}

/** From left to right, with one step back to the last star: no pattern takes more than the product of both lengths. */
function matchesItems(items: readonly Item[], name: readonly string[]): boolean {
  let [item, sign, star, resume] = [0, 0, -1, 0];
  while (sign < name.length) {
    const wanted = items[item];
    if (wanted === 'any') [star, resume] = [item++, sign];
    else if (wanted?.(name[sign] ?? '') === true) [item, sign] = [item + 1, sign + 1];
    else if (star === -1) return false;
    else [item, sign] = [star + 1, ++resume];
  }
  return items.slice(item).every((left) => left === 'any');
}
