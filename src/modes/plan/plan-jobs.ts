import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { createClaims } from '../../operations/planning/claims.ts';
import { eachJob, readPublishedOf, type JobDependencies } from '../../operations/planning/each-job.ts';
import { askPlan, parseFile, understand } from '../../operations/planning/plan-job.ts';
import { lastRegistration } from '../../operations/planning/registered-since.ts';
import { placeJob } from '../../operations/planning/declaring-files.ts';
import { planRemoved } from './removed-jobs.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../review/plan-outcome.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The commit that the pull request is to be merged into; undefined without a pull request. */
  readonly base: string | undefined;
  readonly now: () => Date;
}

/**
 * Plans every job file and changes nothing. A file that cannot be planned does not hide the plans of the others; it is among
 * {@link PlanOutcome.failed}.
 *
 * @throws ActionErrors when patterns or shared variable files are wrong
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
    return understand(asked, { ...judging, evaluated }, now());
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

/** Whether a record of the plan can be left: where a comment is. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}
