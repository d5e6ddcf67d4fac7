import type { StoredTask } from '../shapes/jobs.ts';
import type { Doc, Shape } from '../shapes/kinds.ts';
import { Task } from '../shapes/tasks.ts';
import { diffFields, diffByKey, emptyToNull, diffPairs, diffPlain, diffSet } from './fields.ts';
import { flatten, flattenFree, type Flat } from './flatten.ts';
import { diffIdentity, diffIdentities } from './identities.ts';
import { compareTexts } from './order.ts';
import { diffResources } from './resources.ts';
import { diffServices } from './services.ts';
import { isEqual, diffFree, pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
import { diffTemplates } from './templates.ts';
import type { ObjectDiff, TaskDiff } from './types.ts';

/** Returns the diffs of a field's parts with plain fields only, paired by a key. */
function diffPlainSet(
  old: Doc,
  now: Doc,
  field: string,
  shape: Shape,
  name: string,
  readKey: (item: Doc) => string,
): ObjectDiff[] {
  const parts = findShape(shape, field);
  const diff = (before: Doc | null, after: Doc | null): ObjectDiff | null =>
    diffPlain(flatten(before, parts), flatten(after, parts), name);
  return diffByKey(list(old, field), list(now, field), readKey, diff);
}

/** Constraints and affinities have no key: an edited one is deleted and added. */
export function diffComparisons(old: Doc, now: Doc, shape: Shape): ObjectDiff[] {
  return [
    ...diffPlainSet(old, now, 'Constraints', shape, 'Constraint', JSON.stringify),
    ...diffPlainSet(old, now, 'Affinities', shape, 'Affinity', JSON.stringify),
  ];
}

/** Returns the diff of a part with plain fields only, such as a log configuration. */
export function diffPlainPart(
  old: Doc,
  now: Doc,
  field: string,
  shape: Shape,
  name = field,
  without: readonly string[] = [],
): ObjectDiff | null {
  const part = findShape(shape, field);
  return diffPlain(flatten(pick(old, field), part, without), flatten(pick(now, field), part, without), name);
}

function diffMount(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, { Name: 'VolumeMount', shape: findShape(Task, 'VolumeMounts') });
}

function formatArtifactKey(artifact: Doc): string {
  return readText(artifact, 'RelativeDest') || JSON.stringify(artifact);
}

function diffTaskObjects(old: Doc, now: Doc): (ObjectDiff | null)[] {
  return [
    ...diffComparisons(old, now, Task),
    diffFree(pick(old, 'Config'), pick(now, 'Config'), 'Config', flattenFree),
    diffResources(pick(old, 'Resources'), pick(now, 'Resources')),
    diffPlainPart(old, now, 'LogConfig', Task),
    diffPlainPart(old, now, 'DispatchPayload', Task),
    ...diffPlainSet(old, now, 'Artifacts', Task, 'Artifact', formatArtifactKey),
    ...diffServices(list(old, 'Services'), list(now, 'Services')),
    diffStructure(pick(old, 'Vault'), pick(now, 'Vault'), { Name: 'Vault', shape: findShape(Task, 'Vault') }),
    ...diffByKey(list(old, 'Secrets'), list(now, 'Secrets'), (secret) => readText(secret, 'Name'), diffSecret),
    diffPlainPart(old, now, 'Consul', Task),
    ...diffTemplates(list(old, 'Templates'), list(now, 'Templates')),
    diffIdentity(pick(old, 'Identity'), pick(now, 'Identity')),
    ...diffIdentities(list(old, 'Identities'), list(now, 'Identities')),
    ...diffPairs(list(old, 'Actions'), list(now, 'Actions'), diffAction),
    ...diffPairs(list(old, 'VolumeMounts'), list(now, 'VolumeMounts'), diffMount),
    diffPlainPart(
      pick(old, 'Schedule') ?? {},
      pick(now, 'Schedule') ?? {},
      'Cron',
      findShape(Task, 'Schedule'),
      'Schedule',
    ),
  ];
}

function flattenSecret(doc: Doc | null, shape: Shape): Flat {
  const config = [...flattenFree(pick(doc ?? {}, 'Config'))].map(
    ([path, value]) => [`Config[${path.replace(/\[|$/, (separator) => `]${separator}`)}`, value] as const,
  );
  return new Map([...flatten(doc, shape), ...config]);
}

function diffSecret(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, { Name: 'Secret', shape: findShape(Task, 'Secrets'), flat: flattenSecret });
}

function diffAction(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Action',
    shape: findShape(Task, 'Actions'),
    inside: (old, now) => [diffSet(readTexts(old, 'Args'), readTexts(now, 'Args'), 'Args')],
  });
}

function diffTask(before: Doc | null, after: Doc | null): TaskDiff {
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : isEqual(before, after) ? 'None' : 'Edited';
  const Objects = Type === 'None' ? [] : diffTaskObjects(before ?? {}, after ?? {}).filter((object) => object !== null);
  return {
    Type,
    Name: readText(after ?? before ?? {}, 'Name'),
    Fields: emptyToNull(diffFields(flatten(before, Task, ['Name']), flatten(after, Task, ['Name']), false)),
    Objects: emptyToNull(Objects),
    Annotations: null,
  };
}

function indexTasks(tasks: readonly StoredTask[] | null): Map<string, Doc> {
  return new Map((tasks ?? []).map((task) => [task.Name, task as unknown as Doc]));
}

/** Returns the diffs of all tasks of a group by name, including unchanged ones. */
export function diffTasks(before: readonly StoredTask[] | null, after: readonly StoredTask[] | null): TaskDiff[] {
  const [old, now] = [indexTasks(before), indexTasks(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].toSorted(compareTexts);
  return names.map((name) => diffTask(old.get(name) ?? null, now.get(name) ?? null));
}
