import type { Expression } from './bodies.ts';
import { readText } from './strings.ts';
import { findToken, readToken, type Hcl } from './tokens.ts';

/** The text of an expression, or the reason why it is not known. */
export type Constant = { readonly text: string } | UnknownConstant;

export interface UnknownConstant {
  readonly problem: string;
  readonly hint?: string;
  /** Reads a part of a value that is not a text. */
  readonly select?: ((key: string) => Constant) | undefined;
}

export interface ConstantResolver {
  resolveVariable(name: string): Constant;
  resolveLocal(name: string): Constant;
  /** Any other name, such as `path.module`. */
  resolveAttribute(name: string): Constant;
  /** @param at the token of the function's name; `open` is the token of the bracket that opens its arguments */
  call(hcl: Hcl, at: number, open: number): Constant;
}

/** For an expression that only Nomad's parser can evaluate. */
export const computed: UnknownConstant = { problem: 'is computed' };

/** Resolves no name, for files that are read without their variables. */
export const unresolvedNames: ConstantResolver = {
  resolveVariable: () => computed,
  resolveLocal: () => computed,
  resolveAttribute: () => computed,
  call: () => computed,
};

/** Deeper than any real file; a hostile file must not exhaust the stack. */
const maxDepth = 50;
/** Constants are paths and patterns. Without a limit, strings that repeat earlier strings would fill the memory. */
const maxConstantLength = 8192;
const tooLong: UnknownConstant = { problem: `has more than ${maxConstantLength} characters` };

/** The text of a literal, of a template of literals, or of a variable, a local or a function call that has a constant value. Nomad's parser computes all other expressions. */
export function readConstant({ hcl, from, to }: Expression, resolver: ConstantResolver, depth = 0): Constant {
  const at = findToken(hcl, from, to, 'skip');
  if (depth > maxDepth || at >= to) return computed;
  const { value, end } = readTerm(hcl, at, to, resolver, depth);
  return findToken(hcl, end, to, 'skip') < to ? computed : value;
}

/** A constant, and the token after it. */
type ConstantTerm = { readonly value: Constant; readonly end: number };

function readTerm(hcl: Hcl, at: number, to: number, resolver: ConstantResolver, depth: number): ConstantTerm {
  const word = readToken(hcl, at);
  const close = hcl.closes[at] ?? at;
  const kind = hcl.kinds[at];
  if (kind === 'quote') return { value: readTemplateConstant(hcl, at, resolver, depth), end: close + 1 };
  if (kind === 'heredoc') {
    const text = readText(hcl, at);
    return { value: text === undefined ? computed : { text }, end: close + 1 };
  }
  if (kind === 'number') return { value: readNumberConstant(word), end: at + 1 };
  if (kind === 'name') return readName(hcl, at, to, resolver, depth);
  if (word !== '(') return { value: computed, end: to };
  return { value: readConstant({ hcl, from: at + 1, to: close }, resolver, depth + 1), end: close + 1 };
}

/** A name or a call, and the part of its value that the following keys select. */
function readName(hcl: Hcl, at: number, to: number, resolver: ConstantResolver, depth: number): ConstantTerm {
  let { value, end } = readWholeName(hcl, at, to, resolver);
  while ('problem' in value && value.select !== undefined) {
    const sign = findToken(hcl, end, to, 'skip');
    const name = findToken(hcl, sign + 1, to, 'skip');
    const word = sign < to ? readToken(hcl, sign) : '';
    const isName = word === '.' && hcl.kinds[name] === 'name';
    if (!isName && word !== '[') break;
    const close = isName ? name : (hcl.closes[sign] ?? to);
    const innerRange = { hcl, from: sign + 1, to: close };
    const key = isName ? { text: readToken(hcl, name) } : readConstant(innerRange, resolver, depth + 1);
    value = 'text' in key ? value.select(key.text) : { ...key, select: undefined };
    end = 'text' in value || value.select ? close + 1 : to;
  }
  return { value, end };
}

function readWholeName(hcl: Hcl, at: number, to: number, resolver: ConstantResolver): ConstantTerm {
  const word = readToken(hcl, at);
  const second = findToken(hcl, at + 1, to, 'skip');
  if (second < to && readToken(hcl, second) === '(') {
    const value = resolver.call(hcl, at, second);
    return { value, end: 'text' in value || value.select ? (hcl.closes[second] ?? to) + 1 : to };
  }
  if (word === 'true' || word === 'false') return { value: { text: word }, end: at + 1 };
  const third = findToken(hcl, second + 1, to, 'skip');
  if (third >= to || readToken(hcl, second) !== '.' || hcl.kinds[third] !== 'name') return { value: computed, end: to };
  const name = readToken(hcl, third);
  if (word === 'var') return { value: resolver.resolveVariable(name), end: third + 1 };
  if (word === 'local') return { value: resolver.resolveLocal(name), end: third + 1 };
  const value = resolver.resolveAttribute(`${word}.${name}`);
  return { value, end: 'text' in value ? third + 1 : to };
}

function readTemplateConstant(hcl: Hcl, opener: number, resolver: ConstantResolver, depth: number): Constant {
  let problem = computed;
  let length = 0;
  const text = readText(hcl, opener, (at) => {
    // Directives (`%{ if … }`) and white-space trimming (`~`) are not evaluated here.
    const close = hcl.closes[at] ?? at;
    if (readToken(hcl, at) !== '${' || readToken(hcl, close) !== '}') return undefined;
    const part = readConstant({ hcl, from: at + 1, to: close }, resolver, depth + 1);
    if ('problem' in part) problem = { ...part, select: undefined };
    else if ((length += part.text.length) > maxConstantLength) problem = tooLong;
    else return part.text;
    return undefined;
  });
  if (text === undefined) return problem;
  return length > 0 && text.length > maxConstantLength ? tooLong : { text };
}

/** The text of a number. Numbers that HCL would format differently are left to Nomad's parser. */
export function readNumberConstant(digits: string): Constant {
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/.test(digits) ? { text: digits } : computed;
}
