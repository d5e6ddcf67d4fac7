import { createValueCollector, keyOf, type FieldPlace, type JudgedValues, type RedactionRules } from './judge-value.ts';
import { hiddenMark } from './hidden-text.ts';
import { contextIn } from './field-context.ts';
import type { ShownDiff, ShownField, ShownObject, ShownValue } from './shown-diff.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';

export interface RedactedDiff extends JudgedValues {
  readonly diff: ShownDiff;
}

/** Where the fields of a part of the difference stand. */
type Level = Pick<FieldPlace, 'group' | 'task'>;

const noContext: ReturnType<typeof contextIn> = () => ({});

const jobLevel: Level = { group: undefined, task: undefined };

/**
 * Hides what the public must not see. In this order: what looks like a secret by name or value, our own tokens and what a pattern names is
 * always hidden, of a text of several lines only the lines in which it stands; what is public by nature or revealed is shown; the rest is shown only if it is
 * published already.
 */
export function redactDiff(diff: JobDiff, rules: RedactionRules): RedactedDiff {
  const judged = createValueCollector();
  const show = (level: Level, objects: readonly string[], field: FieldDiff, around: typeof noContext): ShownField => {
    const numbers = new Map<string, number>();
    const value = (of: 'Old' | 'New', side: FieldPlace['side']): ShownValue => {
      const place = { ...level, objects, name: field.Name, side, ...around(field.Name, of) };
      return judged.show({ ...place, value: field[of] }, rules, numbers);
    };
    // What does not change is what the file says.
    const side = field.Old === field.New ? 'file' : 'live';
    return { ...field, Name: fieldName(field.Name, rules), Old: value('Old', side), New: value('New', 'file') };
  };
  const body = (
    from: Pick<ObjectDiff, 'Fields' | 'Objects'>,
    level: Level,
    objects: readonly string[] = [],
    outer = noContext,
  ): Pick<ShownObject, 'Fields' | 'Objects'> => {
    const around = contextIn(objects.at(-1) ?? '', from.Fields, outer);
    return {
      Fields: from.Fields.map((field) => show(level, objects, field, around)),
      Objects: from.Objects.map((object) => ({
        ...object,
        Name: rules.secrets.name(object.Name),
        ...body(object, level, [...objects, object.Name], around),
      })),
    };
  };
  const name = (text: string): string => shownName(text, rules);
  const TaskGroups = diff.TaskGroups.map((group) => ({
    ...group,
    Name: name(group.Name),
    ...body(group, { group: group.Name, task: undefined }),
    Tasks: group.Tasks.map((task) => ({
      ...task,
      Name: name(task.Name),
      ...body(task, { group: group.Name, task: task.Name }),
    })),
  }));
  return {
    diff: { ...diff, ID: name(diff.ID), ...body(diff, jobLevel), TaskGroups },
    secrets: judged.secrets,
    hidden: judged.hidden,
    shown: judged.shown,
  };
}

/** The name of a job, a group, a task, a namespace and the like, without secrets; hidden as a whole where a pattern stands in it. */
export function shownName(text: string, { secrets, patterns }: Pick<RedactionRules, 'secrets' | 'patterns'>): string {
  return patterns.some((pattern) => pattern.occursIn(text)) ? hiddenMark : secrets.name(text);
}

/** A pattern that is the name of a field hides its value; one that only stands in the key that a user chose hides that key. */
function fieldName(name: string, rules: RedactionRules): string {
  const key = keyOf(name);
  const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
  if (isNamed || key === name) return rules.secrets.name(name);
  return name.replace(key, () => shownName(key, rules));
}
