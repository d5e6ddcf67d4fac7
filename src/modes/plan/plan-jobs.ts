import pMap from 'p-map';
import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { createClaims } from '../../operations/planning/claims.ts';
import { eachJob, readPublishedOf, type JobDependencies } from '../../operations/planning/each-job.ts';
import { askPlan, parseFile } from '../../operations/planning/plan-job.ts';
import { createPlannedJob } from '../../operations/planning/planned-job.ts';
import { lastRegistration } from '../../operations/planning/registered-since.ts';
import { placeJob } from '../../operations/planning/declaring-files.ts';
import { planRemoved } from './removed-jobs.ts';
import type { OptionalReads } from '../../operations/token/read-right.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlannedJob, PlanOutcome } from '../../report/plan/plan-outcome.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The base commit of the pull request; undefined without one. */
  readonly base: string | undefined;
  readonly reads: OptionalReads;
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
  const collected = await collectJobs({
    inputs: inputs.jobFiles,
    workspace,
    touched,
    deadline,
    nomad: dependencies.nomad,
  });
  const claims = createClaims({ inputs, workspace, others: collected.others });
  const published = readPublishedOf(collected, { workspace, base });
  const recorded = isRecorded(inputs);
  const results = await eachJob(collected.jobs, dependencies, async (job, secrets) => {
    const judging = { ...dependencies, secrets, published: await published, recorded };
    const parsed = await parseFile(job, judging);
    claims.add(job.file.name, parsed.spec, secrets);
    const asked = await askPlan(parsed, dependencies);
    const evaluated = recorded ? await lastRegistration(asked, dependencies) : undefined;
    return createPlannedJob(asked, { ...judging, evaluated }, now());
  });
  const { jobs: planned, failed } = claims.settle(results, ({ file }) => file);
  const jobs = await noteFailed(planned, dependencies);
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

/**
 * Notes which unchanged jobs have a deployment that failed, with one request for each namespace and region. What cannot be read is not noted, because the plan
 * does not depend on it.
 */
async function noteFailed(
  jobs: readonly PlannedJob[],
  { nomad, inputs, reads }: Pick<PlanDependencies, 'nomad' | 'inputs' | 'reads'>,
): Promise<readonly PlannedJob[]> {
  const places = [...new Map(jobs.filter(isUnchanged).map((job) => [placeOf(job), job.reviewed]))];
  const failed = await pMap(places, async ([place, { namespace, region }]) => {
    const target = { namespace, region: region === '' ? inputs.nomad.region : region };
    return [place, (await reads.orUndefined(nomad.listFailedDeployments(target), namespace)) ?? []] as const;
  });
  const byPlace = new Map(failed);
  return jobs.map((job) => {
    const { reviewed, verdict } = job;
    const hasFailed = byPlace.get(placeOf(job))?.some(
      ({ Status, JobID, JobSpecModifyIndex: index }) =>
        // Older servers ignore the filter.
        Status === 'failed' && JobID === reviewed.id && index === verdict.jobModifyIndex,
    );
    return isUnchanged(job) && hasFailed === true ? { ...job, hasFailed } : job;
  });
}

function isUnchanged({ verdict }: PlannedJob): boolean {
  return !verdict.changes && verdict.starts === 'at-once';
}

function placeOf({ reviewed }: PlannedJob): string {
  return JSON.stringify([reviewed.namespace, reviewed.region]);
}

/** The record is a part of the comment. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}
