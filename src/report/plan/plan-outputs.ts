import { jsonArray, type RunReport } from '../run-report.ts';
import type { FailedFile, PlannedJob, PlanOutcome, UndeclaredJob } from './plan-outcome.ts';
import { plannedWrites } from './planned-writes.ts';
import { hitsOf, type JobHit } from './guard-hits.ts';
import { planHeadline } from './plan-headline.ts';
import type { UiLinks } from '../nomad-ui.ts';
import { resultJob, type ResultJob } from '../result.ts';
import { effectNameOf, hasChanges } from './plan-alarms.ts';
import { describeFailure, describeReasons } from './describe-plan.ts';

/** The outputs of a plan, but for those that its publication sets. */
export function planOutputs(outcome: PlanOutcome, ui: UiLinks | undefined): RunReport['outputs'] {
  const { jobs, failed, removed } = outcome;
  const writes = plannedWrites(outcome);
  const [only, ...others] = [...jobs, ...writes.flatMap(({ kind, job }) => (kind === 'stop' ? [job] : []))];
  return {
    summary: outcome.failures.length > 0 ? (outcome.failures[0]?.message ?? '') : planHeadline(outcome),
    changed: String(writes.length > 0),
    jobs: JSON.stringify([
      ...jobs.map(planJobOutput),
      ...failed.map(failedOutput),
      ...removed.map((one) => ({ ...undeclaredOutput(one), ...writeOutput({ jobs: [], removed: [one] }) })),
    ]),
    destructive: String(writes.some(({ isDestructive }) => isDestructive)),
    placeable: String(jobs.every((job) => job.verdict.unplaced.length === 0)),
    url: only === undefined || others.length > 0 ? '' : (ui?.job(only) ?? ''),
    'comment-url': '',
    guards: guardsOutput(hitsOf(outcome)),
  };
}

/** Whether a register writes a job, and whether that ends running allocations. */
function writeOutput(outcome: Pick<PlanOutcome, 'jobs' | 'removed'>) {
  const writes = plannedWrites(outcome);
  return { changes: writes.length > 0, destructive: writes.some(({ isDestructive }) => isDestructive) };
}

export function guardsOutput(hits: readonly JobHit[]): string {
  return JSON.stringify(
    hits.map(({ id, namespace, file, hit: { guard, group, task, old, new: after, approvedBy } }) => ({
      guard,
      job: id,
      namespace,
      group,
      task,
      old,
      new: after,
      file,
      approved: approvedBy !== undefined,
      'approved-by': approvedBy ?? [],
    })),
  );
}

/** The files of a plan that hold values in clear. */
export function planOutputFiles(jobs: readonly PlannedJob[]): RunReport['files'] {
  const answers = jobs.map((job) => job.clear.json);
  return {
    'plan-text': { name: 'plan.txt', parts: planTexts(jobs), isPrivate: true },
    'plan-json': { name: 'plan.json', parts: jsonArray(answers), isPrivate: true },
  };
}

function* planTexts(jobs: readonly PlannedJob[]): Generator<string> {
  for (const [index, job] of jobs.entries()) {
    if (jobs.length > 1) yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
    yield job.clear.text;
  }
}

export function planResultJobs({ jobs, failed, removed }: PlanOutcome): readonly ResultJob[] {
  return [
    ...jobs.map((job) => plannedResultJob(job)),
    ...failed.map(failedResultJob),
    ...removed.map(({ file, stop, was: { id = '', namespace = '', region = '' } = {} }) =>
      resultJob({ file, id, namespace, region, effect: effects[stop.kind] }),
    ),
  ];
}

const effects = { stops: 'stops', gone: 'unchanged', 'runs-on': 'keeps-running' } as const;

/** A job that its file does not declare any more, for output `jobs`. */
export function undeclaredOutput({ file, was, now }: Pick<UndeclaredJob, 'file' | 'was' | 'now'>): object {
  const { id = '', namespace = '', region = '' } = was ?? {};
  return { file, id, namespace, region, change: now === undefined ? 'file-removed' : 'moved' };
}

/** @param outcome what became of it in this run */
export function plannedResultJob(job: PlannedJob, outcome = ''): ResultJob {
  const { id, namespace, region = '', file, diff } = job;
  const effect = hasChanges(job) ? effectNameOf(job) : 'unchanged';
  return { id, namespace, region, file, effect, outcome, changes: [...diff.lines] };
}

export function failedResultJob({ file }: FailedFile): ResultJob {
  return resultJob({ file, effect: 'failed' });
}

export function planJobOutput(job: PlannedJob): object {
  const { verdict } = job;
  return {
    file: job.file,
    id: job.id,
    namespace: job.namespace,
    region: job.region ?? '',
    change: verdict.change,
    ...writeOutput({ jobs: [job], removed: [] }),
    traits: verdict.traits,
    groups: Object.fromEntries(verdict.groups.map(({ name, update: _update, ...counts }) => [name, counts])),
    index: verdict.jobModifyIndex,
    warnings: [...(job.pitfalls ?? []), ...verdict.warnings],
    unplaced: verdict.unplaced.map((one) => ({
      ...one,
      reasons: one.reasons.map((reason) => describeReasons([reason])),
    })),
    preempted: verdict.preempted,
    nextLaunch: verdict.nextLaunch ?? '',
    hiddenValues: job.diff.hiddenValues,
  };
}

/** A file that went wrong, for output `jobs`. */
export function failedOutput({ file, failures }: FailedFile): object {
  return {
    file,
    change: 'failed',
    reason: failures[0]?.reason ?? '',
    errors: failures.map((failure) => ({
      place: describeFailure(failure),
      message: failure.message,
      hint: failure.hint ?? '',
    })),
  };
}
