import { type ActionError, withErrors } from '../../errors.ts';
import { type CollectedJobs, collectJobs } from '../../jobfiles/discovery/collect.ts';
import { openHistory } from '../../jobfiles/provenance/git-history.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { evaluateDeclaredJob } from '../../jobfiles/preprocess/declared-job.ts';
import { declarerOf, type JobAddress, placeJob } from '../../operations/planning/declarations.ts';
import { eachJob, type JobDependencies } from '../../operations/planning/each-job.ts';
import { withLearning } from '../../operations/learn-job.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import { byKind, type DriftOutcome, type JobDrift } from './outcome.ts';
import { type ComparedJob, compareJob, filesOf } from './compare-job.ts';
import { createLiveList, findUnmanaged, type ListLive } from './live-jobs.ts';
import type { DriftInputs } from './inputs.ts';

/** The comparison of all jobs. */
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
  const unmanaged = await readUnmanaged({
    jobs,
    failed,
    collected,
    listLive,
    dependencies: { ...dependencies, nomad },
  });
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

interface UnmanagedContext {
  readonly jobs: readonly ComparedJob[];
  readonly failed: readonly FailedFile[];
  readonly collected: CollectedJobs;
  readonly listLive: ListLive;
  readonly dependencies: CompareDependencies;
}

interface UnmanagedJobs {
  readonly drifts: readonly JobDrift[];
  readonly state: DriftOutcome['unmanaged'];
  readonly failures: readonly ActionError[];
}

/** A file that cannot be parsed may declare any job, unless its text alone says which one: then no job is called unmanaged. */
async function readUnmanaged({
  jobs,
  failed,
  collected,
  listLive,
  dependencies,
}: UnmanagedContext): Promise<UnmanagedJobs> {
  const { inputs, nomad, redactor } = dependencies;
  const { unmanaged: wanted } = inputs;
  if (wanted === undefined) return { drifts: [], state: 'off', failures: [] };
  const ofFailed = declaredBy(failed, collected, inputs);
  if (ofFailed.includes(undefined)) return { drifts: [], state: 'unknown', failures: [] };
  const declared = [...jobs.map(({ address }) => address), ...ofFailed.flatMap((one) => one ?? [])];
  const own = placeJob({ id: '', namespace: undefined, region: undefined }, { inputs });
  const places = distinctPlaces([own, ...jobs.map(({ address }) => address)]);
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
function declaredBy(
  failed: readonly FailedFile[],
  { jobs }: CollectedJobs,
  inputs: DriftInputs,
): readonly (JobAddress | undefined)[] {
  const names = new Set(failed.map(({ file }) => file));
  return jobs
    .filter(({ file }) => names.has(file.name))
    .map((loaded) => {
      const job = 'source' in loaded ? evaluateDeclaredJob(loaded) : undefined;
      return job?.place === undefined ? undefined : placeJob({ id: job.id, ...job.place }, { inputs });
    });
}

function nameOf({ id, namespace }: JobAddress): string {
  return JSON.stringify([id, namespace]);
}

function distinctPlaces(addresses: readonly JobAddress[]): readonly JobAddress[] {
  return [...new Map(addresses.map((one) => [JSON.stringify([one.namespace, one.region]), one])).values()];
}
