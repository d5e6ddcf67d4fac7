import { ActionError, orUndefined } from '../../errors.ts';
import { findLastStableVersion, type createDeploymentReader } from '../find-job.ts';
import { planVersion } from '../plan-against-live.ts';
import { withTimeout } from '../../clients/http/retry.ts';
import { keepCounts } from '../../nomad-plan/spec.ts';
import { readSubmitTime, type Job } from '../../clients/nomad/jobs/job.ts';
import { canonicalize } from '../../nomad-plan/specification.ts';
import { digestLiveJob } from '../../review/digests.ts';
import { extractDifference } from '../../review/meaning.ts';
import { replaceRandomValues } from '../../review/random-changes.ts';
import { judgeServing } from '../../rollout/judge-deployment.ts';
import type { RandomFields } from '../../redaction/spec-fields.ts';
import type { OptionalReads } from '../token/token-rights.ts';
import type { NomadPlan } from '../planning/plan-job.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { ReviewedJob } from '../../review/record.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';

interface PlanTime extends Pick<ReviewedJob, 'index' | 'evaluated'> {
  /** The time of the merge, in milliseconds since 1970: no run registered the pull request before. 0 if unknown. */
  readonly mergedAt: number;
  /** The time at which the run of the plan began, in milliseconds since 1970. If it is after the merge, the job may have been registered before the plan. */
  readonly plannedAt: number;
}

/** Possible difference between the clocks of GitHub and of the Nomad server, in milliseconds. */
const clockSkew = 600_000;

/** Whether the job was registered after its plan, even if it no longer runs; an error if the token cannot read its versions. */
type RegistrationAfterPlan = 'no' | 'yes' | 'unknown' | ActionError;

/**
 * Checks whether a job was registered after its review and then rolled back, reverted or purged. A mark in the record shows it, but cannot always be written
 * (`comment: off`, a token that may not edit); the versions of the job also show it, if they reach back to the plan.
 *
 * Nomad completes a specification when it stores it, so versions are not compared with the planned specification. Instead Nomad plans each version, and
 * the two differences from the running job are compared.
 */
export async function checkRegisteredAfterPlan(
  nomadPlan: NomadPlan,
  planTime: PlanTime,
  { inputs, nomad }: { readonly inputs: PlanningInputs; readonly nomad: Nomad },
): Promise<RegistrationAfterPlan> {
  const { JobModifyIndex: index } = nomadPlan.plan;
  try {
    if (index === 0) {
      // A purge removes the versions, but the evaluations are kept for a while. If the job existed at the plan, the plan has changed and is refused.
      const isNew = planTime.index === 0 && planTime.evaluated !== undefined;
      return isNew && (await wasRegistered(nomadPlan, planTime, Infinity, nomad)) ? 'yes' : 'no';
    }
    if (index === planTime.index && !isAfterMerge(planTime)) return 'no';
    const { namespace, region } = nomadPlan.target;
    const versions = await readVersionsSince(nomadPlan.target, planTime, nomad);
    if (versions === undefined || (await wasPurgedAfterMerge(nomadPlan, versions, planTime, nomad))) return 'unknown';
    for (const version of versions) {
      const { policyOverride, preserveCounts } = inputs;
      const { job } = keepCounts(version, versions[0], preserveCounts);
      const request = { job, policyOverride, namespace, region };
      const plan = await planVersion(nomad, request, { keepsCounts: true });
      if (isSameChange(plan.Diff, nomadPlan.plan.Diff, nomadPlan.random)) return 'yes';
    }
    return 'no';
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return error.reason === 'unauthorized' ? error : 'unknown';
  }
}

/** Whether a plan was made after the merge: a registration for the pull request may be older than the plan. */
export function isAfterMerge({ mergedAt, plannedAt }: Pick<PlanTime, 'mergedAt' | 'plannedAt'>): boolean {
  return mergedAt > 0 && plannedAt >= mergedAt;
}

type Diff = NomadPlan['plan']['Diff'];

/** Whether two diffs from the same running job are equal, except random values. */
function isSameChange(earlier: Diff, planned: Diff, random: RandomFields): boolean {
  if (earlier === null || planned === null) return earlier === planned;
  const serialize = (diff: NonNullable<Diff>) => canonicalize(extractDifference(replaceRandomValues(diff, random)));
  return serialize(earlier) === serialize(planned);
}

/** Lists the newest versions up to the first gap: Nomad keeps tagged versions longer than other versions. */
async function listUntilGap(target: JobTarget, nomad: Pick<Nomad, 'listJobVersions'>): Promise<readonly Job[]> {
  const { Versions: all } = await nomad.listJobVersions(target);
  const gap = all.findIndex(({ Version }, at) => (Version ?? 0) !== (all[0]?.Version ?? 0) - at);
  return gap === -1 ? all : all.slice(0, gap);
}

/** Reads the versions since a plan or an earlier merge, the newest first; `undefined` if the history does not reach back: an autoscaler may create more versions than Nomad keeps. */
async function readVersionsSince(
  target: JobTarget,
  time: Omit<PlanTime, 'evaluated'>,
  nomad: Pick<Nomad, 'listJobVersions'>,
): Promise<readonly Job[] | undefined> {
  const { index, mergedAt } = time;
  const all = await listUntilGap(target, nomad);
  const isAfter = isAfterMerge(time);
  const end = all.findIndex((version) =>
    isAfter ? isBeforeMerge(version, mergedAt) : (version.JobModifyIndex ?? 0) <= index,
  );
  if (end !== -1) return isAfter || end > 0 ? all.slice(0, end) : undefined;
  // On older servers, a scaled version has the submit time of the previous version.
  const oldest = all.at(-1);
  const isCompleteHistory = isAfter && oldest?.Version === 0;
  return isCompleteHistory || (oldest !== undefined && isBeforeMerge(oldest, mergedAt)) ? all : undefined;
}

/** Allows for the difference of the clocks of GitHub and Nomad. */
function isBeforeMerge(version: Job, mergedAt: number): boolean {
  const submitted = readSubmitTime(version)?.getTime();
  return submitted !== undefined && submitted < mergedAt - clockSkew;
}

/**
 * Whether a running job was neither stopped nor purged since its plan and the merge, and only its counts have changed since its plan; `false` if its versions
 * do not reach back to the plan. An undone change is a change: an approval applies to one state.
 */
export async function hasRunUnchangedSince(
  target: JobTarget,
  live: Job,
  time: Omit<PlanTime, 'evaluated'>,
  nomad: Pick<Nomad, 'listJobVersions'>,
): Promise<boolean> {
  if (Number(live['CreateIndex'] ?? Infinity) > time.index) return false;
  const versions = await readVersionsSince(target, time, nomad);
  const isSame = (version: Job): boolean =>
    (version.JobModifyIndex ?? 0) <= time.index || digestLiveJob(version, true) === digestLiveJob(live, true);
  return versions !== undefined && versions.every((version) => version.Stop !== true && isSame(version));
}

/** Whether only counts of a job were changed in Nomad since a plan, so that an approval of that plan still counts; `false` if unknown. */
export async function isSameState(
  planned: Pick<ReviewedJob, 'index' | 'evaluated'>,
  { index, evaluated, ...target }: JobTarget & Pick<ReviewedJob, 'index' | 'evaluated'>,
  nomad: Pick<Nomad, 'listJobVersions'> | undefined,
): Promise<boolean> {
  if (planned.index === index) return planned.evaluated === evaluated;
  if (planned.index === 0 || index === 0 || nomad === undefined) return false;
  const versions = (await orUndefined(listUntilGap(target, nomad))) ?? [];
  const newer = versions.slice(0, versions.findIndex(({ JobModifyIndex }) => JobModifyIndex === planned.index) + 1);
  return countSpecs(newer) === 1;
}

/** Whether anything except counts of a job was changed since a time, in milliseconds since 1970. */
export async function wasChangedSince(
  target: JobTarget,
  sinceTime: number,
  nomad: Pick<Nomad, 'listJobVersions'>,
): Promise<boolean> {
  const versions = await listUntilGap(target, nomad);
  const before = versions.findIndex((version) => (readSubmitTime(version)?.getTime() ?? 0) < sinceTime);
  return before === -1 || countSpecs(versions.slice(0, before + 1)) > 1;
}

/**
 * Reads the specification that a job serves, and returns whether it is the one of a registration, regardless of counts and stops. If the current version waits for promotion or its deployment
 * failed, the last stable version serves. A registration whose version Nomad has removed counts as serving: an autoscaler may create more versions than Nomad keeps.
 *
 * @returns a function of the `JobModifyIndex` of the registration
 * @throws ActionError if Nomad does not return the versions or the deployments
 */
export async function readServing(
  target: JobTarget,
  { nomad, findLatest }: ServingAccess,
): Promise<(index: number) => boolean> {
  const { Versions: versions } = (await orUndefined(nomad.listJobVersions(target), 'not-found')) ?? { Versions: [] };
  const [current] = versions;
  if (current === undefined) return () => true;
  const state = { index: current.JobModifyIndex ?? 0, isStopped: current.Stop === true, live: current };
  const doubt = judgeServing(await findLatest(target), state);
  const serves = doubt === undefined || doubt.isRollingOut;
  const served = serves ? current : findLastStableVersion(versions, current.Version ?? 0);
  return (index) => {
    const registered = versions.find(({ JobModifyIndex }) => JobModifyIndex === index);
    return registered === undefined || (served !== undefined && digestStarted(registered) === digestStarted(served));
  };
}

/** The digest of a version, whether or not it is stopped. */
function digestStarted(version: Job): string {
  return digestLiveJob({ ...version, Stop: false }, true);
}

interface ServingAccess {
  readonly nomad: Pick<Nomad, 'listJobVersions'>;
  readonly findLatest: ReturnType<typeof createDeploymentReader>;
}

/** The number of different specifications among versions, regardless of counts. */
function countSpecs(versions: readonly Job[]): number {
  return new Set(versions.map((version) => digestLiveJob(version, true))).size;
}

/** For a plan after the merge: whether the job was registered between the merge and a purge, which removed the versions. */
async function wasPurgedAfterMerge(
  nomadPlan: NomadPlan,
  versions: readonly Job[],
  time: PlanTime,
  nomad: Nomad,
): Promise<boolean> {
  const oldest = versions.at(-1);
  if (!isAfterMerge(time) || oldest?.Version !== 0) return false;
  return wasRegistered(nomadPlan, time, oldest.JobModifyIndex ?? 0, nomad);
}

/** Whether evaluations show a registration before an index and since a plan, or since the merge if it was earlier. */
async function wasRegistered(nomadPlan: NomadPlan, time: PlanTime, before: number, nomad: Nomad): Promise<boolean> {
  const isSince = ({ CreateIndex, CreateTime }: Evaluation): boolean =>
    isAfterMerge(time)
      ? (CreateTime?.getTime() ?? 0) >= time.mergedAt - clockSkew
      : CreateIndex > (time.evaluated ?? Infinity);
  const registrations = await listRegistrations(nomadPlan, nomad);
  return registrations.some((registration) => registration.CreateIndex < before && isSince(registration));
}

/** Milliseconds; a plan does not need the response. */
const maxWaitMilliseconds = 5000;

/** Reads the index of the last evaluation by a registration of a job that does not exist; `undefined` if the job exists, or if the index cannot be read in time. */
export async function readLastRegistration(
  nomadPlan: NomadPlan,
  { nomad, reads }: { readonly nomad: Pick<Nomad, 'listJobEvaluations'>; readonly reads: OptionalReads },
): Promise<number | undefined> {
  if (nomadPlan.plan.JobModifyIndex !== 0) return undefined;
  const last = listRegistrations(nomadPlan, nomad).then((all) =>
    Math.max(0, ...all.map(({ CreateIndex }) => CreateIndex)),
  );
  return withTimeout(maxWaitMilliseconds, reads.orUndefined(last, nomadPlan.target.namespace));
}

async function listRegistrations(
  { target }: NomadPlan,
  nomad: Pick<Nomad, 'listJobEvaluations'>,
): Promise<readonly Evaluation[]> {
  const evaluations = await nomad.listJobEvaluations(target);
  return evaluations.filter(({ TriggeredBy }) => TriggeredBy === 'job-register');
}
