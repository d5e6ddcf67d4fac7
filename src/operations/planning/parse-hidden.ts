import { derivedSecrets } from './derived-secrets.ts';
import { valuesInPlaceOf, type RandomFields } from '../../redaction/random-fields.ts';
import { parseLoaded } from './parse-loaded.ts';
import { readRandom } from './random-fields.ts';
import { uncommittedNames, uncommittedValues } from './uncommitted.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
import type { Published } from '../../jobfiles/provenance/published.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface Dependencies {
  readonly nomad: Nomad;
  readonly redactor: Redactor;
  readonly redaction: RedactionInputs;
  readonly published: Published;
}

/** The job that a file holds, and what of it is neither shown nor compared. */
export interface HiddenJob {
  readonly spec: Job;
  /** Values that depend on files which git does not hold. */
  readonly withheld: ReadonlySet<string>;
  /** What the file makes of secret variables, and would be shown by nature. */
  readonly derived: readonly string[];
  readonly random: RandomFields;
}

/**
 * The job that a file holds, for a report of its names alone: one that depends on a file which git does not hold is hidden, and nothing is refused.
 */
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
 * The job that a file holds; the content of files that git does not hold is hidden before anybody can quote it.
 *
 * @throws ActionErrors `parse` where something that is shown depends on such a file
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

/** The job, the same with fixed results of random functions, and the values of the one where the other has some of these. */
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
