import { formatMebibytes } from './units.ts';
import * as v from 'valibot';
import type { Redact } from '../redaction/hidden-text.ts';
import { listTexts } from '../text/numbers.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { AllocMetric, JobPlan } from '../clients/nomad/jobs/plan.ts';

export interface Unplaced {
  readonly group: string;
  /** The number of allocations that cannot be placed. */
  readonly count: number;
  /** The most relevant first; never empty. */
  readonly reasons: readonly PlacementReason[];
}

/** The task groups that a plan or an evaluation could not place, sorted by name. @param job `undefined` if unknown */
export function listUnplacedGroups(metrics: Readonly<Record<string, AllocMetric>>, job?: Job): readonly Unplaced[] {
  const datacenters = listNames(job?.['Datacenters']);
  const findGroup = (group: string) => job?.TaskGroups?.find(({ Name }) => Name === group);
  return Object.entries(metrics)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, metric]) => ({
      group,
      count: metric.CoalescedFailures + 1,
      reasons: listReasons(datacenters, metric, findGroup(group)),
    }));
}

/** The groups of a system or sysbatch job that no node can run: Nomad (1.8.4 to 2.0.5) plans no allocation for them, and names no failure. */
export function listGroupsWithoutNode(
  { Type, TaskGroups, Datacenters, NodePool }: Job,
  { Annotations: { DesiredTGUpdates }, FailedTGAllocs }: Pick<JobPlan, 'Annotations' | 'FailedTGAllocs'>,
): readonly Unplaced[] {
  if (Type !== 'system' && Type !== 'sysbatch') return [];
  const pool = typeof NodePool === 'string' && !['', 'default'].includes(NodePool) ? [`node pool ${NodePool}`] : [];
  const name = [...listNames(Datacenters ?? ['*']), ...pool].join(', ');
  const reason = { text: 'no eligible node in', name, fix: fixes.location };
  return (TaskGroups ?? []).flatMap(({ Name, Count }) => {
    const group = Name ?? '';
    const { Stop: _stop, ...updates } = DesiredTGUpdates[group] ?? {};
    const isPlanned = Object.values(updates).some((count) => count !== 0 && count !== undefined);
    return Count === 0 || isPlanned || group in FailedTGAllocs ? [] : [{ group, count: 1, reasons: [reason] }];
  });
}

/** Redacts a group that cannot be placed: its reasons quote constraints and names of the job. */
export function redactUnplaced(group: Unplaced, redact: Redact): Unplaced {
  return {
    ...group,
    reasons: group.reasons.map((reason) =>
      reason.name === undefined ? reason : { ...reason, name: redact(reason.name) },
    ),
  };
}

function listNames(datacenters: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(datacenters) ? datacenters : [];
  return names.filter((name) => typeof name === 'string');
}

function listReasons(
  datacenters: readonly string[],
  metric: AllocMetric,
  group: object = {},
): readonly PlacementReason[] {
  const reasons = [
    ...describeExhausted(metric),
    ...listFilterReasons(metric.ConstraintFiltered, group),
    ...metric.QuotaExhausted.map((quota) => ({ text: 'the quota is exhausted:', name: quota, fix: fixes.quota })),
    ...explainNoNodes(datacenters, metric),
  ];
  if (reasons.length > 0) return reasons;
  if (metric.NodesExhausted > 0) return [{ text: `${formatNodes(metric.NodesExhausted)} full`, fix: fixes.capacity }];
  return [{ text: 'Nomad reports no reason', fix: fixes.unknown }];
}

function describeExhausted(metric: AllocMetric): readonly PlacementReason[] {
  const fix = fixes.capacity;
  return Object.entries(metric.DimensionExhausted)
    .toSorted(([, a], [, b]) => b - a)
    .map(([dimension, count]) => {
      // Nodes that a constraint filtered were not checked for capacity; if the counts agree, all other nodes were full.
      const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
      const amount = formatRequestedAmount(dimension, metric);
      // Any other dimension is text from Nomad, which may quote the job.
      if (amount === undefined)
        return { text: all ? 'no node has room:' : `${formatNodes(count)} without room:`, name: dimension, fix };
      const resource = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
      return { text: all ? `no node has ${resource} free` : `${formatNodes(count)} without ${resource} free`, fix };
    });
}

/** The amount that one allocation requests, such as `300 MiB`; empty if it is unknown, `undefined` for a dimension without an amount. Nomad reports the sum over all allocations that could not be placed. */
function formatRequestedAmount(dimension: string, metric: AllocMetric): string | undefined {
  const demands = Object.values(metric.ResourcesExhausted);
  const computePerAllocation = (read: (resources: (typeof demands)[number]) => number): number =>
    demands.reduce((sum, demand) => sum + read(demand), 0) / (metric.CoalescedFailures + 1);
  switch (dimension) {
    case 'memory':
      return formatAmount(computePerAllocation((demand) => demand.MemoryMB));
    case 'disk':
      return formatAmount(computePerAllocation((demand) => demand.DiskMB));
    case 'cpu':
      return computePerAllocation((demand) => demand.CPU) > 0
        ? `${computePerAllocation((demand) => demand.CPU)} MHz`
        : '';
    case 'cores':
      return computePerAllocation((demand) => demand.Cores) > 0
        ? String(computePerAllocation((demand) => demand.Cores))
        : '';
    default:
      return undefined;
  }
}

const formatAmount = (mebibytes: number): string => (mebibytes > 0 ? formatMebibytes(mebibytes) : '');

function explainNoNodes(datacenters: readonly string[], metric: AllocMetric): readonly PlacementReason[] {
  const empty = Object.entries(metric.NodesAvailable).filter(([, count]) => count === 0);
  if (empty.length > 0) return empty.map(([name]) => ({ text: 'no node in datacenter', name, fix: fixes.datacenter }));
  if (metric.NodesEvaluated > 0) return [];
  if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
    return [{ text: 'no node in node pool', name: metric.NodePool, fix: fixes.pool }];
  }
  if (datacenters.length === 0) return [{ text: 'no eligible node', fix: fixes.unknown }];
  return [{ text: 'no eligible node in', name: datacenters.join(', '), fix: fixes.datacenter }];
}

/** The reason why nodes were not selected: words of Outrider, followed by text of the job, the cluster or Nomad. */
export interface PlacementReason {
  readonly text: string;
  readonly name?: string | undefined;
  /** An imperative without a full stop: the next step for this cause. */
  readonly fix: string;
}

const fixes = {
  capacity: 'add capacity, or request less',
  quota: 'raise the quota, or request less',
  datacenter: 'correct `datacenters`, or add a node there',
  pool: 'correct `node_pool`, or add a node to it',
  location: 'correct `datacenters` and `node_pool`, or add a node there',
  driver: 'enable the driver on a client, or change `driver`',
  volume: 'create or free the volume, or correct the `volume` block',
  device: 'add a node with the device, or correct the `device` block',
  provider: 'install the secrets provider on the clients, or change `provider`',
  network: 'set up the network on a client, or correct the `network` block',
  constraint: 'correct the constraint, or add a node that meets it',
  consul: 'run Consul on the clients, or set `provider = "nomad"` in `service` blocks without `connect`',
  connect: 'enable gRPC in the Consul of the clients',
  vault: 'configure Vault on the clients, or remove the `vault` block',
  discovery: "enable Nomad's service discovery on the clients",
  client: 'update Nomad on the clients, or correct the constraint',
  unknown: 'add capacity, or correct the job file',
} as const;

export function listFixes(groups: readonly Unplaced[]): readonly string[] {
  return [...new Set(groups.flatMap(({ reasons }) => reasons.map(({ fix }) => fix)))];
}

/** A rule for a text of Nomad's node filters: its pattern, the text to show (see `formatReason`), the fix, and the requested resources if Nomad does not name the missing one. */
type ReasonRule = readonly [pattern: RegExp, text: string, fix: keyof typeof fixes, asked?: ResourceRequest];

const describeAddedConstraint = (block: string): string =>
  `# excluded by the constraint that Nomad adds for a \`${block}\` block:`;

/** The resources that a group requests, by name. Nomad does not report which of several is missing, nor whether it exists but cannot be used. */
type ResourceRequest = readonly [
  noun: string,
  namesIn: (group: v.InferOutput<typeof groupSchema>) => readonly string[],
];

const optionalTextSchema = v.nullish(v.string(), '');
const deviceSchema = v.object({ Name: optionalTextSchema, Count: v.nullish(v.number(), 1) });
const taskSchema = v.object({
  Driver: optionalTextSchema,
  Resources: v.nullish(v.object({ Devices: v.nullish(v.array(deviceSchema), []) })),
  Secrets: v.nullish(v.array(v.object({ Provider: optionalTextSchema })), []),
});
const volumeSchema = v.object({
  Type: optionalTextSchema,
  Source: optionalTextSchema,
  PerAlloc: v.nullish(v.boolean(), false),
});
const groupSchema = v.object({
  Volumes: v.nullish(v.record(v.string(), volumeSchema), {}),
  Networks: v.nullish(v.array(v.object({ Mode: optionalTextSchema })), []),
  Tasks: v.nullish(v.array(taskSchema), []),
});

const drivers: ResourceRequest = ['task driver', ({ Tasks }) => Tasks.map(({ Driver }) => Driver)];
const providers: ResourceRequest = [
  'secrets provider',
  ({ Tasks }) => Tasks.flatMap(({ Secrets }) => Secrets.map(({ Provider }) => Provider)),
];
const networks: ResourceRequest = ['network mode', ({ Networks }) => Networks.map(({ Mode }) => Mode || 'host')];
const devices: ResourceRequest = [
  'device',
  ({ Tasks }) =>
    Tasks.flatMap(({ Resources }) => Resources?.Devices ?? []).map(({ Name, Count }) =>
      Count > 1 ? `${Name} (${Count})` : Name,
    ),
];
const hostVolumes: ResourceRequest = [
  'host volume',
  ({ Volumes }) =>
    Object.values(Volumes)
      .filter(({ Type }) => Type === 'host')
      .map(({ Source, PerAlloc }) => (PerAlloc ? `${Source}[…]` : Source)),
];

/** Filters of nodes. Source: scheduler/feasible/feasible.go of Nomad, and its older versions */
const rules: readonly ReasonRule[] = [
  [/^missing drivers/, '# without the task driver', 'driver', drivers],
  [/^computed class ineligible$/, "# excluded by the job's constraints", 'constraint'],
  [/^missing CSI volumes?(?:\(s\))? (.+)$/is, '# lacks the CSI volume', 'volume'],
  // Other texts about CSI name the missing part, and the client.
  [/^((?:CSI |did not meet topology ).+?)(?: (?:from|on) client \S+)?$/s, '# without the volume:', 'volume'],
  [/^missing compatible host volumes$/, '# lacks a host volume of the group', 'volume', hostVolumes],
  [/^missing devices$/, '# lacks a device of the group', 'device', devices],
  [/^missing secrets provider$/, '# lacks a secrets provider of the group', 'provider', providers],
  [/^\$\{attr\.plugins\.secrets\.(.+)\.version\} is_set\b/s, '# lacks the secrets provider', 'provider'],
  [/^missing network$/, '# lacks the network of the group', 'network', networks],
  [/^missing host network "(.+)" for port "/s, '# lacks the host network', 'network'],
  [/^\$\{attr\.plugins\.cni\.version\.(.+)\} semver >= [\d.]+$/s, '# lacks a recent CNI plugin', 'network'],
  // Constraints that Nomad adds for blocks of a group: nomad/job_endpoint_hooks.go, the same from 1.8.4 to 2.0.5.
  [
    /^(\$\{attr\.consul\.(?:.+\.)?version\} semver >= 1\.(?:8\.0|11\.[02]))$/s,
    describeAddedConstraint('service'),
    'consul',
  ],
  [/^(\$\{attr\.consul\.(?:.+\.)?grpc\} > 0)$/s, describeAddedConstraint('connect'), 'connect'],
  [/^(\$\{attr\.vault\.(?:.+\.)?version\} semver >= 0\.6\.1)$/s, describeAddedConstraint('vault'), 'vault'],
  [/^(\$\{attr\.nomad\.service_discovery\} = true)$/s, describeAddedConstraint('service'), 'discovery'],
  [/^(\$\{attr\.nomad\.version\} .+)$/s, '# excluded by the constraint', 'client'],
  [/^(.*)$/s, '# excluded by the constraint', 'constraint'],
];

/** The reasons why nodes were filtered; equal reasons of several nodes are reported once. */
function listFilterReasons(nodeCounts: Readonly<Record<string, number>>, group: object): readonly PlacementReason[] {
  const reasons = new Map<string, PlacementReason & { count: number }>();
  const parsedGroup = v.safeParse(groupSchema, group);
  for (const [filter, count] of Object.entries(nodeCounts).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rule = rules.find(([pattern]) => pattern.test(filter));
    if (rule === undefined) continue;
    const [pattern, unnamed, fix, [noun, listPartNames] = []] = rule;
    const names = parsedGroup.success ? new Set(listPartNames?.(parsedGroup.output)) : new Set<string>();
    const name = names.size > 0 ? listTexts([...names].toSorted()) : pattern.exec(filter)?.[1];
    const text =
      names.size > 0 ? `# does not offer ${names.size === 1 ? `the ${noun}` : `all of the ${noun}s`}` : unnamed;
    const key = JSON.stringify([String(pattern), name]);
    const cachedReason = reasons.get(key);
    if (cachedReason === undefined) reasons.set(key, { text, name, fix: fixes[fix], count });
    else cachedReason.count += count;
  }
  return Array.from(reasons.values(), ({ text, count, ...reason }) => ({ text: formatReason(text, count), ...reason }));
}

/** @param text with `#` for the nodes */
function formatReason(text: string, count: number): string {
  const reason = count === 1 ? text : text.replace(/^# lacks/, '# lack').replace(/^# does/, '# do');
  return reason.replace('#', formatNodes(count));
}

function formatNodes(count: number): string {
  return count === 1 ? '1 node' : `${count} nodes`;
}
