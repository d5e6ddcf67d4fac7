import { orUndefined } from '../../../errors.ts';
import { isSameChange } from '../../../operations/planning/registered-since.ts';
import { submittedAt, type Job } from '../../../clients/nomad/jobs/job.ts';
import { withoutIgnored, type IsIgnored } from '../judging/ignored-fields.ts';
import type { LoadedJob } from '../../../jobfiles/load.ts';
import type { AskedPlan } from '../../../operations/planning/plan-job.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { JobDiff } from '../../../clients/nomad/jobs/plan.ts';

/** What Nomad knows of the versions of a job. */
interface VersionHistory {
  readonly version: number | undefined;
  readonly submitted: Date | undefined;
  /** The version that equals the file, if Nomad rolled it back. */
  readonly givenUp: { readonly version: number; readonly reason: string } | undefined;
}

interface HistoryQuery {
  /** The plan of the file. */
  readonly asked: AskedPlan;
  /** From the list of jobs. */
  readonly submitted: Date | undefined;
  readonly isIgnored: IsIgnored;
  readonly nomad: Pick<Nomad, 'listJobVersions' | 'listJobDeployments' | 'createJobPlan'>;
}

/**
 * Reads the versions of a job that differs from its file. A job without them was removed in the meantime.
 *
 * @throws ActionError of a request: without the versions, the kind of the drift is not known
 */
export async function readVersions({ asked, submitted, isIgnored, nomad }: HistoryQuery): Promise<VersionHistory> {
  const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
  const [listed, deployments = []] = await Promise.all([
    orUndefined(nomad.listJobVersions(target), 'not-found'),
    orUndefined(nomad.listJobDeployments(target), 'not-found'),
  ]);
  const versions = listed?.Versions ?? [];
  const [live] = versions;
  const version = live?.Version ?? undefined;
  const history = { version, submitted: (live === undefined ? undefined : submittedAt(live)) ?? submitted };
  if (version === undefined) return { ...history, givenUp: undefined };
  const rolledBack = deployments
    .filter(
      ({ JobVersion, Status, StatusDescription: why }) =>
        JobVersion < version && Status === 'failed' && isRollback(why),
    )
    .toSorted((a, b) => b.JobVersion - a.JobVersion);
  for (const { JobVersion, StatusDescription: reason } of rolledBack) {
    const former = versions.find((one) => one.Version === JobVersion);
    if (former !== undefined && (await equalsFile(former, { asked, isIgnored, nomad })))
      return { ...history, givenUp: { version: JobVersion, reason } };
  }
  return { ...history, givenUp: undefined };
}

/** https://github.com/hashicorp/nomad/blob/main/nomad/structs/structs.go: `DeploymentStatusDescriptionRollback` */
function isRollback(description: string): boolean {
  return /rolling back to job version \d+/.test(description);
}

/** Whether a former version is what the file wants: then both differ from the running job in the same way. */
async function equalsFile(
  former: Job,
  { asked, isIgnored, nomad }: Pick<HistoryQuery, 'asked' | 'isIgnored' | 'nomad'>,
): Promise<boolean> {
  const { namespace, region } = asked;
  const plan = await orUndefined(nomad.createJobPlan({ job: former, namespace, region }));
  if (plan === undefined || plan.Diff === null || asked.plan.Diff === null) return false;
  const cut = (diff: JobDiff): JobDiff => withoutIgnored(diff, diff, isIgnored) as JobDiff;
  return isSameChange(cut(plan.Diff), cut(asked.plan.Diff), asked.random.values);
}

/** The files that a job is made from; the job file is the first. */
export function filesOf({ file, fileDependencies }: Pick<LoadedJob, 'file' | 'fileDependencies'>): readonly string[] {
  return [...new Set([file.name, ...fileDependencies.files])];
}
