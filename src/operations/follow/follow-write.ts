import { ActionError } from '../../errors.ts';
import { followRollout, writtenVersion } from './follow-rollout.ts';
import type { FollowDependencies } from './follow-until-end.ts';
import type { LogGroup, MayWrite } from '../connect-nomad.ts';
import type { Promoting } from './promote-canaries.ts';
import type { Promotion } from '../../inputs/job.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobWrite } from '../../report/write-report.ts';
import type { RegisteredJobAnswer } from '../../clients/nomad/jobs/register.ts';

interface FollowWriteDependencies extends FollowDependencies {
  readonly mayWrite: MayWrite;
  readonly logGroup: LogGroup;
  readonly inputs: {
    readonly job: string;
    /** Whether the run waits for an outcome. */
    readonly wait: boolean;
    readonly promotion: Promotion;
    readonly timeout: number;
  };
}

/** A mode's write of its job. */
export interface VerbWrite extends Pick<RegisteredJobAnswer, 'JobModifyIndex'> {
  /** Empty where the write created no evaluation, or the answer was lost. */
  readonly EvalID: string;
  /** ID of a deployment that had ended before the write. */
  readonly over?: string | undefined;
}

/** After these the version of the deployment serves, or a newer write counts. */
const settled = new Set(['successful', 'cancelled']);

/**
 * Judges what is already there by how it runs: follows the rollout of the live version, unless that has succeeded. Its canaries are not promoted, because
 * this run has not written it. Without `wait` only a rollout that has failed is reported.
 */
export async function followLive(
  dependencies: FollowWriteDependencies,
  { JobModifyIndex: index }: Job,
): Promise<Omit<JobWrite, 'result'>> {
  const { inputs, nomad, logGroup } = dependencies;
  const job = { id: inputs.job };
  const latest = await nomad.readJobsMostRecentDeployment(job);
  if (!index || latest?.JobSpecModifyIndex !== index || settled.has(latest.Status)) return { failures: [] };
  if (!inputs.wait && latest.Status !== 'failed') return { failures: [] };
  try {
    const followed = { label: inputs.job, job, index, evalId: '', isEarlier: true };
    const rollout = await logGroup('Rollout', () => followRollout(followed, dependencies));
    return { index, rollout, version: rollout.version, failures: [] };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { index, failures: [error.withContext('The live version cannot be followed')] };
  }
}

/** The result of a write: with `wait` its rollout, else what can be read at once. */
export async function followWrite(dependencies: FollowWriteDependencies, write: VerbWrite): Promise<JobWrite> {
  const { inputs, nomad, logGroup } = dependencies;
  const { JobModifyIndex: index, EvalID: evalId, over } = write;
  const job = { id: inputs.job };
  const done: JobWrite = { result: 'done', index, evalId, failures: [] };
  try {
    if (!inputs.wait) return { ...done, version: await writtenVersion(job, index, nomad) };
    const followed = { label: inputs.job, job, index, evalId, over, promotion: promotionOf(dependencies) };
    const rollout = await logGroup('Rollout', () => followRollout(followed, dependencies));
    return { ...done, rollout, version: rollout.version };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { ...done, failures: [error.withContext('The change was written, but cannot be followed')] };
  }
}

/** The promotion of a job's canaries; undefined where they are not promoted. */
function promotionOf({ inputs: { job, promotion }, mayWrite }: FollowWriteDependencies): Promoting | undefined {
  const { after } = promotion;
  if (after === undefined) return undefined;
  const permit: Promoting['permit'] = async ({ ID: deployment, JobSpecModifyIndex: index }) =>
    mayWrite('promote', { job, deployment, index });
  return { after, permit };
}
