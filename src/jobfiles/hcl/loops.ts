import type { Expression } from './bodies.ts';
import { tokenAfter, nextToken, tokenText, type Hcl } from './tokens.ts';

/** `for key, value in collection`, in an expression or a template. */
export interface LoopHeader {
  readonly key: string | undefined;
  readonly value: string;
  readonly collection: Expression;
}

/** `[for … : value if test]` or `{for … : key => value if test}`. */
export interface Loop extends LoopHeader {
  readonly makes: 'list' | 'map';
  /** The colon after the collection. */
  readonly colon: number;
  readonly result: { readonly key: Expression | undefined; readonly value: Expression };
  readonly test: Expression | undefined;
}

/** Reads `for` and its variables; undefined for anything else, such as an attribute of that name. */
export function readLoopHeader(hcl: Hcl, from: number, to: number): LoopHeader | undefined {
  const keyword = nextToken(hcl, from, to, 'skip');
  const first = nextToken(hcl, keyword + 1, to, 'skip');
  if (!isWord(hcl, keyword, 'for', to) || first >= to || hcl.kinds[first] !== 'name') return undefined;
  const comma = nextToken(hcl, first + 1, to, 'skip');
  const isPair = comma < to && tokenText(hcl, comma) === ',';
  const second = isPair ? nextToken(hcl, comma + 1, to, 'skip') : first;
  const keywordIn = isPair ? nextToken(hcl, second + 1, to, 'skip') : comma;
  if (!isWord(hcl, keywordIn, 'in', to) || hcl.kinds[second] !== 'name') return undefined;
  return {
    key: isPair ? tokenText(hcl, first) : undefined,
    value: tokenText(hcl, second),
    collection: { hcl, from: keywordIn + 1, to },
  };
}

/** Reads the `for` expression in a bracket; undefined if there is none. */
export function readLoop(hcl: Hcl, opener: number): Loop | undefined {
  const close = hcl.closes[opener] ?? opener;
  const header = close < hcl.kinds.length ? readLoopHeader(hcl, opener + 1, close) : undefined;
  const colon = header === undefined ? undefined : findClosingColon(hcl, header.collection.from, close);
  if (header === undefined || colon === undefined) return undefined;
  const makes = tokenText(hcl, opener) === '{' ? 'map' : 'list';
  const test = findAtTopLevel(hcl, colon + 1, close, (at) => isWord(hcl, at, 'if', close) && !followsDot(hcl, at));
  const end = test ?? close;
  const arrow = makes === 'map' ? findAtTopLevel(hcl, colon + 1, end, (at) => isArrow(hcl, at)) : undefined;
  if (makes === 'map' && arrow === undefined) return undefined;
  const value = { hcl, from: arrow === undefined ? colon + 1 : arrow + 2, to: end };
  return {
    ...header,
    collection: { ...header.collection, to: colon },
    makes,
    colon,
    result: { key: arrow === undefined ? undefined : { hcl, from: colon + 1, to: arrow }, value },
    test: test === undefined ? undefined : { hcl, from: test + 1, to: close },
  };
}

/** Finds a token outside nested brackets. */
function findAtTopLevel(hcl: Hcl, from: number, to: number, isSuch: (at: number) => boolean): number | undefined {
  for (let at = from; at < to; at = tokenAfter(hcl, at)) if (isSuch(at)) return at;
  return undefined;
}

/** The first colon that does not belong to a conditional after `from`. */
export function findClosingColon(hcl: Hcl, from: number, to: number): number | undefined {
  let open = 0;
  return findAtTopLevel(hcl, from, to, (at) => {
    if (hcl.kinds[at] !== 'symbol') return false;
    const character = tokenText(hcl, at);
    if (character === '?') open++;
    return character === ':' && open-- === 0;
  });
}

function isWord(hcl: Hcl, at: number, word: string, to: number): boolean {
  return at < to && hcl.kinds[at] === 'name' && tokenText(hcl, at) === word;
}

function followsDot(hcl: Hcl, at: number): boolean {
  return tokenText(hcl, at - 1) === '.';
}

function isArrow(hcl: Hcl, at: number): boolean {
  return hcl.kinds[at] === 'symbol' && tokenText(hcl, at) === '=' && tokenText(hcl, at + 1) === '>';
}
