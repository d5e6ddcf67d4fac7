import { hidden, type ShownDiff, type ShownField, type ShownObject, shownText } from '../redaction/shown-diff.ts';

/** A change that a reviewer looks for first, as it may be shown. */
export interface KeyChange {
  readonly kind: 'image' | 'count' | 'schedule';
  /** `web:1.4.2 → 1.5.0` */
  readonly text: string;
}

/** The changed images, counts and schedules of a job; values that are hidden are left out. */
export function keyChangesOf(diff: ShownDiff): readonly KeyChange[] {
  const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
  return [
    ...tasks.flatMap(({ Objects }) => fieldsOf(Objects, 'Config', ['image'])).flatMap((field) => imageChange(field)),
    ...diff.TaskGroups.flatMap((group) => group.Fields.filter(({ Name }) => Name === 'Count')).flatMap((field) =>
      change('count', field),
    ),
    ...fieldsOf(diff.Objects, 'Periodic', ['Spec']).flatMap((field) => change('schedule', field)),
    ...schedulesOf(diff.Objects),
  ];
}

function fieldsOf(objects: readonly ShownObject[], name: string, fields: readonly string[]): readonly ShownField[] {
  return objects
    .filter(({ Name }) => Name === name)
    .flatMap(({ Fields }) => Fields.filter(({ Name }) => fields.includes(Name)));
}

/** The schedules of a `crons` list: Nomad shows them as an object of which fields are added and deleted. */
function schedulesOf(objects: readonly ShownObject[]): readonly KeyChange[] {
  const lists = objects
    .filter(({ Name }) => Name === 'Periodic')
    .flatMap(({ Objects }) => Objects.filter(({ Name }) => Name === 'Specs'));
  const fields = lists.flatMap(({ Fields }) => Fields);
  const shown = (type: ShownField['Type'], side: 'Old' | 'New'): string =>
    fields
      .filter(({ Type }) => Type === type)
      .map((field) => shownText(field[side]))
      .join(', ');
  const [before, after] = [shown('Deleted', 'Old'), shown('Added', 'New')];
  return before === '' || after === '' ? [] : [{ kind: 'schedule', text: `${before} → ${after}` }];
}

function change(kind: KeyChange['kind'], { Type, Old, New }: ShownField): readonly KeyChange[] {
  if (Type !== 'Edited' || Old === hidden || New === hidden) return [];
  const [before, after] = [shownText(Old), shownText(New)];
  return [{ kind, text: `${before} → ${after}` }];
}

/** The registry and the path are left out where they do not change: `registry.example/team/web:1.4.2` becomes `web:1.4.2`. */
function imageChange(field: ShownField): readonly KeyChange[] {
  const { Old, New } = field;
  if (typeof Old !== 'string' || typeof New !== 'string') return change('image', field);
  const [before, after] = [splitImage(Old), splitImage(New)];
  if (field.Type !== 'Edited' || before.name !== after.name) return change('image', field);
  const name = before.name.slice(before.name.lastIndexOf('/') + 1);
  return [{ kind: 'image', text: `${name}${before.tag} → ${after.tag.replace(/^[:@]/, '') || 'no tag'}` }];
}

/** Splits off the tag; a port is not a tag: `registry.example:5000/web`. */
function splitImage(image: string): { readonly name: string; readonly tag: string } {
  const at = image.indexOf('@');
  const colon = image.lastIndexOf(':', at === -1 ? undefined : at);
  const start = colon > image.lastIndexOf('/') ? colon : at;
  return start === -1 ? { name: image, tag: '' } : { name: image.slice(0, start), tag: image.slice(start) };
}
