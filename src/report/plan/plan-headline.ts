import { plural, thousands } from '../../text/numbers.ts';
import type { PlannedJob, PlanOutcome } from './plan-outcome.ts';
import { visible } from '../../text/visible.ts';
import { clipped, type Sign } from '../../text/markdown.ts';
import { hitsOf, isRefusing } from './guard-hits.ts';
import { alarmsOf, hasChanges, warningsOf, type Alarm } from './plan-alarms.ts';

/** 🔴 where something failed, 🟠 with an alarm, 🟡 with a warning, 🔵 with a change, else 🟢. */
export function planSign({ failures, failed, jobs, removed }: PlanOutcome): Sign {
  if (failures.length + failed.length > 0) return '🔴';
  const alarms = new Set(jobs.flatMap(alarmsOf));
  const isGuarded = hitsOf({ jobs, removed }).some(isRefusing);
  const isNoted = [alarms.delete('warning'), alarms.delete('failed')].includes(true);
  const isWarned = isNoted || removed.some(({ stop }) => stop.kind === 'runs-on');
  if (isGuarded || alarms.size > 0 || removed.some(({ stop }) => stop.kind === 'stops')) return '🟠';
  if (isWarned) return '🟡';
  return removed.length > 0 || jobs.some(({ verdict }) => verdict.changes) ? '🔵' : '🟢';
}

/** The run in one line, each job counted once and the worst named: `3 jobs change (1 new), 1 cannot be placed`. */
export function planHeadline(outcome: PlanOutcome): string {
  const { jobs, failed, removed } = outcome;
  const changing = jobs.filter(({ verdict }) => verdict.changes);
  const [first, ...others] = jobs.filter(hasChanges);
  const refused = hitsOf(outcome).filter(isRefusing).length;
  const parts = [
    failed.length === 0 ? '' : `${plural(failed.length, 'file')} failed`,
    first !== undefined && others.length === 0 ? oneJob(first) : severalJobs(jobs, changing),
    removed.length === 0 ? '' : `${plural(removed.length, 'job file')} removed`,
    refused === 0 ? '' : plural(refused, 'guarded change'),
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(', ');
  if (jobs.length > 0) return `no changes (${plural(jobs.length, 'job')})`;
  return outcome.untouched > 0 ? `no changes (${plural(outcome.untouched, 'job file')} not touched)` : 'no job files';
}

function oneJob(job: PlannedJob): string {
  const { verdict } = job;
  const change = {
    new: 'is new',
    edited: 'changes',
    stopped: 'stops',
    unchanged: verdict.changes ? 'has allocations due' : 'is unchanged',
  }[verdict.change];
  const what = verdict.startsAgain ? 'starts again (it was stopped)' : change;
  const count = verdict.preempted.reduce((sum, one) => sum + one.count, 0);
  const named =
    verdict.preempted.length === 1 ? ` of \`${visible(clipped(verdict.preempted[0]?.job ?? ''))}\`` : ' of other jobs';
  const worst = alarmsOf(job).flatMap((alarm) => {
    switch (alarm) {
      case 'refused':
        return ['would be refused by Nomad'];
      case 'unplaced':
        return ['cannot be placed'];
      case 'failed':
        return ['its last deployment failed'];
      case 'evicts':
        return [count === 0 ? 'evicts other jobs' : `evicts ${plural(count, 'allocation')}${named}`];
      case 'stops':
        return verdict.change === 'stopped' ? [] : ['stops allocations'];
      case 'at-once':
        return ['replaces all allocations at once'];
      case 'warning':
        return [`has ${plural(warningsOf(job).length, 'warning')}`];
    }
  });
  const facts = [what, ...worst];
  const last = facts.length > 1 ? ` and ${facts.at(-1) ?? ''}` : '';
  return `\`${visible(clipped(job.id))}\` ${facts.slice(0, facts.length > 1 ? -1 : 1).join(', ')}${last}`;
}

function severalJobs(jobs: readonly PlannedJob[], changing: readonly PlannedJob[]): string {
  const count = (matches: (job: PlannedJob) => boolean): number => jobs.filter(matches).length;
  const alarmed = (alarm: Alarm): number => count((job) => alarmsOf(job).includes(alarm));
  const kinds = counted([
    [count(({ verdict }) => verdict.change === 'new'), 'new'],
    [count(({ verdict }) => verdict.changes && verdict.change === 'stopped'), 'stopped'],
    [count(({ verdict }) => verdict.startsAgain), 'starting again'],
  ]);
  const evicting = alarmed('evicts');
  const replacing = alarmed('at-once');
  const warnings = jobs.reduce((sum, job) => sum + warningsOf(job).length, 0);
  return counted([
    [changing.length, describeChanges(changing, kinds)],
    [alarmed('refused'), 'would be refused by Nomad'],
    [alarmed('unplaced'), 'cannot be placed'],
    [evicting, `${evicting === 1 ? 'evicts' : 'evict'} other jobs`],
    [replacing, `${replacing === 1 ? 'replaces' : 'replace'} all allocations at once`],
    [alarmed('failed'), `unchanged after a failed deployment`],
    [warnings, warnings === 1 ? 'warning' : 'warnings'],
  ]);
}

/** `new jobs` where all are new, otherwise `jobs change (1 new)`. */
function describeChanges(changing: readonly PlannedJob[], kinds: string): string {
  const jobs = changing.length === 1 ? 'job' : 'jobs';
  if (changing.every(({ verdict }) => verdict.change === 'new')) return `new ${jobs}`;
  return `${jobs} ${changing.length === 1 ? 'changes' : 'change'}${kinds === '' ? '' : ` (${kinds})`}`;
}

/** `3 new, 1 stopped`; zero counts are omitted. */
function counted(parts: readonly (readonly [count: number, text: string])[]): string {
  return parts.flatMap(([count, text]) => (count === 0 ? [] : [`${thousands(count)} ${text}`])).join(', ');
}
