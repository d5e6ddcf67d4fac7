import { isConnectionWithheld } from '../../inputs/connection.ts';
import { createForkReport } from '../../report/run-report.ts';
import { createPlanFiles, createPlanOutputs } from '../../report/plan/plan-outputs.ts';
import { nothingPlanned, listFailures, type PlanOutcome } from '../../report/plan/plan-outcome.ts';
import { planInputs, readPlanInputs, type PlanInputs } from './inputs.ts';
import { createPlanReport, type PlanReportInput } from './report.ts';
import { plain, plainLines } from '../../text/log-text.ts';
import { isFromFork } from '../../clients/github/context.ts';
import { describeSetting, orUndefined, withErrors, orElseAll } from '../../errors.ts';
import { listMarked } from '../../clients/github/comments/find.ts';
import { readCheckout } from '../../jobfiles/provenance/git.ts';
import { runCommand } from '../../operations/commands/run-command.ts';
import { describePlanRun } from '../../report/plan/plan-headline.ts';
import { createCheckoutRefusal } from '../../review/commands/refusals.ts';
import { findCommentTarget, buildCommentContext } from '../../operations/comments/comment-target.ts';
import { createApprovalRules, countApprovals } from '../../operations/review/count-approvals.ts';
import { findTrustedBase } from '../../operations/pull-request-files.ts';
import { createJobDependencies, processJobs, type JobDependencies } from '../../operations/planning/each-job.ts';
import { requestPlan, createPlannedJob, readLatest } from '../../operations/planning/plan-job.ts';
import { readLastRegistration } from '../../operations/review/registered-since.ts';
import { createDeploymentReader } from '../../operations/find-job.ts';
import { collectJobs, type CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import type { GuardSetting } from '../../inputs/guards.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import { listHits, addApproval } from '../../report/plan/guard-hits.ts';
import { createReviewRecord, type PlanRecord } from '../../operations/review/record.ts';
import {
  createOptionalReads,
  warnAboutManagementToken,
  type OptionalReads,
} from '../../operations/token/token-rights.ts';
import { createRenewal, type Renewal } from '../../operations/comments/renew-comment.ts';
import { findUndeclaredJobs } from './undeclared-jobs.ts';
import type { Mode } from '../mode.ts';
import type { RecordThread } from '../../operations/review/open-review.ts';
import { listApprovers, type ApprovalCount } from '../../review/approvals.ts';
import type { ApprovalRequirement } from '../../report/comment/guard-rows.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { WriteComment } from '../../operations/comments/comment-writer.ts';
import type { RunContext } from '../../operations/run-context.ts';

/**
 * Mode `plan`: shows what Nomad would do with the job files of a pull request. Takes the job files and the pull request; returns a plan of each job, and shows
 * it in a comment on the pull request. It changes nothing in the cluster. The record at the end of the comment binds a later `register` to the reviewed plan.
 */
export const mode: Mode<typeof planInputs, PlanInputs, PlanReportInput> = {
  inputs: planInputs,
  activity: 'Planning',
  writes: [],
  read: readPlanInputs,
  run: plan,
  report: createPlanReport,
  withheld: {
    isWithheld: isConnectionWithheld,
    report() {
      const { summary: _, ...outputs } = createPlanOutputs(nothingPlanned, undefined);
      return createForkReport('planned', { outputs, files: createPlanFiles([]) });
    },
  },
};

/** Plans the job files, and finds the comment that its report updates. */
export async function plan(inputs: PlanInputs, context: RunContext): Promise<PlanReportInput> {
  const { command: settings, nomad } = inputs;
  if (settings === undefined) return planPullRequest(inputs, context);
  const command = { ...context, verb: 'plan', settings, nomad } as const;
  const commandResult = runCommand(command, async ({ judgment: { pullRequest }, end }) => {
    const planned = await planCommanded(inputs, { ...context, event: { ...context.event, pullRequest } });
    const { outcome, comment } = planned;
    const endPlan = async (): Promise<void> =>
      end({ headline: describePlanRun(outcome), failures: listFailures(outcome), hasChangedJob: false });
    if (comment !== undefined)
      return { ...planned, comment: { ...comment, write: endAfterWrite(comment.write, endPlan) } };
    await endPlan();
    return planned;
  });
  return orElseAll(commandResult, (failures) => createFailedPlan(failures, inputs, context));
}

/** Ends the command after the comment was written, even if the write failed. */
function endAfterWrite(write: WriteComment, end: () => Promise<void>): WriteComment {
  return async (body, options) => {
    try {
      return await write(body, options);
    } finally {
      await end();
    }
  };
}

/** Plans only if the checkout is the commit of the command; otherwise, returns a refusal. */
async function planCommanded(inputs: PlanInputs, context: RunContext): Promise<PlanReportInput> {
  const head = await readCheckout(inputs.jobFiles.workingDirectory);
  if (head?.commit === context.event.pullRequest?.headSha) return planPullRequest(inputs, context);
  return createFailedPlan([createCheckoutRefusal()], inputs, context);
}

/** A report without a comment. */
function createFailedPlan(failures: PlanOutcome['failures'], inputs: PlanInputs, context: RunContext): PlanReportInput {
  const commentContext = buildCommentContext({ ...context, inputs });
  return { outcome: { ...nothingPlanned, failures }, context: commentContext, comment: undefined, isForkRun: false };
}

async function planPullRequest(inputs: PlanInputs, context: RunContext): Promise<PlanReportInput> {
  const { event } = context;
  const missing = findMissingRecord(inputs, context);
  if (missing !== undefined) context.runner.warning(plainLines(missing));
  const { nomad, ...outcome } = await withErrors(planFiles(inputs, context), { ...nothingPlanned, nomad: undefined });
  const target = await findCommentTarget({ ...context, inputs, subject: 'plan' });
  const { commentContext, writeComment, pullRequest, thread } = target;
  const shownEvent = { ...event, runUrl: commentContext.run?.url };
  const record = createReviewRecord(outcome, { ...inputs, inputs, context: shownEvent, pullRequest });
  const jobs = outcome.jobs.map(({ comparable }) => comparable);
  const onOtherStep = (): void => context.runner.warning(otherStep);
  const renewal = thread && createRenewal({ record, thread, verbs: inputs.verbs, jobs, nomad, onOtherStep });
  const approvals = record === undefined ? [] : await countSoFar(outcome, inputs, { thread, renewal });
  const isUnsigned = inputs.review.keys === undefined && inputs.review.mode !== 'ignore';
  const guards = approvals.find((count) => count.of === 'guards');
  return {
    outcome: guards === undefined ? outcome : addApproval(outcome, listApprovers(guards)),
    context: {
      ...commentContext,
      record: record?.lines,
      requirement: findApproving(inputs, record),
      approvals,
      isUnsigned,
      // The list of guarded changes shows it as well.
      warnings: [...context.warnings, ...(missing === undefined || listHits(outcome).length > 0 ? [] : [missing])],
    },
    comment: writeComment && { write: writeComment, keys: inputs.review.keys, renewal },
    isForkRun: isFromFork(event),
  };
}

/** A warning if the comment is not written: with a key, a later register needs its record. Without a record, no approval can count. */
function findMissingRecord({ comment, review, approvals, guarding }: PlanInputs, { event }: RunContext) {
  if (review.mode === 'ignore' || event.pullRequest === undefined) return undefined;
  if (review.keys !== undefined) return comment.isEnabled ? undefined : unrecordedText;
  return approvals.needed > 0 || guarding.names.length > 0 ? unsignedText : undefined;
}

const unrecordedText = `Without the comment, this plan has no record, and \`mode: register\` refuses its jobs after the merge. Remove \`comment: off\`, or, if nothing is registered, \`signing-key\`.`;
const unsignedText = `Without a signing key, this plan has no record: nobody can approve it, and \`mode: register\` refuses its jobs after the merge. Set the same ${describeSetting('signing-key')} in plan and register.`;
const otherStep = plain`Another plan step of this run has planned other job files with the same \`environment\`. This plan replaces its comment, and \`mode: register\` will refuse its jobs: give each step its own \`environment\`.`;

/** The people who can approve the guard hits of this plan: none without a record. */
function findApproving({ guarding, review }: PlanInputs, record: PlanRecord | undefined): ApprovalRequirement {
  if (record !== undefined) return { role: guarding.role };
  if (review.mode === 'ignore')
    return { obstacle: '`review` is `ignore`. Set `review: required`, or remove the guard in the workflow' };
  return review.keys === undefined
    ? { obstacle: `this plan is not signed. Set the same ${describeSetting('signing-key')} in plan and register` }
    : { obstacle: 'this plan is shown on no pull request. Plan the pull request with `comment: auto`' };
}

/** Counts the approvals of this plan. Approvals of an earlier plan count if its effect and its guarded changes were the same. Empty if GitHub does not respond, or if none are needed. */
async function countSoFar(
  outcome: PlanOutcome,
  { approvals, guarding }: PlanInputs,
  { thread, renewal }: { readonly thread: RecordThread | undefined; readonly renewal: Renewal | undefined },
): Promise<readonly ApprovalCount[]> {
  const rules = createApprovalRules(approvals, listHits(outcome).length === 0 ? undefined : guarding.role);
  if (thread === undefined || rules.length === 0) return [];
  const count = async (): Promise<readonly ApprovalCount[]> => {
    const [present] = (await listMarked(thread)).ownComments;
    // The first comment has no earlier approvals.
    return countApprovals(thread, (await renewal?.shown(present)) ?? { since: Infinity }, rules);
  };
  return (await orUndefined(count())) ?? [];
}

async function planFiles(
  inputs: PlanInputs,
  context: RunContext,
): Promise<PlanOutcome & { readonly nomad: Nomad | undefined }> {
  const { event, runner } = context;
  const { token: githubToken } = inputs.comment;
  const jobs = await createJobDependencies(inputs, context, { verb: 'Planned', githubToken, showsRemoved: true });
  const base = await findTrustedBase(context, githubToken);
  const reads = createOptionalReads();
  const planned = await planJobs({ ...jobs, base, reads, guards: inputs.guarding.names });
  const warning = reads.warning();
  if (warning !== undefined) runner.warning(plainLines(warning));
  if (planned.jobs.length > 0) context.runInBackground(warnAboutManagementToken({ event, runner, ...jobs }));
  return { ...planned, nomad: jobs.nomad };
}

interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The base commit of the pull request; `undefined` without a pull request. */
  readonly base: string | undefined;
  readonly reads: OptionalReads;
  readonly guards: readonly GuardSetting[];
}

/** Plans all job files; a file that cannot be planned does not stop other files. @throws ActionErrors for invalid patterns or shared variable files */
export async function planJobs(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, nomad, reads } = dependencies;
  const collection = await collectJobs({ ...dependencies, inputs: inputs.jobFiles });
  const hasRecord = isRecorded(inputs);
  const find = createDeploymentReader(nomad);
  const results = await processJobs(collection, dependencies, async (parsedFile, published) => {
    const nomadPlan = await requestPlan(parsedFile, dependencies);
    const evaluated = hasRecord ? await readLastRegistration(nomadPlan, dependencies) : undefined;
    const latest = await readLatest(nomadPlan, async (job) => reads.orUndefined(find(job), job.namespace));
    const context = { ...dependencies, published, hasRecord, needsBase: hasRecord, evaluated, latest };
    return createPlannedJob(nomadPlan, context);
  });
  const { jobs, failed, published } = results;
  const removed = await findUndeclaredJobs(collection, { ...dependencies, hasRecord, published, jobs, failed });
  const { skippedCount, noFilesMessage } = collection;
  const isAnyTouched = touchesJobs(collection, dependencies);
  return { jobs, failed, removed, skippedCount, isTouched: isAnyTouched, noFilesMessage, failures: [] };
}

function touchesJobs({ jobs, budget, configNames }: CollectedJobs, { changes }: PlanDependencies): boolean {
  return (
    changes !== undefined &&
    jobs.some(({ file, findDependencies }) =>
      isTouched(new Set([...findDependencies().lookups, ...configNames]), changes, budget.openFileBudget(file.name)),
    )
  );
}

/** The record is a part of the comment. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.isEnabled && comment.token !== undefined && review.mode !== 'ignore';
}
