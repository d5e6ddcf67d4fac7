import { nameCode, table } from '../../report/markdown/markdown.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import type { ActionError, Note } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** The result of stopping one job. */
export interface StopResult {
  readonly id: string;
  /** `gone`: it does not exist, as after a purge. */
  readonly result: 'none' | 'already' | 'gone' | 'dry-run' | 'done';
  /** Allocations that were running before. */
  readonly running: number;
  /** Allocations that are still running. */
  readonly left: number;
  /** Warnings of inputs that the server ignored. */
  readonly ignored: readonly string[];
  readonly failure: ActionError | undefined;
}

/** How a run of mode `stop` ended. */
export interface StopOutcome {
  readonly job: StopResult;
  readonly purge: boolean;
  readonly dryRun: boolean;
  /** Input `children`. */
  readonly withChildren: boolean;
  /** The running child jobs of a parameterized or periodic job. */
  readonly children: readonly StopResult[];
  readonly evalId: string;
  readonly failures: readonly ActionError[];
}

export function stopReport(outcome: StopOutcome): ShortReport {
  const { job, dryRun, children, evalId } = outcome;
  const failures = [...outcome.failures, ...[job, ...children].flatMap(({ failure }) => failure ?? [])];
  const isStopped = failures.length === 0 && !dryRun;
  return {
    headline: failures[0]?.message ?? stopHeadline(outcome),
    sign: dryRun ? '🔵' : '🟢',
    failures,
    notes: [...stopNotes(outcome), ...ignoredIn([job, ...children])],
    body: children.length === 0 ? [] : [childTable(outcome)],
    outputs: { outcome: isStopped ? 'stopped' : '', 'eval-id': evalId },
  };
}

function stopHeadline({ job, purge, children, withChildren }: StopOutcome): string {
  const name = `\`${job.id}\``;
  const verb = purge ? 'purged' : 'stopped';
  const count = withChildren ? children.filter(({ result }) => result === 'done' || result === 'dry-run').length : 0;
  const more = count === 0 ? '' : ` and ${plural(count, 'child job')}`;
  const ran =
    job.running === 0
      ? ''
      : job.left === 0
        ? `; ${plural(job.running, 'allocation')} stopped`
        : `; ${plural(job.left, 'allocation')} still running`;
  switch (job.result) {
    case 'done':
      return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
    case 'dry-run':
      return `Dry run: ${name}${more} would be ${verb}; ${plural(job.running, 'allocation')} would stop`;
    case 'already':
      return count === 0
        ? `Nothing to do: ${name} is already stopped`
        : `${name} is already stopped; stopped ${plural(count, 'child job')}`;
    case 'gone':
      return `Nothing to do: job ${name} does not exist`;
    case 'none':
      return `${name} was not ${verb}`;
  }
}

function stopNotes({ job, children, withChildren }: StopOutcome): readonly Note[] {
  if (job.result === 'gone') {
    return [
      {
        level: 'warning',
        text: `Job \`${job.id}\` does not exist. If it was not purged before, check its ID and namespace.`,
      },
    ];
  }
  if (withChildren || children.length === 0) return [];
  const [are, them] = children.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const text = `${plural(children.length, 'child job')} of \`${job.id}\` ${are} still running; \`children: true\` stops ${them} as well.`;
  return [{ level: 'notice', text }];
}

/** The same warning of several jobs is reported once. */
function ignoredIn(jobs: readonly StopResult[]): readonly Note[] {
  const all = new Set(
    jobs.filter(({ result }) => result === 'done' || result === 'dry-run').flatMap(({ ignored }) => ignored),
  );
  return [...all].map((text) => ({ level: 'warning', text }));
}

const resultLabels: Record<StopResult['result'], string> = {
  none: 'not stopped',
  already: 'already stopped',
  gone: 'does not exist',
  'dry-run': 'would be stopped',
  done: 'stopped',
};

function childTable({ children, withChildren }: StopOutcome): string {
  return table(
    ['Child job', 'Allocations', 'Result'],
    children.map(({ id, running, result, failure }) => [
      nameCode(id),
      String(running),
      failure === undefined ? (withChildren ? resultLabels[result] : 'still running') : '**failed**',
    ]),
  );
}
