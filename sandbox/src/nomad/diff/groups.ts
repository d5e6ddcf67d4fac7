import { TaskGroup } from '../shapes/groups.ts';
import type { KeptGroup } from '../shapes/jobs.ts';
import type { Doc } from '../shapes/kinds.ts';
import { fieldDiffs, nullify, setDiff } from './fields.ts';
import { flatten, flattenFree, flattenPointers, type Flat } from './flatten.ts';
import { compareTexts } from './order.ts';
import { networkDiffs } from './resources.ts';
import { serviceDiffs } from './services.ts';
import { alike, freeDiff, inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import { comparisonDiffs, plainPart, taskDiffs } from './tasks.ts';
import type { GroupDiff, ObjectDiff } from './types.ts';

const Volume = findShape(TaskGroup, 'Volumes');

function groupObjects(old: Doc, now: Doc): (ObjectDiff | null)[] {
  return [
    ...comparisonDiffs(old, now, TaskGroup),
    ...['RestartPolicy', 'Migrate', 'ReschedulePolicy', 'EphemeralDisk', 'Consul'].map((field) =>
      plainPart(old, now, field, TaskGroup),
    ),
    plainPart(old, now, 'Update', TaskGroup, 'Update', ['Stagger']),
    structureDiff(inner(old, 'Disconnect'), inner(now, 'Disconnect'), {
      Name: 'Disconnect',
      shape: findShape(TaskGroup, 'Disconnect'),
      flat: flattenPointers,
    }),
    ...networkDiffs(list(old, 'Networks'), list(now, 'Networks')),
    scalingDiff(inner(old, 'Scaling'), inner(now, 'Scaling')),
    ...serviceDiffs(list(old, 'Services'), list(now, 'Services')),
    ...volumeDiffs(inner(old, 'Volumes'), inner(now, 'Volumes')),
  ];
}

const setByServer = ['CreateIndex', 'ModifyIndex', 'ID', 'Type', 'Target[Job]', 'Target[Group]', 'Target[Namespace]'];

function policyDiffs(old: Doc, now: Doc): (ObjectDiff | null)[] {
  return [freeDiff(inner(old, 'Policy'), inner(now, 'Policy'), 'Policy', flattenFree, false)];
}

/** Only changed fields of a scaling policy are shown. */
function scalingDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const shape = findShape(TaskGroup, 'Scaling');
  const flat = (doc: Doc | null): Flat => flatten(doc, shape, setByServer);
  const diff = structureDiff(before, after, { Name: 'Scaling', shape, flat, inside: policyDiffs });
  if (diff !== null) diff.Fields = nullify(fieldDiffs(flat(before), flat(after), false));
  return diff;
}

/** Volumes by name; their order is random in Nomad. */
function volumeDiffs(before: Doc | null, after: Doc | null): ObjectDiff[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted(compareTexts);
  return names.flatMap((name) => volumeDiff(inner(before ?? {}, name), inner(after ?? {}, name)) ?? []);
}

function volumeDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Volume',
    shape: Volume,
    inside: (old, now) => [
      structureDiff(inner(old, 'MountOptions'), inner(now, 'MountOptions'), {
        Name: 'MountOptions',
        shape: findShape(Volume, 'MountOptions'),
        inside: (oldOptions, newOptions) => [
          setDiff(texts(oldOptions, 'MountFlags'), texts(newOptions, 'MountFlags'), 'MountFlags'),
        ],
      }),
    ],
  });
}

function groupDiff(before: KeptGroup | null, after: KeptGroup | null): GroupDiff {
  const [old, now] = [before as Doc | null, after as Doc | null];
  const Type = old === null ? 'Added' : now === null ? 'Deleted' : alike(old, now) ? 'None' : 'Edited';
  const flat = (doc: Doc | null): Flat => {
    const fields = flatten(doc, TaskGroup, ['Name']);
    // A pointer that Nomad shows anyway, unless the whole group is added or deleted.
    if (old !== null && now !== null) fields.set('ShutdownDelay', readText(doc ?? {}, 'ShutdownDelay'));
    return fields;
  };
  const Objects = Type === 'None' ? [] : groupObjects(old ?? {}, now ?? {}).filter((object) => object !== null);
  return {
    Type,
    Name: (after ?? before)?.Name ?? '',
    Fields: nullify(fieldDiffs(flat(old), flat(now), false)),
    Objects: nullify(Objects),
    Tasks: nullify(taskDiffs(before?.Tasks ?? null, after?.Tasks ?? null)),
    Updates: null,
  };
}

/** Diffs of all groups of a job by name, including unchanged ones. */
export function groupDiffs(before: readonly KeptGroup[] | null, after: readonly KeptGroup[] | null): GroupDiff[] {
  const [old, now] = [before, after].map((groups) => new Map((groups ?? []).map((group) => [group.Name, group])));
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted(compareTexts);
  return names.map((name) => groupDiff(old?.get(name) ?? null, now?.get(name) ?? null));
}
