import { describeReasons } from './describe-plan.ts';
import { plural } from '../plan/numbers.ts';
import type { GroupProgress, Rollout, RolloutKind, TaskProblem } from '../rollout/outcome.ts';

/** Milliseconds in a person's units: `42 s`, `3 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/** What became of a task, in half a sentence: "task `server` exits 137, restarted 2 times on node `n1`". */
export function describeTrouble({ task, exitCode, signal, restarts, node, events }: TaskProblem): string {
  const last = events.at(-1);
  const how =
    exitCode !== undefined && exitCode !== 0
      ? `exits ${exitCode}`
      : signal !== undefined && signal !== 0
        ? `ends by signal ${signal}`
        : last === undefined
          ? 'is not healthy'
          : `is not healthy: ${last}`;
  const again = restarts === 0 ? '' : `, restarted ${plural(restarts, 'time')}`;
  return `task \`${task}\` ${how}${again}${node === '' ? '' : ` on node \`${node}\``}`;
}

/**
 * How a rollout ended, in a few words; with why it is not well, if that is known.
 *
 * @param placed what is said where there was nothing to roll out
 */
export function describeRollout(rollout: Rollout, placed = 'registered and placed'): string {
  const [trouble] = rollout.troubles;
  const why = trouble === undefined ? '' : `: ${describeTrouble(trouble)}`;
  switch (rollout.kind) {
    case 'successful':
      return `rolled out in ${formatDuration(rollout.milliseconds)}`;
    case 'failed':
      return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
    case 'rolled-back':
      return `rolled back${describeVersion(rollout)}${why}`;
    case 'awaiting-promotion':
      return 'canaries are healthy and wait for promotion';
    case 'placement-blocked':
      return `cannot be placed: ${describeUnplaced(rollout)}`;
    case 'no-deployment':
      return `${placed}${why}`;
    case 'superseded':
      return 'superseded by a newer version of the job, or stopped';
    case 'timed-out':
      return rollout.ended === 'cancelled'
        ? `left as it is after ${formatDuration(rollout.milliseconds)}, because the run was cancelled${describeHealthOfGroups(rollout)}`
        : `not healthy after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${why}`;
  }
}

/** ` to version 7`, and whether it is well again. */
export function describeVersion({ revertedTo }: Rollout): string {
  if (revertedTo === undefined) return '';
  return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}

export function describeUnplaced({ unplaced }: Pick<Rollout, 'unplaced'>): string {
  const text = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${describeReasons(reasons)}`);
  return text.length === 0 ? 'no node takes it' : text.join('; ');
}

function describeHealthOfGroups({ groups }: Rollout): string {
  return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}

/** `2 of 3 healthy`, all groups together. */
export function healthyOf(groups: readonly Pick<GroupProgress, 'healthy' | 'desired'>[]): string {
  const sum = (read: (group: Pick<GroupProgress, 'healthy' | 'desired'>) => number): number =>
    groups.reduce((total, group) => total + read(group), 0);
  return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}

/** An outcome in a word or two. */
export const rolloutKinds: Record<RolloutKind, string> = {
  failed: 'failed',
  'rolled-back': 'rolled back',
  'placement-blocked': 'cannot be placed',
  superseded: 'superseded',
  'timed-out': 'timed out',
  'awaiting-promotion': 'wait for promotion',
  'no-deployment': 'registered',
  successful: 'rolled out',
};
