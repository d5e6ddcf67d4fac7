import { derivedSecrets } from './derived-secrets.ts';
import { parseLoaded } from './parse-loaded.ts';
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
}

/**
 * The job that a file holds, for a report of its names alone: one that depends on a file which git does not hold is hidden, and nothing is refused.
 */
export async function parseNamed(loaded: LoadedJob, dependencies: Dependencies): Promise<Parsed> {
  const { scheduler, redactor } = dependencies;
  hideContents(loaded, dependencies);
  const spec = await parseLoaded(loaded, scheduler);
  const derived = await derivedSecrets(loaded, spec, scheduler);
  redactor.addSecrets([...(await uncommittedNames(loaded, spec, dependencies)), ...derived]);
  return { spec, withheld: new Set(), derived };
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
  const withheld = await uncommittedValues(loaded, spec, dependencies);
  redactor.addHidden([...withheld].filter((value) => value.length >= longEnough));
  const derived = await derivedSecrets(loaded, spec, scheduler);
  redactor.addSecrets(derived);
  return { spec, withheld, derived };
}

function hideContents(loaded: LoadedJob, { redactor, redaction, published }: Dependencies): void {
  const names = published.uncommitted(loaded);
  if (redaction.mode === 'none') return;
  redactor.addHidden(loaded.reads.filter(({ name }) => names.has(name)).map(({ text }) => text));
}

/** A shorter value would be taken out of ordinary words, too. */
const longEnough = 8;
