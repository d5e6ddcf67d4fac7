import pMap from 'p-map';
import { ActionError } from '../../errors.ts';
import { followRollout } from '../../operations/follow/follow-rollout.ts';
import { writeJob } from './write-job.ts';
import type { Candidate, RegisterDependencies } from './review-check.ts';
import type { AskedPlan } from '../../operations/planning/plan-job.ts';
import { isWell, type RegisterState, type RegisteredJob, type WrittenJob } from './outcome.ts';

export interface RollingOut extends RegisterDependencies {
  /** Called after each write: reports what the server ignored of it. */
  readonly noteIgnored: (asked: AskedPlan, answer: WrittenJob) => Promise<void>;
  /** Called with the states of all jobs after each change. */
  readonly onStates: (states: readonly RegisteredJob[]) => void;
}

/** Each holds a connection while it is followed, of which a scheduler grants a client 100; the state of those that wait for their turn is read then. */
const followedAtOnce = 40;

/**
 * Writes what is to be written, in the order of the files, and follows it. All at once, unless a failure is to keep the rest from being written: then
 * one after the other.
 */
export async function rollOut(
  candidates: readonly Candidate[],
  first: readonly RegisteredJob[],
  rolling: RollingOut,
): Promise<readonly RegisteredJob[]> {
  const states = [...first];
  const set = (index: number, state: RegisterState): void => {
    const job = states[index];
    if (job === undefined) return;
    states[index] = { ...job, state };
    rolling.onStates([...states]);
  };
  const toWrite = [...candidates.keys()].filter((index) => isToWrite(candidates[index]));
  const before = await Promise.all(candidates.map((candidate) => stillRollingOut(candidate, rolling)));
  for (const [index, answer] of before.entries())
    if (answer !== undefined) set(index, { kind: 'rolling-out', written: answer, progress: undefined });
  const batches = rolling.inputs.failFast ? toWrite.map((index) => [index]) : [toWrite];
  const followOne = async (index: number): Promise<void> => {
    const state = states[index]?.state;
    const candidate = candidates[index];
    if (candidate !== undefined && state?.kind === 'rolling-out')
      await follow(candidate, state.written, (next) => set(index, next), rolling);
  };
  for (const batch of batches) {
    for (const index of batch) {
      const candidate = candidates[index];
      if (candidate !== undefined) set(index, await written(candidate, states, rolling));
    }
    await pMap(batch, followOne, { concurrency: followedAtOnce });
  }
  await pMap([...states.keys()], followOne, { concurrency: followedAtOnce });
  return states;
}

function isToWrite(candidate: Candidate | undefined): boolean {
  return candidate?.asked !== undefined && candidate.standing.kind === 'same';
}

/** What an earlier run registered and did not see the end of; it is followed as if this run had registered it. */
async function stillRollingOut(
  { mayRollOut, endUnseen, target, planned }: Candidate,
  { scheduler, inputs }: RollingOut,
): Promise<WrittenJob | undefined> {
  if (!mayRollOut || !inputs.wait) return undefined;
  const deployment = await scheduler.readJobsMostRecentDeployment(target);
  const index = planned.verdict.jobModifyIndex;
  const isOurs = deployment?.JobSpecModifyIndex === index && (endUnseen || deployment.Status === 'running');
  return isOurs ? { index, evalId: '', byUs: false } : undefined;
}

/** Writes one job, if it may still be written. */
async function written(
  candidate: Candidate,
  states: readonly RegisteredJob[],
  rolling: RollingOut,
): Promise<RegisterState> {
  const { inputs, deadline, log } = rolling;
  const { asked, planned, sameMeaning, scrub } = candidate;
  if (asked === undefined) return { kind: 'there' };
  if (deadline.signal.aborted) return { kind: 'not-written', why: 'time' };
  if (inputs.failFast && states.some((job) => job.state.kind !== 'not-written' && !isWell(job)))
    return { kind: 'not-written', why: 'failure' };
  try {
    const answer = await writeJob(asked, { ...rolling, sameMeaning });
    log(`${planned.id}: registered, job modify index ${answer.index}.`);
    await rolling.noteIgnored(asked, answer);
    return inputs.wait
      ? { kind: 'rolling-out', written: answer, progress: undefined }
      : { kind: 'written', written: answer };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { kind: 'refused', failure: error.withMessage(scrub(error.message), { file: planned.file }) };
  }
}

async function follow(
  candidate: Candidate,
  answer: WrittenJob,
  set: (state: RegisterState) => void,
  rolling: RollingOut,
): Promise<void> {
  const { inputs } = rolling;
  const { planned, target, scrub } = candidate;
  try {
    const rollout = await followRollout(
      {
        label: planned.id,
        job: target,
        index: answer.index,
        evalId: answer.evalId,
        promote: inputs.promote,
        logs: inputs.logs !== 'false',
        onProgress: (progress) => set({ kind: 'rolling-out', written: answer, progress }),
      },
      rolling,
    );
    set({ kind: 'rolled-out', written: answer, rollout });
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const failure = error.withContext('The job is registered, but cannot be followed');
    set({
      kind: 'unfollowed',
      written: answer,
      failure: failure.withMessage(scrub(failure.message), { file: planned.file }),
    });
  }
}
