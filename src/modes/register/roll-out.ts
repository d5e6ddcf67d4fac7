import { listTexts } from '../../text/numbers.ts';
import pMap from 'p-map';
import { ActionError } from '../../errors.ts';
import { followRollout, type FollowRollout, readBatchState } from '../../operations/follow/follow-rollout.ts';
import { isOver, judgeCanaries, mayWaitForPromotion, parseRollback } from '../../rollout/judge-deployment.ts';
import type { JudgeState } from './judge-plan.ts';
import { readStage, splitByStage } from '../../jobfiles/discovery/stages.ts';
import { writeJob, type JobWriteContext } from './write-job.ts';
import { isPending, isSuccessfulSoFar, type RegisterState, type RegisteredJob, type WrittenJob } from './outcome.ts';
import { sumHealthCounts } from '../../rollout/progress.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { PromotionOptions } from '../../operations/follow/watch-rollout.ts';
import type { RegisterDependencies, WritingDependencies } from './dependencies.ts';
import { needsRegistration, type PlannedCandidate } from './review-check.ts';

interface RollingOut extends WritingDependencies {
  readonly judgeState: JudgeState;
  readonly states: JobStates;
}

/** Each followed rollout uses a connection; Nomad allows 100 connections per client. */
const maxConcurrentRollouts = 40;

/** Writes the changed jobs stage by stage, in the order of their files, and follows the jobs of a stage together. After a failed stage, nothing more is written. */
export async function rollOut(
  candidates: readonly PlannedCandidate[],
  states: JobStates,
  dependencies: Omit<RollingOut, 'states'>,
): Promise<void> {
  const stages = splitByStage(candidates, ({ planned }) => planned.comparable.stage);
  const last = stages.findLast(({ members }) => members.some(needsRegistration))?.stage ?? 0;
  await pMap(
    candidates.filter(({ nomadPlan, comparison }) => nomadPlan === undefined || comparison.kind === 'done'),
    async (candidate) => {
      const state = await findEarlierWrite(candidate, readStage(candidate.planned.comparable) < last, dependencies);
      if (state !== undefined) states.set(candidate, state);
    },
    { concurrency: 10 },
  );
  const pendingJobs = states.all().filter(isPending);
  for (const { planned, state } of pendingJobs)
    if (state.kind === 'rolling-out') dependencies.log(`${planned.id}: already registered; following its rollout.`);
  if (pendingJobs.length === 0) return;
  const context = { ...dependencies, states };
  const isJoint = pendingJobs.length > 1 && context.inputs.wait !== 'false';
  const onChange = isJoint ? createJointLog(states, context) : () => undefined;
  let judgeAgain: WritingDependencies['judgeAgain'] = async () => context.buildEvidence;
  let hold: Hold | undefined;
  for (const [at, { stage, members }] of stages.entries()) {
    const writeContext = { ...context, judgeAgain, isLater: at > 0 };
    for (const candidate of members.filter(needsRegistration))
      states.set(candidate, hold ?? (await writeCandidate(candidate, writeContext)));
    onChange();
    await pMap(members, async (member) => followWritten(member, { ...context, isJoint, onChange }), {
      concurrency: maxConcurrentRollouts,
    });
    const results = members.flatMap((member) => states.get(member) ?? []);
    hold ??= findHold(stage, results);
    judgeAgain = shareResult(context.judgeAgain);
  }
}

type Hold = Extract<RegisterState, { kind: 'not-written' }>;

/** The reason that later stages do not begin; `undefined` if all jobs of this stage are healthy or complete. */
function findHold(stage: number, states: readonly RegisterState[]): Hold | undefined {
  if (!states.every((state) => isSuccessfulSoFar({ state }))) return { kind: 'not-written', reason: 'failure', stage };
  const isWaiting = states.some((state) => state.kind === 'rolled-out' && state.rollout.kind === 'awaiting-promotion');
  return isWaiting ? { kind: 'not-written', reason: 'promotion', stage } : undefined;
}

/**
 * An existing registration is judged by its state: a job whose rollout has not succeeded is followed like a write of this run, to its end or to its failure.
 * The rollout of an unchanged job is followed only if it has failed, has a dead canary, or a later stage waits for it. The rollout of a replaced job is followed
 * only if its rollback replaced it, and the run that wrote it ended before the rollback.
 *
 * @param isAwaited whether a later stage has something to write
 */
async function findEarlierWrite(
  { recordedEntry, target, planned, comparison, isBatch }: PlannedCandidate,
  isAwaited: boolean,
  { nomad, inputs, redactor, findLatest }: RegisterDependencies,
): Promise<RegisterState | undefined> {
  const isReplaced = comparison.kind === 'done';
  const index = isReplaced ? comparison.before.index : planned.verdict.jobModifyIndex;
  const write = { index, evalId: '', isByThisRun: false };
  const rollingOut = { kind: 'rolling-out', written: write, progress: undefined } as const;
  const { changes = false, done } = recordedEntry?.entry ?? {};
  // An earlier run may have ended before the rollout.
  const isEndUnseen = done?.outcome === 'registered' || done?.outcome === 'timed-out';
  try {
    if (isReplaced) {
      const isFollowed = isEndUnseen && (await isRolledBack(target, index, nomad));
      return isFollowed ? rollingOut : undefined;
    }
    const isByThisReview = isAwaited || changes || done?.index === write.index || inputs.review.mode === 'ignore';
    if (isBatch) {
      const present = await readBatchState(target, index, nomad);
      const isFollowed = isByThisReview && inputs.wait === 'complete' && (isEndUnseen || present === 'in-progress');
      return present === 'failed' || isFollowed ? rollingOut : undefined;
    }
    // Most jobs of a large repository are unchanged and healthy: one list saves a request for each of them.
    const latest = isEndUnseen ? undefined : await findLatest(target);
    if (latest === null || latest?.Status === 'successful') return undefined;
    const deployment = await nomad.readJobsMostRecentDeployment(target);
    if (deployment?.JobSpecModifyIndex !== write.index) return undefined;
    const hasFailed = deployment.Status === 'failed' || (await hasDeadCanary(deployment, target, nomad));
    const isFollowed = isByThisReview && inputs.wait !== 'false' && (isEndUnseen || !isOver(deployment));
    return hasFailed || isFollowed ? rollingOut : undefined;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const failure = error.withContext('How the registered job runs is unknown');
    return { kind: 'unfollowed', written: write, failure: failure.redact(redactor.redact, { file: planned.file }) };
  }
}

async function isRolledBack(target: JobTarget, index: number, nomad: Nomad): Promise<boolean> {
  const deployments = await nomad.listJobDeployments(target);
  const deployment = deployments.find(({ JobSpecModifyIndex }) => JobSpecModifyIndex === index);
  return deployment?.Status === 'failed' && parseRollback(deployment) !== undefined;
}

/** Whether a deployment that still runs can no longer succeed. */
async function hasDeadCanary(deployment: Deployment, target: JobTarget, nomad: Nomad): Promise<boolean> {
  return (
    mayWaitForPromotion(deployment) && judgeCanaries(deployment, await nomad.listJobAllocations(target)) === 'dead'
  );
}

/** Sends a request once and shares its result: jobs of a stage are written together, possibly long after the last check. */
function shareResult<T>(ask: () => Promise<T>): () => Promise<T> {
  let response: Promise<T> | undefined;
  return async () => (response ??= ask());
}

/** Writes one job, unless the time is up. */
async function writeCandidate(
  candidate: PlannedCandidate,
  context: RollingOut & Pick<JobWriteContext, 'isLater'>,
): Promise<RegisterState> {
  const { inputs, deadline, log, redactor } = context;
  const { nomadPlan, planned } = candidate;
  if (nomadPlan === undefined) return { kind: 'up-to-date' };
  if (deadline.signal.aborted) return { kind: 'not-written', reason: 'time' };
  try {
    const buildEvidence = await context.judgeAgain();
    const write = await writeJob(nomadPlan, { ...context, candidate, evidence: buildEvidence(candidate) });
    log(`${planned.id}: registered.`);
    return inputs.wait === 'false'
      ? { kind: 'written', written: write }
      : { kind: 'rolling-out', written: write, progress: undefined };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { kind: 'refused', failure: error.redact(redactor.redact, { file: planned.file }) };
  }
}

interface FollowedJob extends RollingOut {
  /** Whether the counts of several jobs are logged together. */
  readonly isJoint: boolean;
  readonly onChange: () => void;
}

async function followWritten(candidate: PlannedCandidate, request: FollowedJob): Promise<void> {
  const { inputs, redactor, findCause, states, isJoint, onChange } = request;
  const { planned, target: job } = candidate;
  const state = states.get(candidate);
  if (state?.kind !== 'rolling-out') return;
  const { written } = state;
  const setState = (newState: RegisterState): void => {
    states.set(candidate, newState);
    onChange();
  };
  try {
    const rollout = await followRollout(
      {
        label: planned.id,
        job,
        index: written.index,
        spec: candidate.nomadPlan?.job,
        evalId: written.evalId,
        isEarlier: !written.isByThisRun,
        // A batch job of an earlier run is followed only if its end matters.
        isToEnd: candidate.isBatch && (inputs.wait === 'complete' || !written.isByThisRun),
        promotion: createPromotion(candidate, written, request),
        logs: inputs.logs !== 'false',
        isQuiet: isJoint,
        onProgress: (progress) => setState({ kind: 'rolling-out', written, progress }),
      },
      request,
    );
    setState({ kind: 'rolled-out', written, rollout, at: new Date() });
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const isWithdrawn = error.reason === 'not-approved' || error.reason === 'guarded';
    const failure = ((await findCause(error)) ?? error).withContext(
      isWithdrawn ? 'Its canaries were not promoted' : 'The job was registered, but cannot be followed',
    );
    const last = states.get(candidate);
    const progress = last?.kind === 'rolling-out' ? last.progress : undefined;
    const redactedFailure = failure.redact(redactor.redact, { file: planned.file });
    setState({ kind: 'unfollowed', written, failure: redactedFailure, progress });
  }
}

/** `undefined` if the run does not promote: it promotes only canaries of its own write, or of a registration whose promotion was due when its consents were judged. */
function createPromotion(
  candidate: PlannedCandidate,
  write: WrittenJob,
  context: RollingOut,
): FollowRollout['promotion'] {
  const { inputs, gate } = context;
  const { after } = inputs.promotion;
  const { id: job, namespace, region } = candidate.target;
  const target = { job, namespace, region, index: write.index };
  const evidence = context.buildEvidence(candidate);
  const isJudged = write.isByThisRun || candidate.isAwaitingPromotion;
  if (after === undefined || !isJudged || !gate.allows('promote', target, evidence)) return undefined;
  const permit: PromotionOptions['permit'] = async ({ ID: deployment }) => {
    const buildEvidence = await context.judgeAgain();
    return gate.requestPermit('promote', { ...target, deployment }, buildEvidence(candidate));
  };
  return { after, permit };
}

type JobStates = ReturnType<typeof createJobStates>;

/** The states of a run's jobs, by their files. @param onChange called after each change with all states */
export function createJobStates(first: readonly RegisteredJob[], onChange: (jobs: readonly RegisteredJob[]) => void) {
  const states = new Map(first.map((job) => [job.planned.file, job]));
  /** In the order of the files. */
  const listJobs = (): readonly RegisteredJob[] => [...states.values()];
  return {
    all: listJobs,
    get: ({ planned }: PlannedCandidate) => states.get(planned.file)?.state,
    set({ planned }: PlannedCandidate, state: RegisterState): void {
      states.set(planned.file, { planned, state });
      onChange(listJobs());
    },
  };
}

/** Logs the counts of several rollouts in one line after each change; each rollout logs its own events and end. */
function createJointLog(states: JobStates, { runLog }: Pick<WritingDependencies, 'runLog'>): () => void {
  let lastLine = '';
  return () => {
    const line = describeJobs(states.all());
    if (line !== lastLine) runLog.progress(line);
    lastLine = line;
  };
}

/** `3 of 5 jobs done · blog 2/4, shop 1/4`, without jobs that have no healthy allocation yet; a job of a later stage is not done if a stage failed. */
function describeJobs(jobs: readonly RegisteredJob[]): string {
  const pendingJobs = jobs.filter((job) => isPending(job) || job.state.kind === 'not-written');
  const doneCount = jobs.filter(({ state }) =>
    ['rolled-out', 'unfollowed', 'written', 'refused'].includes(state.kind),
  ).length;
  const healths = pendingJobs.map(describeHealth).filter((text) => text !== '');
  return `${doneCount} of ${doneCount + pendingJobs.length} jobs done${healths.length === 0 ? '' : ` · ${listTexts(healths)}`}`;
}

function describeHealth({ planned, state }: RegisteredJob): string {
  const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
  const { healthy, desired } = sumHealthCounts(groups);
  return healthy === 0 ? '' : `${planned.id} ${healthy}/${desired}`;
}
