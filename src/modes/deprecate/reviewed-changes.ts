import { realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { orElse, type ActionError } from '../../errors.ts';
import { rewriteComment, type CommentOutcome } from '../../clients/github/comments/upsert.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { failuresOf, versionsWithResult, type RegistryOutcome } from '../../deprecation/outcome.ts';
import type { SigningKeys } from '../../inputs/review.ts';
import { createRunBudget } from '../../jobfiles/functions/work-budget.ts';
import { commitAtHead, readCheckout } from '../../jobfiles/provenance/git.ts';
import { readBranchHead } from '../../operations/review/branch-head.ts';
import { findReview, type Review } from '../../operations/review/find-review.ts';
import { sealAgainIfLate, sealComment } from '../../operations/review/open-review.ts';
import { recordLines } from '../../operations/review/record.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { nameCommentPermission } from '../../report/comment/publish-comment.ts';
import { planId } from '../../review/record-codec.ts';
import { reasonOf } from '../../review/validate-record.ts';
import { asPublished, type Published } from '../../text/published.ts';
import { changedVersions, compareChanges, notReviewed, planChanged, refuseChanges } from './compare-changes.ts';
import { createRendering, type ChangeReview, type ReviewedInputs } from './plan-changes.ts';
import type { WholeRun } from '../../gate/evidence.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { DecidedModule } from '../../operations/modules/apply-changes.ts';
import type { JudgeChanges, Judgement } from '../../operations/modules/judge-modules.ts';
import type { Comparison } from '../../review/compare.ts';
import type { RecordedEntry, ReviewedJob, ReviewRecord, SignedRecord } from '../../review/record.ts';

interface ComparedModule {
  readonly decided: DecidedModule;
  readonly comparison: Comparison;
  readonly reviewed: RecordedEntry<ReviewedJob> | undefined;
}

/** Makes exactly what a merged pull request has shown, once; if anything differs, nothing. @throws ActionError `not-reviewed`; GitHub's error */
export async function makeReviewedChanges(inputs: ReviewedInputs, context: RunContext): Promise<ChangeReview> {
  const { event } = context;
  const { keys, dryRun } = inputs;
  const found = await findOurReview(inputs, context);
  const { review } = found;
  let compared: readonly ComparedModule[] = [];
  return {
    isPlan: false,
    async judge(all) {
      compared = compareAll(all, review, keys);
      const differing = [...refusalsOf(all, compared, review), ...(await judgeFile(compared, inputs, found))];
      const isWriting = differing.length === 0 && !dryRun && compared.some(isToBeWritten);
      const failures = isWriting ? await touchComments(review) : differing;
      return { failures, evidenceOf: createEvidence({ compared, failures, commit: found.commit }) };
    },
    async comment(outcome) {
      const complete = compared.filter((one) => isComplete(one, outcome));
      const isNews = failuresOf(outcome).length + versionsWithResult(outcome.modules, 'deprecated').length > 0;
      if (dryRun || !(isNews || complete.length > 0)) return undefined;
      const { render } = createRendering(outcome, inputs, { ...context, event: { ...event, pullRequest: undefined } });
      const run = event.runUrl === undefined ? 'an earlier run' : `run ${event.runNumber}`;
      const write = ({ record, key }: SignedRecord): Published =>
        render(recordLines({ record: markDone(record, complete, run), key }));
      return { subject: 'outcome', isOfFork: false, write: async () => writeComments(review, write) };
    },
  };
}

interface FoundReview {
  readonly review: Review;
  readonly github: GitHub | undefined;
  readonly commit: string | undefined;
  readonly repository: RunnerContext['repo'];
  readonly workspace: string;
}

async function findOurReview(inputs: ReviewedInputs, context: RunContext): Promise<FoundReview> {
  const { event, workspace } = context;
  const { comment, dryRun, registry, githubToken: token, keys } = inputs;
  const github = token === undefined ? undefined : await connectGitHub(context, token);
  const commit = (await commitAtHead(workspace))?.id ?? event.sha;
  const looking = {
    context: event,
    inputs: {
      comment,
      dryRun,
      review: { mode: 'required', keys } as const,
      branches: { patterns: [], names: () => false },
      nomad: registry,
    },
    github,
    head: commit,
  };
  const review = await orElse(findReview(looking), (error) => {
    throw asOurs(error);
  });
  if (review.refusal !== undefined) throw asOurs(review.refusal);
  return { review, github, commit, repository: event.repo, workspace };
}

/** A refusal in the words of a register. */
function asOurs(error: ActionError): ActionError {
  if (error.reason !== 'not-reviewed') return error;
  const { hint = '' } = error;
  const why = reasonOf(error);
  return hint === '' || /register/i.test(hint) ? notReviewed(why) : notReviewed(why, hint);
}

type Judged = Parameters<JudgeChanges>[0];

function compareAll(all: Judged, { entries }: Review, keys: SigningKeys): readonly ComparedModule[] {
  return all.flatMap((decided) => {
    if (!('judged' in decided)) return [];
    const reviewed = entries.jobs.get(moduleName(decided.module));
    const key = reviewed?.key ?? keys[0];
    return [{ decided, reviewed, comparison: compareChanges(decided, reviewed?.entry, key) }];
  });
}

function isToBeWritten({ decided, comparison }: ComparedModule): boolean {
  return comparison.kind === 'same' && changedVersions(decided).length > 0;
}

/** Why this run is not what was reviewed: then it changes nothing at all. */
function refusalsOf(all: Judged, compared: readonly ComparedModule[], { entries }: Review): readonly ActionError[] {
  const unknown = all.flatMap((one) => ('judged' in one ? [] : [one.module]));
  const known = new Set([...compared.map(({ decided }) => moduleName(decided.module)), ...unknown]);
  const gone = [...entries.jobs].filter(([name, { entry }]) => entry.done === undefined && !known.has(name));
  return [
    ...compared.flatMap((one) => refuseChanges(one.decided, one.comparison, one.reviewed?.entry) ?? []),
    ...unknown.map((name) => planChanged(`the changes of \`${name}\` are not known`)),
    ...gone.map(([name]) => planChanged(`\`${name}\`, which the pull request showed, is not among the modules`)),
  ];
}

/** Refuses a file of versions that the branch has changed since the checked-out commit. GitHub is asked only if something would be written. */
async function judgeFile(
  compared: readonly ComparedModule[],
  { versionsFile }: ReviewedInputs,
  { review: { branch }, github, commit, repository, workspace }: FoundReview,
): Promise<readonly ActionError[]> {
  if (versionsFile === undefined || branch === undefined || !compared.some(isToBeWritten)) return [];
  if (github === undefined || repository === undefined) return [];
  const checkout = await readCheckout(workspace, realpathSync.native(workspace));
  const options = { github, repository, branch, commit, checkout, workspace, budget: createRunBudget() };
  const judging = readBranchHead(options).then(({ changed }) => {
    const name = changed(versionsFile, new Set([posix.normalize(versionsFile)]));
    if (name === undefined) return [];
    const why = `branch \`${branch}\` has changed \`${name}\` since the checked-out commit`;
    return [notReviewed(why, 'The run of the later commit makes its changes: do not re-run this one.')];
  });
  return orElse(judging, (error) => [asOurs(error)]);
}

/** Writes the comments of the review once before the first change: without a mark in them the review could be used twice. */
async function touchComments(review: Review): Promise<readonly ActionError[]> {
  const touching = writeComments(review, (_, body) => asPublished(body)).then(() => []);
  return orElse(touching, (error) => [
    nameCommentPermission(error).withContext(
      'Nothing was changed: the comment, which marks the review as used, could not be written',
    ),
  ]);
}

/** Writes the comment of each pull request whose plan counts; returns the last one. */
async function writeComments(
  { plans }: Review,
  compose: (signed: SignedRecord, body: string) => Published,
): Promise<CommentOutcome> {
  let last: CommentOutcome = { comment: undefined, action: 'none' };
  for (const { place, comment, ...signed } of plans) {
    const written = await rewriteComment(place, comment.id, sealComment(place, compose(signed, comment.body)));
    last = await sealAgainIfLate(place, written);
  }
  return last;
}

interface EvidenceOptions {
  readonly compared: readonly ComparedModule[];
  readonly failures: readonly ActionError[];
  readonly commit: string | undefined;
}

/** What the gate is shown for each version. */
export function createEvidence({ compared, failures, commit = '' }: EvidenceOptions): Judgement['evidenceOf'] {
  const jobs = compared.map(({ comparison }) => comparison);
  const run: WholeRun = { failures, approvals: [], guarded: [], failed: [], jobs, stops: [] };
  return ({ module, version }) => {
    const found = compared.find(({ decided }) => moduleName(decided.module) === module);
    const { reviewed } = found ?? {};
    const { entry, record } = reviewed ?? {};
    const plan = reviewed === undefined ? '' : planId(reviewed);
    const isShown = found !== undefined && entry?.versions?.includes(version) === true;
    return {
      kind: 'reviewed',
      run,
      comparison: isShown ? found.comparison : { kind: 'unseen' },
      index: undefined,
      source: { plan, pullRequest: record?.pullRequest ?? null, commit, approvedBy: [] },
    };
  };
}

/** Whether every change of a module that was reviewed is made: by this run or another. */
function isComplete({ decided, comparison, reviewed }: ComparedModule, { modules }: RegistryOutcome): boolean {
  const name = moduleName(decided.module);
  const results = modules.find(({ module }) => module === name)?.versions ?? [];
  const made = new Set(
    results.flatMap(({ version, result }) => (result === 'deprecated' || result === 'unchanged' ? [version] : [])),
  );
  const { versions = [] } = reviewed?.entry ?? {};
  return comparison.kind === 'same' && versions.length > 0 && versions.every((version) => made.has(version));
}

/** The record with a mark for each module whose review was used. */
function markDone(record: ReviewRecord, complete: readonly ComparedModule[], run: string): ReviewRecord {
  const done = { index: 0, outcome: 'deprecated', run };
  const used = new Set(complete.flatMap(({ reviewed }) => (reviewed?.record === record ? [reviewed.entry] : [])));
  return { ...record, jobs: record.jobs.map((job) => (used.has(job) ? { ...job, done } : job)) };
}
