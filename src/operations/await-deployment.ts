import { ActionError } from '../errors.ts';
import { healthyOf } from '../report/describe-rollout.ts';
import { isOver } from '../rollout/judge-deployment.ts';
import { deploymentGroups } from '../rollout/progress.ts';
import { followUntilEnd } from './follow/follow-until-end.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { JobInputs } from '../inputs/job.ts';
import type { NomadRun } from './connect-nomad.ts';

/**
 * Makes sure that no deployment of the job is active; waits for its end with `wait-for-deployment`.
 *
 * @throws ActionError `blocked`, naming the deployment; `timed-out` when it takes too long
 */
export async function awaitDeployment(run: NomadRun<JobInputs>, wait: boolean): Promise<void> {
  const { inputs, nomad } = run;
  const { job } = inputs;
  const present = await nomad.readJobsMostRecentDeployment({ id: job });
  if (present === null || isOver(present)) return;
  if (!wait) throw activeError(job, present);
  const { end, stoppedBy } = await followUntilEnd(
    {
      label: job,
      watch: ({ options }) => nomad.watch.readJobsMostRecentDeployment({ id: job }, options()),
      judge: (latest) => (latest === null || isOver(latest) ? 'over' : undefined),
      describe: (latest) => (latest === null || isOver(latest) ? '' : `waiting for ${describeActive(latest)}`),
    },
    run,
  );
  if (end === undefined) throw timeoutError(present, stoppedBy);
}

function describeActive(deployment: Deployment): string {
  return `deployment ${deployment.ID.slice(0, 8)} of version ${deployment.JobVersion}: ${healthyOf(deploymentGroups(deployment))}`;
}

function activeError(job: string, { ID, JobVersion, Status }: Deployment): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Not scaled: deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}`,
    help: 'deployment-under-way',
    hint: 'Wait for its end with `wait-for-deployment: true`, or end it with `mode: promote` or `mode: fail-deployment`.',
  });
}

function timeoutError({ ID }: Deployment, stoppedBy: 'deadline' | 'cancelled' | undefined): ActionError {
  const when = stoppedBy === 'cancelled' ? 'when the run was cancelled' : 'within the `timeout`';
  return new ActionError({
    reason: 'timed-out',
    message: `Not scaled: deployment \`${ID}\` had not ended ${when}`,
    help: 'deployment-under-way',
    hint: 'Check whether the deployment waits for promotion. Raise `timeout` if it takes longer.',
  });
}
