import { ActionErrors, type ActionError, orElseAll } from '../../errors.ts';
import { resolveFileAddress, type Job } from '../../clients/nomad/jobs/job.ts';
import { listLiterals } from '../../jobfiles/provenance/literals.ts';
import { findSecrets } from '../../redaction/detection/find-secrets.ts';
import { isSecretValue } from '../../redaction/detection/secret-names.ts';
import { hasLines, listHiddenLines } from '../../redaction/shown-diff.ts';
import { listVariableSecrets } from '../../redaction/variable-secrets.ts';
import { evaluateDeclaredJob } from '../../jobfiles/preprocess/declared-job.ts';
import { readJsonJob } from '../../jobfiles/preprocess/json-job.ts';
import { noRandomFields, findRandomFields, type RandomFields } from '../../redaction/spec-fields.ts';
import { hideJobSecrets } from '../learn-job.ts';
import {
  checkFilled,
  checkLateReferences,
  findLateFields,
  formatField,
  replaceJobMarks,
  type LateJobFields,
} from './late-fields.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { PublicJobs, PublishedValues } from '../../jobfiles/provenance/published-values.ts';
import { findSecretFields, type SecretField } from '../../redaction/secret-fields.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';

/** A parsed job file: its job and place, and the parts that are neither shown nor compared. */
export interface ParsedFile {
  readonly loadedJob: LoadedJob;
  readonly spec: Job;
  readonly secretFields: readonly SecretField[];
  readonly random: RandomFields;
  /** `undefined` without late variables. */
  readonly late?: LateJobFields | undefined;
  /** Values that every reader of the pull request can see. */
  readonly publicValues: PublishedValues;
  readonly target: Required<JobTarget>;
}

export interface ParsingInputs {
  readonly nomad: ConnectionInputs;
  readonly redaction: RedactionInputs;
}

interface ParsingDependencies {
  readonly redactor: Redactor;
  readonly published: PublicJobs;
  readonly inputs: ParsingInputs;
  readonly nomad: Nomad;
  readonly hide: (values: readonly string[]) => void;
}

/**
 * Parses a job file, twice if it calls a random function whose fields are unknown, and hides its secrets in the run: the content of files
 * outside git before the parser can quote it. As with the `nomad` command line, namespace and region in the file take precedence over the inputs.
 *
 * @throws ActionErrors `parse`; `input`, before any request, if a secret decides about the structure of the job or a value is computed from a secret
 */
export async function parseFile(
  loadedJob: LoadedJob,
  { inputs, redactor, published, nomad, hide }: ParsingDependencies,
): Promise<ParsedFile> {
  const { redaction } = inputs;
  await loadedJob.source.budget.yieldIfDue();
  const uncommittedNames = redaction.mode === 'none' ? [] : published.listUncommitted(loadedJob);
  const quotable = listQuotableTexts(loadedJob);
  hide(quotable.secrets);
  redactor.add({ ...quotable, hidden: [...quotable.hidden, ...uncommittedNames.map(({ text }) => text)] });
  const names = uncommittedNames.map(({ name }) => name);
  const { budget } = loadedJob.source;
  await budget.yieldIfDue();
  checkLateReferences(loadedJob);
  await budget.yieldIfDue();
  const { fields, explain } = findSecretFields(loadedJob, names, redaction);
  const parse = async (preparedJob = loadedJob.preparedJob): Promise<Job> =>
    parseLoaded({ ...loadedJob, preparedJob }, nomad).catch((error: unknown) => {
      throw explain(error);
    });
  const { marks, markedJob = loadedJob.preparedJob } = loadedJob.late ?? {};
  const parsedJob = await parse();
  const late = findLateFields(markedJob === loadedJob.preparedJob ? parsedJob : await parse(markedJob), loadedJob);
  const spec = replaceJobMarks(parsedJob, marks);
  const isRandom = loadedJob.preparedJob?.isRandom === true;
  const random = isRandom ? findRandomFields(spec, replaceJobMarks(await parse(), marks)) : noRandomFields;
  if (late !== undefined) checkFilled(spec, late, random, loadedJob.source.file.name);
  await budget.yieldIfDue();
  const publicValues = addLateTexts(published.readValues(loadedJob), late, redactor);
  const rules = { ...redaction, secrets: redactor, published: publicValues };
  hideJobSecrets(spec, rules, redactor, fields);
  const target = { id: spec.ID, ...resolveFileAddress(spec, inputs.nomad) };
  return { loadedJob, spec, secretFields: fields, random, late, publicValues, target };
}

/** Shows late values, because they identify the deployed version, unless a value looks like a secret. */
function addLateTexts(
  published: PublishedValues,
  late: LateJobFields | undefined,
  redactor: Redactor,
): PublishedValues {
  if (late === undefined) return published;
  const texts = new Set(
    late.fields.flatMap((field) => [formatField(field, late.values), formatField(field, new Map())]),
  );
  redactor.add({ shown: [...late.values.values()].filter((value) => redactor.redactName(value) === value) });
  return { has: (value, side) => texts.has(value) || published.has(value, side) };
}

/** Secrets that the parser may quote before it returns a job: values of variables, and secrets in the file. */
function listQuotableTexts({ source, preparedJob }: LoadedJob) {
  const settings = [...(preparedJob?.settings.values() ?? [])];
  const literals = [...listLiterals(source)].flatMap(([name, value]) => {
    if (isSecretValue(name, value)) return [value];
    const secrets = findSecrets(value, { random: false, assignments: name !== 'image' });
    return secrets.length > 0 && hasLines(value) ? listHiddenLines(value, secrets) : secrets.length > 0 ? [value] : [];
  });
  return {
    secrets: listVariableSecrets(settings, source.budget.step),
    unjudged: settings.map(({ value }) => value.trim()),
    hidden: literals,
  };
}

/** Parses a job file: JSON locally, HCL by Nomad, for which the token needs the right in the namespace of the job only. Errors have their positions in the original file. @param canonicalize whether Nomad sets its defaults */
export async function parseLoaded(
  { source, preparedJob, late }: LoadedJob,
  nomad: Pick<Nomad, 'parseJob'>,
  canonicalize?: boolean,
): Promise<Job> {
  if (preparedJob === undefined) return readJsonJob(source);
  const { text, variables, locate, explain } = preparedJob;
  const replaceMarks = (failure: ActionError): ActionError =>
    late === undefined ? failure : failure.with({ message: late.marks.replaceMarks(failure.sentence) });
  const declared = evaluateDeclaredJob({ source, preparedJob });
  const { namespace } = (declared !== 'unknown' && declared?.address) || {};
  const parsing = nomad.parseJob({ source: text, variables, locate, file: source.file.name, namespace, canonicalize });
  return orElseAll(parsing, (failures) => {
    throw new ActionErrors([...new Set(failures.map(explain))].map(replaceMarks));
  });
}

/** Notes about how a job file was read. */
export function planNotes(
  { preparedJob }: LoadedJob,
  job: Job,
  { namespace, region }: ConnectionInputs,
  showName: (name: string) => string,
): Pick<PlannedJob, 'overridden' | 'undeclaredVariables'> {
  const pairs = [
    ['namespace', job.Namespace, namespace],
    ['region', job.Region, region],
  ] as const;
  return {
    overridden: pairs.flatMap(([setting, file, input]) =>
      file && input !== undefined && file !== input ? [{ setting, file: showName(file), input }] : [],
    ),
    undeclaredVariables: (preparedJob?.dropped ?? []).map(({ name, origin }) => ({ name, source: origin.text })),
  };
}
