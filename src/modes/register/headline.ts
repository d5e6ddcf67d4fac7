import { isSuccessfulRollout } from '../../rollout/outcome.ts';
import {
  isPending,
  isSuccessfulSoFar,
  rankJob,
  listRollouts,
  type RegisterOutcome,
  type RegisterState,
  type RegisteredJob,
  type RemovedJobState,
} from './outcome.ts';
import {
  describeBatchOutcome,
  describeCause,
  describeRollout,
  describeCanaries,
  describeVersion,
  hasPlaced,
  countHealthy,
  labelRollout,
  rolloutKinds,
  shortenCauses,
} from '../../report/describe-rollout.ts';
import { clip, type Sign } from '../../text/markdown.ts';
import { visible } from '../../text/visible.ts';
import { asClause, capitalize, plural, withoutFullStop } from '../../text/numbers.ts';
import { formatDuration, formatMoment, formatSpan } from '../../text/times.ts';
import { ActionError, type Help, type ReasonWithSection } from '../../errors.ts';
import { describeDifference } from '../../report/comment/quoted-plan.ts';
import { describeCauses, describeFailed } from '../../report/failure-items.ts';
import { toRolloutError } from '../../report/rollout-failure.ts';
import { approvers } from '../../report/plan/guard-hits.ts';
import type { ShownAddress } from '../../report/plan/plan-outcome.ts';
import type { ReviewRecord } from '../../review/record.ts';

/** The run in one line, without its sign: `shop rolled out in 42 s`. */
export function describeRegister(outcome: RegisterOutcome): string {
  const { jobs, failures, failed } = outcome;
  const isWritten = jobs.some(({ state }) => 'written' in state);
  const [failure] = failures;
  if (failure !== undefined) {
    const cause = failure.reason === 'guarded' ? describeGuarded(outcome) : withoutFullStop(failure.message);
    return isWritten ? cause : `Not registered: ${asClause(cause)}`;
  }
  if (failed.length > 0) return `Not registered: ${asClause(describeFailed(failed))}`;
  const select = (matches: (state: RegisterState) => boolean) =>
    jobs.flatMap(({ planned, state }) => (matches(state) ? [planned] : []));
  const stale = select(({ kind }) => kind === 'changed');
  if (stale.length > 0) return `Not registered: ${nameJobs(stale)} changed since the review`;
  const unseen = select(({ kind }) => kind === 'not-in-plan');
  if (unseen.length > 0) return `Not registered: there is no reviewed plan of ${nameJobs(unseen)}`;
  const stops = outcome.removed.filter(({ state }) => state.kind === 'refused');
  if (stops.length > 0 && !isWritten) return `Not registered: ${nameJobs(stops)} changed since the review`;
  const unknown = select((state) => state.kind === 'registered-after-plan' && !state.isKnown);
  if (unknown.length > 0) return `Not registered: earlier registrations of ${nameJobs(unknown)} are unknown`;
  const unwritten = select((state) => state.kind === 'not-written' && state.reason === 'dry-run');
  const dry = [
    [unwritten.length, 'would be registered'] as const,
    [outcome.removed.filter(({ state }) => state.kind === 'dry-run').length, 'would be stopped'] as const,
  ].flatMap(([jobsOfKind, label]) => (jobsOfKind === 0 ? [] : [`${plural(jobsOfKind, 'job')} ${label}`]));
  if (dry.length > 0) return `Dry run: ${dry.join(', ')}`;
  return describeRollingOut(outcome) ?? describeRolloutEnd(outcome);
}

/** `3 guarded changes need the approval of a maintainer`; without the need if an approval does not help. */
function describeGuarded({ failures, approvals = [] }: RegisterOutcome): string {
  const changes = failures.filter(({ reason }) => reason === 'guarded').length;
  const rule = approvals.find((count) => count.of === 'guards' && count.approvals.length < count.needed);
  const needs =
    rule === undefined ? '' : ` ${changes === 1 ? 'needs' : 'need'} the approval of ${approvers[rule.role]}`;
  return `${plural(changes, 'guarded change')}${needs}`;
}

const maxNamed = 3;

/** `Rolling out: shop 1 of 2 healthy (12 s)`; of many jobs how many are done. */
function describeRollingOut({ jobs, milliseconds }: RegisterOutcome): string | undefined {
  const rolling = jobs.filter(({ state }) => state.kind === 'rolling-out');
  if (rolling.length === 0) return undefined;
  const all = jobs.filter(({ state }) => state.kind !== 'up-to-date' && state.kind !== 'not-written').length;
  const done = `${all - rolling.length} of ${all} jobs done`;
  const named = rolling.length > maxNamed ? [] : rolling.map(describeProgress);
  const parts = [...(all > rolling.length || named.length === 0 ? [done] : []), ...named];
  return `Rolling out: ${parts.join(', ')} (${formatDuration(milliseconds)})`;
}

const formatName = ({ id }: Pick<ShownAddress, 'id'>): string => `\`${visible(clip(id))}\``;

function nameJobs([first = { id: '' }, ...others]: readonly Pick<ShownAddress, 'id'>[]): string {
  return `${formatName(first)}${others.length === 0 ? '' : ` and ${plural(others.length, 'other job')}`}`;
}

function describeProgress({ planned, state }: RegisteredJob): string {
  const { promotionAt, groups = [], text = '' } = (state.kind === 'rolling-out' && state.progress) || {};
  if (promotionAt !== undefined)
    return `${formatName(planned)} canaries healthy, promotion at ${formatMoment(promotionAt)}`;
  return `${formatName(planned)} ${groups.length === 0 ? text || 'registered' : countHealthy(groups)}`;
}

/** The job that the run is about, if it is only one. */
export function onlyJob({ jobs }: Pick<RegisterOutcome, 'jobs'>): RegisteredJob | undefined {
  const [only, ...others] = listTouchedJobs(jobs);
  return others.length === 0 ? only : undefined;
}

/** The jobs that were not up to date. */
export function listTouchedJobs(jobs: readonly RegisteredJob[]): readonly RegisteredJob[] {
  return jobs.filter(({ state }) => state.kind !== 'up-to-date');
}

function describeRolloutEnd({ jobs, removed, skippedCount, milliseconds }: RegisterOutcome): string {
  const touched = listTouchedJobs(jobs);
  const stopped = removed.filter(({ state }) => state.kind === 'stopped');
  const failed = removed.flatMap(({ state }) => listChildFailures(state)).length;
  const children = failed === 0 ? '' : `, ${plural(failed, 'child job')} not stopped`;
  const also = stopped.length === 0 ? '' : `, ${nameJobs(stopped)} stopped${children}`;
  const nothing = jobs.length + skippedCount === 0 ? 'no job files' : 'all jobs are up to date';
  if (touched.length === 0) return stopped.length > 0 ? also.replace(', ', '') : `Nothing to register: ${nothing}`;
  const only = onlyJob({ jobs });
  if (only !== undefined) return `${describeOneJob(only)}${also}`;
  const isTimed = listRollouts(jobs).some((rollout) => rollout.milliseconds !== undefined);
  const time = isTimed ? formatSpan(' after ', { milliseconds }) : '';
  return `${describeSeveralJobs(touched)}${also}${time}${describeLastEnd(touched)}`;
}

/** The end of the last rollout among those whose end this run did not see. */
function describeLastEnd(jobs: readonly RegisteredJob[]): string {
  const times = jobs.flatMap(({ state }) =>
    state.kind === 'rolled-out' && ['awaiting-promotion', 'timed-out'].includes(state.rollout.kind) ? [state.at] : [],
  );
  const last = times.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return last === undefined ? '' : `, as of ${formatMoment(last)}`;
}

function describeOneJob({ planned, state }: RegisteredJob): string {
  const id = formatName(planned);
  if (state.kind === 'rolled-out' && state.rollout.silentSince === undefined) return `${id} ${describeEnd(state)}`;
  if (state.kind === 'refused') return `Not registered: ${asClause(describeCauses([state.failure]))} (${id})`;
  if (state.kind === 'written') return `${id} registered`;
  const [label, cause] = splitState(state);
  const isRefusal = cause !== undefined && !('written' in state);
  return isRefusal ? `${capitalize(label)}: ${cause} (${id})` : `${id}: ${describeState(state)}`;
}

/** States that may change without this run, such as waiting canaries, have a time. */
function describeEnd({ rollout: full, at }: Extract<RegisterState, { kind: 'rolled-out' }>): string {
  const rollout = shortenCauses(full);
  const cause = describeCause(rollout);
  const health = rollout.groups.length === 0 ? '' : ` (${countHealthy(rollout.groups)})`;
  if (rollout.batch !== undefined)
    return `${describeBatchOutcome(rollout.batch)}${rollout.kind === 'timed-out' ? `, at ${formatMoment(at)}` : ''}`;
  switch (rollout.kind) {
    case 'complete':
    case 'successful':
      return rollout.recovered
        ? 'is healthy by now; its deployment had failed'
        : `rolled out${formatSpan(' in ', rollout)}`;
    case 'failed':
      return `failed to roll out${cause === '' ? '' : `: ${clip(cause)}`}`;
    case 'rolled-back':
      return `failed and was rolled back${describeVersion(rollout)}${rollout.revertedTo?.waiting === undefined ? '' : '; the rollback waits for promotion'}`;
    case 'awaiting-promotion':
      return `waits for promotion, as of ${formatMoment(at)}: ${describeCanaries(rollout)}`;
    case 'placement-blocked':
      return 'cannot be placed';
    case 'no-deployment':
      return hasPlaced(rollout) ? 'is registered and placed' : 'is registered';
    case 'superseded':
      return `was ${describeRollout(rollout)}`;
    case 'timed-out':
      return rollout.ended === 'cancelled'
        ? `was still rolling out when the run was cancelled${formatSpan(' after ', rollout)}${health}`
        : `was not healthy${formatSpan(' after ', rollout)}, at ${formatMoment(at)}${health}`;
  }
}

/** `2 of 5 jobs failed (3 rolled out)`, the worst first; `web failed (4 rolled out)` for one job; `3 jobs done (1 complete, 2 rolled out)` if all are done. */
function describeSeveralJobs(touched: readonly RegisteredJob[]): string {
  const ranked = touched.toSorted((a, b) => rankJob(a) - rankJob(b));
  const kinds = Map.groupBy(ranked, labelState);
  const [[worst, first] = ['', touched], ...others] = kinds;
  if (others.length === 0) return `${plural(touched.length, 'job')} ${worst}`;
  const isWaiting = worst === rolloutKinds['awaiting-promotion'];
  const areDone = touched.every(isSuccessfulSoFar) && !isWaiting;
  const rest = (areDone ? [...kinds] : others).map(([text, list]) => `${list.length} ${text}`).join(', ');
  if (areDone) return `${plural(touched.length, 'job')} done (${rest})`;
  const [only] = first.length === 1 && (isWaiting || !first.every(isSuccessfulSoFar)) ? first : [];
  if (only !== undefined) return `${formatName(only.planned)} ${isWaiting ? 'waits for promotion' : worst} (${rest})`;
  return `${first.length} of ${touched.length} jobs ${worst} (${rest})`;
}

function labelState({ state }: RegisteredJob): string {
  if (state.kind === 'rolled-out') return labelRollout(state.rollout);
  if (state.kind === 'written') return 'registered';
  return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}

export function findRegisterSign(outcome: RegisterOutcome): Sign {
  if (listRegisterFailures(outcome).length > 0) return '🔴';
  const kinds = new Set<string>(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (kinds.has('awaiting-promotion') || neverLaunching(outcome).length > 0) return '🟡';
  // Not green if nothing was done.
  const stops = new Set(outcome.removed.map(({ state }) => state.kind));
  const isDone = listTouchedJobs(outcome.jobs).length > 0 || stops.has('stopped') || stops.has('dry-run');
  if (!isDone) return '⚪';
  return kinds.has('rolling-out') || kinds.has('not-written') || stops.has('dry-run') ? '🔵' : '🟢';
}

/** The progress of a run, for the record: a later run writes the comment again, unless all jobs were registered and nothing is new. */
export function selectPhase(outcome: RegisterOutcome): NonNullable<ReviewRecord['phase']> {
  const { jobs } = outcome;
  if (jobs.some(isPending)) return 'registering';
  const hasUnwrittenJob = jobs.some(({ state }) => state.kind === 'not-written');
  return hasUnwrittenJob || listOtherFailures(outcome).length > 0 ? 'incomplete' : 'registered';
}

/** Lists the registered jobs that their schedule never launches, one sentence each. */
export function neverLaunching({ jobs }: Pick<RegisterOutcome, 'jobs'>): readonly string[] {
  return jobs.flatMap(({ planned, state }) =>
    'written' in state && planned.verdict.nextLaunch === 'never'
      ? [`Job \`${visible(clip(planned.id))}\` never launches: Nomad finds no next launch for its schedule.`]
      : [],
  );
}

const nothing = 'Nothing was written.';
const replanHint = `${nothing} Re-run the plan, have it reviewed, then re-run this workflow job.`;

/** The next step if a job differs from the reviewed one. A new plan of the pull request's commit (without other merges) helps only if the cluster changed. */
export function describeFix(
  { part, planRun }: Pick<Extract<RegisterState, { kind: 'changed' }>, 'part' | 'planRun'>,
  pullRequest: number | undefined,
): string {
  if (part !== 'plan')
    return `${nothing} Another merge or a commit after the plan changed this job. Open a new pull request; its plan shows what is not registered yet.`;
  const run = `the run${planRun === undefined ? '' : ` (${planRun})`} ${pullRequest === undefined ? 'of the plan' : `that planned pull request ${pullRequest}`}`;
  return `${nothing} Nomad would now make different changes: the job or the cluster has changed since the plan. Re-run all jobs of ${run}, have the plan reviewed, then re-run this workflow job.`;
}

/** The fix if plan and register had different inputs; `undefined` if they had not. */
export function describeEqualInputs(differing: readonly string[] = []): string | undefined {
  if (differing.length === 0) return undefined;
  return `${nothing} Plan and register have different inputs: ${differing.join('; ')}. Make them equal, then re-run this workflow job; after a change of the plan's inputs, re-run the plan first and have it reviewed.`;
}

/** A review is used once, for the state of the job that it was given for. */
const onceOnly =
  'A pull request registers a job once: to register it again, open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`.';

function toFailure(
  { planned: { id, file, diff }, state }: RegisteredJob,
  pullRequest: number | undefined,
): ActionError | undefined {
  const { reviewedLines, part = 'plan' } = state.kind === 'changed' ? state : {};
  const difference = reviewedLines && ` (${describeDifference(reviewedLines, diff.lines, part)})`;
  const message = `\`${id}\` was ${describeState(state)}${difference ?? ''}.`;
  const location = { file };
  const failure = (reason: ReasonWithSection, hint: string, help?: Help): ActionError =>
    new ActionError({ reason, message, location, hint, help });
  switch (state.kind) {
    case 'changed':
      return failure('plan-changed', describeEqualInputs(state.inputs) ?? describeFix(state, pullRequest));
    case 'not-in-plan':
      return failure(
        'not-reviewed',
        describeEqualInputs(state.inputs) ??
          `${replanHint} If the plan has too many jobs for one record, split it with one \`environment\` for each part.`,
      );
    case 'done':
      return failure(
        state.before.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed',
        `${state.hasOtherValue === true ? 'Another late value is another registration.' : 'It no longer runs.'} ${onceOnly}`,
        state.before.outcome === 'rolled-back' ? undefined : 'review-already-used',
      );
    case 'registered-after-plan':
      if (state.denied !== undefined)
        return state.denied.with({ message, location, hint: `${nothing} ${state.denied.hint ?? ''}` });
      return failure(
        'plan-changed',
        state.isKnown
          ? onceOnly
          : `The version history of the job does not reach back to the plan, or Nomad did not return it. ${replanHint}`,
        'review-already-used',
      );
    case 'refused':
    case 'unfollowed':
      return state.failure;
    case 'not-written':
      return state.reason === 'time' ? failure('timed-out', 'Re-run this workflow job or raise `timeout`.') : undefined;
    case 'rolled-out':
      return isSuccessfulRollout(state.rollout) ? undefined : toRolloutError(state.rollout, { id, file });
    case 'up-to-date':
    case 'rolling-out':
    case 'written':
      return undefined;
  }
}

/** Whether a job was not written because of a failure, of the job or of the whole run. */
export function isRefused(job: RegisteredJob): boolean {
  const { state } = job;
  if (state.kind === 'not-written' && state.reason === 'run-refused') return true;
  return !('written' in state) && toFailure(job, undefined) !== undefined;
}

/** All failures except those of rollouts, which the comment shows separately. */
export function listOtherFailures(outcome: RegisterOutcome): readonly ActionError[] {
  return listRegisterFailures({ ...outcome, jobs: outcome.jobs.filter(({ state }) => state.kind !== 'rolled-out') });
}

const day = 86_400_000;
const refusals: ReadonlySet<ActionError['reason']> = new Set(['plan-changed', 'not-reviewed', 'not-approved']);

/** The older a plan is, the more may have changed since, so a refusal states its age before the next step. */
function withPlanAge(failure: ActionError, planAge = 0): ActionError {
  if (planAge < day || !refusals.has(failure.reason)) return failure;
  const age = `The plan is ${plural(Math.floor(planAge / day), 'day')} old.`;
  return failure.with({ hint: `${age} ${failure.hint ?? ''}`.trim() });
}

/** All failures of a run, those that concern no single job first. */
export function listRegisterFailures(outcome: RegisterOutcome): readonly ActionError[] {
  const failures = [
    ...outcome.failures,
    ...outcome.failed.flatMap((file) => file.failures),
    ...outcome.jobs.flatMap(
      (job) =>
        toFailure(job, outcome.judgedBy?.get(job.planned.file) ?? outcome.signedRecord?.record.pullRequest) ?? [],
    ),
    ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : listChildFailures(state))),
  ];
  return failures.map((failure) => withPlanAge(failure, outcome.planAge));
}

function listChildFailures(state: RemovedJobState['state']): readonly ActionError[] {
  return state.kind === 'stopped' ? (state.children ?? []).flatMap(({ failure }) => failure ?? []) : [];
}

/** The state of a job, in a few words. */
export function describeState(state: RegisterState): string {
  return splitState(state).join(': ');
}

/** A state, and its cause if there is one. */
function splitState(state: RegisterState): readonly [label: string, cause?: string] {
  switch (state.kind) {
    case 'up-to-date':
      return ['already up to date'];
    case 'changed': {
      const causes = {
        address: 'the job file names a different job, namespace or region than the reviewed one',
        specification: 'the specification has changed since the review',
        plan: 'the plan has changed since the review',
      };
      return ['not registered', causes[state.part]];
    }
    case 'not-in-plan':
      return ['not registered', 'no plan of it was reviewed'];
    case 'done':
      return ['not registered again', `${state.before.run} registered it (${state.before.outcome})`];
    case 'registered-after-plan': {
      const known = 'it was registered after the plan, and then rolled back, reverted or purged';
      return ['not registered again', state.isKnown ? known : 'whether it was registered after the plan is unknown'];
    }
    case 'not-written':
      if (state.reason === 'failure') return [`not registered, because stage ${state.stage} did not complete`];
      if (state.reason === 'promotion')
        return [`not registered until stage ${state.stage} is promoted and this workflow job is re-run`];
      if (state.reason === 'time') return ['not registered', 'the run timed out'];
      return [unwritten[state.reason]];
    case 'refused':
      return ['not registered'];
    case 'unfollowed':
      return [`registered, but its outcome is unknown${state.progress ? `; last known: ${state.progress.text}` : ''}`];
    case 'rolling-out':
      return state.progress === undefined ? ['registered'] : ['rolling out', state.progress.text];
    case 'written':
      return ['registered'];
    case 'rolled-out':
      return [describeRollout(state.rollout)];
  }
}

const unwritten = {
  waiting: 'waiting for other jobs',
  'run-refused': 'not registered',
  'job-differs': 'not registered, because of errors in other jobs',
  'dry-run': 'would be registered',
};

/** The state of a job for a cell of a table: the reason is shown elsewhere. */
export function selectStateLabel(state: RegisterState): string {
  if (state.kind === 'rolling-out' && state.progress?.promotionAt !== undefined)
    return `canaries healthy, promotion at ${formatMoment(state.progress.promotionAt)}`;
  if (state.kind !== 'rolled-out') return splitState(state)[0];
  const { rollout } = state;
  if (rollout.kind === 'rolled-back') return `rolled back${describeVersion(rollout)}`;
  return rollout.kind === 'awaiting-promotion' ? 'waits for promotion' : labelRollout(rollout);
}
