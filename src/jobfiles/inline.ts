import { callAt, evaluateCall, holdsArguments, type CallResult, type Functions } from './functions/calls.ts';
import { written, type Hcl } from './hcl/tokens.ts';
import type { FileEffort } from './effort.ts';
import { computed, type Constant, type Names } from './hcl/constants.ts';
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
  readonly mistakes: readonly BadCall[];
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
export type VariableValue = (name: string, names: Names) => Constant;

/**
 * Replaces the calls of functions that read files or take paths apart by literals, wherever the language has code: the scheduler's parser
 * refuses them. Only the outermost call is replaced, for what stands in it is its argument.
 */
export async function inlineFunctions(
  job: JobText,
  variable: VariableValue,
  functions: Functions & { readonly effort: FileEffort },
): Promise<Inlined> {
  let used = new Set<string>();
  const noted: VariableValue = (name, names) => {
    used.add(name);
    return variable(name, names);
  };
  const names = createNames(job, noted, functions);
  const edits: Edit[] = [];
  const mistakes: BadCall[] = [];
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
      used = new Set();
      const result = open === undefined ? undefined : evaluateCall(hcl, at, open, names, functions);
      if (open === undefined || result === undefined) continue;
      if (++calls > mostCalls) {
        mistakes.push({ at: offsetOf(hcl.starts[at] ?? 0), ...tooManyCalls });
        return { edits, mistakes, left };
      }
      const start = hcl.starts[at] ?? 0;
      const close = hcl.closes[open] ?? open;
      if ('problem' in result) {
        const kept = result.everywhere === true && (chooses ??= choosesValues(hcl));
        (kept ? left : mistakes).push({ at: offsetOf(start), ...tell(hcl, at, close, result) });
      } else {
        // What a file holds is no value of the variable that names it.
        const variables = holdsArguments(hcl, at) && used.size > 0 ? used : undefined;
        inPiece.push({ start, end: hcl.starts[close + 1] ?? start, text: result.source, variables });
      }
      at = close;
    }
    for (const one of edit(inPiece)) edits.push(one);
  }
  return { edits, mistakes, left };
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

/** More names and calls within each other than anybody writes; a hostile file must not exhaust the stack. */
const deepest = 50;
/** The same for all names and calls of a file: each may stand several times in the next. */
const mostSteps = 100_000;

/**
 * The names that an argument may use. What refers to itself is computed, for all that can be known here.
 *
 * @param functions without them every call is computed
 */
export function createNames(job: Pick<JobText, 'locals'>, variable: VariableValue, functions?: Functions): Names {
  const open = new Set<string>();
  let steps = 0;
  const once = (name: string, evaluate: () => Constant): Constant => {
    if (open.size >= deepest || ++steps > mostSteps) return { problem: 'is computed in too many steps' };
    if (open.has(name)) return { problem: 'refers to itself', hint: `Look at how \`${name}\` is defined.` };
    open.add(name);
    const value = evaluate();
    open.delete(name);
    return value;
  };
  const names: Names = {
    variable: (name) => once(`var.${name}`, () => variable(name, names)),
    local: (name) => {
      const definition = job.locals.get(name);
      const undefinedName = {
        problem: `needs \`local.${name}\`, which is not defined`,
        hint: 'Define it in a `locals` block.',
      };
      return definition === undefined ? undefinedName : once(`local.${name}`, () => definition(names));
    },
    call: (hcl, at, bracket) =>
      once(`call ${open.size}`, () => {
        const isOurs = functions !== undefined && callAt(hcl, at) === bracket;
        const result = isOurs ? evaluateCall(hcl, at, bracket, names, functions) : undefined;
        return result === undefined ? { problem: `is computed by \`${written(hcl, at)}\`` } : constantFrom(result);
      }),
  };
  return names;
}

function constantFrom(result: CallResult): Constant {
  if ('problem' in result) return result;
  return result.text === undefined ? computed : { text: result.text };
}
