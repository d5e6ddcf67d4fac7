import { registerFailures } from './failures.ts';
import { worstRollout } from '../../rollout/outcome.ts';
import { rolloutsOf, type RegisterState, type RegisterOutcome } from './outcome.ts';
import { describeState } from './describe-state.ts';
import { rolloutKinds, formatDuration } from '../../report/describe-rollout.ts';
import { plural } from '../../plan/numbers.ts';

/** The run in one line, without its sign: `Rolled out in 42 s`. */
export function registerHeadline(outcome: RegisterOutcome): string {
  const { jobs, failures, failed } = outcome;
  if (failures[0] !== undefined) return failures[0].message.replace(/\.$/, '');
  if (failed.length > 0) return `Not registered: ${plural(failed.length, 'file')} failed`;
  const count = (matches: (state: RegisterState) => boolean): number => jobs.filter((job) => matches(job.state)).length;
  const stale = count((state) => state.kind === 'changed');
  const unseen = count((state) => state.kind === 'unseen');
  if (stale > 0) return `Not registered: ${plural(stale, 'job')} changed after the review`;
  if (unseen > 0) return `Not registered: no reviewer saw ${plural(unseen, 'job')}`;
  const stops = outcome.removed.filter(({ state }) => state.kind === 'refused').length;
  if (stops > 0 && !jobs.some(({ state }) => 'written' in state))
    return `Not registered: ${plural(stops, 'stop')} ${stops === 1 ? 'is' : 'are'} not as reviewed`;
  const forgotten = count((state) => state.kind === 'since' && !state.isKnown);
  if (forgotten > 0) return `Not registered: whether ${plural(forgotten, 'job')} was registered before is not known`;
  const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
  if (dry > 0) return `Dry run: ${plural(dry, 'job')} would be registered`;
  const rolling = count((state) => state.kind === 'rolling-out');
  if (rolling > 0)
    return `Rolling out: ${jobs.length - rolling - count(isUntouched)} of ${jobs.length - count(isUntouched)} jobs done`;
  return capital(ended(outcome));
}

function isUntouched(state: RegisterState): boolean {
  return state.kind === 'there' || state.kind === 'not-written';
}

function ended({ jobs, removed, milliseconds }: RegisterOutcome): string {
  const touched = jobs.filter(({ state }) => state.kind !== 'there');
  const stopped = removed.filter(({ state }) => state.kind === 'stopped').length;
  const also = stopped === 0 ? '' : `, ${plural(stopped, 'job')} stopped`;
  const [only] = touched;
  if (only === undefined)
    return stopped > 0
      ? `${plural(stopped, 'job')} stopped`
      : 'nothing to register: the jobs are registered as the files say';
  if (touched.length === 1) return `${describeState(only.state)}${also}`;
  const kinds = Map.groupBy(touched, ({ state }) => summaryOf(state));
  const parts = [...kinds]
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([text, list]) => `${list.length} ${text}`);
  const time = worstRollout(rolloutsOf(jobs)) === undefined ? '' : ` in ${formatDuration(milliseconds)}`;
  return `${parts.join(', ')}${also}${time}`;
}

/** The worst first. */
const order = [
  'failed', 'rolled back', 'cannot be placed', 'superseded', 'timed out', 'not registered', 'wait for promotion', 'registered', 'rolled out',
]; // prettier-ignore

function summaryOf(state: RegisterState): string {
  if (state.kind === 'rolled-out') return rolloutKinds[state.rollout.kind];
  if (state.kind === 'written') return 'registered';
  return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How it looks from far away. */
export function registerSign(outcome: RegisterOutcome): string {
  if (registerFailures(outcome).length > 0) return '🔴';
  const kinds = new Set<string>(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (kinds.has('awaiting-promotion')) return '🟡';
  return kinds.has('rolling-out') || kinds.has('not-written') ? '🔵' : '🟢';
}
