import { readRandom } from './random-fields.ts';
import { parseLoaded } from './parse-loaded.ts';
import { secretFieldsOf } from './secret-fields.ts';
import { withoutSecretFields, type SecretField } from '../../redaction/secret-fields.ts';
import type { RandomFields } from '../../redaction/random-fields.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface Dependencies {
  readonly nomad: Nomad;
  readonly redactor: Redactor;
  readonly redaction: RedactionInputs;
  readonly published: Published;
}

/** A parsed job, and what is neither shown nor compared. */
export interface HiddenJob {
  readonly spec: Job;
  /** The job with a mark in place of the values of secret fields: what may be judged by the other rules. */
  readonly shownSpec: Job;
  readonly secretFields: readonly SecretField[];
  readonly random: RandomFields;
}

/**
 * Parses a job file. The content of files that git does not hold is hidden before the parser can quote it.
 *
 * @throws ActionErrors `input` where a secret decides the structure of the job, before Nomad is asked; `parse`
 */
export async function parseHidden(loaded: LoadedJob, dependencies: Dependencies): Promise<HiddenJob> {
  const { nomad } = dependencies;
  hideContents(loaded, dependencies);
  const { fields, explain, check } = secretFieldsOf(loaded, dependencies);
  const spec = await parseLoaded(loaded, nomad).catch((error: unknown) => {
    throw explain(error);
  });
  check(spec);
  const random = await readRandom(loaded, spec, nomad, fields);
  return { spec, shownSpec: withoutSecretFields(spec, fields), secretFields: fields, random };
}

function hideContents(loaded: LoadedJob, { redactor, redaction, published }: Dependencies): void {
  const names = published.uncommitted(loaded);
  if (redaction.mode === 'none') return;
  redactor.addHidden(loaded.reads.filter(({ name }) => names.has(name)).map(({ text }) => text));
}
