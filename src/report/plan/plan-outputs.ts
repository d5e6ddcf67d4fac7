import { formatJsonArray, type RunReport } from '../run-report.ts';
import type { FailedFile, PlannedJob, PlanOutcome, UndeclaredJob } from './plan-outcome.ts';
import { listPlannedWrites } from './planned-writes.ts';
import { listHits, type JobHit } from './guard-hits.ts';
import { describePlanRun } from './plan-headline.ts';
import type { UiLinks } from '../nomad-ui.ts';
import { createResultJob, type ResultData, type ResultGuard, type ResultJob } from '../result.ts';
import { rankEffect, hasChanges } from './plan-alarms.ts';
import { formatLocation, describeReasons } from './describe-plan.ts';

/** The outputs of a plan, except the outputs about its publication. */
export function createPlanOutputs(outcome: PlanOutcome, ui: UiLinks | undefined): RunReport['outputs'] {
  const writes = listPlannedWrites(outcome);
  const [only, ...others] = [...outcome.jobs, ...writes.flatMap(({ kind, job }) => (kind === 'stop' ? [job] : []))];
  return {
    summary: describePlanRun(outcome),
    changed: String(writes.length > 0),
    destructive: String(writes.some(({ isDestructive }) => isDestructive)),
    url: only === undefined || others.length > 0 ? '' : (ui?.job(only) ?? ''),
    'comment-url': '',
  };
}

export function createPlanData(outcome: PlanOutcome): ResultData {
  return {
    jobs: [
      ...outcome.jobs.map(describePlanned),
      ...outcome.failed.map(describeFailedFile),
      ...outcome.removed.map((job) =>
        createResultJob({
          ...describeUndeclaredJob(job),
          ...describeWrite({ jobs: [], removed: [job] }),
          effect: effects[job.stop.kind],
        }),
      ),
    ],
    guards: createGuardResults(listHits(outcome)),
  };
}

const effects = { stops: 'stops', gone: 'unchanged', 'keeps-running': 'keeps-running' } as const;

function describeWrite(outcome: Pick<PlanOutcome, 'jobs' | 'removed'>): Pick<ResultJob, 'changes' | 'destructive'> {
  const writes = listPlannedWrites(outcome);
  return { changes: writes.length > 0, destructive: writes.some(({ isDestructive }) => isDestructive) };
}

export function createGuardResults(hits: readonly JobHit[]): readonly ResultGuard[] {
  return hits.map(({ id, namespace, file, hit: { guard, group, task, old, new: after, approvedBy } }) => ({
    guard,
    job: id,
    namespace,
    group,
    task,
    old,
    new: after,
    file,
    approved: approvedBy !== undefined,
    approvedBy: [...(approvedBy ?? [])],
  }));
}

/** The output files of a plan with values in clear. */
export function createPlanFiles(jobs: readonly PlannedJob[]): RunReport['files'] {
  const responses = jobs.map((job) => job.clear.json);
  return {
    'plan-text': { name: 'plan.txt', parts: listPlanTexts(jobs), isPrivate: true },
    'plan-json': { name: 'plan.json', parts: formatJsonArray(responses), isPrivate: true },
  };
}

function* listPlanTexts(jobs: readonly PlannedJob[]): Generator<string> {
  for (const [index, job] of jobs.entries()) {
    if (jobs.length > 1) yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
    yield job.clear.text;
  }
}

export function describeUndeclaredJob(
  job: Pick<UndeclaredJob, 'file' | 'formerAddress' | 'newJob'>,
): Partial<ResultJob> {
  const { id = '', namespace = '', region = '' } = job.formerAddress ?? {};
  return { file: job.file, id, namespace, region, change: job.newJob === undefined ? 'file-removed' : 'moved' };
}

export function describePlanned(job: PlannedJob): ResultJob {
  const { id, namespace, region, file, diff, verdict } = job;
  return createResultJob({
    file,
    id,
    namespace,
    region: region ?? '',
    effect: hasChanges(job) ? rankEffect(job)[0] : 'unchanged',
    change: verdict.change,
    ...describeWrite({ jobs: [job], removed: [] }),
    groups: Object.fromEntries(verdict.groups.map(({ name, update: _update, ...counts }) => [name, counts])),
    index: verdict.jobModifyIndex,
    warnings: [...(job.pitfalls ?? []), ...verdict.warnings],
    unplaced: verdict.unplaced.map((group) => ({
      ...group,
      reasons: group.reasons.map((reason) => describeReasons([reason])),
    })),
    preempted: verdict.preempted,
    nextLaunch: verdict.nextLaunch ?? '',
    hiddenValues: diff.hiddenValues,
    diff: [...diff.lines],
  });
}

export function describeFailedFile({ file, failures }: FailedFile): ResultJob {
  return createResultJob({
    file,
    effect: 'failed',
    reason: failures[0]?.reason ?? '',
    errors: failures.map((failure) => ({
      location: formatLocation(failure),
      message: failure.message,
      hint: failure.hint ?? '',
    })),
  });
}
