import { hiddenMark } from './hidden-text.ts';
import { changeSpec, isLeaf } from './spec-fields.ts';
import { nothingAnswered } from '../clients/nomad/jobs/plan.ts';
import type { AttributeFields } from './attribute-fields.ts';
import type { FieldPlace } from './judge-value.ts';
import type { FieldDiff, JobDiff, JobPlan, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** Fields whose values reach a secret, in a group and a task, or in all of them where undefined. */
export interface SecretField extends AttributeFields, Pick<FieldPlace, 'group' | 'task'> {
  /**
   * Whether the fields are left out, changed or not: what is left of a secret after a condition or a function can be guessed one by one from whether it
   * equals the running value. Other fields are hidden in their place.
   */
  readonly isLeftOut: boolean;
  /** As a user names it: `web/server Env[TOKEN]`. */
  readonly label: string;
}

type Place = Pick<FieldPlace, 'group' | 'task' | 'objects' | 'name'>;
type Level = Pick<FieldPlace, 'group' | 'task'>;
type Body = Pick<ObjectDiff, 'Fields' | 'Objects'>;

/** What becomes of a field: with `omit`, not even its change is shown; with `leave`, the other rules decide. */
type Treatment = 'hide' | 'omit' | 'leave';

export function treatmentOf(place: Place, fields: readonly SecretField[]): Treatment {
  const meant = fields.filter((field) => covers(field, place));
  if (meant.length === 0) return 'leave';
  return meant.some((field) => field.isLeftOut) ? 'omit' : 'hide';
}

function covers({ group, task, objects, names }: SecretField, place: Place): boolean {
  if ((group !== undefined && group !== place.group) || (task !== undefined && task !== place.task)) return false;
  const [outer, ...inner] = place.objects;
  if (outer === undefined ? objects.length > 0 : !objects.includes(outer)) return false;
  const parts = [...inner, place.name];
  return (
    names === undefined || names.some((name) => parts.some((part) => part === name || part.startsWith(`${name}[`)))
  );
}

/** A specification with a mark in place of the values of secret fields. */
export function withoutSecretFields(job: Job, fields: readonly SecretField[]): Job {
  if (fields.length === 0) return job;
  return changeSpec(job, (value, place) => {
    const treatment = treatmentOf(place, fields);
    if (treatment === 'omit') return undefined;
    return treatment === 'hide' && isLeaf(value) && value !== null ? hiddenMark : value;
  }) as Job;
}

/**
 * A plan that does not depend on the values of secret fields, apart from whether Nomad changes a group or a task, and from values that equal the running
 * ones. Where Nomad decides by such a field, its warnings and where it would place the job are left out.
 */
export function maskPlan(plan: JobPlan, fields: readonly SecretField[]): JobPlan {
  if (fields.length === 0) return plan;
  const Diff = plan.Diff === null ? null : maskDiff(plan.Diff, fields);
  return { ...plan, Diff, ...(isDecidedBySecret(fields) ? nothingAnswered(plan) : {}) };
}

/** Whether Nomad's decision and words may depend on a secret. */
export function isDecidedBySecret(fields: readonly SecretField[]): boolean {
  return fields.some(({ isPassedOn }) => !isPassedOn);
}

function maskDiff(diff: JobDiff, fields: readonly SecretField[]): JobDiff {
  const level = <T extends Body>(part: T, { group, task }: Level): T => ({
    ...part,
    ...maskBody(part, { group, task, objects: [] }, fields),
  });
  return {
    ...level(diff, { group: undefined, task: undefined }),
    TaskGroups: diff.TaskGroups.map((group) => ({
      ...level(group, { group: group.Name, task: undefined }),
      Tasks: group.Tasks.map((task) => level(task, { group: group.Name, task: task.Name })),
    })),
  };
}

function maskBody(body: Body, place: Omit<Place, 'name'>, fields: readonly SecretField[]): Body {
  const Fields = body.Fields.flatMap((field) => {
    const treatment = treatmentOf({ ...place, name: field.Name }, fields);
    if (treatment === 'omit') return [];
    return treatment === 'hide' ? [maskField(field)] : [field];
  });
  const Objects = body.Objects.flatMap((object) => {
    const inner = maskBody(object, { ...place, objects: [...place.objects, object.Name] }, fields);
    // Only fields that are left out distinguish it from an object that is not in the diff.
    return isChanged(object) && !isChanged(inner) ? [] : [{ ...object, ...inner }];
  });
  // Nomad sorts equal names by their values, and merges equal ones.
  return { Fields: inOrder(Fields), Objects: inOrder(Objects) };
}

function maskField(field: FieldDiff): FieldDiff {
  return { ...field, Old: masked(field.Old), New: masked(field.New) };
}

function masked(value: string): string {
  return value === '' ? '' : hiddenMark;
}

function isChanged({ Fields, Objects }: Body): boolean {
  return [...Fields, ...Objects].some(({ Type }) => Type !== 'None');
}

function inOrder<T extends { readonly Name: string }>(items: readonly T[]): readonly T[] {
  const keyed = new Map(items.map((item) => [`${item.Name}\n${JSON.stringify(item)}`, item]));
  return [...keyed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}
