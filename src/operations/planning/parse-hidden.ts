import { derivedSecrets } from './derived-secrets.ts';
import { valuesInPlaceOf, type RandomFields } from '../../redaction/random-fields.ts';
import { parseLoaded } from './parse-loaded.ts';
import { readRandom } from './random-fields.ts';
import { uncommittedNames, uncommittedValues } from './uncommitted.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
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

/** A parsed job, and the values that are neither shown nor compared. */
export interface HiddenJob {
  readonly spec: Job;
  /** Values that depend on uncommitted files. */
  readonly withheld: ReadonlySet<string>;
  /** Values derived from secret variables that are public by nature; see `derivedSecrets`. */
  readonly derived: readonly string[];
  readonly random: RandomFields;
}

/** Parses a job file for a report of its names. A name that depends on an uncommitted file is hidden, and no error. */
export async function parseNamed(
  loaded: LoadedJob,
  dependencies: Dependencies,
): Promise<Pick<HiddenJob, 'spec' | 'derived'>> {
  const { nomad, redactor } = dependencies;
  const { spec, steady, actual } = await parseSteady(loaded, dependencies);
  const derived = actual(await derivedSecrets(steady.loaded, steady.spec, nomad));
  const uncommitted = await uncommittedNames(steady.loaded, steady.spec, dependencies);
  redactor.addSecrets([...actual(uncommitted), ...derived]);
  return { spec, derived };
}

/**
 * Parses a job file. The content of uncommitted files is hidden before the parser can quote it.
 *
 * @throws ActionErrors `parse` where a value that is shown depends on such a file
 */
export async function parseHidden(loaded: LoadedJob, dependencies: Dependencies): Promise<HiddenJob> {
  const { nomad, redactor } = dependencies;
  const { spec, random, steady, actual } = await parseSteady(loaded, dependencies);
  const withheld = new Set(actual(await uncommittedValues(steady.loaded, steady.spec, dependencies)));
  redactor.addUnjudged(withheld);
  const derived = actual(await derivedSecrets(steady.loaded, steady.spec, nomad));
  redactor.addSecrets(derived);
  return { spec, withheld, derived, random };
}

/** The job; the same job with fixed results of random functions; and a mapping from the values of the second to those of the first. */
async function parseSteady(loaded: LoadedJob, dependencies: Dependencies) {
  const { nomad } = dependencies;
  hideContents(loaded, dependencies);
  const spec = await parseLoaded(loaded, nomad);
  const { steady, random } = await readRandom(loaded, spec, nomad);
  const actual = (values: Iterable<string>): readonly string[] => valuesInPlaceOf(new Set(values), steady.spec, spec);
  return { spec, random, steady, actual };
}

function hideContents(loaded: LoadedJob, { redactor, redaction, published }: Dependencies): void {
  const names = published.uncommitted(loaded);
  if (redaction.mode === 'none') return;
  redactor.addHidden(loaded.reads.filter(({ name }) => names.has(name)).map(({ text }) => text));
}
