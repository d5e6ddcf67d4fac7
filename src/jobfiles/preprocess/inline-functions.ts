import {
  callAt,
  callPathFunction,
  constantArguments,
  transformsPath,
  toExpression,
  type FunctionContext,
} from '../functions/path-functions.ts';
import { expandCall } from '../functions/expand-call.ts';
import { createConstantResolver, type ConstantVariable } from './constant-resolver.ts';
import { createSymbolTable, type PossibleVariable } from './symbol-table.ts';
import type { FileAccess } from '../functions/file-access.ts';
import type { PathProblem } from '../../files/workspace-file.ts';
import { tokenText, type Hcl } from '../hcl/tokens.ts';
import type { Location } from '../../errors.ts';
import type { FileBudget, SpendingCall } from '../work-budget.ts';
import type { Edit } from './edits.ts';
import type { JobText } from './definitions.ts';

export interface CallError {
  /** Offset in the file. */
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

export interface InlineResult {
  /** Sorted; each replaces a call by a literal. */
  readonly edits: readonly Edit[];
  readonly errors: readonly CallError[];
  /**
   * Calls that the Nomad CLI cannot evaluate either, in a file that may not need them: `fileexists("x") ? file("x") :
   * ""`, `try(…)`. They stay in the text and become errors if the parser needs them.
   */
  readonly deferred: readonly CallError[];
}

/** Far more than anybody writes. Bounds the memory for errors, because every failed call is reported. */
const maxCalls = 5000;
const tooManyCalls = {
  message: `The file calls file and path functions more than ${maxCalls} times.`,
  hint: 'Let tasks download files with an `artifact` block, or split the job.',
};

export interface VariableLookup {
  readonly text: ConstantVariable;
  readonly values: PossibleVariable;
}

type InlineContext = FunctionContext & {
  readonly budget: FileBudget;
  readonly place: (offset: number) => Location;
};

/**
 * Replaces calls of path functions, which Nomad's parser refuses, by literals, wherever HCL evaluates code. Where a
 * call becomes one literal, the calls in its arguments disappear with it.
 */
export async function inlineFunctions(
  job: JobText,
  variables: VariableLookup,
  functions: InlineContext,
): Promise<InlineResult> {
  const { budget, place } = functions;
  const evaluate = createCallEvaluator(job, variables, functions);
  const edits: Edit[] = [];
  const errors: CallError[] = [];
  const deferred: CallError[] = [];
  let calls = 0;
  for (const { hcl, inert, edit, offsetOf } of job.pieces) {
    const skipped = new Map(inert);
    const pieceEdits: Edit[] = [];
    // Computed at most once: a hostile file may have 100,000 failing calls.
    let isConditional: boolean | undefined;
    for (let at = 0; at < hcl.kinds.length; at++) {
      at = skipped.get(at) ?? at;
      const open = callAt(hcl, at);
      if (open === undefined) continue;
      const pause = budget.yieldIfDue();
      if (pause !== undefined) await pause;
      const offset = offsetOf(hcl.starts[at] ?? 0);
      const close = hcl.closes[open] ?? open;
      const call = (): SpendingCall => ({ text: shownCall(hcl, at, close), location: place(offset) });
      const result = budget.spendFor(call, () => evaluate(hcl, at, open));
      if (result === undefined) continue;
      if (++calls > maxCalls) {
        errors.push({ at: offset, ...tooManyCalls });
        return { edits, errors, deferred };
      }
      if ('problem' in result) {
        const isDeferred = result.failsInNomadToo === true && (isConditional ??= hasConditionals(hcl));
        (isDeferred ? deferred : errors).push({ at: offset, ...describeCallError(hcl, at, close, result) });
        at = close;
        continue;
      }
      pieceEdits.push(...result.edits);
      if (result.missing !== undefined)
        deferred.push({ at: offset, ...describeCallError(hcl, at, close, result.missing) });
      if (!result.keepsArguments) at = close;
    }
    for (const one of edit(pieceEdits.toSorted((a, b) => a.start - b.start))) edits.push(one);
  }
  return { edits, errors, deferred };
}

interface ReplacedCall {
  readonly edits: readonly Edit[];
  /** Whether the arguments are still in the text, with calls of their own. */
  readonly keepsArguments: boolean;
  /** A path that cannot be read, and that the parser may need. */
  readonly missing: PathProblem | undefined;
}

/** Returns the replacement of a call; undefined for a call of another function. */
type EvaluateCall = (hcl: Hcl, at: number, open: number) => ReplacedCall | PathProblem | undefined;

function createCallEvaluator(job: JobText, variables: VariableLookup, functions: InlineContext): EvaluateCall {
  let used = new Set<string>();
  let usesContent = false;
  let files = new Set<string>();
  const read: FileAccess['read'] = (...args) => {
    const result = functions.access.read(...args);
    if ('name' in result) files.add(result.name);
    return result;
  };
  const noting = { ...functions, access: { ...functions.access, read } };
  const resolver = createConstantResolver(
    job,
    (name, all) => {
      used.add(name);
      return variables.text(name, all);
    },
    noting,
  );
  const readForPath: FileAccess['read'] = (...args) => {
    usesContent = true;
    return read(...args);
  };
  const symbols = createSymbolTable(
    job,
    (name, ...rest) => {
      used.add(name);
      return variables.values(name, ...rest);
    },
    { ...functions, access: { ...functions.access, read: readForPath } },
  );
  const constant = (hcl: Hcl, at: number, open: number, args: readonly string[]): ReplacedCall | PathProblem => {
    const result = callPathFunction(tokenText(hcl, at), args, noting);
    if ('problem' in result) return result;
    const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
    // The content of a file is not the value of the variable that names the file.
    const variablesInResult = transformsPath(hcl, at) ? nonEmptySet(used) : undefined;
    return {
      edits: [{ start, end, text: toExpression(result.value), variables: variablesInResult, files }],
      keepsArguments: false,
      missing: undefined,
    };
  };
  // An error must not quote parts of a value that is hidden as a whole.
  const isPublic = (): boolean => used.size === 0 && !usesContent;
  return (hcl, at, open) => {
    used = new Set();
    usesContent = false;
    files = new Set();
    const args = constantArguments(hcl, at, open, resolver);
    if (args === undefined) return undefined;
    if (!('problem' in args)) return constant(hcl, at, open, args);
    if (args.isComputed !== true) return args;
    const expanded = expandCall(hcl, at, open, { symbols, functions: noting, isPublic });
    if ('problem' in expanded) return expanded;
    const edits = expanded.edits.map((edit) => ({ ...edit, variables: nonEmptySet(used), files }));
    return { edits, keepsArguments: true, missing: expanded.missing };
  };
}

function nonEmptySet(used: ReadonlySet<string>): ReadonlySet<string> | undefined {
  return used.size > 0 ? used : undefined;
}

/** Whether an expression in the text may stay unevaluated. */
function hasConditionals(hcl: Hcl): boolean {
  return hcl.kinds.some((kind, at) => {
    const word = kind === 'symbol' || kind === 'name' || kind === 'template' ? tokenText(hcl, at) : '';
    return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
  });
}

const maxCallLength = 80;

function describeCallError(
  hcl: Hcl,
  at: number,
  close: number,
  { problem, hint }: { problem: string; hint: string },
): Omit<CallError, 'at'> {
  return { message: `${shownCall(hcl, at, close)}: the path ${problem}.`, hint };
}

function shownCall(hcl: Hcl, at: number, close: number): string {
  const call = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]).replace(/\s+/g, ' ');
  return `\`${call.length > maxCallLength ? `${call.slice(0, maxCallLength).toWellFormed()}…` : call}\``;
}
