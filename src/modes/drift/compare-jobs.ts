import { type ActionError, withErrors } from '../../errors.ts';
import { type CollectedJobs, collectJobs } from '../../jobfiles/discovery/collect.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { evaluateDeclaredJob } from '../../jobfiles/preprocess/declared-job.ts';
import { declarerOf, type FileDeclaration, type JobAddress, placeJob } from '../../operations/planning/declarations.ts';
import { eachJob, type JobDependencies } from '../../operations/planning/each-job.ts';
import { withLearning } from '../../operations/learn-job.ts';
import { driftKinds, type DriftOutcome, type JobDrift, type MissingWhy } from './outcome.ts';
import { createLiveList, findUnmanaged, type ListLive, type LiveJob } from './live-jobs.ts';
import { changesOnlyRandom } from '../../review/random-changes.ts';
import { type AskedPlan, askPlan, redactPlan } from '../../operations/planning/plan-job.ts';
import { isValued, withLiveValues } from '../../operations/planning/late-fields.ts';
import { liveJob } from '../../operations/find-job.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { isTemplate } from '../../nomad-plan/spec.ts';
import { labelOf } from '../../redaction/spec-fields.ts';
import { changedFields, isAutoscaledCount, type IsIgnored, withoutIgnored } from './ignored-fields.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { DriftInputs } from './inputs.ts';
import type { ParsedFile } from '../../operations/planning/parse-file.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

export interface Comparison extends DriftOutcome {
  /** Whether any of some files is a job file, or one that a job is made from. */
  readonly dependsOn: (names: readonly string[]) => boolean;
}

export interface CompareDependencies extends JobDependencies {
  readonly inputs: DriftInputs;
}

interface Access {
  readonly inputs: DriftInputs;
  readonly redactor: Redactor;
  readonly nomad: Nomad;
  readonly listLive: ListLive;
}

/**
 * Plans every job file against what runs. A file that cannot be planned is among the failed ones, and does not stop the others.
 *
 * @throws ActionErrors for invalid patterns or shared variable files, and if Nomad cannot be reached
 */
export async function compareJobs(dependencies: CompareDependencies): Promise<Comparison> {
  const { inputs, workspace, deadline, redactor } = dependencies;
  const nomad = withLearning(dependencies.nomad, redactor, inputs.redaction);
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, changes: undefined, deadline });
  const access = { inputs, redactor, nomad, listLive: createLiveList(nomad) };
  const { jobs, failed } = await eachJob(collected, { ...dependencies, nomad, base: undefined }, (parsed) =>
    compareJob(parsed, access),
  );
  const unmanaged = await readUnmanaged(jobs, await readDeclarations(failed, collected, inputs), access);
  return {
    drifts: sortByKind([...jobs.flatMap(({ drift }) => drift ?? []), ...unmanaged.drifts]),
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

/** The worst first, then by file and name. */
function sortByKind(drifts: readonly JobDrift[]): readonly JobDrift[] {
  return drifts.toSorted(
    (a, b) => driftKinds.indexOf(a.kind) - driftKinds.indexOf(b.kind) || (placeOf(a) < placeOf(b) ? -1 : 1),
  );
}

function placeOf({ file = '', id, namespace }: JobDrift): string {
  return JSON.stringify([file, namespace, id]);
}

interface UnmanagedJobs {
  readonly drifts: readonly JobDrift[];
  readonly state: DriftOutcome['unmanaged'];
  readonly failures: readonly ActionError[];
}

/** A file that cannot be parsed may declare any job, unless its text alone says which one: then no job is called unmanaged. */
async function readUnmanaged(
  jobs: readonly ComparedJob[],
  unparsed: readonly FileDeclaration[],
  access: Access,
): Promise<UnmanagedJobs> {
  const { unmanaged: wanted } = access.inputs;
  if (wanted === undefined) return { drifts: [], state: 'off', failures: [] };
  if (unparsed.some(({ job }) => job === undefined)) return { drifts: [], state: 'unknown', failures: [] };
  const compared = jobs.map(({ address }) => ({ file: '', job: address }));
  const declared = Map.groupBy([...compared, ...unparsed], ({ job }) => job?.id);
  const own = placeJob({ id: '', namespace: undefined, region: undefined }, access);
  const all = [own, ...jobs.map(({ address }) => address)];
  const places = [...new Map(all.map((one) => [JSON.stringify([one.namespace, one.region]), one])).values()];
  const isDeclared = (job: JobAddress): boolean => declarerOf(job, declared.get(job.id) ?? []) !== undefined;
  return withErrors<UnmanagedJobs>(
    findUnmanaged({ ...access, wanted, places, isDeclared }).then((drifts) => ({
      drifts,
      state: 'reported',
      failures: [],
    })),
    { drifts: [], state: 'unknown', failures: [] },
  );
}

/** The jobs of the files that could not be compared. */
async function readDeclarations(
  failed: readonly FailedFile[],
  { jobs }: CollectedJobs,
  inputs: DriftInputs,
): Promise<readonly FileDeclaration[]> {
  const names = new Set(failed.map(({ file }) => file));
  const declarations: FileDeclaration[] = [];
  for (const loaded of jobs.filter(({ file }) => names.has(file.name))) {
    const { name: file } = loaded.file;
    if ('source' in loaded) await loaded.source.budget.yieldIfDue();
    const job = 'source' in loaded ? evaluateDeclaredJob(loaded) : undefined;
    const isKnown = job?.place !== undefined;
    declarations.push({ file, job: isKnown ? placeJob({ id: job.id, ...job.place }, { inputs }) : undefined });
  }
  return declarations;
}

interface ComparedJob {
  readonly address: JobAddress;
  readonly drift?: JobDrift;
  /** The name of a batch job that Nomad does not have. */
  readonly ended?: string;
}

/** Compares a job file with its job: the requests of a plan, and one list for its namespace. */
async function compareJob(file: ParsedFile, access: Access): Promise<ComparedJob> {
  const { inputs, nomad, listLive, redactor } = access;
  const parsed = { ...file, spec: await fillIn(file, nomad), late: undefined };
  const address = placeJob({ id: parsed.spec.ID, namespace: parsed.namespace, region: parsed.region }, { inputs });
  const [planned, listed] = await Promise.all([askPlan(parsed, { inputs, nomad }), listLive(address)]);
  const isIgnored: IsIgnored = (place, field) =>
    isAutoscaledCount(planned.job, place, field) || inputs.ignore.some((names) => names(address.id, labelOf(place)));
  const judgement = judgePlan(planned, listed.get(address.id), isIgnored);
  if (judgement === 'same') {
    // Nomad's diff shows no change, and may lack one.
    if (planned.plan.uncompared !== undefined) throw planned.plan.uncompared;
    return { address };
  }
  if (judgement === 'ended') return { address, ended: redactor.name(address.id) };
  return { address, drift: describeDrift(judgement, { ...access, planned, isIgnored, address }) };
}

/** The job with what runs in the late fields that this run has no value of. */
async function fillIn({ late, spec, namespace, region }: ParsedFile, nomad: Nomad): Promise<Job> {
  if (late === undefined || late.fields.every((field) => isValued(field, late.values))) return spec;
  const live = await liveJob(nomad, { id: spec.ID, namespace, region });
  return live === undefined ? spec : withLiveValues(spec, live, late);
}

type Drifted = { readonly kind: 'missing'; readonly why: MissingWhy } | { readonly kind: 'changed' };

/** `ended`: a batch job that Nomad does not have. It may have ended and been garbage-collected. */
function judgePlan(
  { job, plan: { Diff: diff, JobModifyIndex: index }, random }: AskedPlan,
  live: LiveJob | undefined,
  isIgnored: IsIgnored,
): Drifted | 'same' | 'ended' {
  const endsByItself = (job.Type === 'batch' || job.Type === 'sysbatch') && !isTemplate(job);
  // Nomad removes batch jobs that have ended: https://developer.hashicorp.com/nomad/docs/manage/garbage-collection
  if (index === 0) return endsByItself ? 'ended' : { kind: 'missing', why: 'absent' };
  const startsAgain = diff?.Fields.some(
    ({ Name, Type, New }) => Name === 'Stop' && Type === 'Edited' && New === 'false',
  );
  if (live?.Stop === true || startsAgain === true) return { kind: 'missing', why: 'stopped' };
  // A service with a count of 0 is dead as well, as it should be.
  const shouldRun = job.Type === 'system' || (job.TaskGroups ?? []).some(({ Count }) => (Count ?? 1) > 0);
  if (live?.Status === 'dead' && shouldRun && !endsByItself && !isTemplate(job))
    return { kind: 'missing', why: 'dead' };
  const kept = diff === null ? null : withoutIgnored(diff, isIgnored);
  return kept === null || (kept.Type !== 'None' && !changesOnlyRandom(kept, random)) ? { kind: 'changed' } : 'same';
}

interface DriftedJob extends Access {
  readonly planned: AskedPlan;
  readonly isIgnored: IsIgnored;
  readonly address: JobAddress;
}

/** The difference is redacted as a whole before ignored fields are cut from it. */
function describeDrift(drifted: Drifted, { planned, inputs, redactor, isIgnored, address }: DriftedJob): JobDrift {
  const { file, fileDependencies } = planned.loaded;
  const { diff, name } = redactPlan(planned, { redaction: inputs.redaction, redactor });
  const shown = diff && withoutIgnored(diff, isIgnored);
  return {
    ...drifted,
    file: file.name,
    sources: [...new Set([file.name, ...fileDependencies.files])],
    id: name(address.id),
    namespace: name(address.namespace),
    region: address.region === '' ? undefined : name(address.region),
    address,
    diff: shown === undefined ? noDiff : viewDiff(shown, inputs.verbose),
    // A new job is described by its file alone.
    fields: shown === undefined || shown.Type === 'Added' ? [] : [...new Set(changedFields(shown))],
    pullRequests: [],
  };
}
