import { randomBytes } from 'node:crypto';
import { argumentsOf } from '../hcl/bodies.ts';
import { isObject } from '../hcl/json-strings.ts';
import { quoteText } from '../hcl/strings.ts';
import { nextToken, tokenText, type Hcl } from '../hcl/tokens.ts';
import type { CallResult } from '../functions/path-functions.ts';
import type { PathProblem } from '../../files/workspace-file.ts';
import type { Edit } from '../hcl/edits.ts';

/** A call of a function that reads a file, with a path that only Nomad's parser can evaluate. */
export interface ComputedCall {
  readonly hcl: Hcl;
  /** The token of the function's name. */
  readonly at: number;
  /** The token of the bracket that opens its arguments. */
  readonly open: number;
  /** Offset in the file. */
  readonly offset: number;
}

/** The results of a call by its path. */
export type FoundPaths = ReadonlyMap<string, CallResult>;

/** A mark that is being read, or the text around it; the path is undefined where a result in it is. */
interface OpenMark {
  readonly call: ComputedCall | undefined;
  path: string | undefined;
}

/** More files than one call reads in practice. */
const maxPaths = 1000;

const tooManyPaths: PathProblem = {
  problem: `has more than ${maxPaths} values`,
  hint: 'Use a smaller pattern or list, or split the job.',
};

/**
 * Finds out which paths the calls have, by asking Nomad: each call is replaced by a text that contains its path, and the paths are read from the
 * parsed job. A path that does not come back, because its text went through another function, is not found.
 */
export class PathMarks {
  /** Random, because the author of a job file must not be able to write a mark. It is only sent to the parser. */
  private readonly nonce = randomBytes(16).toString('hex');
  private readonly calls: readonly ComputedCall[];
  private readonly callWith: (call: ComputedCall, path: string) => CallResult;
  /** The results of each call. */
  readonly found: ReadonlyMap<ComputedCall, Map<string, CallResult>>;

  /** @param callWith calls the function with a path, once for each path */
  constructor(calls: readonly ComputedCall[], callWith: (call: ComputedCall, path: string) => CallResult) {
    this.calls = calls;
    this.callWith = callWith;
    this.found = new Map(calls.map((call) => [call, new Map()]));
  }

  /** The edits that replace a call by its mark. `format` accepts the same arguments, comments and line breaks. */
  marked(call: ComputedCall): readonly Edit[] {
    const mark = `⟦${this.nonce}:${this.calls.indexOf(call)}:%s:${this.nonce}⟧`;
    return [{ ...rangeOf(call.hcl, call.at, call.open), text: `format("${mark}", ` }];
  }

  /** Calls the functions with the paths in a parsed job. Returns the job with the results in place of the marks. */
  fill(parsed: unknown): unknown {
    if (typeof parsed === 'string') return this.fillText(parsed);
    if (Array.isArray(parsed)) return parsed.map((item) => this.fill(item));
    if (!isObject(parsed)) return parsed;
    return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [this.fillText(key), this.fill(value)]));
  }

  /** A path may contain the mark of a call that it is made from. */
  private fillText(text: string): string {
    if (!text.includes(this.nonce)) return text;
    const whole: OpenMark = { call: undefined, path: '' };
    const open = [whole];
    for (const part of text.split(/(⟦[0-9a-f]{32}:\d{1,9}:|:[0-9a-f]{32}⟧)/)) {
      const opened = part.startsWith(`⟦${this.nonce}:`) ? Number(part.split(':')[1]) : undefined;
      if (opened !== undefined) open.push({ call: this.calls[opened], path: '' });
      const last = part === `:${this.nonce}⟧` ? open.pop() : undefined;
      const result = last === undefined ? part : this.resultOf(last.call, last.path);
      const outer = open.at(-1);
      if (outer !== undefined && opened === undefined)
        outer.path = outer.path === undefined || result === undefined ? undefined : outer.path + result;
    }
    return whole.path?.normalize('NFC') ?? text;
  }

  private resultOf(call: ComputedCall | undefined, path: string | undefined): string | undefined {
    const results = call === undefined ? undefined : this.found.get(call);
    if (call === undefined || results === undefined || path === undefined) return undefined;
    const result = results.get(path) ?? (results.size < maxPaths ? this.callWith(call, path) : tooManyPaths);
    results.set(path, result);
    return 'problem' in result ? undefined : result.text;
  }
}

/** Replaces a call by a map of its results, indexed by its argument: `file(x)` becomes `{"a" = "…", "b" = "…"}[x]`. */
export function lookupEdits({ hcl, at, open }: ComputedCall, results: FoundPaths): readonly Edit[] {
  const entries = [...results]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, result]) => ('problem' in result ? [] : [`${quoteText(path)} = ${result.source}`]));
  const close = hcl.closes[open] ?? open;
  const end = argumentsOf(hcl, open)[0]?.[1] ?? close;
  const comma = end === close ? [] : [{ ...rangeOf(hcl, end, end), text: '' }];
  return [
    { ...rangeOf(hcl, at, open), text: `{${entries.join(', ')}}[` },
    ...comma,
    { ...rangeOf(hcl, close, close), text: ']' },
  ];
}

function rangeOf(hcl: Hcl, first: number, last: number): Pick<Edit, 'start' | 'end'> {
  return { start: hcl.starts[first] ?? 0, end: hcl.starts[last + 1] ?? 0 };
}

/**
 * Whether `try` or `can` may hide that a path was not found: what they evaluate contains a computed call, or a name whose value may come from one.
 *
 * @param computed the tokens at which computed calls begin
 */
export function hidesMissingPaths(hcl: Hcl, computed: ReadonlySet<number>): boolean {
  /** Where the outermost call that begins before a token ends. */
  let end = -1;
  return hcl.kinds.some((kind, at) => {
    if (at < end && (computed.has(at) || isReference(hcl, at))) return true;
    if (at >= end && kind === 'name' && ['try', 'can'].includes(tokenText(hcl, at))) {
      const open = nextToken(hcl, at + 1, hcl.kinds.length, 'skip');
      if (tokenText(hcl, open) === '(') end = hcl.closes[open] ?? 0;
    }
    return false;
  });
}

/** A local or the variable of a loop; not a function, an attribute, a variable of the job file or a constant. */
function isReference(hcl: Hcl, at: number): boolean {
  if (hcl.kinds[at] !== 'name' || ['var', 'true', 'false', 'null'].includes(tokenText(hcl, at))) return false;
  return tokenText(hcl, at - 1) !== '.' && tokenText(hcl, nextToken(hcl, at + 1, hcl.kinds.length, 'skip')) !== '(';
}
