import { ActionError, ActionErrors } from '../../errors.ts';
import { positionsIn } from '../../jobfiles/preprocess/positions.ts';
import { standInContent } from '../../jobfiles/provenance/stand-in.ts';
import { dependentFields, type DependentField } from '../../redaction/dependent-fields.ts';
import { parseInstead } from './parse-loaded.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { Substitutes, LoadedJob } from '../../jobfiles/load.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface Dependencies {
  readonly nomad: Nomad;
  readonly redaction: RedactionInputs;
  readonly published: Published;
}

/** Files that are tried one by one, to name the one that an error is about. */
const mostTried = 10;

/**
 * The values of a job that depend on uncommitted files, which may be any file on the runner. They are never public. A field that is public by nature
 * must not depend on such a file, unless `reveal` names the file or the field.
 *
 * The job is parsed again with other contents of these files: a value that stays the same does not depend on them.
 *
 * @throws ActionErrors `parse`, one for each file that a shown value depends on
 */
export async function uncommittedValues(
  loaded: LoadedJob,
  spec: Job,
  dependencies: Dependencies,
): Promise<ReadonlySet<string>> {
  const hidden = hiddenFiles(loaded, dependencies);
  if (hidden.length === 0) return new Set();
  const fields = await fieldsBy(hidden, loaded, spec, dependencies);
  const shown = fields?.filter(({ isShown }) => isShown);
  if (fields === undefined || (shown ?? []).length > 0)
    throw await uncommittedError(hidden, loaded, spec, dependencies);
  return new Set(fields.map(({ value }) => value));
}

/** The names in a job (its ID, place and groups) that depend on uncommitted files; all of them where that is unknown. */
export async function uncommittedNames(
  loaded: LoadedJob,
  spec: Job,
  dependencies: Dependencies,
): Promise<readonly string[]> {
  const hidden = hiddenFiles(loaded, dependencies);
  if (hidden.length === 0) return [];
  const other = await parseInstead(loaded, instead(hidden), dependencies.nomad);
  const same = new Set(other === undefined ? [] : namesIn(other.job));
  return namesIn(spec).filter((name) => !same.has(name));
}

function namesIn({ ID, Namespace, Region, TaskGroups }: Job): readonly string[] {
  return [ID, Namespace, Region, ...(TaskGroups ?? []).map(({ Name }) => Name)].filter(
    (name) => typeof name === 'string',
  );
}

/** Uncommitted files that a job file reads and `reveal` does not name. */
function hiddenFiles(loaded: LoadedJob, { redaction, published }: Dependencies): readonly string[] {
  if (redaction.mode === 'none') return [];
  return [...published.uncommitted(loaded)].filter(
    (name) => !redaction.reveal.some((pattern) => pattern.matches(name)),
  );
}

/** Undefined where the job cannot be parsed without these files. */
async function fieldsBy(
  names: readonly string[],
  loaded: LoadedJob,
  spec: Job,
  dependencies: Dependencies,
): Promise<readonly DependentField[] | undefined> {
  const other = await parseInstead(loaded, instead(names), dependencies.nomad);
  return other === undefined ? undefined : dependentFields(spec, other.job, dependencies.redaction.reveal);
}

function instead(names: readonly string[]): Substitutes {
  return { file: (file) => (names.includes(file.name) ? standInContent(file) : undefined) };
}

async function uncommittedError(
  names: readonly string[],
  loaded: LoadedJob,
  spec: Job,
  dependencies: Dependencies,
): Promise<ActionErrors> {
  const found: ActionError[] = [];
  for (const name of names.slice(0, mostTried)) {
    const fields = await fieldsBy([name], loaded, spec, dependencies);
    const shown = fields?.find(({ isShown }) => isShown);
    if (fields === undefined || shown !== undefined) found.push(await dependenceError(name, shown?.path, loaded));
  }
  // No file changes anything alone, but all of them together do.
  return new ActionErrors(
    found.length > 0 ? found : await Promise.all(names.map((name) => dependenceError(name, undefined, loaded))),
  );
}

async function dependenceError(name: string, path: string | undefined, loaded: LoadedJob): Promise<ActionError> {
  const what =
    path === undefined
      ? `Could not determine which fields depend on the file \`${name}\``
      : `The field \`${path}\`, which is shown, depends on the file \`${name}\``;
  return new ActionError({
    reason: 'parse',
    message: `${what}; the file is not committed, so it may hold a secret.`,
    location: await placeOfCall(name, loaded),
    help: 'functions-that-read-files',
    hint: `Commit the file, set \`reveal: ${name}\` to show the values from it, or use it only in hidden fields such as \`env\` or the \`data\` of a template.`,
  });
}

/** The place of the first call that reads the file. */
async function placeOfCall(
  name: string,
  { file, source, prepared, prepareWith }: LoadedJob,
): Promise<ActionError['location']> {
  try {
    const others = (await prepareWith(instead([name])))?.replaced;
    const call = prepared?.replaced.find((edit, index) => edit.text !== others?.[index]?.text);
    if (call !== undefined) return { file: file.name, ...positionsIn(source.text).positionOf(call.start) };
  } catch (error) {
    if (!(error instanceof ActionErrors)) throw error;
  }
  return { file: file.name };
}
