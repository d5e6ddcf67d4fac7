import { findJob, readLiveJob, createImpossibleError } from '../find-job.ts';
import { codeList } from '../../text/numbers.ts';
import { ActionError, orElse, orUndefined } from '../../errors.ts';
import { followRollout } from './follow-rollout.ts';
import { isOver } from '../../rollout/judge-deployment.ts';
import { toState, writeToNomad } from '../write-permitted.ts';
import type { CommandedJobInputs } from '../../inputs/job.ts';
import { describeLatest, type SteerMode, type SteerOutcome } from '../../report/deployment-report.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { NomadRun } from '../connect-nomad.ts';

/** Promotes or fails the latest deployment of a job, and follows it to its end. */
export async function steerDeployment(mode: SteerMode, run: NomadRun<CommandedJobInputs>): Promise<SteerOutcome> {
  const { inputs, nomad } = run;
  const { job, dryRun, groups = [] } = inputs;
  const wait = inputs.wait !== 'false';
  const deployment = await nomad.readJobsMostRecentDeployment({ id: job });
  if (deployment === null) {
    const { Type } = await findJob(nomad, inputs);
    throw new ActionError({
      reason: 'not-found',
      message: `The job \`${job}\` has no deployment in namespace \`${inputs.nomad.namespace ?? 'default'}\``,
      help: 'no-such-job',
      hint: Type?.endsWith('batch') ? 'A batch job has none.' : 'Check the inputs `job` and `namespace`.',
    });
  }
  // The redactor needs the job before an error of Nomad quotes it; errors do not quote a purged job.
  await readLiveJob(nomad, { id: job, namespace: undefined, region: undefined });
  const outcome = { mode, job, groups, deployment, rollout: undefined, failures: [] };
  if (inputs.deployment !== undefined && inputs.deployment !== deployment.ID) {
    const failures = [createOtherDeploymentError(inputs.deployment, deployment, job)];
    return { ...outcome, deployment: undefined, result: 'superseded', failures };
  }
  requireGroups(deployment, inputs);
  const follow = async (result: 'already' | 'done', text: string): Promise<SteerOutcome> => {
    const writtenJob = { job: { id: job }, index: deployment.JobSpecModifyIndex, evalId: '' };
    const request = { label: job, ...writtenJob, promotedGroups: groups, isEarlier: result === 'already' };
    return orElse(
      followRollout(request, run).then((rollout) => ({ ...outcome, result, rollout })),
      (error) => ({ ...outcome, result, failures: [error.withContext(`${text}, but cannot be followed`)] }),
    );
  };
  if (mode === 'promote' && listCanaryGroups(deployment).length === 0) return { ...outcome, result: 'no-canaries' };
  if (isDone(mode, deployment, groups)) {
    // The state of the deployment decides about an earlier promotion.
    const isJudged = mode === 'promote' && !dryRun && (deployment.Status === 'failed' || (wait && !isOver(deployment)));
    return isJudged ? follow('already', 'The deployment is promoted') : { ...outcome, result: 'already' };
  }
  if (mode === 'fail-deployment' && isOver(deployment))
    return { ...outcome, result: 'not-in-progress', failures: [createEndedError(deployment, job)] };
  if (dryRun) return { ...outcome, result: 'dry-run' };
  await write(mode, deployment, run);
  if (!wait) return { ...outcome, result: 'done' };
  return follow('done', mode === 'promote' ? 'The deployment was promoted' : 'The deployment was failed');
}

/** Writes once, by the deployment's ID: Nomad refuses if there is a newer deployment. */
async function write(mode: SteerMode, deployment: Deployment, run: NomadRun<CommandedJobInputs>): Promise<void> {
  const { inputs, nomad, requestPermit } = run;
  const { job, groups = [] } = inputs;
  const { ID: id, JobVersion, JobSpecModifyIndex: index } = deployment;
  const version = { version: JobVersion, index };
  const target = { job, deployment: id, index };
  const findEffect = async (): Promise<Deployment | undefined> => {
    const current = await nomad.readDeployment({ id });
    return isDone(mode, current, groups) ? current : undefined;
  };
  const common = { readBefore: () => version, findEffect };
  await (mode === 'promote'
    ? writeToNomad<'promote', unknown>({
        ...common,
        requestPermit: async () => requestPermit('promote', target),
        send: async (permit) =>
          nomad.promoteDeployment(permit, { id, groups: groups.length === 0 ? undefined : groups }),
      })
    : writeToNomad<'fail', unknown>({
        ...common,
        requestPermit: async () => requestPermit('fail', target),
        send: async (permit) => nomad.failDeployment(permit, { id }),
        // The write may have rolled the job back.
        readAfter: async () => toState((await orUndefined(nomad.readJob({ id: job }))) ?? {}),
      }));
}

function listCanaryGroups({ TaskGroups }: Deployment) {
  return Object.entries(TaskGroups).filter(([, { DesiredCanaries }]) => DesiredCanaries > 0);
}

function createEndedError(deployment: Deployment, job: string): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `\`${job}\` has no deployment in progress: ${describeLatest(deployment)}`,
    hint: 'There is nothing to fail. To return to an earlier version, use `mode: revert`.',
  });
}

function createOtherDeploymentError(id: string, latest: Deployment, job: string): ActionError {
  return new ActionError({
    reason: 'conflict',
    message: `Deployment \`${id}\` is not the latest one of \`${job}\`: ${describeLatest(latest)}`,
    help: 'another-deployment',
    hint: latest.ID.startsWith(id)
      ? `Nothing was changed. Write the whole ID: \`${latest.ID}\`.`
      : 'Nothing was changed. Test the latest deployment, and run the mode again with its ID.',
  });
}

/** Whether the deployment is already in the desired state. */
function isDone(mode: SteerMode, deployment: Deployment, groups: readonly string[]): boolean {
  const { Status } = deployment;
  if (mode === 'fail-deployment') return Status === 'failed';
  const canaries = listCanaryGroups(deployment).filter(([name]) => groups.length === 0 || groups.includes(name));
  return Status === 'successful' || (canaries.length > 0 && canaries.every(([, group]) => group.Promoted));
}

/** @throws ActionError `input` for task groups that the deployment does not have, or that have no canaries */
function requireGroups(deployment: Deployment, { job, groups = [] }: CommandedJobInputs): void {
  const { ID, TaskGroups } = deployment;
  const withCanaries = listCanaryGroups(deployment).map(([name]) => name);
  const problems = groups
    .filter((name) => !withCanaries.includes(name))
    .map(
      (name) => `\`${name}\` ${Object.hasOwn(TaskGroups, name) ? 'has no canaries' : 'is not one of its task groups'}`,
    );
  if (problems.length === 0) return;
  throw createImpossibleError(
    `Input \`groups\` does not fit deployment ${ID.slice(0, 8)} of \`${job}\`: ${problems.join('; ')}`,
    withCanaries.length === 0
      ? 'Remove `groups`: no task group has canaries.'
      : `Task groups with canaries: ${codeList(withCanaries)}.`,
  );
}
