import { readScaling } from '../../nomad-plan/spec.ts';
import { createNomadMode } from '../nomad-mode.ts';
import { readScaleInputs, scaleInputs, type ScaleInputs, type TargetCount } from './inputs.ts';
import { describeSetting, ServiceError, type Note } from '../../errors.ts';
import {
  findJob,
  createImpossibleError,
  createGroupError,
  requireNoDeployment,
  requireStarted,
} from '../../operations/find-job.ts';
import { followLive, followWrite, type VerbWrite } from '../../operations/follow/follow-rollout.ts';
import { type JobWrite, createWriteReport } from '../../report/write-report.ts';
import { randomUUID } from 'node:crypto';
import { readStateAfter, toState, createConflictError, writeToNomad } from '../../operations/write-permitted.ts';
import type { Job, JobGroup } from '../../clients/nomad/jobs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/**
 * Mode `scale`: sets the count of a task group and follows the rollout.
 * Takes the job's ID, the group and a count (absolute or relative); returns the counts before and after, and the outcome.
 * A count that is already set stays unchanged, and a relative count is never applied twice: each write is checked against the index that was read.
 */
export const mode = createNomadMode({
  inputs: scaleInputs,
  activity: 'Scaling',
  writes: ['scale', 'promote'],
  read: readScaleInputs,
  run: scale,
  report: scaleReport,
});

interface ScaleOutcome extends JobWrite {
  readonly group: string;
  readonly counts: ResolvedCount;
}

type ScaleRun = NomadRun<ScaleInputs>;

/** Attempts to resolve a count: again if the job was changed in the meantime. */
const maxAttempts = 2;

/** @throws ActionError `input` (group, bounds); `blocked` (an active deployment, a stopped job); `conflict`; `not-found` */
async function scale(run: ScaleRun): Promise<ScaleOutcome> {
  const { inputs } = run;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await scaleOnce(run);
    } catch (error) {
      const mayHaveChanged = error instanceof ServiceError && ['conflict', 'blocked'].includes(error.reason);
      if (!mayHaveChanged || attempt === maxAttempts) throw error;
      run.log(`${inputs.job}: ${error.message}. Reading the job again.`);
    }
  }
}

async function scaleOnce(run: ScaleRun): Promise<ScaleOutcome> {
  const { inputs, nomad } = run;
  const job = await findJob(nomad, inputs);
  const group = findGroup(job, inputs.groups);
  const counts = resolveCount(group, inputs.target);
  const outcome = { group: group.Name, counts };
  if (counts.to === counts.from) {
    const followResult = inputs.dryRun ? {} : await followLive(run, job);
    return { ...outcome, ...createUnwritten('already', job), ...followResult };
  }
  requireStarted(job);
  await requireNoDeployment(nomad, job.ID);
  if (inputs.dryRun) return { ...outcome, ...createUnwritten('dry-run', job) };
  const write = await writeScale({ job, group: group.Name, count: counts.to }, run);
  return { ...outcome, ...(await followWrite(run, write, job)) };
}

function createUnwritten(result: 'already' | 'dry-run', { JobModifyIndex, Version }: Job): JobWrite {
  return { result, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}

const resetNote: Note = {
  level: 'notice',
  text: `The next \`register\` restores the count in the job file. To keep this count, give the group an enabled \`scaling\` block, or set ${describeSetting('preserve-counts: true')}.`,
};

const hints = {
  failed: 'The new count stays. Check the latest deployment of the job, and scale back if needed.',
  'rolled-back': 'The previous version runs again, with its count. Check the latest deployment of the job.',
  'placement-blocked': 'The new count stays; Nomad places the rest once a node fits. Add capacity, or scale back.',
  'timed-out':
    'The new count stays, and Nomad continues: check the deployment. Raise `timeout` if it takes longer. Running a relative count again scales again.',
};

function scaleReport(outcome: ScaleOutcome, { job }: ScaleInputs): ShortReport {
  const { group, counts, result } = outcome;
  const name = `group \`${group}\` of \`${job}\``;
  const { from, to } = counts;
  const results = {
    already: `Nothing to do: the count of ${name} is ${to}`,
    'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
    done: `Scaled ${name} from ${from} to ${to}`,
  };
  const isScaled = result === 'done' || result === 'dry-run';
  return { ...createWriteReport(outcome, { job, results, hints }), notes: isScaled ? [resetNote] : [] };
}

/** The metadata key of a scaling event that identifies its request. */
const requestKey = 'outrider-request';

interface ScaleRequest {
  /** As it was read; the write is checked against its index. */
  readonly job: Job;
  readonly group: string;
  readonly count: number;
}

/**
 * Scales exactly once: a second request is checked against the same index as the first.
 *
 * @throws ActionError Nomad's refusal; `conflict` also if another user or process changed the job while the response was lost
 */
async function writeScale(scaling: ScaleRequest, { inputs, nomad, requestPermit }: ScaleRun): Promise<VerbWrite> {
  const { job, group, count } = scaling;
  const request = randomUUID();
  return writeToNomad({
    readBefore: () => toState(job),
    requestPermit: async () => requestPermit('scale', { job: job.ID, index: job.JobModifyIndex }),
    send: async (permit): Promise<VerbWrite> =>
      nomad.scaleTaskGroup(permit, {
        id: job.ID,
        group,
        count,
        // Nomad's API requires a message.
        message: inputs.message ?? 'scaled by Outrider',
        meta: { [requestKey]: request },
        enforceIndex: job.JobModifyIndex ?? undefined,
      }),
    findEffect: async () => findEvent(scaling, request, nomad),
    readAfter: ({ JobModifyIndex }) => readStateAfter(nomad, { id: job.ID }, JobModifyIndex),
  });
}

/** Finds the effect of a request whose response was lost, by its scaling event. */
async function findEvent(
  { job, group, count }: ScaleRequest,
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
  // The event follows shortly after the version: a new version without an event may be of this request.
  const lacksEvent = !events.some(({ CreateIndex }) => CreateIndex > index);
  const runningCount = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
  if (lacksEvent && live.Version === (job.Version ?? 0) + 1 && runningCount === count)
    return { JobModifyIndex: index, EvalID: '' };
  throw createConflictError(job.ID, live.Version);
}

/** A task group's count now and after the run. */
interface ResolvedCount {
  readonly from: number;
  readonly to: number;
}

/** Finds the task group of input `groups`, or the job's only one. @throws ActionError `input`, with the existing names */
function findGroup(job: Job, [target, ...others]: readonly string[]): JobGroup & { readonly Name: string } {
  const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
  const [only] = groups;
  if (target === undefined && only !== undefined && groups.length === 1) return only;
  const match = others.length > 0 ? undefined : groups.find(({ Name }) => Name === target);
  if (match !== undefined) return match;
  const problem =
    target === undefined || others.length > 0 ? 'has several task groups' : `has no task group \`${target}\``;
  const names = groups.map(({ Name }) => Name);
  throw createGroupError(job.ID, problem, names);
}

/** Resolves a count, within the bounds of the group. @throws ActionError `input`, with the bounds */
function resolveCount(group: JobGroup, target: TargetCount): ResolvedCount {
  const from = group.Count ?? 1;
  const to = 'to' in target ? target.to : from + target.by;
  if (to === from) return { from, to };
  // Nomad enforces the bounds of a `scaling` block also while its policy is disabled.
  const scaling = readScaling(group);
  const [min, max] = [scaling?.Min ?? 0, scaling?.Max ?? Infinity];
  if (to >= min && to <= max) return { from, to };
  const sum = 'to' in target ? '' : ` (now ${from}, ${target.by < 0 ? 'minus' : 'plus'} ${Math.abs(target.by)})`;
  const bounds = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  throw createImpossibleError(
    `The count of group \`${group.Name ?? ''}\` would be ${to}${sum}, which is outside its bounds: ${bounds}`,
    'Set a count within the bounds. To change the bounds, register the job with a different `scaling` block.',
  );
}
