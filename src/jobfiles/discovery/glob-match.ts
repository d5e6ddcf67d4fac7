import { parseSegment, type Segment } from './glob-segment.ts';

/** Whether a glob matches a path with `/`. */
export type PathMatch = (path: string) => boolean;

/** Far more than anybody writes; further expansions of braces are dropped. */
const maxAlternatives = 1000;

/**
 * Compiles a glob with the syntax of `matchesGlob` in `node:path`: `*`, `?`, `[a-z]`, `**`, `{a,b}`, `{1..3}` and
 * `@(a|b)`. That implementation and picomatch backtrack, so a hostile pattern and name take exponential time; this one
 * takes at most the product of their lengths. https://nodejs.org/api/path.html#pathmatchesglobpath-pattern
 *
 * Braces are expanded first, also nested ones and those across `/`; `{a}` and `{}` are literal. A leading dot is
 * matched only by a dot in the pattern (`.d`, `{.d,a}`, `@(.d|a)`), never by a wildcard or a class; `**` does not
 * descend into such a folder.
 */
export function compileGlob(pattern: string): PathMatch {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const all = expandAlternatives(pattern.replaceAll('\\', '/')).map(compilePlain);
  const match: PathMatch = (path) => all.some((one) => one(path.split('/')));
  compiled.set(pattern, match);
  return match;
}

/** A run has few globs and matches each against many names. */
const compiled = new Map<string, PathMatch>();

function compilePlain(pattern: string): (names: readonly string[]) => boolean {
  const parts = normalizeParts(pattern.split('/')).map((part) => (part === '**' ? part : parseSegment(part)));
  return (names) => matchesSegments(parts, names);
}

function normalizeParts(parts: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const [at, part] of parts.entries()) {
    const isInside = at > 0 && at < parts.length - 1;
    if (part === '.' || (part === '' && isInside)) continue;
    if (part === '..' && kept.length > 0 && !['..', '**', ''].includes(kept.at(-1) ?? '')) kept.pop();
    else kept.push(part);
  }
  return kept;
}

/**
 * Dynamic programming from the last part to the first: `after[at]` is true if the parts so far match the names from
 * `at` on.
 */
function matchesSegments(parts: readonly ('**' | Segment)[], names: readonly string[]): boolean {
  let after = names.map(() => false).concat(true);
  for (const [index, part] of [...parts.entries()].toReversed()) {
    const isLast = index === parts.length - 1;
    const here: boolean[] = names.map(() => false).concat(part === '**' && !isLast && after.at(-1) === true);
    for (let at = names.length - 1; at >= 0; at--) {
      const name = names[at] ?? '';
      here[at] =
        part === '**'
          ? (!isLast && after[at] === true) ||
            (!name.startsWith('.') && (isLast && at === names.length - 1 ? true : here[at + 1] === true))
          : after[at + 1] === true && part(name);
    }
    after = here;
  }
  return after[0] === true;
}

/** All brace-free patterns that a pattern expands to. A brace without alternatives is literal. */
function expandAlternatives(pattern: string): readonly string[] {
  const done: string[] = [];
  const open: { readonly text: string; readonly from: number }[] = [{ text: pattern, from: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { text, from } = next;
    const brace = nextBrace(text, from);
    if (brace === undefined) done.push(text);
    else if (done.length + open.length + brace.options.length <= maxAlternatives) {
      const [before, behind] = [text.slice(0, brace.start), text.slice(brace.end)];
      open.push(...brace.options.map((option) => ({ text: before + option + behind, from: brace.start })));
    }
  }
  return done;
}

interface BraceExpansion {
  readonly start: number;
  readonly end: number;
  readonly options: readonly string[];
}

function nextBrace(text: string, from: number): BraceExpansion | undefined {
  const closes = bracesOf(text);
  for (let start = text.indexOf('{', from); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = closes.get(start);
    if (end === undefined) continue;
    const inside = text.slice(start + 1, end);
    const options = optionsOf(inside);
    if (options.length > 1) return { start, end: end + 1, options };
    const range = rangeOf(inside);
    if (range !== undefined) return { start, end: end + 1, options: range };
  }
  return undefined;
}

function bracesOf(text: string): ReadonlyMap<number, number> {
  const closes = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') open.push(at);
    const start = text[at] === '}' ? open.pop() : undefined;
    if (start !== undefined) closes.set(start, at);
  }
  return closes;
}

/** Splits at commas outside nested braces. */
function optionsOf(inside: string): readonly string[] {
  const options: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === '{') depth++;
    else if (inside[at] === '}') depth--;
    else if (inside[at] === ',' && depth === 0) {
      options.push(inside.slice(from, at));
      from = at + 1;
    }
  }
  return [...options, inside.slice(from)];
}

/** `1..3`, `a..c`, `01..10`, `1..9..2`. */
function rangeOf(inside: string): readonly string[] | undefined {
  const [, low, high, by = '1'] =
    /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(inside) ?? [];
  if (low === undefined || high === undefined) return undefined;
  const isText = /[A-Za-z]/.test(low);
  if (isText !== /[A-Za-z]/.test(high)) return undefined;
  const value = (text: string): number => (isText ? text.charCodeAt(0) : Number(text));
  const [first, last, step] = [value(low), value(high), Math.max(1, Math.abs(Number(by)))];
  const width = /^-?0\d/.test(low) || /^-?0\d/.test(high) ? Math.max(low.length, high.length) : 0;
  const count = Math.min(Math.floor(Math.abs(last - first) / step) + 1, maxAlternatives);
  return Array.from({ length: count }, (_, index) => {
    const number = first + index * step * (last < first ? -1 : 1);
    if (isText) return String.fromCharCode(number);
    const digits = String(Math.abs(number)).padStart(number < 0 ? width - 1 : width, '0');
    return number < 0 ? `-${digits}` : digits;
  });
}
