import {
  rolloutKinds,
  describeRollout,
  describeServing,
  describeVersion,
  formatDuration,
} from '../../report/describe-rollout.ts';
import type { RegisterState } from './outcome.ts';
import type { UnreviewedPull } from './review/find-review.ts';

/** The state of a job, in a few words. */
export function describeState(state: RegisterState): string {
  switch (state.kind) {
    case 'there':
      return 'already up to date';
    case 'changed':
      return {
        place: 'not registered: the job file names another job, namespace or region than the reviewed one',
        specification: 'not registered: the specification has changed since the review',
        plan: 'not registered: the plan has changed since the review',
      }[state.what];
    case 'unseen':
      return 'not registered: no plan of it was reviewed';
    case 'done':
      return `not registered again: ${state.run} registered it (${state.outcome})`;
    case 'since':
      return state.isKnown
        ? 'not registered again: it was registered after the plan, and then rolled back, reverted or purged'
        : 'not registered again: whether it was registered after the plan is unknown';
    case 'not-written':
      return {
        waiting: 'waiting for other jobs',
        refusal: 'not registered',
        others: 'not registered, because of errors in other jobs',
        failure: 'not registered, because another job failed',
        'dry-run': 'would be registered',
        time: 'not registered: the run timed out',
      }[state.why];
    case 'refused':
      return 'not registered';
    case 'unfollowed':
      return 'registered, but its outcome is unknown';
    case 'rolling-out':
      return state.progress === undefined ? 'registered' : `rolling out: ${state.progress.text}`;
    case 'written':
      return 'registered';
    case 'rolled-out':
      return describeRollout(state.rollout);
  }
}

/** The state of a job for a cell of a table: the reason is shown elsewhere. */
export function stateLabel(state: RegisterState): string {
  if (state.kind === 'rolling-out' && state.progress?.promotionIn !== undefined)
    return `canaries healthy, promotion in ${formatDuration(state.progress.promotionIn)}`;
  if (state.kind !== 'rolled-out') return describeState(state).replace(/:.*$/s, '');
  const { rollout } = state;
  if (rollout.kind === 'rolled-back') return `rolled back${describeVersion(rollout)}`;
  return rollout.kind === 'awaiting-promotion'
    ? `canaries are waiting for promotion; ${describeServing(rollout)}`
    : rolloutKinds[rollout.kind];
}

/** Why the plan of another pull request of the commit does not count, in a sentence. */
export function describeUnreviewed({ number, refusal }: UnreviewedPull): string {
  const why = refusal.message.replace(/^Not registered: /, '').replace(/\.$/, '');
  return `Pull request #${number} came with the same commit, and what it changed is not reviewed: ${why}.`;
}
