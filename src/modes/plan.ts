import { collectJobs, type CollectedJobs } from '../jobfiles/collect.ts';
import { readPublished } from '../jobfiles/published.ts';
import { eachJob, type JobDependencies } from './each-job.ts';
import { askPlan, parseFile, understand } from './plan-job.ts';
import type { PlanInputs } from '../inputs/plan.ts';
import type { PlanOutcome } from '../report/outcome.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanInputs;
  /** The commit that the pull request is to be merged into; undefined without a pull request. */
  readonly base: string | undefined;
  readonly now: () => Date;
}

/**
 * Plans every job file and changes nothing. A file that cannot be planned does not hide the plans of the others; it is told among
 * {@link PlanOutcome.failed}.
 *
 * @throws Failures when patterns or shared variable files are wrong
 */
export async function plan(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, workspace, base, touched, now } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched });
  const published = readPublished({ workspace, base, names: namesOf(collected) });
  const recorded = isRecorded(inputs);
  const { jobs, failed } = await eachJob(collected.jobs, dependencies, async (job, secrets) => {
    const asked = await askPlan(await parseFile(job, dependencies), dependencies);
    return understand(asked, { inputs, secrets, published: await published, recorded }, now()).planned;
  });
  const { jobIn } = await published;
  const removed = collected.removed.map((file) => {
    const job = jobIn(file);
    return { file, id: job?.id, place: job?.place };
  });
  return { jobs, failed, removed, untouched: collected.untouched, failures: [] };
}

/** All files whose values a reader of the pull request may know. */
export function namesOf({ jobs, removed }: CollectedJobs): readonly string[] {
  const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
  return [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])];
}

/** Whether a record of the plan can be left: where a comment is. */
function isRecorded({ comment, review }: PlanInputs): boolean {
  return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}
