import pMap from 'p-map';
import { type CollectedJobs, collectJobs } from '../../jobfiles/discovery/collect.ts';
import { eachJob, type JobDependencies } from '../../operations/planning/each-job.ts';
import { askPlan, createPlannedJob } from '../../operations/planning/plan-job.ts';
import { lastRegistration } from '../../operations/review/registered-since.ts';
import {
  type Declarations,
  declarationsOf,
  declarerOf,
  type FileDeclaration,
  type JobAddress,
  placeJob,
} from '../../operations/planning/declarations.ts';
import type { GuardSetting } from '../../inputs/guards.ts';
import type { OptionalReads } from '../../operations/token/token-rights.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import { stopHit } from '../../report/plan/plan-outcome.ts';
import type { PlannedJob, PlannedStop, PlanOutcome, RemovedFile } from '../../report/plan/plan-outcome.ts';
import { liveJob, unsettledDeployments } from '../../operations/find-job.ts';
import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import { inputSecrets } from '../../redaction/variable-secrets.ts';
import { liveDigest } from '../../review/digests.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanningInputs;
  /** The base commit of the pull request; undefined without one. */
  readonly base: string | undefined;
  readonly reads: OptionalReads;
  readonly guards: readonly GuardSetting[];
  readonly now: () => Date;
}

/** A file that cannot be planned does not stop the others. @throws ActionErrors for invalid patterns or shared variable files */
export async function planJobs(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, now, guards } = dependencies;
  const collected = await collectJobs({ ...dependencies, inputs: inputs.jobFiles });
  const recorded = isRecorded(inputs);
  const results = await eachJob(collected, dependencies, async (parsed, published) => {
    const asked = await askPlan(parsed, dependencies);
    const evaluated = recorded ? await lastRegistration(asked, dependencies) : undefined;
    return createPlannedJob(asked, { ...dependencies, published, recorded, evaluated, guards }, now());
  });
  const jobs = await noteFailed(results.jobs, dependencies);
  const planned = [
    ...jobs.map(({ file, reviewed }) => ({ file, job: placeJob(reviewed, dependencies) })),
    ...results.failed.map(({ file }) => ({ file, job: undefined })),
  ];
  const { published } = results;
  const removed = await planRemoved(collected, { ...dependencies, recorded, published, planned });
  return { jobs, failed: results.failed, removed, untouched: collected.untouched, failures: [] };
}

/** Notes which unchanged jobs have a deployment that failed. What cannot be read is not noted, because the plan does not depend on it. */
async function noteFailed(
  jobs: readonly PlannedJob[],
  { nomad, inputs, reads }: Pick<PlanDependencies, 'nomad' | 'inputs' | 'reads'>,
): Promise<readonly PlannedJob[]> {
  const unsettled = unsettledDeployments(nomad);
  return pMap(jobs, async (job) => {
    if (!isUnchanged(job)) return job;
    const { id, namespace, region } = job.reviewed;
    const target = { id, namespace, region: region === '' ? inputs.nomad.region : region };
    const deployment = await reads.orUndefined(unsettled(target, job.verdict.jobModifyIndex), namespace);
    return deployment?.Status === 'failed' ? { ...job, hasFailed: true } : job;
  });
}

function isUnchanged({ verdict }: PlannedJob): boolean {
  return !verdict.changes && verdict.starts === 'at-once';
}

/** The record is a part of the comment. */
function isRecorded({ comment, review }: PlanningInputs): boolean {
  return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}

interface RemovedOptions extends Pick<PlanDependencies, 'inputs' | 'nomad' | 'reads' | 'guards'> {
  readonly published: Pick<Published, 'jobIn'>;
  /** Whether the plan will have a record: without one nothing is stopped. */
  readonly recorded: boolean;
  /** The jobs of the planned files; undefined for a file that could not be planned. */
  readonly planned: readonly FileDeclaration[];
}

/** As many as fit into the record beside the jobs; the others have to be stopped manually. */
const mostStops = 60;

/** Decides, as `register` will, which jobs of removed files are stopped. */
export async function planRemoved(
  collected: Pick<CollectedJobs, 'removed' | 'readOthers' | 'readElsewhere'>,
  options: RemovedOptions,
): Promise<readonly RemovedFile[]> {
  const { inputs, recorded, published, planned } = options;
  const mayStop = inputs.stopRemoved && recorded;
  const declarations = declarationsOf(planned, collected, options);
  const secrets = createRedactor(inputSecrets(inputs.jobFiles.variables));
  const known = collected.removed.map((file, index) => {
    const job = published.jobIn(file);
    const place = job?.place === undefined ? undefined : placeJob({ id: job.id, ...job.place }, { inputs });
    return { file, id: job?.id, place, mayStop: mayStop && index < mostStops };
  });
  return pMap(
    known,
    async ({ file, id, place, mayStop: may }) => {
      const stop = place === undefined ? byHand : await stopOf(place, may, { ...options, declarations, secrets });
      return { file, id, stop, hits: stop.kind === 'stops' && options.guards.includes('stops') ? [stopHit] : [] };
    },
    { concurrency: 10 },
  );
}

interface StopOptions extends RemovedOptions {
  readonly declarations: Declarations;
  /** Knows the values of secret variables. */
  readonly secrets: Redactor;
}

const byHand: PlannedStop = { kind: 'runs-on', why: 'by-hand' };

async function stopOf(job: JobAddress, mayStop: boolean, options: StopOptions): Promise<PlannedStop> {
  // Everybody can read the job's name in the record.
  if (holdsSecrets(job, options.secrets)) return byHand;
  const target = { ...job, stop: false, index: 0, spec: '' };
  const stop = mayStop ? await options.reads.orUndefined(stopOfLive(target, options), job.namespace) : undefined;
  return stop ?? { ...byHand, target };
}

async function stopOfLive(
  target: NonNullable<PlannedStop['target']>,
  { inputs, nomad, declarations }: StopOptions,
): Promise<PlannedStop> {
  const { id, namespace, region } = target;
  const live = await liveJob(nomad, { id, namespace, region: region === '' ? undefined : region });
  if (live === undefined || live.Stop === true) return { kind: 'gone', target };
  const declarer = declarerOf(target, await declarations());
  if (declarer !== undefined) {
    return { kind: 'runs-on', why: declarer.isCertain ? 'declared' : 'undecided', by: declarer.file, target };
  }
  const spec = liveDigest(live, inputs.preserveCounts);
  return { kind: 'stops', target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec } };
}

function holdsSecrets({ id, namespace, region }: JobAddress, secrets: Redactor): boolean {
  return [id, namespace, region].some((name) => secrets.name(name) !== name);
}
