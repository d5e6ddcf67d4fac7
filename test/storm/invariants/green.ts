import type { ObservedRun } from '../observed-run.ts';
import type { World } from '../world.ts';

/**
 * A run of a job that had failed before it began, and did not recover, is not green.
 *
 * @param hadFailed whether the deployment of the live version had failed, or one of its canaries had ended
 */
export function checkGreen({ checks, story }: World, { run, describe }: ObservedRun, hadFailed: boolean): void {
  if (!hadFailed) return;
  checks.check(
    story,
    'no run is green while the latest deployment of a job that it reports has failed, or a canary that it calls healthy is dead',
    run.exitCode !== 0,
    () => `${describe()} succeeded with outcome "${run.outputs['outcome']}"`,
  );
}
