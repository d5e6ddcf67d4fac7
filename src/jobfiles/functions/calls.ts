import { posix } from 'node:path';
import { constantOf, type Constant, type Names } from '../hcl/constants.ts';
import { quoteText } from '../hcl/strings.ts';
import { next, written, type Hcl } from '../hcl/tokens.ts';
import { absolutePath, expandHome, type FileBase, type Refused } from './places.ts';
import type { FileAccess } from './files.ts';

/** What a call becomes: source text in its place, and the text that it stands for if it is one. */
export type CallResult =
  | { readonly source: string; readonly text?: string }
  /** Why it cannot be replaced: in words that follow the call, and the way out. */
  | Refused;

export interface Functions {
  readonly access: FileAccess;
  readonly base: FileBase;
}

type FileFunction = (args: readonly string[], functions: Functions) => CallResult;

const asText = (text: string): CallResult => ({ source: quoteText(text), text });

/**
 * The functions that the scheduler's parser refuses, as the command line has them.
 * Source: https://pkg.go.dev/github.com/hashicorp/go-cty-funcs/filesystem
 */
const fileFunctions: ReadonlyMap<string, { readonly count: number; readonly call: FileFunction }> = new Map([
  ['file', { count: 1, call: ([path = ''], { access }) => textOf(access.read(path, 'text')) }],
  ['filebase64', { count: 1, call: ([path = ''], { access }) => textOf(access.read(path, 'base64')) }],
  ['fileexists', { count: 1, call: ([path = ''], { access }) => truthOf(access.exists(path)) }],
  ['fileset', { count: 2, call: ([path = '', pattern = ''], { access }) => listOf(access.set(path, pattern)) }],
  ['basename', { count: 1, call: ([path = '']) => asText(path === '' ? '.' : posix.basename(path) || '/') }],
  ['dirname', { count: 1, call: ([path = '']) => asText(folderOf(path)) }],
  ['abspath', { count: 1, call: ([path = ''], { base }) => asText(absolutePath(path, base)) }],
  ['pathexpand', { count: 1, call: ([path = '']) => asText(expandHome(path)) }],
]);

function textOf(read: { readonly text: string } | Refused): CallResult {
  return 'problem' in read ? read : asText(read.text);
}

function truthOf(found: { readonly exists: boolean } | Refused): CallResult {
  return 'problem' in found ? found : { source: String(found.exists), text: String(found.exists) };
}

/** All but the last part, without detours; unlike Node's `dirname`, a slash at the end stands for a last part that is empty. */
function folderOf(path: string): string {
  const folder = posix.normalize(path.slice(0, path.lastIndexOf('/') + 1));
  return folder === '/' ? folder : folder.replace(/\/$/, '');
}

/** A set, for its elements are iterated by their values and not by numbers. */
function listOf(found: { readonly names: readonly string[] } | Refused): CallResult {
  if ('problem' in found) return found;
  return { source: `convert([${found.names.map(quoteText).join(', ')}], set(string))` };
}

/** Functions of a path: what they come to is a part of their argument. */
const ofPaths: ReadonlySet<string> = new Set(['basename', 'dirname', 'abspath', 'pathexpand']);

/** Whether the value of a call is made of its arguments, and not of files. */
export function holdsArguments(hcl: Hcl, at: number): boolean {
  return ofPaths.has(written(hcl, at));
}

/** The opening bracket of a call of one of the functions whose name stands at a token; undefined where it is no such call. */
export function callAt(hcl: Hcl, at: number): number | undefined {
  if (hcl.kinds[at] !== 'name' || !fileFunctions.has(written(hcl, at))) return undefined;
  const open = next(hcl, at + 1, hcl.kinds.length, 'skip');
  const isCall = hcl.kinds[open] === 'open' && written(hcl, open) === '(' && (hcl.closes[open] ?? 0) < hcl.kinds.length;
  return isCall && !isPartOfName(hcl, at) ? open : undefined;
}

/** `local.file` and `other::file` are other names. */
function isPartOfName(hcl: Hcl, at: number): boolean {
  let before = at - 1;
  while (hcl.kinds[before] === 'space' || hcl.kinds[before] === 'comment') before--;
  const sign = written(hcl, before);
  return sign === '.' || (sign === ':' && written(hcl, before - 1) === ':');
}

const wayOut =
  'Outrider reads files before the scheduler evaluates anything, so a path is made of text, and of variables and locals that are text, such as `file("${var.env}.conf")`.';

/** What a call becomes. Undefined for one with another number of arguments than the function takes: the scheduler says what is wrong with that. */
export function evaluateCall(
  hcl: Hcl,
  at: number,
  open: number,
  names: Names,
  functions: Functions,
): CallResult | undefined {
  const found = fileFunctions.get(written(hcl, at));
  const ranges = argumentsOf(hcl, open);
  if (found === undefined || ranges.length !== found.count) return undefined;
  const args: string[] = [];
  for (const [from, to] of ranges) {
    const value: Constant = constantOf({ hcl, from, to }, names);
    if ('problem' in value) return { problem: value.problem, hint: value.hint ?? wayOut };
    args.push(value.text);
  }
  return found.call(args, functions);
}

/** The arguments as ranges of tokens; a comma may follow the last. */
function argumentsOf(hcl: Hcl, open: number): readonly (readonly [from: number, to: number])[] {
  const close = hcl.closes[open] ?? open;
  const ranges: [number, number][] = [];
  let from = open + 1;
  for (let at = from; at < close; at = (hcl.closes[at] ?? at) + 1) {
    if (hcl.kinds[at] !== 'sign' || written(hcl, at) !== ',') continue;
    ranges.push([from, at]);
    from = at + 1;
  }
  if (next(hcl, from, close, 'skip') < close) ranges.push([from, close]);
  return ranges;
}
