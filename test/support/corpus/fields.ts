import { redactDiff } from '../../../src/redaction/redact-diff.ts';
import type { RedactionRules } from '../../../src/redaction/judge-value.ts';
import { hiddenMark } from '../../../src/redaction/hidden-text.ts';
import { showText, type ShownField } from '../../../src/redaction/shown-diff.ts';
import type { FieldDiff } from '../../../src/clients/nomad/jobs/plan.ts';
import type { CorpusPlan } from './plans.ts';

/** A value of a plan with its place, and the text that a reader sees. */
export interface PlannedValue {
  readonly file: string;
  readonly rules: RedactionRules;
  readonly group: string | undefined;
  readonly task: string | undefined;
  readonly objects: readonly string[];
  readonly name: string;
  readonly side: 'live' | 'file';
  readonly value: string;
  readonly shown: string;
}

interface Body<Field> {
  readonly Fields: readonly Field[];
  readonly Objects: readonly (Body<Field> & { readonly Name: string })[];
}

type Groups<Field> = readonly (Body<Field> & {
  readonly Name: string;
  readonly Tasks: readonly (Body<Field> & { readonly Name: string })[];
})[];

type Place = Pick<PlannedValue, 'group' | 'task' | 'objects'>;

/** Every changed value of a plan, in clear text and as shown; all values for a new job. */
export function listValues({ file, plan, rules }: CorpusPlan): readonly PlannedValue[] {
  const [clear, masked] = [plan.plan.Diff, plan.shownPlan.Diff];
  if (clear === null || masked === null) return [];
  const redacted = [...generateFields<ShownField>(redactDiff(masked, rules).diff)];
  const shown = new Map(
    [...generateFields<FieldDiff>(masked)].map((field, index) => [formatKey(field), redacted[index]?.[1]]),
  );
  return [...generateFields<FieldDiff>(clear)].flatMap(([place, field]) => {
    if (field.Type === 'None') return [];
    // Values that depend on a secret are masked or missing.
    const values = shown.get(formatKey([place, field])) ?? { Old: hiddenMark, New: hiddenMark };
    const common = { file, rules, ...place, name: field.Name };
    return [
      { ...common, side: 'live' as const, value: field.Old, shown: showText(values.Old) },
      { ...common, side: 'file' as const, value: field.New, shown: showText(values.New) },
    ].filter(({ value }) => value !== '');
  });
}

function formatKey([place, { Name, Old, New }]: readonly [Place, FieldDiff]): string {
  return JSON.stringify([place, Name, Old, New]);
}

function* generateFields<Field>(
  diff: Body<Field> & { readonly TaskGroups: Groups<Field> },
): Generator<readonly [Place, Field]> {
  yield* listFields(diff, { group: undefined, task: undefined, objects: [] });
  for (const group of diff.TaskGroups) {
    yield* listFields(group, { group: group.Name, task: undefined, objects: [] });
    for (const task of group.Tasks) yield* listFields(task, { group: group.Name, task: task.Name, objects: [] });
  }
}

function* listFields<Field>(body: Body<Field>, place: Place): Generator<readonly [Place, Field]> {
  for (const field of body.Fields) yield [place, field];
  for (const object of body.Objects) {
    yield* listFields(object, { ...place, objects: [...place.objects, object.Name] });
  }
}

export function formatFileLine({ group, task, objects, name }: Place & Pick<PlannedValue, 'name'>): string {
  const field = [...objects, name].join('.');
  if (task !== undefined) return `${field} of the task ${task}`;
  return group === undefined ? `${field} of the job` : `${field} of the group ${group}`;
}
