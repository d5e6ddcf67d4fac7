import { rolloutKinds, describeRollout, describeVersion } from '../../report/describe-rollout.ts';
import type { RegisterState, LeftOut } from './outcome.ts';

/** The state of a job, in a few words. */
export function describeState(state: RegisterState): string {
  switch (state.kind) {
    case 'there':
      return 'registered already';
    case 'changed':
      return {
        place: 'not registered: the file names another job, namespace or region than the reviewed one',
        specification: 'not registered: the specification is not the one that was reviewed',
        plan: 'not registered: the plan is not the one that was reviewed',
      }[state.what];
    case 'unseen':
      return 'not registered: no reviewer saw a plan of it';
    case 'done':
      return `not registered again: ${state.run} registered it (${state.outcome})`;
    case 'since':
      return state.isKnown
        ? 'not registered again: it was registered since the plan, and was rolled back, reverted or purged'
        : 'not registered again: whether it was registered since the plan is not known';
    case 'not-written':
      return {
        waiting: 'waiting for its turn',
        refusal: 'not registered',
        others: 'not registered, because of what is wrong with others',
        failure: 'not registered, because another failed before',
        'dry-run': 'would be registered',
        time: 'not registered: the time was up',
      }[state.why];
    case 'refused':
      return 'not registered';
    case 'unfollowed':
      return 'registered, but it cannot be told what became of it';
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
  if (state.kind !== 'rolled-out') return describeState(state).replace(/:.*$/s, '');
  const { rollout } = state;
  if (rollout.kind === 'rolled-back') return `rolled back${describeVersion(rollout)}`;
  return rollout.kind === 'awaiting-promotion' ? 'canaries wait for promotion' : rolloutKinds[rollout.kind];
}

/** More are not named: the log of the run that registers them does. */
const mostNamed = 10;

/** What of a push is not registered, in a sentence, and how it can be. */
export function describeLeftOut({ pullRequest, files }: LeftOut): string {
  const rest = (files?.length ?? 0) - mostNamed;
  const named = (files ?? []).slice(0, mostNamed).map((file) => `\`${file}\``);
  const what =
    files === undefined
      ? 'which job files it changed could not be found out'
      : `this run does not register what only it changed: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
  return `Pull request ${pullRequest} came with the same push, and ${what}. Run the register once for each pull request: \`on: pull_request\` with \`types: [closed]\`.`;
}
