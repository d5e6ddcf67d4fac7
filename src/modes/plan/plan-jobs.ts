import { collectJobs, type CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { eachJob, type JobDependencies } from '../../operations/planning/each-job.ts';
import { requestPlan, createPlannedJob, readLatest } from '../../operations/planning/plan-job.ts';
import { readLastRegistration } from '../../operations/review/registered-since.ts';
import { findUndeclaredJobs } from './undeclared-jobs.ts';
import type { GuardSetting } from '../../inputs/guards.ts';
import type { OptionalReads } from '../../operations/token/token-rights.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../report/plan/plan-outcome.ts';
import { createDeploymentReader } from '../../operations/find-job.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The base commit of the pull request; `undefined` without one. */
  readonly base: string | undefined;
  readonly reads: OptionalReads;
  readonly guards: readonly GuardSetting[];
}

/** Plans all job files; a file that cannot be planned does not stop the others. @throws ActionErrors for invalid patterns or shared variable files */
export async function planJobs(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, nomad, reads } = dependencies;
  const collected = await collectJobs({ ...dependencies, inputs: inputs.jobFiles });
  const hasRecord = isRecorded(inputs);
  const find = createDeploymentReader(nomad);
  const results = await eachJob(collected, dependencies, async (parsed, published) => {
    const nomadPlan = await requestPlan(parsed, dependencies);
    const evaluated = hasRecord ? await readLastRegistration(nomadPlan, dependencies) : undefined;
    const latest = await readLatest(nomadPlan, async (job) => reads.orUndefined(find(job), job.namespace));
    return createPlannedJob(nomadPlan, {
      ...dependencies,
      published,
      hasRecord,
      needsBase: hasRecord,
      evaluated,
      latest,
    });
  });
  const { jobs, failed, published } = results;
  const removed = await findUndeclaredJobs(collected, { ...dependencies, hasRecord, published, jobs, failed });
  const { skippedCount, noFilesMessage } = collected;
  const isTouched = touchesJobs(collected, dependencies);
  return { jobs, failed, removed, skippedCount, isTouched, noFilesMessage, failures: [] };
}

function touchesJobs({ jobs, budget, configNames }: CollectedJobs, { changes }: PlanDependencies): boolean {
  return (
    changes !== undefined &&
    jobs.some(({ file, findDependencies }) =>
      isTouched(new Set([...findDependencies().lookups, ...configNames]), changes, budget.forFile(file.name)),
    )
  );
}

/** The record is a part of the comment. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.isEnabled && comment.token !== undefined && review.mode !== 'ignore';
}
