import { ActionError, type ReasonWithSection } from '../errors.ts';
import { listCauseCommands } from './comment/next-steps.ts';
import { describeBatchOutcome } from './describe-rollout.ts';
import type { BatchOutcome } from '../rollout/outcome.ts';

/** The outcomes that are failures, the worst first. */
const failures: Readonly<
  Record<Exclude<BatchOutcome['kind'], 'complete'>, readonly [reason: ReasonWithSection, hint: string]>
> = {
  failed: ['failed', 'Check the logs of its task, and fix the cause.'],
  lost: ['failed', 'Check the node that it ran on, and launch the job again.'],
  stopped: ['conflict', 'Find out who stopped or purged it, and launch it again.'],
  superseded: ['conflict', 'The job was registered again or stopped in the meantime. Check its latest version.'],
  'placement-blocked': ['unplaceable', 'Nomad places it when a node is available. Add capacity, or correct the job.'],
  'timed-out': [
    'timed-out',
    'Nomad continues the job. Raise `timeout` if it takes longer, or set `wait: false` to not follow it.',
  ],
};

/** The failure of a batch job that was followed to its end; `undefined` if it is complete. @param namespace empty or `undefined` for Nomad's default */
export function findBatchFailure(
  { id, namespace = '' }: { readonly id: string; readonly namespace: string | undefined },
  work: BatchOutcome,
): ActionError | undefined {
  if (work.kind === 'complete') return undefined;
  const [reason, hint] = failures[work.kind];
  const [problem] = work.problems;
  const silentHint =
    work.silentSince === undefined
      ? undefined
      : 'The outcome is unknown. Check that Nomad can be reached, and the state of the job.';
  const [command] = work.kind === 'failed' ? listCauseCommands({ namespace, rollout: work }) : [];
  const causeHint = command === undefined ? hint : `\`${command}\` may show the cause.`;
  const events = problem === undefined ? [] : problem.events.map((event) => `\n\t${event}`);
  return new ActionError({
    reason,
    message: `\`${id}\`: ${describeBatchOutcome(work)}.${events.join('')}`,
    hint: silentHint ?? causeHint,
  });
}

/** The worst outcome of child jobs; empty if none was followed. */
export function findWorstBatch(works: readonly (BatchOutcome | undefined)[]): BatchOutcome['kind'] | '' {
  const order = [...Object.keys(failures), 'complete'];
  const kinds = works.flatMap((work) => work?.kind ?? []);
  return kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? '';
}
