import { derivedSecrets } from './derived-secrets.ts';
import { nothingRandom, valuesInPlaceOf, type RandomFields } from '../plan/random-fields.ts';
import { parseLoaded } from './parse-loaded.ts';
import { readRandom } from './random-fields.ts';
import { uncommittedNames, uncommittedValues } from './uncommitted.ts';
import type { RedactionInputs } from '../inputs/plan.ts';
import type { LoadedJob } from '../jobfiles/load.ts';
import type { Published } from '../jobfiles/published.ts';
import type { Redactor } from '../plan/redactor.ts';
import type { Job } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

interface Dependencies {
  readonly scheduler: Scheduler;
  readonly redactor: Redactor;
  readonly redaction: RedactionInputs;
  readonly published: Published;
}

interface Parsed {
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
export async function parseNamed(loaded: LoadedJob, dependencies: Dependencies): Promise<Parsed> {
  const { scheduler, redactor } = dependencies;
  hideContents(loaded, dependencies);
  const spec = await parseLoaded(loaded, scheduler);
  const { steady } = await readRandom(loaded, spec, scheduler);
  const actual = (values: readonly string[]): readonly string[] => valuesInPlaceOf(new Set(values), steady.spec, spec);
  const derived = actual(await derivedSecrets(steady.loaded, steady.spec, scheduler));
  const uncommitted = await uncommittedNames(steady.loaded, steady.spec, dependencies);
  redactor.addSecrets([...actual(uncommitted), ...derived]);
  return { spec, withheld: new Set(), derived, random: nothingRandom };
}

/**
 * The job that a file holds; the content of files that git does not hold is hidden before anybody can quote it.
 *
 * @throws Failures `parse` where something that is shown depends on such a file
 */
export async function parseHidden(loaded: LoadedJob, dependencies: Dependencies): Promise<Parsed> {
  const { scheduler, redactor } = dependencies;
  hideContents(loaded, dependencies);
  const spec = await parseLoaded(loaded, scheduler);
  const { steady, random } = await readRandom(loaded, spec, scheduler);
  const dependent = await uncommittedValues(steady.loaded, steady.spec, dependencies);
  const withheld = new Set(valuesInPlaceOf(dependent, steady.spec, spec));
  redactor.addHidden([...withheld].filter((value) => value.length >= longEnough));
  const derived = await derivedSecrets(steady.loaded, steady.spec, scheduler);
  const secrets = valuesInPlaceOf(new Set(derived), steady.spec, spec);
  redactor.addSecrets(secrets);
  return { spec, withheld, derived: secrets, random };
}

function hideContents(loaded: LoadedJob, { redactor, redaction, published }: Dependencies): void {
  const names = published.uncommitted(loaded);
  if (redaction.mode === 'none') return;
  redactor.addHidden(loaded.reads.filter(({ name }) => names.has(name)).map(({ text }) => text));
}

/** A shorter value would be taken out of ordinary words, too. */
const longEnough = 8;
