import { ActionError, type Reason } from '../errors.ts';
import { formatDuration, describeTrouble, describeUnplaced } from './describe-rollout.ts';
import type { ChildJobOutcome } from '../rollout/outcome.ts';

/** How the work of a child job ended, in a few words; with why, if that is known. */
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
      return `lost with its machine${why}`;
    case 'stopped':
      return 'stopped before it was done';
    case 'placement-blocked':
      return `cannot be placed: ${describeUnplaced(work)}`;
    case 'timed-out':
      return work.ended === 'cancelled'
        ? `left as it is after ${time}, because the run was cancelled (${work.text})`
        : `not done after ${time} (${work.text})${why}`;
  }
}

const bad: Readonly<Record<Exclude<ChildJobOutcome['kind'], 'succeeded'>, readonly [reason: Reason, hint: string]>> = {
  failed: ['failed', 'Look at the logs of its task, and mend the cause.'],
  lost: ['failed', 'Look at the machine that it ran on, and launch it again.'],
  stopped: ['conflict', 'Somebody stopped or purged it: ask who, and launch it again.'],
  'placement-blocked': [
    'unplaceable',
    'It stays there, and runs as soon as there is room. Make room in the cluster, or let the job ask for less.',
  ],
  'timed-out': [
    'timed-out',
    'It is left as it is, and goes on. Raise `timeout` if it takes longer, or do not follow it with `wait: false`.',
  ],
};

/** What keeps the work from being what was promised; undefined when it is that. */
export function workFailure(child: string, work: ChildJobOutcome): ActionError | undefined {
  if (work.kind === 'succeeded') return undefined;
  const [reason, hint] = bad[work.kind];
  const [trouble] = work.troubles;
  const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
  return new ActionError({
    reason,
    message: `\`${child}\`: ${describeChildJobOutcome(work)}.${events.join('')}`,
    hint,
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

/** The worst outcome of several; empty when nothing was followed. */
export function worstWork(works: readonly (ChildJobOutcome | undefined)[]): ChildJobOutcome['kind'] | '' {
  return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
}
