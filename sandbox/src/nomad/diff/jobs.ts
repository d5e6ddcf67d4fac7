import { type StoredJob, Job } from '../shapes/jobs.ts';
import type { Doc } from '../shapes/kinds.ts';
import { diffFields, diffByKey, emptyToNull, diffPairs, diffSet, computeDiffType, omitNone } from './fields.ts';
import { flatten } from './flatten.ts';
import { diffGroups } from './groups.ts';
import { sortObjects } from './order.ts';
import { pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
import { diffComparisons, diffPlainPart } from './tasks.ts';
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

function diffJobObjects(old: Doc, now: Doc): ObjectDiff[] {
  const objects = [
    omitNone(diffSet(readTexts(old, 'Datacenters'), readTexts(now, 'Datacenters'), 'Datacenters')),
    ...diffComparisons(old, now, Job),
    diffStructure(pick(old, 'Periodic'), pick(now, 'Periodic'), {
      Name: 'Periodic',
      shape: findShape(Job, 'Periodic'),
      inside: (oldPeriodic, newPeriodic) => [
        omitNone(diffSet(readTexts(oldPeriodic, 'Specs'), readTexts(newPeriodic, 'Specs'), 'Specs')),
      ],
    }),
    diffStructure(pick(old, 'ParameterizedJob'), pick(now, 'ParameterizedJob'), {
      Name: 'ParameterizedJob',
      shape: findShape(Job, 'ParameterizedJob'),
      inside: (oldJob, newJob) =>
        ['MetaOptional', 'MetaRequired'].map((name) => diffSet(readTexts(oldJob, name), readTexts(newJob, name), name)),
    }),
    diffMultiregion(pick(old, 'Multiregion'), pick(now, 'Multiregion')),
    diffUi(pick(old, 'UI'), pick(now, 'UI')),
  ];
  return objects.filter((object) => object !== null);
}

function diffMultiregion(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const shape = findShape(Job, 'Multiregion');
  return diffStructure(before, after, {
    Name: 'Multiregion',
    shape,
    inside: (old, now) => {
      const regions = diffByKey(
        list(old, 'Regions'),
        list(now, 'Regions'),
        (region) => readText(region, 'Name'),
        diffRegion,
      );
      const objects = [diffPlainPart(old, now, 'Strategy', shape), ...regions];
      return sortObjects(objects.filter((object) => object !== null));
    },
  });
}

/** A region's type follows from its plain fields; a change of only its datacenters is not shown. */
function diffRegion(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const diff = diffStructure(before, after, {
    Name: 'Region',
    shape: findShape(findShape(Job, 'Multiregion'), 'Regions'),
    inside: (old, now) => [
      omitNone(diffSet(readTexts(old, 'Datacenters'), readTexts(now, 'Datacenters'), 'Datacenters')),
    ],
  });
  const Type = computeDiffType(diff?.Fields ?? []);
  return diff === null || Type === 'None' ? null : { ...diff, Type };
}

function diffUi(before: Doc | null, after: Doc | null): ObjectDiff | null {
  const shape = findShape(Job, 'UI');
  const link = (old: Doc | null, now: Doc | null): ObjectDiff | null =>
    diffStructure(old, now, { Name: 'Link', shape: findShape(shape, 'Links') });
  return diffStructure(before, after, {
    Name: 'UI',
    shape,
    inside: (old, now) => diffPairs(list(old, 'Links'), list(now, 'Links'), link),
  });
}

/** Returns the diff between the registered job (null if there is none) and the submitted one, as in the response of a plan. */
export function diffJobs(before: StoredJob | null, after: StoredJob): JobDiff {
  const old = before as unknown as Doc | null;
  const now = after as unknown as Doc;
  const Fields = diffFields(flatten(old, Job, setByServer), flatten(now, Job, setByServer), false);
  const Objects = diffJobObjects(old ?? {}, now);
  const TaskGroups = diffGroups(before?.TaskGroups ?? null, after.TaskGroups);
  const types: DiffType[] = [...Fields, ...Objects, ...TaskGroups].map(({ Type }) => Type);
  const isEdited = types.some((type) => type !== 'None');
  return {
    Type: before === null ? 'Added' : isEdited ? 'Edited' : 'None',
    ID: after.ID,
    Fields: emptyToNull(Fields),
    Objects: emptyToNull(Objects),
    TaskGroups: emptyToNull(TaskGroups),
  };
}
