import type { DesiredUpdates } from '../diff/annotate.ts';
import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import { type Allocation, isTerminal, type Metric, takesRoom } from '../state/records.ts';
import { Eligibility } from './feasibility.ts';
import { exhaust, mergeFiltered, createEmptyMetric } from './metrics.ts';
import type { Node } from './nodes.ts';
import { choosePreempted } from './preempt.ts';
import type { GroupChanges, Placement } from './changes.ts';
import { sumRequests, Room } from './room.ts';

export interface Placed {
  readonly placement: Placement;
  readonly node: Node;
  readonly preempted: Allocation[];
}

/** Jobs of these types run once on every node that can run them. */
export function runsEverywhere({ Type }: StoredJob): boolean {
  return Type === 'system' || Type === 'sysbatch';
}

/** Whether constraints require a node without another allocation of the job. */
function requiresDistinct(constraints: StoredGroup['Constraints']): boolean {
  return (constraints ?? []).some(({ Operand, RTarget }) => Operand === 'distinct_hosts' && RTarget !== 'false');
}

/** The state of one evaluation: known nodes, placed allocations, placement failures. */
export class Run {
  readonly placed: Placed[] = [];
  readonly eligibility = new Eligibility();
  failed: Record<string, Metric> | null = null;
  waits = false;
  readonly #job: StoredJob;
  readonly #nodes: readonly Node[];
  readonly #all: readonly Allocation[];
  readonly #room: Room;
  /** Placements without a node, and whether constraints were the reason. */
  readonly infeasible: { readonly placement: Placement; readonly isFiltered: boolean }[] = [];
  readonly #stopped = new Set<Allocation>();
  /** For system jobs: groups with the nodes that cannot run them. */
  readonly #filtered = new Map<string, Metric>();

  constructor(job: StoredJob, nodes: readonly Node[], all: readonly Allocation[]) {
    this.#job = job;
    this.#nodes = nodes;
    this.#all = all;
    this.#room = new Room(all);
  }

  free(allocation: Allocation): void {
    this.#stopped.add(allocation);
    this.#room.free(allocation.NodeID, allocation.ID);
  }

  /** Whether an allocation could start again where it runs. */
  fitsAgain(allocation: Allocation, group: StoredGroup): boolean {
    const node = this.#nodes.find(({ ID }) => ID === allocation.NodeID);
    if (node === undefined || this.eligibility.reason(node, this.#job, group) !== undefined) return false;
    this.#room.free(node.ID, allocation.ID);
    const lacks = this.#room.lacks(node, sumRequests(group));
    this.#room.put(node.ID, allocation.ID, sumRequests(group));
    return lacks === undefined;
  }

  place(placement: Placement): void {
    const { group, previous, nodeId } = placement;
    const failure = this.failed?.[group.Name];
    if (failure !== undefined && nodeId === undefined) {
      failure.CoalescedFailures++;
      exhaust(failure, group);
      return;
    }
    if (previous !== undefined) this.free(previous);
    const nodes = nodeId === undefined ? this.#nodes : this.#nodes.filter(({ ID }) => ID === nodeId);
    const metric = createEmptyMetric(this.#job, this.#nodes);
    const node = this.#find(nodes, placement, metric);
    if (node !== undefined) {
      this.placed.push(node);
      this.#room.put(node.node.ID, `${group.Name}/${this.placed.length}`, sumRequests(group));
      return;
    }
    // The allocation of a system job stops nevertheless.
    if (previous !== undefined && nodeId === undefined && takesRoom(previous)) this.#room.take(previous);
    const isFiltered = nodeId !== undefined && metric.NodesFiltered > 0;
    this.infeasible.push({ placement, isFiltered });
    if (isFiltered) {
      this.#filtered.set(group.Name, mergeFiltered(this.#filtered.get(group.Name), metric));
      return;
    }
    exhaust(failure ?? metric, group);
    if (failure !== undefined) {
      failure.CoalescedFailures++;
      return;
    }
    this.waits = true;
    this.failed = { ...this.failed, [group.Name]: metric };
  }

  #find(nodes: readonly Node[], placement: Placement, metric: Metric): Placed | undefined {
    const demand = sumRequests(placement.group);
    for (const node of nodes) {
      metric.NodesEvaluated++;
      const reason = this.eligibility.reason(node, this.#job, placement.group) ?? this.#taken(node, placement.group);
      if (reason !== undefined) {
        metric.NodesFiltered++;
        if (node.Class !== '')
          metric.ClassFiltered = {
            ...metric.ClassFiltered,
            [node.Class]: (metric.ClassFiltered?.[node.Class] ?? 0) + 1,
          };
        metric.ConstraintFiltered = {
          ...metric.ConstraintFiltered,
          [reason]: (metric.ConstraintFiltered?.[reason] ?? 0) + 1,
        };
        continue;
      }
      const lacks = this.#room.lacks(node, demand);
      if (lacks === undefined) return { placement, node, preempted: [] };
      const preempted = this.#job.Type === 'system' ? choosePreempted(node, demand, this.#job, this.#all) : undefined;
      if (preempted !== undefined) {
        for (const allocation of preempted) this.#room.free(node.ID, allocation.ID);
        return { placement, node, preempted };
      }
      metric.NodesExhausted++;
      if (node.Class !== '')
        metric.ClassExhausted = {
          ...metric.ClassExhausted,
          [node.Class]: (metric.ClassExhausted?.[node.Class] ?? 0) + 1,
        };
      metric.DimensionExhausted = {
        ...metric.DimensionExhausted,
        [lacks]: (metric.DimensionExhausted?.[lacks] ?? 0) + 1,
      };
    }
    return undefined;
  }

  /** Whether another allocation is on a node that the job or the group requires for one alone. */
  #taken(node: Node, group: StoredGroup): string | undefined {
    const ofJob = requiresDistinct(this.#job.Constraints);
    if (!ofJob && !requiresDistinct(group.Constraints)) return undefined;
    const counts = (name: string): boolean => ofJob || name === group.Name;
    const isRunning = this.#all.some(
      (item) =>
        item.JobID === this.#job.ID &&
        item.NodeID === node.ID &&
        counts(item.TaskGroup) &&
        !isTerminal(item) &&
        !this.#stopped.has(item),
    );
    const isStarting = this.placed.some((item) => item.node.ID === node.ID && counts(item.placement.group.Name));
    return isRunning || isStarting ? 'distinct_hosts' : undefined;
  }

  /** A system job fails only if no node can run a group; other nodes are skipped. */
  failWhereNothingRuns(changes: ReadonlyMap<string, GroupChanges>): void {
    for (const [name, metric] of this.#filtered) {
      const { inPlace = [], desired } = changes.get(name) ?? {};
      const runs = inPlace.length > 0 || (desired?.Ignore ?? 0) > 0;
      const others =
        this.placed.some(({ placement }) => placement.group.Name === name) || this.failed?.[name] !== undefined;
      if (!runs && !others) this.failed = { ...this.failed, [name]: metric };
    }
  }

  /** Completes the counts with the results of the placement. @param countsNodes whether `Place` counts the nodes that can run a group */
  annotate(annotations: Record<string, DesiredUpdates>, countsNodes: boolean): void {
    for (const { placement, preempted } of this.placed) {
      const desired = annotations[placement.group.Name];
      if (desired !== undefined) desired.Preemptions += preempted.length;
    }
    if (!runsEverywhere(this.#job)) return;
    for (const { placement, isFiltered } of this.infeasible) {
      const desired = annotations[placement.group.Name];
      if (desired !== undefined && (countsNodes || isFiltered)) desired.Place--;
    }
  }
}
