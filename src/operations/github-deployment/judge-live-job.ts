import { orUndefined } from '../../errors.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { judgeRollout } from '../../rollout/judge-deployment.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobEnd } from './deployment-status.ts';
import type { DeployedVersion } from './payload.ts';

/** What of Nomad shows the state of a job. */
export type JobReader = Pick<Nomad, 'readJob' | 'readJobsMostRecentDeployment'>;

/** How the rollout of a version of a job ended, by Nomad; `unknown` where Nomad does not answer, or the job's name is hidden. */
export async function judgeLiveJob(
  { id, namespace, region, version }: DeployedVersion,
  nomad: JobReader,
): Promise<JobEnd> {
  if (`${id}${namespace}`.includes(hiddenMark)) return 'unknown';
  return (await orUndefined(judge({ id, namespace, region }, version, nomad))) ?? 'unknown';
}

async function judge(
  target: Parameters<JobReader['readJob']>[0],
  version: number | null,
  nomad: JobReader,
): Promise<JobEnd> {
  const live = await orUndefined(nomad.readJob(target), 'not-found');
  if (live === undefined || live.Stop === true || live.Version !== version) return 'superseded';
  const latest = await nomad.readJobsMostRecentDeployment(target);
  const own = latest?.JobVersion === version ? latest : undefined;
  if (own === undefined) return 'no-deployment';
  const evidence = { evaluation: undefined, deploymentsRead: true, blocked: false };
  return judgeRollout({ ...evidence, index: own.JobSpecModifyIndex, own, latest }).kind;
}
