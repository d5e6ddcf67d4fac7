import { nameCode, table } from '../../report/markdown/markdown.ts';
import { plural } from '../../plan/numbers.ts';
import type { ActionError, Note } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** A job that was to be stopped. */
export interface StopResult {
  readonly id: string;
  /** `gone`: it is not there, as after a purge. */
  readonly result: 'none' | 'already' | 'gone' | 'dry-run' | 'done';
  /** Allocations that had not ended before. */
  readonly running: number;
  /** Those that have not ended after it. */
  readonly left: number;
  /** What the server is too old for, a sentence each. */
  readonly ignored: readonly string[];
  readonly failure: ActionError | undefined;
}

/** How a run of mode `stop` ended. */
export interface StopOutcome {
  readonly job: StopResult;
  readonly purge: boolean;
  readonly dryRun: boolean;
  /** Whether children were to be stopped as well. */
  readonly withChildren: boolean;
  /** What a parameterized or periodic job has started, and had not ended before. */
  readonly children: readonly StopResult[];
  readonly evalId: string;
  readonly failures: readonly ActionError[];
}

/** What is said of a job that was stopped. */
export function stopReport(outcome: StopOutcome): ShortReport {
  const { job, dryRun, children, evalId } = outcome;
  const failures = [...outcome.failures, ...[job, ...children].flatMap(({ failure }) => failure ?? [])];
  const done = [job, ...children].filter(({ result }) => result === 'done').length;
  const isStopped = failures.length === 0 && !dryRun;
  return {
    headline: failures[0]?.message ?? stopHeadline(outcome),
    sign: dryRun ? '🔵' : '🟢',
    failures,
    notes: [...stopNotes(outcome), ...ignoredIn([job, ...children])],
    body: children.length === 0 ? [] : [childTable(outcome)],
    outputs: { changed: String(done > 0), outcome: isStopped ? 'stopped' : '', 'eval-id': evalId },
  };
}

function stopHeadline({ job, purge, children, withChildren }: StopOutcome): string {
  const name = `\`${job.id}\``;
  const verb = purge ? 'purged' : 'stopped';
  const count = withChildren ? children.filter(({ result }) => result === 'done' || result === 'dry-run').length : 0;
  const more = count === 0 ? '' : ` and ${plural(count, 'job')} that it has started`;
  const have = job.running === 1 ? 'has' : 'have';
  const ran =
    job.running === 0
      ? ''
      : `; ${plural(job.running, 'allocation')} ${job.left === 0 ? `${have} ended` : `${have} not ended yet`}`;
  switch (job.result) {
    case 'done':
      return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
    case 'dry-run':
      return `Dry run: ${name}${more} would be ${verb}; ${plural(job.running, 'allocation')} would end`;
    case 'already':
      return `Nothing to do: ${name} is stopped${more === '' ? '' : `; stopped${more.replace(' and', '')}`}`;
    case 'gone':
      return `Nothing to do: there is no job ${name}`;
    case 'none':
      return `${name} was not ${verb}`;
  }
}

function stopNotes({ job, children, withChildren }: StopOutcome): readonly Note[] {
  if (job.result === 'gone') {
    return [
      {
        level: 'warning',
        text: `There is no job \`${job.id}\`: if it was not purged before, check its ID and namespace.`,
      },
    ];
  }
  if (withChildren || children.length === 0) return [];
  const text = `${plural(children.length, 'job')} that \`${job.id}\` has started ${children.length === 1 ? 'runs' : 'run'} on; \`children: true\` stops them, too.`;
  return [{ level: 'notice', text }];
}

/** Of several jobs the same is reported once. */
function ignoredIn(jobs: readonly StopResult[]): readonly Note[] {
  const all = new Set(
    jobs.filter(({ result }) => result === 'done' || result === 'dry-run').flatMap(({ ignored }) => ignored),
  );
  return [...all].map((text) => ({ level: 'warning', text }));
}

function childTable({ children, withChildren }: StopOutcome): string {
  return table(
    ['Started job', 'Allocations', 'Result'],
    children.map(({ id, running, result, failure }) => [
      nameCode(id),
      String(running),
      failure === undefined ? (withChildren ? result : 'runs on') : '**failed**',
    ]),
  );
}
