import { Failure, orUndefined } from '../failure.ts';
import { keepCounts } from '../plan/counts.ts';
import { canonical } from '../review/canonical.ts';
import { differenceOf } from '../review/meaning.ts';
import type { AskedPlan } from './plan-job.ts';
import type { PlanningInputs } from '../inputs/plan.ts';
import type { ReviewedJob } from '../review/record.ts';
import type { Job } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { JobTarget } from '../scheduler/target.ts';

interface Asking {
  readonly inputs: PlanningInputs;
  readonly scheduler: Scheduler;
}

/** Whether what is to be registered was registered before, and does not run any more. */
export type Since = 'no' | 'yes' | 'unknown';

/**
 * Whether a job was registered after it was reviewed, and rolled back, reverted or purged since. The mark in the record would tell, but it cannot always be
 * kept (`comment: off`, a token that may not edit); the server's history tells as well, as long as it reaches back to the plan.
 *
 * Versions are not compared with our specification, which the server completes as it stores it: the server is asked for the difference of each from what
 * runs, and that is compared with the difference of ours.
 */
export async function registeredSince(
  asked: AskedPlan,
  reviewed: Pick<ReviewedJob, 'index' | 'evaluated'>,
  asking: Asking,
): Promise<Since> {
  const { JobModifyIndex: index } = asked.plan;
  try {
    if (index === 0) return await purgedSince(asked, reviewed, asking);
    if (index === reviewed.index) return 'no';
    const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
    const versions = await versionsSince(target, reviewed.index, asking.scheduler);
    if (versions === undefined) return 'unknown';
    const ours = canonical(changesOf(asked.plan.Diff));
    for (const version of versions) {
      const plan = await asking.scheduler.createJobPlan({
        job: countsKept(version, versions[0], asking),
        policyOverride: asking.inputs.policyOverride,
        namespace: asked.namespace,
        region: asked.region,
      });
      if (canonical(changesOf(plan.Diff)) === ours) return 'yes';
    }
    return 'no';
  } catch (error) {
    if (error instanceof Failure) return 'unknown';
    throw error;
  }
}

function changesOf(diff: AskedPlan['plan']['Diff']): object | null {
  return diff === null ? null : differenceOf(diff);
}

function countsKept(version: Job, live: Job | undefined, { inputs }: Asking): Job {
  return inputs.preserveCounts ? keepCounts(version, live).job : version;
}

/** The versions since an index, the newest first; undefined where those that the server still has do not reach back so far. */
export async function versionsSince(
  target: JobTarget,
  index: number,
  scheduler: Pick<Scheduler, 'listJobVersions'>,
): Promise<readonly Job[] | undefined> {
  const { Versions: all } = await scheduler.listJobVersions(target);
  const since: Job[] = [];
  for (const version of all) {
    const last = since.at(-1);
    // Versions with a tag are kept for longer than those around them.
    if (last !== undefined && (version.Version ?? 0) !== (last.Version ?? 0) - 1) return undefined;
    if ((version.JobModifyIndex ?? 0) <= index) return last === undefined ? undefined : since;
    since.push(version);
  }
  return undefined;
}

/** A job that is not there, as it was not at the plan: its history went with it, but for the evaluations, which the server keeps for a while. */
async function purgedSince(
  asked: AskedPlan,
  { index, evaluated }: Pick<ReviewedJob, 'index' | 'evaluated'>,
  { scheduler }: Asking,
): Promise<Since> {
  // That it was there is another plan, and refused as such.
  if (index !== 0 || evaluated === undefined) return 'no';
  return (await lastEvaluation(asked, scheduler)) > evaluated ? 'yes' : 'no';
}

/** Of a job that is not there: the index of the last evaluation of a registration of it; undefined of one that is, and where it cannot be read. */
export async function lastRegistration(
  asked: AskedPlan,
  scheduler: Pick<Scheduler, 'listJobEvaluations'>,
): Promise<number | undefined> {
  if (asked.plan.JobModifyIndex !== 0) return undefined;
  return orUndefined(lastEvaluation(asked, scheduler));
}

async function lastEvaluation(
  { job, namespace, region }: AskedPlan,
  scheduler: Pick<Scheduler, 'listJobEvaluations'>,
): Promise<number> {
  const evaluations = await scheduler.listJobEvaluations({ id: job.ID, namespace, region });
  return evaluations
    .filter(({ TriggeredBy }) => TriggeredBy === 'job-register')
    .reduce((last, { CreateIndex }) => Math.max(last, CreateIndex), 0);
}
