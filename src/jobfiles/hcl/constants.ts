import type { Expression } from './bodies.ts';
import { decodeText, literalText, withoutTemplateEscapes } from './strings.ts';
import { next, written, type Hcl } from './tokens.ts';

/** The text that an expression stands for, or why it stands for none that can be known here. */
export type Constant = { readonly text: string } | NoConstant;

export interface NoConstant {
  readonly problem: string;
  readonly hint?: string;
  /** Whether it is made by more of the language than is read here. */
  readonly isComputed?: true;
}

/** What the names in an expression stand for. */
export interface Names {
  variable(name: string): Constant;
  local(name: string): Constant;
  /** @param at the token of the function's name; `behind` is the token that closes its arguments */
  call(hcl: Hcl, at: number, open: number): Constant;
}

/** What only Nomad's parser can evaluate. */
export const computed: NoConstant = { problem: 'is computed', isComputed: true };
/** Deeper than anybody writes; a hostile file must not exhaust the stack. */
const deepest = 50;
/** Only paths and patterns are made of such texts. One that stands twice in the next, and so on, would fill the memory. */
export const longestText = 8192;

/**
 * The text of a literal, of a template of literals, or of a variable, local or function that stands for such. Everything else is computed by
 * Nomad's parser, and not here.
 */
export function constantOf({ hcl, from, to }: Expression, names: Names, depth = 0): Constant {
  const at = next(hcl, from, to, 'skip');
  if (depth > deepest || at >= to) return computed;
  const { value, end } = primary(hcl, at, to, names, depth);
  return next(hcl, end, to, 'skip') < to ? computed : value;
}

interface Primary {
  readonly value: Constant;
  /** The token behind it. */
  readonly end: number;
}

function primary(hcl: Hcl, at: number, to: number, names: Names, depth: number): Primary {
  const word = written(hcl, at);
  const close = hcl.closes[at] ?? at;
  const kind = hcl.kinds[at];
  if (kind === 'quote') return { value: templateText(hcl, at, names, depth), end: close + 1 };
  if (kind === 'heredoc') return { value: textOr(literalText(hcl, at)), end: close + 1 };
  if (kind === 'number') return { value: numberConstant(word), end: at + 1 };
  if (kind === 'name') return named(hcl, at, to, names);
  if (word !== '(') return { value: computed, end: to };
  return { value: constantOf({ hcl, from: at + 1, to: close }, names, depth + 1), end: close + 1 };
}

function named(hcl: Hcl, at: number, to: number, names: Names): Primary {
  const word = written(hcl, at);
  const second = next(hcl, at + 1, to, 'skip');
  if (second < to && written(hcl, second) === '(') {
    return { value: names.call(hcl, at, second), end: (hcl.closes[second] ?? to) + 1 };
  }
  if (word === 'true' || word === 'false') return { value: { text: word }, end: at + 1 };
  const third = next(hcl, second + 1, to, 'skip');
  if ((word !== 'var' && word !== 'local') || second >= to || written(hcl, second) !== '.') {
    return { value: computed, end: to };
  }
  if (third >= to || hcl.kinds[third] !== 'name') return { value: computed, end: to };
  const name = written(hcl, third);
  return { value: word === 'var' ? names.variable(name) : names.local(name), end: third + 1 };
}

/** What a quoted string stands for when all of its parts are known. */
function templateText(hcl: Hcl, opener: number, names: Names, depth: number): Constant {
  const close = hcl.closes[opener] ?? opener;
  return joined(hcl, opener + 1, close, names, depth, decodeText);
}

/** What a text of HCL's JSON form stands for, which is a template without quotes. */
export function bareTemplate(hcl: Hcl, names: Names): Constant {
  return joined(hcl, 0, hcl.kinds.length, names, 0, withoutTemplateEscapes);
}

function joined(
  hcl: Hcl,
  from: number,
  to: number,
  names: Names,
  depth: number,
  decode: (text: string) => string,
): Constant {
  let text = '';
  for (let at = from; at < to; at = (hcl.closes[at] ?? at) + 1) {
    if (hcl.kinds[at] === 'text') {
      text += decode(written(hcl, at));
      continue;
    }
    // `%{ if … }` and the `~` that eats white space are more than a value needs.
    const close = hcl.closes[at] ?? at;
    if (written(hcl, at) !== '${' || close >= to || written(hcl, close) !== '}') return computed;
    const part = constantOf({ hcl, from: at + 1, to: close }, names, depth + 1);
    if ('problem' in part) return part;
    text += part.text;
    if (text.length > longestText) return { problem: `has more than ${longestText} characters` };
  }
  return { text: text.normalize('NFC') };
}

function textOr(text: string | undefined): Constant {
  return text === undefined ? computed : { text };
}

/** A number as the language writes it into a text; one that it would write otherwise than it stands is left to the parser. */
export function numberConstant(digits: string): Constant {
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/.test(digits) ? { text: digits } : computed;
}
