import { changesOnlyRandom, withoutRandomValues } from '../../review/random-changes.ts';
import type { ParsedFile } from '../../operations/planning/parse-file.ts';
import { type AskedPlan, askPlan, redactPlan } from '../../operations/planning/plan-job.ts';
import { isValued, withLiveValues } from '../../operations/planning/late-fields.ts';
import { liveJob } from '../../operations/find-job.ts';
import { type JobAddress, placeJob } from '../../operations/planning/declarations.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { FileHistory } from '../../jobfiles/provenance/git-history.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import { orUndefined } from '../../errors.ts';
import { isSameChange } from '../../operations/review/registered-since.ts';
import { type Job, submittedAt } from '../../clients/nomad/jobs/job.ts';
import type { JobDiff } from '../../clients/nomad/jobs/plan.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import type { ShownDiff } from '../../redaction/shown-diff.ts';
import { changedPaths, formatPath, isAutoscaledCount, type IsIgnored, withoutIgnored } from './ignored-fields.ts';
import { driftMeaning, judgeChange, judgeJob, type Judgement } from './judge-job.ts';
import type { DriftInputs } from './inputs.ts';
import type { JobDrift } from './outcome.ts';
import type { ListLive, LiveJob } from './live-jobs.ts';

/** A job file that was compared with its job. */
export interface ComparedJob {
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
export async function compareJob(file: ParsedFile, options: CompareOptions): Promise<ComparedJob> {
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
      const found = await readHistory(judgement, { ...options, asked, job, isIgnored, fillIn });
      return { ...compared, drift: describeFileDrift(asked, found, { inputs, redactor, isIgnored, address }) };
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

interface HistoryContext extends CompareOptions {
  readonly asked: AskedPlan;
  readonly job: LiveJob | undefined;
  readonly isIgnored: IsIgnored;
  readonly fillIn: FillIn;
}

type Drifted = Extract<Judgement, { readonly kind: 'missing' | 'changed' }>;

type Found = Pick<JobDrift, 'kind' | 'why' | 'version' | 'submitted' | 'commit' | 'givenUp'>;

/** Which side moved, and when, as far as that can be known. */
async function readHistory(
  judgement: Drifted,
  { asked, job, isIgnored, fillIn, nomad, history: commits }: HistoryContext,
): Promise<Found> {
  const commit = await commits.lastChangeOf(filesOf(asked.loaded));
  if (judgement.kind === 'missing' && judgement.why === 'absent') return { kind: 'missing', why: 'absent', commit };
  const history = await readVersions({ asked, submitted: job?.SubmitTime ?? undefined, isIgnored, fillIn, nomad });
  if (judgement.kind === 'missing') return { ...history, kind: 'missing', why: judgement.why, commit };
  const isGivenUp = history.givenUp !== undefined;
  return { ...history, kind: judgeChange({ submitted: history.submitted, commit, isGivenUp }), commit };
}

interface HistoryQuery {
  /** The plan of the file. */
  readonly asked: AskedPlan;
  /** From the list of jobs. */
  readonly submitted: Date | undefined;
  readonly isIgnored: IsIgnored;
  readonly fillIn: FillIn;
  readonly nomad: Pick<Nomad, 'listJobVersions' | 'listJobDeployments' | 'createJobPlan'>;
}

/**
 * Reads the versions of a job that differs from its file. A job without them was removed in the meantime.
 *
 * @throws ActionError of a request: without the versions, the kind of the drift is not known
 */
async function readVersions({
  asked,
  submitted,
  isIgnored,
  fillIn,
  nomad,
}: HistoryQuery): Promise<Pick<JobDrift, 'version' | 'submitted' | 'givenUp'>> {
  const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
  const [listed, deployments = []] = await Promise.all([
    orUndefined(nomad.listJobVersions(target), 'not-found'),
    orUndefined(nomad.listJobDeployments(target), 'not-found'),
  ]);
  const versions = listed?.Versions ?? [];
  const [live] = versions;
  const version = live?.Version ?? undefined;
  const history = { version, submitted: (live === undefined ? undefined : submittedAt(live)) ?? submitted };
  if (version === undefined) return { ...history, givenUp: undefined };
  const rolledBack = deployments
    .filter(
      ({ JobVersion, Status, StatusDescription: why }) =>
        JobVersion < version && Status === 'failed' && isRollback(why),
    )
    .toSorted((a, b) => b.JobVersion - a.JobVersion);
  for (const { JobVersion, StatusDescription: reason } of rolledBack) {
    const former = versions.find((one) => one.Version === JobVersion);
    if (former !== undefined && (await equalsFile(fillIn(former), { asked, isIgnored, nomad })))
      return { ...history, givenUp: { version: JobVersion, reason } };
  }
  return { ...history, givenUp: undefined };
}

/** https://github.com/hashicorp/nomad/blob/main/nomad/structs/structs.go: `DeploymentStatusDescriptionRollback` */
function isRollback(description: string): boolean {
  return /rolling back to job version \d+/.test(description);
}

/** Whether a former version is what the file wants: then both differ from the running job in the same way. */
async function equalsFile(
  former: Job,
  { asked, isIgnored, nomad }: Pick<HistoryQuery, 'asked' | 'isIgnored' | 'nomad'>,
): Promise<boolean> {
  const { namespace, region } = asked;
  const plan = await orUndefined(nomad.createJobPlan({ job: former, namespace, region }));
  if (plan === undefined || plan.Diff === null || asked.plan.Diff === null) return false;
  const cut = (diff: JobDiff): JobDiff => withoutIgnored(diff, diff, isIgnored) as JobDiff;
  return isSameChange(cut(plan.Diff), cut(asked.plan.Diff), asked.random);
}

/** The files that a job is made from; the job file is the first. */
export function filesOf({ file, fileDependencies }: Pick<LoadedJob, 'file' | 'fileDependencies'>): readonly string[] {
  return [...new Set([file.name, ...fileDependencies.files])];
}

interface DescribeOptions extends Pick<CompareOptions, 'inputs' | 'redactor'> {
  readonly isIgnored: IsIgnored;
  readonly address: JobAddress;
}

/** A job that differs from its file, as it may be shown. The difference is redacted as a whole before ignored fields are cut from it. */
function describeFileDrift(
  asked: AskedPlan,
  found: Found,
  { inputs, redactor, isIgnored, address }: DescribeOptions,
): JobDrift {
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
    diff: shown === undefined ? noDiff : viewDiff(withoutUpdates(shown), inputs.verbose),
    fields,
    meaning: driftMeaning(found, shown === undefined ? null : withoutRandomValues(shown, asked.random)),
    pullRequests: [],
  };
}

/** The numbers of allocations to update depend on the cluster: with them, the issue would be edited without a change of the drift. */
function withoutUpdates(diff: ShownDiff): ShownDiff {
  return { ...diff, TaskGroups: diff.TaskGroups.map((group) => ({ ...group, Updates: {} })) };
}
