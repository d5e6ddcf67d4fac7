import { applyEdits, type Edit } from './edits.ts';
import { ActionError, ActionErrors, type Location } from '../../errors.ts';
import { inlineFunctions, type CallError } from './inline-functions.ts';
import { positionsIn, type Position } from './positions.ts';
import { readJobText } from './job-text.ts';
import { encodeVariables, type EncodedVariables } from '../variables/encode.ts';
import { resolveVariables, type ResolvedVariables } from '../variables/resolve.ts';
import { possibleSettings, settingText, type Setting } from '../variables/settings.ts';
import { type JobText, maxVariables } from './definitions.ts';
import { unterminatedError } from './unterminated-error.ts';
import type { FileBudget } from '../work-budget.ts';
import type { FileAccess } from '../functions/file-access.ts';
import type { FileBase } from '../functions/resolve-path.ts';
import type { JobSource } from '../read.ts';

/** Where something that Nomad's parser says of a text stands for its user. */
interface LocatedFailure {
  /** Undefined where it stands in no file. */
  readonly where: Location | undefined;
  /** What it is about, where that is not the file itself, such as ``variable `n`, set by input `vars` ``. */
  readonly about: string | undefined;
}

/** A job file in HCL as Nomad's parser can read it. */
export interface PreparedJob {
  readonly text: string;
  /** Undefined when no variable is set. */
  readonly variables: string | undefined;
  /** What the variables of the file are set to. */
  readonly settings: ReadonlyMap<string, Setting>;
  /** Set, but not declared, and left out. */
  readonly dropped: readonly Setting[];
  /** The variables alone, for whoever wants to read them with the job. */
  readonly encode: (settings: ReadonlyMap<string, Setting>) => string;
  readonly locate: (position: Position) => LocatedFailure;
  /** The text for whoever may read the job: calls are left as they stand where the value of such a variable would stand in their place. */
  readonly textWithout: (isSecret: (variable: string) => boolean) => string;
  /** What stands in place of the calls that were replaced. */
  readonly replaced: readonly Edit[];
  /** A failure of the parser in our words, where it comes of a call that was left to it. */
  readonly explain: (failure: ActionError) => ActionError;
}

export interface PrepareOptions {
  readonly base: FileBase;
  readonly access: FileAccess;
  readonly budget: FileBudget;
  readonly environment: readonly Setting[];
  /** In the order of precedence. */
  readonly settings: readonly Setting[];
  readonly strict: boolean;
}

function tooManyVariables(file: string): ActionError {
  return new ActionError({
    reason: 'parse',
    message: `The file declares more than ${maxVariables} variables.`,
    location: { file },
    hint: 'Put what belongs together into one variable, such as a map.',
  });
}

/**
 * Makes of a job file what Nomad's parser can read: functions that read files become literals, variables one text.
 *
 * @throws ActionErrors with every mistake in the file and its variables, each at its place
 */
export async function prepareJob({ text, file }: JobSource, options: PrepareOptions): Promise<PreparedJob> {
  const job = readJobText(text);
  const positions = positionsIn(text);
  const place = (offset: number): Location => ({ file: file.name, ...positions.positionOf(offset) });
  if (job.broken !== undefined) throw unterminatedError(job.broken, 'parse', place);
  if (job.declarations.size > maxVariables) throw tooManyVariables(file.name);
  const resolved = resolveVariables({ ...options, declarations: job.declarations, place });
  const given = (name: string) => [name, job.declarations.get(name), resolved.settings.get(name)] as const;
  const inlined = await inlineFunctions(
    job,
    {
      text: (name, resolver) => settingText(...given(name), resolver),
      values: (name, symbols, depth) => possibleSettings(...given(name), symbols, depth),
    },
    options,
  );
  const errors = [...resolved.errors, ...inlined.errors.map((call) => callError(call, place))];
  if (errors.length > 0) throw new ActionErrors(errors);
  const left = inlined.deferred.map((call) => callError(call, place));
  return {
    ...assembleJob(job, resolved, applyEdits(text, inlined.edits), file.name),
    textWithout: createTextWithout(text, inlined.edits),
    replaced: inlined.edits,
    explain: createExplainer(left),
  };
}

function assembleJob(
  { declarations }: Pick<JobText, 'declarations'>,
  { settings, dropped }: ResolvedVariables,
  edited: ReturnType<typeof applyEdits>,
  file: string,
): Omit<PreparedJob, 'explain' | 'replaced' | 'textWithout'> {
  const lines = edited.text.split('\n').length;
  const reads = new Map([...declarations].map(([name, declaration]) => [name, { reads: declaration.reads }]));
  const variables = encodeVariables(settings, reads, lines + 1);
  return {
    text: edited.text,
    variables: variables.text === '' ? undefined : variables.text,
    settings,
    dropped,
    encode: (some) => encodeVariables(some, reads).text,
    locate: (position) =>
      position.line > lines
        ? locateVariable(variables, position)
        : { where: { file, ...edited.original(position) }, about: undefined },
  };
}

function locateVariable(variables: EncodedVariables, position: Position): LocatedFailure {
  const found = variables.originAt(position);
  if (found === undefined) return { where: undefined, about: undefined };
  return { where: found.where, about: `variable \`${found.name}\`, set by ${found.origin.text}` };
}

function createTextWithout(text: string, edits: readonly Edit[]): PreparedJob['textWithout'] {
  return (isSecret) =>
    applyEdits(
      text,
      edits.filter(({ variables }) => ![...(variables ?? [])].some(isSecret)),
    ).text;
}

/** A function of its own, as `prepared` is: one made where the tokens are at hand would keep them, and a run may have thousands of job files. */
function createExplainer(left: readonly ActionError[]): PreparedJob['explain'] {
  return (failure) => explainFailure(failure, left);
}

/** Of several on a line the one at the same column; in JSON, whose strings are told as a whole, the first. */
function explainFailure(failure: ActionError, left: readonly ActionError[]): ActionError {
  const isCall = /filesystem functions? disabled/.test(failure.message);
  // What stands in the place of a call that has more than one result has no other that nobody finds.
  if (!isCall && !/\bInvalid index\b/.test(failure.message)) return failure;
  const onLine = left.filter(({ location: where }) => where?.line === failure.location?.line);
  const atColumn = onLine.find(({ location: where }) => where?.column === failure.location?.column);
  return atColumn ?? (isCall ? onLine[0] : undefined) ?? failure;
}

function callError({ at, message: what, hint }: CallError, place: (offset: number) => Location): ActionError {
  return new ActionError({
    reason: 'parse',
    message: what,
    hint,
    help: 'functions-that-read-files',
    location: place(at),
  });
}
