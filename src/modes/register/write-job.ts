import { ActionError, ServiceError } from '../../errors.ts';
import { submissionOf } from '../../jobfiles/preprocess/submission.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import { askPlan, type AskedPlan } from '../../operations/planning/plan-job.ts';
import { registeredSince } from '../../operations/planning/registered-since.ts';
import { isRefusal } from '../../operations/write-once.ts';
import type { RegisterInputs } from './inputs.ts';
import type { WrittenJob } from '../../review/register-outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

export interface Writing {
  readonly inputs: RegisterInputs;
  readonly scheduler: Nomad;
  /** Whether a plan made now means the same as the one that is to be registered. */
  readonly sameMeaning: (again: AskedPlan) => boolean;
}

/** How often a write is tried: a second time once it is known that the first did nothing. */
const tries = 2;

/**
 * Registers a job as it was planned, by check-and-set. After a lost race, or a lost answer, the scheduler is asked what there is now: with our
 * specification it is done, whoever did it; unchanged, or changed without another meaning, it is tried once more, unless it was registered and rolled
 * back meanwhile. So one change never makes two versions.
 *
 * @throws ServiceError `conflict` when the job was changed meanwhile; what the scheduler refuses with; what it could not be asked for, if what
 *   became of the write cannot be told
 */
export async function writeJob(asked: AskedPlan, writing: Writing): Promise<WrittenJob> {
  let current = asked;
  for (let tried = 1; ; tried += 1) {
    try {
      return await register(current, writing);
    } catch (error) {
      if (!(error instanceof ActionError) || (isRefusal(error) && !isConflict(error))) throw error;
      const again = await lookAgain(current, writing, error);
      // It is there with our specification; a plan tells the index of what is.
      if (again.plan.Diff?.Type === 'None') return { index: again.plan.JobModifyIndex, evalId: '', byUs: true };
      const index = current.plan.JobModifyIndex;
      if (
        tried === tries ||
        !writing.sameMeaning(again) ||
        (await registeredSince(again, { index, mergedAt: 0 }, writing)) !== 'no'
      )
        throw lost(error, again, current);
      current = again;
    }
  }
}

async function register(
  { loaded, job, plan, namespace, region }: AskedPlan,
  { inputs, scheduler }: Writing,
): Promise<WrittenJob> {
  const answer = await scheduler.createJob({
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

/** Nothing was written, for the job was changed meanwhile: by the first try, or by somebody whose change may make no difference. */
function isConflict(failure: ActionError): boolean {
  return failure instanceof ServiceError && failure.kind === 'conflict';
}

async function lookAgain(current: AskedPlan, writing: Writing, error: ActionError): Promise<AskedPlan> {
  try {
    return await askPlan(current, writing);
  } catch (unknown) {
    if (!(unknown instanceof ActionError)) throw unknown;
    const what = `${error.message}. Whether the job was registered could not be found out: ${unknown.message}`;
    throw new ActionError({
      reason: error.reason,
      message: what,
      help: 'not-known-whether-written',
      hint: 'Look at the job; run this again once the scheduler answers.',
    });
  }
}

/** What to tell when it is given up: a race that was lost, or an answer that never came. */
function lost(error: ActionError, again: AskedPlan, before: AskedPlan): ActionError {
  const changed = again.plan.JobModifyIndex !== before.plan.JobModifyIndex;
  const conflict = isConflict(error);
  if (!changed && !conflict) return error;
  return new ServiceError({
    kind: 'conflict',
    reason: 'conflict',
    message: `The job was changed by somebody else while it was being registered (its index was ${before.plan.JobModifyIndex}, it is ${again.plan.JobModifyIndex})`,
    help: 'changed-meanwhile',
    hint: 'Nothing was written over that change. Look who changes the job; then plan the pull request again, and register.',
  });
}
