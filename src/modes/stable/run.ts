import { ActionError } from '../../errors.ts';
import { findVersion } from '../../operations/find-version.ts';
import { writeToNomad } from '../../operations/write-to-nomad.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { StableInputs } from './inputs.ts';
import type { StableOutcome } from './report.ts';

/** What is known of a run that did not get to a version. */
export function nothingMarked({ job, stable }: StableInputs): StableOutcome {
  return { job, stable, version: undefined, result: 'none', failures: [] };
}

/**
 * Marks a version of a job as stable, or no more; what is so already is left alone.
 *
 * @throws ActionError `not-found`; `blocked` for a version that is not the live one: it would become the live one (2.0.5, observed)
 */
export async function setStability(dependencies: NomadRun<StableInputs>): Promise<StableOutcome> {
  const { inputs, nomad } = dependencies;
  const { job, stable, dryRun } = inputs;
  const { found, versions } = await findVersion(nomad, job, inputs.version);
  const version = found.Version ?? 0;
  const outcome = { ...nothingMarked(inputs), version };
  if ((found.Stable ?? false) === stable) return { ...outcome, result: 'already' };
  const live = versions[0]?.Version ?? version;
  if (version !== live) throw wouldGoLive(job, version, live);
  if (dryRun) return { ...outcome, result: 'dry-run' };
  const isMarked = async (): Promise<true | undefined> =>
    ((await findVersion(nomad, job, version)).found.Stable ?? false) === stable || undefined;
  await writeToNomad({
    send: async () => (await nomad.setJobStability({ id: job, version, stable })) !== undefined,
    find: isMarked,
  });
  return { ...outcome, result: 'done' };
}

function wouldGoLive(job: string, version: number, live: number): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Version ${version} of \`${job}\` is not the live one, which is ${live}; Nomad would take it for the live one from then on, without a rollout`,
    hint: 'Mark a version while it is the live one; to go back to this one, use `mode: revert`.',
  });
}
