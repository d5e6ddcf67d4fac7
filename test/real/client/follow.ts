import type { PermittedNomad } from '../../support/permitted.ts';
import type { JobRegistration } from '../../../src/clients/nomad/jobs/change.ts';
import { watchOptions, find } from './until.ts';

type Evaluation = Awaited<ReturnType<PermittedNomad['readEvaluation']>>;
type Deployment = Awaited<ReturnType<PermittedNomad['readDeployment']>>;

/** The evaluation that a write created, once Nomad has processed it. */
export function awaitEval(nomad: PermittedNomad, { EvalID }: Pick<JobRegistration, 'EvalID'>): Promise<Evaluation> {
  return find(nomad.watch.readEvaluation({ id: EvalID }, watchOptions), ({ Status }) => Status !== 'pending');
}

/** The deployment that a write of a job created, once it meets the condition; by default once it has ended. */
export async function awaitEnd(
  nomad: PermittedNomad,
  id: string,
  written: JobRegistration,
  isWanted: (deployment: Deployment) => boolean = ({ Status }) => Status !== 'running',
): Promise<Deployment> {
  let match: Deployment | undefined;
  // Not the latest one: a rollback may have replaced it already.
  await find(nomad.watch.listJobDeployments({ id }, watchOptions), (deployments) => {
    match = deployments.find(({ JobSpecModifyIndex }) => JobSpecModifyIndex === written.JobModifyIndex);
    return match !== undefined;
  });
  return await find(nomad.watch.readDeployment({ id: match?.ID ?? '' }, watchOptions), isWanted);
}
