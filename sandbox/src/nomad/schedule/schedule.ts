import type { DesiredUpdates } from '../diff/annotate.ts';
import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import type { Allocation, Deployment, Metric } from '../state/records.ts';
import { isDeployed, reconcileEverywhere } from './everywhere.ts';
import type { Node } from './nodes.ts';
import type { GroupChanges } from './changes.ts';
import { reconcile } from './reconcile.ts';
import { type Placed, Run, runsEverywhere } from './run.ts';

interface Cluster {
  readonly nodes: readonly Node[];
  readonly allocations: readonly Allocation[];
}

export interface Question {
  readonly job: StoredJob;
  /** Empty in a plan. */
  readonly evaluationId: string;
  readonly cluster: Cluster;
  readonly current: Deployment | undefined;
  readonly previous: Deployment | undefined;
  readonly hasSystemDeployments: boolean;
}

/** The result of one evaluation of a job, not yet applied. */
export interface Outcome {
  readonly changes: ReadonlyMap<string, GroupChanges>;
  readonly placed: Placed[];
  readonly failed: Record<string, Metric> | null;
  /** Whether failed placements wait in a blocked evaluation. */
  readonly waits: boolean;
  readonly classes: Record<string, boolean> | null;
  readonly annotations: Record<string, DesiredUpdates>;
}

/** Returns the nodes of the job's pool in its datacenters, which may be patterns such as `eu-*`. */
function listCandidates(job: StoredJob, nodes: readonly Node[]): Node[] {
  const patterns = (job.Datacenters ?? []).map((pattern) => {
    const source = pattern.replaceAll(/[\\^$+?.()|[\]{}]/g, String.raw`\$&`).replaceAll('*', '.*');
    return new RegExp(`^${source}$`);
  });
  const inPool = nodes.filter(({ Pool }) => job.NodePool === 'all' || Pool === job.NodePool);
  return inPool.filter(({ Datacenter }) => patterns.some((pattern) => pattern.test(Datacenter)));
}

/** Selects the allocations to stop, keep, update and place so that the cluster matches the job. Changes nothing. */
export function schedule({ cluster, ...question }: Question): Outcome {
  const { job } = question;
  const nodes = listCandidates(job, cluster.nodes);
  const run = new Run(job, nodes, cluster.allocations);
  const allocations = cluster.allocations.filter(
    ({ JobID, Namespace }) => JobID === job.ID && Namespace === job.Namespace,
  );
  const canStay = (allocation: Allocation, group: StoredGroup): boolean => run.fitsAgain(allocation, group);
  const situation = { ...question, allocations, canStay };
  const changes = runsEverywhere(job) ? reconcileEverywhere(situation, nodes) : reconcile(situation);
  for (const { stop } of changes.values()) for (const allocation of stop) run.free(allocation);
  for (const { destructive } of changes.values()) for (const placement of destructive) run.place(placement);
  for (const { place } of changes.values()) for (const placement of place) run.place(placement);
  // Nomad stops the allocation before it checks whether the node can run a new one.
  if (runsEverywhere(job))
    for (const { placement } of run.infeasible)
      if (placement.previous !== undefined) changes.get(placement.group.Name)?.stop.push(placement.previous);
  run.failWhereNothingRuns(changes);
  const annotations = Object.fromEntries([...changes].map(([name, { desired }]) => [name, desired]));
  run.annotate(annotations, isDeployed(situation));
  return {
    changes,
    annotations,
    placed: run.placed,
    failed: run.failed,
    waits: run.waits,
    classes: run.eligibility.classes(),
  };
}
