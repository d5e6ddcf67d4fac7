import pMap from 'p-map';
import { ActionError, orElse, orElseAll } from '../../errors.ts';
import { mergeGuardPolicies } from '../../inputs/guards.ts';
import { approvers, describeHit, isRefusing, type JobHit } from '../../report/plan/guard-hits.ts';
import { listApprovers, describeShortfall, type ApprovalCount } from '../../review/approvals.ts';
import { capitalize } from '../../text/numbers.ts';
import { digestWithKey } from '../../review/digests.ts';
import { stopHit } from '../../report/plan/plan-outcome.ts';
import { needsWrite, type PlannedCandidate } from './review-check.ts';
import { addUnregisteredMerges } from './unregistered-merges.ts';
import { createApprovalRules, countConsents, selectStricter } from '../../operations/review/count-approvals.ts';
import { isSameState } from '../../operations/review/registered-since.ts';
import {
  coversJob,
  type Consent,
  type JobInFile,
  type GuardDigest,
  type RecordedEntry,
  type RemovedJob,
  type ReviewedJob,
  type ReviewRecord,
} from '../../review/record.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { JudgedStop } from './stop-removed.ts';
import type { RegisterDependencies } from './dependencies.ts';

interface JudgedPlans {
  /** The consents of each plan for which this run would write or stop a job. */
  readonly approvals: readonly ApprovalCount[];
  /** The guard hits of the jobs to write or stop, with their approvers. */
  readonly hits: readonly JobHit[];
  /** With any failure, nothing is registered. */
  readonly failures: readonly ActionError[];
}

interface JudgedFirst extends JudgedPlans {
  /** The consents for all pull requests in the commit; empty if no plan needs consent. */
  readonly consents: readonly Consent[];
  /** Judges the consents again, immediately before a later write. */
  readonly judgeAgain: () => Promise<JudgedPlans>;
  /** Judges a job again if its index has changed. */
  readonly judgeState: JudgeState;
}

/** Judges whether the approvals of a job still count. `index`: the `JobModifyIndex` to judge, by default of this run's plan. */
export type JudgeState = (candidate: PlannedCandidate, index?: number) => Promise<readonly ActionError[]>;

/** A guard hit of a job. `isShown` is false if only this run finds it: no review of the plan covers it. */
interface GuardedChange extends JobHit {
  readonly isShown: boolean;
}

interface RefusedChange extends GuardedChange {
  readonly record: ReviewRecord | undefined;
  readonly count: ApprovalCount | undefined;
  readonly unreadReason: string | undefined;
}

/** A plan for which this run would write or stop a job. */
interface WritingPlan {
  /** `undefined` without a review. */
  readonly record: ReviewRecord | undefined;
  readonly hits: readonly GuardedChange[];
  readonly jobs: readonly JobInFile[];
  /** The numbers of all pull requests that change one of its jobs in this commit. */
  readonly together: readonly number[];
  /** Whether only canaries of an earlier registration would be promoted. */
  readonly isPromotion: boolean;
}

/** Refuses plans without the approvals that they, this run or guards need. Asks GitHub only before a write or stop; a failed request is never an approval. */
export async function judgePlans(
  { collected, candidates }: { readonly collected: CollectedJobs; readonly candidates: readonly PlannedCandidate[] },
  stops: readonly JudgedStop[],
  dependencies: RegisterDependencies,
): Promise<JudgedFirst> {
  const empty = { approvals: [], hits: [], failures: [], judgeState: async () => [] };
  if (dependencies.review.refusal !== undefined) return { ...empty, consents: [], judgeAgain: async () => empty };
  const toWrite = candidates.filter(needsWrite);
  const due = stops.flatMap(({ recorded, state }) => (state.kind === 'due' ? [recorded] : []));
  const plans = listPlans(toWrite, due, dependencies);
  const ownConsents = listConsents(plans, dependencies);
  const listJobs = (number: number): readonly JobInFile[] =>
    plans.flatMap(({ record, jobs }) => (record?.pullRequest === number ? jobs : []));
  const { consents, unread } = await orElseAll(
    addUnregisteredMerges(ownConsents, listJobs, collected, dependencies).then((all) => ({
      consents: all,
      unread: [],
    })),
    (errors) => ({ consents: ownConsents, unread: errors }),
  );
  const earlier = listEarlierConsents(plans, consents, dependencies);
  const judgeAgain = async (): Promise<JudgedPlans> => judgeConsents(plans, { consents, earlier }, dependencies);
  const first = await judgeAgain();
  const judgeState: JudgeState = async (candidate, index) => findChangedSince(candidate, consents, dependencies, index);
  const changed = await Promise.all([
    pMap(toWrite, async (candidate) => judgeState(candidate)),
    pMap(due, async (ownEntry) => findChangedState(ownEntry, ownEntry.entry, consents, dependencies)),
  ]);
  return { ...first, failures: [...unread, ...first.failures, ...changed.flat(2)], consents, judgeAgain, judgeState };
}

async function judgeConsents(
  plans: readonly WritingPlan[],
  { consents, earlier }: { readonly consents: readonly Consent[]; readonly earlier: readonly Consent[] },
  dependencies: RegisterDependencies,
): Promise<JudgedPlans> {
  const { pullRequest: ownPull, mergedPull } = dependencies.review;
  const namePlan = ({ pullRequest }: ApprovalCount): string =>
    consents.length > 1 ? `the plan of pull request ${pullRequest}` : 'the plan';
  const countAllConsents = async (): Promise<Omit<JudgedPlans, 'hits'> & { readonly unreadReason?: string }> => {
    if (consents.length + earlier.length === 0) return { approvals: [], failures: [] };
    if (ownPull === undefined) throw new Error('A record without its pull request');
    const counts = await countConsents(ownPull.thread, [...consents, ...earlier], mergedPull);
    const [current, earlierCounts] = [counts.slice(0, consents.length).flat(), counts.slice(consents.length).flat()];
    const shortfalls = current.flatMap((count) =>
      count.of === 'plan' ? listShortfallErrors(count, namePlan(count)) : [],
    );
    const withdrawn = earlierCounts.flatMap((count) => listShortfallErrors(count, 'the plan that was registered'));
    const failures = [...shortfalls, ...new Map(withdrawn.map((error) => [error.message, error])).values()];
    return { approvals: [...current, ...earlierCounts], failures };
  };
  const { approvals, failures, unreadReason } = await orElse(countAllConsents(), ({ message, hint }) => {
    const reason = `the approvals could not be read: ${message}`;
    // Each hit of this plan is refused below; missing consents of an earlier registration are refused only here.
    const isNeeded = earlier.length > 0 || consents.some(({ rules }) => rules.some(({ of }) => of === 'plan'));
    return { approvals: [], failures: isNeeded ? [createApprovalError(reason, hint)] : [], unreadReason: reason };
  });
  const judged = plans.flatMap(({ record, hits }) => {
    const count = approvals.find(({ of, pullRequest }) => of === 'guards' && pullRequest === record?.pullRequest);
    const approvedBy = count && listApprovers(count);
    return hits.map((hit) => ({
      ...hit,
      record,
      count,
      unreadReason,
      hit: { ...hit.hit, approvedBy: hit.isShown ? approvedBy : undefined },
    }));
  });
  const refused = judged.filter(isRefusing).map((plan) => createGuardedError(plan, dependencies));
  return { approvals, hits: judged, failures: [...failures, ...refused] };
}

function listPlans(
  toWrite: readonly PlannedCandidate[],
  stops: readonly RecordedEntry<RemovedJob>[],
  dependencies: RegisterDependencies,
): readonly WritingPlan[] {
  const changes = [
    ...toWrite.map((candidate) => ({
      ownEntry: candidate.recordedEntry,
      hits: listJobHits(candidate),
      job: { ...candidate.target, file: candidate.planned.file },
      shown: candidate.planned,
      isPromotion: candidate.nomadPlan === undefined,
    })),
    ...stops.map((ownEntry) => ({
      ownEntry,
      hits: listStopHits(ownEntry, dependencies),
      job: ownEntry.entry,
      shown: ownEntry.entry,
      isPromotion: false,
    })),
  ].flatMap(({ ownEntry, hits, job, shown, isPromotion }): readonly WritingPlan[] => {
    const others = findOthers(job, ownEntry, dependencies);
    const together = [...others, ...(ownEntry === undefined ? [] : [ownEntry])].map(({ record }) => record.pullRequest);
    const plans = others.map(({ entry, record }) => ({
      record,
      hits: (entry.hits ?? []).map((hit) => readHit(shown, hit, `the plan of pull request ${record.pullRequest}`)),
      jobs: [job],
      together,
      isPromotion,
    }));
    return [{ record: ownEntry?.record, hits, jobs: [job], together, isPromotion }, ...plans];
  });
  return Array.from(
    Map.groupBy(changes, ({ record }) => record),
    ([record, same]) => ({
      record,
      hits: same.flatMap(({ hits }) => hits),
      jobs: same.flatMap(({ jobs }) => jobs),
      together: [...new Set(same.flatMap(({ together }) => together))],
      isPromotion: same.every(({ isPromotion }) => isPromotion),
    }),
  );
}

/** The entries of other pull requests in this commit that write, stop or guard a job, in any file. Each needs its own approvals. */
function findOthers(
  job: JobInFile,
  ownEntry: RecordedEntry<ReviewedJob | RemovedJob> | undefined,
  { review: { entries } }: RegisterDependencies,
): readonly RecordedEntry<ReviewedJob | RemovedJob>[] {
  return entries.all.filter((recorded) => {
    const { entry, record } = recorded;
    const isWrite = 'changes' in entry ? entry.changes : entry.stop;
    if (record === ownEntry?.record || !(isWrite || entry.hits !== undefined)) return false;
    return coversJob(recorded, job);
  });
}

/** The hits of a job in this run and in the reviewed plan, regardless of the data that this run can read. */
function listJobHits({ planned, nomadPlan, recordedEntry }: PlannedCandidate): readonly GuardedChange[] {
  const { id, namespace, file } = planned;
  const { key, entry } = recordedEntry ?? {};
  const recorded = entry?.hits ?? [];
  const [hits, digests] = nomadPlan === undefined ? [[], []] : [planned.hits, planned.comparable.hits];
  const reviewed = new Set(recorded.map(identifyDigest));
  const present = digests.map(({ guard, of }) => key && identifyDigest({ guard, of: digestWithKey('guard', of, key) }));
  const remaining = new Set(present);
  const missingDigests = recorded.filter((recordedDigest) => !remaining.has(identifyDigest(recordedDigest)));
  const guards = new Map(missingDigests.map((before) => [before.guard, before]));
  return [
    ...hits.map((hit, at) => ({ id, namespace, file, hit, isShown: reviewed.has(present[at] ?? '') })),
    ...[...guards.values()].map((before) => readHit(planned, before)),
  ];
}

function identifyDigest({ guard, of }: GuardDigest): string {
  return `${guard} ${of}`;
}

/** The record contains only a digest of a hit; the comment has its details. */
function readHit(
  { id, namespace, file }: Pick<JobHit, 'id' | 'namespace' | 'file'>,
  { guard }: GuardDigest,
  plan = 'the reviewed plan',
): GuardedChange {
  return { id, namespace, file, hit: { ...stopHit, guard, subject: `as ${plan} shows` }, isShown: true };
}

function listStopHits(
  { entry, record }: RecordedEntry<RemovedJob>,
  { inputs }: RegisterDependencies,
): readonly GuardedChange[] {
  const { id, namespace, file, hits = [] } = entry;
  const isShown = hits.length > 0;
  return isShown || mergeGuardPolicies(inputs.guarding, record.guards).names.includes('stops')
    ? [{ id, namespace, file, hit: stopHit, isShown }]
    : [];
}

/** The consents that earlier registrations of these pull requests needed. They apply to each later write, regardless of later plans. */
function listEarlierConsents(
  plans: readonly WritingPlan[],
  consents: readonly Consent[],
  { review: { signedRecord } }: RegisterDependencies,
): readonly Consent[] {
  if (plans.length === 0) return [];
  const records = new Set([...plans.map(({ record }) => record), signedRecord?.record]);
  const current = new Set(consents.map((consent) => JSON.stringify(consent)));
  const earlier = [...records].flatMap((record) => record?.registered ?? []);
  return earlier.filter((consent) => !current.has(JSON.stringify(consent)));
}

/** The consents that each plan needs: the stricter of the plan's and this run's requirements. */
function listConsents(plans: readonly WritingPlan[], { inputs }: RegisterDependencies): readonly Consent[] {
  return plans.flatMap(({ record, hits, together, isPromotion }): readonly Consent[] => {
    if (record === undefined || (isPromotion && record.registered !== undefined)) return [];
    const { pullRequest, since, edited, approvals, guards } = record;
    const { names, role } = mergeGuardPolicies(inputs.guarding, guards);
    const needed = Number(hits.some(({ isShown }) => isShown));
    const rules = [
      ...createApprovalRules(selectStricter(approvals, inputs.approvals), undefined),
      ...(names.length === 0 && needed === 0 ? [] : [{ of: 'guards', needed, role } as const]),
    ];
    const others = together.filter((number) => number !== pullRequest);
    const relatedField = others.length === 0 ? {} : { together: others };
    return rules.length === 0 ? [] : [{ pullRequest, ...relatedField, since, edited, rules }];
  });
}

function createGuardedError(
  { id, file, hit, isShown, record, count, unreadReason }: RefusedChange,
  { inputs }: RegisterDependencies,
): ActionError {
  const by = approvers[mergeGuardPolicies(inputs.guarding, record?.guards).role];
  const fix = count && formatHint(count);
  // Without a review that could count, the refusal itself names the missing approvals.
  const reason = isShown
    ? (unreadReason ?? (count && (fix ?? count.others[0]) && describeShortfall(count, 'the plan')))
    : '';
  const hint =
    record === undefined
      ? 'Without a reviewed plan nothing can be approved: remove the guard from `guards` in the workflow.'
      : isShown
        ? (fix ??
          `Ask ${by} who did not contribute to pull request ${record.pullRequest} to approve it, then re-run this workflow job.`)
        : `The reviewed plan does not show it. Plan the pull request again with the same guards, and have that plan approved.${inputs.jobFiles.late === undefined ? '' : ' A change by a late value cannot be approved: pass a different value.'}`;
  return new ActionError({
    reason: 'guarded',
    message: `\`${id}\` is guarded: ${describeHit(hit)}.`,
    location: { file, line: hit.line },
    hint: `Nothing was written${reason ? `: ${reason}` : ''}. ${hint}`,
  });
}

/** @param index the `JobModifyIndex` to judge; by default of this run's plan */
async function findChangedSince(
  { planned, comparison, nomadPlan, target, recordedEntry }: PlannedCandidate,
  consents: readonly Consent[],
  dependencies: RegisterDependencies,
  index = planned.comparable.index,
): Promise<readonly ActionError[]> {
  if (nomadPlan === undefined || comparison.kind !== 'same' || recordedEntry === undefined) return [];
  const state = { ...target, file: planned.file, index, evaluated: recordedEntry.entry.evaluated };
  return findChangedState(recordedEntry, state, consents, dependencies);
}

/** An approval applies to one state of the job. If anything except a count has changed since, a new plan is needed. */
async function findChangedState(
  ownEntry: RecordedEntry<ReviewedJob | RemovedJob>,
  { file, id, namespace, region, index, evaluated }: JobTarget & Pick<ReviewedJob, 'file' | 'index' | 'evaluated'>,
  consents: readonly Consent[],
  dependencies: RegisterDependencies,
): Promise<readonly ActionError[]> {
  const isAsked = ({ pullRequest }: ReviewRecord): boolean =>
    consents.some((consent) => consent.pullRequest === pullRequest && consent.rules.some(({ needed }) => needed > 0));
  const target = { id, namespace, region };
  // A registration by another pull request had its own approval.
  const others = findOthers({ ...target, file }, ownEntry, dependencies).filter(
    ({ entry }) => entry.done === undefined,
  );
  for (const { entry, record } of [ownEntry, ...others])
    if (isAsked(record) && !(await isSameState(entry, { ...target, index, evaluated }, dependencies.nomad)))
      return [createApprovalError(`\`${id}\` was changed in Nomad since the plan that was approved`)];
  return [];
}

/** The hint if another approval does not help; `undefined` if it does. */
function formatHint({ objections, blocker, roleError }: ApprovalCount): string | undefined {
  if (objections.length > 0)
    return 'Have the request for changes dismissed, or replaced by an approval of the same person, then re-run this workflow job.';
  if (blocker === undefined) return roleError?.hint;
  return 'No approval of this pull request can count. Connect the address of each commit with an account on GitHub, then re-run this workflow job. Otherwise, revert the pull request with that commit, and make its change again in a new one.';
}

function listShortfallErrors(count: ApprovalCount, plan: string): readonly ActionError[] {
  const reason = describeShortfall(count, plan);
  return reason === undefined
    ? []
    : [createApprovalError(reason, formatHint(count) ?? formatApproveHint(` by ${approvers[count.role]}`))];
}

function formatApproveHint(by = ''): string {
  return `Have the plan approved${by}, then re-run this workflow job. If the job or the comment has changed since, re-run the plan first.`;
}

function createApprovalError(reason: string, hint = formatApproveHint()): ActionError {
  return new ActionError({ reason: 'not-approved', message: `${capitalize(reason)}.`, hint });
}
