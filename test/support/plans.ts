import { createRedactor } from '../../src/redaction/redactor.ts';
import type { RedactionRules } from '../../src/redaction/judge-value.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { AllocMetric, DesiredUpdates, FieldDiff, JobDiff, JobPlan } from '../../src/clients/nomad/jobs/plan.ts';

/** The placement metric of a group; 0 for counts that are not given. */
function updates(given: Partial<DesiredUpdates> = {}): DesiredUpdates {
  const none = {
    Ignore: 0,
    Place: 0,
    Migrate: 0,
    Stop: 0,
    InPlaceUpdate: 0,
    DestructiveUpdate: 0,
    Canary: 0,
    Preemptions: 0,
  };
  return { ...none, Disconnect: 0, RescheduleNow: 0, RescheduleLater: 0, ...given };
}

/** The placement metric of a group, empty by default. */
export function metric(given: Partial<AllocMetric> = {}): AllocMetric {
  const counts = { NodesEvaluated: 1, NodesFiltered: 0, NodesInPool: 1, NodesExhausted: 0, CoalescedFailures: 0 };
  const maps = {
    NodesAvailable: { dc1: 1 },
    ClassFiltered: {},
    ConstraintFiltered: {},
    ClassExhausted: {},
    DimensionExhausted: {},
  };
  return { ...counts, ...maps, NodePool: 'default', QuotaExhausted: [], ResourcesExhausted: {}, ...given };
}

/** A plan without changes, except for the given fields. */
export function plan(
  given: Partial<Omit<JobPlan, 'Annotations'>> & {
    readonly groups?: Readonly<Record<string, Partial<DesiredUpdates>>>;
  } = {},
): JobPlan {
  const { groups = {}, ...rest } = given;
  const desired = Object.fromEntries(Object.entries(groups).map(([name, counts]) => [name, updates(counts)]));
  return {
    Annotations: { DesiredTGUpdates: desired, PreemptedAllocs: [] },
    Diff: diff(),
    FailedTGAllocs: {},
    JobModifyIndex: 7,
    NextPeriodicLaunch: null,
    Warnings: '',
    raw: '{}',
    ...rest,
  };
}

export function diff(given: Partial<JobDiff> = {}): JobDiff {
  return { Type: 'None', ID: 'web', Fields: [], Objects: [], TaskGroups: [], ...given };
}

export function taskDiff(
  fields: readonly FieldDiff[],
  names: { readonly group?: string; readonly task?: string } = {},
): JobDiff {
  const task = { Type: 'Edited' as const, Name: names.task ?? 'server', Fields: fields, Objects: [], Annotations: [] };
  const group = {
    Type: 'Edited' as const,
    Name: names.group ?? 'app',
    Fields: [],
    Objects: [],
    Tasks: [task],
    Updates: {},
  };
  return diff({ Type: 'Edited', TaskGroups: [group] });
}

export function edit(name: string, before: string, after: string): FieldDiff {
  return { Type: 'Edited', Name: name, Old: before, New: after, Annotations: [] };
}

export function job(given: Partial<Job> = {}): Job {
  return { ID: 'web', Name: 'web', Type: 'service', Datacenters: ['dc1'], TaskGroups: [], ...given };
}

/** The part of a record for a job, with arbitrary digests. */
export const reviewed = {
  file: 'a.hcl',
  id: 'a',
  namespace: 'default',
  region: '',
  index: 1,
  changes: true,
  hits: [],
  spec: '',
  plan: '',
};

/** Rules without patterns, by which nothing is published. */
export function createRules(given: Partial<RedactionRules> = {}): RedactionRules {
  return { mode: 'default', patterns: [], reveal: [], secrets: createRedactor(), published: new Set(), ...given };
}

/** Rules by which everything is shown except values that look like a secret. */
export function createShowingRules(): RedactionRules {
  return createRules({ mode: 'none' });
}
