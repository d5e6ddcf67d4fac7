import type { Doc, Shape } from '../shapes/kinds.ts';
import { diffByKey, diffPlain, diffSet } from './fields.ts';
import { flatten, flattenFree, type Flat } from './flatten.ts';
import { diffFree, pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

type Diff = (before: Doc | null, after: Doc | null, shape: Shape) => ObjectDiff | null;

/** Returns the diff of the inner structures in a field of the same name on both sides. */
function diffWithin(old: Doc, now: Doc, shape: Shape, field: string, diff: Diff): ObjectDiff | null {
  return diff(pick(old, field), pick(now, field), findShape(shape, field));
}

function diffList(
  old: Doc,
  now: Doc,
  shape: Shape,
  field: string,
  readKey: (item: Doc) => string,
  diff: Diff,
): ObjectDiff[] {
  return diffByKey(list(old, field), list(now, field), readKey, (before, after) =>
    diff(before, after, findShape(shape, field)),
  );
}

const readName = (item: Doc): string => readText(item, 'Name');

export const diffGateway: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'Gateway',
    shape,
    inside: (old, now) => [
      diffWithin(old, now, shape, 'Proxy', diffProxy),
      diffWithin(old, now, shape, 'Ingress', diffIngress),
      diffWithin(old, now, shape, 'Terminating', diffTerminating),
      diffWithin(old, now, shape, 'Mesh', (oldMesh, newMesh, inside) =>
        diffStructure(oldMesh, newMesh, { Name: 'Mesh', shape: inside }),
      ),
    ],
  });

const diffProxy: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'Proxy',
    shape,
    flat: (doc) => flattenProxy(doc, shape, before !== null && after !== null),
    inside: (old, now) => [
      diffFree(formatAddresses(old), formatAddresses(now), 'EnvoyGatewayBindAddresses', flattenFree),
      diffFree(pick(old, 'Config'), pick(now, 'Config'), 'Config', flattenFree),
    ],
  });

/** The connect timeout is shown as a duration, and only in an edited proxy. */
function flattenProxy(doc: Doc | null, shape: Shape, isEdited: boolean): Flat {
  const flat = flatten(doc, shape);
  const timeout = doc?.['ConnectTimeout'];
  if (isEdited) flat.set('ConnectTimeout', typeof timeout === 'number' ? `${timeout / 1_000_000_000}s` : '');
  return flat;
}

function formatAddresses(doc: Doc): Doc {
  const entries = Object.entries(pick(doc, 'EnvoyGatewayBindAddresses') ?? {}) as [string, Doc][];
  return Object.fromEntries(
    entries.map(([name, address]) => [name, `${readText(address, 'Address')}:${readText(address, 'Port')}`]),
  );
}

const diffIngress: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'Ingress',
    shape,
    inside: (old, now) => [
      diffWithin(old, now, shape, 'TLS', diffTls),
      ...diffList(
        old,
        now,
        shape,
        'Listeners',
        (item) => `${readText(item, 'Protocol')}/${readText(item, 'Port')}`,
        diffListener,
      ),
    ],
  });

const diffListener: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'Listener',
    shape,
    inside: (old, now) => diffList(old, now, shape, 'Services', readName, diffIngressService),
  });

const limits = ['MaxConnections', 'MaxPendingRequests', 'MaxConcurrentRequests'];

const diffIngressService: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'ConsulIngressService',
    shape,
    flat: (doc) => {
      const flat = flatten(doc, shape);
      for (const limit of limits) if (typeof doc?.[limit] === 'number') flat.set(limit, String(doc[limit]));
      return flat;
    },
    inside: (old, now) => [
      diffSet(readTexts(old, 'Hosts'), readTexts(now, 'Hosts'), 'Hosts'),
      diffWithin(old, now, shape, 'TLS', diffTls),
      diffWithin(old, now, shape, 'RequestHeaders', diffHeaders('RequestHeaders')),
      diffWithin(old, now, shape, 'ResponseHeaders', diffHeaders('ResponseHeaders')),
    ],
  });

const diffHeaders =
  (Name: string): Diff =>
  (before, after, shape) =>
    diffStructure(before, after, {
      Name,
      shape,
      inside: (old, now) => [diffSet(readTexts(old, 'Remove'), readTexts(now, 'Remove'), 'Remove')],
    });

const diffTls: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'TLS',
    shape,
    inside: (old, now) => [
      diffSet(readTexts(old, 'CipherSuites'), readTexts(now, 'CipherSuites'), 'CipherSuites'),
      diffWithin(old, now, shape, 'SDS', (oldSds, newSds, inside) =>
        diffPlain(flatten(oldSds, inside), flatten(newSds, inside), 'SDS'),
      ),
    ],
  });

const diffTerminating: Diff = (before, after, shape) =>
  diffStructure(before, after, {
    Name: 'Terminating',
    shape,
    inside: (old, now) =>
      diffList(old, now, shape, 'Services', readName, (oldService, newService, inside) =>
        diffStructure(oldService, newService, { Name: 'Service', shape: inside }),
      ),
  });
