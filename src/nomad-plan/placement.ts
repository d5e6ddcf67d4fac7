import { formatMebibytes } from './units.ts';
import * as v from 'valibot';
import type { Redact } from '../redaction/hidden-text.ts';
import { listTexts } from '../text/numbers.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { AllocMetric } from '../clients/nomad/jobs/plan.ts';

/** A task group of which some allocations cannot be placed, and why. */
export interface Unplaced {
  readonly group: string;
  /** Allocations without a place. */
  readonly count: number;
  /** The most relevant first; never empty. */
  readonly reasons: readonly PlacementReason[];
}

/** The task groups that a plan or an evaluation could not place, by name. @param job `undefined` if it is not known */
export function listUnplacedGroups(failed: Readonly<Record<string, AllocMetric>>, job?: Job): readonly Unplaced[] {
  const listed: readonly unknown[] = Array.isArray(job?.['Datacenters']) ? job['Datacenters'] : [];
  const datacenters = listed.filter((name) => typeof name === 'string');
  const findGroup = (group: string) => job?.TaskGroups?.find(({ Name }) => Name === group);
  return Object.entries(failed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, metric]) => ({
      group,
      count: metric.CoalescedFailures + 1,
      reasons: listReasons(datacenters, metric, findGroup(group)),
    }));
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

function listReasons(
  datacenters: readonly string[],
  metric: AllocMetric,
  group: object = {},
): readonly PlacementReason[] {
  const reasons = [
    ...describeExhausted(metric),
    ...filterReasons(metric.ConstraintFiltered, group),
    ...metric.QuotaExhausted.map((quota) => ({ text: 'the quota is used up:', name: quota })),
    ...explainNoNodes(datacenters, metric),
  ];
  if (reasons.length > 0) return reasons;
  return [{ text: metric.NodesExhausted > 0 ? `${formatNodes(metric.NodesExhausted)} full` : 'Nomad gives no reason' }];
}

function describeExhausted(metric: AllocMetric): readonly PlacementReason[] {
  return Object.entries(metric.DimensionExhausted)
    .toSorted(([, a], [, b]) => b - a)
    .map(([dimension, count]) => {
      // Nodes that a constraint filtered were not checked for capacity; if the counts agree, all others were full.
      const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
      const amount = formatRequestedAmount(dimension, metric);
      // Any other is a text of Nomad that may quote the job.
      if (amount === undefined)
        return { text: all ? 'no node has room:' : `${formatNodes(count)} without room:`, name: dimension };
      const resource = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
      return { text: all ? `no node has ${resource} free` : `${formatNodes(count)} without ${resource} free` };
    });
}

/** Empty if it is unknown; Nomad adds up the tasks of all that found no place. `undefined` for a dimension that Nomad does not count. */
function formatRequestedAmount(dimension: string, metric: AllocMetric): string | undefined {
  const demands = Object.values(metric.ResourcesExhausted);
  const each = (read: (resources: (typeof demands)[number]) => number): number =>
    demands.reduce((sum, demand) => sum + read(demand), 0) / (metric.CoalescedFailures + 1);
  switch (dimension) {
    case 'memory':
      return formatAmount(each((demand) => demand.MemoryMB));
    case 'disk':
      return formatAmount(each((demand) => demand.DiskMB));
    case 'cpu':
      return each((demand) => demand.CPU) > 0 ? `${each((demand) => demand.CPU)} MHz` : '';
    case 'cores':
      return each((demand) => demand.Cores) > 0 ? String(each((demand) => demand.Cores)) : '';
    default:
      return undefined;
  }
}

const formatAmount = (mebibytes: number): string => (mebibytes > 0 ? formatMebibytes(mebibytes) : '');

function explainNoNodes(datacenters: readonly string[], metric: AllocMetric): readonly PlacementReason[] {
  const empty = Object.entries(metric.NodesAvailable).filter(([, count]) => count === 0);
  if (empty.length > 0) return empty.map(([datacenter]) => ({ text: 'no node in datacenter', name: datacenter }));
  if (metric.NodesEvaluated > 0) return [];
  if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
    return [{ text: 'no node in node pool', name: metric.NodePool }];
  }
  if (datacenters.length === 0) return [{ text: 'no eligible node' }];
  return [{ text: 'no eligible node in', name: datacenters.join(', ') }];
}

/** The reason why nodes were not selected: words of Outrider, followed by text of the job, the cluster or Nomad. */
export interface PlacementReason {
  readonly text: string;
  readonly name?: string | undefined;
}

/** A text of Nomad's filter, and its rendering: with the name in it, or with the requested resources if Nomad does not name the missing one. */
type ReasonRule = readonly [pattern: RegExp, text: (count: number) => string, asked?: AskedFor];

/** The resources that a group requests, by name. Nomad does not report which of several is missing, nor whether it exists but cannot be used. */
type AskedFor = readonly [noun: string, namesIn: (group: v.InferOutput<typeof groupSchema>) => readonly string[]];

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

const drivers: AskedFor = ['task driver', ({ Tasks }) => Tasks.map(({ Driver }) => Driver)];
const providers: AskedFor = [
  'secrets provider',
  ({ Tasks }) => Tasks.flatMap(({ Secrets }) => Secrets.map(({ Provider }) => Provider)),
];
const networks: AskedFor = ['network mode', ({ Networks }) => Networks.map(({ Mode }) => Mode || 'host')];
const devices: AskedFor = [
  'device',
  ({ Tasks }) =>
    Tasks.flatMap(({ Resources }) => Resources?.Devices ?? []).map(({ Name, Count }) =>
      Count > 1 ? `${Name} (${Count})` : Name,
    ),
];
const hostVolumes: AskedFor = [
  'host volume',
  ({ Volumes }) =>
    Object.values(Volumes)
      .filter(({ Type }) => Type === 'host')
      .map(({ Source, PerAlloc }) => (PerAlloc ? `${Source}[…]` : Source)),
];

/** Filters that are not constraints of the job. Source: scheduler/feasible/feasible.go of Nomad, and its older versions */
const rules: readonly ReasonRule[] = [
  [/^missing drivers/, (count) => `${formatNodes(count)} without the task driver`, drivers],
  [/^computed class ineligible$/, (count) => `${formatNodes(count)} excluded by the job's constraints`],
  [/^missing CSI volumes?(?:\(s\))? (.+)$/is, (count) => `${formatLacking(count)} the CSI volume`],
  [/^did not meet topology requirement$/, (count) => `${formatNodes(count)} outside the topology of the CSI volume`],
  [/^CSI plugin (.+) is missing from client \S+$/s, (count) => `${formatLacking(count)} the CSI plugin`],
  [/^CSI plugin (.+) is unhealthy on client \S+$/s, (count) => `${formatNodes(count)} with an unhealthy CSI plugin`],
  [
    /^CSI plugin (.+) has the maximum number of volumes on client \S+$/s,
    (count) => `${formatNodes(count)} with no room for more volumes of the CSI plugin`,
  ],
  [/^CSI volume lookup failed$/, () => 'the CSI volumes could not be looked up'],
  [
    /^CSI volume (.+) is unschedulable or has exhausted its available reader claims$/s,
    () => 'no more readers, or no allocation at all, may claim the CSI volume',
  ],
  [/^CSI volume (.+) is unschedulable or is read-only$/s, () => 'nobody may write to the CSI volume'],
  [
    /^CSI volume (.+) has exhausted its available writer claims\b.*$/s,
    () => 'no more writers may claim the CSI volume',
  ],
  [/^missing compatible host volumes$/, (count) => `${formatLacking(count)} a host volume of the group`, hostVolumes],
  [/^missing devices$/, (count) => `${formatLacking(count)} a device of the group`, devices],
  [/^missing secrets provider$/, (count) => `${formatLacking(count)} a secrets provider of the group`, providers],
  [/^\$\{attr\.plugins\.secrets\.(.+)\.version\} is_set\b/s, (count) => `${formatLacking(count)} the secrets provider`],
  [/^missing network$/, (count) => `${formatLacking(count)} the network of the group`, networks],
  [/^missing host network "(.+)" for port "/s, (count) => `${formatLacking(count)} the host network`],
  [
    /^\$\{attr\.plugins\.cni\.version\.(.+)\} semver >= [\d.]+$/s,
    (count) => `${formatLacking(count)} a recent CNI plugin`,
  ],
];

/** The reasons why nodes were filtered; equal reasons of several nodes are reported once. */
function filterReasons(filtered: Readonly<Record<string, number>>, group: object): readonly PlacementReason[] {
  const reasons = new Map<string, { readonly text: ReasonRule[1]; readonly name: string | undefined; count: number }>();
  const asks = v.safeParse(groupSchema, group);
  for (const [filter, count] of Object.entries(filtered).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [pattern, unnamed, attribute] = rules.find(([rule]) => rule.test(filter)) ?? [undefined, formatExcluded];
    const [noun = '', namesIn] = attribute ?? [];
    const names = asks.success ? new Set(namesIn?.(asks.output)) : new Set<string>();
    const label = pattern === undefined ? filter : pattern.exec(filter)?.[1];
    const name = names.size > 0 ? listTexts([...names].toSorted()) : label;
    const text = names.size > 0 ? describeAsked(noun, names.size) : unnamed;
    const key = JSON.stringify([String(pattern), name]);
    const known = reasons.get(key);
    if (known === undefined) reasons.set(key, { text, name, count });
    else known.count += count;
  }
  return Array.from(reasons.values(), ({ text, name, count }) => ({ text: text(count), name }));
}

function describeAsked(noun: string, amount: number): ReasonRule[1] {
  const offered = amount === 1 ? `the ${noun}` : `all of the ${noun}s`;
  return (count) => `${count === 1 ? '1 node does' : `${count} nodes do`} not offer ${offered}`;
}

function formatExcluded(count: number): string {
  return `${formatNodes(count)} excluded by the constraint`;
}

function formatNodes(count: number): string {
  return count === 1 ? '1 node' : `${count} nodes`;
}

function formatLacking(count: number): string {
  return count === 1 ? '1 node lacks' : `${count} nodes lack`;
}
