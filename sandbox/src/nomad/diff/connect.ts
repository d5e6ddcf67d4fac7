import { ConsulConnect } from '../shapes/connect.ts';
import type { Doc, Shape } from '../shapes/kinds.ts';
import { fieldDiffs, keyedDiffs, nullify, pairedDiffs, plainDiff, setDiff, omitNone } from './fields.ts';
import { flatten, flattenFree } from './flatten.ts';
import { gatewayDiff } from './gateways.ts';
import { identityDiffs } from './identities.ts';
import { resourcesDiff } from './resources.ts';
import { alike, freeDiff, inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const SidecarService = findShape(ConsulConnect, 'SidecarService');
const SidecarTask = findShape(ConsulConnect, 'SidecarTask');
const Proxy = findShape(SidecarService, 'Proxy');
const Upstream = findShape(Proxy, 'Upstreams');
const Transparent = findShape(Proxy, 'TransparentProxy');

/** Diff of a service's Connect block; null when unchanged. */
export function connectDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'ConsulConnect',
    shape: ConsulConnect,
    inside: (old, now) => [
      structureDiff(inner(old, 'SidecarService'), inner(now, 'SidecarService'), {
        Name: 'SidecarService',
        shape: SidecarService,
        inside: (oldService, newService) => [proxyDiff(inner(oldService, 'Proxy'), inner(newService, 'Proxy'))],
      }),
      sidecarTaskDiff(inner(old, 'SidecarTask'), inner(now, 'SidecarTask')),
      gatewayDiff(inner(old, 'Gateway'), inner(now, 'Gateway'), findShape(ConsulConnect, 'Gateway')),
    ],
  });
}

/** Only changed fields of a sidecar task are shown. */
function sidecarTaskDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const diff = structureDiff(before, after, {
    Name: 'SidecarTask',
    shape: SidecarTask,
    inside: (old, now) => [
      freeDiff(inner(old, 'Config'), inner(now, 'Config'), 'Config', flattenFree),
      resourcesDiff(inner(old, 'Resources'), inner(now, 'Resources')),
      ...identityDiffs(list(old, 'Identities'), list(now, 'Identities')),
      compareObject('LogConfig', inner(old, 'LogConfig'), inner(now, 'LogConfig'), findShape(SidecarTask, 'LogConfig')),
      ...pairedDiffs(list(old, 'VolumeMounts'), list(now, 'VolumeMounts'), (oldMount, newMount) =>
        structureDiff(oldMount, newMount, { Name: 'VolumeMount', shape: findShape(SidecarTask, 'VolumeMounts') }),
      ),
    ],
  });
  if (diff !== null)
    diff.Fields = nullify(fieldDiffs(flatten(before, SidecarTask), flatten(after, SidecarTask), false));
  return diff;
}

function compareObject(name: string, before: Doc | null, after: Doc | null, shape: Shape): ObjectDiff | null {
  return plainDiff(flatten(before, shape), flatten(after, shape), name);
}

function upstreamKey(upstream: Doc): string {
  return `${readText(upstream, 'Datacenter')}/${readText(upstream, 'DestinationName')}`;
}

function proxyDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'ConsulProxy',
    shape: Proxy,
    inside: (old, now) => [
      ...keyedDiffs(list(old, 'Upstreams'), list(now, 'Upstreams'), upstreamKey, upstreamDiff),
      exposeDiff(inner(old, 'Expose'), inner(now, 'Expose')),
      transparentDiff(inner(old, 'TransparentProxy'), inner(now, 'TransparentProxy')),
      freeDiff(inner(old, 'Config'), inner(now, 'Config'), 'Config', flattenFree),
    ],
  });
}

function upstreamDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'ConsulUpstreams',
    shape: Upstream,
    inside: (old, now) => [
      compareObject(
        'MeshGateway',
        inner(old, 'MeshGateway'),
        inner(now, 'MeshGateway'),
        findShape(Upstream, 'MeshGateway'),
      ),
    ],
  });
}

function exposesNothing(doc: Doc | null): boolean {
  return (list(doc ?? {}, 'Paths') ?? []).length === 0;
}

function exposeDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const Path = findShape(findShape(Proxy, 'Expose'), 'Paths');
  const diff = (old: Doc | null, now: Doc | null): ObjectDiff | null => compareObject('Paths', old, now, Path);
  if (alike(before, after)) return null;
  const Objects = nullify(
    keyedDiffs(list(before ?? {}, 'Paths'), list(after ?? {}, 'Paths'), (path) => JSON.stringify(path), diff),
  );
  return {
    Type: exposesNothing(before) ? 'Added' : exposesNothing(after) ? 'Deleted' : 'Edited',
    Name: 'Expose',
    Fields: null,
    Objects,
  };
}

function numbers(doc: Doc, name: string): string[] {
  return ((doc[name] ?? []) as number[]).map(String);
}

/** Nomad shows a transparent proxy in every changed proxy, empty when unchanged. */
function transparentDiff(before: Doc | null, after: Doc | null): ObjectDiff {
  const diff = structureDiff(before, after, {
    Name: 'TransparentProxy',
    shape: Transparent,
    inside: (old, now) => [
      omitNone(setDiff(texts(old, 'ExcludeInboundPorts'), texts(now, 'ExcludeInboundPorts'), 'ExcludeInboundPorts')),
      omitNone(
        setDiff(numbers(old, 'ExcludeOutboundPorts'), numbers(now, 'ExcludeOutboundPorts'), 'ExcludeOutboundPorts'),
      ),
      omitNone(setDiff(texts(old, 'ExcludeOutboundCIDRs'), texts(now, 'ExcludeOutboundCIDRs'), 'ExcludeOutboundCIDRs')),
      omitNone(setDiff(texts(old, 'ExcludeUIDs'), texts(now, 'ExcludeUIDs'), 'ExcludeUIDs')),
    ],
  });
  return diff ?? { Type: 'None', Name: 'TransparentProxy', Fields: null, Objects: null };
}
