import { ConsulConnect } from '../shapes/connect.ts';
import type { Doc, Shape } from '../shapes/kinds.ts';
import { diffFields, diffByKey, emptyToNull, diffPairs, diffPlain, diffSet, omitNone } from './fields.ts';
import { flatten, flattenFree } from './flatten.ts';
import { diffGateway } from './gateways.ts';
import { diffIdentities } from './identities.ts';
import { diffResources } from './resources.ts';
import { alike, diffFree, inner, list, findShape, diffStructure, readText, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const SidecarService = findShape(ConsulConnect, 'SidecarService');
const SidecarTask = findShape(ConsulConnect, 'SidecarTask');
const Proxy = findShape(SidecarService, 'Proxy');
const Upstream = findShape(Proxy, 'Upstreams');
const Transparent = findShape(Proxy, 'TransparentProxy');

/** Returns the diff of a service's Connect block; null if it is unchanged. */
export function diffConnect(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'ConsulConnect',
    shape: ConsulConnect,
    inside: (old, now) => [
      diffStructure(inner(old, 'SidecarService'), inner(now, 'SidecarService'), {
        Name: 'SidecarService',
        shape: SidecarService,
        inside: (oldService, newService) => [diffProxy(inner(oldService, 'Proxy'), inner(newService, 'Proxy'))],
      }),
      diffSidecarTask(inner(old, 'SidecarTask'), inner(now, 'SidecarTask')),
      diffGateway(inner(old, 'Gateway'), inner(now, 'Gateway'), findShape(ConsulConnect, 'Gateway')),
    ],
  });
}

/** Only changed fields of a sidecar task are shown. */
function diffSidecarTask(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const diff = diffStructure(before, after, {
    Name: 'SidecarTask',
    shape: SidecarTask,
    inside: (old, now) => [
      diffFree(inner(old, 'Config'), inner(now, 'Config'), 'Config', flattenFree),
      diffResources(inner(old, 'Resources'), inner(now, 'Resources')),
      ...diffIdentities(list(old, 'Identities'), list(now, 'Identities')),
      compareObject('LogConfig', inner(old, 'LogConfig'), inner(now, 'LogConfig'), findShape(SidecarTask, 'LogConfig')),
      ...diffPairs(list(old, 'VolumeMounts'), list(now, 'VolumeMounts'), (oldMount, newMount) =>
        diffStructure(oldMount, newMount, { Name: 'VolumeMount', shape: findShape(SidecarTask, 'VolumeMounts') }),
      ),
    ],
  });
  if (diff !== null)
    diff.Fields = emptyToNull(diffFields(flatten(before, SidecarTask), flatten(after, SidecarTask), false));
  return diff;
}

function compareObject(name: string, before: Doc | null, after: Doc | null, shape: Shape): ObjectDiff | null {
  return diffPlain(flatten(before, shape), flatten(after, shape), name);
}

function formatUpstreamKey(upstream: Doc): string {
  return `${readText(upstream, 'Datacenter')}/${readText(upstream, 'DestinationName')}`;
}

function diffProxy(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'ConsulProxy',
    shape: Proxy,
    inside: (old, now) => [
      ...diffByKey(list(old, 'Upstreams'), list(now, 'Upstreams'), formatUpstreamKey, diffUpstream),
      diffExpose(inner(old, 'Expose'), inner(now, 'Expose')),
      diffTransparent(inner(old, 'TransparentProxy'), inner(now, 'TransparentProxy')),
      diffFree(inner(old, 'Config'), inner(now, 'Config'), 'Config', flattenFree),
    ],
  });
}

function diffUpstream(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
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

function isEmptyExpose(doc: Doc | null): boolean {
  return (list(doc ?? {}, 'Paths') ?? []).length === 0;
}

function diffExpose(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const Path = findShape(findShape(Proxy, 'Expose'), 'Paths');
  const diff = (old: Doc | null, now: Doc | null): ObjectDiff | null => compareObject('Paths', old, now, Path);
  if (alike(before, after)) return null;
  const Objects = emptyToNull(
    diffByKey(list(before ?? {}, 'Paths'), list(after ?? {}, 'Paths'), (path) => JSON.stringify(path), diff),
  );
  return {
    Type: isEmptyExpose(before) ? 'Added' : isEmptyExpose(after) ? 'Deleted' : 'Edited',
    Name: 'Expose',
    Fields: null,
    Objects,
  };
}

function numbers(doc: Doc, name: string): string[] {
  return ((doc[name] ?? []) as number[]).map(String);
}

/** Nomad shows a transparent proxy in every changed proxy, empty if unchanged. */
function diffTransparent(before: Doc | null, after: Doc | null): ObjectDiff {
  const diff = diffStructure(before, after, {
    Name: 'TransparentProxy',
    shape: Transparent,
    inside: (old, now) => [
      omitNone(diffSet(texts(old, 'ExcludeInboundPorts'), texts(now, 'ExcludeInboundPorts'), 'ExcludeInboundPorts')),
      omitNone(
        diffSet(numbers(old, 'ExcludeOutboundPorts'), numbers(now, 'ExcludeOutboundPorts'), 'ExcludeOutboundPorts'),
      ),
      omitNone(diffSet(texts(old, 'ExcludeOutboundCIDRs'), texts(now, 'ExcludeOutboundCIDRs'), 'ExcludeOutboundCIDRs')),
      omitNone(diffSet(texts(old, 'ExcludeUIDs'), texts(now, 'ExcludeUIDs'), 'ExcludeUIDs')),
    ],
  });
  return diff ?? { Type: 'None', Name: 'TransparentProxy', Fields: null, Objects: null };
}
