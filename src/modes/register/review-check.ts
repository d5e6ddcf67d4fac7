import { ActionError, orUndefined } from '../../errors.ts';
import { isBatch } from '../../nomad-plan/spec.ts';
import { isOver, listWaitingGroups } from '../../rollout/judge-deployment.ts';
import { mergeGuardPolicies, type GuardSetting } from '../../inputs/guards.ts';
import { compareWithReview, type Comparison, type PlannedNow } from '../../review/compare.ts';
import { listDifferingInputs } from '../../review/recorded-inputs.ts';
import { hasEqualEffect } from '../../review/meaning.ts';
import { changesOnlyRandom } from '../../review/random-changes.ts';
import { readVerdict } from '../../nomad-plan/verdict.ts';
import { checkRegisteredAfterPlan, wasChangedSince } from '../../operations/review/registered-since.ts';
import { createConflictError } from '../../operations/write-permitted.ts';
import { createPlannedJob, readLatest, type NomadPlan, type PlanContext } from '../../operations/planning/plan-job.ts';
import { findPlanLines, findPlan } from '../../report/comment/quoted-plan.ts';
import { hasLateValues } from '../../operations/planning/late-fields.ts';
import type { RegisteredBefore, ReviewedJob, ReviewRecord, RecordedEntry } from '../../review/record.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { RegisterDependencies } from './dependencies.ts';

/** A job file, planned again and compared with its review. */
export interface PlannedCandidate {
  readonly planned: PlannedJob;
  readonly target: JobTarget;
  /** The plan to register; `undefined` if the job is already registered. */
  readonly nomadPlan: NomadPlan | undefined;
  readonly comparison: Comparison;
  readonly recordedEntry: RecordedEntry<ReviewedJob> | undefined;
  /** The guards that judged the plan. */
  readonly guards: readonly GuardSetting[];
  /** Whether this run would promote the canaries of an earlier registration. */
  readonly isAwaitingPromotion: boolean;
  readonly isBatch: boolean;
}

type ReviewCheckContext = RegisterDependencies & Omit<PlanContext, 'guards' | 'needsBase' | 'latest'>;

/** Whether a run would register a job, if nothing prevents it. An earlier registration by the same review is not repeated. */
export function needsRegistration({ nomadPlan, comparison }: PlannedCandidate): boolean {
  return (
    nomadPlan !== undefined &&
    comparison.kind !== 'done' &&
    !(comparison.kind === 'registered-after-plan' && comparison.isCertain)
  );
}

export function needsWrite(candidate: PlannedCandidate): boolean {
  return candidate.isAwaitingPromotion || needsRegistration(candidate);
}

export async function checkReview(nomadPlan: NomadPlan, context: ReviewCheckContext): Promise<PlannedCandidate> {
  const recordedEntry = context.review.entries.jobs.get(nomadPlan.loadedJob.file.name);
  const guards = mergeGuardPolicies(context.inputs.guarding, recordedEntry?.record.guards).names;
  const needsBase = recordedEntry !== undefined && !hasComparedBase(recordedEntry.record, context.review);
  const find = async (job: JobTarget) => orUndefined(context.findLatest(job));
  const needsLatest = guards.length > 0 && nomadPlan.plan.Diff?.Type !== 'None';
  const latest = needsLatest ? await readLatest(nomadPlan, find) : 'not-read';
  const planned = createPlannedJob(nomadPlan, { ...context, guards, needsBase, latest });
  const { comparable: current, verdict } = planned;
  const entry = recordedEntry?.entry;
  const isRunning = verdict.change === 'unchanged' || differsOnlyInRandomValues(nomadPlan, entry);
  const rawComparison = isRunning
    ? compareRunning(current, recordedEntry, context)
    : await compareWithVersions(current, nomadPlan, recordedEntry, context);
  const comparison =
    rawComparison.kind === 'changed' && rawComparison.part !== 'address'
      ? {
          ...rawComparison,
          reviewedLines: readReviewedLines(planned.id, recordedEntry, context),
          planRun: recordedEntry?.record.run,
        }
      : rawComparison;
  const isUpToDate = isRunning && comparison.kind === 'same';
  const { target } = nomadPlan;
  return {
    planned,
    target,
    nomadPlan: isUpToDate ? undefined : nomadPlan,
    comparison,
    recordedEntry,
    guards,
    isBatch: isBatch(nomadPlan.job),
    isAwaitingPromotion: isUpToDate && (await isPromotionDue(entry?.done, target, nomadPlan, context)),
  };
}

/** The plan of a job in the comment whose signature was verified. */
function readReviewedLines(
  id: string,
  recordedEntry: RecordedEntry<ReviewedJob> | undefined,
  { review: { pullRequest, signedRecord, otherReviews } }: ReviewCheckContext,
): readonly string[] | undefined {
  if (recordedEntry?.entry.changes === false) return [];
  const pulls = [...otherReviews, { comment: pullRequest?.comment, signedRecord }];
  const body = pulls.find((pull) => pull.signedRecord?.record === recordedEntry?.record)?.comment?.body;
  const plan = body === undefined ? undefined : findPlan(body);
  return plan === undefined ? undefined : findPlanLines(plan, id);
}

/** Whether the guard `namespace-change` compared the plan with the branch of the merge: the base can be changed after the plan. */
function hasComparedBase(
  { guards, base, pullRequest }: ReviewRecord,
  { bases }: ReviewCheckContext['review'],
): boolean {
  return guards?.names.includes('namespace-change') === true && base !== undefined && bases.get(pullRequest) === base;
}

/** True if Nomad does not respond. */
async function isPromotionDue(
  done: ReviewedJob['done'],
  target: JobTarget,
  { plan: { JobModifyIndex: index } }: NomadPlan,
  { inputs: { promotion, wait }, nomad }: ReviewCheckContext,
): Promise<boolean> {
  if (promotion.after === undefined || wait === 'false' || done?.index !== index || done.outcome === 'successful')
    return false;
  const deployment = await orUndefined(nomad.readJobsMostRecentDeployment(target));
  if (deployment === undefined) return true;
  return deployment?.JobSpecModifyIndex === index && !isOver(deployment) && listWaitingGroups(deployment).size > 0;
}

/** A job with random values changes with every plan. If nothing else differs, it is treated as registered after the reviewed plan. */
function differsOnlyInRandomValues({ plan, random }: NomadPlan, entry: ReviewedJob | undefined): boolean {
  const isLater = plan.JobModifyIndex !== entry?.index || plan.JobModifyIndex === entry.done?.index;
  if (entry === undefined || plan.Diff === null || !isLater) return false;
  return changesOnlyRandom(plan.Diff, random);
}

/** Whether the late values of this run have the reviewed effect on the job. */
export function hasReviewedEffect({ reviewedPlan, ...planned }: NomadPlan): boolean {
  if (reviewedPlan === undefined) return true;
  const { keptGroups, job, plan } = planned;
  return hasEqualEffect(
    { job, keptGroups, verdict: readVerdict(job, plan) },
    { job: reviewedPlan.job, keptGroups, verdict: readVerdict(reviewedPlan.job, reviewedPlan.plan) },
    reviewedPlan.runsAlready,
  );
}

/** Compares a job that already runs as declared. It must match the reviewed change, or the change of a later pull request; otherwise, the run would succeed without registering it. */
function compareRunning(
  current: PlannedNow,
  recordedEntry: RecordedEntry<ReviewedJob> | undefined,
  { review: { entries }, inputs }: ReviewCheckContext,
): Comparison {
  if (recordedEntry?.entry.changes !== true) return { kind: 'same' };
  const { record, key } = recordedEntry;
  const comparison = compareWithReview(current, recordedEntry.entry, key);
  const later = entries.all.slice(1 + entries.all.findLastIndex((other) => other.record === record));
  const isReviewedLater = later.some(
    ({ entry, key: laterKey }) => 'changes' in entry && !isOtherJob(compareWithReview(current, entry, laterKey)),
  );
  if (!isOtherJob(comparison) || isReviewedLater) return { kind: 'same' };
  return { ...comparison, inputs: listDifferingInputs(record.inputs, inputs, { effect: 'specification', key }) };
}

/** Whether a different job was reviewed. The plan of an up-to-date job always differs. */
function isOtherJob(comparison: Comparison): comparison is Extract<Comparison, { readonly kind: 'changed' }> {
  return comparison.kind === 'changed' && comparison.part !== 'plan';
}

/** Does not write a job that equals its review if its versions show a registration after the plan. */
async function compareWithVersions(
  current: PlannedNow,
  nomadPlan: NomadPlan,
  recordedEntry: RecordedEntry<ReviewedJob> | undefined,
  context: ReviewCheckContext,
): Promise<Comparison> {
  const { signedRecord, mergedAt } = context.review;
  // Without a record, the plan of this run is registered.
  if (signedRecord === undefined) return { kind: 'same' };
  const { record, key } = recordedEntry ?? signedRecord;
  const entry = recordedEntry?.entry;
  const comparison = compareWithReview(current, entry, key);
  const listDiffering = (effect: 'files' | 'specification'): readonly string[] =>
    listDifferingInputs(record.inputs, context.inputs, { effect, key });
  if (comparison.kind === 'not-in-plan') return { ...comparison, inputs: listDiffering('files') };
  if (comparison.kind === 'changed') return { ...comparison, inputs: listDiffering('specification') };
  if (comparison.kind === 'done')
    return { ...comparison, hasOtherValue: await hasOtherValue(nomadPlan, comparison.before, context) };
  if (entry === undefined || comparison.kind !== 'same') return comparison;
  if (!hasReviewedEffect(nomadPlan)) return { kind: 'changed', part: 'plan' };
  const registration = await checkRegisteredAfterPlan(
    nomadPlan,
    { ...entry, mergedAt, plannedAt: 1000 * record.plannedAt },
    context,
  );
  if (registration === 'no') {
    await refuseConcurrentRegistration(nomadPlan, entry, context);
    return comparison;
  }
  return {
    kind: 'registered-after-plan',
    isCertain: registration === 'yes',
    denied: registration instanceof ActionError ? registration : undefined,
  };
}

/** Whether a job was registered with a different late value than in this run; an unknown value counts as different. */
async function hasOtherValue(
  { late, job, target }: NomadPlan,
  { index }: RegisteredBefore,
  { nomad }: ReviewCheckContext,
): Promise<boolean> {
  if (late === undefined) return false;
  const history = await orUndefined(nomad.listJobVersions(target));
  const registeredVersion = history?.Versions.find(({ JobModifyIndex }) => JobModifyIndex === index);
  return registeredVersion === undefined || !hasLateValues(job, registeredVersion, late);
}

/** Another run of the same review may register a different late value, and mark it in the comment after this run has read it. @throws ServiceError `conflict` */
async function refuseConcurrentRegistration(
  { late, plan: { JobModifyIndex: index }, target }: NomadPlan,
  entry: ReviewedJob,
  { nomad, startTime }: ReviewCheckContext,
): Promise<void> {
  if (late === undefined || index === entry.index || index === 0) return;
  const isChanged = await wasChangedSince(target, performance.timeOrigin + startTime, nomad);
  if (isChanged) throw createConflictError(target.id, undefined);
}
