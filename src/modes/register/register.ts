import { collectJobs, type CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import { createsManualCanaries, findPromotionDenials } from '../../operations/token/token-rights.ts';
import { listAttestedBuilds } from '../../clients/github/repositories.ts';
import { createReviewError } from '../../review/validate-record.ts';
import { formatField } from '../../operations/planning/late-fields.ts';
import { processJobs } from '../../operations/planning/each-job.ts';
import { requestPlan } from '../../operations/planning/plan-job.ts';
import { judgePlans } from './judge-plan.ts';
import { findMissingJobs, judgeUnplanned } from './judge-unplanned.ts';
import {
  createDependencyLister,
  createStaleFileError,
  readOrRefuse,
  requireCommit,
  readBranchHead,
  type BranchHead,
} from '../../operations/review/branch-head.ts';
import { listLateValues, type RegisteredJob, type RegisterOutcome, type RegisterState } from './outcome.ts';
import { checkReview, needsWrite, type PlannedCandidate } from './review-check.ts';
import { createJobStates, rollOut } from './roll-out.ts';
import { judgeStops, listShownStops, stopJudged } from './stop-removed.ts';
import { ActionError, orElseAll, withErrors } from '../../errors.ts';
import { findObstacle, type RegisterFacts } from '../../gate/evidence.ts';
import { derivePlanId } from '../../review/record-codec.ts';
import { readStage } from '../../jobfiles/discovery/stages.ts';
import { listDifferingInputs } from '../../review/recorded-inputs.ts';
import type { RegisterInputs } from './inputs.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { RegisterDependencies, WritingDependencies } from './dependencies.ts';
import type { ReviewResult } from '../../operations/review/find-review.ts';

/**
 * Registers exactly what was reviewed: plans again, compares, writes the changes by check-and-set, and follows the rollouts. If anything differs from the
 * review, or a file cannot be planned, nothing is written.
 *
 * @returns the final outcome; earlier ones go to `report`
 * @throws ActionErrors for invalid patterns or shared variable files
 */
export async function registerAll(dependencies: RegisterDependencies): Promise<RegisterOutcome> {
  const startTime = performance.now();
  const { inputs, review, reporter } = dependencies;
  const files = await checkFiles(dependencies);
  const { collected, candidates, failed } = files;
  reporter.reportPlan(candidates.map(({ planned }) => planned));
  const { head, failures } = await withErrors(judgeHead(files, dependencies), { head: undefined, failures: [] });
  const denials = await findDenials(candidates, dependencies);
  const unplannedResult = await orElseAll(judgeUnplanned(collected, candidates, dependencies), (thrown) => thrown);
  const stops = await judgeStops(collected, candidates, { ...dependencies, head });
  const planJudgment = await judgePlans(files, stops, dependencies);
  const { approvals, hits, consents, failures: unapproved, judgeAgain: rejudge, judgeState } = planJudgment;
  const attestations = await orElseAll(judgeAttestations(candidates, dependencies), (thrown) => thrown);
  const refusal = isIdle(files, dependencies) ? undefined : review.refusal;
  const checkResult = {
    signedRecord: review.signedRecord,
    planAge: review.signedRecord === undefined ? undefined : Date.now() - 1000 * review.signedRecord.record.plannedAt,
    failed,
    skippedCount: collected.skippedCount,
    judgedBy: listOtherPlans(review),
    failures:
      refusal === undefined
        ? [
            ...failures,
            ...findMissingJobs(candidates, failed, dependencies),
            ...unplannedResult,
            ...unapproved,
            ...attestations,
            ...denials,
            ...judgeOrder(candidates, inputs),
            ...listRefusedChanges(candidates),
          ]
        : [refusal],
    consents,
    removed: [],
  };
  let runConsents: RunConsents = { approvals, hits };
  const buildOutcome = (jobs: readonly RegisteredJob[]): RegisterOutcome => ({
    ...checkResult,
    ...runConsents,
    unreviewedReason: jobs.some(({ state }) => 'written' in state && state.written.isByThisRun)
      ? review.unreviewedReason
      : undefined,
    jobs,
    milliseconds: performance.now() - startTime,
  });
  const run: JudgedRun = {
    ...checkResult,
    reviewCounts: approvals,
    guarded: hits.map(({ hit }) => hit),
    jobs: candidates.map(({ comparison }) => comparison),
    stops: stops.map(({ state }) => state),
  };
  const obstacle = findObstacle(run);
  const reason = obstacle ?? (inputs.dryRun ? 'dry-run' : 'waiting');
  const first = candidates.map((candidate) => ({ planned: candidate.planned, state: initState(candidate, reason) }));
  const states = createJobStates(first, (jobs) => reporter.update(buildOutcome(jobs)));
  const judgeAgain = async (): Promise<WritingDependencies['buildEvidence']> => {
    const now = await rejudge();
    runConsents = mergeConsented(runConsents, now, states.all());
    const [failure] = now.failures;
    if (failure !== undefined) throw failure;
    const guardHits = now.hits.map(({ hit }) => hit);
    return createEvidence({ ...run, reviewCounts: now.approvals, guarded: guardHits }, dependencies);
  };
  const writeContext = { ...dependencies, buildEvidence: createEvidence(run, dependencies), judgeAgain };
  if (reason !== 'waiting' || review.refusal !== undefined)
    return { ...buildOutcome(first), removed: await stopJudged(stops, writeContext, undefined) };
  await rollOut(candidates, states, { ...writeContext, judgeState });
  const removed = await stopJudged(stops, writeContext, states.all());
  return { ...buildOutcome(states.all()), removed };
}

type RunConsents = Required<Pick<RegisterOutcome, 'approvals' | 'hits'>>;

/** The latest consents; a job that was already written keeps the consents of its write. */
function mergeConsented(before: RunConsents, now: RunConsents, jobs: readonly RegisteredJob[]): RunConsents {
  const writtenFiles = new Set(jobs.flatMap(({ planned, state }) => ('written' in state ? [planned.file] : [])));
  const keptHits = before.hits.filter(({ file }) => writtenFiles.has(file));
  return { approvals: now.approvals, hits: [...keptHits, ...now.hits.filter(({ file }) => !writtenFiles.has(file))] };
}

/** Whether a pull request without a record writes and stops nothing: a plan without changes may leave no record. An edited record is refused. */
function isIdle(
  { collected, candidates, failed }: CheckedFiles,
  { inputs, review, changes }: RegisterDependencies,
): boolean {
  const { thread, comment } = review.pullRequest ?? {};
  const hasNoRecord = comment === undefined || thread?.openComment(comment).kind === 'none';
  const mayStop = inputs.stopRemoved && (changes === undefined || collected.removed.length > 0);
  return hasNoRecord && failed.length === 0 && !mayStop && !candidates.some(needsWrite);
}

/** The job files that are judged by the record of another pull request of the commit. */
function listOtherPlans({ entries, signedRecord }: ReviewResult): ReadonlyMap<string, number> {
  return new Map(
    [...entries.jobs].flatMap(([file, { record }]) =>
      record === signedRecord?.record ? [] : [[file, record.pullRequest] as const],
    ),
  );
}

interface CheckedFiles {
  readonly collected: CollectedJobs;
  readonly candidates: readonly PlannedCandidate[];
  readonly failed: readonly FailedFile[];
}

/** Plans all job files again, and compares each with its review. */
async function checkFiles(dependencies: RegisterDependencies): Promise<CheckedFiles> {
  const { inputs, changes, review } = dependencies;
  // Jobs that the reviewed plan changes are compared even if `only-changed` excludes them here.
  const planned = [...review.entries.jobs].flatMap(([file, { entry }]) => (entry.changes ? [file] : []));
  const all = changes && { ...changes, names: [...changes.names, ...planned] };
  const collected = await collectJobs({ ...dependencies, changes: all, inputs: inputs.jobFiles });
  const { jobs: candidates, failed } = await processJobs(collected, dependencies, async (parsedFile, published) =>
    checkReview(await requestPlan(parsedFile, dependencies), { ...dependencies, published, hasRecord: true }),
  );
  return { collected, candidates, failed };
}

/** Refuses jobs whose files the branch has changed since the checked-out commit. Sends no request if nothing would be written. */
async function judgeHead(
  { collected, candidates, failed }: CheckedFiles,
  dependencies: RegisterDependencies,
): Promise<{ readonly head: BranchHead | undefined; readonly failures: readonly ActionError[] }> {
  const { review } = dependencies;
  const { branch, pullRequest } = review;
  const pendingJobs = candidates.filter(needsWrite);
  const wantsAny = pendingJobs.length + listShownStops(dependencies).length > 0;
  const mayWrite = review.refusal === undefined && failed.length === 0 && wantsAny;
  if (branch === undefined || pullRequest === undefined || !mayWrite) return { head: undefined, failures: [] };
  const head = await readBranchHead({ ...dependencies, ...pullRequest.thread, branch, budget: collected.budget });
  const listDependencies = createDependencyLister(collected);
  const failures = pendingJobs.flatMap(({ planned: { file } }) => {
    const name = head.findChangedFile(file, listDependencies(file));
    return name === undefined ? [] : [createStaleFileError(file, name, head.branch)];
  });
  return { head, failures };
}

/** The jobs whose canaries this run could not promote. Not checked in a dry run, which has a different token, or in a refused run, which writes nothing. */
async function findDenials(
  candidates: readonly PlannedCandidate[],
  dependencies: RegisterDependencies,
): Promise<readonly ActionError[]> {
  const { inputs, review } = dependencies;
  if (inputs.dryRun || review.refusal !== undefined) return [];
  const jobs = candidates.flatMap(({ nomadPlan, target, planned: { verdict, file } }) =>
    nomadPlan !== undefined && createsManualCanaries(nomadPlan.job, verdict.groups) ? [{ ...target, file }] : [],
  );
  return findPromotionDenials(jobs, dependencies);
}

function listLateImages({ nomadPlan }: PlannedCandidate): readonly string[] {
  const { fields = [], values = new Map<string, string>() } = nomadPlan?.late ?? {};
  return fields.filter(({ trail }) => trail.at(-1) === 'image').map((field) => formatField(field, values));
}

/** With `late-from: attestation`: refuses late images that this repository did not build from the commit. @throws `not-reviewed` if GitHub does not respond */
async function judgeAttestations(
  candidates: readonly PlannedCandidate[],
  { inputs, review, commit, repositoryId }: RegisterDependencies,
): Promise<readonly ActionError[]> {
  const thread = review.pullRequest?.thread;
  if (inputs.lateFrom === undefined || inputs.dryRun || thread === undefined) return [];
  const failures: ActionError[] = [];
  for (const candidate of candidates)
    for (const image of listLateImages(candidate)) {
      const digest = /@sha256:([0-9a-f]{64})$/.exec(image)?.[1];
      const builds =
        digest === undefined
          ? []
          : await readOrRefuse('which builds made a late image', async () =>
              listAttestedBuilds(thread.github, thread.repository, digest),
            );
      const ownBuilds = builds.filter((build) => build.repositoryId === repositoryId);
      if (ownBuilds.some(({ commits }) => commits.includes(requireCommit(commit)))) continue;
      const reason =
        digest === undefined
          ? 'has no digest'
          : ownBuilds.length === 0
            ? 'has no attestation of this repository'
            : 'was built from another commit';
      failures.push(createReviewError(`the late image of job \`${candidate.planned.id}\` ${reason}`, attestHint));
    }
  return failures;
}

const attestHint =
  'Attest the image in the workflow that builds it (`actions/attest-build-provenance`), pass it by its digest, and give this job `permissions: { attestations: read }`.';

/** A change that Nomad plans but never registers is refused before anything is written. */
function listRefusedChanges(candidates: readonly PlannedCandidate[]): readonly ActionError[] {
  const refusedJobs = candidates.filter(({ planned }) => planned.verdict.refusals.length > 0);
  return refusedJobs.map(
    ({ planned: { id, file, verdict } }) =>
      new ActionError({
        reason: 'parse',
        message: `Nomad refuses the change to \`${id}\`: ${verdict.refusals.join('; ')}`,
        location: { file },
        help: 'refused-change',
        hint: 'Give the job a different ID, or purge the registered job first (`mode: stop` with `purge: true`).',
      }),
  );
}

type UnwrittenReason = Exclude<Extract<RegisterState, { kind: 'not-written' }>, { stage: number }>['reason'];

interface JudgedRun extends RegisterFacts {
  readonly reviewCounts: readonly ApprovalCount[];
}

/** The evidence of each job for the gate. */
function createEvidence(
  facts: JudgedRun,
  { review, commit }: RegisterDependencies,
): WritingDependencies['buildEvidence'] {
  return ({ target, comparison, recordedEntry, planned }) => {
    const { pullRequest = review.pullRequest?.thread.number ?? null } = recordedEntry?.record ?? {};
    const counts = facts.reviewCounts.filter((count) => count.pullRequest === pullRequest);
    const plan = recordedEntry === undefined ? '' : derivePlanId(recordedEntry);
    const approvedBy = [...new Set(counts.flatMap(({ approvals }) => approvals.map(({ login }) => login)))];
    const source = {
      plan,
      pullRequest,
      commit: commit ?? '',
      approvedBy,
      lateValues: planned && listLateValues(planned),
    };
    if (review.signedRecord === undefined) return { kind: 'operator', names: [target.id], facts, source };
    return { kind: 'review', facts, comparison, index: recordedEntry?.entry.done?.index, source };
  };
}

function initState({ comparison, nomadPlan }: PlannedCandidate, reason: UnwrittenReason): RegisterState {
  if (nomadPlan === undefined) return { kind: 'up-to-date' };
  return comparison.kind === 'same' ? { kind: 'not-written', reason } : comparison;
}

/** Refuses jobs that this run would change in a different order than their plan showed. */
function judgeOrder(candidates: readonly PlannedCandidate[], inputs: RegisterInputs): readonly ActionError[] {
  if (!candidates.some(needsWrite)) return [];
  const changedJobs = candidates.filter(({ recordedEntry }) => recordedEntry?.entry.changes === true);
  const plans = Map.groupBy(changedJobs, ({ recordedEntry }) => recordedEntry?.record);
  return [...plans.values()].flatMap((jobs) => {
    const ids = findReordered(
      jobs.map(({ planned, recordedEntry }) => ({
        id: planned.id,
        before: readStage(recordedEntry?.entry ?? {}),
        current: readStage(planned.comparable),
      })),
    );
    const { record, key } = jobs[0]?.recordedEntry ?? {};
    if (ids === undefined || key === undefined) return [];
    return [createOrderError(ids, listDifferingInputs(record?.inputs, inputs, { effect: 'order', key }))];
  });
}

/** @param differences sentences without a full stop */
function createOrderError([left, right]: readonly [string, string], differences: readonly string[]): ActionError {
  const reason = differences.map((difference) => ` ${difference}.`).join('');
  return new ActionError({
    reason: 'plan-changed',
    message: `The order of \`${left}\` and \`${right}\` has changed since the review.`,
    hint: `Nothing was written.${reason} If a merge has changed the order, open a new pull request. Otherwise, set the same \`stages\` in plan and register, then re-run this workflow job.`,
  });
}

/** Finds two jobs whose order differs from the plan, and returns their IDs; `undefined` if there are none. @param jobs with their stages in the plan and in this run */
export function findReordered(
  jobs: readonly { readonly id: string; readonly before: number; readonly current: number }[],
): readonly [string, string] | undefined {
  const sortedJobs = jobs.toSorted((a, b) => a.before - b.before);
  for (const [index, placed] of sortedJobs.entries()) {
    const next = sortedJobs[index + 1];
    if (next !== undefined && Math.sign(placed.before - next.before) !== Math.sign(placed.current - next.current))
      return [placed.id, next.id];
  }
  return undefined;
}
