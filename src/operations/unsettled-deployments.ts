import type { Deployment } from '../clients/nomad/deployments.ts';
import type { JobTarget } from '../clients/nomad/wire/target.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/**
 * Finds the deployment of a job's specification if it has failed or has not ended. One request for each namespace and region answers for all of its jobs.
 *
 * @returns a function of the job and its job modify index
 * @throws ServiceError where the list cannot be read, for each of its jobs
 */
export function unsettledDeployments(
  nomad: Pick<Nomad, 'listUnsettledDeployments'>,
): (job: JobTarget, index: number) => Promise<Deployment | undefined> {
  const lists = new Map<string, Promise<readonly Deployment[]>>();
  return async ({ id, namespace, region }, index) => {
    const place = JSON.stringify([namespace, region]);
    const list = lists.get(place) ?? nomad.listUnsettledDeployments({ namespace, region });
    lists.set(place, list);
    return (await list).find(({ JobID, JobSpecModifyIndex }) => JobID === id && JobSpecModifyIndex === index);
  };
}
