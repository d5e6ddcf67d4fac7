import { plural } from '../text/numbers.ts';
import type { GroupVerdict } from '../nomad-plan/group-counts.ts';
import type { Verdict } from '../nomad-plan/verdict.ts';

/** The effect on the allocations, the most dangerous first: `replaces 4 allocations, 1 at a time, creates 1`; empty without an effect. */
export function describeCounts({ groups, starts, nextLaunch }: Verdict): string {
  const isLaunched = starts !== 'per-launch' || (nextLaunch !== undefined && nextLaunch !== 'never');
  const sum = (count: (group: GroupVerdict) => number): number =>
    groups.reduce((total, group) => total + count(group), 0);
  const steps: readonly Step[] = [
    ...describeReplacement(groups),
    ...describeCanaryReplacement(groups),
    ['stops', sum((group) => group.stopped), describeAlsoEnded(groups, 'stopped')],
    ['evicts', sum((group) => group.preempted), ' of other jobs'],
    ['migrates', sum((group) => group.migrated)],
    ...describeBesideCanaries(groups),
    ['reschedules', sum((group) => group.rescheduled)],
    ['updates', sum((group) => group.updatedInPlace), ' in place'],
    // For a job that starts later, "create" of a Nomad plan is the number of allocations that will start then.
    starts === 'at-once'
      ? ['creates', sum((group) => group.created)]
      : [
          'starts',
          isLaunched ? sum((group) => group.created) : 0,
          starts === 'per-launch' ? ' at each launch' : ' at each dispatch',
        ],
  ];
  return steps
    .filter(([, count]) => count > 0)
    .map(([verb, count, more = ''], at) => {
      // The noun appears only once.
      const allocations = at === 0 && verb !== '' ? plural(count, 'allocation') : String(count);
      return verb === '' ? more : `${verb} ${allocations}${more}`.replace(/\ball 2\b/, 'both');
    })
    .join(', ');
}

type Step = readonly [verb: string, count: number, more?: string];

function describeReplacement(groups: readonly GroupVerdict[]): readonly Step[] {
  const updates = groups.filter(({ canaries }) => canaries === 0);
  const { all, step, isAtOnce } = sumUpdates(updates);
  if (step < all) return [['replaces', all, `, ${step} at a time`]];
  return [isAtOnce ? ['replaces all', all, ' at once'] : ['replaces', all, describeAlsoEnded(updates, 'replaced')]];
}

/** The steps of a service with canaries: they run beside its allocations, which are replaced after the promotion. */
function describeBesideCanaries(groups: readonly GroupVerdict[]): readonly Step[] {
  const { all, step } = sumUpdates(groups.filter(({ canaries, replaced }) => canaries > 0 && replaced === 0));
  const more = step === all ? '; the old allocations stop after promotion' : `, ${all - step} more after promotion`;
  return [['', step, `${countCanaries(step)} now${more}`]];
}

/** The steps of a system job with canaries: they replace the allocations on their nodes. */
function describeCanaryReplacement(groups: readonly GroupVerdict[]): readonly Step[] {
  const { all, step, isAtOnce } = sumUpdates(groups.filter(({ canaries, replaced }) => canaries > 0 && replaced > 0));
  if (step < all) return [['replaces', all, `: ${countCanaries(step)} now, ${all - step} more after promotion`]];
  return [
    isAtOnce ? ['replaces all', all, ' at once, as canaries'] : ['replaces', all, ` with ${countCanaries(step)}`],
  ];
}

function countCanaries(count: number): string {
  return count === 1 ? '1 canary' : `${count} canaries`;
}

function sumUpdates(groups: readonly GroupVerdict[]): Pick<GroupVerdict['update'], 'all' | 'step' | 'isAtOnce'> {
  const sum = (which: 'all' | 'step'): number => groups.reduce((total, { update }) => total + update[which], 0);
  const all = sum('all');
  return { all, step: sum('step'), isAtOnce: all > 1 && groups.some(({ update }) => update.isAtOnce) };
}

function describeAlsoEnded(groups: readonly GroupVerdict[], count: 'replaced' | 'stopped'): string {
  return groups.some((group) => group[count] > 0 && group.update.countWithEnded === count) ? ', running or ended' : '';
}
