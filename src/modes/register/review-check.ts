import { verdictOf } from '../../plan/verdict.ts';
import { standingOf, type Standing } from '../../review/compare.ts';
import { changesOnlyRandom } from '../../review/random-changes.ts';
import { isSame } from '../../review/record-codec.ts';
import { registeredSince } from '../../operations/planning/registered-since.ts';
import { digestsOfPlan, understand, type AskedPlan, type Judging } from '../../operations/planning/plan-job.ts';
import type { ReviewedJob } from '../../review/record.ts';
import type { RegisterInputs } from './inputs.ts';
import type { Effort } from '../../jobfiles/effort.ts';
import type { Scrub } from '../../redaction/scrub.ts';
import type { PlannedJob } from '../../review/plan-outcome.ts';
import type { RegisterOutcome } from '../../review/register-outcome.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';
import type { BranchHead } from './branch-head.ts';
import type { Deadline } from '../../operations/deadline.ts';
import type { JobDependencies } from '../../operations/planning/each-job.ts';
import type { Review } from './find-review.ts';
import type { PushedTogether } from './pushed-together.ts';

export interface RegisterDependencies extends JobDependencies {
  readonly inputs: RegisterInputs;
  readonly deadline: Deadline;
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
  /** The commit that the pull request was merged into; undefined without one. */
  readonly base: string | undefined;
  readonly review: Review;
  /** Undefined where it does not matter what the branch has changed since. */
  readonly readHead?: ((effort: Effort) => Promise<BranchHead>) | undefined;
  /** Pull requests that were pushed together with the one that is registered. */
  readonly together?: readonly PushedTogether[];
  readonly now: () => Date;
  /** Called with all plans before the first write. */
  readonly onPlanned: (jobs: readonly PlannedJob[]) => void;
  /** Called with each change of where the run stands. */
  readonly onChange: (outcome: RegisterOutcome) => void;
  /** A line for the log. */
  readonly log: (line: string) => void;
  /** What a user has to know besides, in a sentence. */
  readonly warn: (words: string) => void;
}

/** A job file, planned anew, and how it stands to what was reviewed. */
export interface Candidate {
  readonly planned: PlannedJob;
  readonly target: JobTarget;
  /** What it takes to write it, where it is to be written. */
  readonly asked: AskedPlan | undefined;
  readonly standing: Standing;
  /** It is there already, and the review changed it: an earlier run may have registered it and not seen the end. */
  readonly mayRollOut: boolean;
  /** An earlier run registered it, and says itself that it did not see the end. */
  readonly endUnseen: boolean;
  /** Takes hidden values out of words about the job. */
  readonly scrub: Scrub;
  /** Whether another plan of it means the same. */
  readonly sameMeaning: (again: AskedPlan) => boolean;
}

type Judged = RegisterDependencies & Judging;

/** Compares a job, planned anew, with what was reviewed of it. */
export function candidateOf(asked: AskedPlan, judged: Judged): Candidate {
  const planned = understand(asked, judged, judged.now());
  const { record } = judged.review;
  const { file, reviewed } = planned;
  const seen = record?.jobs.find((job) => job.file === file);
  // Without a record what is registered is what this run plans.
  const standing: Standing =
    record === undefined ? { kind: 'same' } : standingOf(reviewed, seen, judged.inputs.review.signingKey);
  const isThere = planned.verdict.change === 'unchanged' || isRegisteredButRandom(asked, seen);
  return {
    planned,
    target: { id: asked.job.ID, namespace: asked.namespace, region: asked.region },
    scrub: judged.redactor.scrub,
    standing: isThere ? { kind: 'same' } : standing,
    asked: isThere ? undefined : asked,
    mayRollOut: isThere && (seen?.changes ?? false),
    endUnseen: ['registered', 'timed-out'].includes(seen?.done?.outcome ?? ''),
    sameMeaning: (again) => isSame(reviewed.plan, digestsOfPlan(again, verdictOf(again.job, again.plan), judged).plan),
  };
}

/** Another plan of it never says that nothing changes. What was registered since the reviewed plan is there as far as that can be. */
function isRegisteredButRandom({ plan, random }: AskedPlan, seen: ReviewedJob | undefined): boolean {
  if (seen === undefined || plan.Diff === null || plan.JobModifyIndex === seen.index) return false;
  return changesOnlyRandom(plan.Diff, random.values);
}

/** A job that would be written is not, if the server remembers what the record could not keep: that it was registered since the plan. */
export async function rememberDone(candidate: Candidate, dependencies: RegisterDependencies): Promise<Candidate> {
  const { asked, standing, planned } = candidate;
  const seen = dependencies.review.record?.jobs.find((job) => job.file === planned.file);
  if (asked === undefined || seen === undefined || standing.kind !== 'same') return candidate;
  const since = await registeredSince(asked, { ...seen, mergedAt: dependencies.review.mergedAt }, dependencies);
  return since === 'no' ? candidate : { ...candidate, standing: { kind: 'since', isKnown: since === 'yes' } };
}
