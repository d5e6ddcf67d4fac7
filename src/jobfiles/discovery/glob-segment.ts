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
function readClass(text: string, open: number, to: number): CharacterClass | undefined {
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

/** Whether a path segment of a glob matches a name. */
export type Segment = (name: string) => boolean;

/** A state of the automaton that a segment compiles to. */
type State =
  | { readonly kind: 'end' }
  /** One character. */
  | {
      readonly kind: 'character';
      readonly fits: (character: string) => boolean;
      readonly isDot: boolean;
      readonly next: State;
    }
  /** Any number of characters. */
  | { readonly kind: 'any'; readonly next: State }
  /** Alternatives; a loop where one of them leads back here. */
  | { readonly kind: 'ways'; readonly ways: State[] }
  /** Any number of characters, unless the alternatives in `refused` match the rest of the name. */
  | { readonly kind: 'not'; readonly refused: State; readonly next: State };

const ignoresCase = process.platform === 'win32' || process.platform === 'darwin';

/** Compiles literals, `*`, `?`, classes and groups such as `!(a|b)`. An unclosed bracket is literal. */
export function parseSegment(pattern: string): Segment {
  if (!/[*?[(]/.test(pattern)) return (name) => name === pattern;
  const written = ignoresCase ? pattern.toLowerCase() : pattern;
  const first = compileSequence(written, 0, written.length, { kind: 'end' });
  return (name) => {
    if (name === '' || name === '.' || name === '..') return false;
    return matchesSegment(first, ignoresCase ? name.toLowerCase() : name, 0);
  };
}

/** Built from the last piece to the first, because each state refers to its successor. */
function compileSequence(text: string, from: number, to: number, after: State): State {
  const pieces: ((next: State) => State)[] = [];
  for (let at = from; at < to; at++) {
    const character = text[at] ?? '';
    const close = '!?+*@'.includes(character) && text[at + 1] === '(' ? groupEnd(text, at + 1, to) : undefined;
    if (close !== undefined) {
      const [start, end] = [at + 2, close];
      pieces.push((next) => compileGroup(text, character, [start, end], next));
      at = close;
    } else if (character === '*') {
      if (text[at - 1] !== '*' || at === from) pieces.push((next) => ({ kind: 'any', next }));
    } else if (character === '?') pieces.push((next) => characterState(() => true, next));
    else {
      const read = character === '[' ? readClass(text, at, to) : undefined;
      pieces.push((next) =>
        characterState(read?.fits ?? ((other) => other === character), next, read === undefined && character === '.'),
      );
      at = read?.end ?? at;
    }
  }
  return pieces.reduceRight((next, piece) => piece(next), after);
}

function characterState(fits: (character: string) => boolean, next: State, isDot = false): State {
  return { kind: 'character', fits, isDot, next };
}

function groupEnd(text: string, open: number, to: number): number | undefined {
  let depth = 0;
  for (let at = open; at < to; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return undefined;
}

function compileGroup(text: string, type: string, [from, to]: readonly [number, number], next: State): State {
  const ranges = splitAlternatives(text, from, to);
  const ways = (after: State): State[] => ranges.map(([start, end]) => compileSequence(text, start, end, after));
  if (type === '!') return { kind: 'not', refused: { kind: 'ways', ways: ways(next) }, next };
  if (type === '@') return { kind: 'ways', ways: ways(next) };
  if (type === '?') return { kind: 'ways', ways: [next, ...ways(next)] };
  const again: State = { kind: 'ways', ways: [next] };
  const inner = ways(again);
  again.ways.push(...inner);
  return type === '*' ? again : { kind: 'ways', ways: inner };
}

function splitAlternatives(text: string, from: number, to: number): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < to; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    else if (text[at] === '|' && depth === 0) {
      ranges.push([start, at]);
      start = at + 1;
    }
  }
  return [...ranges, [start, to]];
}

/** Simulates the automaton: one pass over the name with the set of possible states. */
function matchesSegment(first: State, name: string, from: number): boolean {
  let states = followEmptySteps([first], name, from);
  for (let at = from; at < name.length && states.size > 0; at++) {
    const character = name[at] ?? '';
    const isLeadingDot = at === 0 && character === '.';
    const next: State[] = [];
    for (const state of states) {
      if (state.kind === 'character' && (isLeadingDot ? state.isDot : state.fits(character))) next.push(state.next);
      if (state.kind === 'any' && !isLeadingDot) next.push(state);
    }
    states = followEmptySteps(next, name, at + 1);
  }
  return [...states].some(({ kind }) => kind === 'end');
}

/** The states and everything that is reachable from them without consuming a character. */
function followEmptySteps(from: readonly State[], name: string, at: number): ReadonlySet<State> {
  const reached = new Set<State>();
  const open = [...from];
  // A leading dot must be matched by the first character of the pattern.
  const isDotted = at === 0 && name.startsWith('.');
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    if (state.kind === 'ways') open.push(...state.ways);
    else if (state.kind === 'any' && !isDotted) open.push(state.next);
    else if (state.kind === 'not' && !isDotted && !matchesSegment(state.refused, name, at))
      open.push(afterNegation(state));
  }
  return reached;
}

const statesAfterNegation = new WeakMap<State, State>();

/** The state after a successful negation: any characters, then the rest of the pattern. */
function afterNegation(state: State & { readonly kind: 'not' }): State {
  const known = statesAfterNegation.get(state) ?? { kind: 'any', next: state.next };
  statesAfterNegation.set(state, known);
  return known;
}
