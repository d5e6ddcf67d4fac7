import { ActionError } from '../../errors.ts';
import { orNoSuchJob } from '../../operations/find-job.ts';
import { findVersion } from '../../operations/find-version.ts';
import { stateOf } from '../../operations/write-permitted.ts';
import { writeToNomad } from '../../operations/write-to-nomad.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { StableInputs } from './inputs.ts';
import type { StableOutcome } from './report.ts';

/** The outcome of a run that found no version. */
export function nothingMarked({ job, stable }: StableInputs): StableOutcome {
  return { job, stable, version: undefined, result: 'none', failures: [] };
}

/**
 * Marks a version of a job as stable, or removes the mark; a version in the desired state is left alone.
 *
 * @throws ActionError `not-found`; `blocked` for a version that is not the live one: Nomad would make it the live one (2.0.5, observed)
 */
export async function setStability(dependencies: NomadRun<StableInputs>): Promise<StableOutcome> {
  const { inputs, nomad, mayWrite } = dependencies;
  const { job, stable, dryRun } = inputs;
  const { found, versions } = await orNoSuchJob(findVersion(nomad, job, inputs.version), nomad, inputs);
  const version = found.Version ?? 0;
  const outcome = { ...nothingMarked(inputs), version };
  if ((found.Stable ?? false) === stable) return { ...outcome, result: 'already' };
  const live = versions[0]?.Version ?? version;
  if (version !== live) throw notLiveError(job, version, live);
  if (dryRun) return { ...outcome, result: 'dry-run' };
  const isMarked = async (): Promise<true | undefined> =>
    ((await findVersion(nomad, job, version)).found.Stable ?? false) === stable || undefined;
  await writeToNomad({
    from: () => stateOf(found),
    permit: async () => mayWrite('stability', { job, index: found.JobModifyIndex }),
    send: async (permit) => (await nomad.setJobStability(permit, { id: job, version, stable })) !== undefined,
    find: isMarked,
    to: () => stateOf(found),
  });
  return { ...outcome, result: 'done' };
}

function notLiveError(job: string, version: number, live: number): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Version ${version} of \`${job}\` is not the live one, version ${live}: the mark would make Nomad treat it as the live one, without a rollout`,
    hint: 'Mark a version while it is live. To return to this one, use `mode: revert`.',
  });
}
