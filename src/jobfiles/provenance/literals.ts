import { readBlock } from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { readText } from '../hcl/strings.ts';
import { findToken, skipToken, readToken, type CountStep, type Hcl } from '../hcl/tokens.ts';
import type { JobSource } from '../preprocess/job-source.ts';

/** A literal value in a file, and the innermost name that it is assigned to; empty without a name. */
type Literal = readonly [name: string, value: string];

/** The complete literals of a job file, written as Nomad's diff writes them, each with the innermost name that it is assigned to. */
export function listLiterals({ kind, text, budget }: JobSource<unknown>): Iterable<Literal> {
  if (kind === 'hcl') return listHclLiterals(text, budget.step);
  try {
    return listJsonLiterals(JSON.parse(text), '', budget.step);
  } catch {
    return [];
  }
}

/** Nesting depth; a hostile file must not exhaust the stack. */
const maxDepth = 200;

function* listJsonLiterals(value: unknown, name: string, step: CountStep, depth = 0): Generator<Literal> {
  step(depth + 1);
  if (depth > maxDepth || value === null) return;
  if (typeof value !== 'object') yield [name, typeof value === 'string' ? value : JSON.stringify(value)];
  else
    for (const [key, item] of Object.entries(value))
      yield* listJsonLiterals(item, Array.isArray(value) ? name : key, step, depth + 1);
}

/**
 * The complete literals of an HCL text: strings and heredocs, decoded, whose only interpolations are references that the Nomad client resolves, such references
 * alone, numbers and booleans. For a text with other interpolations, only the literals in the interpolations. A quoted key has no name.
 */
export function* listHclLiterals(source: string, step?: CountStep): Generator<Literal> {
  const hcl = scanHcl(source, step);
  const end = hcl.kinds.length;
  /** The names around each open bracket or text, and whether it has statements or entries. */
  const outerBlocks: (readonly [outer: string, isBody: boolean])[] = [];
  let [outer, name, isBody, isStart] = ['', '', true, true];
  const enter = (context: string, hasEntries: boolean): void => {
    outerBlocks.push([outer, isBody]);
    [outer, name, isBody, isStart] = [context, context, hasEntries, true];
  };
  for (let at = 0; at < end; at++) {
    const kind = hcl.kinds[at];
    if (kind === 'space' || kind === 'comment' || kind === 'text') continue;
    const isFirst = isStart && isBody;
    isStart = false;
    const key = isFirst ? readKey(hcl, at) : undefined;
    const block = isFirst && key === undefined && kind === 'name' ? readBlock(hcl, at, end) : undefined;
    if (key !== undefined) {
      if (kind === 'quote') yield ['', key.text];
      // The default of a variable has its name.
      name = key.text === 'default' && outer !== '' ? outer : key.text;
      at = key.end - 1;
    } else if (block !== undefined) {
      enter(block.type === 'variable' ? (block.labels[0] ?? '') : '', true);
      at = block.opener;
    } else if (kind === 'quote' || kind === 'heredoc') {
      const text = readText(hcl, at, (opener) => readKeptInterpolation(hcl, opener));
      if (text === undefined) enter(name, false);
      else {
        yield [name, text];
        at = skipToken(hcl, at) - 1;
      }
    } else if (kind === 'open' || kind === 'template') enter(name, readToken(hcl, at) === '{');
    else if (kind === 'close') {
      name = outer;
      [outer, isBody] = outerBlocks.pop() ?? ['', true];
    } else if (kind === 'newline' || readToken(hcl, at) === ',') [name, isStart] = [outer, true];
    else if (kind === 'number') yield [name, readNumber(hcl, at)];
    else if (kind === 'name') {
      const word = readToken(hcl, at);
      if (word === 'true' || word === 'false') yield [name, word];
      const last = readToken(hcl, at - 1) === '.' ? undefined : findReferenceEnd(hcl, at);
      if (last !== undefined && isAlone(hcl, last))
        yield [name, `\${${hcl.text.slice(hcl.starts[at], hcl.starts[last])}}`];
      at = (last ?? at + 1) - 1;
    }
  }
}

/** The key of an attribute or of an entry of an object, and the token after its sign. */
function readKey(hcl: Hcl, at: number): { readonly text: string; readonly end: number } | undefined {
  const text = hcl.kinds[at] === 'quote' ? readText(hcl, at) : readToken(hcl, at);
  if (text === undefined || !['name', 'quote'].includes(hcl.kinds[at] ?? '')) return undefined;
  const sign = findToken(hcl, skipToken(hcl, at), hcl.kinds.length);
  return /^[=:]$/.test(readToken(hcl, sign)) && readToken(hcl, sign + 1) !== '=' ? { text, end: sign + 1 } : undefined;
}

/** Whether an item or an entry ends before a token. */
function isAlone(hcl: Hcl, at: number): boolean {
  const next = findToken(hcl, at, hcl.kinds.length);
  return ['newline', 'close', undefined].includes(hcl.kinds[next]) || readToken(hcl, next) === ',';
}

/** `0022` is the number 22. */
function readNumber(hcl: Hcl, at: number): string {
  const word = readToken(hcl, at).replace(/^0{1,20}(?=\d)/, '');
  return hcl.kinds[at - 1] === 'symbol' && readToken(hcl, at - 1) === '-' ? `-${word}` : word;
}

/**
 * The source of an interpolation that the parser keeps, because only the Nomad client has the value: `${NOMAD_PORT_http}`, `${attr.kernel.name}`,
 * `${env["X"]}` and all names except variables and locals. The iterator of a loop may be among them: no value equals a text with its name.
 */
function readKeptInterpolation(hcl: Hcl, at: number): string | undefined {
  const close = hcl.closes[at] ?? at;
  if (readToken(hcl, at) !== '${' || close >= hcl.kinds.length || readToken(hcl, close) !== '}') return undefined;
  const end = findReferenceEnd(hcl, findToken(hcl, at + 1, close));
  if (end === undefined || findToken(hcl, end, close) < close) return undefined;
  const text = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]);
  return text.includes('\n') ? undefined : text;
}

/** Keywords of HCL, and the roots of references that the parser evaluates. */
const computedNames = new Set('true false null for if else endif endfor var local'.split(' '));

/** The token after a reference that the parser keeps, such as `attr.kernel.name`, `env["X"]` or `NOMAD_META_list[0]`. */
function findReferenceEnd(hcl: Hcl, from: number): number | undefined {
  if (hcl.kinds[from] !== 'name' || computedNames.has(readToken(hcl, from))) return undefined;
  let at = from + 1;
  for (;;) {
    if (readToken(hcl, at) === '.' && ['name', 'number'].includes(hcl.kinds[at + 1] ?? '')) at += 2;
    else if (readToken(hcl, at) === '[' && isKey(hcl, at + 1, hcl.closes[at] ?? at)) at = skipToken(hcl, at);
    else return at;
  }
}

function isKey(hcl: Hcl, from: number, to: number): boolean {
  if (hcl.kinds[from] === 'number') return from + 1 === to;
  return hcl.kinds[from] === 'quote' && hcl.kinds[from + 1] === 'text' && skipToken(hcl, from) === to;
}
