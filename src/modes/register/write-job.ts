import { ActionError, orElse, orUndefined, ServiceError } from '../../errors.ts';
import { buildSubmission } from '../../jobfiles/preprocess/load.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import {
  requestPlan,
  digestPlan,
  findPlanHits,
  judgeUnserved,
  readLatest,
  type NomadPlan,
} from '../../operations/planning/plan-job.ts';
import { hasReviewedEffect, type PlannedCandidate } from './review-check.ts';
import { findEvaluation } from '../../operations/follow/watch-rollout.ts';
import { classifyStart } from '../../nomad-plan/spec.ts';
import { readVerdict } from '../../nomad-plan/verdict.ts';
import { checkRegisteredAfterPlan, isSameState } from '../../operations/review/registered-since.ts';
import { isConflict, isRefusal, readStateAfter, writePermitted } from '../../operations/write-permitted.ts';
import type { RegisterDependencies } from './dependencies.ts';
import type { JudgeState } from './judge-plan.ts';
import type { WrittenJob } from './outcome.ts';
import type { Evidence } from '../../gate/evidence.ts';
import type { Permit, State } from '../../gate/gate.ts';

export interface JobWriteContext extends Pick<RegisterDependencies, 'inputs' | 'nomad' | 'gate'> {
  readonly candidate: PlannedCandidate;
  readonly evidence: Evidence;
  /** Whether jobs of an earlier stage were followed since the plan. */
  readonly isLater: boolean;
  readonly judgeState: JudgeState;
}

/** No pause before the second attempt: a plan has shown that the first one had no effect. */
const pauses = [0];

/**
 * Registers a job as it was planned, by check-and-set. In a later stage, and after a conflict or a lost response, the job is planned again. If nothing would
 * change, it counts as registered, regardless of who registered it. If the plan has the same meaning, the guards find nothing new, and its approvals still
 * count, it is written (once more), unless it was registered and rolled back in the meantime. A change never creates two versions.
 *
 * @throws ServiceError `conflict` if the job or its plan has changed in the meantime; `not-approved`; the refusal of Nomad; an error if the outcome is unknown
 */
export async function writeJob(nomadPlan: NomadPlan, context: JobWriteContext): Promise<WrittenJob> {
  let current = nomadPlan;
  let after: State | undefined;
  /** Returns the registration that a new plan shows; `undefined` if the job may be written by that plan. @param attempt 0 before the first write */
  const judge = async (newPlan: NomadPlan, attempt: number, error?: ActionError): Promise<WrittenJob | undefined> => {
    if (newPlan.plan.Diff?.Type === 'None')
      return error === undefined ? undefined : findRegistration(newPlan, context, error);
    const isLast = attempt > pauses.length;
    if (isLast || (await hasNewHit(newPlan, nomadPlan, context)) || !(await mayBeSent(newPlan, current, context)))
      throw judgeLostWrite(newPlan, current, error);
    const [failure] = await context.judgeState(context.candidate, newPlan.plan.JobModifyIndex);
    if (failure !== undefined) throw failure;
    current = newPlan;
    return undefined;
  };
  if (context.isLater) await judge(await requestPlan(nomadPlan, context), 0);
  return writePermitted({
    readBefore: () => createStateBefore(current.plan.JobModifyIndex, after),
    requestPermit: () => requestPermit(current, context),
    send: async (permit) => sendJob(permit, current, context),
    mayHaveTakenEffect: (error) => !isRefusal(error) || isConflict(error),
    findEffect: async (error, attempt) => judge(await readReply(requestPlan(current, context), error), attempt, error),
    pauses,
    readAfter: async ({ index }) => (after = await readStateAfter(context.nomad, current.target, index)),
  });
}

/** The version before a check-and-set; null for a new job. */
function createStateBefore(index: number, after: State | undefined): State | null {
  if (index === 0) return null;
  return { version: typeof after?.version === 'number' ? after.version - 1 : null, index };
}

/** Whether guards find hits that the judged plan does not have: kept counts are not part of its meaning. */
async function hasNewHit(
  newPlan: NomadPlan,
  judgedPlan: NomadPlan,
  { candidate: { guards, planned }, nomad }: JobWriteContext,
): Promise<boolean> {
  const knownHits = new Set(findPlanHits(judgedPlan, guards).map((hit) => JSON.stringify(hit)));
  if (findPlanHits(newPlan, guards).some((hit) => !knownHits.has(JSON.stringify(hit)))) return true;
  // The hits of the judged plan already assume that the registered version does not serve.
  const isUnserved = planned.hits.some(({ guard }) => guard === 'all');
  if (guards.length === 0 || isUnserved) return false;
  const latest = await readLatest(newPlan, async (job) => orUndefined(nomad.readJobsMostRecentDeployment(job)));
  return judgeUnserved(newPlan, latest)?.isRollingOut === false;
}

/** Whether the change is the same, and was not registered and rolled back in the meantime. */
async function mayBeSent(newPlan: NomadPlan, before: NomadPlan, context: JobWriteContext): Promise<boolean> {
  const { nomad, candidate } = context;
  const { plan: meaning } = candidate.planned.comparable;
  if (digestPlan(newPlan, readVerdict(newPlan.job, newPlan.plan)).plan !== meaning) return false;
  if (!hasReviewedEffect(newPlan)) return false;
  const { JobModifyIndex: index } = before.plan;
  const evaluationTime = candidate.recordedEntry?.entry.evaluated;
  // The meaning of a plan does not depend on the running late values, which another run of the same review may have registered.
  if (newPlan.late !== undefined) {
    const current = { ...newPlan.target, index: newPlan.plan.JobModifyIndex, evaluated: evaluationTime };
    if (!(await isSameState({ index, evaluated: evaluationTime }, current, nomad))) return false;
  }
  // If `evaluated` was not read, any registration of a new job may be the write with the lost response.
  const planTime = { index, evaluated: evaluationTime ?? 0, mergedAt: 0, plannedAt: 0 };
  return (await checkRegisteredAfterPlan(newPlan, planTime, context)) === 'no';
}

/** A JSON job file may stop its job. */
function requestPermit(
  { job, plan, target: { id, ...place } }: NomadPlan,
  { gate, evidence }: JobWriteContext,
): Permit<'register' | 'stop'> {
  const verb = job.Stop === true ? 'stop' : 'register';
  return gate.requestPermit(verb, { job: id, ...place, index: plan.JobModifyIndex }, evidence);
}

async function sendJob(
  permit: Permit<'register' | 'stop'>,
  { loadedJob, sentJob: job, plan, target: { namespace, region } }: NomadPlan,
  { inputs, nomad }: JobWriteContext,
): Promise<WrittenJob> {
  const response = await nomad.createJob(permit, {
    job,
    namespace,
    region,
    enforceIndex: plan.JobModifyIndex,
    policyOverride: inputs.policyOverride || undefined,
    preserveCounts: inputs.preserveCounts === 'true' || undefined,
    submission: inputs.submission ? buildSubmission(loadedJob, isSecretSetting).submission : undefined,
  });
  return { index: response.JobModifyIndex, evalId: response.EvalID, isByThisRun: true };
}

/**
 * Finds the registration that a new plan shows, by the index of the plan. Nomad creates a version together with its evaluation. In a
 * cluster that kept losing its leader, a plan showed a registration without an evaluation, and the version did not exist later (2.0.5, once in 106 elections).
 */
async function findRegistration(
  { job, plan, target }: NomadPlan,
  { nomad }: JobWriteContext,
  error: ActionError,
): Promise<WrittenJob> {
  const registration = { job: target, index: plan.JobModifyIndex };
  const evalId = await readReply(findEvaluation(registration, nomad), error);
  if (evalId === '' && classifyStart(job) === 'at-once')
    throw createUnknownRegistrationError(error, 'Nomad has no evaluation of it');
  return { index: registration.index, evalId, isByThisRun: true };
}

/** Reads a response that shows the outcome of a write. @param error of the write; without a response, the outcome is unknown */
async function readReply<T>(response: Promise<T>, error: ActionError): Promise<T> {
  return orElse(response, ({ sentence }) => {
    throw createUnknownRegistrationError(error, sentence);
  });
}

function createUnknownRegistrationError(error: ActionError, reason: string): ActionError {
  return new ActionError({
    reason: error.reason,
    message: `${error.sentence}. Could not determine whether the job was registered: ${reason}`,
    request: error.request,
    help: 'unknown-result-of-a-write',
    hint: 'Check the job in Nomad, and re-run this workflow job once Nomad responds.',
  });
}

/** The final error: a conflict, a lost response, or a different plan in a later stage. */
function judgeLostWrite(newPlan: NomadPlan, before: NomadPlan, error: ActionError | undefined): ActionError {
  const isChanged = newPlan.plan.JobModifyIndex !== before.plan.JobModifyIndex || isConflict(error);
  if (!isChanged && error !== undefined) return error;
  return new ServiceError({
    reason: 'conflict',
    message: isChanged
      ? 'Another user or process changed the job during its registration'
      : 'The plan of the job changed while earlier stages rolled out: it has a different effect, or new guarded changes',
    help: 'concurrent-change',
    hint: `Nothing was overwritten. \`nomad job history ${newPlan.job.ID}\` shows the versions of the job. Plan the pull request again, have the new plan reviewed, then re-run this workflow job.`,
  });
}
