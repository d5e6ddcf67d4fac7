import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { addressJob } from '../../operations/planning/declarations.ts';
import { processJobs, type JobDependencies } from '../../operations/planning/each-job.ts';
import { addRedaction } from '../../operations/learn-job.ts';
import { driftKinds, type DriftOutcome, type JobDrift } from './outcome.ts';
import { changesOnlyRandom } from '../../review/random-changes.ts';
import { type NomadPlan, requestPlan, redactPlan } from '../../operations/planning/plan-job.ts';
import { isValued, fillRunningValues } from '../../operations/planning/late-fields.ts';
import { listOncePerPlace, readLiveJob } from '../../operations/find-job.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { isBatch, isParentJob } from '../../nomad-plan/spec.ts';
import { labelField } from '../../redaction/spec-fields.ts';
import { codeList } from '../../text/numbers.ts';
import { listChangedFields, type IsIgnored, namesJob, removeIgnoredFields } from './ignored-fields.ts';
import type { DriftInputs } from './inputs.ts';
import type { ParsedFile } from '../../operations/planning/parse-file.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobStub } from '../../clients/nomad/jobs/read.ts';

export interface JobComparison extends DriftOutcome {
  /** Whether any of the files is a job file, or a dependency of a job file. */
  readonly dependsOn: (names: readonly string[]) => boolean;
}

type ComparingRun = JobDependencies & { readonly inputs: DriftInputs };

/** Plans each job file against the running job; a failed file does not stop other files. @throws ActionErrors for invalid patterns or shared files; if Nomad is down */
export async function compareJobs(run: ComparingRun): Promise<JobComparison> {
  const { inputs, workspace, deadline, redactor } = run;
  const nomad = addRedaction(run.nomad, redactor, inputs.redaction);
  const collection = await collectJobs({ inputs: inputs.jobFiles, workspace, changes: undefined, deadline });
  const planningRun = { ...run, nomad, base: undefined };
  const listLive = createLiveList(nomad);
  const ids = new Set<string>();
  const { jobs, failed } = await processJobs(collection, planningRun, (parsedFile) => {
    ids.add(parsedFile.target.id);
    return compareJob(parsedFile, planningRun, listLive);
  });
  const unusedLines = inputs.ignoredLines.filter((line) => ![...ids].some((id) => namesJob(line, id)));
  // The jobs of files that failed are unknown.
  if (unusedLines.length > 0 && failed.length === 0)
    run.warn(
      'Unused input',
      `Input \`ignore\` names a job that no job file has: ${codeList(unusedLines)}. Correct or remove it.`,
    );
  const drifts = jobs.flatMap(({ drift }) => drift ?? []);
  return {
    drifts: drifts.toSorted(
      (a, b) => driftKinds.indexOf(a.kind) - driftKinds.indexOf(b.kind) || (a.file < b.file ? -1 : 1),
    ),
    failed,
    comparedCount: jobs.length,
    endedJobs: jobs.flatMap(({ endedJob }) => endedJob ?? []),
    failures: [],
    dependsOn: (names) =>
      names.some(collection.isJobFile) ||
      collection.jobs.some(({ file, findDependencies }) =>
        isTouched(findDependencies().lookups, { names, removed: [] }, collection.budget.openFileBudget(file.name)),
      ),
  };
}

type LiveJob = Pick<JobStub, 'Status' | 'Stop'>;

type ListLive = ReturnType<typeof createLiveList>;

/** Jobs per page: a response has at most 900,000 values. */
const perPage = 2000;

/** Lists the jobs of a place by their IDs. @throws ActionError if they cannot be listed */
function createLiveList(nomad: Pick<Nomad, 'pages'>) {
  return listOncePerPlace(async (place): Promise<ReadonlyMap<string, LiveJob>> => {
    const jobs = new Map<string, LiveJob>();
    for await (const page of nomad.pages.listJobs({ ...place, perPage })) {
      // The rest of a stub, such as its summary, is large.
      for (const { ID, Status, Stop } of page.jobs) jobs.set(ID, { Status, Stop });
    }
    return jobs;
  });
}

/** Compares a job file with its job: the requests of a plan, and one list for its namespace. @returns `ended` the ID of a batch job that Nomad lacks */
async function compareJob(
  file: ParsedFile,
  { inputs, nomad, redactor }: Pick<ComparingRun, 'inputs' | 'nomad' | 'redactor'>,
  listLive: ListLive,
): Promise<{ readonly drift?: JobDrift; readonly endedJob?: string }> {
  const parsedFile = { ...file, spec: await fillIn(file, nomad), late: undefined };
  const address = addressJob(parsedFile.target, { inputs });
  const [planned, listed] = await Promise.all([requestPlan(parsedFile, { inputs, nomad }), listLive(address)]);
  const isIgnored: IsIgnored = (path) => inputs.ignore.some((names) => names(address.id, labelField(path)));
  const judgment = judgePlan(planned, listed.get(address.id), isIgnored);
  if (judgment === 'same') {
    // Nomad's diff shows no change, but may lack a change.
    if (planned.plan.uncompared !== undefined) throw planned.plan.uncompared;
    return {};
  }
  if (judgment === 'ended') return { endedJob: redactor.redactName(address.id) };
  // The difference is redacted as a whole before ignored fields are cut from it.
  const { diff, name } = redactPlan(planned, { redaction: inputs.redaction, redactor });
  const shownDiff = diff && removeIgnoredFields(diff, isIgnored);
  const drift: JobDrift = {
    ...judgment,
    file: planned.loadedJob.file.name,
    id: name(address.id),
    namespace: name(address.namespace),
    region: address.region === '' ? undefined : name(address.region),
    diff: shownDiff === undefined ? noDiff : viewDiff(shownDiff, inputs.verbose),
    // A new job is described by its file alone.
    fields: shownDiff === undefined || shownDiff.Type === 'Added' ? [] : [...new Set(listChangedFields(shownDiff))],
  };
  return { drift };
}

/** The job with the running values in the late fields that this run has no values for. */
async function fillIn({ late, spec, target }: ParsedFile, nomad: Nomad): Promise<Job> {
  if (late === undefined || late.fields.every((field) => isValued(field, late.values))) return spec;
  const live = await readLiveJob(nomad, target);
  return live === undefined ? spec : fillRunningValues(spec, live, late);
}

/** `ended`: a batch job that does not exist in Nomad. It may have ended and been garbage-collected. */
function judgePlan(
  { job, plan: { Diff: diff, JobModifyIndex: index }, random }: NomadPlan,
  live: LiveJob | undefined,
  isIgnored: IsIgnored,
): Pick<JobDrift, 'kind' | 'missing'> | 'same' | 'ended' {
  // Nomad removes batch jobs that have ended: https://developer.hashicorp.com/nomad/docs/manage/garbage-collection
  if (index === 0) return isBatch(job) ? 'ended' : { kind: 'missing', missing: 'absent' };
  if (live?.Stop === true) return { kind: 'missing', missing: 'stopped' };
  // A service with a count of 0 is also dead, as intended.
  const shouldRun = job.Type === 'system' || (job.TaskGroups ?? []).some(({ Count }) => (Count ?? 1) > 0);
  if (live?.Status === 'dead' && shouldRun && !isBatch(job) && !isParentJob(job))
    return { kind: 'missing', missing: 'dead' };
  const rest = diff === null ? null : removeIgnoredFields(diff, isIgnored);
  return rest === null || (rest.Type !== 'None' && !changesOnlyRandom(rest, random)) ? { kind: 'changed' } : 'same';
}
