import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import type { Metric } from '../state/records.ts';
import type { Node } from './nodes.ts';

/** A typical duration of an allocation in Nomad, in nanoseconds. */
const allocationTime = 10_000;

/** The metric of a placement before any node was checked; the nodes are those of the job's pool and datacenters. */
export function createEmptyMetric(job: StoredJob, nodes: readonly Node[]): Metric {
  const available: Record<string, number> = {};
  for (const { Datacenter } of nodes) available[Datacenter] = (available[Datacenter] ?? 0) + 1;
  return {
    AllocationTime: allocationTime,
    ClassExhausted: null,
    ClassFiltered: null,
    CoalescedFailures: 0,
    ConstraintFiltered: null,
    DimensionExhausted: null,
    NodePool: job.NodePool,
    NodesAvailable: available,
    NodesEvaluated: 0,
    NodesExhausted: 0,
    NodesFiltered: 0,
    NodesInPool: nodes.length,
    QuotaExhausted: null,
    ResourcesExhausted: null,
    ScoreMetaData: null,
    Scores: null,
  };
}

/** Adds the resources of each task for the exhausted dimensions, once for each failed allocation. */
export function exhaust(metric: Metric, group: StoredGroup): void {
  const { DimensionExhausted } = metric;
  if (DimensionExhausted === null) return;
  const totals: NonNullable<Metric['ResourcesExhausted']> = { ...metric.ResourcesExhausted };
  for (const { Name, Resources } of group.Tasks ?? []) {
    const before = totals[Name];
    const add = (dimension: string, key: string, amount: number): number =>
      (before?.[key] ?? 0) + (DimensionExhausted[dimension] === undefined ? 0 : amount);
    totals[Name] = {
      CPU: add('cpu', 'CPU', Resources?.CPU ?? 0),
      Cores: 0,
      Devices: null,
      DiskMB: 0,
      IOPS: 0,
      MemoryMB: add('memory', 'MemoryMB', Resources?.MemoryMB ?? 0),
      MemoryMaxMB: 0,
      NUMA: null,
      Networks: null,
      SecretsMB: 0,
    };
  }
  metric.ResourcesExhausted = totals;
}

function sum(left: Record<string, number> | null, right: Record<string, number> | null): Record<string, number> {
  const sums = { ...left };
  for (const [key, count] of Object.entries(right ?? {})) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

/** Adds up nodes that cannot run a group; the available nodes are not part of it. */
export function mergeFiltered(before: Metric | undefined, metric: Metric): Metric {
  return {
    ...metric,
    NodePool: '',
    NodesAvailable: null,
    NodesInPool: 0,
    NodesEvaluated: (before?.NodesEvaluated ?? 0) + metric.NodesEvaluated,
    NodesFiltered: (before?.NodesFiltered ?? 0) + metric.NodesFiltered,
    ClassFiltered: sum(before?.ClassFiltered ?? null, metric.ClassFiltered),
    ConstraintFiltered: sum(before?.ConstraintFiltered ?? null, metric.ConstraintFiltered),
  };
}
