import { ActionError, ServiceError } from '../../errors.ts';
import { hasVersionTags, type Job } from '../../clients/nomad/jobs/job.ts';
import { awaitDeployment } from '../../operations/await-deployment.ts';
import { followWrite, type VerbWrite } from '../../operations/follow/follow-write.ts';
import { groupOf, resolveCount, type ResolvedCount } from './resolve-count.ts';
import { writeScale, type Scaling } from './write-scale.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { ScaleInputs, WantedCount } from './inputs.ts';
import type { ScaleOutcome } from './report.ts';
import type { JobWrite } from '../../report/write-report.ts';

type Dependencies = NomadRun<ScaleInputs>;

/** How often a count is resolved: anew where somebody else changed the job meanwhile. */
const tries = 2;

/** What is known of a run that did not get to a task group. */
export function nothingScaled({ job, result }: ScaleInputs): ScaleOutcome {
  return { job, kind: result.kind, group: undefined, counts: undefined, raced: false, result: 'none', failures: [] };
}

/**
 * Sets the count of a task group, and follows what comes of it; or notes what prevents that. A count that is there already is left alone.
 *
 * @throws ActionError `input` (group, bounds); `blocked` (a deployment is under way, the job is stopped); `conflict`; `not-found`
 */
export async function scale(dependencies: Dependencies): Promise<ScaleOutcome> {
  const { inputs } = dependencies;
  const { result } = inputs;
  if (result.kind === 'error') return note(dependencies);
  for (let tried = 1; ; tried += 1) {
    try {
      return await scaleOnce(dependencies, result.wanted);
    } catch (error) {
      const again = error instanceof ServiceError && ['conflict', 'blocked'].includes(error.kind);
      // That a certain index is asked for is not to be resolved anew.
      if (!again || tried === tries || inputs.checkIndex !== undefined) throw error;
      dependencies.log(`${inputs.job}: ${error.message}. Looking at the job anew.`);
    }
  }
}

async function scaleOnce(dependencies: Dependencies, wanted: WantedCount): Promise<ScaleOutcome> {
  const { inputs, nomad } = dependencies;
  const present = await look(dependencies, wanted);
  const outcome = { ...nothingScaled(inputs), group: present.group, counts: present.counts };
  if (present.counts.to === present.counts.from) return { ...outcome, ...standing('already', present.job) };
  if (present.job.Stop === true) throw stopped(inputs.job);
  checkIndex(present.job, inputs);
  await requireGuard(dependencies, present.job);
  if (inputs.dryRun) {
    if (!inputs.waitForDeployment) await awaitDeployment(dependencies, false);
    return { ...outcome, ...standing('dry-run', present.job) };
  }
  await awaitDeployment(dependencies, inputs.waitForDeployment);
  // While it waited, a rollback may have changed the job.
  const { job, group, counts } = inputs.waitForDeployment ? await look(dependencies, wanted) : present;
  if (counts.to === counts.from) return { ...outcome, counts, ...standing('already', job) };
  checkIndex(job, inputs);
  const written = await writeScale({ inputs, job, group, count: counts.to }, nomad);
  const write = await followWrite(dependencies, written);
  const isBoundToIndex = 'by' in wanted || inputs.checkIndex !== undefined;
  const raced = isBoundToIndex && (await wasRaced(dependencies, job, written));
  const failures = raced && inputs.checkIndex !== undefined ? [unguarded(inputs), ...write.failures] : write.failures;
  return { ...outcome, counts, ...write, failures, raced };
}

interface Present {
  readonly job: Job;
  readonly group: string;
  readonly counts: ResolvedCount;
}

async function look({ inputs, nomad }: Dependencies, wanted: WantedCount): Promise<Present> {
  const job = await nomad.readJob({ id: inputs.job });
  const group = groupOf(job, inputs.group);
  return { job, group: group.Name, counts: resolveCount(group, wanted) };
}

/** Where the job stands when nothing is written. */
function standing(result: 'already' | 'dry-run', { JobModifyIndex, Version }: Job): JobWrite {
  return { result, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}

/** Notes an error with the group; nothing is scheduled by it. */
async function note({ inputs, nomad }: Dependencies): Promise<ScaleOutcome> {
  const job = await nomad.readJob({ id: inputs.job });
  const group = groupOf(job, inputs.group).Name;
  if (job.Type === 'system') throw noEvents(inputs.job);
  const outcome = { ...nothingScaled(inputs), group };
  if (inputs.dryRun) return { ...outcome, ...standing('dry-run', job) };
  const scaling: Scaling = { inputs, job, group, count: undefined };
  await writeScale(scaling, nomad);
  return { ...outcome, ...standing('already', job), result: 'done' };
}

/** Servers before 1.8.2 take no notice of the index: then the version before ours is not the one that was read. */
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
 * A certain index is a promise, so where nothing keeps it nothing is written: servers before 1.8.2 scale whatever the index is. To register the job
 * with another count instead would be checked on all of them, but needs another right, leaves no scaling event, and is no scaling to an autoscaler.
 */
async function requireGuard({ inputs, nomad }: Dependencies, job: Job): Promise<void> {
  if (inputs.checkIndex === undefined || hasVersionTags(job)) return;
  if (await nomad.checksScaleIndex({ id: inputs.job })) return;
  throw new ActionError({
    reason: 'server',
    message: `Nomad is too old for \`check-index\`: it checks the modify index when it scales since version 1.8.2, so \`${inputs.job}\` is not scaled`,
    help: 'server-too-old',
    hint: 'Upgrade Nomad, or leave `check-index` out.',
  });
}

function checkIndex({ ID, JobModifyIndex }: Job, { checkIndex: wanted }: ScaleInputs): void {
  if (wanted === undefined || wanted === JobModifyIndex) return;
  throw new ActionError({
    reason: 'conflict',
    message: `The modify index of \`${ID}\` is ${JobModifyIndex ?? 0}, not ${wanted}: the job was changed meanwhile`,
    help: 'changed-meanwhile',
    hint: 'Look at the job; then give the index that it has now, or leave `check-index` out.',
  });
}

/** That the promise was broken all the same: what stands between us and the server may take the index away. */
function unguarded({ job, checkIndex: wanted }: ScaleInputs): ActionError {
  return new ActionError({
    reason: 'conflict',
    message: `\`${job}\` was changed after its modify index ${wanted} was read, and Nomad scaled it all the same`,
    help: 'changed-meanwhile',
    hint: 'Look at the versions of the job, and scale it back where that is needed.',
  });
}

function stopped(job: string): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `The job \`${job}\` is stopped, and would stay so with another count`,
    help: 'stopped-job',
    hint: 'Register it again, or go back to a version before it was stopped with `mode: revert`.',
  });
}

function noEvents(job: string): ActionError {
  return new ActionError({
    reason: 'input',
    message: `The job \`${job}\` is a \`system\` job, of which Nomad notes no error`,
    hint: 'Leave the input `error` out.',
  });
}
