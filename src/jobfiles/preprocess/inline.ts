import {
  callAt,
  callPathFunction,
  constantArguments,
  holdsArguments,
  expressionOf,
  type Functions,
} from '../functions/calls.ts';
import { chooseCall } from '../functions/candidates.ts';
import { createNames, type VariableValue } from './constant-names.ts';
import { createMeanings, type VariableValues } from './meanings.ts';
import type { FileAccess } from '../functions/files.ts';
import type { RefusedPath } from '../functions/places.ts';
import { written, type Hcl } from '../hcl/tokens.ts';
import type { FileEffort } from '../effort.ts';
import type { Edit } from './edits.ts';
import type { JobText } from './definitions.ts';

/** A call that cannot be replaced. */
export interface BadCall {
  /** Offset in the file. */
  readonly at: number;
  readonly what: string;
  readonly hint: string;
}

export interface Inlined {
  /** Sorted; each replaces a call by a literal. */
  readonly edits: readonly Edit[];
  readonly errors: readonly BadCall[];
  /**
   * Calls that fail in the command line, too, in a file where not everything is evaluated: `fileexists("x") ? file("x") : ""`, `try(…)`. They are
   * left as they are, and are mistakes once the parser says that it needs them.
   */
  readonly left: readonly BadCall[];
}

/** More than anybody writes. All that fail are told, and what is told takes its room. */
const mostCalls = 5000;
const tooManyCalls = {
  what: `The file calls functions for files and paths more than ${mostCalls} times.`,
  hint: 'Let tasks fetch what they need, by an `artifact` block, or make several jobs of it.',
};

/** What the variables of a file stand for. */
export interface Variables {
  readonly text: VariableValue;
  readonly values: VariableValues;
}

type Parts = Functions & { readonly effort: FileEffort };

/**
 * Replaces the calls of functions that read files or take paths apart by literals, wherever the language has code: Nomad's parser
 * refuses them. Of those that can be replaced by one literal only the outermost is, for what stands in it is its argument.
 */
export async function inlineFunctions(job: JobText, variables: Variables, functions: Parts): Promise<Inlined> {
  const evaluate = createEvaluation(job, variables, functions);
  const edits: Edit[] = [];
  const errors: BadCall[] = [];
  const left: BadCall[] = [];
  let calls = 0;
  for (const { hcl, inert, edit, offsetOf } of job.pieces) {
    const skipped = new Map(inert);
    const inPiece: Edit[] = [];
    // Looked for at most once: a hostile file may have a hundred thousand calls that fail.
    let chooses: boolean | undefined;
    for (let at = 0; at < hcl.kinds.length; at++) {
      at = skipped.get(at) ?? at;
      const open = callAt(hcl, at);
      const rest = open === undefined ? undefined : functions.effort.breathe();
      if (rest !== undefined) await rest;
      const result = open === undefined ? undefined : evaluate(hcl, at, open);
      if (open === undefined || result === undefined) continue;
      const place = offsetOf(hcl.starts[at] ?? 0);
      if (++calls > mostCalls) {
        errors.push({ at: place, ...tooManyCalls });
        return { edits, errors, left };
      }
      const close = hcl.closes[open] ?? open;
      if ('problem' in result) {
        const kept = result.everywhere === true && (chooses ??= choosesValues(hcl));
        (kept ? left : errors).push({ at: place, ...tell(hcl, at, close, result) });
        at = close;
        continue;
      }
      inPiece.push(...result.edits);
      if (result.missing !== undefined) left.push({ at: place, ...tell(hcl, at, close, result.missing) });
      if (!result.keepsArguments) at = close;
    }
    for (const one of edit(inPiece.toSorted((a, b) => a.start - b.start))) edits.push(one);
  }
  return { edits, errors, left };
}

interface Replaced {
  readonly edits: readonly Edit[];
  /** Whether the arguments still stand there, with calls of their own. */
  readonly keepsArguments: boolean;
  /** What the parser may ask for in vain. */
  readonly missing: RefusedPath | undefined;
}

/** What replaces a call; undefined for what is none of one of the functions. */
type EvaluateCall = (hcl: Hcl, at: number, open: number) => Replaced | RefusedPath | undefined;

function createEvaluation(job: JobText, variables: Variables, functions: Parts): EvaluateCall {
  let used = new Set<string>();
  let usesContent = false;
  const names = createNames(
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
  const meanings = createMeanings(
    job,
    (name, ...rest) => {
      used.add(name);
      return variables.values(name, ...rest);
    },
    { ...functions, access: { ...functions.access, read: readNoted } },
  );
  const constant = (hcl: Hcl, at: number, open: number, args: readonly string[]): Replaced | RefusedPath => {
    const result = callPathFunction(written(hcl, at), args, functions);
    if ('problem' in result) return result;
    const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
    // What a file holds is no value of the variable that names it.
    const holds = holdsArguments(hcl, at) ? usedOf(used) : undefined;
    return {
      edits: [{ start, end, text: expressionOf(result.value), variables: holds }],
      keepsArguments: false,
      missing: undefined,
    };
  };
  // Parts of a value that is hidden as a whole would be shown.
  const isPublic = (): boolean => used.size === 0 && !usesContent;
  return (hcl, at, open) => {
    used = new Set();
    usesContent = false;
    const args = constantArguments(hcl, at, open, names);
    if (args === undefined) return undefined;
    if (!('problem' in args)) return constant(hcl, at, open, args);
    if (args.isComputed !== true) return args;
    const chosen = chooseCall(hcl, at, open, { meanings, functions, isPublic });
    if ('problem' in chosen) return chosen;
    const edits = chosen.edits.map((edit) => ({ ...edit, variables: usedOf(used) }));
    return { edits, keepsArguments: true, missing: chosen.missing };
  };
}

function usedOf(used: ReadonlySet<string>): ReadonlySet<string> | undefined {
  return used.size > 0 ? used : undefined;
}

/** Whether there is anything in the text that may leave a part of it without effect. */
function choosesValues(hcl: Hcl): boolean {
  return hcl.kinds.some((kind, at) => {
    const word = kind === 'sign' || kind === 'name' || kind === 'template' ? written(hcl, at) : '';
    return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
  });
}

const longestCall = 80;

function tell(
  hcl: Hcl,
  at: number,
  close: number,
  { problem, hint }: { problem: string; hint: string },
): Omit<BadCall, 'at'> {
  const call = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]).replace(/\s+/g, ' ');
  const shown = call.length > longestCall ? `${call.slice(0, longestCall).toWellFormed()}…` : call;
  return { what: `\`${shown}\`: the path ${problem}.`, hint };
}
