import pMap from 'p-map';
import { isParentJob } from '../../nomad-plan/spec.ts';
import {
  collectDeclarations,
  findDeclaringFile,
  addressJob,
  type Declarations,
  type FileDeclaration,
} from '../../operations/planning/declarations.ts';
import { readDeclaredJob } from '../../jobfiles/preprocess/declared-job.ts';
import { decodeSource } from '../../jobfiles/preprocess/job-source.ts';
import { createDependencyLister, createStaleFileError, type BranchHead } from '../../operations/review/branch-head.ts';
import { ActionError, describeSetting, orElse, orUndefined, type ReasonWithSection } from '../../errors.ts';
import { readLiveJob } from '../../operations/find-job.ts';
import { digestLiveJob, equalsInConstantTime, digestWithKey } from '../../review/digests.ts';
import { hideJobSecrets, createLiveRules } from '../../operations/learn-job.ts';
import { isAfterMerge, hasRunUnchangedSince } from '../../operations/review/registered-since.ts';
import { stopAtIndex, stopOnce, stopWithChildren } from '../../operations/stop-job.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RemovedJob, RecordedEntry, RecordedStop } from '../../review/record.ts';
import type { RegisterDependencies, WritingDependencies } from './dependencies.ts';
import { isSuccessfulSoFar, type ChildJobState, type RegisteredJob, type RemovedJobState } from './outcome.ts';
import type { PlannedCandidate } from './review-check.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Permit } from '../../gate/gate.ts';

export interface JudgedStop {
  readonly recorded: RecordedStop;
  /** `due`: the job equals its review, and no file declares it. */
  readonly state: RemovedJobState['state'] | { readonly kind: 'due' };
}

/** The stops that the reviewed plans show; none without `stop-removed`. */
export function listShownStops({ inputs, review }: RegisterDependencies): readonly RecordedEntry<RemovedJob>[] {
  return inputs.stopRemoved ? review.entries.removed.filter(({ entry }) => entry.stop) : [];
}

/** Judges before the first write: a job is stopped if the reviewed plan showed its stop, it has not changed since, and no job file of the repository declares it. */
export async function judgeStops(
  collection: CollectedJobs,
  jobs: readonly PlannedCandidate[],
  dependencies: RegisterDependencies & { readonly head: BranchHead | undefined },
): Promise<readonly JudgedStop[]> {
  const { review, head } = dependencies;
  const { removed: all } = review.entries;
  if (all.length === 0) return [];
  const planned = jobs.map(({ planned: { file, comparable } }) => ({
    file,
    job: addressJob(comparable, dependencies),
  }));
  let branchJobs: ReturnType<Declarations> | undefined;
  // Only a stop that nothing else refuses needs these requests.
  const readBranchDeclarations: Declarations = async () =>
    (branchJobs ??= readBranchJobs(head, collection, dependencies));
  const declarations = collectDeclarations(planned, collection, dependencies);
  const context = { ...dependencies, branchDeclarations: readBranchDeclarations, configNames: collection.configNames };
  return pMap(all, async (recorded) => ({ recorded, state: await judgeStop(recorded, declarations, context) }), {
    concurrency: 10,
  });
}

interface JudgingStops extends RegisterDependencies {
  readonly head: BranchHead | undefined;
  /** The jobs of the files that the branch has changed since the checked-out commit. */
  readonly branchDeclarations: Declarations;
  readonly configNames: readonly string[];
}

/** Reads what changed job files declare on the branch, from literals: Nomad has only parsed the files of the checkout. */
async function readBranchJobs(
  head: BranchHead | undefined,
  collection: CollectedJobs,
  dependencies: RegisterDependencies,
): Promise<readonly FileDeclaration[]> {
  if (head === undefined) return [];
  const listDependencies = createDependencyLister(collection);
  const computedJobs = collection.jobs
    .filter((job) => !('source' in job) || readDeclaredJob(job.source)?.address === undefined)
    .flatMap(({ file: { name } }) => head.findChangedFile(name, listDependencies(name)) ?? []);
  const readJob = async (file: string): Promise<readonly FileDeclaration[]> => {
    const content = await head.readFile(file);
    if (content === undefined) return [];
    const { id, address } = readDeclaredJob(decodeSource({ name: file }, content)) ?? {};
    const isKnown = id !== undefined && address !== undefined;
    return [{ file, job: isKnown ? addressJob({ id, ...address }, dependencies) : undefined }];
  };
  const changedJobs = await pMap(
    head.names.filter((name) => collection.isJobFile(name)),
    async (file) => orElse(readJob(file), () => [{ file, job: undefined }]),
    { concurrency: 5 },
  );
  return [...computedJobs.map((file) => ({ file, job: undefined })), ...changedJobs.flat()];
}

async function judgeStop(
  recorded: RecordedStop,
  declarations: Declarations,
  context: JudgingStops,
): Promise<JudgedStop['state']> {
  const { inputs } = context;
  const { entry: removed, record } = recorded;
  const { id, namespace, region } = removed;
  // For a moved job, the record has the file with the job that it declares now.
  const file = removed.stop ? undefined : record.jobs.find((job) => job.file === removed.file)?.file;
  const findDeclarer = async () => findDeclaringFile({ id, namespace, region, file }, await declarations());
  if ((!inputs.stopRemoved && !removed.stop) || file !== undefined) {
    const live = await orElse(readLive(removed, context), () => removed);
    if (live === undefined) return { kind: 'gone' };
    if ((await orUndefined(findDeclarer())) !== undefined) return { kind: 'still-declared' };
    return { kind: file === undefined ? 'stop-removed-off' : 'moved' };
  }
  return refuseOnError(removed, context, async () => {
    const live = await readLive(removed, context);
    if (live === undefined) return { kind: 'gone' };
    const declarer = await findDeclarer();
    const isNoStop = !removed.stop || !inputs.stopRemoved || recorded.isShownLater === true;
    if (declarer !== undefined && isNoStop) return { kind: 'still-declared' };
    if (declarer !== undefined) {
      const claim = declarer.isCertain ? 'declares it now' : 'may declare it, but cannot be parsed';
      throw createRemovalError(`\`${id}\` was not stopped: \`${declarer.file}\` ${claim}`);
    }
    if (!removed.stop) throw createUnshownError('the stop', id, 'stop-removed');
    if (!inputs.stopRemoved) throw createUnsetError(id);
    checkBase(recorded, context);
    if (inputs.children && removed.children !== true && isParentJob(live))
      throw createUnshownError('the stop of its child jobs', id, 'children');
    await checkBranch(removed, context);
    await checkLive(recorded, live, context);
    return { kind: 'due' };
  });
}

/** The declared job was read from the base of the plan. @throws ActionError `plan-changed` */
function checkBase({ entry: { id }, record }: RecordedEntry<RemovedJob>, { review: { bases } }: JudgingStops): void {
  const mergeBase = bases.get(record.pullRequest);
  if (mergeBase !== undefined && mergeBase === record.base) return;
  throw createRemovalError(
    `\`${id}\` was not stopped: its plan was made for ${formatBranch(record.base)}, and it was merged into ${formatBranch(mergeBase)}`,
  );
}

function formatBranch(branch: string | undefined): string {
  return branch === undefined ? 'an unknown branch' : `branch \`${branch}\``;
}

/** Refuses the stop if the branch has restored the file, or if a file that it has changed may declare the job. @throws ActionError `plan-changed`, `not-reviewed` */
async function checkBranch(
  { file, id, namespace, region }: RemovedJob,
  { head, branchDeclarations, configNames }: JudgingStops,
): Promise<void> {
  if (head === undefined) return;
  const name = head.findChangedFile(file, new Set([file, ...configNames]));
  if (name !== undefined) throw createStaleFileError(file, name, head.branch);
  const declarer = findDeclaringFile({ id, namespace, region }, await branchDeclarations());
  if (declarer === undefined) return;
  const claim = declarer.isCertain ? 'declares it' : 'may declare it';
  const cause = `branch \`${head.branch}\` has changed \`${declarer.file}\` since the checked-out commit, which ${claim}`;
  throw createRemovalError(`\`${id}\` was not stopped: ${cause}`);
}

/** Returns an error of a judgment as the refusal of the stop, redacted. */
async function refuseOnError<State>(
  { file }: RemovedJob,
  { redactor }: Pick<RegisterDependencies, 'redactor'>,
  judge: () => Promise<State>,
): Promise<State | Extract<RemovedJobState['state'], { kind: 'refused' }>> {
  return orElse(judge(), (error) => ({ kind: 'refused', failure: error.redact(redactor.redact, { file }) }));
}

/** Reads the job, and hides its secrets in the run; `undefined` if it does not run. */
async function readLive(
  removedJob: RemovedJob,
  { nomad, redactor, inputs }: RegisterDependencies,
): Promise<Job | undefined> {
  const live = await readLiveJob(nomad, removedJob);
  if (live === undefined || live.Stop === true) return undefined;
  hideJobSecrets(live, createLiveRules(redactor, inputs.redaction), redactor);
  return live;
}

/** Whether a running job is unchanged since the review, or only in counts that the job file does not decide. @throws ActionError `plan-changed` */
async function checkLive(
  { entry, record, key }: RecordedEntry<RemovedJob>,
  live: Job,
  { inputs, review: { mergedAt }, nomad }: RegisterDependencies,
): Promise<void> {
  const { id, index, spec, done } = entry;
  if (done !== undefined)
    throw createRemovalError(`\`${id}\` was not stopped again: ${done.run} stopped it, and it was registered since`);
  const digest = digestLiveJob(live, inputs.preserveCounts === 'true');
  const isSame = equalsInConstantTime(spec, digestWithKey('specification', digest, key));
  const time = { index, mergedAt, plannedAt: 1000 * record.plannedAt };
  const isUnchanged = live.JobModifyIndex === index && !isAfterMerge(time);
  if (isSame && (isUnchanged || (await hasRunUnchangedSince(entry, live, time, nomad)))) return;
  throw createRemovalError(`\`${id}\` was not stopped: it has changed since the plan`);
}

/** The error for a refused stop; `message` has no period. */
function createRemovalError(
  message: string,
  reason: ReasonWithSection = 'plan-changed',
  hint = 'Plan the pull request again and have the new plan reviewed, or stop the job manually.',
): ActionError {
  return new ActionError({ reason, message: `${message}.`, hint });
}

function createUnshownError(subject: string, id: string, input: string): ActionError {
  const hint = `Set ${describeSetting(`${input}: true`)}, plan the pull request again and have the new plan reviewed.`;
  const message = `\`${id}\` was not stopped: the reviewed plan does not show ${subject}`;
  return createRemovalError(message, 'not-reviewed', hint);
}

/** Without this error, a run would succeed without the reviewed stop. */
function createUnsetError(id: string): ActionError {
  const set = describeSetting('stop-removed: true');
  const hint = `Set ${set} as for the plan, then re-run this workflow job. To keep the job, plan the pull request again without it.`;
  return createRemovalError(
    `\`${id}\` was not stopped: \`stop-removed\` is not set here, and was for the plan`,
    'plan-changed',
    hint,
  );
}

/** Stops the due jobs after all rollouts, which may replace them, if the consents are still valid. @param registeredJobs `undefined` if there is nothing to stop */
export async function stopJudged(
  stops: readonly JudgedStop[],
  dependencies: WritingDependencies,
  registeredJobs: readonly RegisteredJob[] | undefined,
): Promise<readonly RemovedJobState[]> {
  const states: RemovedJobState[] = [];
  const mayStop = registeredJobs?.every(isSuccessfulSoFar) === true;
  let isLater = registeredJobs?.some(({ state }) => 'written' in state) === true;
  for (const { recorded, state } of stops) {
    const { file, id, namespace, region } = recorded.entry;
    const judgeAgain = isLater ? dependencies.judgeAgain : async () => dependencies.buildEvidence;
    const newState = state.kind === 'due' ? await stopOne(recorded, mayStop, { ...dependencies, judgeAgain }) : state;
    isLater ||= newState.kind === 'stopped';
    states.push({ file, id, namespace, region, judgedBy: recorded.record.pullRequest, state: newState });
  }
  return states;
}

async function stopOne(
  recorded: RecordedEntry<RemovedJob>,
  mayStop: boolean,
  dependencies: WritingDependencies,
): Promise<RemovedJobState['state']> {
  const { inputs, log, judgeAgain } = dependencies;
  const { entry: removed } = recorded;
  if (inputs.dryRun) return { kind: 'dry-run' };
  if (!mayStop) return { kind: 'held-back' };
  return refuseOnError(removed, dependencies, async () => {
    const live = await readLive(removed, dependencies);
    if (live === undefined) return { kind: 'gone' };
    await checkLive(recorded, live, dependencies);
    const buildEvidence = await orElse(judgeAgain(), (error) => {
      throw error.withContext(`\`${removed.id}\` was not stopped`);
    });
    const { job, children } = await stopFamily(recorded, live, { ...dependencies, buildEvidence });
    log(`${live.ID}: stopped, because no job file declares it anymore.`);
    return { kind: 'stopped', index: job.index, children };
  });
}

/** @throws ActionError if the job itself was not stopped */
async function stopFamily(
  recorded: RecordedEntry<RemovedJob>,
  live: Job,
  { inputs: { children, policyOverride }, nomad, gate, buildEvidence, redactor }: WritingDependencies,
) {
  const { id: parent, namespace, region } = recorded.entry;
  const address = { namespace, region };
  const target = { id: parent, ...address };
  const evidence = buildEvidence({ target, comparison: { kind: 'same' }, recordedEntry: recorded });
  const permit = (job: string, index?: Job['JobModifyIndex']): Permit<'stop'> =>
    gate.requestPermit('stop', { job, ...address, index }, evidence);
  const stopParent = async (): Promise<number> => {
    const requestPermit = (): Permit<'stop'> => permit(parent, live.JobModifyIndex);
    return (await stopAtIndex({ live, target, permit: requestPermit, policyOverride, nomad })).JobModifyIndex;
  };
  const stopChild = async (id: string): Promise<ActionError | undefined> => {
    const pendingStop = stopOnce({ id, ...address }, () => permit(id), nomad);
    return orElse(
      pendingStop.then(() => undefined),
      (error) => error.withContext(`\`${id}\` was not stopped`).redact(redactor.redact),
    );
  };
  return stopWithChildren<ChildJobState & { readonly index: number }>(live, {
    address,
    nomad,
    stopsChildren: children && recorded.entry.children === true,
    async stop({ ID: id }) {
      if (id === parent) return { id, isStopped: true, index: await stopParent() };
      const failure = await stopChild(id);
      return { id, isStopped: failure === undefined, failure, index: 0 };
    },
    keepChild: ({ ID: id }) => ({ id, isStopped: false, index: 0 }),
  });
}
