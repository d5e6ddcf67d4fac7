import pMap from 'p-map';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf, declarerOf, placeJob, type Declarations } from '../../operations/planning/declarations.ts';
import { changedSince, type BranchHead } from '../../operations/review/branch-head.ts';
import { ActionError, orElse, type ReasonWithSection, ServiceError } from '../../errors.ts';
import { liveJob } from '../../operations/find-job.ts';
import { liveDigest, equalsInConstantTime, keyedDigest } from '../../review/digests.ts';
import { findKey } from '../../inputs/review.ts';
import { learnJob, liveRules } from '../../operations/learn-job.ts';
import { isAfterMerge, ranOnSince } from '../../operations/review/registered-since.ts';
import {
  isConflict,
  stateAfter,
  stateOf,
  changedMeanwhile,
  writeToNomad,
  stopOnce,
} from '../../operations/write-permitted.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RemovedJob, RecordedEntry } from '../../review/record.ts';
import type { RegisterDependencies, WritingDependencies } from './dependencies.ts';
import type { RemovedJobState } from './outcome.ts';
import type { PlannedCandidate } from './review-check.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Permit } from '../../gate/gate.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { RegisterInputs } from './inputs.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface JudgedStop {
  readonly recorded: RecordedEntry<RemovedJob>;
  /** `due`: it is the reviewed job, and no file declares it. */
  readonly state: RemovedJobState['state'] | { readonly kind: 'due' };
}

/**
 * Judges, before the first write, which jobs of removed files are stopped: those whose stop the reviewed plan showed, that have not changed since, and that
 * no job file of the repository declares.
 */
export async function judgeStops(
  collected: CollectedJobs,
  jobs: readonly PlannedCandidate[],
  dependencies: RegisterDependencies & { readonly head: BranchHead | undefined },
): Promise<readonly JudgedStop[]> {
  const { inputs, review, head } = dependencies;
  const { removed: all } = review.entries;
  if (all.length === 0) return [];
  const planned = jobs.map(({ planned: { file, reviewed } }) => ({ file, job: placeJob(reviewed, dependencies) }));
  const added = head?.names.find(
    (name) => collected.isJobFile(name) && !existsSync(join(dependencies.workspace, name)),
  );
  const declarations = inputs.stopRemoved ? declarationsOf(planned, collected, dependencies) : async () => planned;
  return pMap(
    all,
    async (recorded) => ({ recorded, state: await judgeStop(recorded, declarations, { ...dependencies, added }) }),
    { concurrency: 10 },
  );
}

interface JudgingStops extends RegisterDependencies {
  readonly head: BranchHead | undefined;
  /** A job file that the branch has added since the checked-out commit. */
  readonly added: string | undefined;
}

async function judgeStop(
  recorded: RecordedEntry<RemovedJob>,
  declarations: Declarations,
  judging: JudgingStops,
): Promise<JudgedStop['state']> {
  const { inputs, workspace } = judging;
  const { entry: removed } = recorded;
  const { file, id } = removed;
  const isBack = existsSync(join(workspace, file));
  const findDeclarer = async () => (isBack ? { file, isCertain: true } : declarerOf(removed, await declarations()));
  if (!inputs.stopRemoved) return { kind: (await findDeclarer()) === undefined ? 'not-asked' : 'still-declared' };
  return orRefused(removed, judging, async () => {
    const live = await readLive(removed, judging);
    if (live === undefined) return { kind: 'gone' };
    const declarer = await findDeclarer();
    if (declarer !== undefined && !removed.stop) return { kind: 'still-declared' };
    if (declarer !== undefined) {
      const what = declarer.isCertain ? 'declares it now' : 'may declare it, but cannot be parsed';
      throw removalError(`\`${id}\` was not stopped: \`${declarer.file}\` ${what}`);
    }
    if (!removed.stop) {
      const hint =
        'Set `stop-removed: true` for the plan as well, plan the pull request again and have the new plan reviewed.';
      throw removalError(`\`${id}\` was not stopped: the reviewed plan does not show the stop`, 'not-reviewed', hint);
    }
    checkBranch(removed, judging);
    await checkLive(recorded, live, judging);
    return { kind: 'due' };
  });
}

/** The branch must neither have restored the file nor added one that may declare its job. @throws ActionError `plan-changed`, `not-reviewed` */
function checkBranch({ file, id }: RemovedJob, { head, added }: JudgingStops): void {
  const name = head?.changed(file, new Set([file]));
  if (head !== undefined && name !== undefined) throw changedSince(file, name, head.branch);
  if (head === undefined || added === undefined) return;
  // The file is not in the checkout, so it cannot be parsed.
  const what = `branch \`${head.branch}\` has added \`${added}\` since the checked-out commit, which may declare it`;
  throw removalError(`\`${id}\` was not stopped: ${what}`);
}

/** Turns an error of a judgement into the refusal of the stop, redacted. */
async function orRefused<State>(
  { file }: RemovedJob,
  { redactor }: Pick<RegisterDependencies, 'redactor'>,
  judge: () => Promise<State>,
): Promise<State | Extract<RemovedJobState['state'], { kind: 'refused' }>> {
  return orElse(judge(), (error) => ({
    kind: 'refused',
    failure: error.withMessage(redactor.scrub(error.message), { file }),
  }));
}

function targetOf({ id, namespace, region }: RemovedJob) {
  return { id, namespace, region: region === '' ? undefined : region };
}

/** Reads the job, and hides its secrets from then on; undefined where it does not run. */
async function readLive(
  removed: RemovedJob,
  { nomad, redactor, inputs }: RegisterDependencies,
): Promise<Job | undefined> {
  const live = await liveJob(nomad, targetOf(removed));
  if (live === undefined || live.Stop === true) return undefined;
  learnJob(live, liveRules(redactor, inputs.redaction), redactor);
  return live;
}

/** Whether a running job is unchanged since the review, or only in counts that the job file does not decide. @throws ActionError `plan-changed` */
async function checkLive(
  { entry, record }: RecordedEntry<RemovedJob>,
  live: Job,
  { inputs, review: { mergedAt }, nomad }: RegisterDependencies,
): Promise<void> {
  const { id, index, spec, done } = entry;
  if (done !== undefined)
    throw removalError(`\`${id}\` was not stopped again: ${done.run} stopped it, and it was registered since`);
  const key = findKey(record.key, inputs.review.keys);
  const digest = liveDigest(live, inputs.preserveCounts);
  const isSame = key !== undefined && equalsInConstantTime(spec, keyedDigest('specification', digest, key));
  const time = { index, mergedAt, plannedAt: 1000 * record.planned };
  const isUnchanged = live.JobModifyIndex === index && !isAfterMerge(time);
  if (isSame && (isUnchanged || (await ranOnSince(targetOf(entry), live, time, nomad)))) return;
  throw removalError(`\`${id}\` was not stopped: it has changed since the plan`);
}

/** The refusal of a stop; `what` has no full stop. */
function removalError(
  what: string,
  reason: ReasonWithSection = 'plan-changed',
  hint = 'Plan the pull request again and have the new plan reviewed, or stop the job manually.',
): ActionError {
  return new ActionError({ reason, message: `${what}.`, hint });
}

/** Stops the jobs that are due, once all registered jobs have rolled out: these may replace them. */
export async function stopJudged(
  judged: readonly JudgedStop[],
  dependencies: WritingDependencies,
  mayStop: boolean,
): Promise<readonly RemovedJobState[]> {
  const states: RemovedJobState[] = [];
  for (const { recorded, state } of judged) {
    const { file, id, namespace } = recorded.entry;
    const now = state.kind === 'due' ? await stopOne(recorded, mayStop, dependencies) : state;
    states.push({ file, id, namespace, state: now });
  }
  return states;
}

async function stopOne(
  recorded: RecordedEntry<RemovedJob>,
  mayStop: boolean,
  dependencies: WritingDependencies,
): Promise<RemovedJobState['state']> {
  const { inputs, nomad, gate, evidenceOf, log, deployment } = dependencies;
  const { entry: removed } = recorded;
  if (inputs.dryRun) return { kind: 'dry-run' };
  if (!mayStop) return { kind: 'held-back' };
  return orRefused(removed, dependencies, async () => {
    const live = await readLive(removed, dependencies);
    if (live === undefined) return { kind: 'gone' };
    await checkLive(recorded, live, dependencies);
    const target = targetOf(removed);
    const { id: job, namespace, region } = target;
    const evidence = evidenceOf(removed.id, { kind: 'same' }, recorded);
    const permit = (): Permit<'stop'> =>
      gate.mayWrite('stop', { job, namespace, region, index: live.JobModifyIndex }, evidence);
    await deployment.begin(async () => []);
    const { index } = await stopAtIndex({ live, target, permit, inputs, nomad });
    log(`${removed.id}: stopped, because ${removed.file} was removed.`);
    return { kind: 'stopped', index };
  });
}

interface StopAtIndex {
  /** The job as it was read when the stop was decided. */
  readonly live: Job;
  readonly target: Required<JobTarget>;
  /** Asks the gate, right before each request. */
  readonly permit: () => Permit<'stop'>;
  readonly inputs: Pick<RegisterInputs, 'evalPriority' | 'policyOverride'>;
  readonly nomad: Pick<Nomad, 'createJob' | 'readJob' | 'stopJob'>;
}

type StoppedJob = { readonly index: number };

/**
 * Stops a job only as it was read. The endpoint that stops a job has no check-and-set, so the job is registered with `Stop: true` and an enforced index,
 * which has the same effect. Where Nomad refuses that, as for a multiregion job, the job is read right before it is stopped.
 *
 * @throws ServiceError `conflict` when the job was changed in the meantime; Nomad's refusal
 */
async function stopAtIndex(request: StopAtIndex): Promise<StoppedJob> {
  const { live, target, permit, nomad } = request;
  if (live['Multiregion'] !== null && live['Multiregion'] !== undefined) return stopUnguarded(request);
  try {
    return await writeToNomad({
      from: () => stateOf(live),
      permit,
      send: (allowed) => stopGuarded(allowed, request),
      find: () => findStopped(request),
      to: ({ index }) => stateAfter(nomad, target, index),
    });
  } catch (error) {
    if (error instanceof ServiceError && (error.reason === 'parse' || error.reason === 'input'))
      return stopUnguarded(request);
    throw error;
  }
}

async function stopGuarded(permit: Permit<'stop'>, request: StopAtIndex): Promise<StoppedJob> {
  const { live, target, inputs, nomad } = request;
  try {
    const answer = await nomad.createJob(permit, {
      job: { ...live, Stop: true },
      namespace: target.namespace,
      region: target.region,
      enforceIndex: live.JobModifyIndex ?? 0,
      evalPriority: inputs.evalPriority,
      policyOverride: inputs.policyOverride || undefined,
    });
    return { index: answer.JobModifyIndex };
  } catch (error) {
    // The conflict may be with the first of two sent requests.
    const stopped = isConflict(error) ? await findStopped(request) : undefined;
    if (stopped !== undefined) return stopped;
    throw error;
  }
}

/** Undefined while the job runs unchanged. @throws ServiceError `conflict` when it runs with changes */
async function findStopped({ live, target, nomad }: StopAtIndex): Promise<StoppedJob | undefined> {
  const now = await liveJob(nomad, target);
  const [before, index] = [live.JobModifyIndex ?? 0, now?.JobModifyIndex ?? live.JobModifyIndex ?? 0];
  if (now === undefined || now.Stop === true) return { index };
  if (index !== before) throw changedMeanwhile(live.ID, 'index', before, index);
  return undefined;
}

async function stopUnguarded(request: StopAtIndex): Promise<StoppedJob> {
  const { live, target, inputs, permit, nomad } = request;
  const stopped = await findStopped(request);
  if (stopped !== undefined) return stopped;
  await stopOnce({ ...target, evalPriority: inputs.evalPriority }, permit, nomad);
  return { index: live.JobModifyIndex ?? 0 };
}
