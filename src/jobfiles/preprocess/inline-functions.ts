import {
  findCallBracket,
  evaluateCall,
  transformsPath,
  type FunctionContext,
  createConstantResolver,
  toResolver,
  type ConstantVariable,
} from '../functions/path-functions.ts';
import { clip } from '../../text/markdown.ts';
import { readToken, type Hcl } from '../hcl/tokens.ts';
import type { Edit } from '../hcl/positions.ts';
import type { PathProblem } from '../../files/workspace-file.ts';
import type { FileBudget } from '../functions/work-budget.ts';
import type { JobText } from '../hcl/job-text.ts';

export interface CallError {
  /** Offset in the file. */
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

/** Far more than any real file has. Bounds the memory for errors, because every failed call is reported. */
const maxCalls = 5000;
const tooManyCalls = {
  message: `The file calls file and path functions more than ${maxCalls} times.`,
  hint: 'Let tasks download files with an `artifact` block, or split the job.',
};

/** A call of a function that reads a file or changes a path: the tokens of its name and of the bracket that opens its arguments. */
interface FileCall {
  readonly hcl: Hcl;
  readonly at: number;
  readonly open: number;
}

type InlineContext = FunctionContext & { readonly budget: FileBudget; readonly variable: ConstantVariable };

/** Replaces calls of path functions, which Nomad's parser rejects, by literals. */
export async function inlineFunctions(job: JobText, context: InlineContext) {
  const { budget } = context;
  const { hcl, inert } = job;
  const evaluate = createCallEvaluator(job, context);
  // Sorted; each replaces a call by a literal.
  const edits: Edit[] = [];
  const errors: CallError[] = [];
  // Calls that the Nomad CLI cannot evaluate either, in a file that may not need their values: `fileexists("x") ? file("x") : ""`, `try(…)`. They stay in the text
  // and become errors if the parser needs them.
  const deferredErrors: CallError[] = [];
  let calls = 0;
  // Judged at most once: a hostile file may have 100,000 failing calls.
  let isConditional: boolean | undefined;
  for (let at = 0; at < hcl.kinds.length; at++) {
    at = inert.get(at) ?? at;
    const open = findCallBracket(hcl, at);
    if (open === undefined) continue;
    const pause = budget.yieldIfDue();
    if (pause !== undefined) await pause;
    const call = { hcl, at, open };
    const result = evaluate(call);
    if (result === undefined) continue;
    if (++calls > maxCalls)
      return { edits: [], errors: [...errors, { at: findCallStart(call), ...tooManyCalls }], deferred: deferredErrors };
    at = hcl.closes[open] ?? open;
    if ('problem' in result) {
      const isDeferred = result.failsInNomadToo === true && (isConditional ??= hasConditionals(hcl));
      (isDeferred ? deferredErrors : errors).push(createCallError(call, result));
    } else edits.push(result);
  }
  return { edits, errors, deferred: deferredErrors };
}

/** Returns the replacement of a call, or a problem; `undefined` for a call with a wrong number of arguments, which Nomad reports. */
function createCallEvaluator(job: JobText, context: InlineContext) {
  let usedNames = new Set<string>();
  let files = new Set<string>();
  const recordingContext = recordFiles(context, (name) => files.add(name));
  const resolver = createConstantResolver(
    toResolver(job),
    (name, all) => {
      usedNames.add(name);
      return context.variable(name, all);
    },
    (...call) => (findCallBracket(call[0], call[1]) === call[2] ? evaluateCall(...call, recordingContext) : undefined),
  );
  return ({ hcl, at, open }: FileCall): Edit | PathProblem | undefined => {
    usedNames = new Set();
    files = new Set();
    const result = evaluateCall(hcl, at, open, resolver, recordingContext);
    if (result === undefined || 'problem' in result) return result;
    const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
    // The content of a file is not the value of the variable that names the file.
    const variables = transformsPath(hcl, at) && usedNames.size > 0 ? usedNames : undefined;
    return { start, end, text: result.source, variables, files };
  };
}

function recordFiles(functions: FunctionContext, note: (name: string) => void): FunctionContext {
  const read: FunctionContext['access']['read'] = (...args) => {
    const result = functions.access.read(...args);
    if ('name' in result) note(result.name);
    return result;
  };
  return { ...functions, access: { ...functions.access, read } };
}

/** Whether an expression in the text may stay unevaluated. */
function hasConditionals(hcl: Hcl): boolean {
  return hcl.kinds.some((kind, at) => {
    const word = kind === 'symbol' || kind === 'name' || kind === 'template' ? readToken(hcl, at) : '';
    return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
  });
}

const maxQuotedLength = 80;
const maxSearchedLength = 1000;

function createCallError(call: FileCall, { problem, hint }: PathProblem): CallError {
  return { at: findCallStart(call), message: `${formatCall(call)}: the path ${problem}.`, hint };
}

function findCallStart({ hcl, at }: FileCall): number {
  return hcl.starts[at] ?? 0;
}

function formatCall(call: FileCall): string {
  const { hcl, open } = call;
  const start = findCallStart(call);
  // Truncated before it is searched: 5,000 nested calls of 2 MiB each would take minutes.
  const end = Math.min(hcl.starts[(hcl.closes[open] ?? open) + 1] ?? start, start + maxSearchedLength);
  return `\`${clip(hcl.text.slice(start, end).replace(/\s+/g, ' '), maxQuotedLength)}\``;
}
