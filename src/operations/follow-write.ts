import { ActionError } from '../errors.ts';
import { followRollout } from '../rollout/follow.ts';
import { scrubbedRollout } from '../rollout/scrubbed.ts';
import { patienceFor } from './follow-budget.ts';
import type { NomadRun } from './connect-nomad.ts';
import type { JobInputs } from '../inputs/job.ts';
import type { JobWrite } from '../report/write-report.ts';
import type { Written } from '../clients/nomad/jobs/register.ts';

type Following = NomadRun<JobInputs & { readonly wait: boolean }>;

/** What a verb has written. */
export interface VerbWrite extends Pick<Written, 'JobModifyIndex'> {
  /** Empty where nothing is scheduled by it, or the answer was lost. */
  readonly EvalID: string;
  /** ID of a deployment that was over before, and tells nothing of what was written. */
  readonly over?: string | undefined;
}

/**
 * What became of a write: followed to an outcome where that is asked for, else what can be read at once.
 */
export async function followWrite(following: Following, write: VerbWrite): Promise<JobWrite> {
  const { inputs, scheduler, deadline, cancelled, log } = following;
  const { scrub } = following.redactor;
  const { job } = inputs;
  const done: JobWrite = { deed: 'done', index: write.JobModifyIndex, evalId: write.EvalID, failures: [] };
  try {
    if (!inputs.wait) return { ...done, version: await versionAt(following, write.JobModifyIndex) };
    const rollout = await followRollout({
      scheduler,
      job: { id: job },
      index: write.JobModifyIndex,
      evalId: write.EvalID,
      over: write.over,
      promote: false,
      logs: false,
      ...patienceFor(deadline.left(), inputs.timeout),
      signal: cancelled,
      onProgress: ({ words }) => log(`${job}: ${scrub(words)}`),
      onLost: (why) => log(`${job}: ${scrub(why)}`),
    });
    return { ...done, rollout: scrubbedRollout(rollout, scrub), version: rollout.version };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { ...done, failures: [error.withContext('It is written, but cannot be followed')] };
  }
}

/** The job's version that a write made; undefined where it is not the live one any more, or cannot be read: what was asked for is done. */
async function versionAt({ inputs, scheduler }: Following, index: number): Promise<number | undefined> {
  try {
    const live = await scheduler.readJob({ id: inputs.job });
    return live.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}
