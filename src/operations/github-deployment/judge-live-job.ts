import { orUndefined } from '../../errors.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { healthOf, type HealthKind } from '../../rollout/health.ts';
import { judgeRollout } from '../../rollout/judge-deployment.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobEnd } from './deployment-status.ts';
import type { DeployedVersion } from './payload.ts';

/** What of Nomad shows the state of a job. */
export type JobReader = Pick<
  Nomad,
  'readJob' | 'readJobsMostRecentDeployment' | 'listJobAllocations' | 'listJobEvaluations'
>;

/** How the rollout of a version of a job ended, by Nomad; `unknown` where Nomad does not answer, or the job's name is hidden. */
export async function judgeLiveJob(
  { id, namespace, region, version }: DeployedVersion,
  nomad: JobReader,
): Promise<JobEnd> {
  if (`${id}${namespace}`.includes(hiddenMark)) return 'unknown';
  return (await orUndefined(judge({ id, namespace, region }, version, nomad))) ?? 'unknown';
}

/** The end of a job without a deployment: it counts as placed only where its allocations show it. */
const withoutDeployment: Partial<Record<HealthKind, JobEnd>> = {
  healthy: 'no-deployment',
  running: 'no-deployment',
  complete: 'no-deployment',
  ready: 'no-deployment',
  disabled: 'no-deployment',
  blocked: 'not-placed',
  failing: 'failed',
  starting: 'in-progress',
};

async function judge(
  target: Parameters<JobReader['readJob']>[0],
  version: number | null,
  nomad: JobReader,
): Promise<JobEnd> {
  const live = await orUndefined(nomad.readJob(target), 'not-found');
  if (live === undefined || live.Stop === true || live.Version !== version) return 'superseded';
  const [latest, evaluations, allocations] = await Promise.all([
    nomad.readJobsMostRecentDeployment(target),
    nomad.listJobEvaluations(target),
    nomad.listJobAllocations(target),
  ]);
  const blocked = evaluations.some(({ Status }) => Status === 'blocked');
  if (latest?.JobVersion !== version) {
    const state = { job: live, summary: undefined, deployments: [], evaluations, allocations };
    return withoutDeployment[healthOf(state).kind] ?? (blocked ? 'not-placed' : 'unknown');
  }
  const evidence = { evaluation: undefined, deploymentsRead: true, blocked, allocations };
  const { kind } = judgeRollout({ ...evidence, index: latest.JobSpecModifyIndex, own: latest, latest });
  return kind === 'dead-canary' ? 'failed' : kind;
}
