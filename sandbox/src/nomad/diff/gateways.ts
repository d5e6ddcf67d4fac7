import type { Doc, Shape } from '../shapes/kinds.ts';
import { keyedDiffs, plainDiff, setDiff } from './fields.ts';
import { flatten, flattenFree, type Flat } from './flatten.ts';
import { freeDiff, inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

type Diff = (before: Doc | null, after: Doc | null, shape: Shape) => ObjectDiff | null;

/** Diff of the inner structures in a field of the same name on both sides. */
function within(old: Doc, now: Doc, shape: Shape, field: string, diff: Diff): ObjectDiff | null {
  return diff(inner(old, field), inner(now, field), findShape(shape, field));
}

function listed(
  old: Doc,
  now: Doc,
  shape: Shape,
  field: string,
  readKey: (item: Doc) => string,
  diff: Diff,
): ObjectDiff[] {
  return keyedDiffs(list(old, field), list(now, field), readKey, (before, after) =>
    diff(before, after, findShape(shape, field)),
  );
}

const byName = (item: Doc): string => readText(item, 'Name');

export const gatewayDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'Gateway',
    shape,
    inside: (old, now) => [
      within(old, now, shape, 'Proxy', proxyDiff),
      within(old, now, shape, 'Ingress', ingressDiff),
      within(old, now, shape, 'Terminating', terminatingDiff),
      within(old, now, shape, 'Mesh', (oldMesh, newMesh, inside) =>
        structureDiff(oldMesh, newMesh, { Name: 'Mesh', shape: inside }),
      ),
    ],
  });

const proxyDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'Proxy',
    shape,
    flat: (doc) => flatProxy(doc, shape, before !== null && after !== null),
    inside: (old, now) => [
      freeDiff(addresses(old), addresses(now), 'EnvoyGatewayBindAddresses', flattenFree),
      freeDiff(inner(old, 'Config'), inner(now, 'Config'), 'Config', flattenFree),
    ],
  });

/** The connect timeout is shown as a duration, and only in an edited proxy. */
function flatProxy(doc: Doc | null, shape: Shape, edited: boolean): Flat {
  const flat = flatten(doc, shape);
  const timeout = doc?.['ConnectTimeout'];
  if (edited) flat.set('ConnectTimeout', typeof timeout === 'number' ? `${timeout / 1_000_000_000}s` : '');
  return flat;
}

function addresses(doc: Doc): Doc {
  const entries = Object.entries(inner(doc, 'EnvoyGatewayBindAddresses') ?? {}) as [string, Doc][];
  return Object.fromEntries(
    entries.map(([name, address]) => [name, `${readText(address, 'Address')}:${readText(address, 'Port')}`]),
  );
}

const ingressDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'Ingress',
    shape,
    inside: (old, now) => [
      within(old, now, shape, 'TLS', tlsDiff),
      ...listed(
        old,
        now,
        shape,
        'Listeners',
        (item) => `${readText(item, 'Protocol')}/${readText(item, 'Port')}`,
        listenerDiff,
      ),
    ],
  });

const listenerDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'Listener',
    shape,
    inside: (old, now) => listed(old, now, shape, 'Services', byName, ingressServiceDiff),
  });

const limits = ['MaxConnections', 'MaxPendingRequests', 'MaxConcurrentRequests'];

const ingressServiceDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'ConsulIngressService',
    shape,
    flat: (doc) => {
      const flat = flatten(doc, shape);
      for (const limit of limits) if (typeof doc?.[limit] === 'number') flat.set(limit, String(doc[limit]));
      return flat;
    },
    inside: (old, now) => [
      setDiff(texts(old, 'Hosts'), texts(now, 'Hosts'), 'Hosts'),
      within(old, now, shape, 'TLS', tlsDiff),
      within(old, now, shape, 'RequestHeaders', headersDiff('RequestHeaders')),
      within(old, now, shape, 'ResponseHeaders', headersDiff('ResponseHeaders')),
    ],
  });

const headersDiff =
  (Name: string): Diff =>
  (before, after, shape) =>
    structureDiff(before, after, {
      Name,
      shape,
      inside: (old, now) => [setDiff(texts(old, 'Remove'), texts(now, 'Remove'), 'Remove')],
    });

const tlsDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'TLS',
    shape,
    inside: (old, now) => [
      setDiff(texts(old, 'CipherSuites'), texts(now, 'CipherSuites'), 'CipherSuites'),
      within(old, now, shape, 'SDS', (oldSds, newSds, inside) =>
        plainDiff(flatten(oldSds, inside), flatten(newSds, inside), 'SDS'),
      ),
    ],
  });

const terminatingDiff: Diff = (before, after, shape) =>
  structureDiff(before, after, {
    Name: 'Terminating',
    shape,
    inside: (old, now) =>
      listed(old, now, shape, 'Services', byName, (oldService, newService, inside) =>
        structureDiff(oldService, newService, { Name: 'Service', shape: inside }),
      ),
  });
