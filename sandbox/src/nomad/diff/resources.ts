import type { Doc } from '../shapes/kinds.ts';
import { NetworkResource, Resources } from '../shapes/placement.ts';
import { diffFields, diffByKey, emptyToNull, diffPlain } from './fields.ts';
import { flatten, flattenFree, type Flat } from './flatten.ts';
import { isEqual, pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const Port = findShape(NetworkResource, 'DynamicPorts');

/** Returns the diff of a task's resources, including devices and networks; null if they are unchanged. */
export function diffResources(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Resources',
    shape: Resources,
    inside: (old, now) => [
      ...diffNetworks(list(old, 'Networks'), list(now, 'Networks')),
      ...diffByKey(list(old, 'Devices'), list(now, 'Devices'), (device) => readText(device, 'Name'), diffDevice),
      diffStructure(pick(old, 'NUMA'), pick(now, 'NUMA'), { Name: 'NUMA', shape: findShape(Resources, 'NUMA') }),
    ],
  });
}

function diffDevice(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, { Name: 'Device', shape: findShape(Resources, 'Devices') });
}

/** Networks have no order and no name: a changed one is deleted and added. */
export function diffNetworks(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  return diffByKey(before, after, (network) => JSON.stringify(network), diffNetwork);
}

const notCompared = ['Device', 'CIDR', 'IP', 'MBits'];

function diffNetwork(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Network',
    shape: NetworkResource,
    flat: (doc, shape) => flatten(doc, shape, notCompared),
    inside: (old, now) => [
      ...diffPorts(list(old, 'ReservedPorts'), list(now, 'ReservedPorts'), 'Static Port', []),
      ...diffPorts(list(old, 'DynamicPorts'), list(now, 'DynamicPorts'), 'Dynamic Port', ['Value', 'IgnoreCollision']),
      diffDns(pick(old, 'DNS'), pick(now, 'DNS')),
      diffCni(pick(old, 'CNI'), pick(now, 'CNI')),
    ],
  });
}

function diffPorts(before: Doc[] | null, after: Doc[] | null, name: string, without: readonly string[]): ObjectDiff[] {
  const diff = (old: Doc | null, now: Doc | null): ObjectDiff | null =>
    diffPlain(flatten(old, Port, without), flatten(now, Port, without), name);
  return diffByKey(before, after, (port) => readText(port, 'Label'), diff);
}

function flattenDns(doc: Doc | null): Flat {
  const names = ['Servers', 'Searches', 'Options'];
  const lists = names.map((name) => [name, (readTexts(doc ?? {}, name) ?? []).join(',')] as const);
  return new Map(lists.filter(([, joined]) => joined !== ''));
}

function diffDns(before: Doc | null, after: Doc | null): ObjectDiff | null {
  if (isEqual(before, after)) return null;
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : 'Edited';
  return {
    Type,
    Name: 'DNS',
    Fields: emptyToNull(diffFields(flattenDns(before), flattenDns(after), true)),
    Objects: null,
  };
}

function diffCni(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffPlain(flattenFree(pick(before ?? {}, 'Args')), flattenFree(pick(after ?? {}, 'Args')), 'CNIConfig');
}
