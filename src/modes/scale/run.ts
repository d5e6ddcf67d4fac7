import { ActionError, ServiceError } from '../../errors.ts';
import { hasVersionTags, type Job } from '../../clients/nomad/jobs/job.ts';
import { awaitDeployment } from '../../operations/await-deployment.ts';
import { findJob } from '../../operations/find-job.ts';
import { followLive, followWrite, type VerbWrite } from '../../operations/follow/follow-write.ts';
import { findGroup, resolveCount, type ResolvedCount } from './resolve-count.ts';
import { writeScale, type Scaling } from './write-scale.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { ScaleInputs, WantedCount } from './inputs.ts';
import type { ScaleOutcome } from './report.ts';
import type { JobWrite } from '../../report/write-report.ts';

type Dependencies = NomadRun<ScaleInputs>;

/** Attempts to resolve a count: again where the job was changed in the meantime. */
const mostAttempts = 2;

/** The outcome of a run that found no task group. */
export function nothingScaled({ job, result }: ScaleInputs): ScaleOutcome {
  return { job, kind: result.kind, group: undefined, counts: undefined, raced: false, result: 'none', failures: [] };
}

/**
 * Sets the count of a task group and follows the rollout, or records an error with the group. A count that is already set is not written; the live version is judged by how it runs.
 *
 * @throws ActionError `input` (group, bounds); `blocked` (an active deployment, a stopped job); `conflict`; `not-found`
 */
export async function scale(dependencies: Dependencies): Promise<ScaleOutcome> {
  const { inputs } = dependencies;
  const { result } = inputs;
  if (result.kind === 'error') return recordError(dependencies);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await scaleOnce(dependencies, result.wanted);
    } catch (error) {
      const mayHaveChanged = error instanceof ServiceError && ['conflict', 'blocked'].includes(error.reason);
      // With `check-index` the count is bound to one index.
      if (!mayHaveChanged || attempt === mostAttempts || inputs.checkIndex !== undefined) throw error;
      dependencies.log(`${inputs.job}: ${error.message}. Reading the job again.`);
    }
  }
}

async function scaleOnce(dependencies: Dependencies, wanted: WantedCount): Promise<ScaleOutcome> {
  const { inputs } = dependencies;
  const present = await readGroup(dependencies, wanted);
  const outcome = { ...nothingScaled(inputs), group: present.group, counts: present.counts };
  const already = async ({ job, counts }: CurrentGroup): Promise<ScaleOutcome> => ({
    ...outcome,
    counts,
    ...unwritten('already', job),
    ...(inputs.dryRun ? {} : await followLive(dependencies, job)),
  });
  if (present.counts.to === present.counts.from) return already(present);
  if (present.job.Stop === true) throw stoppedError(inputs.job);
  checkIndex(present.job, inputs);
  await requireGuard(dependencies, present.job);
  if (inputs.dryRun) {
    if (!inputs.waitForDeployment) await awaitDeployment(dependencies, false);
    return { ...outcome, ...unwritten('dry-run', present.job) };
  }
  await awaitDeployment(dependencies, inputs.waitForDeployment);
  // A rollback may have changed the job in the meantime.
  const current = inputs.waitForDeployment ? await readGroup(dependencies, wanted) : present;
  const { job, group, counts } = current;
  if (counts.to === counts.from) return already(current);
  checkIndex(job, inputs);
  const written = await writeScale({ inputs, job, group, count: counts.to }, dependencies);
  const write = await followWrite(dependencies, written);
  const isBoundToIndex = 'by' in wanted || inputs.checkIndex !== undefined;
  const raced = isBoundToIndex && (await wasRaced(dependencies, job, written));
  const failures = raced && inputs.checkIndex !== undefined ? [racedError(inputs), ...write.failures] : write.failures;
  return { ...outcome, counts, ...write, failures, raced };
}

interface CurrentGroup {
  readonly job: Job;
  readonly group: string;
  readonly counts: ResolvedCount;
}

async function readGroup({ inputs, nomad }: Dependencies, wanted: WantedCount): Promise<CurrentGroup> {
  const job = await findJob(nomad, inputs);
  const group = findGroup(job, inputs.group);
  return { job, group: group.Name, counts: resolveCount(group, wanted) };
}

function unwritten(result: 'already' | 'dry-run', { JobModifyIndex, Version }: Job): JobWrite {
  return { result, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}

/** Records an error with the group, which creates no evaluation. */
async function recordError(dependencies: Dependencies): Promise<ScaleOutcome> {
  const { inputs, nomad } = dependencies;
  const job = await findJob(nomad, inputs);
  const group = findGroup(job, inputs.group).Name;
  if (job.Type === 'system') throw noEventsError(inputs.job);
  const outcome = { ...nothingScaled(inputs), group };
  if (inputs.dryRun) return { ...outcome, ...unwritten('dry-run', job) };
  const scaling: Scaling = { inputs, job, group, count: undefined };
  await writeScale(scaling, dependencies);
  return { ...outcome, ...unwritten('already', job), result: 'done' };
}

/** Servers before 1.8.2 ignore the index. After a race the version before the written one is not the one that was read. */
async function wasRaced({ nomad }: Dependencies, before: Job, { JobModifyIndex }: VerbWrite): Promise<boolean> {
  try {
    const { Versions } = await nomad.listJobVersions({ id: before.ID });
    const at = Versions.findIndex((version) => version.JobModifyIndex === JobModifyIndex);
    const former = at === -1 ? undefined : Versions[at + 1]?.JobModifyIndex;
    return former !== undefined && former !== before.JobModifyIndex;
  } catch (error) {
    if (error instanceof ActionError) return false;
    throw error;
  }
}

/**
 * Refuses `check-index` on servers before 1.8.2, which ignore it. Registering the job with another count would be checked there as well, but needs another
 * capability, and creates no scaling event for an autoscaler.
 */
async function requireGuard({ inputs, nomad }: Dependencies, job: Job): Promise<void> {
  if (inputs.checkIndex === undefined || hasVersionTags(job)) return;
  if (await nomad.checksScaleIndex({ id: inputs.job })) return;
  throw new ActionError({
    reason: 'server',
    message: `This Nomad server ignores \`check-index\` (it needs version 1.8.2), so \`${inputs.job}\` was not scaled`,
    help: 'server-too-old',
    hint: 'Upgrade Nomad, or leave `check-index` out.',
  });
}

function checkIndex({ ID, JobModifyIndex }: Job, { checkIndex: wanted }: ScaleInputs): void {
  if (wanted === undefined || wanted === JobModifyIndex) return;
  throw new ActionError({
    reason: 'conflict',
    message: `The modify index of \`${ID}\` is ${JobModifyIndex ?? 0}, not ${wanted}: the job was changed in the meantime`,
    help: 'changed-meanwhile',
    hint: 'Check the job, then set `check-index` to its current index or remove it.',
  });
}

/** `check-index` had no effect: a proxy may have removed the index from the request. */
function racedError({ job, checkIndex: wanted }: ScaleInputs): ActionError {
  return new ActionError({
    reason: 'conflict',
    message: `\`${job}\` was changed after its modify index ${wanted} was read, and Nomad scaled it nevertheless`,
    help: 'changed-meanwhile',
    hint: 'Check the versions of the job, and scale back if needed.',
  });
}

function stoppedError(job: string): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `The job \`${job}\` is stopped, and another count would not start it`,
    help: 'stopped-job',
    hint: 'Register it again, or revert to a version before the stop with `mode: revert`.',
  });
}

function noEventsError(job: string): ActionError {
  return new ActionError({
    reason: 'input',
    message: `The job \`${job}\` is a \`system\` job, for which Nomad records no scaling errors`,
    hint: 'Remove the input `error`.',
  });
}
