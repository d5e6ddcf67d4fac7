/** What a pattern may contain besides `*`, `**`, `?` and classes such as `[a-z]`. */
export interface Syntax {
  /** Whether wildcards match a dot at the beginning of a name. Otherwise only a dot does: `.d`, `{.d,a}`, `@(.d|a)`. */
  readonly dots: boolean;
  /** Whether a backslash makes the next character literal. A class is then strict, as in Go: `[a-]` is invalid, and only `^` negates. */
  readonly escapes: boolean;
  /** Whether there are groups such as `!(a|b)`, POSIX classes and ranges such as `{1..3}`, as in Node.js: what is not closed is literal, and else invalid. */
  readonly groups: boolean;
  /** Whether a name that a wildcard matches may differ in case. Without wildcards, case always counts. */
  readonly ignoresCase?: boolean;
}

/** Whether a pattern matches a whole text. */
export type TextMatch = (text: string) => boolean;

/** A state of the automaton that a pattern compiles to. */
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
  | { readonly kind: 'any'; readonly crossesFolders: boolean; readonly next: State }
  /** Alternatives; a loop where one of them leads back here. */
  | { readonly kind: 'ways'; readonly ways: State[] }
  /** Any number of characters, unless the alternatives in `refused` match the rest of the text. */
  | { readonly kind: 'not'; readonly refused: State; readonly next: State };

interface Reading {
  readonly characters: readonly string[];
  readonly syntax: Syntax;
  isInvalid: boolean;
}

/** Compiles a pattern for a whole text: `*` and `?` match no `/`, `**` does. Undefined if it is invalid. */
export function compileTextPattern(pattern: string, syntax: Syntax): TextMatch | undefined {
  if (!/[*?[(\\]/.test(pattern)) return (text) => text === pattern;
  const fold = (text: string): string => (syntax.ignoresCase === true ? text.toLowerCase() : text);
  const reading: Reading = { characters: Array.from(fold(pattern)), syntax, isInvalid: false };
  const first = compileSequence(reading, 0, reading.characters.length, { kind: 'end' });
  if (reading.isInvalid) return undefined;
  return (text) => {
    if (!syntax.dots && (text === '' || text === '.' || text === '..')) return false;
    return matchesFrom(
      first,
      { characters: Array.from(fold(text)), isHidden: !syntax.dots && text.startsWith('.') },
      0,
    );
  };
}

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

/** Reads a class such as `[a-z]`, `[!x]` or `[[:digit:]_]`, which matches no `/`. Undefined if it is not closed, or invalid. */
function readClass({ characters, syntax }: Reading, open: number, to: number): CharacterClass | undefined {
  const tests: ((character: string) => boolean)[] = [];
  const not = characters[open + 1] === '^' || (characters[open + 1] === '!' && !syntax.escapes);
  const start = open + (not ? 2 : 1);
  let at = start;
  const readOne = (): string | undefined =>
    characters[syntax.escapes && characters[at] === '\\' ? (at += 2) - 1 : at++];
  while (at < to) {
    if (characters[at] === ']' && at > start)
      return { fits: (one) => one !== '/' && tests.some((test) => test(one)) !== not, end: at };
    const [whole = '', name = ''] = /^\[:([a-z]{1,9}):\]/.exec(characters.slice(at, at + 14).join('')) ?? [];
    const known = syntax.groups && Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
    if (known !== undefined) {
      tests.push((one) => known.test(one));
      at += whole.length;
      continue;
    }
    const isEmpty = syntax.escapes && characters[at] === ']';
    const low = readOne();
    const isRange = characters[at] === '-' && (syntax.escapes || (at + 1 < to && characters[at + 1] !== ']'));
    const isOpenRange = isRange && characters[++at] === ']';
    const high = isRange ? readOne() : low;
    if (isEmpty || isOpenRange || low === undefined || high === undefined) return undefined;
    if (syntax.escapes && low === '-') return undefined;
    tests.push((one) => compareCharacters(low, one) <= 0 && compareCharacters(one, high) <= 0);
  }
  return undefined;
}

function compareCharacters(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}

/** Built from the last piece to the first, because each state refers to its successor. */
function compileSequence(reading: Reading, from: number, to: number, after: State): State {
  const { characters, syntax } = reading;
  const pieces: ((next: State) => State)[] = [];
  for (let at = from; at < to; at++) {
    const character = characters[at] ?? '';
    const group = syntax.groups && characters[at + 1] === '(' ? readGroup(reading, at, to) : undefined;
    if (group !== undefined) {
      pieces.push((next) => compileGroup(reading, character, group.ranges, next));
      at = group.end;
    } else if (character === '*') {
      const crossesFolders = !syntax.groups && characters[at + 1] === '*';
      pieces.push((next) => ({ kind: 'any', crossesFolders, next }));
      if (crossesFolders) at++;
    } else if (character === '?') pieces.push((next) => characterState((one) => one !== '/', next));
    else if (character === '[') {
      const read = readClass(reading, at, to);
      if (read === undefined) reading.isInvalid ||= !syntax.groups;
      pieces.push((next) => characterState(read?.fits ?? ((one) => one === '['), next));
      at = read?.end ?? at;
    } else {
      const isEscape = syntax.escapes && character === '\\';
      if (isEscape) at++;
      const wanted = characters[at];
      reading.isInvalid ||= wanted === undefined;
      pieces.push((next) => characterState((one) => one === wanted, next, wanted === '.'));
    }
  }
  return pieces.reduceRight((next, piece) => piece(next), after);
}

function characterState(fits: (character: string) => boolean, next: State, isDot = false): State {
  return { kind: 'character', fits, isDot, next };
}

interface Group {
  /** Of the alternatives. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** The index of the closing bracket. */
  readonly end: number;
}

/** A group, which begins at `start` with its type; undefined if it is not closed. */
function readGroup({ characters }: Reading, start: number, to: number): Group | undefined {
  if (!'!?+*@'.includes(characters[start] ?? '')) return undefined;
  const ranges: [number, number][] = [];
  let depth = 0;
  let from = start + 2;
  for (let at = start + 1; at < to; at++) {
    if (characters[at] === '(') depth++;
    else if (characters[at] === ')') depth--;
    if (depth === 0 || (depth === 1 && characters[at] === '|')) {
      ranges.push([from, at]);
      from = at + 1;
    }
    if (depth === 0) return { ranges, end: at };
  }
  return undefined;
}

function compileGroup(reading: Reading, type: string, ranges: Group['ranges'], next: State): State {
  const ways = (after: State): State[] => ranges.map(([start, end]) => compileSequence(reading, start, end, after));
  if (type === '!') return { kind: 'not', refused: { kind: 'ways', ways: ways(next) }, next };
  if (type === '@') return { kind: 'ways', ways: ways(next) };
  if (type === '?') return { kind: 'ways', ways: [next, ...ways(next)] };
  const again: State = { kind: 'ways', ways: [next] };
  const inner = ways(again);
  again.ways.push(...inner);
  return type === '*' ? again : { kind: 'ways', ways: inner };
}

interface Subject {
  readonly characters: readonly string[];
  /** Whether it begins with a dot that only a dot matches. */
  readonly isHidden: boolean;
}

/** Simulates the automaton: one pass over the text with the set of possible states. */
function matchesFrom(first: State, subject: Subject, from: number): boolean {
  const { characters } = subject;
  let states = followEmptySteps([first], subject, from);
  for (let at = from; at < characters.length && states.size > 0; at++) {
    const character = characters[at] ?? '';
    const isHiddenDot = at === 0 && subject.isHidden;
    const next: State[] = [];
    for (const state of states) {
      if (state.kind === 'character' && (isHiddenDot ? state.isDot : state.fits(character))) next.push(state.next);
      if (state.kind === 'any' && !isHiddenDot && (state.crossesFolders || character !== '/')) next.push(state);
    }
    states = followEmptySteps(next, subject, at + 1);
  }
  return [...states].some(({ kind }) => kind === 'end');
}

/** The states and everything that is reachable from them without consuming a character. */
function followEmptySteps(from: readonly State[], subject: Subject, at: number): ReadonlySet<State> {
  const reached = new Set<State>();
  const open = [...from];
  // A hidden dot must be matched by the first character of the pattern.
  const isHiddenDot = at === 0 && subject.isHidden;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    if (state.kind === 'ways') open.push(...state.ways);
    else if (state.kind === 'any' && !isHiddenDot) open.push(state.next);
    else if (state.kind === 'not' && !isHiddenDot && !matchesFrom(state.refused, subject, at))
      open.push(afterNegation(state));
  }
  return reached;
}

const statesAfterNegation = new WeakMap<State, State>();

/** The state after a successful negation: any characters, then the rest of the pattern. */
function afterNegation(state: State & { readonly kind: 'not' }): State {
  const known = statesAfterNegation.get(state) ?? { kind: 'any', crossesFolders: false, next: state.next };
  statesAfterNegation.set(state, known);
  return known;
}
