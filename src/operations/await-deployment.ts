import { ActionError } from '../errors.ts';
import { isOver } from '../rollout/judge-deployment.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { JobInputs } from '../inputs/job.ts';
import type { NomadRun } from './connect-nomad.ts';

/**
 * Makes sure that no deployment of the job is active; waits for its end with `wait-for-deployment`.
 *
 * @throws ActionError `blocked`, naming the deployment; `timed-out` when it takes too long
 */
export async function awaitDeployment(
  { inputs, nomad, deadline, cancelled, log }: NomadRun<JobInputs>,
  wait: boolean,
): Promise<void> {
  const { job } = inputs;
  const present = await nomad.readJobsMostRecentDeployment({ id: job });
  if (present === null || isOver(present)) return;
  if (!wait) throw underWay(job, present);
  log(`${job}: waiting for the end of deployment ${present.ID} of version ${present.JobVersion}`);
  const options = { deadline: deadline.left(), signal: cancelled };
  try {
    for await (const latest of nomad.watch.readJobsMostRecentDeployment({ id: job }, options)) {
      if (latest === null || isOver(latest)) return;
    }
  } catch (error) {
    if (cancelled.aborted) throw notOver(present, 'when the run was cancelled');
    if (!(error instanceof ActionError) || error.reason !== 'timed-out') throw error;
    throw notOver(present, 'when the time was up');
  }
}

function underWay(job: string, { ID, JobVersion, Status }: Deployment): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}, and nothing is scaled meanwhile`,
    help: 'deployment-under-way',
    hint: 'Wait for its end with `wait-for-deployment: true`; or end it with `mode: promote` or `fail-deployment`.',
  });
}

function notOver({ ID }: Deployment, when: string): ActionError {
  return new ActionError({
    reason: 'timed-out',
    message: `Nothing was scaled: deployment \`${ID}\` was not over ${when}`,
    help: 'deployment-under-way',
    hint: 'Look at the deployment: it may wait to be promoted. Raise `timeout` if it takes longer.',
  });
}
