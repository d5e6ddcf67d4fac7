import pMap from 'p-map';
import { ActionError } from '../../../errors.ts';
import { followRollout, type FollowRollout } from '../../../operations/follow/follow-rollout.ts';
import { versionsOf } from '../github-deployment.ts';
import { startJointLog, type JointLog } from './joint-log.ts';
import { createIgnoredNotes } from './note-ignored.ts';
import { writeJob } from './write-job.ts';
import { isWell, type RegisterState, type WrittenJob } from '../outcome.ts';
import type { AskedPlan } from '../../../operations/planning/plan-job.ts';
import type { RegisterDependencies } from '../dependencies.ts';
import type { JobStates } from './job-states.ts';
import type { PlannedCandidate } from '../review/review-check.ts';

interface RollingOut extends RegisterDependencies {
  readonly states: JobStates;
  /** Called before each write. */
  readonly beginDeployment: () => Promise<void>;
  /** Called after each write, to report inputs that the server ignored. */
  readonly noteIgnored: (asked: AskedPlan, answer: WrittenJob) => Promise<void>;
}

/** Each holds a connection while it is followed; Nomad allows a client 100. */
const followedAtOnce = 40;

/** Writes the changed jobs in the order of the files, and follows them: concurrently, or with `fail-fast` one after the other. */
export async function rollOut(
  candidates: readonly PlannedCandidate[],
  states: JobStates,
  dependencies: RegisterDependencies,
): Promise<void> {
  const earlier = await Promise.all(
    candidates.map(async (one) => [one, await findEarlierWrite(one, dependencies)] as const),
  );
  for (const [candidate, written] of earlier)
    if (written !== undefined) states.set(candidate, { kind: 'rolling-out', written, progress: undefined });
  const toWrite = candidates.filter(({ asked, comparison }) => asked !== undefined && comparison.kind === 'same');
  const followed = earlier.flatMap(([candidate, written]) => (written === undefined ? [] : [candidate]));
  const count = toWrite.length + followed.length;
  if (count === 0) return;
  const beginDeployment = (): Promise<void> =>
    dependencies.deployment.begin(() => versionsOf({ toWrite, followed }, dependencies.nomad));
  const rolling = { ...dependencies, states, beginDeployment, noteIgnored: createIgnoredNotes(dependencies) };
  await dependencies.logGroup('Rollout', async () => {
    using joint = count > 1 && rolling.inputs.wait ? startJointLog(states, rolling) : undefined;
    const follow = async (some: readonly PlannedCandidate[]): Promise<void> => {
      joint?.update();
      await pMap(some, async (one) => followWritten(one, { ...rolling, joint }), { concurrency: followedAtOnce });
    };
    for (const batch of rolling.inputs.failFast ? toWrite.map((one) => [one]) : [toWrite]) {
      for (const candidate of batch) states.set(candidate, await writeCandidate(candidate, rolling));
      await follow(batch);
    }
    await follow(candidates);
  });
}

/** The write of an earlier run that did not see its end; it is followed like a write of this run. */
async function findEarlierWrite(
  { mayRollOut, endUnseen, target, planned }: PlannedCandidate,
  { nomad, inputs }: RegisterDependencies,
): Promise<WrittenJob | undefined> {
  if (!mayRollOut || !inputs.wait) return undefined;
  const deployment = await nomad.readJobsMostRecentDeployment(target);
  const index = planned.verdict.jobModifyIndex;
  const isOurs = deployment?.JobSpecModifyIndex === index && (endUnseen || deployment.Status === 'running');
  return isOurs ? { index, evalId: '', byUs: false } : undefined;
}

/** Writes one job, unless the time is up, or an earlier one has failed with `fail-fast`. */
async function writeCandidate(candidate: PlannedCandidate, rolling: RollingOut): Promise<RegisterState> {
  const { inputs, deadline, log, debug, redactor, states } = rolling;
  const { asked, planned, sameMeaning } = candidate;
  if (asked === undefined) return { kind: 'there' };
  if (deadline.signal.aborted) return { kind: 'not-written', why: 'time' };
  if (inputs.failFast && states.all().some((job) => job.state.kind !== 'not-written' && !isWell(job)))
    return { kind: 'not-written', why: 'failure' };
  await rolling.beginDeployment();
  try {
    const written = await writeJob(asked, { ...rolling, sameMeaning });
    log(`${planned.id}: registered.`);
    debug(`${planned.id}: job modify index ${written.index}`);
    await rolling.noteIgnored(asked, written);
    return inputs.wait ? { kind: 'rolling-out', written, progress: undefined } : { kind: 'written', written };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file: planned.file }) };
  }
}

interface Following extends RollingOut {
  /** Undefined for a single job, which logs its own progress. */
  readonly joint: JointLog | undefined;
}

/** Follows a job that is rolling out. */
async function followWritten(candidate: PlannedCandidate, following: Following): Promise<void> {
  const { inputs, redactor, states, joint } = following;
  const { planned, target: job } = candidate;
  const state = states.get(candidate);
  if (state?.kind !== 'rolling-out') return;
  const { written } = state;
  const setState = (now: RegisterState): void => {
    states.set(candidate, now);
    joint?.noteEnd({ planned, state: now });
    joint?.update();
  };
  try {
    const rollout = await followRollout(
      {
        label: planned.id,
        job,
        index: written.index,
        evalId: written.evalId,
        promotion: promotionOf(candidate, following),
        logs: inputs.logs !== 'false',
        isQuiet: joint !== undefined,
        onProgress: (progress) => setState({ kind: 'rolling-out', written, progress }),
      },
      following,
    );
    setState({ kind: 'rolled-out', written, rollout });
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const failure = error.withContext('The job was registered, but cannot be followed');
    const shown = failure.withMessage(redactor.scrub(failure.message), { file: planned.file });
    setState({ kind: 'unfollowed', written, failure: shown });
  }
}

/** Undefined where canaries are not promoted. */
function promotionOf({ target }: PlannedCandidate, { inputs, gate }: Following): FollowRollout['promotion'] {
  const { after } = inputs.promotion;
  if (after === undefined) return undefined;
  const { id: job, namespace, region } = target;
  return {
    after,
    permit: async ({ ID: deployment, JobSpecModifyIndex: index }) =>
      gate.mayWrite('promote', { job, namespace, region, deployment, index }, { kind: 'reviewed' }),
  };
}
