import { ActionError, type Reason } from '../../../errors.ts';
import { liveDigest } from '../../../review/live-spec.ts';
import { isSame } from '../../../review/record-codec.ts';
import { learnJob, liveRules } from '../../../operations/learn-job.ts';
import { liveJob } from '../../../operations/planning/plan-job.ts';
import { versionsSince } from '../../../operations/planning/registered-since.ts';
import type { RemovedJobState } from '../outcome.ts';
import type { Job } from '../../../clients/nomad/jobs/job.ts';
import type { RemovedJob } from '../../../review/record.ts';
import type { RegisterDependencies } from '../dependencies.ts';

/** What a judgement comes to; an error of it is the refusal of the stop, without what the run must not show. */
export async function orRefused<State>(
  { file }: RemovedJob,
  { redactor }: Pick<RegisterDependencies, 'redactor'>,
  judge: () => Promise<State>,
): Promise<State | Extract<RemovedJobState['state'], { kind: 'refused' }>> {
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file }) };
  }
}

/** Where the job of a record belongs. */
export function targetOf({ id, namespace, region }: RemovedJob): {
  id: string;
  namespace: string;
  region: string | undefined;
} {
  return { id, namespace, region: region === '' ? undefined : region };
}

/** The job, if it runs; what of it must not be shown is hidden from then on. */
export async function readLive(
  removed: RemovedJob,
  { nomad, redactor, inputs }: RegisterDependencies,
): Promise<Job | undefined> {
  const live = await liveJob(nomad, targetOf(removed));
  if (live === undefined || live.Stop === true) return undefined;
  learnJob(live, liveRules(redactor, inputs.redaction), 'live', redactor);
  return live;
}

/**
 * Whether a job that runs is the one that the reviewers saw: unchanged since, or changed in nothing but counts that are not the job file's to decide.
 *
 * @throws ActionError `plan-changed`
 */
export async function checkLive(removed: RemovedJob, live: Job, dependencies: RegisterDependencies): Promise<void> {
  const { id, index, spec, done } = removed;
  const { inputs } = dependencies;
  const { signingKey } = inputs.review;
  if (done !== undefined)
    throw removalError(
      'plan-changed',
      `\`${id}\` is not stopped again: ${done.run} stopped it, and it was registered since`,
    );
  const sameSpec = isSame(spec, liveDigest(live, inputs.preserveCounts, signingKey));
  const isUnchanged = live.JobModifyIndex === index && sameSpec;
  // Without a key the specification cannot be compared.
  if (isUnchanged || (signingKey !== undefined && sameSpec && (await ranOnSince(removed, live, dependencies)))) return;
  throw removalError(
    'plan-changed',
    `\`${id}\` is not stopped: it is not the job any more that was to be stopped at the plan`,
  );
}

/** Whether a job was never stopped, nor purged, since its plan, as far as the server's history reaches. */
async function ranOnSince(
  removed: RemovedJob,
  live: Job,
  { nomad, review: { mergedAt } }: RegisterDependencies,
): Promise<boolean> {
  if (Number(live['CreateIndex'] ?? Infinity) > removed.index) return false;
  const versions = await versionsSince(targetOf(removed), { index: removed.index, mergedAt }, nomad);
  return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}

/** The refusal of a stop, in words without a full stop. */
export function removalError(reason: Reason, what: string, hint?: string): ActionError {
  const again = 'Plan the pull request again and have that reviewed; or stop the job by hand.';
  return new ActionError({ reason, message: `${what}.`, hint: hint ?? again });
}
