import pMap from 'p-map';
import {
  type Declarations,
  collectDeclarations,
  findDeclaringFile,
  type JobAddress,
  mayBeSameJob,
  addressJob,
} from '../../operations/planning/declarations.ts';
import { stopHit } from '../../report/plan/plan-outcome.ts';
import { orUndefined } from '../../errors.ts';
import { readLiveJob } from '../../operations/find-job.ts';
import { filterRunning, listChildren } from '../../operations/stop-job.ts';
import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import { listInputSecrets } from '../../redaction/variable-secrets.ts';
import { isParentJob } from '../../nomad-plan/spec.ts';
import { digestLiveJob } from '../../review/digests.ts';
import { formatJobKey } from '../../review/record.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { PublicJobs } from '../../jobfiles/provenance/published-values.ts';
import type { GuardSetting } from '../../inputs/guards.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { OptionalReads } from '../../operations/token/token-rights.ts';
import type { FailedFile, PlannedJob, PlannedStop, UndeclaredJob } from '../../report/plan/plan-outcome.ts';

interface UndeclaredOptions {
  readonly inputs: PlanningInputs;
  readonly nomad: Nomad;
  readonly reads: OptionalReads;
  readonly redactor: Pick<Redactor, 'redactName'>;
  readonly guards: readonly GuardSetting[];
  readonly published: Pick<PublicJobs, 'findJob' | 'isReconfigured'>;
  /** Whether the plan will have a record: without a record, no job is stopped. */
  readonly hasRecord: boolean;
  readonly jobs: readonly PlannedJob[];
  readonly failed: readonly FailedFile[];
}

/** The number of stops that fits into the record next to the jobs; other jobs have to be stopped manually. */
const maxStops = 60;

/** Finds the jobs that a file declared at the base and that no file declares now. Decides which of them to stop by the same rules as the register run. */
export async function findUndeclaredJobs(
  collection: Pick<CollectedJobs, 'removed' | 'loadSkippedJobs' | 'loadOutsideJobs'>,
  options: UndeclaredOptions,
): Promise<readonly UndeclaredJob[]> {
  const { inputs, jobs, failed, hasRecord } = options;
  const planned = [
    ...jobs.map(({ file, comparable }) => ({ file, job: addressJob(comparable, options) })),
    ...failed.map(({ file }) => ({ file, job: undefined })),
  ];
  const context = {
    ...options,
    declarations: collectDeclarations(planned, collection, options),
    secrets: createRedactor(listInputSecrets(inputs.jobFiles.variables)),
  };
  const judgment = await pMap(
    findFormerJobs(collection, options),
    async (former, index) =>
      judgeFormerJob(former, {
        ...context,
        // The former job may still be needed for its data.
        mayStop: former.newJob === undefined && inputs.stopRemoved && hasRecord && index < maxStops,
      }),
    { concurrency: 10 },
  );
  return judgment.flatMap((job) => job ?? []);
}

/** The job that a file declared at the base. */
interface FormerJob {
  readonly file: string;
  /** `undefined` if unknown. */
  readonly id: string | undefined;
  readonly address: JobAddress | undefined;
  /** Whether the file alone determines the namespace and region. */
  readonly isCertain: boolean;
  /** The job that the file declares now; `undefined` for a removed file. */
  readonly newJob: PlannedJob | undefined;
  readonly current: JobAddress | undefined;
}

/** The jobs of removed files, and of files that now declare a different job. */
function findFormerJobs(
  { removed }: Pick<CollectedJobs, 'removed'>,
  { jobs, published, inputs }: UndeclaredOptions,
): readonly FormerJob[] {
  const toFormerJob = (name: string, newJob: PlannedJob | undefined): FormerJob => {
    const { id, address } = published.findJob(name) ?? {};
    const current = newJob && addressJob(newJob.comparable, { inputs });
    // If its place was computed, search for a job with a different ID in the place of the current job.
    const place = address ?? current;
    // Nomad resolves `global` to the region of the server that receives the request.
    const region = place?.region === 'global' && inputs.nomad.region === undefined ? '' : place?.region;
    const isKnown = id !== undefined && place !== undefined;
    const target = isKnown ? addressJob({ id, namespace: place.namespace, region }, { inputs }) : undefined;
    return { file: newJob?.file ?? name, id, address: target, isCertain: address !== undefined, newJob, current };
  };
  const byFile = new Map(jobs.map((job) => [job.file, job]));
  const isPlanned = ({ newName }: CollectedJobs['removed'][number]): boolean =>
    newName === undefined || byFile.has(newName);
  const all = [
    ...removed.filter(isPlanned).map(({ name, newName = '' }) => toFormerJob(name, byFile.get(newName))),
    ...jobs.map((job) => toFormerJob(job.file, job)),
  ];
  return all.filter(
    ({ address, current }) =>
      current === undefined || (address !== undefined && formatJobKey(address) !== formatJobKey(current)),
  );
}

interface StopContext extends UndeclaredOptions {
  readonly declarations: Declarations;
  readonly secrets: Redactor;
  readonly mayStop: boolean;
}

/** `undefined` if the job moved and nothing remains at its former address. */
async function judgeFormerJob(former: FormerJob, context: StopContext): Promise<UndeclaredJob | undefined> {
  const { file, id, address, isCertain, newJob, current } = former;
  const { reads, redactor, secrets, guards, published } = context;
  // Anyone can read the job's name in the record.
  const isRecorded =
    isCertain &&
    address !== undefined &&
    [address.id, address.namespace, address.region].every((name) => secrets.redactName(name) === name);
  const target = isRecorded ? { ...address, stop: false, index: 0, spec: '' } : undefined;
  const judgment = address && (await reads.orUndefined(judgeStop(address, target, former, context), address.namespace));
  const unknownReason = published.isReconfigured ? 'reconfigured' : 'stop-manually';
  const stop: PlannedStop = judgment ?? { kind: 'keeps-running', reason: unknownReason, target };
  if (current !== undefined && address !== undefined) {
    const keepsRunning = stop.kind === 'keeps-running' && stop.reason !== 'declared';
    const isDoubtful = judgment === undefined && (!isCertain || mayBeSameJob(address, current));
    if (!keepsRunning || isDoubtful) return undefined;
  }
  const { namespace = '', region = '' } = address ?? {};
  const { redactName: show } = redactor;
  const was = { id: show(id ?? ''), namespace: show(namespace), region: region === '' ? undefined : show(region) };
  return {
    file,
    formerAddress: id === undefined ? undefined : was,
    newJob,
    stop,
    hits: stop.kind === 'stops' && guards.includes('stops') ? [stopHit] : [],
  };
}

/** @param target `undefined` if the job must not be recorded, and so not be stopped */
async function judgeStop(
  { id, namespace, region }: JobAddress,
  target: PlannedStop['target'],
  { file, newJob, current }: FormerJob,
  { inputs, nomad, redactor, declarations, mayStop }: StopContext,
): Promise<PlannedStop> {
  const address = { namespace, region };
  const live = await readLiveJob(nomad, { id, ...address });
  if (live === undefined || live.Stop === true) return { kind: 'gone', target };
  // If one of the jobs has no region, equal indexes mean that they are the same job.
  const isSameJob = current !== undefined && live.JobModifyIndex === newJob?.verdict.jobModifyIndex;
  if (isSameJob && mayBeSameJob({ id, namespace, region }, current))
    return { kind: 'keeps-running', reason: 'declared', otherFile: file, target };
  const declarer = findDeclaringFile({ id, namespace, region, file: newJob?.file }, await declarations());
  const reason = declarer?.isCertain === true ? 'declared' : 'may-be-declared';
  if (declarer !== undefined) return { kind: 'keeps-running', reason, otherFile: declarer.file, target };
  if (!mayStop || target === undefined)
    return { kind: 'keeps-running', reason: inputs.stopRemoved ? 'stop-manually' : 'stop-removed-off', target };
  const spec = digestLiveJob(live, inputs.preserveCounts === 'true');
  const children = await orUndefined(listChildren(live, address, nomad));
  const withChildren = inputs.children && isParentJob(live) ? { children: true } : {};
  return {
    kind: 'stops',
    target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec, ...withChildren },
    running: await countRunning(live, address, nomad),
    children: children?.map((child) => redactor.redactName(child.ID)),
  };
}

/** `undefined` if the allocations cannot be listed. */
async function countRunning(live: Job, address: Omit<JobTarget, 'id'>, nomad: Nomad): Promise<number | undefined> {
  if (isParentJob(live)) return 0;
  const allocations = await orUndefined(nomad.listJobAllocations({ id: live.ID, ...address }));
  return allocations && filterRunning(allocations).length;
}
