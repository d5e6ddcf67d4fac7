import { ActionError, orUndefined } from '../../errors.ts';
import { withTimeout } from '../../clients/http/pace.ts';
import { keepCounts } from '../../plan/preserve-counts.ts';
import { submittedAt, type Job } from '../../clients/nomad/jobs/job.ts';
import { canonical } from '../../review/canonical.ts';
import { differenceOf } from '../../review/meaning.ts';
import { withoutRandomFields } from '../../review/random-changes.ts';
import type { AskedPlan } from './plan-job.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { ReviewedJob } from '../../review/record.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';

interface PlanningAccess {
  readonly inputs: PlanningInputs;
  readonly nomad: Nomad;
}

/** The moment of a plan. */
interface PlanTime extends Pick<ReviewedJob, 'index' | 'evaluated'> {
  /** When the pull request was merged, in milliseconds since 1970: no run registered it before. 0 where that is not known. */
  readonly mergedAt: number;
}

/** By how much the clocks of GitHub and of the server may differ, in milliseconds. */
const clockSkew = 600_000;

/** Whether what is to be registered was registered before, and does not run any more. */
export type Since = 'no' | 'yes' | 'unknown';

/**
 * Whether a job was registered after it was reviewed, and rolled back, reverted or purged since. The mark in the record would tell, but it cannot always be
 * kept (`comment: off`, a token that may not edit); the server's history tells as well, as long as it reaches back to the plan.
 *
 * Versions are not compared with our specification, which the server completes as it stores it: the server is asked for the difference of each from what
 * runs, and that is compared with the difference of ours.
 */
export async function registeredSince(asked: AskedPlan, reviewed: PlanTime, asking: PlanningAccess): Promise<Since> {
  const { JobModifyIndex: index } = asked.plan;
  try {
    if (index === 0) return await purgedSince(asked, reviewed, asking);
    if (index === reviewed.index) return 'no';
    const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
    const versions = await versionsSince(target, reviewed, asking.nomad);
    if (versions === undefined) return 'unknown';
    const ours = asked.plan.Diff;
    for (const version of versions) {
      const plan = await asking.nomad.createJobPlan({
        job: countsKept(version, versions[0], asking),
        policyOverride: asking.inputs.policyOverride,
        namespace: asked.namespace,
        region: asked.region,
      });
      if (isSameChange(plan.Diff, ours, asked.random.values)) return 'yes';
    }
    return 'no';
  } catch (error) {
    if (error instanceof ActionError) return 'unknown';
    throw error;
  }
}

type Diff = AskedPlan['plan']['Diff'];

function isSameChange(theirs: Diff, ours: Diff, random: ReadonlySet<string>): boolean {
  if (theirs === null || ours === null) return theirs === ours;
  const [one, two] = withoutRandomFields([theirs, ours], ours, random).map((diff) => canonical(differenceOf(diff)));
  return one === two;
}

function countsKept(version: Job, live: Job | undefined, { inputs }: PlanningAccess): Job {
  return inputs.preserveCounts ? keepCounts(version, live).job : version;
}

/**
 * The versions since a plan, the newest first; undefined where those that the server still has do not reach back to it, nor to the merge. An autoscaler
 * makes more versions between the two than the server keeps.
 */
export async function versionsSince(
  target: JobTarget,
  { index, mergedAt }: Pick<PlanTime, 'index' | 'mergedAt'>,
  nomad: Pick<Nomad, 'listJobVersions'>,
): Promise<readonly Job[] | undefined> {
  const { Versions: all } = await nomad.listJobVersions(target);
  const since: Job[] = [];
  for (const version of all) {
    const last = since.at(-1);
    // Versions with a tag are kept for longer than those around them.
    if (last !== undefined && (version.Version ?? 0) !== (last.Version ?? 0) - 1) break;
    if ((version.JobModifyIndex ?? 0) <= index) return last === undefined ? undefined : since;
    since.push(version);
  }
  // A version is never submitted before the one that precedes it: older servers give a scaled one the time of that one.
  const oldest = since.at(-1);
  const submitted = oldest === undefined ? undefined : submittedAt(oldest)?.getTime();
  return submitted !== undefined && submitted < mergedAt - clockSkew ? since : undefined;
}

/** A job that is not there, as it was not at the plan: its history went with it, but for the evaluations, which the server keeps for a while. */
async function purgedSince(
  asked: AskedPlan,
  { index, evaluated }: Pick<ReviewedJob, 'index' | 'evaluated'>,
  { nomad }: PlanningAccess,
): Promise<Since> {
  // That it was there is another plan, and refused as such.
  if (index !== 0 || evaluated === undefined) return 'no';
  return (await lastEvaluation(asked, nomad)) > evaluated ? 'yes' : 'no';
}

/** Milliseconds that a plan waits at most for what it can do without. */
const patience = 5000;

/** Of a job that is not there: the index of the last evaluation of a registration of it; undefined of one that is, and where it cannot be read in time. */
export async function lastRegistration(
  asked: AskedPlan,
  nomad: Pick<Nomad, 'listJobEvaluations'>,
): Promise<number | undefined> {
  if (asked.plan.JobModifyIndex !== 0) return undefined;
  return withTimeout(patience, orUndefined(lastEvaluation(asked, nomad)));
}

async function lastEvaluation(
  { job, namespace, region }: AskedPlan,
  nomad: Pick<Nomad, 'listJobEvaluations'>,
): Promise<number> {
  const evaluations = await nomad.listJobEvaluations({ id: job.ID, namespace, region });
  return evaluations
    .filter(({ TriggeredBy }) => TriggeredBy === 'job-register')
    .reduce((last, { CreateIndex }) => Math.max(last, CreateIndex), 0);
}
