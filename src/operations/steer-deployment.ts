import { ActionError } from '../errors.ts';
import { liveJob } from './planning/plan-job.ts';
import { followRollout } from './follow/follow-rollout.ts';
import { writeToNomad } from './write-to-nomad.ts';
import type { JobWriteInputs } from '../inputs/job.ts';
import type { SteerMode, SteerOutcome } from '../report/deployment-report.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { NomadRun } from './connect-nomad.ts';

/** The outcome of a run that found no deployment. */
export function nothingSteered(mode: SteerMode, { job }: JobWriteInputs): SteerOutcome {
  return { mode, job, deployment: undefined, result: 'none', rollout: undefined, failures: [] };
}

/** Promotes or fails the latest deployment of a job, and follows it to its end. */
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
  // The redactor has to know the job before Nomad quotes it; a purged job has nothing to quote.
  await liveJob(nomad, { id: job, namespace: undefined, region: undefined });
  const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
  if (isDone(mode, deployment)) return { ...outcome, result: 'already' };
  if (dryRun) return { ...outcome, result: 'dry-run' };
  await write(mode, deployment, nomad);
  if (!wait) return { ...outcome, result: 'done' };
  try {
    const written = { job: { id: job }, index: deployment.JobSpecModifyIndex, evalId: '' };
    const rollout = await run.logGroup('Rollout', () => followRollout({ label: job, ...written }, run));
    return { ...outcome, result: 'done', rollout };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const done = mode === 'promote' ? 'The deployment was promoted' : 'The deployment was failed';
    return { ...outcome, result: 'done', failures: [error.withContext(`${done}, but cannot be followed`)] };
  }
}

/** Writes once, by the deployment's ID: once there is a newer one, Nomad refuses. */
async function write(mode: SteerMode, { ID: id }: Deployment, nomad: Nomad): Promise<void> {
  const send = async (): Promise<unknown> =>
    mode === 'promote' ? nomad.promoteDeployment({ id }) : nomad.failDeployment({ id });
  const find = async (): Promise<Deployment | undefined> => {
    const now = await nomad.readDeployment({ id });
    return isDone(mode, now) ? now : undefined;
  };
  await writeToNomad({ send, find });
}

/** Whether the deployment is already in the desired state. */
function isDone(mode: SteerMode, { Status, TaskGroups }: Deployment): boolean {
  if (mode === 'fail-deployment') return Status === 'failed';
  const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
  return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
}
