import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { createClaims } from '../../operations/planning/claims.ts';
import { eachJob, readPublishedOf, type JobDependencies } from '../../operations/planning/each-job.ts';
import { askPlan, parseFile } from '../../operations/planning/plan-job.ts';
import { createPlannedJob } from '../../operations/planning/planned-job.ts';
import { lastRegistration } from '../../operations/planning/registered-since.ts';
import { placeJob } from '../../operations/planning/declaring-files.ts';
import { planRemoved } from './removed-jobs.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../review/plan-outcome.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The base commit of the pull request; undefined without one. */
  readonly base: string | undefined;
  readonly now: () => Date;
}

/**
 * Plans every job file; changes nothing. A file that cannot be planned is among {@link PlanOutcome.failed}, and does not stop the others.
 *
 * @throws ActionErrors for invalid patterns or shared variable files
 */
export async function planJobs(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, workspace, base, touched, now } = dependencies;
  const { deadline } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched, deadline });
  const claims = createClaims({ inputs, workspace, others: collected.others });
  const published = readPublishedOf(collected, { workspace, base });
  const recorded = isRecorded(inputs);
  const results = await eachJob(collected.jobs, dependencies, async (job, secrets) => {
    const judging = { ...dependencies, secrets, published: await published, recorded };
    const parsed = await parseFile(job, judging);
    claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
    const asked = await askPlan(parsed, dependencies);
    const evaluated = recorded ? await lastRegistration(asked, dependencies.nomad) : undefined;
    return createPlannedJob(asked, { ...judging, evaluated }, now());
  });
  const { jobs, failed } = claims.settle(results, ({ file }) => file);
  const removed = await planRemoved(collected, {
    ...dependencies,
    recorded,
    published: await published,
    planned: [
      ...jobs.map(({ file, reviewed }) => ({ file, job: placeJob(reviewed, dependencies) })),
      ...failed.map(({ file }) => ({ file, job: undefined })),
    ],
  });
  return { jobs, failed, removed, untouched: collected.untouched, failures: [] };
}

/** The record is a part of the comment. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}
