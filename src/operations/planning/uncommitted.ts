import { ActionError, ActionErrors } from '../../errors.ts';
import { positionsIn } from '../../jobfiles/preprocess/positions.ts';
import { standInFor } from '../../jobfiles/provenance/stand-in.ts';
import { dependentFields, type DependentField } from '../../redaction/dependent-fields.ts';
import { parseInstead } from './parse-loaded.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { Instead, LoadedJob } from '../../jobfiles/load.ts';
import type { Published } from '../../jobfiles/provenance/published.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface Dependencies {
  readonly nomad: Nomad;
  readonly redaction: RedactionInputs;
  readonly published: Published;
}

/** So many files are looked at one by one, to name the one that it is about. */
const mostBlamed = 10;

/**
 * The values of a job that depend on files which git does not hold: such a file may be anything that lies on the runner. They count as not public
 * wherever they stand. What is shown by nature must not depend on it at all, unless `reveal` names the file or the field.
 *
 * To know that, the job is parsed a second time with other content in place of these files: what comes out the same does not depend on them.
 *
 * @throws ActionErrors `parse`, one for each file that something which is shown depends on
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

/**
 * The names in a job, of itself, its place and its groups, that depend on files which git does not hold; all of them where that cannot be known.
 */
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

/** Names of the files that a job file reads, that git does not hold, and that `reveal` does not name. */
function hiddenFiles(loaded: LoadedJob, { redaction, published }: Dependencies): readonly string[] {
  if (redaction.mode === 'none') return [];
  return [...published.uncommitted(loaded)].filter(
    (name) => !redaction.reveal.some((pattern) => pattern.matches(name)),
  );
}

/** Undefined where the job cannot be parsed without them, so that nothing is known. */
async function fieldsBy(
  names: readonly string[],
  loaded: LoadedJob,
  spec: Job,
  dependencies: Dependencies,
): Promise<readonly DependentField[] | undefined> {
  const other = await parseInstead(loaded, instead(names), dependencies.nomad);
  return other === undefined ? undefined : dependentFields(spec, other.job, dependencies.redaction.reveal);
}

function instead(names: readonly string[]): Instead {
  return { file: (file) => (names.includes(file.name) ? standInFor(file) : undefined) };
}

async function uncommittedError(
  names: readonly string[],
  loaded: LoadedJob,
  spec: Job,
  dependencies: Dependencies,
): Promise<ActionErrors> {
  const found: ActionError[] = [];
  for (const name of names.slice(0, mostBlamed)) {
    const fields = await fieldsBy([name], loaded, spec, dependencies);
    const shown = fields?.find(({ isShown }) => isShown);
    if (fields === undefined || shown !== undefined) found.push(await refused(name, shown?.path, loaded));
  }
  // Only together they change something.
  return new ActionErrors(
    found.length > 0 ? found : await Promise.all(names.map((name) => refused(name, undefined, loaded))),
  );
}

async function refused(name: string, path: string | undefined, loaded: LoadedJob): Promise<ActionError> {
  const what =
    path === undefined
      ? `What the job takes from the file \`${name}\` cannot be told apart from what is shown`
      : `The field \`${path}\`, which is shown, depends on the file \`${name}\``;
  return new ActionError({
    reason: 'parse',
    message: `${what}; git does not hold the content of that file, so it may be a secret.`,
    location: await placeOfCall(name, loaded),
    help: 'functions-that-read-files',
    hint: `Commit the file; or set \`reveal: ${name}\` to have shown what the job takes from it; or use it only where values are hidden, such as in \`env\` or in the \`data\` of a template.`,
  });
}

/** Where the first call stands that reads the file. */
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
