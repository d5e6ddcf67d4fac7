import { nomadMode } from '../nomad-mode.ts';
import { readScaleInputs, scaleInputs, type ScaleInputs, type WantedCount } from './inputs.ts';
import { ActionError, ServiceError, type Note } from '../../errors.ts';
import { findJob, notPossible, requireStarted } from '../../operations/find-job.ts';
import { codeList } from '../../text/numbers.ts';
import { followLive, followWrite, type VerbWrite } from '../../operations/follow/follow-rollout.ts';
import { type JobWrite, writeReport } from '../../report/write-report.ts';
import { randomUUID } from 'node:crypto';
import { stateAfter, stateOf, changedMeanwhile, writeToNomad } from '../../operations/write-permitted.ts';
import { healthyOf } from '../../report/describe-rollout.ts';
import { isOver } from '../../rollout/judge-deployment.ts';
import { deploymentGroups } from '../../rollout/progress.ts';
import { followUntilEnd } from '../../operations/follow/follow-until-end.ts';
import type { Job, JobGroup } from '../../clients/nomad/jobs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { JobInputs } from '../../inputs/job.ts';

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
  run: scale,
  report: scaleReport,
});

interface ScaleOutcome extends JobWrite {
  readonly group: string;
  /** Undefined where an error was recorded. */
  readonly counts: ResolvedCount | undefined;
}

type Dependencies = NomadRun<ScaleInputs>;

/** Attempts to resolve a count: again where the job was changed in the meantime. */
const mostAttempts = 2;

/** @throws ActionError `input` (group, bounds); `blocked` (an active deployment, a stopped job); `conflict`; `not-found` */
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
  requireStarted(present.job);
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
  const write = await followWrite(dependencies, written, job);
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
  if (job.Type === 'system')
    throw notPossible(
      `The job \`${inputs.job}\` is a \`system\` job, for which Nomad records no scaling errors`,
      'Remove the input `error`.',
    );
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

/** The metadata key of a scaling event that identifies its request. */
const requestKey = 'outrider-request';
/** Nomad's API requires a message or an error. */
const defaultMessage = 'scaled by Outrider';

export interface Scaling {
  readonly inputs: ScaleInputs;
  /** As it was read; the write is checked against its index. */
  readonly job: Job;
  readonly group: string;
  /** Undefined to record an error. */
  readonly count: number | undefined;
}

/**
 * Scales exactly once: a second request is checked against the same index as the first.
 *
 * @throws ActionError Nomad's refusal; `conflict` also where another user or process changed the job while the answer was lost
 */
export async function writeScale(scaling: Scaling, { nomad, mayWrite }: NomadRun<ScaleInputs>): Promise<VerbWrite> {
  const { inputs, job, group, count } = scaling;
  const { result } = inputs;
  const request = randomUUID();
  return writeToNomad({
    from: () => stateOf(job),
    permit: async () => mayWrite('scale', { job: job.ID, index: job.JobModifyIndex }),
    send: async (permit): Promise<VerbWrite> =>
      nomad.scaleTaskGroup(permit, {
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (result.kind === 'error' ? undefined : defaultMessage),
        error: result.kind === 'error' ? result.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
      }),
    find: async () => findEvent(scaling, request, nomad),
    // An error that is only recorded creates no version.
    to: ({ JobModifyIndex }) =>
      count === undefined ? stateOf(job) : stateAfter(nomad, { id: job.ID }, JobModifyIndex),
  });
}

/** Finds the effect of a request whose answer was lost, by its scaling event. */
async function findEvent(
  { job, group, count }: Scaling,
  request: string,
  nomad: Nomad,
): Promise<VerbWrite | undefined> {
  const live = await nomad.readJob({ id: job.ID });
  const status = await nomad.readJobScaleStatus({ id: job.ID });
  const index = live.JobModifyIndex ?? 0;
  const events = status.TaskGroups[group]?.Events ?? [];
  const event = events.find(({ Meta }) => Meta?.[requestKey] === request);
  if (event !== undefined) return { JobModifyIndex: index, EvalID: event.EvalID };
  if (index === job.JobModifyIndex) return undefined;
  // The event follows a moment after the version: a new version without an event may be that of this request.
  const lacksEvent = !events.some(({ CreateIndex }) => CreateIndex > index);
  const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
  if (count !== undefined && lacksEvent && live.Version === (job.Version ?? 0) + 1 && present === count)
    return { JobModifyIndex: index, EvalID: '' };
  throw changedMeanwhile(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}

/** A task group's count now and after the run. */
export interface ResolvedCount {
  readonly from: number;
  readonly to: number;
}

/** Finds the task group of input `group`, or the job's only one. @throws ActionError `input`, with the existing names */
export function findGroup(job: Job, wanted: string | undefined): JobGroup & { readonly Name: string } {
  const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
  const [only] = groups;
  if (wanted === undefined && only !== undefined && groups.length === 1) return only;
  const found = groups.find(({ Name }) => Name === wanted);
  if (found !== undefined) return found;
  const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
  const names = codeList(groups.map(({ Name }) => Name));
  throw notPossible(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}

/** Resolves a count, within the bounds of the group. @throws ActionError `input`, with the bounds */
export function resolveCount(group: JobGroup, wanted: WantedCount): ResolvedCount {
  const from = group.Count ?? 1;
  const to = 'to' in wanted ? wanted.to : from + wanted.by;
  if (to === from) return { from, to };
  const { least, most } = boundsOf(group);
  if (to >= least && to <= most) return { from, to };
  const sum = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'minus' : 'plus'} ${Math.abs(wanted.by)})`;
  const bounds = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  throw notPossible(
    `The count of group \`${group.Name ?? ''}\` would be ${to}${sum}, which is outside its bounds: ${bounds}`,
    'Set a count within the bounds. To change the bounds, register the job with another `scaling` block.',
  );
}

/** Nomad enforces the bounds of a `scaling` block also while its policy is disabled. */
function boundsOf({ Scaling }: JobGroup): { readonly least: number; readonly most: number } {
  const { Min, Max } = (Scaling ?? {}) as { readonly Min?: unknown; readonly Max?: unknown };
  return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}

/** Waits for the end of an active deployment with `wait-for-deployment`. @throws ActionError `blocked` without; `timed-out` when it takes too long */
export async function awaitDeployment(run: NomadRun<JobInputs>, wait: boolean): Promise<void> {
  const { inputs, nomad } = run;
  const { job } = inputs;
  const present = await nomad.readJobsMostRecentDeployment({ id: job });
  if (present === null || isOver(present)) return;
  if (!wait) throw activeError(job, present);
  const { end, stoppedBy } = await followUntilEnd(
    {
      label: job,
      watch: ({ options }) => nomad.watch.readJobsMostRecentDeployment({ id: job }, options()),
      judge: (latest) => (latest === null || isOver(latest) ? 'over' : undefined),
      describe: (latest) => (latest === null || isOver(latest) ? '' : `waiting for ${describeActive(latest)}`),
    },
    run,
  );
  if (end === undefined) throw timeoutError(present, stoppedBy);
}

function describeActive(deployment: Deployment): string {
  return `deployment ${deployment.ID.slice(0, 8)} of version ${deployment.JobVersion}: ${healthyOf(deploymentGroups(deployment))}`;
}

function activeError(job: string, { ID, JobVersion, Status }: Deployment): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Not scaled: deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}`,
    help: 'deployment-under-way',
    hint: 'Wait for its end with `wait-for-deployment: true`, or end it with `mode: promote` or `mode: fail-deployment`.',
  });
}

function timeoutError({ ID }: Deployment, stoppedBy: 'deadline' | 'cancelled' | undefined): ActionError {
  const when = stoppedBy === 'cancelled' ? 'when the run was cancelled' : 'within the `timeout`';
  return new ActionError({
    reason: 'timed-out',
    message: `Not scaled: deployment \`${ID}\` had not ended ${when}`,
    help: 'deployment-under-way',
    hint: 'Check whether the deployment waits for promotion. Raise `timeout` if it takes longer.',
  });
}
