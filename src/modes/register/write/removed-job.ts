import { liveJob } from '../../../operations/find-job.ts';
import { ActionError, type Reason } from '../../../errors.ts';
import { liveDigest } from '../../../review/live-spec.ts';
import { findKey } from '../../../inputs/review.ts';
import { equalsInConstantTime, keyedDigest } from '../../../review/digests.ts';
import { learnJob, liveRules } from '../../../operations/learn-job.ts';
import { isAfterMerge, versionsSince } from '../../../operations/planning/registered-since.ts';
import type { RemovedJobState } from '../outcome.ts';
import type { Job } from '../../../clients/nomad/jobs/job.ts';
import type { RemovedJob } from '../../../review/record.ts';
import type { RegisterDependencies } from '../dependencies.ts';

/** Turns an error of a judgement into the refusal of the stop, redacted. */
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

export function targetOf({ id, namespace, region }: RemovedJob): {
  id: string;
  namespace: string;
  region: string | undefined;
} {
  return { id, namespace, region: region === '' ? undefined : region };
}

/** Reads the job, and hides its secrets from then on; undefined where it does not run. */
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
 * Checks that a running job is the reviewed one: unchanged since, or changed only in counts that the job file does not decide.
 *
 * @throws ActionError `plan-changed`
 */
export async function checkLive(removed: RemovedJob, live: Job, dependencies: RegisterDependencies): Promise<void> {
  const { id, index, spec, done } = removed;
  const { inputs, review } = dependencies;
  if (done !== undefined)
    throw removalError(
      'plan-changed',
      `\`${id}\` was not stopped again: ${done.run} stopped it, and it was registered since`,
    );
  const { record } = review.entries.removed.find(({ entry }) => entry === removed) ?? {};
  const key = findKey(record?.key ?? '', inputs.review.keys);
  const digest = liveDigest(live, inputs.preserveCounts);
  const sameSpec = key !== undefined && equalsInConstantTime(spec, keyedDigest('specification', digest, key));
  const plannedAt = 1000 * (record?.planned ?? 0);
  const isUnchanged = live.JobModifyIndex === index && !isAfterMerge({ mergedAt: review.mergedAt, plannedAt });
  if (sameSpec && (isUnchanged || (await ranOnSince({ removed, live, plannedAt }, dependencies)))) return;
  throw removalError('plan-changed', `\`${id}\` was not stopped: it has changed since the plan`);
}

interface Removal {
  readonly removed: RemovedJob;
  readonly live: Job;
  readonly plannedAt: number;
}

/** Whether a job was neither stopped nor purged since its plan and the merge, as far as its versions reach back. */
async function ranOnSince(
  { removed, live, plannedAt }: Removal,
  { nomad, review: { mergedAt } }: RegisterDependencies,
): Promise<boolean> {
  if (Number(live['CreateIndex'] ?? Infinity) > removed.index) return false;
  const versions = await versionsSince(targetOf(removed), { index: removed.index, mergedAt, plannedAt }, nomad);
  return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}

/** The refusal of a stop; `what` has no full stop. */
export function removalError(reason: Reason, what: string, hint?: string): ActionError {
  const again = 'Plan the pull request again and have the new plan reviewed, or stop the job manually.';
  return new ActionError({ reason, message: `${what}.`, hint: hint ?? again });
}
