import { ActionError } from '../../../errors.ts';
import { notReviewed } from '../../../review/validate-record.ts';
import type { BranchHead } from './branch-head.ts';
import type { CollectedJobs } from '../../../jobfiles/discovery/collect.ts';
import type { FailedFile } from '../../../report/plan/plan-outcome.ts';
import type { RegisterDependencies } from '../dependencies.ts';
import { isToBeWritten, type PlannedCandidate } from './review-check.ts';

/** Refuses jobs whose files the branch has changed since the checked-out commit. GitHub is asked only if something would be written. */
export async function judgeHead(
  jobs: readonly PlannedCandidate[],
  { collected, failed, dependencies }: JudgedJobs,
): Promise<JudgedHead> {
  const { readHead, review, inputs } = dependencies;
  const wanted = jobs.filter(isToBeWritten);
  const stops = inputs.stopRemoved ? review.entries.removed : [];
  const mayWrite = review.refusal === undefined && failed.length === 0 && wanted.length + stops.length > 0;
  if (readHead === undefined || !mayWrite) return { head: undefined, failures: [] };
  try {
    const head = await readHead(collected.budget);
    const sought = new Map(collected.jobs.map(({ file, fileDependencies: from }) => [file.name, from.sought]));
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
  /** Undefined where it was not needed, or GitHub did not answer. */
  readonly head: BranchHead | undefined;
  /** With any of these nothing is registered. */
  readonly failures: readonly ActionError[];
}

/** The refusal of a job file that the branch has changed since the checked-out commit. */
export function changedSince(file: string, name: string, branch: string): ActionError {
  const hint =
    'The run of the later commit registers it. Leave this run, or register this commit without a review by `review: ignore`.';
  const refusal = notReviewed(`branch \`${branch}\` has changed \`${name}\` since the checked-out commit`, hint);
  return refusal.withMessage(refusal.message, { file });
}
