import { ActionError } from '../../errors.ts';
import { followRollout, writtenVersion } from './follow-rollout.ts';
import type { FollowDependencies } from './follow-until-end.ts';
import type { JobWrite } from '../../report/write-report.ts';
import type { RegisteredJobAnswer } from '../../clients/nomad/jobs/register.ts';

interface FollowWriteDependencies extends FollowDependencies {
  readonly inputs: {
    readonly job: string;
    /** Whether the run waits for an outcome. */
    readonly wait: boolean;
    readonly timeout: number;
  };
}

/** What a mode has written of its one job. */
export interface VerbWrite extends Pick<RegisteredJobAnswer, 'JobModifyIndex'> {
  /** Empty where nothing is scheduled by it, or the answer was lost. */
  readonly EvalID: string;
  /** ID of a deployment that was over before, and so is not of the write. */
  readonly over?: string | undefined;
}

/**
 * What became of a write: followed to an outcome where that is asked for, else what can be read at once.
 */
export async function followWrite(dependencies: FollowWriteDependencies, write: VerbWrite): Promise<JobWrite> {
  const { inputs, nomad } = dependencies;
  const { JobModifyIndex: index, EvalID: evalId, over } = write;
  const job = { id: inputs.job };
  const done: JobWrite = { result: 'done', index, evalId, failures: [] };
  try {
    if (!inputs.wait) return { ...done, version: await writtenVersion(job, index, nomad) };
    const rollout = await followRollout({ label: inputs.job, job, index, evalId, over }, dependencies);
    return { ...done, rollout, version: rollout.version };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { ...done, failures: [error.withContext('It is written, but cannot be followed')] };
  }
}
