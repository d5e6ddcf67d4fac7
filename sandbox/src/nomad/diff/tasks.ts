import type { KeptTask } from '../shapes/jobs.ts';
import type { Doc, Shape } from '../shapes/kinds.ts';
import { Task } from '../shapes/tasks.ts';
import { fieldDiffs, keyedDiffs, nullify, pairedDiffs, plainDiff, setDiff } from './fields.ts';
import { flatten, flattenFree, type Flat } from './flatten.ts';
import { identityDiff, identityDiffs } from './identities.ts';
import { compareTexts } from './order.ts';
import { resourcesDiff } from './resources.ts';
import { serviceDiffs } from './services.ts';
import { alike, freeDiff, inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import { templateDiffs } from './templates.ts';
import type { ObjectDiff, TaskDiff } from './types.ts';

/** Diffs of a field's parts with plain fields only, paired by a key. */
function setOfPlain(
  old: Doc,
  now: Doc,
  field: string,
  shape: Shape,
  name: string,
  readKey: (item: Doc) => string,
): ObjectDiff[] {
  const parts = findShape(shape, field);
  const diff = (before: Doc | null, after: Doc | null): ObjectDiff | null =>
    plainDiff(flatten(before, parts), flatten(after, parts), name);
  return keyedDiffs(list(old, field), list(now, field), readKey, diff);
}

/** Constraints and affinities have no key: an edited one is deleted and added. */
export function comparisonDiffs(old: Doc, now: Doc, shape: Shape): ObjectDiff[] {
  return [
    ...setOfPlain(old, now, 'Constraints', shape, 'Constraint', JSON.stringify),
    ...setOfPlain(old, now, 'Affinities', shape, 'Affinity', JSON.stringify),
  ];
}

/** Diff of a part with plain fields only, such as a log configuration. */
export function plainPart(
  old: Doc,
  now: Doc,
  field: string,
  shape: Shape,
  name = field,
  without: readonly string[] = [],
): ObjectDiff | null {
  const part = findShape(shape, field);
  return plainDiff(flatten(inner(old, field), part, without), flatten(inner(now, field), part, without), name);
}

function mountDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, { Name: 'VolumeMount', shape: findShape(Task, 'VolumeMounts') });
}

function artifactKey(artifact: Doc): string {
  return readText(artifact, 'RelativeDest') || JSON.stringify(artifact);
}

function taskObjects(old: Doc, now: Doc): (ObjectDiff | null)[] {
  return [
    ...comparisonDiffs(old, now, Task),
    freeDiff(inner(old, 'Config'), inner(now, 'Config'), 'Config', flattenFree),
    resourcesDiff(inner(old, 'Resources'), inner(now, 'Resources')),
    plainPart(old, now, 'LogConfig', Task),
    plainPart(old, now, 'DispatchPayload', Task),
    ...setOfPlain(old, now, 'Artifacts', Task, 'Artifact', artifactKey),
    ...serviceDiffs(list(old, 'Services'), list(now, 'Services')),
    structureDiff(inner(old, 'Vault'), inner(now, 'Vault'), { Name: 'Vault', shape: findShape(Task, 'Vault') }),
    ...keyedDiffs(list(old, 'Secrets'), list(now, 'Secrets'), (secret) => readText(secret, 'Name'), secretDiff),
    plainPart(old, now, 'Consul', Task),
    ...templateDiffs(list(old, 'Templates'), list(now, 'Templates')),
    identityDiff(inner(old, 'Identity'), inner(now, 'Identity')),
    ...identityDiffs(list(old, 'Identities'), list(now, 'Identities')),
    ...pairedDiffs(list(old, 'Actions'), list(now, 'Actions'), actionDiff),
    ...pairedDiffs(list(old, 'VolumeMounts'), list(now, 'VolumeMounts'), mountDiff),
    plainPart(
      inner(old, 'Schedule') ?? {},
      inner(now, 'Schedule') ?? {},
      'Cron',
      findShape(Task, 'Schedule'),
      'Schedule',
    ),
  ];
}

function flatSecret(doc: Doc | null, shape: Shape): Flat {
  const config = [...flattenFree(inner(doc ?? {}, 'Config'))].map(
    ([path, value]) => [`Config[${path.replace(/\[|$/, (separator) => `]${separator}`)}`, value] as const,
  );
  return new Map([...flatten(doc, shape), ...config]);
}

function secretDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, { Name: 'Secret', shape: findShape(Task, 'Secrets'), flat: flatSecret });
}

function actionDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Action',
    shape: findShape(Task, 'Actions'),
    inside: (old, now) => [setDiff(texts(old, 'Args'), texts(now, 'Args'), 'Args')],
  });
}

function taskDiff(before: Doc | null, after: Doc | null): TaskDiff {
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : alike(before, after) ? 'None' : 'Edited';
  const Objects = Type === 'None' ? [] : taskObjects(before ?? {}, after ?? {}).filter((object) => object !== null);
  return {
    Type,
    Name: readText(after ?? before ?? {}, 'Name'),
    Fields: nullify(fieldDiffs(flatten(before, Task, ['Name']), flatten(after, Task, ['Name']), false)),
    Objects: nullify(Objects),
    Annotations: null,
  };
}

function byName(tasks: readonly KeptTask[] | null): Map<string, Doc> {
  return new Map((tasks ?? []).map((task) => [task.Name, task as unknown as Doc]));
}

/** Diffs of all tasks of a group by name, including unchanged ones. */
export function taskDiffs(before: readonly KeptTask[] | null, after: readonly KeptTask[] | null): TaskDiff[] {
  const [old, now] = [byName(before), byName(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].toSorted(compareTexts);
  return names.map((name) => taskDiff(old.get(name) ?? null, now.get(name) ?? null));
}
