import { plural } from '../text/numbers.ts';
import { replacesAllAtOnce, type GroupVerdict, type Verdict } from '../nomad-plan/verdict.ts';

/** What happens to the allocations, the most dangerous first: `replaces 4 allocations, 1 at a time, creates 1`; empty when nothing does. */
export function describeCounts(groups: readonly GroupVerdict[], starts: Verdict['starts']): string {
  const sum = (count: (group: GroupVerdict) => number): number =>
    groups.reduce((total, group) => total + count(group), 0);
  const steps: readonly (readonly [verb: string, count: number, more?: string])[] = [
    ...replacement(groups),
    ['stops', sum((group) => group.stopped)],
    ['evicts', sum((group) => group.preempted), ' of other jobs'],
    ['migrates', sum((group) => group.migrated)],
    ...canarySteps(groups),
    ['reschedules', sum((group) => group.rescheduled)],
    ['updates', sum((group) => group.updatedInPlace), ' in place'],
    // The dry run says "create" for a job that starts only later; what it means is how many start then.
    starts === 'at-once'
      ? ['creates', sum((group) => group.created)]
      : ['starts', sum((group) => group.created), starts === 'per-launch' ? ' at each launch' : ' at each dispatch'],
  ];
  return steps
    .filter(([, count]) => count > 0)
    .map(([verb, count, more = ''], at) => {
      // The noun only once.
      const what = at === 0 && verb !== '' ? plural(count, 'allocation') : String(count);
      return verb === '' ? more : `${verb} ${what}${more}`;
    })
    .join(', ');
}

type Step = readonly [verb: string, count: number, more?: string];

/** The dry run counts only the first step of a rolling update; allocations that are replaced later count as ignored. */
function replacement(groups: readonly GroupVerdict[]): readonly Step[] {
  const updated = groups.filter((group) => group.replaced > 0 && group.canaries === 0);
  const now = updated.reduce((total, group) => total + group.replaced, 0);
  const all = updated.reduce((total, group) => total + group.replaced + group.ignored, 0);
  if (now < all) return [['replaces', all, `, ${now} at a time`]];
  return [updated.some(replacesAllAtOnce) ? ['replaces all', all, ' at once'] : ['replaces', all]];
}

/** Canaries run beside the current allocations; the rest is replaced after their promotion. */
function canarySteps(groups: readonly GroupVerdict[]): readonly Step[] {
  const updated = groups.filter((group) => group.canaries > 0);
  const now = updated.reduce((total, group) => total + group.canaries, 0);
  const later = updated.reduce((total, group) => total + Math.max(0, group.ignored - group.canaries), 0);
  const more = later === 0 ? 'the others stop after promotion' : `${later} more after promotion`;
  return [['', now, `${plural(now, 'canary').replace(/canarys$/, 'canaries')} now, ${more}`]];
}
