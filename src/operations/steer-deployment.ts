import { ActionError } from '../errors.ts';
import { liveJob } from './planning/plan-job.ts';
import { followRollout } from './follow/follow-rollout.ts';
import { writeToNomad } from './write-to-nomad.ts';
import type { JobWriteInputs } from '../inputs/job.ts';
import type { SteerMode, SteerOutcome } from '../report/deployment-report.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { NomadRun } from './connect-nomad.ts';

/** What is known of a run that did not get to a deployment. */
export function nothingSteered(mode: SteerMode, { job }: JobWriteInputs): SteerOutcome {
  return { mode, job, deployment: undefined, result: 'none', rollout: undefined, failures: [] };
}

/** Promotes the canaries of a job's latest deployment, or fails it, and follows it to its end. */
export async function steerDeployment(mode: SteerMode, run: NomadRun<JobWriteInputs>): Promise<SteerOutcome> {
  const { inputs, nomad } = run;
  const { job, dryRun, wait } = inputs;
  const deployment = await nomad.readJobsMostRecentDeployment({ id: job });
  if (deployment === null) {
    throw new ActionError({
      reason: 'not-found',
      message: `The job \`${job}\` has no deployment`,
      help: 'no-such-job',
      hint: 'Check the inputs `job` and `namespace`.',
    });
  }
  // What Nomad quotes of the job is known only from the job; one that is gone has nothing to quote.
  await liveJob(nomad, { id: job, namespace: undefined, region: undefined });
  const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
  if (isDone(mode, deployment)) return { ...outcome, result: 'already' };
  if (dryRun) return { ...outcome, result: 'dry-run' };
  await write(mode, deployment, nomad);
  if (!wait) return { ...outcome, result: 'done' };
  try {
    const written = { job: { id: job }, index: deployment.JobSpecModifyIndex, evalId: '' };
    return { ...outcome, result: 'done', rollout: await followRollout({ label: job, ...written }, run) };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { ...outcome, result: 'done', failures: [error.withContext('It is done, but cannot be followed')] };
  }
}

/** Written once. By its ID: if there is a newer deployment meanwhile, this one is over, and Nomad refuses. */
async function write(mode: SteerMode, { ID: id }: Deployment, nomad: Nomad): Promise<void> {
  const send = async (): Promise<unknown> =>
    mode === 'promote' ? nomad.promoteDeployment({ id }) : nomad.failDeployment({ id });
  const find = async (): Promise<Deployment | undefined> => {
    const now = await nomad.readDeployment({ id });
    return isDone(mode, now) ? now : undefined;
  };
  await writeToNomad({ send, find });
}

/** Whether it is as it is to be, so that a second run changes nothing. */
function isDone(mode: SteerMode, { Status, TaskGroups }: Deployment): boolean {
  if (mode === 'fail-deployment') return Status === 'failed';
  const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
  return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
}
