import { ConsulConnect } from '../shapes/connect.ts';
import type { Doc, Shape } from '../shapes/kinds.ts';
import { diffFields, diffByKey, emptyToNull, diffPairs, diffPlain, diffSet, omitNone } from './fields.ts';
import { flatten, flattenFree } from './flatten.ts';
import { diffGateway } from './gateways.ts';
import { diffIdentities } from './identities.ts';
import { diffResources } from './resources.ts';
import { isEqual, diffFree, pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
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
      diffStructure(pick(old, 'SidecarService'), pick(now, 'SidecarService'), {
        Name: 'SidecarService',
        shape: SidecarService,
        inside: (oldService, newService) => [diffProxy(pick(oldService, 'Proxy'), pick(newService, 'Proxy'))],
      }),
      diffSidecarTask(pick(old, 'SidecarTask'), pick(now, 'SidecarTask')),
      diffGateway(pick(old, 'Gateway'), pick(now, 'Gateway'), findShape(ConsulConnect, 'Gateway')),
    ],
  });
}

/** Only changed fields of a sidecar task are shown. */
function diffSidecarTask(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const diff = diffStructure(before, after, {
    Name: 'SidecarTask',
    shape: SidecarTask,
    inside: (old, now) => [
      diffFree(pick(old, 'Config'), pick(now, 'Config'), 'Config', flattenFree),
      diffResources(pick(old, 'Resources'), pick(now, 'Resources')),
      ...diffIdentities(list(old, 'Identities'), list(now, 'Identities')),
      compareObject('LogConfig', pick(old, 'LogConfig'), pick(now, 'LogConfig'), findShape(SidecarTask, 'LogConfig')),
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
      diffExpose(pick(old, 'Expose'), pick(now, 'Expose')),
      diffTransparent(pick(old, 'TransparentProxy'), pick(now, 'TransparentProxy')),
      diffFree(pick(old, 'Config'), pick(now, 'Config'), 'Config', flattenFree),
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
        pick(old, 'MeshGateway'),
        pick(now, 'MeshGateway'),
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
  if (isEqual(before, after)) return null;
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
      omitNone(
        diffSet(readTexts(old, 'ExcludeInboundPorts'), readTexts(now, 'ExcludeInboundPorts'), 'ExcludeInboundPorts'),
      ),
      omitNone(
        diffSet(numbers(old, 'ExcludeOutboundPorts'), numbers(now, 'ExcludeOutboundPorts'), 'ExcludeOutboundPorts'),
      ),
      omitNone(
        diffSet(readTexts(old, 'ExcludeOutboundCIDRs'), readTexts(now, 'ExcludeOutboundCIDRs'), 'ExcludeOutboundCIDRs'),
      ),
      omitNone(diffSet(readTexts(old, 'ExcludeUIDs'), readTexts(now, 'ExcludeUIDs'), 'ExcludeUIDs')),
    ],
  });
  return diff ?? { Type: 'None', Name: 'TransparentProxy', Fields: null, Objects: null };
}
