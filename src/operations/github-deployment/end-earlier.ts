import { statusOf, type DeployedJob, type JobEnd } from './deployment-status.ts';
import { judgeLiveJob, type JobReader } from './judge-live-job.ts';
import { isSameJob, namesOf, versionIn } from './payload.ts';
import type { GitHubDeployment } from '../../clients/github/deployments.ts';
import type { DeploymentRecords, OutriderDeployment } from './records.ts';

/** Ends that a run sees itself when it follows what an earlier run wrote. */
const seen: ReadonlySet<JobEnd> = new Set([
  'failed',
  'rolled-back',
  'placement-blocked',
  'superseded',
  'timed-out',
  'cancelled',
  'unknown',
  'awaiting-promotion',
  'no-deployment',
  'successful',
]);

/** The jobs whose version a run followed, or would have. */
export function followedJobs(jobs: readonly DeployedJob[]): readonly DeployedJob[] {
  return jobs.filter(({ end, version }) => version !== undefined && seen.has(end));
}

interface Settling {
  readonly records: DeploymentRecords;
  readonly nomad: JobReader;
  readonly urlOf: (jobs: readonly DeployedJob[]) => string | undefined;
}

/**
 * Ends the GitHub deployments of earlier runs whose versions this run followed (see {@link followedJobs}): canaries that waited, or a rollout that the
 * earlier run did not see the end of. The other jobs of such a deployment are judged by Nomad. Where the state is already
 * the right one, nothing is written.
 */
export async function settleEarlier(
  followed: readonly DeployedJob[],
  { records, nomad, urlOf }: Settling,
): Promise<void> {
  const list = await records.list();
  const found = new Set(followed.flatMap((job) => list.find((one) => isOfVersion(one, job)) ?? []));
  for (const deployment of found) {
    const before = await records.readState(deployment);
    if (before !== undefined && before !== 'in_progress' && before !== 'error') continue;
    const jobs = await Promise.all(
      namesOf(deployment.jobs.jobs).map(async (job): Promise<DeployedJob> => {
        const end = followed.find((one) => isSameJob(one, job) && one.version === job.version)?.end;
        return { ...job, version: job.version ?? undefined, end: end ?? (await judgeLiveJob(job, nomad)) };
      }),
    );
    const status = statusOf(deployment.jobs.more === 0 ? jobs : [...jobs, unlisted(deployment)]);
    if (status.state !== before) await records.setStatus(deployment, { ...status, environmentUrl: urlOf(jobs) });
  }
}

function isOfVersion({ jobs }: OutriderDeployment, job: DeployedJob): boolean {
  return versionIn(jobs, job)?.version === job.version;
}

function unlisted({ jobs }: OutriderDeployment): DeployedJob {
  return { id: `${jobs.more} more`, namespace: '', region: undefined, version: undefined, end: 'unknown' };
}

/**
 * Ends the GitHub deployments that are still in progress, although this run has registered a later version of one of their
 * jobs: canaries that were never promoted, and what a killed run left behind. For each job only the newest is checked,
 * because the run that created it has checked those before.
 */
export async function endSuperseded(
  written: readonly DeployedJob[],
  own: Pick<GitHubDeployment, 'id'> | undefined,
  records: DeploymentRecords,
): Promise<void> {
  const list = await records.list();
  const earlier = list.slice(list.findIndex(({ id }) => id === own?.id) + 1);
  const newest = new Set(
    written.flatMap((job) => earlier.find(({ jobs }) => versionIn(jobs, job) !== undefined) ?? []),
  );
  for (const deployment of newest) {
    const state = await records.readState(deployment);
    if (state !== undefined && state !== 'in_progress') continue;
    const description = 'A later run registered another version';
    await records.setStatus(deployment, { state: 'inactive', description, environmentUrl: undefined });
  }
}
