import { visible } from '../../nomad-plan/quote.ts';
import { fieldText } from '../../nomad-plan/diff-lines.ts';
import type { ShownDiff, ShownObject } from '../../redaction/shown-diff.ts';

/** Of a longer value only the name of the field is shown. */
const maxValueLength = 80;

/** The changed fields of a difference: `app: Count: "2" => "3"`. */
export function changedFields(diff: ShownDiff): readonly string[] {
  const groups = diff.TaskGroups.flatMap((group) => {
    const name = visible(group.Name);
    if (isWhole(group.Type)) return [`group ${name} ${wholeObjectChanges[group.Type]}`];
    const tasks = group.Tasks.flatMap((task) =>
      isWhole(task.Type)
        ? [`task ${visible(task.Name)} ${wholeObjectChanges[task.Type]}`]
        : changedIn(task, `${visible(task.Name)}: `),
    );
    return [...changedIn(group, `${name}: `), ...tasks];
  });
  return [...changedIn(diff, ''), ...groups];
}

const wholeObjectChanges = { Added: 'added', Deleted: 'removed' };

function isWhole(type: ShownDiff['Type']): type is keyof typeof wholeObjectChanges {
  return type === 'Added' || type === 'Deleted';
}

function changedIn({ Fields, Objects }: Pick<ShownObject, 'Fields' | 'Objects'>, before: string): readonly string[] {
  const fields = Fields.filter(({ Type }) => Type !== 'None').map((field) => {
    const text = `${before}${fieldText(field)}`;
    return text.length > maxValueLength ? `${before}${visible(field.Name)}` : text;
  });
  return [...fields, ...Objects.flatMap((object) => changedIn(object, `${before}${visible(object.Name)}.`))];
}
