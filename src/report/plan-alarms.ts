import { isRepeatedBy } from '../plan/warnings.ts';
import type { Verdict } from '../plan/verdict.ts';
import type { PlannedJob } from '../review/plan-outcome.ts';
import { replacesAllAtOnce } from './describe-counts.ts';

/** Whether a reader has to know of a job's plan: it does something, or it cannot. */
export function hasChanges({ verdict }: PlannedJob): boolean {
  return verdict.changes || verdict.unplaced.length > 0;
}

/** What a reviewer has to know of a plan before anything else, the worst first. */
export type Alarm = 'unplaced' | 'evicts' | 'stops' | 'at-once' | 'warning';

/** What is alarming about a plan. A rolling replacement is not: nearly every change is one. */
export function alarmsOf({ verdict }: PlannedJob): readonly Alarm[] {
  const { groups, unplaced, preempted, change, starts } = verdict;
  const evicts = preempted.length > 0 || groups.some((group) => group.preempted > 0);
  const alarms: readonly (readonly [alarm: Alarm, isOn: boolean])[] = [
    ['unplaced', unplaced.length > 0],
    ['evicts', evicts],
    ['stops', change === 'stopped' || groups.some((group) => group.stopped > 0)],
    ['at-once', starts === 'at-once' && groups.some(replacesAllAtOnce)],
    ['warning', warningsOf(verdict).length > 0],
  ];
  return alarms.flatMap(([alarm, isOn]) => (isOn ? [alarm] : []));
}

/** Nomad's warnings of a job that changes, but for one that an alarm says already. */
export function warningsOf({ warnings, groups, changes, starts }: Verdict): readonly string[] {
  if (!changes) return [];
  const atOnce = starts === 'at-once' && groups.some(replacesAllAtOnce);
  return atOnce ? warnings.filter((warning) => !isRepeatedBy(warning)) : warnings;
}

const severities: Readonly<Record<Alarm, number>> = { unplaced: 6, evicts: 5, stops: 5, 'at-once': 5, warning: 4 };

function severity(job: PlannedJob): number {
  const [worst] = alarmsOf(job);
  if (worst !== undefined) return severities[worst];
  if (job.verdict.destructive) return 2;
  return job.verdict.changes ? 1 : 0;
}

/** The worst first, then by file. */
export function bySeverity(jobs: readonly PlannedJob[]): readonly PlannedJob[] {
  return jobs.toSorted((a, b) => severity(b) - severity(a) || (a.file < b.file ? -1 : 1));
}
