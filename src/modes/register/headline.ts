import { registerFailures } from './failures.ts';
import { worstRollout, type Rollout } from '../../rollout/outcome.ts';
import { rankOf, rolloutsOf, type RegisteredJob, type RegisterState, type RegisterOutcome } from './outcome.ts';
import { describeState } from './describe-state.ts';
import {
  describeServing,
  describeVersion,
  formatDuration,
  healthyOf,
  rolloutKinds,
} from '../../report/describe-rollout.ts';
import { clipped, type Sign } from '../../text/markdown.ts';
import { visible } from '../../text/visible.ts';
import { plural } from '../../text/numbers.ts';

/** The run in one line, without its sign: `shop rolled out in 42 s`. */
export function registerHeadline(outcome: RegisterOutcome): string {
  const { jobs, failures, failed } = outcome;
  if (failures[0] !== undefined) return failures[0].message.replace(/\.$/, '');
  if (failed.length > 0) return `Not registered: ${plural(failed.length, 'job file')} failed`;
  const count = (matches: (state: RegisterState) => boolean): number => jobs.filter((job) => matches(job.state)).length;
  const stale = count((state) => state.kind === 'changed');
  if (stale > 0) return `Not registered: ${plural(stale, 'job')} changed since the review`;
  const unseen = count((state) => state.kind === 'unseen');
  if (unseen > 0) return `Not registered: ${plural(unseen, 'job')} without a reviewed plan`;
  const stops = outcome.removed.filter(({ state }) => state.kind === 'refused').length;
  if (stops > 0 && !jobs.some(({ state }) => 'written' in state))
    return `Not registered: ${plural(stops, 'job')} to stop changed since the review`;
  const unknown = count((state) => state.kind === 'since' && !state.isKnown);
  if (unknown > 0) return `Not registered: whether ${plural(unknown, 'job')} was registered before is unknown`;
  const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
  if (dry > 0) return `Dry run: ${plural(dry, 'job')} would be registered`;
  return rollingOut(outcome) ?? ended(outcome);
}

const mostNamed = 3;

/** `Rolling out: shop 1 of 2 healthy (12 s)`; of many jobs how many are done. */
function rollingOut({ jobs, milliseconds }: RegisterOutcome): string | undefined {
  const rolling = jobs.filter(({ state }) => state.kind === 'rolling-out');
  if (rolling.length === 0) return undefined;
  const all = jobs.filter(({ state }) => state.kind !== 'there' && state.kind !== 'not-written').length;
  const done = `${all - rolling.length} of ${all} jobs done`;
  const named = rolling.length > mostNamed ? [] : rolling.map(progressOf);
  const parts = [...(all > rolling.length || named.length === 0 ? [done] : []), ...named];
  return `Rolling out: ${parts.join(', ')} (${formatDuration(milliseconds)})`;
}

function progressOf({ planned, state }: RegisteredJob): string {
  const promotionIn = state.kind === 'rolling-out' ? state.progress?.promotionIn : undefined;
  if (promotionIn !== undefined)
    return `\`${visible(clipped(planned.id))}\` canaries healthy, promotion in ${formatDuration(promotionIn)}`;
  const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
  return `\`${visible(clipped(planned.id))}\` ${groups.length === 0 ? 'registered' : healthyOf(groups)}`;
}

/** The job that the run is about, if it is only one. */
export function onlyJob({ jobs }: Pick<RegisterOutcome, 'jobs'>): RegisteredJob | undefined {
  const [only, ...others] = touchedJobs(jobs);
  return others.length === 0 ? only : undefined;
}

function touchedJobs(jobs: readonly RegisteredJob[]): readonly RegisteredJob[] {
  return jobs.filter(({ state }) => state.kind !== 'there');
}

function ended({ jobs, removed, milliseconds }: RegisterOutcome): string {
  const touched = touchedJobs(jobs);
  const stopped = removed.filter(({ state }) => state.kind === 'stopped').length;
  const also = stopped === 0 ? '' : `, ${plural(stopped, 'job')} stopped`;
  if (touched.length === 0)
    return stopped > 0 ? `${plural(stopped, 'job')} stopped` : 'Nothing to register: all jobs are up to date';
  const only = onlyJob({ jobs });
  if (only !== undefined) return `${oneJob(only)}${also}`;
  const time = worstRollout(rolloutsOf(jobs)) === undefined ? '' : ` after ${formatDuration(milliseconds)}`;
  return `${severalJobs(touched)}${also}${time}`;
}

function oneJob({ planned, state }: RegisteredJob): string {
  const id = `\`${visible(clipped(planned.id))}\``;
  if (state.kind === 'rolled-out' && state.rollout.silentSince === undefined) return `${id} ${endOf(state.rollout)}`;
  return state.kind === 'written' ? `${id} registered` : `${id}: ${describeState(state)}`;
}

function endOf(rollout: Rollout): string {
  const time = formatDuration(rollout.milliseconds);
  const health = rollout.groups.length === 0 ? '' : ` (${healthyOf(rollout.groups)})`;
  switch (rollout.kind) {
    case 'successful':
      return rollout.recovered ? 'is healthy by now; its deployment had failed' : `rolled out in ${time}`;
    case 'failed':
      return 'failed to roll out';
    case 'rolled-back':
      return `failed and was rolled back${describeVersion(rollout)}`;
    case 'awaiting-promotion':
      return `has healthy canaries that wait for promotion; ${describeServing(rollout)}`;
    case 'placement-blocked':
      return 'cannot be placed';
    case 'no-deployment':
      return 'is registered and placed';
    case 'superseded':
      return 'was superseded by a newer version';
    case 'timed-out':
      return rollout.ended === 'cancelled'
        ? `was still rolling out when the run was cancelled after ${time}${health}`
        : `is not healthy after ${time}${health}`;
  }
}

/** `1 of 5 jobs failed (4 rolled out)`, the worst first. */
function severalJobs(touched: readonly RegisteredJob[]): string {
  const kinds = Map.groupBy(
    touched.toSorted((a, b) => rankOf(a) - rankOf(b)),
    labelOf,
  );
  const [[worst, first] = ['', touched], ...others] = kinds;
  if (others.length === 0) return `${plural(touched.length, 'job')} ${worst}`;
  const rest = others.map(([text, list]) => `${list.length} ${text}`).join(', ');
  return `${first.length} of ${touched.length} jobs ${worst} (${rest})`;
}

function labelOf({ state }: RegisteredJob): string {
  if (state.kind === 'rolled-out') return rolloutKinds[state.rollout.kind];
  if (state.kind === 'written') return 'registered';
  return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}

/** How it looks from far away. */
export function registerSign(outcome: RegisterOutcome): Sign {
  if (registerFailures(outcome).length > 0) return '🔴';
  const kinds = new Set<string>(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (kinds.has('awaiting-promotion')) return '🟡';
  return kinds.has('rolling-out') || kinds.has('not-written') ? '🔵' : '🟢';
}
