import { listFailures, type PlannedJob, type PlanOutcome } from './plan-outcome.ts';
import { describeKeptCount } from '../../nomad-plan/spec.ts';
import { describeWarning } from '../../nomad-plan/verdict.ts';
import { describeCounts } from '../describe-counts.ts';
import { describeUnplaced } from '../describe-rollout.ts';
import { describeHit, listHits, isRefusing } from './guard-hits.ts';
import { sortBySeverity, hasChanges, listWarnings } from './plan-alarms.ts';
import { describeChange, describeNotes, describeReasons, describeUndeclared, countUnplaced } from './describe-plan.ts';
import { describePlanRun } from './plan-headline.ts';
import { joinLog, plain, plainLines, type LogText } from '../../text/log-text.ts';
import { toClause, codeList, plural } from '../../text/numbers.ts';
import type { LogEntry } from '../run-report.ts';
import type { Runner } from '../../clients/github/runner.ts';

const colors: Record<string, LogText> = { '+': plain`\u001b[32m`, '-': plain`\u001b[31m`, '!': plain`\u001b[33m` };

/** Logs the progress of a long run after each tenth. A short run logs nothing. */
export function createProgress(runner: Runner, label: string): (count: number, total: number) => void {
  const minCharacters = 20;
  return (count, total) => {
    if (total < minCharacters || Math.floor((count * 10) / total) === Math.floor(((count - 1) * 10) / total)) return;
    runner.log(plain`${label} ${count} of ${total} job files.`);
  };
}

/** The plans of jobs that a register run may write: one group for each changed job, the worst first. */
export function createJobsLog(jobs: readonly PlannedJob[]): readonly LogEntry[] {
  return sortBySeverity(jobs.filter(hasChanges)).map(createJobEntry);
}

/** The plan for the log: one group for each job, the worst first; then the errors, and the run in one line. */
export function createPlanLog(outcome: PlanOutcome): readonly LogEntry[] {
  const { jobs, removed, failures, failed } = outcome;
  const unstoredVariables = [...new Set(jobs.flatMap((job) => job.unstoredVariables))];
  const warning = plain`The job source that Nomad stores omits the values of ${codeList(unstoredVariables)}, because they are or may be secret.`;
  const texts = [
    ...(removed.length > 0 ? [joinLog(removed.map((job) => describeUndeclared(job, jobs)))] : []),
    ...(unstoredVariables.length === 0 ? [] : [warning]),
  ];
  return [
    ...sortBySeverity(jobs).map(createJobEntry),
    ...createWarningEntries(outcome),
    ...texts.map((text) => ({ kind: 'text', text }) as const),
    { kind: 'errors', errors: listFailures(outcome) },
    {
      kind: 'text',
      text: plain`Plan${failures.length + failed.length > 0 ? ' failed' : ''}: ${toClause(describePlanRun(outcome))}`,
    },
  ];
}

/** The runner keeps ten warnings for each step; one is reserved for other warnings of the run. */
const maxWarnings = 9;

/** Guard hits and warnings, as annotations of their files. Many jobs share one annotation. */
function createWarningEntries(outcome: PlanOutcome): readonly LogEntry[] {
  const { jobs } = outcome;
  const all = sortBySeverity(jobs).flatMap((job) =>
    listWarnings(job).map((warning) => ({ job, text: describeWarning(warning) })),
  );
  const warnings = Array.from(
    Map.groupBy(all, ({ text }) => text),
    ([text, same]): LogEntry => {
      const others = same.length > 1 ? ` (and ${plural(same.length - 1, 'other job')})` : '';
      const [first] = same;
      const file = first === undefined ? {} : { file: first.job.file };
      const subject = first?.job.pitfalls?.includes(text) === true ? plain`Job` : plain`Nomad warns about job`;
      const warning = plain`${subject} \`${first?.job.id ?? ''}\`${others}: ${plainLines(text)}`;
      return { kind: 'warning', text: warning, ...file };
    },
  );
  const entries = [...createGuardEntries(outcome), ...createBlockedEntries(jobs), ...warnings];
  const omittedEntries = entries.slice(maxWarnings - 1);
  if (omittedEntries.length < 2) return entries;
  const rest = joinLog(omittedEntries.map((entry) => ('text' in entry ? entry.text : plain``)));
  return [
    ...entries.slice(0, maxWarnings - 1),
    { kind: 'warning', text: plain`${omittedEntries.length} more warnings are listed in the log.` },
    { kind: 'text', text: rest },
  ];
}

/** Changes that Nomad refuses, and allocations that it cannot place. */
function createBlockedEntries(jobs: readonly PlannedJob[]): readonly LogEntry[] {
  return sortBySeverity(jobs).flatMap(({ id, file, verdict: { refusals, unplaced } }) => {
    const createEntry = (title: string) => (text: LogText) => ({ kind: 'warning', text, file, title }) as const;
    const placementLines =
      unplaced.length === 0 ? [] : [plain`Job \`${id}\` cannot be placed: ${describeUnplaced({ unplaced })}.`];
    const refusalLines = refusals.map((reason) => plain`Nomad would refuse job \`${id}\`: ${reason}.`);
    return [...refusalLines.map(createEntry('Refused change')), ...placementLines.map(createEntry('Cannot be placed'))];
  });
}

/** The guard hits, at the lines of the job files if these are known. */
function createGuardEntries(outcome: PlanOutcome): readonly LogEntry[] {
  return listHits(outcome)
    .filter(isRefusing)
    .map(({ id, file, hit }) => ({
      kind: 'warning',
      text: plain`Job \`${id}\` cannot be registered without approval: ${plainLines(describeHit(hit))}.`,
      title: 'Guarded',
      file,
      line: hit.line,
    }));
}

function createJobEntry(job: PlannedJob): LogEntry {
  const { verdict } = job;
  const counts = hasChanges(job) ? describeCounts(verdict) : '';
  const lines = job.diff.lines.map(colorLine);
  const placementLines = verdict.unplaced.map(
    ({ group, count, reasons }) =>
      `Group ${group}: ${plural(count, 'allocation')} cannot be placed: ${describeReasons(reasons)}`,
  );
  const countLines = job.keptCounts.map((keptCount) => `Count of ${keptCount.group}: ${describeKeptCount(keptCount)}.`);
  const launch = verdict.nextLaunch === undefined ? [] : [`Next periodic launch: ${verdict.nextLaunch}`];
  const hiddenNote = job.diff.hiddenValues === 0 ? [] : [`${plural(job.diff.hiddenValues, 'value')} hidden`];
  const text = joinLog([...lines, ...placementLines, ...countLines, ...describeNotes(job), ...launch, ...hiddenNote]);
  const blockedCount = countUnplaced(verdict.unplaced);
  const parts = [describeChange(verdict), counts, blockedCount === 0 ? '' : `${blockedCount} cannot be placed`];
  const name = plain`${job.id} (${job.file}): ${parts.filter((part) => part !== '').join(', ')}`;
  return { kind: 'group', name, text };
}

function colorLine(line: string): LogText {
  const color = colors[line[0] ?? ''];
  return color === undefined ? plain`${line}` : plain`${color}${line}\u001b[0m`;
}
