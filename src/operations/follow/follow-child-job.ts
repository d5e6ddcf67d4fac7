import { judgeChildJob } from '../../rollout/judge-child-job.ts';
import { childJobOutcome, describeChildJob } from '../../rollout/progress.ts';
import { redactChildJob } from '../../rollout/redact-outcome.ts';
import { followUntilEnd, type FollowDependencies } from './follow-until-end.ts';
import { watchChildJob, type ChildJob } from './watch-child-job.ts';
import type { ChildJobOutcome } from '../../rollout/outcome.ts';

interface FollowChildJob extends ChildJob {
  /** What the log calls it. */
  readonly label: string;
}

/**
 * Follows a job that was dispatched, or launched by a periodic one, until its work has ended, the time is up, or the run is cancelled.
 *
 * @returns the outcome, without what the run must not show
 * @throws ActionError that it cannot be followed; it goes on all the same
 */
export async function followChildJob(
  child: FollowChildJob,
  dependencies: FollowDependencies,
): Promise<ChildJobOutcome> {
  const started = performance.now();
  const followed = await followUntilEnd(
    {
      label: child.label,
      watch: (watching) => watchChildJob(child, watching),
      judge: judgeChildJob,
      describe: describeChildJob,
    },
    dependencies,
  );
  const outcome = childJobOutcome({ ...followed, milliseconds: performance.now() - started });
  return redactChildJob(outcome, dependencies.redactor.scrub);
}
