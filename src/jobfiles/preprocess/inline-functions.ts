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
import type { PathProblem } from '../functions/resolve-path.ts';
import { tokenText, type Hcl } from '../hcl/tokens.ts';
import type { FileBudget } from '../work-budget.ts';
import type { Edit } from './edits.ts';
import type { JobText } from './definitions.ts';

/** A call that cannot be replaced. */
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
   * Calls that fail in the command line, too, in a file where not everything is evaluated: `fileexists("x") ? file("x") : ""`, `try(…)`. They are
   * left as they are, and are mistakes once the parser says that it needs them.
   */
  readonly deferred: readonly CallError[];
}

/** More than anybody writes. All that fail are told, and what is told takes its room. */
const maxCalls = 5000;
const tooManyCalls = {
  message: `The file calls functions for files and paths more than ${maxCalls} times.`,
  hint: 'Let tasks fetch what they need, by an `artifact` block, or make several jobs of it.',
};

/** What the variables of a file stand for. */
export interface VariableLookup {
  readonly text: ConstantVariable;
  readonly values: PossibleVariable;
}

type InlineContext = FunctionContext & { readonly budget: FileBudget };

/**
 * Replaces the calls of functions that read files or take paths apart by literals, wherever the language has code: Nomad's parser
 * refuses them. Of those that can be replaced by one literal only the outermost is, for what stands in it is its argument.
 */
export async function inlineFunctions(
  job: JobText,
  variables: VariableLookup,
  functions: InlineContext,
): Promise<InlineResult> {
  const evaluate = createCallEvaluator(job, variables, functions);
  const edits: Edit[] = [];
  const errors: CallError[] = [];
  const left: CallError[] = [];
  let calls = 0;
  for (const { hcl, inert, edit, offsetOf } of job.pieces) {
    const skipped = new Map(inert);
    const inPiece: Edit[] = [];
    // Looked for at most once: a hostile file may have a hundred thousand calls that fail.
    let chooses: boolean | undefined;
    for (let at = 0; at < hcl.kinds.length; at++) {
      at = skipped.get(at) ?? at;
      const open = callAt(hcl, at);
      const rest = open === undefined ? undefined : functions.budget.yieldIfDue();
      if (rest !== undefined) await rest;
      const result = open === undefined ? undefined : evaluate(hcl, at, open);
      if (open === undefined || result === undefined) continue;
      const place = offsetOf(hcl.starts[at] ?? 0);
      if (++calls > maxCalls) {
        errors.push({ at: place, ...tooManyCalls });
        return { edits, errors, deferred: left };
      }
      const close = hcl.closes[open] ?? open;
      if ('problem' in result) {
        const kept = result.failsInNomadToo === true && (chooses ??= hasConditionals(hcl));
        (kept ? left : errors).push({ at: place, ...describeCallError(hcl, at, close, result) });
        at = close;
        continue;
      }
      inPiece.push(...result.edits);
      if (result.missing !== undefined) left.push({ at: place, ...describeCallError(hcl, at, close, result.missing) });
      if (!result.keepsArguments) at = close;
    }
    for (const one of edit(inPiece.toSorted((a, b) => a.start - b.start))) edits.push(one);
  }
  return { edits, errors, deferred: left };
}

interface ReplacedCall {
  readonly edits: readonly Edit[];
  /** Whether the arguments still stand there, with calls of their own. */
  readonly keepsArguments: boolean;
  /** What the parser may ask for in vain. */
  readonly missing: PathProblem | undefined;
}

/** What replaces a call; undefined for what is none of one of the functions. */
type EvaluateCall = (hcl: Hcl, at: number, open: number) => ReplacedCall | PathProblem | undefined;

function createCallEvaluator(job: JobText, variables: VariableLookup, functions: InlineContext): EvaluateCall {
  let used = new Set<string>();
  let usesContent = false;
  const resolver = createConstantResolver(
    job,
    (name, all) => {
      used.add(name);
      return variables.text(name, all);
    },
    functions,
  );
  const readNoted: FileAccess['read'] = (...args) => {
    usesContent = true;
    return functions.access.read(...args);
  };
  const symbols = createSymbolTable(
    job,
    (name, ...rest) => {
      used.add(name);
      return variables.values(name, ...rest);
    },
    { ...functions, access: { ...functions.access, read: readNoted } },
  );
  const constant = (hcl: Hcl, at: number, open: number, args: readonly string[]): ReplacedCall | PathProblem => {
    const result = callPathFunction(tokenText(hcl, at), args, functions);
    if ('problem' in result) return result;
    const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
    // What a file holds is no value of the variable that names it.
    const holds = transformsPath(hcl, at) ? nonEmptySet(used) : undefined;
    return {
      edits: [{ start, end, text: toExpression(result.value), variables: holds }],
      keepsArguments: false,
      missing: undefined,
    };
  };
  // Parts of a value that is hidden as a whole would be shown.
  const isPublic = (): boolean => used.size === 0 && !usesContent;
  return (hcl, at, open) => {
    used = new Set();
    usesContent = false;
    const args = constantArguments(hcl, at, open, resolver);
    if (args === undefined) return undefined;
    if (!('problem' in args)) return constant(hcl, at, open, args);
    if (args.isComputed !== true) return args;
    const chosen = expandCall(hcl, at, open, { symbols, functions, isPublic });
    if ('problem' in chosen) return chosen;
    const edits = chosen.edits.map((edit) => ({ ...edit, variables: nonEmptySet(used) }));
    return { edits, keepsArguments: true, missing: chosen.missing };
  };
}

function nonEmptySet(used: ReadonlySet<string>): ReadonlySet<string> | undefined {
  return used.size > 0 ? used : undefined;
}

/** Whether there is anything in the text that may leave a part of it without effect. */
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
  const call = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]).replace(/\s+/g, ' ');
  const shown = call.length > maxCallLength ? `${call.slice(0, maxCallLength).toWellFormed()}…` : call;
  return { message: `\`${shown}\`: the path ${problem}.`, hint };
}
