import * as v from 'valibot';
import { shapeOf } from '../call.ts';
import { count, listOf, mapOf, text } from '../fields.ts';
import { placeJob, type SentJob } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { jobSegment } from './job-id.ts';

const type = v.picklist(['None', 'Added', 'Deleted', 'Edited']);
export type DiffType = v.InferOutput<typeof type>;

const strings = listOf(v.string());
const counts = mapOf(v.number());

const FIELD = v.object({
  Type: type,
  Name: v.string(),
  /** Text whatever the field's type; durations are nanoseconds, a missing value is empty. */
  Old: text,
  New: text,
  Annotations: strings,
});
export type FieldDiff = v.InferOutput<typeof FIELD>;

export interface ObjectDiff {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}
const OBJECT: v.GenericSchema<unknown, ObjectDiff> = v.object({
  Type: type,
  Name: v.string(),
  Fields: listOf(FIELD),
  Objects: v.lazy(() => listOf(OBJECT)),
});

const inside = { Type: type, Fields: listOf(FIELD), Objects: listOf(OBJECT) };
const TASK = v.object({ ...inside, Name: v.string(), Annotations: strings });
export type TaskDiff = v.InferOutput<typeof TASK>;

const GROUP = v.object({
  ...inside,
  Name: v.string(),
  Tasks: listOf(TASK),
  /** Label to count: `ignore`, `create`, `destroy`, `migrate`, `canary`, `in-place update`, `create/destroy update`. */
  Updates: counts,
});
export type TaskGroupDiff = v.InferOutput<typeof GROUP>;

export const JOB_DIFF = v.object({ ...inside, ID: text, TaskGroups: listOf(GROUP) });
export type JobDiff = v.InferOutput<typeof JOB_DIFF>;

/** Counts of allocations; one that an older server does not know is 0. */
const UPDATES = v.object({
  Ignore: count,
  Place: count,
  Migrate: count,
  Stop: count,
  InPlaceUpdate: count,
  DestructiveUpdate: count,
  Canary: count,
  Preemptions: count,
  Disconnect: count,
  Reconnect: count,
  RescheduleNow: count,
  RescheduleLater: count,
});
export type DesiredUpdates = v.InferOutput<typeof UPDATES>;

/** An allocation of another job that would be evicted. */
const PREEMPTED = v.object({
  ID: text,
  Name: text,
  Namespace: text,
  JobID: text,
  JobType: text,
  TaskGroup: text,
  NodeID: text,
  NodeName: text,
});
export type PreemptedAlloc = v.InferOutput<typeof PREEMPTED>;

const EVALUATION = v.object({
  ID: text,
  Status: text,
  StatusDescription: text,
  Type: text,
  TriggeredBy: text,
  JobID: text,
  Namespace: text,
});

/** Why a task group cannot be placed; the counts are of nodes. */
export const METRIC = v.object({
  NodesEvaluated: count,
  NodesFiltered: count,
  /** 0 from a server before 1.6. */
  NodesInPool: count,
  NodePool: text,
  /** Per datacenter. */
  NodesAvailable: counts,
  ClassFiltered: counts,
  ConstraintFiltered: counts,
  NodesExhausted: count,
  ClassExhausted: counts,
  DimensionExhausted: counts,
  QuotaExhausted: strings,
  /** Per task, what it asked for that no node had; CPU in MHz. One that the server leaves out is 0. */
  ResourcesExhausted: mapOf(v.object({ CPU: count, Cores: count, MemoryMB: count, MemoryMaxMB: count, DiskMB: count })),
  /** The group's failed allocations beyond the first. */
  CoalescedFailures: count,
});
export type AllocMetric = v.InferOutput<typeof METRIC>;

/**
 * Lists and maps are never `null`: what an older server or an empty list leaves out is filled in, what we do not know
 * is left out.
 */
export const PLAN = v.object({
  Annotations: v.object({
    /** Per task group, those that the job loses included. */
    DesiredTGUpdates: mapOf(UPDATES),
    PreemptedAllocs: listOf(PREEMPTED),
  }),
  /** The evaluations that the dry run would create; a `blocked` one stands for what cannot be placed. */
  CreatedEvals: listOf(EVALUATION),
  /** `null` only from a server that gives no difference though asked for it. */
  Diff: v.nullish(JOB_DIFF, null),
  /** Why each task group that cannot be placed cannot; empty when everything can be placed. */
  FailedTGAllocs: mapOf(METRIC),
  /** The live job's index, the one to check a later write against; 0 when there is no such job. */
  JobModifyIndex: v.number(),
  /** RFC 3339 in the job's own time zone; `null`, as Go's zero time, when the job is not periodic. */
  NextPeriodicLaunch: v.pipe(
    v.nullish(v.string(), null),
    v.transform((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time)),
  ),
  /** Free text, several lines; empty when there are none. */
  Warnings: text,
});

export interface JobPlan extends v.InferOutput<typeof PLAN> {
  /** The whole answer as it came. It holds the job's values in clear. */
  readonly raw: string;
}

interface CreateJobPlanRequest extends SentJob {
  readonly policyOverride?: boolean | undefined;
  /** Whether the difference comes along; true by default. */
  readonly diff?: boolean | undefined;
}

/**
 * Create Job Plan: POST /v1/job/:job_id/plan, `{Job, Diff, PolicyOverride}` → what Nomad would do. Nothing is stored,
 * so it may be sent again.
 *
 * The job's own namespace and region go before the client's, as in the command line; the request's before both.
 *
 * @throws ServiceError `invalid` (reason `parse`: Nomad refuses the job, which arrives as a 500; `input`: unknown
 *   region or namespace); `unauthorized` (`plan-job`, before 1.11.2 `submit-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-plan
 */
export async function createJobPlan(wire: NomadWire, request: CreateJobPlanRequest): Promise<JobPlan> {
  const { policyOverride = false, diff = true } = request;
  const { job, ...place } = placeJob(request, wire);
  const override = policyOverride ? ', and `sentinel-override`,' : '';
  const call = {
    method: 'POST',
    path: `/v1/job/${jobSegment(job.ID, 'parse')}/plan`,
    ...place,
    body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
    repeatable: true,
    capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
    invalidReason: 'parse',
  } as const;
  const answer = await wire.ask(call);
  return { ...wire.read(call, answer, shapeOf(PLAN)), raw: answer.body };
}
