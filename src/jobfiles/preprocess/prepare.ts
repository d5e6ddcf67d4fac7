import { applyEdits, type Edit, mapPositions, type Position } from '../hcl/positions.ts';
import { ActionError, ActionErrors, type Location } from '../../errors.ts';
import { inlineFunctions, type CallError } from './inline-functions.ts';
import { listStatements } from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { findToken, readToken, type CountStep, type Hcl } from '../hcl/tokens.ts';
import { shortenKey } from './json-keys.ts';
import { readJobText, type JobText, maxVariables, createUnterminatedError } from '../hcl/job-text.ts';
import { encodeVariables, type EncodedVariables, resolveSettingText, type Setting } from '../variables/settings.ts';
import { resolveVariables, type ResolvedVariables, type ResolveOptions } from '../variables/resolve.ts';
import type { FileAccess } from '../functions/file-access.ts';
import type { FileBase } from '../functions/resolve-path.ts';
import { findGitError, formatExcludeHint, type JobSource } from './job-source.ts';
import type { LocatedPosition } from '../../clients/nomad/jobs/parse.ts';

/** A job file in HCL, ready for Nomad's parser. */
export interface PreparedJob {
  readonly text: string;
  /** `undefined` when no variable is set. */
  readonly variables: string | undefined;
  /** The values of the declared variables. */
  readonly settings: ReadonlyMap<string, Setting>;
  /** Variables that are set but not declared: they are omitted. */
  readonly dropped: readonly Setting[];
  /** The variables as HCL, to store them with the job. */
  readonly encode: (settings: ReadonlyMap<string, Setting>) => string;
  readonly locate: (position: Position) => LocatedPosition;
  /** Returns the text with the original call instead of each replacement that contains a secret value. */
  readonly renderWithout: (isSecret: (variable: string) => boolean) => string;
  readonly replaced: readonly Edit[];
  /** Whether it calls a random function. */
  readonly isRandom: boolean;
  /** Explains a parser error that is caused by a call that was not replaced, a template of a different tool, or a merge conflict. */
  readonly explain: (failure: ActionError) => ActionError;
}

export interface PrepareOptions extends Omit<ResolveOptions, 'declarations' | 'locate'> {
  readonly base: FileBase;
  readonly access: FileAccess;
}

/**
 * Prepares a job file for Nomad's parser: replaces functions that read files by literals, and encodes the variables.
 *
 * @throws ActionErrors with all errors in the file and its variables
 */
export async function prepareJob({ text, file, budget }: JobSource, options: PrepareOptions): Promise<PreparedJob> {
  const { step } = budget;
  const job = readJobText(text, step);
  const positions = mapPositions(text);
  const locate = (offset: number): Location => ({ file: file.name, ...positions.findPosition(offset) });
  const cause = findCause(job.hcl.broken === undefined ? job.label : '', { file, text });
  if (job.hcl.broken !== undefined) throw cause ?? createUnterminatedError(job.hcl.broken, 'parse', locate);
  if (job.declarations.size > maxVariables)
    throw new ActionError({
      reason: 'parse',
      message: `The file declares more than ${maxVariables} variables.`,
      location: { file: file.name },
      hint: 'Combine related values in one variable, such as a map.',
    });
  const result = resolveVariables({ ...options, declarations: job.declarations, locate });
  const inlined = await inlineFunctions(job, {
    ...options,
    budget,
    variable: (name, resolver) =>
      resolveSettingText(name, job.declarations.get(name), result.settings.get(name), resolver, step),
  });
  await budget.yieldIfDue();
  const random = listRandomCalls(text, step);
  const misplaced = random
    .filter(({ field }) => !freeText.test(field))
    .slice(0, maxReported)
    .map((call) => createRandomCallError(call, locate));
  const errors = [...result.errors, ...misplaced, ...inlined.errors.map((call) => createFunctionError(call, locate))];
  if (cause !== undefined && (errors.length > 0 || packTemplate.test(job.label ?? ''))) throw cause;
  if (errors.length > 0) throw new ActionErrors(errors);
  const deferredErrors = inlined.deferred.map((call) => createFunctionError(call, locate));
  return {
    ...assembleJob(job, result, applyEdits(text, inlined.edits), file.name),
    renderWithout: createTextWithout(text, inlined.edits),
    replaced: inlined.edits,
    isRandom: random.length > 0,
    explain: createExplainer(deferredErrors, { file, text }, cause),
  };
}

function assembleJob(
  { declarations }: Pick<JobText, 'declarations'>,
  { settings, dropped }: ResolvedVariables,
  editedText: ReturnType<typeof applyEdits>,
  file: string,
): Omit<PreparedJob, 'explain' | 'replaced' | 'renderWithout' | 'isRandom'> {
  const lines = editedText.text.split('\n').length;
  const reads = new Map([...declarations].map(([name, declaration]) => [name, { reads: declaration.reads }]));
  const variables = encodeVariables(settings, reads, lines + 1);
  return {
    text: editedText.text,
    variables: variables.text === '' ? undefined : variables.text,
    settings,
    dropped,
    encode: (values) => encodeVariables(values, reads).text,
    locate: (position) =>
      position.line > lines
        ? locateVariable(variables, position)
        : { location: { file, ...editedText.original(position) }, subject: undefined },
  };
}

function locateVariable(variables: EncodedVariables, position: Position): LocatedPosition {
  const variable = variables.findOrigin(position);
  const subject = variable && `variable \`${variable.name}\`, set by ${variable.origin.text}`;
  return { location: variable?.location, subject };
}

function createTextWithout(text: string, edits: readonly Edit[]): PreparedJob['renderWithout'] {
  return (isSecret) => {
    const publicEdits = edits.filter(({ variables }) => ![...(variables ?? [])].some(isSecret));
    return applyEdits(text, publicEdits).text;
  };
}

/** A separate function, so that its closure does not keep the tokens of thousands of job files in memory. */
function createExplainer(
  deferredErrors: readonly ActionError[],
  source: Pick<JobSource, 'file' | 'text'>,
  cause: ActionError | undefined,
): PreparedJob['explain'] {
  return (failure) =>
    findFormatError(failure, source) ??
    (failure.reason === 'parse' ? cause : undefined) ??
    explainCall(failure, deferredErrors);
}

// Actions of Go templates, and not nested lists.
const packTemplate = /\[\[-?\s{0,4}(?:[.$]|(?:end|else)\s{0,4}-?\]\]|(?!for\b)[A-Za-z]\w{0,40}\s{1,4}[.$"\w(])/;

/** Files that are not job files: the line and the message of the error, and the tool that the file belongs to. */
const otherFormats: readonly (readonly [line: RegExp, message: RegExp, format: string, hint: string])[] = [
  [
    packTemplate,
    /^/,
    '`[[ … ]]` looks like a Nomad Pack or Levant template.',
    'Render it first, for example with `nomad-pack render` or `levant render`.',
  ],
  [/\{\{-?\s{0,4}\.Values\./, /^/, '`{{ .Values… }}` looks like a Helm template.', 'Write HCL variables instead.'],
  [/\$\{\{ ?\w+[.(]/, /^/, '`${{ … }}` is evaluated only in workflows.', 'Declare a variable, and set it in `vars`.'],
  // The start of a value or a statement; templates inside strings are rendered by Nomad.
  [
    /(?:[=[,]|^)\s{0,200}\{\{|^\s{0,200}\{%/,
    /^(?:Missing key\/value separator|Argument or block definition required|Unsupported operator)\b/,
    '`{{ … }}` outside a string looks like a template of a different tool, such as Jinja.',
    'Render it first, for example with Ansible.',
  ],
];

/** The error that causes all other errors: of a merge conflict, whose marker is legal in a heredoc, or of a file without a job. */
function findCause(label: string | undefined, source: Pick<JobSource, 'file' | 'text'>): ActionError | undefined {
  const gitError = findGitError(source);
  if (gitError !== undefined) return gitError;
  if (label !== undefined && !packTemplate.test(label)) return undefined;
  const line = source.text.split('\n').findIndex((content) => packTemplate.test(content)) + 1;
  const none = new ActionError({
    reason: 'parse',
    message: 'The file contains no job.',
    location: { file: source.file.name },
    help: 'no-job-in-the-file',
    hint: `A job file declares a job: \`job "name" { … }\`. ${formatExcludeHint(source.file)}`,
  });
  return line === 0
    ? none
    : findFormatError(none.with({ message: '', location: { file: source.file.name, line } }), source);
}

function findFormatError(
  failure: ActionError,
  { file, text }: Pick<JobSource, 'file' | 'text'>,
): ActionError | undefined {
  const { location } = failure;
  if (location?.file !== file.name || location.line === undefined) return undefined;
  const line = text.split('\n')[location.line - 1] ?? '';
  const tool = otherFormats.find(([pattern, message]) => pattern.test(line) && message.test(failure.message));
  if (tool === undefined) return undefined;
  const [, , message, hint] = tool;
  return new ActionError({ reason: 'parse', message, location, help: 'unrendered-template', hint, cause: failure });
}

/** If a line has several calls, explains the call at the column; in JSON, whose positions are of whole strings, the first call. */
function explainCall(failure: ActionError, deferredErrors: readonly ActionError[]): ActionError {
  if (!/filesystem functions? disabled/.test(failure.message)) return failure;
  const onLine = deferredErrors.filter(({ location }) => location?.line === failure.location?.line);
  const atColumn = onLine.find(({ location }) => location?.column === failure.location?.column);
  return atColumn ?? onLine[0] ?? failure;
}

function createFunctionError({ at, message, hint }: CallError, locate: (offset: number) => Location): ActionError {
  return new ActionError({ reason: 'parse', message, hint, help: 'functions-that-read-files', location: locate(at) });
}

/** HCL functions with a different result on each call. Source: jobspec2/functions.go of Nomad */
const randomFunctions = ['uuidv4', 'bcrypt'] as const;

interface RandomCall {
  readonly name: (typeof randomFunctions)[number];
  /** The field whose value it computes, such as `job.group.task.config.image`, or the block whose label it is in: `job.group "…"`. */
  readonly field: string;
  /** Offset in the file. */
  readonly at: number;
}

/** Fields with free text. All other fields affect Nomad's decisions. */
const freeText = /^job\.(?:group\.)?(?:task\.)?(?:meta|env)(?:\.|$)/;

/** A hostile file may have 100,000 calls, in 100 blocks each. */
const maxReported = 50;
const maxShownBlocks = 8;

function listRandomCalls(text: string, step: CountStep): readonly RandomCall[] {
  return randomFunctions.some((name) => text.includes(name)) ? [...listCalls(scanHcl(text, step))] : [];
}

function readRandomCall(hcl: Hcl, at: number): RandomCall['name'] | undefined {
  const name =
    hcl.kinds[at] === 'name' ? randomFunctions.find((candidate) => candidate === readToken(hcl, at)) : undefined;
  if (name === undefined) return undefined;
  const open = findToken(hcl, at + 1, hcl.kinds.length, 'skip');
  return readToken(hcl, open) === '(' && (hcl.closes[open] ?? open) < hcl.kinds.length ? name : undefined;
}

function* listCalls(hcl: Hcl): Generator<RandomCall> {
  for (const { enclosing, name: attribute, expression } of listStatements(hcl)) {
    for (let at = expression.from; at < expression.to; at++) {
      const name = readRandomCall(hcl, at);
      if (name === undefined) continue;
      const isLabel = attribute === '' && hcl.kinds[expression.from] === 'name';
      const last = isLabel ? `${readToken(hcl, expression.from)} "…"` : attribute;
      const names = [...enclosing.slice(0, maxShownBlocks).map(({ type }) => type), last];
      const path = names.filter((part) => part !== '').map(shortenKey);
      yield { name, field: shortenKey(path.join('.')), at: hcl.starts[at] ?? 0 };
    }
  }
}

function createRandomCallError({ name, field, at }: RandomCall, locate: (offset: number) => Location): ActionError {
  return new ActionError({
    reason: 'input',
    message: `\`${name}()\` in \`${shortenKey(field) || 'job'}\` returns a different result in each plan: the registered job would differ from the reviewed one.`,
    hint: 'Write a fixed value, or call it in a `meta` or `env` block.',
    help: 'random-value',
    location: locate(at),
  });
}
