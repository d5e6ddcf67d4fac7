import pMap from 'p-map';
import { collectJobs, type CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { eachJob, type JobDependencies } from '../../operations/planning/each-job.ts';
import { askPlan, createPlannedJob } from '../../operations/planning/plan-job.ts';
import { lastRegistration } from '../../operations/review/registered-since.ts';
import { findUndeclared } from './undeclared-jobs.ts';
import type { GuardSetting } from '../../inputs/guards.ts';
import type { OptionalReads } from '../../operations/token/token-rights.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlannedJob, PlanOutcome } from '../../report/plan/plan-outcome.ts';
import { unsettledDeployments } from '../../operations/find-job.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The base commit of the pull request; undefined without one. */
  readonly base: string | undefined;
  readonly reads: OptionalReads;
  readonly guards: readonly GuardSetting[];
  readonly now: () => Date;
}

/** A file that cannot be planned does not stop the others. @throws ActionErrors for invalid patterns or shared variable files */
export async function planJobs(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, now, guards } = dependencies;
  const collected = await collectJobs({ ...dependencies, inputs: inputs.jobFiles });
  const recorded = isRecorded(inputs);
  const results = await eachJob(collected, dependencies, async (parsed, published) => {
    const asked = await askPlan(parsed, dependencies);
    const evaluated = recorded ? await lastRegistration(asked, dependencies) : undefined;
    const judging = { ...dependencies, published, recorded, needsBase: recorded, evaluated, guards };
    return createPlannedJob(asked, judging, now());
  });
  const jobs = await noteFailed(results.jobs, dependencies);
  const { failed, published } = results;
  const removed = await findUndeclared(collected, { ...dependencies, recorded, published, jobs, failed });
  return {
    jobs,
    failed,
    removed,
    untouched: collected.untouched,
    isTouched: touchesJobs(collected, dependencies),
    failures: [],
  };
}

function touchesJobs({ jobs, budget }: CollectedJobs, { changes }: PlanDependencies): boolean {
  return (
    changes !== undefined &&
    jobs.some(({ file, fileDependencies: { sought } }) => isTouched(sought, changes, budget.forFile(file.name)))
  );
}

/** Notes which unchanged jobs have a deployment that failed. What cannot be read is not noted, because the plan does not depend on it. */
async function noteFailed(
  jobs: readonly PlannedJob[],
  { nomad, inputs, reads }: Pick<PlanDependencies, 'nomad' | 'inputs' | 'reads'>,
): Promise<readonly PlannedJob[]> {
  const unsettled = unsettledDeployments(nomad);
  return pMap(jobs, async (job) => {
    if (!isUnchanged(job)) return job;
    const { id, namespace, region } = job.reviewed;
    const target = { id, namespace, region: region === '' ? inputs.nomad.region : region };
    const deployment = await reads.orUndefined(unsettled(target, job.verdict.jobModifyIndex), namespace);
    return deployment?.Status === 'failed' ? { ...job, hasFailed: true } : job;
  });
}

function isUnchanged({ verdict }: PlannedJob): boolean {
  return !verdict.changes && verdict.starts === 'at-once';
}

/** The record is a part of the comment. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}
