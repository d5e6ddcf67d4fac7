import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { ActionError, type Reason } from '../../errors.ts';
import { liveDigest } from '../../review/live-spec.ts';
import { isSame } from '../../review/record-codec.ts';
import { changedSince, type BranchHead } from './branch-head.ts';
import { declarationsOf, declarerOf, placed, type Declarations } from '../../operations/planning/declaring-files.ts';
import { ignoredPriority } from '../../operations/ignored-by-server.ts';
import { learnJob, liveRules } from '../../operations/learn-job.ts';
import { liveJob } from '../../operations/planning/plan-job.ts';
import { versionsSince } from '../../operations/planning/registered-since.ts';
import { stopAtIndex } from './stop-at-index.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RemovedJobState } from './outcome.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { RemovedJob } from '../../review/record.ts';
import type { Candidate, RegisterDependencies } from './review-check.ts';

interface StopDependencies extends RegisterDependencies {
  /** The branch may have brought a removed file back; undefined where that was not asked. */
  readonly head: BranchHead | undefined;
}

/** A job whose file was removed, and whether it may be stopped. */
export interface JudgedStop {
  readonly removed: RemovedJob;
  /** `due`: it is the job that the reviewers saw, and no file declares it. */
  readonly state: RemovedJobState['state'] | { readonly kind: 'due' };
}

/**
 * Judges, before anything is written, which jobs of removed files are stopped: those of which the reviewers read that they will be, which still are the
 * jobs that they were at the plan, and which no job file of the repository declares.
 */
export async function judgeStops(
  collected: CollectedJobs,
  jobs: readonly Candidate[],
  dependencies: StopDependencies,
): Promise<readonly JudgedStop[]> {
  const { inputs, review } = dependencies;
  const all = review.record?.removed ?? [];
  if (all.length === 0) return [];
  const planned = jobs.map(({ planned: { file, reviewed } }) => ({ file, job: placed(reviewed, dependencies) }));
  const added = dependencies.head?.names.find(
    (name) => collected.isJobFile(name) && !existsSync(join(dependencies.workspace, name)),
  );
  const declarations = inputs.stopRemoved ? declarationsOf(planned, collected, dependencies) : async () => planned;
  return pMap(
    all,
    async (removed) => ({ removed, state: await stateOf(removed, declarations, { ...dependencies, added }) }),
    {
      concurrency: 10,
    },
  );
}

/** Stops what is due, after all that was to be registered is well, for that may be what takes its place. */
export async function stopJudged(
  judged: readonly JudgedStop[],
  dependencies: RegisterDependencies,
  mayStop: boolean,
): Promise<readonly RemovedJobState[]> {
  const states: RemovedJobState[] = [];
  for (const { removed, state } of judged) {
    const { file, id, namespace } = removed;
    const now = state.kind === 'due' ? await stopOne(removed, mayStop, dependencies) : state;
    states.push({ file, id, namespace, state: now });
  }
  return states;
}

async function stateOf(
  removed: RemovedJob,
  declarations: Declarations,
  dependencies: StopDependencies & { readonly added: string | undefined },
): Promise<JudgedStop['state']> {
  const { inputs, workspace, head, added } = dependencies;
  const { file, id } = removed;
  const isBack = existsSync(join(workspace, file));
  const findDeclarer = async (): Promise<ReturnType<typeof declarerOf>> =>
    isBack ? { file, isCertain: true } : declarerOf(removed, await declarations());
  if (!inputs.stopRemoved) {
    const declarer = await findDeclarer();
    return { kind: declarer === undefined ? 'not-asked' : 'still-declared' };
  }
  return orRefused(removed, dependencies, async () => {
    const live = await readLive(removed, dependencies);
    if (live === undefined) return { kind: 'gone' };
    const declarer = await findDeclarer();
    if (declarer !== undefined && !removed.stop) return { kind: 'still-declared' };
    if (declarer !== undefined) {
      const what = declarer.isCertain
        ? `\`${declarer.file}\` declares it now`
        : `whether \`${declarer.file}\` declares it is not known, because that file cannot be parsed`;
      throw refusal('plan-changed', `\`${id}\` is not stopped: ${what}`);
    }
    if (!removed.stop) {
      const hint = 'Give the plan `stop-removed: true`, too; then plan the pull request again, and have that reviewed.';
      throw refusal('not-reviewed', `\`${id}\` is not stopped: the plan did not show that it would be`, hint);
    }
    const changed = head?.changed(file, new Set([file]));
    if (head !== undefined && changed !== undefined) throw changedSince(file, changed, head.branch);
    // The checkout does not have that file, so it cannot be parsed.
    if (head !== undefined && added !== undefined) {
      const what = `branch \`${head.branch}\` has added \`${added}\` since the checked-out commit, which may declare it`;
      throw refusal('plan-changed', `\`${id}\` is not stopped: ${what}`);
    }
    await checkLive(removed, live, dependencies);
    return { kind: 'due' };
  });
}

async function stopOne(
  removed: RemovedJob,
  mayStop: boolean,
  dependencies: RegisterDependencies,
): Promise<RemovedJobState['state']> {
  const { inputs, scheduler, log, warn } = dependencies;
  if (inputs.dryRun) return { kind: 'dry-run' };
  if (!mayStop) return { kind: 'held-back' };
  return orRefused(removed, dependencies, async () => {
    const live = await readLive(removed, dependencies);
    if (live === undefined) return { kind: 'gone' };
    await checkLive(removed, live, dependencies);
    const { evalPriority, policyOverride } = inputs;
    const target = targetOf(removed);
    const { index, evalId } = await stopAtIndex({ live, ...target, evalPriority, policyOverride, scheduler });
    const ignored = await ignoredPriority(scheduler, { ...target, evalId }, evalPriority);
    ignored.forEach(warn);
    log(`${removed.id}: stopped, because ${removed.file} was removed.`);
    return { kind: 'stopped', index };
  });
}

async function orRefused<State>(
  { file }: RemovedJob,
  { redactor }: Pick<RegisterDependencies, 'redactor'>,
  judge: () => Promise<State>,
): Promise<State | { readonly kind: 'refused'; readonly failure: ActionError }> {
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file }) };
  }
}

function targetOf({ id, namespace, region }: RemovedJob): {
  id: string;
  namespace: string;
  region: string | undefined;
} {
  return { id, namespace, region: region === '' ? undefined : region };
}

/** The job, if it runs. */
async function readLive(
  removed: RemovedJob,
  { scheduler, redactor, inputs }: RegisterDependencies,
): Promise<Job | undefined> {
  const live = await liveJob(scheduler, targetOf(removed));
  if (live === undefined || live.Stop === true) return undefined;
  learnJob(live, liveRules(redactor, inputs.redaction), 'live', redactor);
  return live;
}

/**
 * Whether a job that runs is the one that the reviewers saw: unchanged since, or changed in nothing but counts that are not the job file's to decide.
 *
 * @throws ActionError `plan-changed`
 */
async function checkLive(removed: RemovedJob, live: Job, dependencies: RegisterDependencies): Promise<void> {
  const { id, index, spec, done } = removed;
  const { inputs } = dependencies;
  const { signingKey } = inputs.review;
  if (done !== undefined)
    throw refusal(
      'plan-changed',
      `\`${id}\` is not stopped again: ${done.run} stopped it, and it was registered since`,
    );
  const sameSpec = isSame(spec, liveDigest(live, inputs.preserveCounts, signingKey));
  const isUnchanged = live.JobModifyIndex === index && sameSpec;
  // Without a key the specification cannot be compared.
  if (isUnchanged || (signingKey !== undefined && sameSpec && (await ranOnSince(removed, live, dependencies)))) return;
  throw refusal(
    'plan-changed',
    `\`${id}\` is not stopped: it is not the job any more that was to be stopped at the plan`,
  );
}

/** Whether a job was never stopped, nor purged, since its plan, as far as the server's history reaches. */
async function ranOnSince(
  removed: RemovedJob,
  live: Job,
  { scheduler, review: { mergedAt } }: RegisterDependencies,
): Promise<boolean> {
  if (Number(live['CreateIndex'] ?? Infinity) > removed.index) return false;
  const versions = await versionsSince(targetOf(removed), { index: removed.index, mergedAt }, scheduler);
  return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}

function refusal(reason: Reason, what: string, hint?: string): ActionError {
  const again = 'Plan the pull request again and have that reviewed; or stop the job by hand.';
  return new ActionError({ reason, message: `${what}.`, hint: hint ?? again });
}
