import pMap from 'p-map';
import { type ActionError, withErrors, orUndefined } from '../../errors.ts';
import { type CollectedJobs, collectJobs } from '../../jobfiles/discovery/collect.ts';
import { openHistory, type FileHistory } from '../../jobfiles/provenance/git-history.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { evaluateDeclaredJob } from '../../jobfiles/preprocess/declared-job.ts';
import { declarerOf, type JobAddress, placeJob } from '../../operations/planning/declarations.ts';
import { eachJob, type JobDependencies } from '../../operations/planning/each-job.ts';
import { withLearning } from '../../operations/learn-job.ts';
import { byKind, type DriftOutcome, type JobDrift } from './outcome.ts';
import { createLiveList, findUnmanaged, type ListLive, type LiveJob } from './live-jobs.ts';
import { changesOnlyRandom, withoutRandomValues } from '../../review/random-changes.ts';
import { type AskedPlan, askPlan, redactPlan } from '../../operations/planning/plan-job.ts';
import { isValued, withLiveValues } from '../../operations/planning/late-fields.ts';
import { liveJob } from '../../operations/find-job.ts';
import { planVersion } from '../../operations/plan-against-live.ts';
import { isSameChange } from '../../operations/review/registered-since.ts';
import { type Job, submittedAt } from '../../clients/nomad/jobs/job.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { changedPaths, formatPath, isAutoscaledCount, type IsIgnored, withoutIgnored } from './ignored-fields.ts';
import { driftMeaning, judgeChange, judgeJob, type Judgement } from './judge-job.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { DriftInputs } from './inputs.ts';
import type { ParsedFile } from '../../operations/planning/parse-file.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobDiff } from '../../clients/nomad/jobs/plan.ts';

export interface Comparison extends DriftOutcome {
  /** Whether any of some files is a job file, or one that a job is made from. */
  readonly dependsOn: (names: readonly string[]) => boolean;
}

export interface CompareDependencies extends JobDependencies {
  readonly inputs: DriftInputs;
}

/**
 * Compares every job file with its job in Nomad. A file that cannot be compared is among the failed ones, and does not stop the others.
 *
 * @throws ActionErrors for invalid patterns or shared variable files, and if Nomad cannot be reached
 */
export async function compareJobs(dependencies: CompareDependencies): Promise<Comparison> {
  const { inputs, workspace, deadline, redactor } = dependencies;
  const nomad = withLearning(dependencies.nomad, redactor, inputs.redaction);
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched: undefined, deadline, nomad });
  const listLive = createLiveList(nomad);
  using history = openHistory(workspace, collected.jobs.flatMap(filesOf));
  const { jobs, failed } = await eachJob(collected, { ...dependencies, nomad, base: undefined }, (parsed) =>
    compareJob(parsed, { inputs, history, redactor, nomad, listLive }),
  );
  const unmanaged = await readUnmanaged({ jobs, failed }, collected, { inputs, nomad, redactor, listLive });
  return {
    drifts: byKind([...jobs.flatMap(({ drift }) => drift ?? []), ...unmanaged.drifts]),
    failed,
    compared: jobs.length,
    ended: jobs.flatMap(({ ended }) => ended ?? []),
    unmanaged: unmanaged.state,
    failures: unmanaged.failures,
    dependsOn: (names) => isDependency(names, collected),
  };
}

function isDependency(names: readonly string[], { jobs, isJobFile, budget }: CollectedJobs): boolean {
  if (names.some(isJobFile)) return true;
  return jobs.some(({ file, fileDependencies: { sought } }) =>
    isTouched(sought, { names, removed: [] }, budget.forFile(file.name)),
  );
}

interface UnmanagedJobs {
  readonly drifts: readonly JobDrift[];
  readonly state: DriftOutcome['unmanaged'];
  readonly failures: readonly ActionError[];
}

/** A file that cannot be parsed may declare any job, unless its text alone says which one: then no job is called unmanaged. */
async function readUnmanaged(
  { jobs, failed }: { readonly jobs: readonly ComparedJob[]; readonly failed: readonly FailedFile[] },
  collected: CollectedJobs,
  { inputs, nomad, redactor, listLive }: Omit<CompareOptions, 'history'>,
): Promise<UnmanagedJobs> {
  const { unmanaged: wanted } = inputs;
  if (wanted === undefined) return { drifts: [], state: 'off', failures: [] };
  const ofFailed = await declaredBy(failed, collected, inputs);
  if (ofFailed.includes(undefined)) return { drifts: [], state: 'unknown', failures: [] };
  const declared = [...jobs.map(({ address }) => address), ...ofFailed.flatMap((one) => one ?? [])];
  const own = placeJob({ id: '', namespace: undefined, region: undefined }, { inputs });
  const all = [own, ...jobs.map(({ address }) => address)];
  const places = [...new Map(all.map((one) => [JSON.stringify([one.namespace, one.region]), one])).values()];
  const byName = Map.groupBy(declared, nameOf);
  const isDeclared = (job: JobAddress): boolean =>
    declarerOf(
      job,
      (byName.get(nameOf(job)) ?? []).map((one) => ({ file: '', job: one })),
    ) !== undefined;
  const found = findUnmanaged({ wanted, listLive, nomad, redactor, places, isDeclared });
  return withErrors<UnmanagedJobs>(
    found.then((drifts) => ({ drifts, state: 'reported', failures: [] })),
    { drifts: [], state: 'unknown', failures: [] },
  );
}

/** The jobs of the files that could not be compared; undefined for one that is not known. */
async function declaredBy(
  failed: readonly FailedFile[],
  { jobs }: CollectedJobs,
  inputs: DriftInputs,
): Promise<readonly (JobAddress | undefined)[]> {
  const names = new Set(failed.map(({ file }) => file));
  return pMap(
    jobs.filter(({ file }) => names.has(file.name)),
    async (loaded) => {
      if (!('source' in loaded)) return undefined;
      await loaded.source.budget.yieldIfDue();
      const job = evaluateDeclaredJob(loaded);
      return job?.place === undefined ? undefined : placeJob({ id: job.id, ...job.place }, { inputs });
    },
    { concurrency: 1 },
  );
}

function nameOf({ id, namespace }: JobAddress): string {
  return JSON.stringify([id, namespace]);
}

interface ComparedJob {
  readonly file: string;
  readonly address: JobAddress;
  readonly drift?: JobDrift;
  /** The name of a batch job that Nomad does not have. */
  readonly ended?: string;
}

interface CompareOptions {
  readonly inputs: DriftInputs;
  readonly history: FileHistory;
  readonly redactor: Redactor;
  readonly nomad: Nomad;
  readonly listLive: ListLive;
}

/** Compares a job file with its job: two requests, and a list for its namespace; more only if it differs. */
async function compareJob(file: ParsedFile, options: CompareOptions): Promise<ComparedJob> {
  const { inputs, nomad, listLive, redactor } = options;
  const fillIn = await createFilling(file, nomad);
  const parsed = { ...file, spec: fillIn(file.spec), late: undefined };
  const address = placeJob({ id: parsed.spec.ID, namespace: parsed.namespace, region: parsed.region }, { inputs });
  const [planned, listed] = await Promise.all([
    askPlan(parsed, { inputs: { ...inputs, preserveCounts: false }, nomad }),
    listLive(address),
  ]);
  const job = listed.get(parsed.spec.ID);
  const { asked, judgement, isIgnored } = await judgeFile(planned, job, options);
  const compared = { file: parsed.loaded.file.name, address };
  switch (judgement.kind) {
    case 'same':
      return compared;
    case 'ended':
      return { ...compared, ended: redactor.name(asked.job.ID) };
    case 'missing':
    case 'changed': {
      const context = { ...options, asked, job, isIgnored, fillIn, address };
      return { ...compared, drift: describeFileDrift(await readHistory(judgement, context), context) };
    }
  }
}

/** A job with what runs in the late fields that this run has no value of. */
type FillIn = (job: Job) => Job;

async function createFilling({ late, spec, namespace, region }: ParsedFile, nomad: Nomad): Promise<FillIn> {
  if (late === undefined || late.fields.every((field) => isValued(field, late.values))) return (job) => job;
  const live = await liveJob(nomad, { id: spec.ID, namespace, region });
  return (job) => (live === undefined ? job : withLiveValues(job, live, late));
}

interface JudgedFile {
  readonly asked: AskedPlan;
  readonly judgement: Judgement;
  readonly isIgnored: IsIgnored;
}

/** Judges a plan; with `preserve-counts`, one with the running counts, which takes two more requests for a job that differs. */
async function judgeFile(
  planned: AskedPlan,
  job: LiveJob | undefined,
  { inputs, nomad }: Pick<CompareOptions, 'inputs' | 'nomad'>,
): Promise<JudgedFile> {
  const judged = (asked: AskedPlan): JudgedFile => {
    const isIgnored = createIsIgnored(asked, inputs);
    return { asked, judgement: judge(asked, job, isIgnored), isIgnored };
  };
  const found = judged(planned);
  return inputs.preserveCounts && found.judgement.kind !== 'same'
    ? judged(await askPlan(planned, { inputs, nomad }))
    : found;
}

function createIsIgnored({ job }: AskedPlan, { ignore }: DriftInputs): IsIgnored {
  return (path, field) =>
    isAutoscaledCount(job, path, field) || ignore.some((pattern) => pattern.matches(job.ID, path));
}

function judge({ job, plan, random }: AskedPlan, live: LiveJob | undefined, isIgnored: IsIgnored): Judgement {
  const { Diff: diff } = plan;
  const kept = diff === null ? null : withoutIgnored(diff, diff, isIgnored);
  return judgeJob({
    job,
    isRegistered: plan.JobModifyIndex !== 0,
    isStopped: live?.Stop === true || startsAgain(diff),
    status: live?.Status,
    differs: kept === null || (kept.Type !== 'None' && !changesOnlyRandom(kept, random)),
  });
}

function startsAgain(diff: AskedPlan['plan']['Diff']): boolean {
  return diff?.Fields.some(({ Name, Type, New }) => Name === 'Stop' && Type === 'Edited' && New === 'false') === true;
}

interface DriftedJob extends CompareOptions {
  readonly asked: AskedPlan;
  readonly job: LiveJob | undefined;
  readonly isIgnored: IsIgnored;
  readonly fillIn: FillIn;
  readonly address: JobAddress;
}

type Drifted = Extract<Judgement, { readonly kind: 'missing' | 'changed' }>;

type Found = Pick<JobDrift, 'kind' | 'why' | 'version' | 'submitted' | 'commit' | 'givenUp'>;

/** Which side moved, and when, as far as that can be known. */
async function readHistory(judgement: Drifted, drifted: DriftedJob): Promise<Found> {
  const commit = await drifted.history.lastChangeOf(filesOf(drifted.asked.loaded));
  if (judgement.kind === 'missing' && judgement.why === 'absent') return { kind: 'missing', why: 'absent', commit };
  const history = await readVersions(drifted);
  if (judgement.kind === 'missing') return { ...history, kind: 'missing', why: judgement.why, commit };
  const isGivenUp = history.givenUp !== undefined;
  return { ...history, kind: judgeChange({ submitted: history.submitted, commit, isGivenUp }), commit };
}

/** A job without versions was removed meanwhile. @throws ActionError of a request: without the versions, the kind of the drift is not known */
async function readVersions(drifted: DriftedJob): Promise<Pick<JobDrift, 'version' | 'submitted' | 'givenUp'>> {
  const { asked, job, fillIn, nomad } = drifted;
  const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
  const [listed, deployments = []] = await Promise.all([
    orUndefined(nomad.listJobVersions(target), 'not-found'),
    orUndefined(nomad.listJobDeployments(target), 'not-found'),
  ]);
  const versions = listed?.Versions ?? [];
  const [live] = versions;
  const version = live?.Version ?? undefined;
  const listedAt = job?.SubmitTime ?? undefined;
  const history = { version, submitted: (live === undefined ? undefined : submittedAt(live)) ?? listedAt };
  if (version === undefined) return { ...history, givenUp: undefined };
  const rolledBack = deployments
    .filter(
      ({ JobVersion, Status, StatusDescription: why }) =>
        JobVersion < version && Status === 'failed' && rollback.test(why),
    )
    .toSorted((a, b) => b.JobVersion - a.JobVersion);
  for (const { JobVersion, StatusDescription: reason } of rolledBack) {
    const former = versions.find((one) => one.Version === JobVersion);
    if (former !== undefined && (await equalsFile(fillIn(former), drifted)))
      return { ...history, givenUp: { version: JobVersion, reason } };
  }
  return { ...history, givenUp: undefined };
}

/** https://github.com/hashicorp/nomad/blob/main/nomad/structs/structs.go: `DeploymentStatusDescriptionRollback` */
const rollback = /rolling back to job version \d+/;

/** Whether a former version is what the file wants: then both differ from the running job in the same way. */
async function equalsFile(former: Job, { asked, isIgnored, nomad }: DriftedJob): Promise<boolean> {
  const { namespace, region } = asked;
  const plan = await orUndefined(planVersion(nomad, { job: former, namespace, region }, { keepsCounts: true }));
  if (plan === undefined || plan.Diff === null || asked.plan.Diff === null) return false;
  const cut = (diff: JobDiff): JobDiff => withoutIgnored(diff, diff, isIgnored) as JobDiff;
  return isSameChange(cut(plan.Diff), cut(asked.plan.Diff), asked.random);
}

/** The files that a job is made from; the job file is the first. */
function filesOf({ file, fileDependencies }: Pick<LoadedJob, 'file' | 'fileDependencies'>): readonly string[] {
  return [...new Set([file.name, ...fileDependencies.files])];
}

/** A job that differs from its file, as it may be shown. The difference is redacted as a whole before ignored fields are cut from it. */
function describeFileDrift(found: Found, { asked, inputs, redactor, isIgnored, address }: DriftedJob): JobDrift {
  const { diff, name } = redactPlan(asked, { redaction: inputs.redaction, redactor });
  const { Diff: clear } = asked.shownPlan;
  const shown = diff === undefined || clear === null ? undefined : withoutIgnored(diff, clear, isIgnored);
  // A new job is described by its file alone.
  const fields = shown === undefined || shown.Type === 'Added' ? [] : changedPaths(shown).map(formatPath);
  return {
    ...found,
    givenUp: found.givenUp && { ...found.givenUp, reason: redactor.scrub(found.givenUp.reason) },
    file: asked.loaded.file.name,
    sources: filesOf(asked.loaded),
    id: name(address.id),
    namespace: name(address.namespace),
    region: address.region === '' ? undefined : name(address.region),
    address,
    diff: shown === undefined ? noDiff : viewDiff(shown, inputs.verbose),
    fields,
    meaning: driftMeaning(found, shown === undefined ? null : withoutRandomValues(shown, asked.random)),
    pullRequests: [],
  };
}
