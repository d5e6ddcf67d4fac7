import { TaskGroup } from '../shapes/groups.ts';
import type { StoredGroup } from '../shapes/jobs.ts';
import type { Doc } from '../shapes/kinds.ts';
import { diffFields, emptyToNull, diffSet } from './fields.ts';
import { flatten, flattenFree, flattenPointers, type Flat } from './flatten.ts';
import { compareTexts } from './order.ts';
import { diffNetworks } from './resources.ts';
import { diffServices } from './services.ts';
import { isEqual, diffFree, pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
import { diffComparisons, diffPlainPart, diffTasks } from './tasks.ts';
import type { GroupDiff, ObjectDiff } from './types.ts';

const Volume = findShape(TaskGroup, 'Volumes');

function groupObjects(old: Doc, now: Doc): (ObjectDiff | null)[] {
  return [
    ...diffComparisons(old, now, TaskGroup),
    ...['RestartPolicy', 'Migrate', 'ReschedulePolicy', 'EphemeralDisk', 'Consul'].map((field) =>
      diffPlainPart(old, now, field, TaskGroup),
    ),
    diffPlainPart(old, now, 'Update', TaskGroup, 'Update', ['Stagger']),
    diffStructure(pick(old, 'Disconnect'), pick(now, 'Disconnect'), {
      Name: 'Disconnect',
      shape: findShape(TaskGroup, 'Disconnect'),
      flat: flattenPointers,
    }),
    ...diffNetworks(list(old, 'Networks'), list(now, 'Networks')),
    diffScaling(pick(old, 'Scaling'), pick(now, 'Scaling')),
    ...diffServices(list(old, 'Services'), list(now, 'Services')),
    ...diffVolumes(pick(old, 'Volumes'), pick(now, 'Volumes')),
  ];
}

const setByServer = ['CreateIndex', 'ModifyIndex', 'ID', 'Type', 'Target[Job]', 'Target[Group]', 'Target[Namespace]'];

function diffPolicies(old: Doc, now: Doc): (ObjectDiff | null)[] {
  return [diffFree(pick(old, 'Policy'), pick(now, 'Policy'), 'Policy', flattenFree, false)];
}

/** Only changed fields of a scaling policy are shown. */
function diffScaling(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const shape = findShape(TaskGroup, 'Scaling');
  const flat = (doc: Doc | null): Flat => flatten(doc, shape, setByServer);
  const diff = diffStructure(before, after, { Name: 'Scaling', shape, flat, inside: diffPolicies });
  if (diff !== null) diff.Fields = emptyToNull(diffFields(flat(before), flat(after), false));
  return diff;
}

/** Volumes by name; their order is random in Nomad. */
function diffVolumes(before: Doc | null, after: Doc | null): ObjectDiff[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted(compareTexts);
  return names.flatMap((name) => diffVolume(pick(before ?? {}, name), pick(after ?? {}, name)) ?? []);
}

function diffVolume(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Volume',
    shape: Volume,
    inside: (old, now) => [
      diffStructure(pick(old, 'MountOptions'), pick(now, 'MountOptions'), {
        Name: 'MountOptions',
        shape: findShape(Volume, 'MountOptions'),
        inside: (oldOptions, newOptions) => [
          diffSet(readTexts(oldOptions, 'MountFlags'), readTexts(newOptions, 'MountFlags'), 'MountFlags'),
        ],
      }),
    ],
  });
}

function diffGroup(before: StoredGroup | null, after: StoredGroup | null): GroupDiff {
  const [old, now] = [before as Doc | null, after as Doc | null];
  const Type = old === null ? 'Added' : now === null ? 'Deleted' : isEqual(old, now) ? 'None' : 'Edited';
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
    Fields: emptyToNull(diffFields(flat(old), flat(now), false)),
    Objects: emptyToNull(Objects),
    Tasks: emptyToNull(diffTasks(before?.Tasks ?? null, after?.Tasks ?? null)),
    Updates: null,
  };
}

/** Returns the diffs of all groups of a job by name, including unchanged ones. */
export function diffGroups(before: readonly StoredGroup[] | null, after: readonly StoredGroup[] | null): GroupDiff[] {
  const [old, now] = [before, after].map((groups) => new Map((groups ?? []).map((group) => [group.Name, group])));
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted(compareTexts);
  return names.map((name) => diffGroup(old?.get(name) ?? null, now?.get(name) ?? null));
}
