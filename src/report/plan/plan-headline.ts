import { plural, thousands } from '../../text/numbers.ts';
import type { PlannedJob, PlanOutcome, UndeclaredJob } from './plan-outcome.ts';
import { listPlannedWrites } from './planned-writes.ts';
import { visible } from '../../text/visible.ts';
import { clip, type Sign } from '../../text/markdown.ts';
import { listHits, isRefusing } from './guard-hits.ts';
import { describeCauses, describeFailed } from '../failure-items.ts';
import { listAlarms, hasChanges, listWarnings, type Alarm } from './plan-alarms.ts';

/** 🔴 after a failure, 🟠 with an alarm, 🟡 with a warning or without a job file, 🔵 with a change, otherwise 🟢. */
export function selectPlanSign({ failures, failed, jobs, removed, skippedCount }: PlanOutcome): Sign {
  if (failures.length + failed.length > 0) return '🔴';
  const alarms = new Set(jobs.flatMap(listAlarms));
  const isGuarded = listHits({ jobs, removed }).some(isRefusing);
  const hasNotes = [alarms.delete('warning'), alarms.delete('failed')].includes(true);
  const isWarned = hasNotes || removed.some(({ stop }) => stop.kind === 'keeps-running');
  const writes = listPlannedWrites({ jobs, removed });
  if (isGuarded || alarms.size > 0 || writes.some(({ kind }) => kind === 'stop')) return '🟠';
  if (isWarned || jobs.length + removed.length + skippedCount === 0) return '🟡';
  return writes.length > 0 || jobs.some(hasChanges) ? '🔵' : '🟢';
}

/** The run in one line. Each job is counted once, and the worst one is named: `3 jobs change (1 new), 1 cannot be placed`. After a failure, its cause. */
export function describePlanRun(outcome: PlanOutcome): string {
  const { jobs, failures, failed, removed } = outcome;
  if (failures.length > 0) return describeCauses(failures);
  const [first, ...others] = jobs.filter(hasChanges);
  const refusalCount = listHits(outcome).filter(isRefusing).length;
  const parts = [
    first !== undefined && others.length === 0 ? describeOneJob(first) : describeSeveralJobs(jobs),
    describeRemoved(removed),
    refusalCount === 0 ? '' : plural(refusalCount, 'guarded change'),
  ].filter((part) => part !== '');
  if (failed.length > 0) return [describeFailed(failed), parts.join(', ')].filter((part) => part !== '').join('; ');
  if (parts.length > 0) return parts.join(', ');
  if (jobs.length > 0) return `no changes (${plural(jobs.length, 'job')})`;
  return outcome.skippedCount > 0
    ? `no changes (${plural(outcome.skippedCount, 'job file')} not touched)`
    : 'no job files';
}

function describeOneJob(job: PlannedJob): string {
  const { verdict } = job;
  const change = {
    new: 'is new',
    edited: 'changes',
    stopped: 'will be stopped',
    unchanged: verdict.hasEffect ? 'has allocations to place' : 'is unchanged',
  }[verdict.change];
  const effect = verdict.startsAgain ? 'starts again (it was stopped)' : change;
  const count = verdict.preempted.reduce((sum, group) => sum + group.count, 0);
  const owner =
    verdict.preempted.length === 1 ? ` of \`${visible(clip(verdict.preempted[0]?.job ?? ''))}\`` : ' of other jobs';
  const alarms = listAlarms(job).flatMap((alarm) => {
    switch (alarm) {
      case 'refused':
        return ['would be refused by Nomad'];
      case 'unplaced':
        return ['cannot be placed'];
      case 'failed':
        return ['its last deployment failed'];
      case 'evicts':
        return [count === 0 ? 'evicts other jobs' : `evicts ${plural(count, 'allocation')}${owner}`];
      case 'stops':
        return verdict.change === 'stopped' ? [] : ['stops allocations'];
      case 'at-once':
        return ['replaces all allocations at once'];
      case 'warning':
        return [`has ${plural(listWarnings(job).length, 'warning')}`];
    }
  });
  const facts = [effect, ...alarms];
  const last = facts.length > 1 ? ` and ${facts.at(-1) ?? ''}` : '';
  return `\`${visible(clip(job.id))}\` ${facts.slice(0, facts.length > 1 ? -1 : 1).join(', ')}${last}`;
}

/** `old` will be stopped, 2 jobs keep running */
function describeRemoved(removed: readonly UndeclaredJob[]): string {
  const stopsByKind = Map.groupBy(removed, ({ stop }) =>
    stop.kind === 'keeps-running' && stop.reason === 'declared' ? 'gone' : stop.kind,
  );
  const { stops = [], 'keeps-running': keepRunning = [], gone = [] } = Object.fromEntries(stopsByKind);
  const [onlyStop] = stops.length === 1 ? stops : [];
  const parts = [
    ...(onlyStop === undefined ? [] : [`\`${visible(clip(onlyStop.formerAddress?.id ?? ''))}\` will be stopped`]),
    formatCounts([
      [onlyStop === undefined ? stops.length : 0, 'jobs will be stopped'],
      [keepRunning.length, keepRunning.length === 1 ? 'job keeps running' : 'jobs keep running'],
      [gone.length, `job ${gone.length === 1 ? 'file' : 'files'} removed`],
    ]),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function describeSeveralJobs(jobs: readonly PlannedJob[]): string {
  const changingJobs = jobs.filter(({ verdict }) => verdict.change !== 'unchanged');
  const count = (matches: (job: PlannedJob) => boolean): number => jobs.filter(matches).length;
  const countAlarms = (alarm: Alarm): number => count((job) => listAlarms(job).includes(alarm));
  const kinds = formatCounts([
    [count(({ verdict }) => verdict.change === 'new'), 'new'],
    [count(({ verdict }) => verdict.change === 'stopped'), 'stopped'],
    [count(({ verdict }) => verdict.startsAgain), 'starting again'],
  ]);
  const evictingCount = countAlarms('evicts');
  const replacingCount = countAlarms('at-once');
  const warnings = new Set(jobs.flatMap(listWarnings)).size;
  return formatCounts([
    [changingJobs.length, describeChanges(changingJobs, kinds)],
    [count(({ verdict }) => verdict.change === 'unchanged' && verdict.hasEffect), 'with allocations to place'],
    [countAlarms('refused'), 'would be refused by Nomad'],
    [countAlarms('unplaced'), 'cannot be placed'],
    [evictingCount, `${evictingCount === 1 ? 'evicts' : 'evict'} other jobs`],
    [replacingCount, `${replacingCount === 1 ? 'replaces' : 'replace'} all allocations at once`],
    [countAlarms('failed'), `unchanged after a failed deployment`],
    [warnings, warnings === 1 ? 'warning' : 'warnings'],
  ]);
}

/** `new jobs` if all are new, otherwise `jobs change (1 new)`. */
function describeChanges(changingJobs: readonly PlannedJob[], kinds: string): string {
  const jobs = changingJobs.length === 1 ? 'job' : 'jobs';
  if (changingJobs.every(({ verdict }) => verdict.change === 'new')) return `new ${jobs}`;
  return `${jobs} ${changingJobs.length === 1 ? 'changes' : 'change'}${kinds === '' ? '' : ` (${kinds})`}`;
}

/** `3 new, 1 stopped`; zero counts are omitted. */
function formatCounts(parts: readonly (readonly [count: number, text: string])[]): string {
  return parts.flatMap(([count, text]) => (count === 0 ? [] : [`${thousands(count)} ${text}`])).join(', ');
}
