import {
  isPending,
  isSuccessfulSoFar,
  rankJob,
  listRollouts,
  type RegisterOutcome,
  type RegisterState,
  type RegisteredJob,
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
import {
  describeState,
  listChildFailures,
  listOtherFailures,
  listRegisterFailures,
  splitState,
} from './job-failures.ts';
import { clip, type Sign } from '../../text/markdown.ts';
import { visible } from '../../text/visible.ts';
import { toClause, capitalize, plural, removeFullStop } from '../../text/numbers.ts';
import { formatDuration, formatMoment, formatSpan } from '../../text/times.ts';
import { describeCauses, describeFailed } from '../../report/failure-items.ts';
import { approvers } from '../../report/plan/guard-hits.ts';
import type { ShownAddress } from '../../report/plan/plan-outcome.ts';
import type { ReviewRecord } from '../../review/record.ts';

/** The run in one line, without its sign: `shop rolled out in 42 s`. */
export function describeRegister(outcome: RegisterOutcome): string {
  const { jobs, failures, failed } = outcome;
  const isWritten = jobs.some(({ state }) => 'written' in state);
  const [failure] = failures;
  if (failure !== undefined) {
    const cause = failure.reason === 'guarded' ? describeGuarded(outcome) : removeFullStop(failure.message);
    return isWritten ? cause : `Not registered: ${toClause(cause)}`;
  }
  if (failed.length > 0) return `Not registered: ${toClause(describeFailed(failed))}`;
  const select = (matches: (state: RegisterState) => boolean) =>
    jobs.flatMap(({ planned, state }) => (matches(state) ? [planned] : []));
  const stale = select(({ kind }) => kind === 'changed');
  if (stale.length > 0) return `Not registered: ${nameJobs(stale)} changed since the review`;
  const unreviewedCount = select(({ kind }) => kind === 'not-in-plan');
  if (unreviewedCount.length > 0) return `Not registered: there is no reviewed plan of ${nameJobs(unreviewedCount)}`;
  const stops = outcome.removed.filter(({ state }) => state.kind === 'refused');
  if (stops.length > 0 && !isWritten) return `Not registered: ${nameJobs(stops)} changed since the review`;
  const unknown = select((state) => state.kind === 'registered-after-plan' && !state.isCertain);
  if (unknown.length > 0) return `Not registered: earlier registrations of ${nameJobs(unknown)} are unknown`;
  const unwritten = select((state) => state.kind === 'not-written' && state.reason === 'dry-run');
  const dry = [
    [unwritten.length, 'would be registered'] as const,
    [outcome.removed.filter(({ state }) => state.kind === 'dry-run').length, 'would be stopped'] as const,
  ].flatMap(([jobsOfKind, label]) => (jobsOfKind === 0 ? [] : [`${plural(jobsOfKind, 'job')} ${label}`]));
  if (dry.length > 0) return `Dry run: ${dry.join(', ')}`;
  return describeRollingOut(outcome) ?? describeRolloutEnd(outcome);
}

/** `3 guarded changes need the approval of a maintainer`; only the count if an approval does not help. */
function describeGuarded({ failures, approvals = [] }: RegisterOutcome): string {
  const changes = failures.filter(({ reason }) => reason === 'guarded').length;
  const rule = approvals.find((count) => count.of === 'guards' && count.approvals.length < count.needed);
  const needs =
    rule === undefined ? '' : ` ${changes === 1 ? 'needs' : 'need'} the approval of ${approvers[rule.role]}`;
  return `${plural(changes, 'guarded change')}${needs}`;
}

const maxNamed = 3;

/** `Rolling out: shop 1 of 2 healthy (12 s)`; for many jobs, the number that is done. */
function describeRollingOut({ jobs, milliseconds }: RegisterOutcome): string | undefined {
  const rollingJobs = jobs.filter(({ state }) => state.kind === 'rolling-out');
  if (rollingJobs.length === 0) return undefined;
  const all = jobs.filter(({ state }) => state.kind !== 'up-to-date' && state.kind !== 'not-written').length;
  const progress = `${all - rollingJobs.length} of ${all} jobs done`;
  const namedJobs = rollingJobs.length > maxNamed ? [] : rollingJobs.map(describeProgress);
  const parts = [...(all > rollingJobs.length || namedJobs.length === 0 ? [progress] : []), ...namedJobs];
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

/** The job of the run; `undefined` if it has several. */
export function findOnlyJob({ jobs }: Pick<RegisterOutcome, 'jobs'>): RegisteredJob | undefined {
  const [only, ...others] = listTouchedJobs(jobs);
  return others.length === 0 ? only : undefined;
}

export function listTouchedJobs(jobs: readonly RegisteredJob[]): readonly RegisteredJob[] {
  return jobs.filter(({ state }) => state.kind !== 'up-to-date');
}

function describeRolloutEnd({ jobs, removed, skippedCount, milliseconds }: RegisterOutcome): string {
  const touchedJobs = listTouchedJobs(jobs);
  const stoppedJobs = removed.filter(({ state }) => state.kind === 'stopped');
  const failureCount = removed.flatMap(({ state }) => listChildFailures(state)).length;
  const children = failureCount === 0 ? '' : `, ${plural(failureCount, 'child job')} not stopped`;
  const stopText = stoppedJobs.length === 0 ? '' : `, ${nameJobs(stoppedJobs)} stopped${children}`;
  const keptJobs = removed.filter(({ state }) => state.kind === 'stop-removed-off' || state.kind === 'moved');
  const keptText = `${nameJobs(keptJobs)} ${keptJobs.length === 1 ? 'keeps' : 'keep'} running`;
  const reason =
    keptJobs.length > 0 ? keptText : jobs.length + skippedCount === 0 ? 'no job files' : 'all jobs are up to date';
  if (touchedJobs.length === 0)
    return stoppedJobs.length > 0 ? stopText.replace(', ', '') : `Nothing to register: ${reason}`;
  const onlyJob = findOnlyJob({ jobs });
  if (onlyJob !== undefined) return `${describeOneJob(onlyJob)}${stopText}`;
  const isTimed = listRollouts(jobs).some((rollout) => rollout.milliseconds !== undefined);
  const time = isTimed ? formatSpan(' after ', { milliseconds }) : '';
  return `${describeSeveralJobs(touchedJobs)}${stopText}${time}${describeLastEnd(touchedJobs)}`;
}

/** The time at which the last unfinished rollout was read. */
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
  if (state.kind === 'refused') return `Not registered: ${toClause(describeCauses([state.failure]))} (${id})`;
  if (state.kind === 'written') return `${id} registered`;
  const [label, cause] = splitState(state);
  const isRefusal = cause !== undefined && !('written' in state);
  return isRefusal ? `${capitalize(label)}: ${cause} (${id})` : `${id}: ${describeState(state)}`;
}

/** Adds the time to states that may change after the run, such as waiting canaries. */
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
        ? 'is healthy now, although its deployment failed'
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
      return rollout.endReason === 'cancelled'
        ? `was still rolling out when the run was cancelled${formatSpan(' after ', rollout)}${health}`
        : `was not healthy${formatSpan(' after ', rollout)}, at ${formatMoment(at)}${health}`;
  }
}

/** `2 of 5 jobs failed (3 rolled out)`, the worst first; `web failed (4 rolled out)` for one job; `3 jobs done (1 complete, 2 rolled out)` if all are done. */
function describeSeveralJobs(touchedJobs: readonly RegisteredJob[]): string {
  const rankedJobs = touchedJobs.toSorted((a, b) => rankJob(a) - rankJob(b));
  const kinds = Map.groupBy(rankedJobs, labelState);
  const [[worst, first] = ['', touchedJobs], ...others] = kinds;
  if (others.length === 0) return `${plural(touchedJobs.length, 'job')} ${worst}`;
  const isWaiting = worst === rolloutKinds['awaiting-promotion'];
  const areDone = touchedJobs.every(isSuccessfulSoFar) && !isWaiting;
  const rest = (areDone ? [...kinds] : others).map(([text, list]) => `${list.length} ${text}`).join(', ');
  if (areDone) return `${plural(touchedJobs.length, 'job')} done (${rest})`;
  const [only] = first.length === 1 && (isWaiting || !first.every(isSuccessfulSoFar)) ? first : [];
  if (only !== undefined) return `${formatName(only.planned)} ${isWaiting ? 'waits for promotion' : worst} (${rest})`;
  return `${first.length} of ${touchedJobs.length} jobs ${worst} (${rest})`;
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
  if (kinds.has('awaiting-promotion') || listNeverLaunching(outcome).length > 0) return '🟡';
  // Not green if nothing was done.
  const stops = new Set(outcome.removed.map(({ state }) => state.kind));
  const isDone = listTouchedJobs(outcome.jobs).length > 0 || stops.has('stopped') || stops.has('dry-run');
  if (!isDone) return '⚪';
  return kinds.has('rolling-out') || kinds.has('not-written') || stops.has('dry-run') ? '🔵' : '🟢';
}

/** The progress of a run, for the record: a later run updates the comment unless all jobs are registered and nothing has changed. */
export function selectPhase(outcome: RegisterOutcome): NonNullable<ReviewRecord['phase']> {
  const { jobs } = outcome;
  if (jobs.some(isPending)) return 'registering';
  const hasUnwrittenJob = jobs.some(({ state }) => state.kind === 'not-written');
  return hasUnwrittenJob || listOtherFailures(outcome).length > 0 ? 'incomplete' : 'registered';
}

/** Lists the registered jobs that their schedule never launches, one sentence each. */
export function listNeverLaunching({ jobs }: Pick<RegisterOutcome, 'jobs'>): readonly string[] {
  return jobs.flatMap(({ planned, state }) =>
    'written' in state && planned.verdict.nextLaunch === 'never'
      ? [`Job \`${visible(clip(planned.id))}\` never launches: Nomad finds no next launch for its schedule.`]
      : [],
  );
}
