import { isEmptyDiff } from '../nomad-plan/read-diff.ts';
import { formatFieldKey, type RandomFields } from '../redaction/spec-fields.ts';
import type { ShownBody, ShownDiff, ShownField } from '../redaction/shown-diff.ts';

/** Replaces the new value of a random field. */
const randomMark = '(random)';

/** Replaces random new values of a diff by a constant. */
export function replaceRandomValues<Diff extends ShownDiff>(diff: Diff, random: RandomFields): Diff {
  return changeRandom(diff, random, (field) => [field.Type === 'Deleted' ? field : { ...field, New: randomMark }]);
}

export function changesOnlyRandom(diff: ShownDiff, random: RandomFields): boolean {
  return random.keys.size > 0 && diff.Type === 'Edited' && isEmptyDiff(changeRandom(diff, random, () => []));
}

function changeRandom<Diff extends ShownDiff>(
  diff: Diff,
  { keys }: RandomFields,
  change: (field: ShownField) => readonly ShownField[],
): Diff {
  if (keys.size === 0) return diff;
  const mapBody = <Part extends ShownBody>(part: Part, group?: string, task?: string): Part => ({
    ...part,
    Fields: part.Fields.flatMap((field) =>
      keys.has(formatFieldKey({ group, task, objects: [], name: field.Name })) ? change(field) : [field],
    ),
  });
  return {
    ...mapBody(diff),
    TaskGroups: diff.TaskGroups.map((group) => ({
      ...mapBody(group, group.Name),
      Tasks: group.Tasks.map((task) => mapBody(task, group.Name, task.Name)),
    })),
  };
}
