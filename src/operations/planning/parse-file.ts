import { ActionErrors, errorsIn } from '../../errors.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import { placeOfFile } from '../../clients/nomad/jobs/job.ts';
import { readJsonJob } from '../../jobfiles/preprocess/json-job.ts';
import { randomCalls } from '../../jobfiles/preprocess/random-calls.ts';
import { nothingRandom, randomFields, type RandomFields } from '../../redaction/spec-fields.ts';
import { learnJob } from '../learn-job.ts';
import { secretFieldsOf } from './find-secret-fields.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';
import type { SecretField } from '../../redaction/secret-fields.ts';
import type { PublicValues } from '../../redaction/judge-value.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** A parsed job file, the place of its job, and what is neither shown nor compared. */
export interface ParsedFile {
  readonly loaded: LoadedJob;
  readonly spec: Job;
  readonly secretFields: readonly SecretField[];
  readonly random: RandomFields;
  /** Values that every reader of the pull request can see already. */
  readonly publicValues: PublicValues;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
}

export interface ParsingInputs {
  readonly nomad: ConnectionInputs;
  readonly redaction: RedactionInputs;
}

interface ParsingDependencies {
  readonly redactor: Redactor;
  readonly published: Published;
  readonly inputs: ParsingInputs;
  readonly nomad: Nomad;
}

/**
 * Parses a job file, once more if it calls a random function, and hides its secrets from then on: the content of files that git does not hold before the
 * parser can quote it. As with the `nomad` command line, namespace and region in the file win over the inputs.
 *
 * @throws ActionErrors `parse`; `input` where a secret decides the structure of the job, before Nomad is asked
 */
export async function parseFile(
  loaded: LoadedJob,
  { inputs, redactor, published, nomad }: ParsingDependencies,
): Promise<ParsedFile> {
  const { redaction } = inputs;
  const uncommitted = redaction.mode === 'none' ? new Set<string>() : published.uncommitted(loaded);
  redactor.learn({ hidden: loaded.reads.filter(({ name }) => uncommitted.has(name)).map(({ text }) => text) });
  const { fields, explain, check } = secretFieldsOf(loaded, { redaction, published });
  const parse = async (): Promise<Job> =>
    parseLoaded(loaded, nomad).catch((error: unknown) => {
      throw explain(error);
    });
  const spec = await parse();
  check(spec);
  const isRandom = loaded.prepared !== undefined && randomCalls(loaded.source.text).length > 0;
  const random = isRandom ? randomFields(spec, await parse(), fields) : nothingRandom;
  const publicValues = published.valuesOf(loaded);
  const rules = { ...redaction, secrets: redactor, published: publicValues };
  learnJob(spec, rules, redactor, fields);
  return { loaded, spec, secretFields: fields, random, publicValues, ...placeOfFile(spec, inputs.nomad) };
}

/** Parses a job file: JSON here, HCL by Nomad, whose errors are moved to their places in the original file. */
export async function parseLoaded({ source, prepared }: LoadedJob, nomad: Nomad): Promise<Job> {
  if (prepared === undefined) return readJsonJob(source);
  const { text, variables, locate, explain } = prepared;
  try {
    return await nomad.parseJob({ source: text, variables, locate, file: source.file.name });
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    throw new ActionErrors(failures.map(explain));
  }
}

/** Notes about how a job file was read. */
export function planNotes(
  { prepared }: LoadedJob,
  job: Job,
  { namespace, region }: ConnectionInputs,
  shown: (name: string) => string,
): Pick<PlannedJob, 'overridden' | 'dropped'> {
  const pairs = [
    ['namespace', job.Namespace, namespace],
    ['region', job.Region, region],
  ] as const;
  return {
    overridden: pairs.flatMap(([what, file, input]) =>
      file && input !== undefined && file !== input ? [{ what, file: shown(file), input }] : [],
    ),
    dropped: (prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.text })),
  };
}
