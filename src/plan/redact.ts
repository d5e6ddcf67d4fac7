import { isPublicByNature } from './public-fields.ts';
import { hiddenMark } from './scrub.ts';
import { nameLooksSecret, valueLooksRandom, valueLooksSecret } from './secret-looks.ts';
import type { Pattern } from '../inputs/pattern.ts';
import type { DiffType, FieldDiff, JobDiff, ObjectDiff, TaskDiff, TaskGroupDiff } from '../scheduler/plan-answer.ts';

/** Stands for a value that the public must not see. No digest of it is kept: a short secret could be guessed from one. */
export const hidden = Symbol('hidden');

export type ShownValue = string | typeof hidden;

/** A field of the difference as it may be shown. */
export interface ShownField {
  readonly Type: DiffType;
  readonly Name: string;
  readonly Old: ShownValue;
  readonly New: ShownValue;
  readonly Annotations: readonly string[];
}

interface ShownBody {
  readonly Fields: readonly ShownField[];
  readonly Objects: readonly ShownObject[];
}

export interface ShownObject extends ShownBody {
  readonly Type: DiffType;
  readonly Name: string;
}

export type ShownTask = Omit<TaskDiff, keyof ShownBody> & ShownBody;
export type ShownGroup = Omit<TaskGroupDiff, keyof ShownBody | 'Tasks'> &
  ShownBody & { readonly Tasks: readonly ShownTask[] };
export type ShownDiff = Omit<JobDiff, keyof ShownBody | 'TaskGroups'> &
  ShownBody & { readonly TaskGroups: readonly ShownGroup[] };

/** What decides which values may be shown. */
export interface RedactionRules {
  readonly mode: 'default' | 'all-values' | 'none';
  /** Names and values that are hidden besides. */
  readonly patterns: readonly Pattern[];
  /** Names that are shown although `default` would hide them. */
  readonly reveal: readonly Pattern[];
  /** Our own tokens: hidden wherever they appear, also inside a longer value. */
  readonly secrets: readonly string[];
  /** Values that every reader of the pull request can see already. */
  readonly published: ReadonlySet<string>;
}

export interface Redacted {
  readonly diff: ShownDiff;
  /** The hidden values that must not be quoted elsewhere either: all but short ones that only are not known to be public. */
  readonly secrets: readonly string[];
}

/** A shorter value that merely is not public would be taken out of ordinary words, too. */
const longEnough = 8;

type Verdict = 'secret' | 'private' | 'shown';

/**
 * Hides what the public must not see. In this order: what looks like a secret by name or value, our own tokens and what a pattern names is
 * always hidden; what is public by nature or revealed is shown; the rest is shown only if it is published already.
 */
export function redact(diff: JobDiff, rules: RedactionRules): Redacted {
  const secrets = new Set<string>();
  const name = (text: string): string => withoutSecrets(text, rules);
  const show = (objects: readonly string[], field: FieldDiff): ShownField => {
    const value = (text: string): ShownValue => {
      const candidate = { objects, name: field.Name, value: text };
      if (isShown(candidate, rules)) return text;
      if (isUnquotable(candidate, rules)) secrets.add(text);
      return hidden;
    };
    return { ...field, Name: name(field.Name), Old: value(field.Old), New: value(field.New) };
  };
  const body = (from: Pick<ObjectDiff, 'Fields' | 'Objects'>, objects: readonly string[]): ShownBody => ({
    Fields: from.Fields.map((field) => show(objects, field)),
    Objects: from.Objects.map((object) => ({
      ...object,
      Name: name(object.Name),
      ...body(object, [...objects, object.Name]),
    })),
  });
  const TaskGroups = diff.TaskGroups.map((group) => ({
    ...group,
    Name: name(group.Name),
    ...body(group, []),
    Tasks: group.Tasks.map((task) => ({ ...task, Name: name(task.Name), ...body(task, []) })),
  }));
  return { diff: { ...diff, ID: name(diff.ID), ...body(diff, []), TaskGroups }, secrets: [...secrets] };
}

/** A name without our own tokens in it. */
export function withoutSecrets(text: string, { secrets }: Pick<RedactionRules, 'secrets'>): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, hiddenMark), text);
}

interface Candidate {
  /** Names of the objects that the field stands in, as in the difference. */
  readonly objects: readonly string[];
  readonly name: string;
  readonly value: string;
}

/** Whether a value may be shown. */
export function isShown(candidate: Candidate, rules: RedactionRules): boolean {
  return candidate.value === '' || judge(candidate, rules) === 'shown';
}

/** Whether a value must not be quoted elsewhere either. */
export function isUnquotable(candidate: Candidate, rules: RedactionRules): boolean {
  if (candidate.value === '') return false;
  const verdict = judge(candidate, rules);
  return verdict === 'secret' || (verdict === 'private' && candidate.value.length >= longEnough);
}

function judge({ objects, name, value }: Candidate, rules: RedactionRules): Verdict {
  const paths = [name, [...objects, name].join('.')];
  const named = (patterns: readonly Pattern[]): boolean =>
    patterns.some((pattern) => [...paths, keyOf(name)].some((path) => pattern.matches(path)));
  const natural = isPublicByNature(objects, name);
  if (rules.secrets.some((secret) => value.includes(secret))) return 'secret';
  if (named(rules.patterns) || rules.patterns.some((pattern) => pattern.occursIn(value))) return 'secret';
  if (valueLooksSecret(value) || (!natural && (nameLooksSecret(name) || valueLooksRandom(value)))) return 'secret';
  if (rules.mode === 'all-values') return 'private';
  if (natural || rules.mode === 'none' || named(rules.reveal) || rules.published.has(value)) return 'shown';
  return 'private';
}

/** What a user would call the field: `Env[LOG_LEVEL]` is `LOG_LEVEL`. */
function keyOf(name: string): string {
  return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
}
