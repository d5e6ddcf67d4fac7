import {
  callAt,
  callPathFunction,
  constantArguments,
  constantPathHint,
  mayBeComputed,
  transformsPath,
  type FunctionContext,
} from '../functions/path-functions.ts';
import { tokenText, type Hcl } from '../hcl/tokens.ts';
import { hidesMissingPaths, lookupEdits, PathMarks, type ComputedCall, type FoundPaths } from './computed-paths.ts';
import { createConstantResolver, type ConstantVariable } from './constant-resolver.ts';
import { applyEdits, type Edit } from '../hcl/edits.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Location } from '../../errors.ts';
import type { PathProblem } from '../../files/workspace-file.ts';
import type { FileBudget } from '../functions/work-budget.ts';
import type { JobText, SourcePiece } from '../hcl/job-text.ts';

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
  /** The job as it was parsed for the paths, with the contents in place of the calls; undefined without computed paths. */
  readonly parsed?: Job | undefined;
}

/** Far more than anybody writes. Bounds the memory for errors, because every failed call is reported. */
const maxCalls = 5000;
const tooManyCalls = {
  message: `The file calls file and path functions more than ${maxCalls} times.`,
  hint: 'Let tasks download files with an `artifact` block, or split the job.',
};

/** Parses a job file; undefined where the parser refuses it. */
export type ParseText = (text: string) => Promise<Job | undefined>;

type InlineContext = FunctionContext & {
  readonly budget: FileBudget;
  readonly place: (offset: number) => Location;
  readonly variable: ConstantVariable;
  readonly parse: ParseText;
};

/** A part of the file with the replacements of its calls, and the calls with a path that only the parser knows. */
interface ReadPiece {
  readonly piece: SourcePiece;
  readonly edits: readonly Edit[];
  readonly computed: readonly ComputedCall[];
}

interface ReadCalls extends Omit<InlineResult, 'edits'> {
  readonly pieces: readonly ReadPiece[];
}

/**
 * Replaces calls of path functions, which Nomad's parser refuses, by literals, wherever HCL evaluates code. The parser is asked for the paths
 * that it has to evaluate.
 */
export async function inlineFunctions(job: JobText, context: InlineContext): Promise<InlineResult> {
  const { pieces, errors, deferred } = await readCalls(job, context);
  const isComputed = pieces.some(({ computed }) => computed.length > 0);
  const known = editsOf(pieces, () => []);
  if (errors.length > 0 || !isComputed) return { edits: known, errors, deferred };
  const found = await findPaths(job, pieces, context);
  return { ...found, deferred: [...deferred, ...found.deferred] };
}

function editsOf(pieces: readonly ReadPiece[], replace: (call: ComputedCall) => readonly Edit[]): readonly Edit[] {
  return pieces.flatMap(({ piece, edits, computed }) =>
    piece.edit([...edits, ...computed.flatMap(replace)].toSorted((a, b) => a.start - b.start)),
  );
}

async function readCalls(job: JobText, context: InlineContext): Promise<ReadCalls> {
  const { budget } = context;
  const evaluate = createCallEvaluator(job, context);
  const pieces: ReadPiece[] = [];
  const errors: CallError[] = [];
  const deferred: CallError[] = [];
  let calls = 0;
  for (const piece of job.pieces) {
    const { hcl, inert, offsetOf } = piece;
    const skipped = new Map(inert);
    const edits: Edit[] = [];
    const computed: ComputedCall[] = [];
    // Judged at most once: a hostile file may have 100,000 failing calls.
    let isConditional: boolean | undefined;
    for (let at = 0; at < hcl.kinds.length; at++) {
      at = skipped.get(at) ?? at;
      const open = callAt(hcl, at);
      if (open === undefined) continue;
      const pause = budget.yieldIfDue();
      if (pause !== undefined) await pause;
      const call = { hcl, at, open, offset: offsetOf(hcl.starts[at] ?? 0) };
      const result = spendFor(call, context, () => evaluate(call));
      if (result === undefined) continue;
      if (++calls > maxCalls)
        return { pieces: [], errors: [...errors, { at: call.offset, ...tooManyCalls }], deferred };
      if (result === 'computed') {
        computed.push(call);
        continue;
      }
      at = hcl.closes[open] ?? open;
      if ('problem' in result) {
        const isDeferred = result.failsInNomadToo === true && (isConditional ??= hasConditionals(hcl));
        (isDeferred ? deferred : errors).push(callError(call, result));
      } else edits.push(result);
    }
    pieces.push({ piece, edits, computed });
  }
  return { pieces, errors, deferred };
}

/** Returns the replacement of a call, or a problem; undefined for a call with a wrong number of arguments, which Nomad reports. */
type EvaluateCall = (call: ComputedCall) => Edit | PathProblem | 'computed' | undefined;

function createCallEvaluator(job: JobText, context: InlineContext): EvaluateCall {
  let used = new Set<string>();
  let files = new Set<string>();
  const noting = notingFiles(context, (name) => files.add(name));
  const resolver = createConstantResolver(
    job,
    (name, all) => {
      used.add(name);
      return context.variable(name, all);
    },
    noting,
  );
  return ({ hcl, at, open }) => {
    used = new Set();
    files = new Set();
    const args = constantArguments(hcl, at, open, resolver);
    if (args === undefined) return undefined;
    if ('problem' in args) return args.isComputed === true && mayBeComputed(hcl, at) ? 'computed' : args;
    const result = callPathFunction(tokenText(hcl, at), args, noting);
    if ('problem' in result) return result;
    const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
    // The content of a file is not the value of the variable that names the file.
    const variables = transformsPath(hcl, at) && used.size > 0 ? used : undefined;
    return { start, end, text: result.source, variables, files };
  };
}

function notingFiles(functions: FunctionContext, note: (name: string) => void): FunctionContext {
  const read: FunctionContext['access']['read'] = (...args) => {
    const result = functions.access.read(...args);
    if ('name' in result) note(result.name);
    return result;
  };
  return { ...functions, access: { ...functions.access, read } };
}

/** Asks the parser for the paths of the computed calls, and replaces each by a lookup in the results for all its paths. */
async function findPaths(job: JobText, pieces: readonly ReadPiece[], context: InlineContext): Promise<InlineResult> {
  const calls = pieces.flatMap(({ computed }) => computed);
  const isHidden = pieces.some(({ piece: { hcl }, computed }) =>
    hidesMissingPaths(hcl, new Set(computed.map(({ at }) => at))),
  );
  if (isHidden) return { edits: [], errors: calls.map((call) => callError(call, hiddenByTry)), deferred: [] };
  // An error must not quote parts of a value that is hidden as a whole.
  const isPublic = job.declarations.size === 0 && context.access.files.length === 0;
  const files = new Map(calls.map((call) => [call, new Set<string>()]));
  const marks = new PathMarks(calls, (call, path) => {
    const functions = notingFiles(context, (name) => files.get(call)?.add(name));
    return spendFor(call, context, () => callPathFunction(tokenText(call.hcl, call.at), [path], functions));
  });
  const text = applyEdits(
    job.text,
    editsOf(pieces, (call) => marks.marked(call)),
  ).text;
  const parsed = marks.fill(await context.parse(text)) as Job | undefined;
  const { found } = marks;
  const variables = job.declarations.size === 0 ? undefined : new Set(job.declarations.keys());
  const problems = calls.map((call) => ({ call, problem: problemOf(found.get(call) ?? new Map(), isPublic) }));
  const errorsThat = (fails: boolean): readonly CallError[] =>
    problems.flatMap(({ call, problem }) =>
      (problem.failsInNomadToo === true) === fails ? [callError(call, problem)] : [],
    );
  return {
    edits: editsOf(pieces, (call) => {
      const results = found.get(call) ?? new Map();
      const edits = results.size === 0 ? [] : lookupEdits(call, results);
      return edits.map((edit) => ({ ...edit, variables, files: files.get(call) }));
    }),
    parsed,
    errors: errorsThat(false),
    deferred: errorsThat(true),
  };
}

/** A path that cannot be read has no key in the lookup: the parser fails only if it needs that path. */
function problemOf(results: FoundPaths, isPublic: boolean): PathProblem {
  const failed = [...results].flatMap(([path, result]) => ('problem' in result ? [[path, result] as const] : []));
  const [path, problem] = failed.find(([, { failsInNomadToo }]) => failsInNomadToo !== true) ?? failed[0] ?? [];
  if (path === undefined || problem === undefined) return notFound;
  return isPublic ? { ...problem, problem: `${quotePath(path)} ${problem.problem}` } : problem;
}

const hiddenByTry: PathProblem = {
  problem: 'is computed, and `try` or `can` in this file would hide that it cannot be read',
  hint: `Remove \`try\` and \`can\` around it, or around the locals that use it. ${constantPathHint}`,
};

const notFound: PathProblem = {
  problem: 'is computed, and the content goes through another function or a condition',
  hint: `Use the content as a value, such as \`data = file(template.value)\`. ${constantPathHint}`,
  failsInNomadToo: true,
};

/** Whether an expression in the text may stay unevaluated. */
function hasConditionals(hcl: Hcl): boolean {
  return hcl.kinds.some((kind, at) => {
    const word = kind === 'symbol' || kind === 'name' || kind === 'template' ? tokenText(hcl, at) : '';
    return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
  });
}

const maxQuotedLength = 80;
const maxSearchedLength = 1000;

function callError(call: ComputedCall, { problem, hint }: PathProblem): CallError {
  return { at: call.offset, message: `${shownCall(call)}: the path ${problem}.`, hint };
}

/** An error of the file's limit names the call. */
function spendFor<Result>(call: ComputedCall, { budget, place }: InlineContext, work: () => Result): Result {
  return budget.spendFor(() => ({ text: shownCall(call), location: place(call.offset) }), work);
}

function shownCall({ hcl, at, open }: ComputedCall): string {
  const start = hcl.starts[at] ?? 0;
  // Cut before it is searched: 5000 nested calls of 2 MiB each would take minutes.
  const end = Math.min(hcl.starts[(hcl.closes[open] ?? open) + 1] ?? start, start + maxSearchedLength);
  return quotePath(hcl.text.slice(start, end).replace(/\s+/g, ' '));
}

function quotePath(path: string): string {
  return `\`${path.length > maxQuotedLength ? `${path.slice(0, maxQuotedLength).toWellFormed()}…` : path}\``;
}
