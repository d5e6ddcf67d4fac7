import { orUndefined } from '../../errors.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { healthOf, type HealthKind } from '../../rollout/health.ts';
import { statusOf, type DeployedJob, type JobEnd } from './deployment-status.ts';
import {
  isSameJob,
  namesOf,
  versionIn,
  type DeployedVersion,
  type DeploymentRecords,
  type OutriderDeployment,
} from './records.ts';
import type { GitHubDeployment, GitHubDeploymentState } from '../../clients/github/deployments.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** What of Nomad shows the state of a job. */
export type JobReader = Pick<
  Nomad,
  'readJob' | 'readJobsMostRecentDeployment' | 'listJobAllocations' | 'listJobEvaluations'
>;

interface Ending {
  readonly records: DeploymentRecords;
  readonly nomad: JobReader;
  readonly urlOf: (jobs: readonly DeployedJob[]) => string | undefined;
}

/**
 * Ends the newest GitHub deployment that names a job, besides that of the run: with the outcome where the run saw the end of its version, and as inactive where
 * the run registered another one. This also ends what a killed run left.
 *
 * @param own the deployment of the run; it replaces those that succeeded
 */
export async function endEarlier(
  jobs: readonly DeployedJob[],
  own: GitHubDeployment | undefined,
  ending: Ending,
): Promise<void> {
  const { records } = ending;
  const list = await records.list();
  const earlier = list.slice(list.findIndex(({ id }) => id === own?.id) + 1);
  const newest = new Map(
    jobs.flatMap((job) => {
      const found = earlier.find((one) => versionIn(one.jobs, job) !== undefined);
      return found === undefined ? [] : [[found, job] as const];
    }),
  );
  for (const [deployment, job] of newest) {
    const before = await records.readState(deployment);
    const isSeen = own === undefined && versionIn(deployment.jobs, job)?.version === job.version;
    if (isSeen) await endSeen(deployment, before, jobs, ending);
    else if (isOpen(before) || (own === undefined && before === 'success' && statusOf([job]).state === 'success'))
      await records.setStatus(deployment, {
        state: 'inactive',
        description: 'A later run registered another version',
        environmentUrl: undefined,
      });
  }
}

function isOpen(state: GitHubDeploymentState | undefined): boolean {
  return state === undefined || state === 'in_progress';
}

/** Where the state is already the right one, nothing is written. The jobs of which the run knows nothing are judged by Nomad. */
async function endSeen(
  deployment: OutriderDeployment,
  before: GitHubDeploymentState | undefined,
  seen: readonly DeployedJob[],
  { records, nomad, urlOf }: Ending,
): Promise<void> {
  if (!isOpen(before) && before !== 'error') return;
  const jobs = await Promise.all(
    namesOf(deployment.jobs.jobs).map(async (job): Promise<DeployedJob> => {
      const end = seen.find((one) => isSameJob(one, job) && one.version === job.version)?.end;
      return { ...job, version: job.version ?? undefined, end: end ?? (await judgeLiveJob(job, nomad)) };
    }),
  );
  const status = statusOf(deployment.jobs.more === 0 ? jobs : [...jobs, unlisted(deployment)]);
  if (status.state !== before) await records.setStatus(deployment, { ...status, environmentUrl: urlOf(jobs) });
}

function unlisted({ jobs }: OutriderDeployment): DeployedJob {
  return { id: `${jobs.more} more`, namespace: '', region: undefined, version: undefined, end: 'unknown' };
}

/** How the rollout of a version of a job ended, by Nomad; `unknown` where Nomad does not answer, or the job's name is hidden. */
async function judgeLiveJob(job: DeployedVersion, nomad: JobReader): Promise<JobEnd> {
  if (`${job.id}${job.namespace}`.includes(hiddenMark)) return 'unknown';
  return (await orUndefined(readEnd(job, nomad))) ?? 'unknown';
}

/** The end of a job whose deployment has not ended, or that has none: it counts as placed only where its allocations show it. */
const ends: Partial<Record<HealthKind, JobEnd>> = {
  healthy: 'no-deployment',
  running: 'no-deployment',
  complete: 'no-deployment',
  ready: 'no-deployment',
  disabled: 'no-deployment',
  blocked: 'not-placed',
  failing: 'failed',
  starting: 'in-progress',
  'rolling-out': 'in-progress',
  'awaiting-promotion': 'awaiting-promotion',
};

async function readEnd({ version, ...target }: DeployedVersion, nomad: JobReader): Promise<JobEnd> {
  const job = await orUndefined(nomad.readJob(target), 'not-found');
  if (job === undefined || job.Stop === true || job.Version !== version) return 'superseded';
  const [latest, evaluations, allocations] = await Promise.all([
    nomad.readJobsMostRecentDeployment(target),
    nomad.listJobEvaluations(target),
    nomad.listJobAllocations(target),
  ]);
  const own = latest?.JobVersion === version ? latest : undefined;
  if (own?.Status === 'successful' || own?.Status === 'failed') return own.Status;
  const deployments = own === undefined ? [] : [own];
  const { kind } = healthOf({ job, summary: undefined, deployments, evaluations, allocations });
  const isBlocked = evaluations.some(({ Status }) => Status === 'blocked');
  return ends[kind] ?? (isBlocked ? 'not-placed' : 'unknown');
}
