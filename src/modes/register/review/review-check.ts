import { verdictOf } from '../../../plan/verdict.ts';
import { compareWithReview, type Comparison } from '../../../review/compare.ts';
import { changesOnlyRandom } from '../../../review/random-changes.ts';
import { isSame } from '../../../review/record-codec.ts';
import { registeredSince } from '../../../operations/planning/registered-since.ts';
import { digestsOfPlan, understand, type AskedPlan, type Judging } from '../../../operations/planning/plan-job.ts';
import type { ReviewedJob } from '../../../review/record.ts';
import type { PlannedJob } from '../../../review/plan-outcome.ts';
import type { JobTarget } from '../../../clients/nomad/target.ts';
import type { RegisterDependencies } from '../dependencies.ts';

/** A job file, planned again and compared with what was reviewed. */
export interface PlannedCandidate {
  readonly planned: PlannedJob;
  readonly target: JobTarget;
  /** What it takes to write it, where it is to be written. */
  readonly asked: AskedPlan | undefined;
  readonly comparison: Comparison;
  /** It is there already, and the review changed it: an earlier run may have registered it and not seen the end. */
  readonly mayRollOut: boolean;
  /** An earlier run registered it, and says itself that it did not see the end. */
  readonly endUnseen: boolean;
  /** Whether another plan of it means the same. */
  readonly sameMeaning: (again: AskedPlan) => boolean;
}

type Checking = RegisterDependencies & Judging;

/** Compares a job, planned again, with what was reviewed of it. */
export async function checkReview(asked: AskedPlan, checking: Checking): Promise<PlannedCandidate> {
  const planned = understand(asked, checking, checking.now());
  const { file, reviewed, verdict } = planned;
  const seen = checking.review.record?.jobs.find((job) => job.file === file);
  const isThere = verdict.change === 'unchanged' || isRegisteredButRandom(asked, seen);
  return {
    planned,
    target: { id: asked.job.ID, namespace: asked.namespace, region: asked.region },
    asked: isThere ? undefined : asked,
    comparison: isThere ? { kind: 'same' } : await compare(planned, asked, seen, checking),
    mayRollOut: isThere && (seen?.changes ?? false),
    endUnseen: ['registered', 'timed-out'].includes(seen?.done?.outcome ?? ''),
    sameMeaning: (again) =>
      isSame(reviewed.plan, digestsOfPlan(again, verdictOf(again.job, again.plan), checking).plan),
  };
}

/** Another plan of it never says that nothing changes. What was registered since the reviewed plan is there as far as that can be. */
function isRegisteredButRandom({ plan, random }: AskedPlan, seen: ReviewedJob | undefined): boolean {
  if (seen === undefined || plan.Diff === null || plan.JobModifyIndex === seen.index) return false;
  return changesOnlyRandom(plan.Diff, random.values);
}

/** What is as it was reviewed may still not be written, if the server remembers what the record could not keep: that it was registered since the plan. */
async function compare(
  { reviewed }: PlannedJob,
  asked: AskedPlan,
  seen: ReviewedJob | undefined,
  checking: Checking,
): Promise<Comparison> {
  const { record, mergedAt } = checking.review;
  // Without a record what is registered is what this run plans.
  if (record === undefined) return { kind: 'same' };
  const comparison = compareWithReview(reviewed, seen, checking.inputs.review.signingKey);
  if (seen === undefined || comparison.kind !== 'same') return comparison;
  const since = await registeredSince(asked, { ...seen, mergedAt }, checking);
  return since === 'no' ? comparison : { kind: 'since', isKnown: since === 'yes' };
}
