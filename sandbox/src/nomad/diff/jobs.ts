import { type KeptJob, Job } from '../shapes/jobs.ts';
import type { Doc } from '../shapes/kinds.ts';
import { fieldDiffs, keyedDiffs, nullify, pairedDiffs, setDiff, typeOfFields, omitNone } from './fields.ts';
import { flatten } from './flatten.ts';
import { groupDiffs } from './groups.ts';
import { sortObjects } from './order.ts';
import { inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import { comparisonDiffs, plainPart } from './tasks.ts';
import type { DiffType, JobDiff, ObjectDiff } from './types.ts';

const setByServer = [
  'ID',
  'Status',
  'StatusDescription',
  'Version',
  'Stable',
  'CreateIndex',
  'ModifyIndex',
  'JobModifyIndex',
  'SubmitTime',
  'NomadTokenID',
];

function jobObjects(old: Doc, now: Doc): ObjectDiff[] {
  const objects = [
    omitNone(setDiff(texts(old, 'Datacenters'), texts(now, 'Datacenters'), 'Datacenters')),
    ...comparisonDiffs(old, now, Job),
    structureDiff(inner(old, 'Periodic'), inner(now, 'Periodic'), {
      Name: 'Periodic',
      shape: findShape(Job, 'Periodic'),
      inside: (oldPeriodic, newPeriodic) => [
        omitNone(setDiff(texts(oldPeriodic, 'Specs'), texts(newPeriodic, 'Specs'), 'Specs')),
      ],
    }),
    structureDiff(inner(old, 'ParameterizedJob'), inner(now, 'ParameterizedJob'), {
      Name: 'ParameterizedJob',
      shape: findShape(Job, 'ParameterizedJob'),
      inside: (oldJob, newJob) =>
        ['MetaOptional', 'MetaRequired'].map((name) => setDiff(texts(oldJob, name), texts(newJob, name), name)),
    }),
    multiregionDiff(inner(old, 'Multiregion'), inner(now, 'Multiregion')),
    uiDiff(inner(old, 'UI'), inner(now, 'UI')),
  ];
  return objects.filter((object) => object !== null);
}

function multiregionDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const shape = findShape(Job, 'Multiregion');
  return structureDiff(before, after, {
    Name: 'Multiregion',
    shape,
    inside: (old, now) => {
      const regions = keyedDiffs(
        list(old, 'Regions'),
        list(now, 'Regions'),
        (region) => readText(region, 'Name'),
        regionDiff,
      );
      const objects = [plainPart(old, now, 'Strategy', shape), ...regions];
      return sortObjects(objects.filter((object) => object !== null));
    },
  });
}

/** A region's type follows from its plain fields; a change of only its datacenters is not shown. */
function regionDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const diff = structureDiff(before, after, {
    Name: 'Region',
    shape: findShape(findShape(Job, 'Multiregion'), 'Regions'),
    inside: (old, now) => [omitNone(setDiff(texts(old, 'Datacenters'), texts(now, 'Datacenters'), 'Datacenters'))],
  });
  const Type = typeOfFields(diff?.Fields ?? []);
  return diff === null || Type === 'None' ? null : { ...diff, Type };
}

function uiDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const shape = findShape(Job, 'UI');
  const link = (old: Doc | null, now: Doc | null): ObjectDiff | null =>
    structureDiff(old, now, { Name: 'Link', shape: findShape(shape, 'Links') });
  return structureDiff(before, after, {
    Name: 'UI',
    shape,
    inside: (old, now) => pairedDiffs(list(old, 'Links'), list(now, 'Links'), link),
  });
}

/** Diff between the registered job (null: none) and the submitted one, as in the response of a plan. */
export function diffJobs(before: KeptJob | null, after: KeptJob): JobDiff {
  const old = before as unknown as Doc | null;
  const now = after as unknown as Doc;
  const Fields = fieldDiffs(flatten(old, Job, setByServer), flatten(now, Job, setByServer), false);
  const Objects = jobObjects(old ?? {}, now);
  const TaskGroups = groupDiffs(before?.TaskGroups ?? null, after.TaskGroups);
  const types: DiffType[] = [...Fields, ...Objects, ...TaskGroups].map(({ Type }) => Type);
  const edited = types.some((type) => type !== 'None');
  return {
    Type: before === null ? 'Added' : edited ? 'Edited' : 'None',
    ID: after.ID,
    Fields: nullify(Fields),
    Objects: nullify(Objects),
    TaskGroups: nullify(TaskGroups),
  };
}
