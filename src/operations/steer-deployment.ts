import { ActionError } from '../errors.ts';
import { steerReport, type SteerOutcome } from '../report/deployment-report.ts';
import { followRollout } from '../rollout/follow.ts';
import { scrubbedRollout } from '../rollout/scrubbed.ts';
import { learning } from './learn-job.ts';
import { liveJob } from './planning/plan-job.ts';
import { schedulerOf, type Deadline } from './connect.ts';
import { patienceFor } from './follow-budget.ts';
import { directoryOf, orFailures, type Run } from '../modes/run.ts';
import { writeOnce } from './write-once.ts';
import { tellRun } from '../report/run-report.ts';
import type { Transport } from '../clients/http/types.ts';
import type { SteerInputs } from '../inputs/deployment.ts';
import type { Rollout } from '../rollout/outcome.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Scheduler } from '../clients/nomad/scheduler.ts';

type SteerRun = Run & { readonly inputs: SteerInputs };

/** Promotes the canaries of a job's latest deployment, or fails it, and follows it to its end. */
export async function runSteer(run: SteerRun, transport: Transport, deadline: Deadline): Promise<boolean> {
  const { inputs, runner } = run;
  const { mode, job } = inputs;
  const nothing: SteerOutcome = { mode, job, deployment: undefined, deed: 'none', rollout: undefined, failures: [] };
  const steering = async (): Promise<SteerOutcome> => {
    const { scheduler } = await schedulerOf(run, transport, deadline.signal);
    run.redactor.addIds([job]);
    return steer(run, learning(scheduler, run.redactor), deadline);
  };
  return tellRun(steerReport(await orFailures(steering(), nothing)), { runner, directory: directoryOf(run) });
}

async function steer(run: SteerRun, scheduler: Scheduler, deadline: Deadline): Promise<SteerOutcome> {
  const { mode, job, dryRun, wait } = run.inputs;
  const deployment = await scheduler.readJobsMostRecentDeployment({ id: job });
  // What the scheduler quotes of the job is known only from the job; one that is gone has nothing to quote.
  if (deployment !== null) await liveJob(scheduler, { id: job, namespace: undefined, region: undefined });
  if (deployment === null) {
    throw new ActionError({
      reason: 'not-found',
      message: `The job \`${job}\` has no deployment`,
      help: 'no-such-job',
      hint: 'Check the inputs `job` and `namespace`.',
    });
  }
  const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
  if (isDone(mode, deployment)) return { ...outcome, deed: 'already' };
  if (dryRun) return { ...outcome, deed: 'dry-run' };
  await write(mode, deployment, scheduler);
  if (!wait) return { ...outcome, deed: 'done' };
  try {
    return { ...outcome, deed: 'done', rollout: await follow(run, scheduler, deadline, deployment) };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { ...outcome, deed: 'done', failures: [error.withContext('It is done, but cannot be followed')] };
  }
}

/** Written once. By its ID: if there is a newer deployment meanwhile, this one is over, and the scheduler refuses. */
async function write(mode: SteerInputs['mode'], { ID: id }: Deployment, scheduler: Scheduler): Promise<void> {
  const send = async (): Promise<unknown> =>
    mode === 'promote' ? scheduler.promoteDeployment({ id }) : scheduler.failDeployment({ id });
  const find = async (): Promise<Deployment | undefined> => {
    const now = await scheduler.readDeployment({ id });
    return isDone(mode, now) ? now : undefined;
  };
  await writeOnce({ send, find });
}

async function follow(
  { inputs, runner, redactor, cancelled }: SteerRun,
  scheduler: Scheduler,
  deadline: Deadline,
  deployment: Deployment,
): Promise<Rollout> {
  const { job } = inputs;
  const { scrub } = redactor;
  const rollout = await followRollout({
    scheduler,
    job: { id: job },
    index: deployment.JobSpecModifyIndex,
    evalId: '',
    promote: false,
    logs: false,
    ...patienceFor(deadline.left(), inputs.timeout),
    signal: cancelled,
    onProgress: ({ words }) => runner.log(`${job}: ${scrub(words)}`),
    onLost: (why) => runner.log(`${job}: ${scrub(why)}`),
  });
  return scrubbedRollout(rollout, scrub);
}

/** Whether it is as it is to be, so that a second run changes nothing. */
function isDone(mode: SteerInputs['mode'], { Status, TaskGroups }: Deployment): boolean {
  if (mode === 'fail-deployment') return Status === 'failed';
  const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
  return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
}
