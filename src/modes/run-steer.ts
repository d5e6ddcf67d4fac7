import { Failure } from '../failure.ts';
import { steerReport, type SteerOutcome } from '../report/steer-report.ts';
import { followRollout } from '../rollout/follow.ts';
import { schedulerOf, type Deadline } from './connect.ts';
import { directoryOf, orFailures, type Run } from './run.ts';
import { tellRun } from '../report/run-report.ts';
import type { Transport } from '../http/exchange.ts';
import type { SteerInputs } from '../inputs/steer.ts';
import type { Deployment } from '../scheduler/deployments.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

type SteerRun = Run & { readonly inputs: SteerInputs };

/** Promotes the canaries of a job's latest deployment, or fails it, and follows it to its end. */
export async function runSteer(run: SteerRun, transport: Transport, deadline: Deadline): Promise<boolean> {
  const { inputs, runner } = run;
  const { mode, job } = inputs;
  const nothing: SteerOutcome = { mode, job, deployment: undefined, deed: 'none', rollout: undefined, failures: [] };
  const steering = async (): Promise<SteerOutcome> => {
    const { scheduler } = await schedulerOf(run, transport, deadline.signal);
    return steer(run, scheduler, deadline);
  };
  return tellRun(steerReport(await orFailures(steering(), nothing)), { runner, directory: directoryOf(run) });
}

async function steer(run: SteerRun, scheduler: Scheduler, deadline: Deadline): Promise<SteerOutcome> {
  const { inputs, runner } = run;
  const { mode, job, dryRun, wait } = inputs;
  const deployment = await scheduler.readJobsMostRecentDeployment({ id: job });
  if (deployment === null) {
    throw new Failure({
      reason: 'not-found',
      what: `The job \`${job}\` has no deployment`,
      help: 'no-such-job',
      hint: 'Check the inputs `job` and `namespace`.',
    });
  }
  const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
  if (isDone(mode, deployment)) return { ...outcome, deed: 'already' };
  if (dryRun) return { ...outcome, deed: 'dry-run' };
  // By its ID: if there is a newer deployment meanwhile, this one is over, and the scheduler refuses.
  if (mode === 'promote') await scheduler.promoteDeployment({ id: deployment.ID });
  else await scheduler.failDeployment({ id: deployment.ID });
  if (!wait) return { ...outcome, deed: 'done' };
  const rollout = await followRollout({
    scheduler,
    job: { id: job },
    index: deployment.JobSpecModifyIndex,
    evalId: '',
    promote: false,
    logs: false,
    deadline: deadline.left(),
    grace: inputs.timeout / 20,
    signal: run.cancelled,
    onProgress: ({ words }) => runner.foreign(`${job}: ${words}`),
    onLost: (why) => runner.foreign(`${job}: ${why}`),
  });
  return { ...outcome, deed: 'done', rollout };
}

/** Whether it is as it is to be, so that a second run changes nothing. */
function isDone(mode: SteerInputs['mode'], { Status, TaskGroups }: Deployment): boolean {
  if (mode === 'fail-deployment') return Status === 'failed';
  const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
  return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
}
