import { expect, test } from 'vitest';
import { listFixes, listUnplacedGroups } from '../../src/nomad-plan/placement.ts';
import { job, metric } from '../support/plans.ts';

const resources = { CPU: 0, Cores: 0, MemoryMB: 0, MemoryMaxMB: 0, DiskMB: 0 };

/** Three allocations cannot be placed; Nomad adds up their resources. */
test.each([
  [
    'memory on every node',
    {
      NodesExhausted: 1,
      DimensionExhausted: { memory: 1 },
      ResourcesExhausted: { a: { ...resources, MemoryMB: 3 * 65_536 } },
    },
    'no node has 65,536 MiB of memory free',
  ],
  [
    'memory of several tasks',
    {
      DimensionExhausted: { memory: 1 },
      ResourcesExhausted: { a: { ...resources, MemoryMB: 3 * 300 }, b: { ...resources, MemoryMB: 3 * 212 } },
    },
    'no node has 512 MiB of memory free',
  ],
  [
    'some of several nodes',
    { NodesEvaluated: 3, DimensionExhausted: { cpu: 2 }, ResourcesExhausted: { a: { ...resources, CPU: 3 * 4000 } } },
    '2 nodes without 4000 MHz of cpu free',
  ],
  [
    'a dimension of another name, which may quote the job',
    { DimensionExhausted: { 'network: port collision': 1 } },
    'no node has room: network: port collision',
  ],
  [
    'a missing driver',
    { NodesFiltered: 2, NodesEvaluated: 2, ConstraintFiltered: { 'missing drivers': 2 } },
    '2 nodes without the task driver',
  ],
  [
    'a quota',
    { QuotaExhausted: ['memory exhausted (10 needed > 5 limit)'] },
    'the quota is exhausted: memory exhausted (10 needed > 5 limit)',
  ],
  ['a datacenter without nodes', { NodesEvaluated: 0, NodesAvailable: { dc9: 0 } }, 'no node in datacenter dc9'],
  [
    'an empty node pool',
    { NodesEvaluated: 0, NodesAvailable: {}, NodesInPool: 0, NodePool: 'gpu' },
    'no node in node pool gpu',
  ],
  ['no eligible node', { NodesEvaluated: 0, NodesAvailable: {}, NodesInPool: 0 }, 'no eligible node in dc1'],
  ['full nodes', { NodesExhausted: 2 }, '2 nodes full'],
  ['no metrics', {}, 'Nomad reports no reason'],
])('a placement failure is explained: %s', (_, given, expected) => {
  const [row] = listUnplacedGroups({ app: metric({ CoalescedFailures: 2, ...given }) }, job());
  expect(row).toMatchObject({ group: 'app', count: 3 });
  expect(row?.reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`))).toEqual([expected]);
});

test.each<[filtered: Readonly<Record<string, number>>, expected: string]>([
  [{ 'missing CSI Volume data': 1 }, '1 node lacks the CSI volume data'],
  [{ 'missing CSI volume(s) my data': 2 }, '2 nodes lack the CSI volume my data'],
  [{ 'did not meet topology requirement': 1 }, '1 node without the volume: did not meet topology requirement'],
  [
    { 'CSI plugin ebs is missing from client 1-a': 1, 'CSI plugin ebs is missing from client 2-b': 1 },
    '2 nodes without the volume: CSI plugin ebs is missing',
  ],
  [
    { 'CSI volume data is unschedulable or is read-only': 1 },
    '1 node without the volume: CSI volume data is unschedulable or is read-only',
  ],
  [{ 'missing compatible host volumes': 2 }, '2 nodes lack a host volume of the group'],
  [{ 'missing devices': 1 }, '1 node lacks a device of the group'],
  [{ '${node.class} = gpu': 1 }, '1 node excluded by the constraint ${node.class} = gpu'],
  [{ 'missing CSI plugins in a name': 1 }, '1 node excluded by the constraint missing CSI plugins in a name'],
])('nodes filtered out of placement are explained: %j', (ConstraintFiltered, expected) => {
  const [row] = listUnplacedGroups({ app: metric({ ConstraintFiltered }) }, job());
  expect(row?.reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`))).toEqual([expected]);
});

const asking = {
  Name: 'app',
  Volumes: {
    data: { Name: 'data', Type: 'host', Source: 'pgdata', ReadOnly: false },
    logs: { Name: 'logs', Type: 'csi', Source: 'csi-logs', ReadOnly: false },
  },
  Networks: [{ Mode: 'cni/mesh' }],
  Tasks: [
    { Name: 'server', Driver: 'docker', Resources: { Devices: [{ Name: 'nvidia/gpu', Count: 2 }] } },
    { Name: 'proxy', Driver: 'docker', Resources: null, Secrets: [{ Name: 'db', Provider: 'vault' }] },
  ],
};

function explainFilter(filter: string, group: object, nodes = 1): readonly string[] | undefined {
  const [row] = listUnplacedGroups(
    { app: metric({ ConstraintFiltered: { [filter]: nodes } }) },
    job({ TaskGroups: [{ Name: 'other' }, { Name: 'app', ...group }] }),
  );
  return row?.reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`));
}

test.each([
  ['missing drivers', '1 node does not offer the task driver docker'],
  ['missing compatible host volumes', '1 node does not offer the host volume pgdata'],
  ['missing devices', '1 node does not offer the device nvidia/gpu (2)'],
  ['missing network', '1 node does not offer the network mode cni/mesh'],
  ['missing secrets provider', '1 node does not offer the secrets provider vault'],
  ['missing host network "public" for port "http"', '1 node lacks the host network public'],
  ['${attr.plugins.cni.version.bridge} semver >= 0.4.0', '1 node lacks a recent CNI plugin bridge'],
  ['${attr.plugins.secrets.nope.version} is_set ', '1 node lacks the secrets provider nope'],
])('a constraint that Nomad does not name is named by the job: %s', (filter, expected) => {
  expect(explainFilter(filter, asking)).toEqual([expected]);
});

function volume(Source: string, PerAlloc = false): object {
  return { Type: 'host', Source, PerAlloc };
}

test('no single one of several that a group asks for is called missing', () => {
  const several = { Volumes: { a: volume('pgdata', true), b: volume('logs') } };
  expect(explainFilter('missing compatible host volumes', several, 3)).toEqual([
    '3 nodes do not offer all of the host volumes logs, pgdata[…]',
  ]);
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`v${at}`, volume(`v${at}`)]));
  expect(explainFilter('missing compatible host volumes', { Volumes: many })).toEqual([
    '1 node does not offer all of the host volumes v0, v1, v2, v3, v4, 3 more',
  ]);
});

test.each([
  ['of another shape', { Volumes: { a: 'pgdata' } }],
  ['with other volumes', { Volumes: { a: { Type: 'csi', Source: 'x' } } }],
])('a group %s is explained without a name', (_, group) => {
  expect(explainFilter('missing compatible host volumes', group)).toEqual(['1 node lacks a host volume of the group']);
});

/** As Nomad 2.0.5 plans a job file that contains no constraint. */
test.each([
  [
    '${attr.consul.version} semver >= 1.8.0',
    '1 node excluded by the constraint that Nomad adds for a `service` block: ${attr.consul.version} semver >= 1.8.0',
    'run Consul on the clients, or set `provider = "nomad"` in `service` blocks without `connect`',
  ],
  [
    '${attr.consul.east.version} semver >= 1.8.0',
    '1 node excluded by the constraint that Nomad adds for a `service` block: ${attr.consul.east.version} semver >= 1.8.0',
    'run Consul on the clients, or set `provider = "nomad"` in `service` blocks without `connect`',
  ],
  [
    '${attr.vault.version} semver >= 0.6.1',
    '1 node excluded by the constraint that Nomad adds for a `vault` block: ${attr.vault.version} semver >= 0.6.1',
    'configure Vault on the clients, or remove the `vault` block',
  ],
  [
    '${attr.nomad.service_discovery} = true',
    '1 node excluded by the constraint that Nomad adds for a `service` block: ${attr.nomad.service_discovery} = true',
    "enable Nomad's service discovery on the clients",
  ],
  [
    '${attr.consul.version} semver >= 1.15.0',
    '1 node excluded by the constraint ${attr.consul.version} semver >= 1.15.0',
    'correct the constraint, or add a node that meets it',
  ],
  ['missing drivers', '1 node without the task driver', 'enable the driver on a client, or change `driver`'],
  [
    'missing compatible host volumes',
    '1 node lacks a host volume of the group',
    'create or free the volume, or correct the `volume` block',
  ],
])('the constraint %s is explained, with a hint for its cause', (filter, text, fix) => {
  expect(explainFilter(filter, {})).toEqual([text]);
  const unplaced = listUnplacedGroups({ app: metric({ ConstraintFiltered: { [filter]: 1 } }) });
  expect(listFixes([...unplaced, ...unplaced])).toEqual([fix]);
});

test.each([
  [{ NodesExhausted: 1, DimensionExhausted: { memory: 1 } }, 'add capacity, or request less'],
  [{ NodesEvaluated: 0, NodesAvailable: { dc9: 0 } }, 'correct `datacenters`, or add a node there'],
  [{ NodesEvaluated: 0, NodesInPool: 0, NodePool: 'gpu' }, 'correct `node_pool`, or add a node to it'],
  [{ QuotaExhausted: ['memory'] }, 'raise the quota, or request less'],
])('a placement failure with %j has a fix for its cause: %s', (given, fix) => {
  expect(listFixes(listUnplacedGroups({ app: metric(given) }))).toEqual([fix]);
});
