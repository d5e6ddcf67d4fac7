import { ActionError, orElse } from '../../errors.ts';
import { stricterGuarding } from '../../inputs/guards.ts';
import { findKey } from '../../inputs/review.ts';
import { markAllowed } from '../../operations/review/record.ts';
import { findAllowFlaw } from '../../operations/commands/judge-command.ts';
import { describeHit, isRefusing, type JobHit } from '../../report/plan/guard-hits.ts';
import { formatCommand, isNameable } from '../../review/commands/parse-command.ts';
import { keyedDigest } from '../../review/digests.ts';
import { planId } from '../../review/record-codec.ts';
import { stopHit } from '../../report/plan/plan-outcome.ts';
import { isToBeWritten, type PlannedCandidate } from './review-check.ts';
import { countApprovals, stricterOf } from '../../operations/review/count-approvals.ts';
import { isSameState } from '../../operations/review/registered-since.ts';
import { codeList, plural } from '../../text/numbers.ts';
import type { RecordedEntry, RemovedJob, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { RegisterDependencies } from './dependencies.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { Review } from '../../operations/review/find-review.ts';

interface JudgedGuards {
  /** What guards find of the jobs that would be written or stopped. */
  readonly hits: readonly JobHit[];
  /** With any of these nothing is registered. */
  readonly failures: readonly ActionError[];
}

/**
 * Refuses what the guards of the plan and of this run find, unless it was allowed for the reviewed plan by a person who still may: that is asked again, because the
 * step that read the command may have had a weaker rule.
 */
export async function judgeGuards(
  candidates: readonly PlannedCandidate[],
  dependencies: RegisterDependencies,
): Promise<JudgedGuards> {
  const { review, inputs } = dependencies;
  if (review.refusal !== undefined) return { hits: [], failures: [] };
  const written = candidates.filter((one) => one.asked !== undefined && isToBeWritten(one));
  const stops = inputs.stopRemoved ? review.entries.removed.filter(({ entry }) => entry.stop) : [];
  const found = [
    ...written.flatMap(({ planned, reviewed }) => hitsOfJob(planned, reviewed, dependencies)),
    ...stops.flatMap((recorded) => hitsOfStop(recorded, dependencies)),
  ];
  const flaws = await findFlaws(found, dependencies);
  const judged = found.map((one) => {
    const flaw = flaws.get(whoOf(one));
    return { ...one, flaw, hit: flaw === undefined ? one.hit : { ...one.hit, allowedBy: undefined } };
  });
  return { hits: judged, failures: judged.filter(isRefusing).map((one) => guarded(one, dependencies)) };
}

interface RecordedHit extends JobHit {
  readonly record: ReviewRecord | undefined;
}

function hitsOfJob(
  { id, namespace, file, hits, reviewed: now }: PlannedCandidate['planned'],
  reviewed: RecordedEntry<ReviewedJob> | undefined,
  { inputs }: RegisterDependencies,
): readonly RecordedHit[] {
  const { entry, record } = reviewed ?? {};
  const key = findKey(record?.key ?? '', inputs.review.keys);
  const digests =
    key === undefined ? [] : now.hits.map(({ guard, of }) => ({ guard, of: keyedDigest('guard', of, key) }));
  const shown = entry === undefined ? hits : markAllowed(hits, digests, entry);
  return shown.map((hit) => ({ id, namespace, file, hit, record }));
}

function hitsOfStop(
  { entry, record }: RecordedEntry<RemovedJob>,
  { inputs }: RegisterDependencies,
): readonly RecordedHit[] {
  const { id, namespace, file, spec } = entry;
  if (!stricterGuarding(inputs.guarding, record.guards).names.includes('stops')) return [];
  const hits = markAllowed([stopHit], [{ guard: 'stops', of: spec }], entry);
  return hits.map((hit) => ({ id, namespace, file, hit, record }));
}

function whoOf({ record, hit }: RecordedHit): string {
  return JSON.stringify([record?.pullRequest, hit.allowedBy?.toLowerCase()]);
}

/** Why those who have allowed something may not, by pull request and login. */
async function findFlaws(
  hits: readonly RecordedHit[],
  { review, inputs }: RegisterDependencies,
): Promise<ReadonlyMap<string, string>> {
  const asked = new Map(hits.filter(({ hit }) => hit.allowedBy !== undefined).map((one) => [whoOf(one), one]));
  const flaws = await Promise.all(
    [...asked].map(async ([who, { record, hit }]) => {
      if (record === undefined || review.pullRequest === undefined) return [who, 'there is no reviewed plan'] as const;
      const thread = { ...review.pullRequest.place, number: record.pullRequest };
      const { role } = stricterGuarding(inputs.guarding, record.guards);
      const asking = findAllowFlaw(thread, hit.allowedBy ?? '', role);
      return [who, await orElse(asking, ({ message }) => `GitHub did not answer: ${message}`)] as const;
    }),
  );
  return new Map(flaws.flatMap(([who, flaw]) => (flaw === undefined ? [] : [[who, flaw] as const])));
}

function guarded(
  { id, file, hit, record, flaw }: RecordedHit & { readonly flaw: string | undefined },
  { inputs }: RegisterDependencies,
): ActionError {
  const why = flaw === undefined ? '' : `, and who allowed it may not: ${flaw}`;
  return new ActionError({
    reason: 'guarded',
    message: `Not registered: a guard refuses the change of \`${id}\`, ${describeHit(hit)}${why}.`,
    location: { file, line: hit.line },
    hint: `Nothing was written. ${hintFor({ id, hit, record }, inputs)}`,
  });
}

function hintFor(
  { id, hit: { guard }, record }: Pick<RecordedHit, 'id' | 'hit' | 'record'>,
  { review, verbs }: RegisterDependencies['inputs'],
): string {
  const key = findKey(record?.key ?? '', review.keys);
  if (record === undefined || key === undefined || review.mode === 'ignore')
    return 'Without a reviewed plan nothing can be allowed: remove the guard from `guards` in the workflow, which is reviewed.';
  const isInPlan = [...record.jobs, ...record.removed].some(
    (one) => one.id === id && (one.hits ?? []).some((hit) => hit.guard === guard),
  );
  if (!isInPlan)
    return 'The reviewed plan does not show it: set the same `guards` in plan and register, and plan the pull request again.';
  if (!verbs.includes('allow') || !isNameable(id))
    return 'Add `allow` to the input `commands` to let a maintainer allow it in a comment.';
  const command = formatCommand({ verb: 'allow', guard, job: id, plan: planId(record, key) });
  return `To allow it, give the command \`${command}\` in a comment on the pull request, then re-run this job.`;
}

interface JudgedApprovals {
  /** Of each plan by which something would be written. */
  readonly approvals: readonly ApprovalCount[];
  /** With any of these nothing is registered. */
  readonly failures: readonly ActionError[];
}

/**
 * Refuses plans with too few approvals: each plan by which a job would be written, promoted or stopped needs as many as the plan or this run asks for. GitHub is
 * asked only then; what it does not answer is not an approval.
 */
export async function judgeApprovals(
  candidates: readonly PlannedCandidate[],
  dependencies: RegisterDependencies,
): Promise<JudgedApprovals> {
  const { review, inputs } = dependencies;
  if (review.refusal !== undefined || inputs.review.mode === 'ignore') return { approvals: [], failures: [] };
  const written = candidates.filter(isToBeWritten);
  const counting = async (): Promise<JudgedApprovals> => {
    const plans = plansOf(written, dependencies).filter(({ approvals }) => approvals.needed > 0);
    const approvals = await Promise.all(plans.map((plan) => approvalsOf(plan, review)));
    const counted = approvals.flatMap((count) => {
      const why = describeFlaw(count, plans.length > 1);
      return why === undefined ? [] : [notApproved(why)];
    });
    const changed = await changedSince(written, new Set(plans.map(({ pullRequest }) => pullRequest)), dependencies);
    return { approvals, failures: [...counted, ...changed] };
  };
  return orElse(counting(), ({ message, hint }) => ({
    approvals: [],
    failures: [notApproved(`the approvals could not be read: ${message}`, hint)],
  }));
}

async function approvalsOf(plan: ReviewRecord, { pullRequest, found }: Review): Promise<ApprovalCount> {
  if (pullRequest === undefined) throw new Error('A record without its pull request');
  const number = plan.pullRequest;
  const known = found?.number === number ? found : undefined;
  return countApprovals({ ...pullRequest.place, number }, plan, plan.approvals, known);
}

/** The records by which something would be written, with the approvals that they need. */
function plansOf(
  written: readonly PlannedCandidate[],
  { inputs, review: { entries } }: RegisterDependencies,
): readonly ReviewRecord[] {
  const jobs = written.flatMap(({ reviewed }) => reviewed?.record ?? []);
  const stops = inputs.stopRemoved ? entries.removed.filter(({ entry }) => entry.stop) : [];
  const records = new Set([...jobs, ...stops.map(({ record }) => record)]);
  return [...records].map((record) => ({ ...record, approvals: stricterOf(record.approvals, inputs.approvals) }));
}

/** An approval counts for the state of the job that it was given for: anything but counts that was changed since needs another plan. */
async function changedSince(
  written: readonly PlannedCandidate[],
  pullRequests: ReadonlySet<number>,
  { nomad }: RegisterDependencies,
): Promise<readonly ActionError[]> {
  const judged = await Promise.all(
    written.map(async ({ planned, comparison, asked, target, reviewed }) => {
      const isJudged = asked !== undefined && comparison.kind === 'same' && reviewed !== undefined;
      if (!isJudged || !pullRequests.has(reviewed.record.pullRequest)) return [];
      const { evaluated } = reviewed.entry;
      if (await isSameState(reviewed.entry, { ...target, index: planned.reviewed.index, evaluated }, nomad)) return [];
      return [notApproved(`\`${planned.id}\` was changed in Nomad since the plan that was approved`)];
    }),
  );
  return judged.flat();
}

function describeFlaw(
  { given, needed, objections, pullRequest }: ApprovalCount,
  isOfSeveral: boolean,
): string | undefined {
  const plan = isOfSeveral ? `the plan of pull request ${pullRequest}` : 'the plan';
  if (objections.length > 0) return `${codeList(objections)} requested changes of ${plan}`;
  return given.length >= needed ? undefined : `${plan} has ${given.length} of ${plural(needed, 'approval')}`;
}

function notApproved(
  why: string,
  hint = 'Have the plan approved, then re-run this job. If the job or the comment has changed since, re-run the plan first.',
): ActionError {
  return new ActionError({ reason: 'not-approved', message: `Not registered: ${why}.`, hint });
}
