import {
  shownText,
  type ShownBody,
  type ShownDiff,
  type ShownField,
  type ShownObject,
} from '../redaction/shown-diff.ts';
import { canonical } from './canonical.ts';

/** Values that differ each time that the job file is parsed. */
type RandomValues = ReadonlySet<string>;

type FieldFilter = (field: ShownField, path: string) => boolean;

/** Replaces the new value of a random field. */
const randomMark = '(random)';

/** Replaces random new values of a diff by a constant. */
export function withoutRandomValues(diff: ShownDiff, random: RandomValues): ShownDiff {
  return random.size === 0 ? diff : maskFields(diff, (field) => hasRandomValue(field, random));
}

/** Masks the same fields in several diffs: those that are random in the diff `of`. */
export function withoutRandomFields(
  diffs: readonly ShownDiff[],
  of: ShownDiff,
  random: RandomValues,
): readonly ShownDiff[] {
  if (random.size === 0) return diffs;
  const paths = new Set<string>();
  maskFields(of, (field, path) => hasRandomValue(field, random) && paths.add(path).has(path));
  return diffs.map((diff) => maskFields(diff, (_, path) => paths.has(path)));
}

function hasRandomValue({ Type, New }: ShownField, random: RandomValues): boolean {
  return Type !== 'None' && typeof New === 'string' && random.has(New);
}

function maskFields(diff: ShownDiff, choose: FieldFilter): ShownDiff {
  const body = <Part extends ShownBody>(part: Part, path: readonly string[]): Part => ({
    ...part,
    Fields: part.Fields.map((field) => {
      const isChosen = choose(field, JSON.stringify([...path, field.Name]));
      return isChosen && field.Type !== 'Deleted' ? { ...field, New: randomMark } : field;
    }),
    Objects: part.Objects.map((object) => body(object, [...path, object.Name])),
  });
  return {
    ...body(diff, []),
    TaskGroups: diff.TaskGroups.map((group) => ({
      ...body(group, [group.Name]),
      Tasks: group.Tasks.map((task) => body(task, [group.Name, task.Name])),
    })),
  };
}

/** Whether a diff consists of random values only. */
export function changesOnlyRandom(diff: ShownDiff, random: RandomValues): boolean {
  if (random.size === 0 || diff.Type !== 'Edited') return false;
  const parts = [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)];
  return parts.every((part) => isUnchanged(part, random));
}

function isUnchanged(part: ShownBody & { readonly Type: string }, random: RandomValues): boolean {
  if (part.Type === 'Added' || part.Type === 'Deleted') return false;
  const { Fields: fields, Objects: objects } = part;
  if (!fields.every((field) => field.Type === 'None' || hasRandomValue(field, random))) return false;
  // Nomad may report a changed object as one deleted and one added.
  const removed = objects.filter(({ Type }) => Type === 'Deleted');
  for (const added of objects.filter(({ Type }) => Type === 'Added')) {
    const at = removed.findIndex((one) => equalsExceptRandom(one, added, random));
    if (at === -1) return false;
    removed.splice(at, 1);
  }
  const edited = objects.filter(({ Type }) => Type === 'Edited' || Type === 'None');
  return removed.length === 0 && edited.every((object) => isUnchanged(object, random));
}

function equalsExceptRandom(removed: ShownObject, added: ShownObject, random: RandomValues): boolean {
  if (removed.Name !== added.Name || removed.Objects.length !== added.Objects.length) return false;
  const others = new Set(added.Fields.filter((field) => hasRandomValue(field, random)).map(({ Name }) => Name));
  const of = (object: ShownObject, side: 'Old' | 'New'): string => {
    const fields = object.Fields.filter(({ Name }) => !others.has(Name));
    return canonical(Object.fromEntries(fields.map((field) => [field.Name, shownText(field[side])])));
  };
  return (
    of(removed, 'Old') === of(added, 'New') &&
    removed.Objects.every((object, at) => equalsExceptRandom(object, added.Objects[at] ?? object, random))
  );
}
