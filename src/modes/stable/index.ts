import { createNomadMode } from '../nomad-mode.ts';
import { readStableInputs, stableInputs, type StableInputs } from './inputs.ts';
import { ActionError } from '../../errors.ts';
import { suggestSimilarJob, findVersion } from '../../operations/find-job.ts';
import { toState, writeToNomad } from '../../operations/write-permitted.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import { selectWriteSign } from '../../report/write-report.ts';
import type { ShortReport } from '../../report/run-report.ts';

/**
 * Mode `stable`: marks a version of a job as stable, or removes the mark. Takes the job's ID and a version; returns whether the mark was changed. A mark that
 * is already set is left alone.
 */
export const mode = createNomadMode({
  inputs: stableInputs,
  activity: 'Marking a version',
  writes: ['stable'],
  read: readStableInputs,
  run: setStability,
  report: createStableReport,
});

interface StableOutcome {
  readonly version: number;
  readonly result: 'already' | 'dry-run' | 'done';
}

/** @throws ActionError `not-found`; `blocked` for a version that is not the live version: Nomad would make it the live version (2.0.5, observed) */
async function setStability(dependencies: NomadRun<StableInputs>): Promise<StableOutcome> {
  const { inputs, nomad, requestPermit } = dependencies;
  const { job, stable, dryRun } = inputs;
  const { selected, versions } = await suggestSimilarJob(findVersion(nomad, job, inputs.version), nomad, inputs);
  const version = selected.Version ?? 0;
  if ((selected.Stable ?? false) === stable) return { version, result: 'already' };
  const live = versions[0]?.Version ?? version;
  if (version !== live) throw createVersionError(job, version, live);
  if (dryRun) return { version, result: 'dry-run' };
  const isMarked = async (): Promise<true | undefined> =>
    ((await findVersion(nomad, job, version)).selected.Stable ?? false) === stable || undefined;
  await writeToNomad({
    readBefore: () => toState(selected),
    requestPermit: async () => requestPermit('stable', { job, index: selected.JobModifyIndex }),
    send: async (permit) => (await nomad.setJobStability(permit, { id: job, version, stable })) !== undefined,
    findEffect: isMarked,
  });
  return { version, result: 'done' };
}

function createVersionError(job: string, version: number, live: number): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Version ${version} of \`${job}\` cannot be marked as stable, because version ${live} is current. Nomad would treat version ${version} as current, without a rollout`,
    hint: 'Mark a version while it is current. To return to this version, use `mode: revert`.',
  });
}

function createStableReport({ version, result }: StableOutcome, { job, stable }: StableInputs): ShortReport {
  const name = `version ${version} of \`${job}\``;
  const text = {
    already: `Nothing to do: ${name} is ${stable ? 'already' : 'not'} marked as stable`,
    'dry-run': `Dry run: ${stable ? `${name} would be marked as stable` : `the stable mark would be removed from ${name}`}`,
    done: stable ? `Marked ${name} as stable` : `Removed the stable mark from ${name}`,
  };
  return { headline: text[result], sign: selectWriteSign(result), failures: [], job: { version } };
}
