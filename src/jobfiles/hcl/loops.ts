import type { Expression } from './bodies.ts';
import { tokenAfter, next, written, type Hcl } from './tokens.ts';

/** What stands behind `for` in an expression or a template: `key, value in collection`. */
export interface LoopHeader {
  readonly key: string | undefined;
  readonly value: string;
  readonly collection: Expression;
}

/** `[for … : value if test]` or `{for … : key => value if test}`. */
export interface Loop extends LoopHeader {
  readonly makes: 'list' | 'map';
  /** The colon behind the collection. */
  readonly colon: number;
  readonly result: { readonly key: Expression | undefined; readonly value: Expression };
  readonly test: Expression | undefined;
}

/** Reads `for` with the names behind it; undefined where it is something else, such as an attribute of that name. */
export function readLoopHeader(hcl: Hcl, from: number, to: number): LoopHeader | undefined {
  const keyword = next(hcl, from, to, 'skip');
  const first = next(hcl, keyword + 1, to, 'skip');
  if (!isWord(hcl, keyword, 'for', to) || first >= to || hcl.kinds[first] !== 'name') return undefined;
  const comma = next(hcl, first + 1, to, 'skip');
  const isPair = comma < to && written(hcl, comma) === ',';
  const second = isPair ? next(hcl, comma + 1, to, 'skip') : first;
  const keywordIn = isPair ? next(hcl, second + 1, to, 'skip') : comma;
  if (!isWord(hcl, keywordIn, 'in', to) || hcl.kinds[second] !== 'name') return undefined;
  return {
    key: isPair ? written(hcl, first) : undefined,
    value: written(hcl, second),
    collection: { hcl, from: keywordIn + 1, to },
  };
}

/** Reads the `for` expression that a bracket opens; undefined where it opens none. */
export function readLoop(hcl: Hcl, opener: number): Loop | undefined {
  const close = hcl.closes[opener] ?? opener;
  const header = close < hcl.kinds.length ? readLoopHeader(hcl, opener + 1, close) : undefined;
  const colon = header === undefined ? undefined : endOfChoices(hcl, header.collection.from, close);
  if (header === undefined || colon === undefined) return undefined;
  const makes = written(hcl, opener) === '{' ? 'map' : 'list';
  const test = findTop(hcl, colon + 1, close, (at) => isWord(hcl, at, 'if', close) && !followsDot(hcl, at));
  const end = test ?? close;
  const arrow = makes === 'map' ? findTop(hcl, colon + 1, end, (at) => isArrow(hcl, at)) : undefined;
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

/** The first token of a range, in no brackets of it, that is such. */
function findTop(hcl: Hcl, from: number, to: number, isSuch: (at: number) => boolean): number | undefined {
  for (let at = from; at < to; at = tokenAfter(hcl, at)) if (isSuch(at)) return at;
  return undefined;
}

/** The colon that belongs to no `?` behind `from`. */
export function endOfChoices(hcl: Hcl, from: number, to: number): number | undefined {
  let open = 0;
  return findTop(hcl, from, to, (at) => {
    if (hcl.kinds[at] !== 'sign') return false;
    const sign = written(hcl, at);
    if (sign === '?') open++;
    return sign === ':' && open-- === 0;
  });
}

function isWord(hcl: Hcl, at: number, word: string, to: number): boolean {
  return at < to && hcl.kinds[at] === 'name' && written(hcl, at) === word;
}

function followsDot(hcl: Hcl, at: number): boolean {
  return written(hcl, at - 1) === '.';
}

function isArrow(hcl: Hcl, at: number): boolean {
  return hcl.kinds[at] === 'sign' && written(hcl, at) === '=' && written(hcl, at + 1) === '>';
}
