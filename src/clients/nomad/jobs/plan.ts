import * as v from 'valibot';
import { toShape } from '../wire/call.ts';
import { countField, defineList, defineMap, textField, wrappingCountSchema } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { encodeJobId } from './job-call.ts';
import { resolveJobTarget, type SentJob } from './job.ts';

const diffTypeSchema = v.picklist(['None', 'Added', 'Deleted', 'Edited']);
export type DiffType = v.InferOutput<typeof diffTypeSchema>;

const stringListSchema = defineList(v.string());
const countMapSchema = defineMap(v.number());
const exactCountSchema = v.union([
  v.number(),
  v.pipe(
    v.object({ rawJSON: v.string() }),
    v.transform(({ rawJSON }) => rawJSON),
  ),
]);

const fieldSchema = v.object({
  Type: diffTypeSchema,
  Name: v.string(),
  /** Always text; durations are in nanoseconds, and a missing value is empty. */
  Old: textField,
  New: textField,
  Annotations: stringListSchema,
});
export type FieldDiff = v.InferOutput<typeof fieldSchema>;

export interface ObjectDiff {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}
const objectSchema: v.GenericSchema<unknown, ObjectDiff> = v.object({
  Type: diffTypeSchema,
  Name: v.string(),
  Fields: defineList(fieldSchema),
  Objects: v.lazy(() => defineList(objectSchema)),
});

const diffFields = { Type: diffTypeSchema, Fields: defineList(fieldSchema), Objects: defineList(objectSchema) };
const taskSchema = v.object({ ...diffFields, Name: v.string(), Annotations: stringListSchema });
export type TaskDiff = v.InferOutput<typeof taskSchema>;

const groupDiffSchema = v.object({
  ...diffFields,
  Name: v.string(),
  Tasks: defineList(taskSchema),
  /** Label to count: `ignore`, `create`, `destroy`, `migrate`, `canary`, `in-place update`, `create/destroy update`. A string if a JavaScript number would lose digits. */
  Updates: defineMap(exactCountSchema),
});
export type TaskGroupDiff = v.InferOutput<typeof groupDiffSchema>;

export const jobDiffSchema = v.object({ ...diffFields, ID: textField, TaskGroups: defineList(groupDiffSchema) });
export type JobDiff = v.InferOutput<typeof jobDiffSchema>;

/** Counts, whose meaning depends on the type of the job: `nomad-plan/group-counts.ts`. 0 if an older server omits a count. */
const updatesSchema = v.object({
  Ignore: countField,
  /** Below 0 if Nomad subtracts nodes that a constraint excludes. */
  Place: wrappingCountSchema,
  Migrate: countField,
  Stop: countField,
  InPlaceUpdate: countField,
  DestructiveUpdate: countField,
  Canary: countField,
  Preemptions: countField,
  /** `undefined` before 1.11.0. */
  Disconnect: v.optional(v.number()),
  RescheduleNow: countField,
  RescheduleLater: countField,
});
export type DesiredUpdates = v.InferOutput<typeof updatesSchema>;

const preemptedSchema = v.object({
  ID: textField,
  Namespace: textField,
  JobID: textField,
  JobType: textField,
  TaskGroup: textField,
});
export type PreemptedAlloc = v.InferOutput<typeof preemptedSchema>;

/** The reasons why a task group cannot be placed; the counts are of nodes. */
export const metricSchema = v.object({
  NodesEvaluated: countField,
  NodesFiltered: countField,
  NodesInPool: countField,
  NodePool: textField,
  /** Per datacenter. */
  NodesAvailable: countMapSchema,
  ClassFiltered: countMapSchema,
  ConstraintFiltered: countMapSchema,
  NodesExhausted: countField,
  ClassExhausted: countMapSchema,
  DimensionExhausted: countMapSchema,
  QuotaExhausted: stringListSchema,
  /** Per task, the resources that no node has free; CPU in MHz. 0 if the server omits a resource. */
  ResourcesExhausted: defineMap(
    v.object({ CPU: countField, Cores: countField, MemoryMB: countField, MemoryMaxMB: countField, DiskMB: countField }),
  ),
  /** Further failed allocations of the group. */
  CoalescedFailures: countField,
});
export type AllocMetric = v.InferOutput<typeof metricSchema>;

/** Lists and maps are never `null`, although older servers and empty lists omit them. Unknown fields are dropped. */
export const planSchema = v.object({
  Annotations: v.object({
    /** Per task group, including removed ones. */
    DesiredTGUpdates: defineMap(updatesSchema),
    PreemptedAllocs: defineList(preemptedSchema),
  }),
  /** `null` only if the server returns no diff although it was requested. */
  Diff: v.nullish(jobDiffSchema, null),
  FailedTGAllocs: defineMap(metricSchema),
  /** The index of the live job, for the check-and-set of a later write; 0 without a live job. */
  JobModifyIndex: v.number(),
  /** RFC 3339 in the time zone of the job; `null` without an enabled schedule, or if it never launches the job. */
  NextPeriodicLaunch: v.pipe(
    v.nullish(v.string(), null),
    v.transform((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time)),
  ),
  /** Free text of several lines; empty if there are none. */
  Warnings: textField,
});

export interface JobPlan extends v.InferOutput<typeof planSchema> {
  /** The unchanged response. It contains the values of the job in clear text. */
  readonly raw: string;
}

interface CreateJobPlanRequest extends SentJob {
  readonly policyOverride?: boolean | undefined;
  /** Includes the diff; true by default. */
  readonly diff?: boolean | undefined;
}

/**
 * Create Job Plan: POST /v1/job/:job_id/plan, `{Job, Diff, PolicyOverride}` → what Nomad would do. Changes nothing, so it is safe to repeat.
 *
 * The namespace and region of the request take precedence over the job, and the job over the client, as in Nomad's command line.
 *
 * @throws ServiceError `parse` (Nomad rejects the job, with a 500); `input` (unknown region or namespace)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-plan
 */
export async function createJobPlan(wire: NomadWire, request: CreateJobPlanRequest): Promise<JobPlan> {
  const { policyOverride = false, diff = true } = request;
  const { job, ...target } = resolveJobTarget(request, wire);
  const override = policyOverride ? ', and `sentinel-override`,' : '';
  const call = {
    method: 'POST',
    path: `/v1/job/${encodeJobId(job.ID, 'parse')}/plan`,
    ...target,
    body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
    repeatable: true,
    capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
    invalidReason: 'parse',
  } as const;
  const response = await wire.send(call);
  return { ...wire.read(call, response, toShape(planSchema)), raw: response.body };
}
