import { isSimultaneousUpdateWarning } from '../../nomad-plan/verdict.ts';
import type { PlannedJob } from './plan-outcome.ts';

/** Whether the plan of a job is shown: it has a change, a placement failure, or a failed last deployment. */
export function hasChanges({ verdict, hasFailed = false }: PlannedJob): boolean {
  return verdict.hasEffect || verdict.unplaced.length > 0 || hasFailed;
}

/** The alarms of a plan, the worst first. */
export type Alarm = 'refused' | 'unplaced' | 'evicts' | 'stops' | 'at-once' | 'failed' | 'warning';

const alarmTests: readonly (readonly [alarm: Alarm, isOn: (job: PlannedJob) => boolean])[] = [
  ['refused', ({ verdict }) => verdict.refusals.length > 0],
  ['unplaced', ({ verdict }) => verdict.unplaced.length > 0],
  ['evicts', ({ verdict }) => verdict.preempted.length > 0 || verdict.groups.some((group) => group.preempted > 0)],
  ['stops', ({ verdict }) => verdict.change === 'stopped' || verdict.groups.some((group) => group.stopped > 0)],
  ['at-once', ({ verdict }) => verdict.groups.some(({ update }) => update.isAtOnce)],
  ['failed', ({ hasFailed = false }) => hasFailed],
  ['warning', (job) => listWarnings(job).length > 0],
];

/** The alarms of a plan. A rolling replacement is not an alarm: nearly every change causes one. */
export function listAlarms(job: PlannedJob): readonly Alarm[] {
  return alarmTests.filter(([, applies]) => applies(job)).map(([alarm]) => alarm);
}

/** The effect at the start of a table row. */
export type PlanEffect = 'blocked' | 'evicts' | 'stops' | 'downtime' | 'warning' | 'new' | 'replace' | 'edit';

const alarmKinds: Readonly<Record<Alarm, readonly [effect: PlanEffect, severity: number]>> = {
  refused: ['blocked', 7],
  unplaced: ['blocked', 6],
  evicts: ['evicts', 5],
  stops: ['stops', 5],
  'at-once': ['downtime', 5],
  failed: ['warning', 4],
  warning: ['warning', 4],
};

/** The effect of a change, by its worst alarm or its kind. */
export function rankEffect(job: PlannedJob): readonly [effect: PlanEffect, severity: number] {
  const worst = alarmTests.find(([, applies]) => applies(job));
  if (worst !== undefined) return alarmKinds[worst[0]];
  return [findKind(job), job.verdict.isDestructive ? 2 : Number(job.verdict.hasEffect)];
}

/** The effect of a change, regardless of its alarms. */
export function findKind({ verdict }: PlannedJob): 'new' | 'replace' | 'edit' {
  const { change, isDestructive, startsAgain, groups } = verdict;
  if (change === 'new' || startsAgain) return 'new';
  return isDestructive || groups.some(({ canaries }) => canaries > 0) ? 'replace' : 'edit';
}

/** The pitfalls of a job that changes, and Nomad's warnings, except a warning that repeats an alarm. */
export function listWarnings({ verdict, pitfalls = [] }: PlannedJob): readonly string[] {
  const { warnings, groups, hasEffect } = verdict;
  if (!hasEffect) return [];
  const isAtOnce = groups.some(({ update }) => update.isAtOnce);
  return [...pitfalls, ...warnings.filter((warning) => !isAtOnce || !isSimultaneousUpdateWarning(warning))];
}

/** Sorts jobs, the worst first, then by file. */
export function sortBySeverity(jobs: readonly PlannedJob[]): readonly PlannedJob[] {
  const rankedJobs = jobs.map((job) => ({ job, file: job.file, severity: rankEffect(job)[1] }));
  return rankedJobs.toSorted((a, b) => b.severity - a.severity || (a.file < b.file ? -1 : 1)).map(({ job }) => job);
}
