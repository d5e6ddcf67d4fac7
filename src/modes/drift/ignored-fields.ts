import { matchesWhole } from '../../inputs/pattern.ts';
import { labelField } from '../../redaction/spec-fields.ts';
import type { ReadResult } from '../../inputs/input.ts';
import type { DiffType } from '../../clients/nomad/jobs/plan.ts';

/** One line of input `ignore`: whether it matches a field of a job. */
export type IgnorePattern = (job: string, field: string) => boolean;

const hint = 'Write `job:field` as in the issue, such as `web:app Count` or `*:Meta[deployed_at]`.';

/** Reads a line `job:field`, in which `*` stands for any text. Case matters, as in Nomad. */
export function readIgnorePattern(line: string): ReadResult<IgnorePattern> {
  if (!/^[^:\s][^:]*:.*[A-Za-z]/.test(line)) return { error: `contains \`${line}\`, which is not \`job:field\``, hint };
  const pieces = line.split('*');
  return { value: (job, field) => matchesWhole(pieces, `${job}:${field}`) };
}

/** Whether a line names a job, whose ID may contain colons. */
export function namesJob(line: string, job: string): boolean {
  return line.matchAll(/:/g).some(({ index }) => matchesWhole(line.slice(0, index).split('*'), job));
}

type LabelPath = Parameters<typeof labelField>[0];

/** A job, a group, a task or an object of a diff, redacted or not. */
interface Part {
  readonly Type: DiffType;
  readonly Name?: string;
  readonly Fields: readonly { readonly Type: DiffType; readonly Name: string }[];
  readonly Objects: readonly Part[];
  readonly Tasks?: readonly Part[];
  readonly TaskGroups?: readonly Part[];
}

export type IsIgnored = (path: LabelPath) => boolean;

const jobPath: LabelPath = { group: undefined, task: undefined, objects: [], name: '' };

/** Removes the ignored fields from a diff. A part without other differences becomes unchanged, except an added or deleted group or task. */
export function removeIgnoredFields<Diff extends Part>(diff: Diff, isIgnored: IsIgnored, path = jobPath): Diff {
  const { Type, Fields, Objects, Tasks, TaskGroups } = diff;
  const removeIgnoredPart = (part: Part, labels: Partial<LabelPath>): Part =>
    removeIgnoredFields(part, isIgnored, { ...path, ...labels });
  const objects = Objects.map((object) => removeIgnoredPart(object, { objects: [...path.objects, object.Name ?? ''] }));
  const keptParts = {
    ...diff,
    Fields: Fields.filter((field) => field.Type === 'None' || !isIgnored({ ...path, name: field.Name })),
    Objects: objects.filter((object, at) => object.Type !== 'None' || Objects[at]?.Type === 'None'),
    ...(Tasks && { Tasks: Tasks.map((task) => removeIgnoredPart(task, { task: task.Name })) }),
    ...(TaskGroups && { TaskGroups: TaskGroups.map((group) => removeIgnoredPart(group, { group: group.Name })) }),
  };
  const mayBeUnchanged = Type === 'Edited' || path.objects.length > 0;
  // Nomad stores `scaling` with an ID, and reports it as edited in every plan: https://github.com/hashicorp/nomad/blob/main/nomad/structs/diff.go
  const isExplained = hasChange(diff) || (diff.Name === 'Scaling' && Type === 'Edited');
  return mayBeUnchanged && isExplained && !hasChange(keptParts) ? { ...keptParts, Type: 'None' } : keptParts;
}

function hasChange({ Fields, Objects, Tasks = [], TaskGroups = [] }: Part): boolean {
  const isChanged = [...Fields, ...Objects].some(({ Type }) => Type !== 'None');
  return isChanged || [...Tasks, ...TaskGroups].some((part) => part.Type !== 'None' || hasChange(part));
}

/** Lists the changed fields, formatted as in the notes of a plan: `app/server Env[RUN]`. */
export function listChangedFields(diff: Part, path = jobPath): readonly string[] {
  const { Fields, Objects, Tasks = [], TaskGroups = [] } = diff;
  const names = Fields.filter(({ Type }) => Type !== 'None').map(({ Name }) => labelField({ ...path, name: Name }));
  const listInPart = (part: Part, inner: Partial<LabelPath>): readonly string[] =>
    listChangedFields(part, { ...path, ...inner });
  return [
    ...names,
    ...Objects.flatMap((object) => listInPart(object, { objects: [...path.objects, object.Name ?? ''] })),
    ...Tasks.flatMap((task) => listInPart(task, { task: task.Name })),
    ...TaskGroups.flatMap((group) => listInPart(group, { group: group.Name })),
  ];
}
