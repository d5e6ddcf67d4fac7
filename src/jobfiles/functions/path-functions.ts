import { posix } from 'node:path';
import { splitArguments } from '../hcl/bodies.ts';
import {
  computed,
  readConstant,
  type Constant,
  type ConstantResolver,
  type UnknownConstant,
} from '../hcl/constants.ts';
import { quoteText } from '../hcl/strings.ts';
import { findToken, readToken, type Hcl } from '../hcl/tokens.ts';
import { resolvePath, expandHome, type FileBase } from './resolve-path.ts';
import type { PathProblem } from '../../files/workspace-file.ts';
import type { FileAccess } from './file-access.ts';
import type { JobText } from '../hcl/job-text.ts';

/** The value of a call as an HCL expression, and as a string unless it is a set; or a problem with its path and a hint. */
type CallResult = { readonly source: string; readonly text?: string } | PathProblem;

export interface FunctionContext {
  readonly access: FileAccess;
  readonly base: FileBase;
}

const createTextResult = (text: string): CallResult => ({ source: quoteText(text), text });

/** The functions that Nomad's parser API refuses, as the Nomad CLI evaluates them. Source: https://pkg.go.dev/github.com/hashicorp/go-cty-funcs/filesystem */
const fileFunctions: ReadonlyMap<
  string,
  { readonly count: number; readonly call: (args: readonly string[], functions: FunctionContext) => CallResult }
> = new Map([
  ['file', { count: 1, call: ([path = ''], { access }) => createFileTextResult(access.read(path, 'text')) }],
  ['filebase64', { count: 1, call: ([path = ''], { access }) => createFileTextResult(access.read(path, 'base64')) }],
  ['fileexists', { count: 1, call: ([path = ''], { access }) => existsResult(access.exists(path)) }],
  [
    'fileset',
    { count: 2, call: ([path = '', pattern = ''], { access }) => createFilesetResult(access.fileset(path, pattern)) },
  ],
  ['basename', { count: 1, call: ([path = '']) => createTextResult(path === '' ? '.' : posix.basename(path) || '/') }],
  ['dirname', { count: 1, call: ([path = '']) => createTextResult(readParentFolder(path)) }],
  ['abspath', { count: 1, call: ([path = ''], { base }) => createTextResult(resolvePath(path, base)) }],
  ['pathexpand', { count: 1, call: ([path = '']) => createTextResult(expandHome(path)) }],
]);

function createFileTextResult(read: { readonly text: string } | PathProblem): CallResult {
  return 'problem' in read ? read : createTextResult(read.text);
}

function existsResult(response: { readonly exists: boolean } | PathProblem): CallResult {
  return 'problem' in response ? response : { source: String(response.exists), text: String(response.exists) };
}

/** Like Go's `filepath.Dir`: unlike Node's `dirname`, it keeps all parts of a path that ends with a slash. */
function readParentFolder(path: string): string {
  const folder = posix.normalize(path.slice(0, path.lastIndexOf('/') + 1));
  return folder === '/' ? folder : folder.replace(/\/$/, '');
}

/** A set, because `for_each` iterates over its values, not over indexes. */
function createFilesetResult(response: { readonly names: readonly string[] } | PathProblem): CallResult {
  if ('problem' in response) return response;
  const names = [...new Set(response.names.map((name) => name.normalize('NFC')))];
  const sortedNames = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return { source: `convert([${sortedNames.map(quoteText).join(', ')}], set(string))` };
}

/** Functions whose result is a part of their argument. */
const pathTransformers: ReadonlySet<string> = new Set(['basename', 'dirname', 'abspath', 'pathexpand']);

/** Whether the result of a call consists of its arguments, not of file contents. */
export function transformsPath(hcl: Hcl, at: number): boolean {
  return pathTransformers.has(readToken(hcl, at));
}

/** The opening bracket of the call whose name is at a token; `undefined` if it is not a call of one of these functions. */
export function findCallBracket(hcl: Hcl, at: number): number | undefined {
  if (hcl.kinds[at] !== 'name' || !fileFunctions.has(readToken(hcl, at))) return undefined;
  const open = findToken(hcl, at + 1, hcl.kinds.length, 'skip');
  const isCall =
    hcl.kinds[open] === 'open' && readToken(hcl, open) === '(' && (hcl.closes[open] ?? 0) < hcl.kinds.length;
  return isCall && !isPartOfName(hcl, at) ? open : undefined;
}

/** Excludes `local.file` and `other::file`. */
function isPartOfName(hcl: Hcl, at: number): boolean {
  let before = at - 1;
  while (hcl.kinds[before] === 'space' || hcl.kinds[before] === 'comment') before--;
  const character = readToken(hcl, before);
  return character === '.' || (character === ':' && readToken(hcl, before - 1) === ':');
}

const constantPathHint =
  'Build the path from text, variables and locals, such as `file("${var.env}.conf")`. In a `dynamic` block, use `local.texts[template.value]`, with a local `texts = { a = file("a.conf") }`.';

/** The value of a call, or the reason why it cannot be known; `undefined` for a wrong number of arguments, which Nomad reports. */
export function evaluateCall(
  hcl: Hcl,
  at: number,
  open: number,
  names: ConstantResolver,
  functions: FunctionContext,
): CallResult | undefined {
  const fileFunction = fileFunctions.get(readToken(hcl, at));
  const ranges = splitArguments(hcl, open);
  if (fileFunction?.count !== ranges.length) return undefined;
  const args: string[] = [];
  for (const [from, to] of ranges) {
    const value = readConstant({ hcl, from, to }, names);
    if ('problem' in value) return { ...value, hint: value.hint ?? constantPathHint };
    args.push(value.text);
  }
  return fileFunction.call(args, functions);
}

export type ConstantVariable = (name: string, resolver: ConstantResolver) => Constant;

/** The maximum depth of nested names and calls: deeper than any real file, and safe for the stack with a hostile one. */
const maxDepth = 50;
/** Names and calls of a whole file: their number can grow exponentially, because each may use several earlier ones several times. */
const maxSteps = 100_000;

export function toResolver({ locals }: Pick<JobText, 'locals'>): Parameters<typeof createConstantResolver>[0] {
  return (name, resolver) => {
    const definition = locals.get(name);
    return definition === undefined ? undefined : readConstant(definition, resolver);
  };
}

/**
 * Resolves the names in an argument. Circular references are not resolved.
 *
 * @param local `undefined` for a name that is not defined
 * @param evaluate `undefined` for a call that it does not evaluate, which counts as computed
 */
export function createConstantResolver(
  local: (name: string, resolver: ConstantResolver) => Constant | undefined,
  variable: ConstantVariable,
  evaluate: (
    ...call: [...Parameters<ConstantResolver['call']>, names: ConstantResolver]
  ) => { readonly text?: string } | UnknownConstant | undefined = () => undefined,
  resolveAttribute: ConstantResolver['resolveAttribute'] = () => computed,
): ConstantResolver {
  const open = new Set<string>();
  let steps = 0;
  const resolveOnce = (name: string, find: () => Constant): Constant => {
    if (open.size >= maxDepth || ++steps > maxSteps) return { problem: 'is computed in too many steps' };
    if (open.has(name)) return { problem: 'refers to itself', hint: `Check the definition of \`${name}\`.` };
    open.add(name);
    const value = find();
    open.delete(name);
    return value;
  };
  const resolver: ConstantResolver = {
    resolveAttribute,
    resolveVariable: (name) => resolveOnce(`var.${name}`, () => variable(name, resolver)),
    resolveLocal: (name) =>
      resolveOnce(`local.${name}`, () => {
        const problem = `needs \`local.${name}\`, which is not defined`;
        return local(name, resolver) ?? { problem, hint: 'Define it in a `locals` block.' };
      }),
    call: (hcl, at, bracket) =>
      resolveOnce(`call ${open.size}`, () => {
        const result = evaluate(hcl, at, bracket, resolver);
        if (result === undefined) return { problem: `is computed by \`${readToken(hcl, at)}\`` };
        if ('problem' in result) return result;
        return result.text === undefined ? computed : { text: result.text };
      }),
  };
  return resolver;
}
