import { nomadMode } from '../nomad-mode.ts';
import { readScaleInputs, scaleInputs, type ScaleInputs, type WantedCount } from './inputs.ts';
import { ActionError, ServiceError, type Note } from '../../errors.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import {
  awaitDeployment,
  findGroup,
  resolveCount,
  type ResolvedCount,
  writeScale,
  type Scaling,
} from './write-scale.ts';
import { findJob } from '../../operations/find-job.ts';
import { followLive, followWrite } from '../../operations/follow/follow-rollout.ts';
import { type JobWrite, nothingWritten, writeReport } from '../../report/write-report.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { ShortReport } from '../../report/run-report.ts';

/**
 * Mode `scale`: sets the count of a task group and follows the rollout, or records why it was not scaled.
 * Takes the job's ID, the group and a count (absolute or relative); returns the counts before and after, and the outcome.
 * A count that is already set is left alone, and a relative one never applies twice: each write is checked against the index that was read.
 */
export const mode = nomadMode({
  inputs: scaleInputs,
  activity: 'Scaling',
  writes: ['scale', 'promote'],
  read: readScaleInputs,
  failedOutputs: nothingWritten,
  run: scale,
  report: scaleReport,
});

/** How a run of mode `scale` ended. */
interface ScaleOutcome extends JobWrite {
  readonly group: string;
  /** Undefined where an error was recorded. */
  readonly counts: ResolvedCount | undefined;
}

type Dependencies = NomadRun<ScaleInputs>;

/** Attempts to resolve a count: again where the job was changed in the meantime. */
const mostAttempts = 2;

/**
 * Sets the count of a task group and follows the rollout, or records an error with the group. A count that is already set is not written; the live version is judged by how it runs.
 *
 * @throws ActionError `input` (group, bounds); `blocked` (an active deployment, a stopped job); `conflict`; `not-found`
 */
async function scale(dependencies: Dependencies): Promise<ScaleOutcome> {
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
  const outcome = { group: present.group, counts: present.counts };
  const already = async ({ job, counts }: CurrentGroup): Promise<ScaleOutcome> => ({
    ...outcome,
    counts,
    ...unwritten('already', job),
    ...(inputs.dryRun ? {} : await followLive(dependencies, job)),
  });
  if (present.counts.to === present.counts.from) return already(present);
  if (present.job.Stop === true) throw stoppedError(inputs.job);
  checkIndex(present.job, inputs);
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
  return { ...outcome, counts, ...write };
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
  const outcome = { group, counts: undefined };
  if (inputs.dryRun) return { ...outcome, ...unwritten('dry-run', job) };
  const scaling: Scaling = { inputs, job, group, count: undefined };
  await writeScale(scaling, dependencies);
  return { ...outcome, ...unwritten('already', job), result: 'done' };
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
    help: 'not-possible-for-this-job',
  });
}

const resetNote: Note = {
  level: 'notice',
  text: 'The next `register` resets the count to that of the job file, unless it has `preserve-counts: true`.',
};

const hints = {
  failed: 'The new count stays. Check the latest deployment of the job, and scale back if needed.',
  'rolled-back': 'The previous version runs again, with its count. Check the latest deployment of the job.',
  'placement-blocked':
    'The new count stays, and Nomad places the missing allocations as soon as there is capacity. Add capacity, or scale back.',
  'timed-out':
    'The new count stays, and Nomad continues: check the deployment. Raise `timeout` if it takes longer. Running a relative count again scales again.',
};

function scaleReport(outcome: ScaleOutcome, { job, result: { kind } }: ScaleInputs): ShortReport {
  const { group, counts, result } = outcome;
  const name = `group \`${group}\` of \`${job}\``;
  const { from = 0, to = 0 } = counts ?? {};
  const results = {
    already: `Nothing to do: the count of ${name} is ${to}`,
    'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
    done: `Scaled ${name} from ${from} to ${to}`,
  };
  const errorResults = {
    ...results,
    'dry-run': `Dry run: the error of ${name} would be recorded`,
    done: `Recorded the error of ${name}`,
  };
  const text = { job, results: kind === 'error' ? errorResults : results, hints };
  const isScaled = kind === 'count' && (result === 'done' || result === 'dry-run');
  return { ...writeReport(outcome, text), notes: isScaled ? [resetNote] : [] };
}
