import { ActionError } from '../../../errors.ts';
import { notReviewed } from '../../../review/validate-record.ts';
import { orOnPurpose, type BranchHead } from './branch-head.ts';
import type { CollectedJobs } from '../../../jobfiles/discovery/collect.ts';
import type { FailedFile } from '../../../review/plan-outcome.ts';
import type { RegisterDependencies } from '../dependencies.ts';
import type { PlannedCandidate } from './review-check.ts';

/** The refusals of jobs that are not as the branch has them by now; none is asked for unless something would be written. */
export async function judgeHead(
  jobs: readonly PlannedCandidate[],
  { collected, failed, dependencies }: JudgedJobs,
): Promise<JudgedHead> {
  const { readHead, review, inputs } = dependencies;
  // Of what an earlier run registered nothing is written, whatever the branch holds.
  const wanted = jobs.filter(({ asked, comparison }) => asked !== undefined && comparison.kind !== 'done');
  const stops = inputs.stopRemoved ? (review.record?.removed ?? []) : [];
  const isAsked = review.refusal === undefined && failed.length === 0 && wanted.length + stops.length > 0;
  if (readHead === undefined || !isAsked) return { head: undefined, failures: [] };
  try {
    const head = await readHead(collected.effort);
    const sought = new Map(collected.jobs.map(({ file, from }) => [file.name, from.sought]));
    const failures = wanted.flatMap(({ planned: { file } }) => {
      const name = head.changed(file, sought.get(file) ?? new Set([file]));
      return name === undefined ? [] : [changedSince(file, name, head.branch)];
    });
    return { head, failures };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { head: undefined, failures: [error] };
  }
}

interface JudgedJobs {
  readonly collected: CollectedJobs;
  readonly failed: readonly FailedFile[];
  readonly dependencies: RegisterDependencies;
}

interface JudgedHead {
  /** Undefined where it was not asked for, or the answer is missing. */
  readonly head: BranchHead | undefined;
  /** Nothing is registered unless there are none. */
  readonly failures: readonly ActionError[];
}

/** The refusal of a job file that is not as the branch has it by now. */
export function changedSince(file: string, name: string, branch: string): ActionError {
  const refusal = notReviewed(`branch \`${branch}\` has changed \`${name}\` since the checked-out commit`, later);
  return refusal.withMessage(refusal.message, { file });
}

const later = `The run of the later commit registers it: leave this one; ${orOnPurpose}.`;
