import type { Nomad } from '../../../src/clients/nomad/client.ts';
import type { RegisteredJobAnswer } from '../../../src/clients/nomad/jobs/register.ts';
import { over, until } from './until.ts';

type Evaluation = Awaited<ReturnType<Nomad['readEvaluation']>>;
type Deployment = Awaited<ReturnType<Nomad['readDeployment']>>;

/** The evaluation that a write started, when Nomad is through with it. */
export function evaluated(scheduler: Nomad, { EvalID }: Pick<RegisteredJobAnswer, 'EvalID'>): Promise<Evaluation> {
  return until(scheduler.watch.readEvaluation({ id: EvalID }, over), ({ Status }) => Status !== 'pending');
}

/** The deployment that a write of a job's specification started, when it is as wanted: at its end unless told. */
export async function deployed(
  scheduler: Nomad,
  id: string,
  written: RegisteredJobAnswer,
  isWanted: (deployment: Deployment) => boolean = ({ Status }) => Status !== 'running',
): Promise<Deployment> {
  let found: Deployment | undefined;
  // Not the latest: a rollback may have taken its place already.
  await until(scheduler.watch.listJobDeployments({ id }, over), (deployments) => {
    found = deployments.find(({ JobSpecModifyIndex }) => JobSpecModifyIndex === written.JobModifyIndex);
    return found !== undefined;
  });
  return await until(scheduler.watch.readDeployment({ id: found?.ID ?? '' }, over), isWanted);
}
