import type { Doc } from '../shapes/kinds.ts';
import { NetworkResource, Resources } from '../shapes/placement.ts';
import { fieldDiffs, keyedDiffs, nullify, plainDiff } from './fields.ts';
import { flatten, flattenFree, type Flat } from './flatten.ts';
import { alike, inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const Port = findShape(NetworkResource, 'DynamicPorts');

/** Diff of a task's resources, including devices and networks; null when unchanged. */
export function resourcesDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Resources',
    shape: Resources,
    inside: (old, now) => [
      ...networkDiffs(list(old, 'Networks'), list(now, 'Networks')),
      ...keyedDiffs(list(old, 'Devices'), list(now, 'Devices'), (device) => readText(device, 'Name'), deviceDiff),
      structureDiff(inner(old, 'NUMA'), inner(now, 'NUMA'), { Name: 'NUMA', shape: findShape(Resources, 'NUMA') }),
    ],
  });
}

function deviceDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, { Name: 'Device', shape: findShape(Resources, 'Devices') });
}

/** Networks have no order and no name: a changed one is deleted and added. */
export function networkDiffs(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  return keyedDiffs(before, after, (network) => JSON.stringify(network), networkDiff);
}

const notCompared = ['Device', 'CIDR', 'IP', 'MBits'];

function networkDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Network',
    shape: NetworkResource,
    flat: (doc, shape) => flatten(doc, shape, notCompared),
    inside: (old, now) => [
      ...portDiffs(list(old, 'ReservedPorts'), list(now, 'ReservedPorts'), 'Static Port', []),
      ...portDiffs(list(old, 'DynamicPorts'), list(now, 'DynamicPorts'), 'Dynamic Port', ['Value', 'IgnoreCollision']),
      dnsDiff(inner(old, 'DNS'), inner(now, 'DNS')),
      cniDiff(inner(old, 'CNI'), inner(now, 'CNI')),
    ],
  });
}

function portDiffs(before: Doc[] | null, after: Doc[] | null, name: string, without: readonly string[]): ObjectDiff[] {
  const diff = (old: Doc | null, now: Doc | null): ObjectDiff | null =>
    plainDiff(flatten(old, Port, without), flatten(now, Port, without), name);
  return keyedDiffs(before, after, (port) => readText(port, 'Label'), diff);
}

function flatDns(doc: Doc | null): Flat {
  const names = ['Servers', 'Searches', 'Options'];
  const lists = names.map((name) => [name, (texts(doc ?? {}, name) ?? []).join(',')] as const);
  return new Map(lists.filter(([, joined]) => joined !== ''));
}

function dnsDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  if (alike(before, after)) return null;
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : 'Edited';
  return { Type, Name: 'DNS', Fields: nullify(fieldDiffs(flatDns(before), flatDns(after), true)), Objects: null };
}

function cniDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return plainDiff(flattenFree(inner(before ?? {}, 'Args')), flattenFree(inner(after ?? {}, 'Args')), 'CNIConfig');
}
