import { ActionError, type ReasonWithSection } from '../errors.ts';
import { formatDuration } from '../text/times.ts';
import { describeSilence, describeTrouble, describeUnplaced } from './describe-rollout.ts';
import type { ChildJobOutcome } from '../rollout/outcome.ts';

/** How a child job ended, and why it failed, if that is known. */
export function describeChildJobOutcome(work: ChildJobOutcome): string {
  const [trouble] = work.troubles;
  const why = trouble === undefined ? '' : `: ${describeTrouble(trouble)}`;
  const time = formatDuration(work.milliseconds);
  switch (work.kind) {
    case 'succeeded':
      return `succeeded in ${time}`;
    case 'failed':
      return `failed${why}`;
    case 'lost':
      return `lost with its node${why}`;
    case 'stopped':
      return 'stopped before it was complete';
    case 'placement-blocked':
      return `cannot be placed: ${describeUnplaced(work)}`;
    case 'timed-out':
      return work.ended === 'cancelled'
        ? `still running when the run was cancelled after ${time} (${work.text})`
        : work.silentSince !== undefined
          ? describeSilence(work.silentSince, work.text)
          : `not complete after ${time} (${work.text})${why}`;
  }
}

const bad: Readonly<
  Record<Exclude<ChildJobOutcome['kind'], 'succeeded'>, readonly [reason: ReasonWithSection, hint: string]>
> = {
  failed: ['failed', 'Check the logs of its task, and fix the cause.'],
  lost: ['failed', 'Check the node that it ran on, and launch it again.'],
  stopped: ['conflict', 'Find out who stopped or purged it, and launch it again.'],
  'placement-blocked': [
    'unplaceable',
    'Nomad places it as soon as there is capacity. Add capacity, or request fewer resources.',
  ],
  'timed-out': [
    'timed-out',
    'Nomad continues the job. Raise `timeout` if it takes longer, or set `wait: false` to not follow it.',
  ],
};

/** The failure of a child job; undefined for one that succeeded. */
export function childJobFailure(child: string, work: ChildJobOutcome): ActionError | undefined {
  if (work.kind === 'succeeded') return undefined;
  const [reason, hint] = bad[work.kind];
  const [trouble] = work.troubles;
  const silentHint =
    work.silentSince === undefined
      ? undefined
      : 'The outcome is unknown. Check that Nomad can be reached, and the state of the job.';
  const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
  return new ActionError({
    reason,
    message: `\`${child}\`: ${describeChildJobOutcome(work)}.${events.join('')}`,
    hint: silentHint ?? hint,
  });
}

const worstFirst: readonly ChildJobOutcome['kind'][] = [
  'failed',
  'lost',
  'stopped',
  'placement-blocked',
  'timed-out',
  'succeeded',
];

/** The worst outcome of several child jobs; empty when none was followed. */
export function worstChildJob(works: readonly (ChildJobOutcome | undefined)[]): ChildJobOutcome['kind'] | '' {
  return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
}
