import { ActionError, ServiceError } from '../../../errors.ts';
import { submissionOf } from '../../../jobfiles/preprocess/submission.ts';
import { isSecretSetting } from '../../../redaction/variable-secrets.ts';
import { askPlan, type AskedPlan } from '../../../operations/planning/plan-job.ts';
import { registeredSince } from '../../../operations/planning/registered-since.ts';
import { isConflict, isRefusal } from '../../../operations/write-to-nomad.ts';
import { writeOnce } from '../../../clients/http/write-once.ts';
import type { RegisterInputs } from '../inputs.ts';
import type { WrittenJob } from '../outcome.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';

export interface JobWriteContext {
  readonly inputs: RegisterInputs;
  readonly nomad: Nomad;
  /** Whether a plan made now means the same as the one that is to be registered. */
  readonly sameMeaning: (again: AskedPlan) => boolean;
}

/** A second attempt at once: it is known by then that the first did nothing. */
const pauses = [0];

/**
 * Registers a job as it was planned, by check-and-set. After a lost race, or a lost answer, Nomad is asked what there is now: with our specification
 * it is done, whoever did it; unchanged, or changed without another meaning, it is tried once more, unless it was registered and rolled back
 * meanwhile. So one change never makes two versions.
 *
 * @throws ServiceError `conflict` when the job was changed meanwhile; what Nomad refuses with; what it could not be asked for, if what became of the
 *   write is not known
 */
export async function writeJob(asked: AskedPlan, writing: JobWriteContext): Promise<WrittenJob> {
  let current = asked;
  const find = async (error: ActionError, attempt: number): Promise<WrittenJob | undefined> => {
    const again = await planAgain(current, writing, error);
    // It is there with our specification; a plan answers the index of what is.
    if (again.plan.Diff?.Type === 'None') return { index: again.plan.JobModifyIndex, evalId: '', byUs: true };
    const isLast = attempt > pauses.length;
    if (isLast || !(await mayBeSentAgain(again, current, writing))) throw lostWrite(error, again, current);
    current = again;
    return undefined;
  };
  return writeOnce({
    send: async () => sendJob(current, writing),
    leavesOpen: (error) => !isRefusal(error) || isConflict(error),
    find,
    pauses,
  });
}

/** Whether what is there now leads to the same change, and none of it was made and undone since. */
async function mayBeSentAgain(again: AskedPlan, before: AskedPlan, writing: JobWriteContext): Promise<boolean> {
  if (!writing.sameMeaning(again)) return false;
  const { JobModifyIndex: index } = before.plan;
  return (await registeredSince(again, { index, mergedAt: 0 }, writing)) === 'no';
}

async function sendJob(
  { loaded, job, plan, namespace, region }: AskedPlan,
  { inputs, nomad }: JobWriteContext,
): Promise<WrittenJob> {
  const answer = await nomad.createJob({
    job,
    namespace,
    region,
    enforceIndex: plan.JobModifyIndex,
    evalPriority: inputs.evalPriority,
    policyOverride: inputs.policyOverride || undefined,
    preserveCounts: inputs.preserveCounts || undefined,
    submission: inputs.submission ? submissionOf(loaded, isSecretSetting).submission : undefined,
  });
  return { index: answer.JobModifyIndex, evalId: answer.EvalID, byUs: true };
}

async function planAgain(current: AskedPlan, writing: JobWriteContext, error: ActionError): Promise<AskedPlan> {
  try {
    return await askPlan(current, writing);
  } catch (why) {
    if (!(why instanceof ActionError)) throw why;
    throw new ActionError({
      reason: error.reason,
      message: `${error.message}. Whether the job was registered could not be found out: ${why.message}`,
      help: 'not-known-whether-written',
      hint: 'Look at the job; run this again once Nomad answers.',
    });
  }
}

/** The error when it is given up: a race that was lost, or an answer that never came. */
function lostWrite(error: ActionError, again: AskedPlan, before: AskedPlan): ActionError {
  const changed = again.plan.JobModifyIndex !== before.plan.JobModifyIndex;
  if (!changed && !isConflict(error)) return error;
  return new ServiceError({
    kind: 'conflict',
    reason: 'conflict',
    message: `The job was changed by somebody else while it was being registered (its index was ${before.plan.JobModifyIndex}, it is ${again.plan.JobModifyIndex})`,
    help: 'changed-meanwhile',
    hint: 'Nothing was written over that change. Look who changes the job; then plan the pull request again, and register.',
  });
}
