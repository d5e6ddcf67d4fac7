import { plural } from '../plan/numbers.ts';
import type { ActionError } from '../errors.ts';
import type { PlacementReason } from '../plan/filter-reasons.ts';
import type { Unplaced } from '../plan/placement.ts';
import type { GroupVerdict, Verdict } from '../plan/verdict.ts';
import type { PlannedJob, PlanOutcome, RemovedFile } from '../review/plan-outcome.ts';

/** To the minute; empty for no time. */
export function formatMinute(time: Date | undefined): string {
  return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What happens to allocations, the dangerous first: `4 replaced, 1 created`; empty when nothing does. */
export function describeCounts(counts: Omit<GroupVerdict, 'name'>, starts: Verdict['starts']): string {
  const more = following(counts);
  const later = more === '' ? '' : ` (${more})`;
  // The dry run says "create" for a job that starts only later; what it means is how many start then.
  const created = { 'at-once': 'created', 'per-launch': 'at each launch', 'per-dispatch': 'at each dispatch' }[starts];
  return [
    phrase(counts.replaced, counts.canaries > 0 ? 'replaced' : `replaced${later}`),
    phrase(counts.stopped, 'stopped'),
    phrase(counts.preempted, 'of other jobs preempted'),
    phrase(counts.migrated, 'migrated'),
    phrase(counts.canaries, `${counts.canaries === 1 ? 'canary' : 'canaries'}${later}`),
    phrase(counts.rescheduled, 'rescheduled'),
    phrase(counts.updatedInPlace, 'updated in place'),
    phrase(counts.created, created),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/**
 * The dry run counts one step only: what a rolling update replaces later, or after a promotion, is among the ignored ones. So may be
 * allocations that are right as they are, hence "up to".
 */
export function following(counts: Omit<GroupVerdict, 'name'>): string {
  const step = counts.replaced + counts.canaries;
  if (step === 0 || counts.ignored === 0) return '';
  return `up to ${counts.ignored} more ${counts.canaries > 0 ? 'after promotion' : 'follow'}`;
}

function phrase(count: number, text: string): string {
  return count > 0 ? `${count} ${text}` : '';
}

/** The counts of all groups together. */
export function totals(groups: readonly GroupVerdict[]): Omit<GroupVerdict, 'name'> {
  const sum = (read: (group: GroupVerdict) => number): number =>
    groups.reduce((total, group) => total + read(group), 0);
  return {
    created: sum((group) => group.created),
    replaced: sum((group) => group.replaced),
    updatedInPlace: sum((group) => group.updatedInPlace),
    stopped: sum((group) => group.stopped),
    migrated: sum((group) => group.migrated),
    canaries: sum((group) => group.canaries),
    // Only where an update goes on do the ignored ones wait for it.
    ignored: sum((group) => (group.replaced + group.canaries > 0 ? group.ignored : 0)),
    preempted: sum((group) => group.preempted),
    rescheduled: sum((group) => group.rescheduled),
  };
}

/** What registering does to the job, in a word or two. */
export function describeChange(verdict: Verdict): string {
  if (verdict.startsAgain) return 'started again (was stopped)';
  if (verdict.change === 'unchanged' && verdict.changes) return 'unchanged, but allocations are due';
  return verdict.change;
}

export function unplacedCount(unplaced: readonly Unplaced[]): number {
  return unplaced.reduce((total, one) => total + one.count, 0);
}

/** Reasons as a plain line, for the log and the outputs. */
export function describeReasons(reasons: readonly PlacementReason[]): string {
  return reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
}

/** Whether a reader has to know of a job's plan: it does something, or it cannot. */
export function hasChanges({ verdict }: PlannedJob): boolean {
  return verdict.changes || verdict.unplaced.length > 0;
}

/** How bad a job's plan is; higher is told first. */
function severity(job: PlannedJob): number {
  const { verdict } = job;
  if (verdict.unplaced.length > 0) return 3;
  if (verdict.destructive) return 2;
  return verdict.changes ? 1 : 0;
}

/** The worst first, then by file. */
export function bySeverity(jobs: readonly PlannedJob[]): readonly PlannedJob[] {
  return jobs.toSorted((a, b) => severity(b) - severity(a) || (a.file < b.file ? -1 : 1));
}

/** The run in one line: `2 changed, 1 new, 1 cannot be placed · 9 unchanged`. */
export function planHeadline(outcome: PlanOutcome): string {
  const changing = outcome.jobs.filter((job) => job.verdict.changes);
  const count = (matches: (verdict: Verdict) => boolean): number =>
    changing.filter((job) => matches(job.verdict)).length;
  const created = count((verdict) => verdict.change === 'new');
  const stopped = count((verdict) => verdict.change === 'stopped');
  const blocked = outcome.jobs.filter((job) => job.verdict.unplaced.length > 0).length;
  const removed = outcome.removed.length;
  const parts = [
    phrase(outcome.failed.length, outcome.failed.length === 1 ? 'file failed' : 'files failed'),
    phrase(changing.length - created - stopped, 'changed'),
    phrase(created, 'new'),
    phrase(stopped, 'stopped'),
    phrase(blocked, 'cannot be placed'),
    phrase(removed, removed === 1 ? 'job file removed' : 'job files removed'),
  ].filter((part) => part !== '');
  const unchanged = outcome.jobs.length - changing.length;
  if (parts.length === 0) parts.push(unchanged > 0 ? 'nothing changes' : 'no job file is touched');
  return [parts.join(', '), phrase(unchanged, 'unchanged'), phrase(outcome.untouched, 'not touched')]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What a reader has to know of how a job file was read: what it says against the inputs, and what they say for nothing. */
export function describeNotes({
  overridden,
  dropped,
  random = [],
}: Pick<PlannedJob, 'overridden' | 'dropped' | 'random'>): readonly string[] {
  return [
    ...(random.length === 0 ? [] : [describeRandomFields(random)]),
    ...overridden.map(
      ({ what, file, input }) =>
        `The file names the ${what} \`${file}\`, input \`${what}\` says \`${input}\`: the file's counts.`,
    ),
    ...dropped.map(
      ({ name, by }) => `The variable \`${name}\`, set by ${by}, is not declared in the file and was left out.`,
    ),
  ];
}

const mostNamed = 5;

function describeRandomFields(fields: readonly string[]): string {
  const named = fields.slice(0, mostNamed).map((field) => `\`${field}\``);
  const more = fields.length > mostNamed ? ` and ${plural(fields.length - mostNamed, 'field')} more` : '';
  return `Changes with every plan: ${named.join(', ')}${more}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. The register compares all else of the job with what was reviewed, but not these values.`;
}

/** What becomes of the job of a file that the pull request removes. */
export function describeRemovedFile({ file, id, stop }: RemovedFile): string {
  const removed = `\`${file}\`: job file removed`;
  const job = id === undefined ? '' : ` (\`${id}\`)`;
  switch (stop.kind) {
    case 'stops':
      return `${removed}; the job${job} will be stopped after the merge.`;
    case 'gone':
      return `${removed}; the job${job} does not run.`;
    case 'runs-on':
      if (stop.why === 'by-hand') return `${removed}; the job still runs${job}.`;
      return stop.why === 'declared'
        ? `${removed}; the job${job} runs on, because \`${stop.by}\` declares it.`
        : `${removed}; the job${job} runs on: \`${stop.by}\` cannot be parsed, and may declare it.`;
  }
}

/** Where a failure is, as `file:line`. */
export function describeFailure(failure: ActionError): string {
  const { location: where } = failure;
  if (where === undefined) return '';
  return where.line === undefined ? where.file : `${where.file}:${where.line}`;
}
