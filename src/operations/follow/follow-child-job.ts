import { judgeChildJob, type ChildJobState } from '../../rollout/judge-child-job.ts';
import { childJobOutcome, describeChildJob } from '../../rollout/progress.ts';
import { describeRestarts } from '../../rollout/task-problems.ts';
import { redactChildJob } from '../../rollout/redact-outcome.ts';
import { followUntilEnd, type FollowDependencies } from './follow-until-end.ts';
import { watchChildJob, type ChildJob } from './watch-child-job.ts';
import type { ChildJobOutcome } from '../../rollout/outcome.ts';

interface FollowChildJob extends ChildJob {
  /** Its name in the log. */
  readonly label: string;
}

/**
 * Follows a dispatched job, or one that a periodic job launched, until it has ended, the time is up, or the run is cancelled.
 *
 * @returns the outcome, redacted
 * @throws ActionError that it cannot be followed, which does not stop the job
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
      describe: describeState,
    },
    dependencies,
  );
  const outcome = childJobOutcome({ ...followed, milliseconds: performance.now() - started });
  return redactChildJob(outcome, dependencies.redactor.scrub);
}

function describeState(state: ChildJobState): string {
  return [describeChildJob(state), describeRestarts(state.allocations)].filter((text) => text !== '').join('; ');
}
