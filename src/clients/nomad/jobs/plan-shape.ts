import * as v from 'valibot';
import type { JobPlan, ObjectDiff } from './plan-answer.ts';
import { count, listOf, mapOf, shaped, text, type Shaped } from '../shape.ts';

const type = v.picklist(['None', 'Added', 'Deleted', 'Edited']);
const strings = listOf(v.string());
const counts = mapOf(v.number());

const FIELD = v.object({ Type: type, Name: v.string(), Old: text, New: text, Annotations: strings });
const OBJECT: v.GenericSchema<unknown, ObjectDiff> = v.object({
  Type: type,
  Name: v.string(),
  Fields: listOf(FIELD),
  Objects: v.lazy(() => listOf(OBJECT)),
});
const inside = { Type: type, Fields: listOf(FIELD), Objects: listOf(OBJECT) };
const TASK = v.object({ ...inside, Name: v.string(), Annotations: strings });
const GROUP = v.object({ ...inside, Name: v.string(), Tasks: listOf(TASK), Updates: counts });
export const JOB_DIFF = v.object({ ...inside, ID: text, TaskGroups: listOf(GROUP) });

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

const EVALUATION = v.object({
  ID: text,
  Status: text,
  StatusDescription: text,
  Type: text,
  TriggeredBy: text,
  JobID: text,
  Namespace: text,
});

export const METRIC = v.object({
  NodesEvaluated: count,
  NodesFiltered: count,
  NodesInPool: count,
  NodePool: text,
  NodesAvailable: counts,
  ClassFiltered: counts,
  ConstraintFiltered: counts,
  NodesExhausted: count,
  ClassExhausted: counts,
  DimensionExhausted: counts,
  QuotaExhausted: strings,
  ResourcesExhausted: mapOf(v.object({ CPU: count, Cores: count, MemoryMB: count, MemoryMaxMB: count, DiskMB: count })),
  CoalescedFailures: count,
});

const PLAN = v.object({
  Annotations: v.object({ DesiredTGUpdates: mapOf(UPDATES), PreemptedAllocs: listOf(PREEMPTED) }),
  CreatedEvals: listOf(EVALUATION),
  Diff: v.nullish(JOB_DIFF, null),
  FailedTGAllocs: mapOf(METRIC),
  JobModifyIndex: v.number(),
  // Go's zero time stands for none, as `null` does.
  NextPeriodicLaunch: v.pipe(
    v.nullish(v.string(), null),
    v.transform((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time)),
  ),
  Warnings: text,
});

/** Reads a plan: what we do not know is left out, what an older server or an empty list leaves out is filled in. */
export function planFrom(value: unknown): Shaped<Omit<JobPlan, 'raw'>> {
  return shaped(PLAN, value);
}
