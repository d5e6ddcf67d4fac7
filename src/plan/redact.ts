import { isPublicByNature } from './public-fields.ts';
import type { Redactor } from './redactor.ts';
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
  /** Takes out our own tokens and the values of secret variables: they are hidden wherever they appear, also inside a longer value. */
  readonly secrets: Pick<Redactor, 'name'>;
  /** Values that every reader of the pull request can see already. */
  readonly published: PublicValues;
}

/** A field of a job as its difference names it. */
export interface FieldPlace {
  readonly group: string | undefined;
  readonly task: string | undefined;
  /** Names of the objects that the field stands in, outermost first. */
  readonly objects: readonly string[];
  readonly name: string;
  /** Whether the value is that of the running job, or that of the job file. */
  readonly side: 'live' | 'file';
}

/** Values that count as public where they stand. */
export interface PublicValues {
  readonly has: (value: string, place: FieldPlace) => boolean;
}

export interface Redacted extends JudgedValues {
  readonly diff: ShownDiff;
}

/** The values of a difference or a specification, by how they were judged. */
export interface JudgedValues {
  /** What a pattern finds. */
  readonly secrets: ReadonlySet<string>;
  /** Hidden values that must not be quoted elsewhere either: all but short ones that only are not known to be public. */
  readonly hidden: ReadonlySet<string>;
  /** Values that are shown. */
  readonly shown: ReadonlySet<string>;
}

/** A shorter value that merely is not public would be taken out of ordinary words, too. */
const longEnough = 8;

/** `holding`: what is secret in it is known by itself, so that the rest of a name may be shown. */
type Verdict = 'certain' | 'holding' | 'secret' | 'private' | 'shown';

/** Where the fields of a part of the difference stand. */
type Level = Pick<FieldPlace, 'group' | 'task'>;

const top: Level = { group: undefined, task: undefined };

/**
 * Hides what the public must not see. In this order: what looks like a secret by name or value, our own tokens and what a pattern names is
 * always hidden; what is public by nature or revealed is shown; the rest is shown only if it is published already.
 */
export function redact(diff: JobDiff, rules: RedactionRules): Redacted {
  const judged = createJudged();
  const show = (level: Level, objects: readonly string[], field: FieldDiff): ShownField => {
    const value = (text: string, side: FieldPlace['side']): ShownValue => {
      const candidate = { ...level, objects, name: field.Name, value: text, side };
      judged.add(candidate, rules);
      return isShown(candidate, rules) ? text : hidden;
    };
    // What does not change is what the file says.
    const side = field.Old === field.New ? 'file' : 'live';
    return { ...field, Name: fieldName(field.Name, rules), Old: value(field.Old, side), New: value(field.New, 'file') };
  };
  const body = (
    from: Pick<ObjectDiff, 'Fields' | 'Objects'>,
    level: Level,
    objects: readonly string[] = [],
  ): ShownBody => ({
    Fields: from.Fields.map((field) => show(level, objects, field)),
    Objects: from.Objects.map((object) => ({
      ...object,
      Name: rules.secrets.name(object.Name),
      ...body(object, level, [...objects, object.Name]),
    })),
  });
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
    diff: { ...diff, ID: name(diff.ID), ...body(diff, top), TaskGroups },
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

/** A value and where it stands. */
export interface Candidate extends FieldPlace {
  readonly value: string;
}

/** Whether a value may be shown. */
export function isShown(candidate: Candidate, rules: RedactionRules): boolean {
  return candidate.value === '' || judge(candidate, rules) === 'shown';
}

/** Collects values by how they are judged. */
export function createJudged() {
  const judged = { secrets: new Set<string>(), hidden: new Set<string>(), shown: new Set<string>() };
  return {
    ...judged,
    add(candidate: Candidate, rules: RedactionRules): void {
      const { value } = candidate;
      if (value === '') return;
      const verdict = judge(candidate, rules);
      if (verdict === 'holding') return;
      if (verdict === 'certain') judged.secrets.add(value);
      else if (verdict === 'shown') judged.shown.add(value);
      else if (verdict === 'secret' || value.length >= longEnough) judged.hidden.add(value);
    },
  };
}

function judge(candidate: Candidate, rules: RedactionRules): Verdict {
  const { objects, name, value } = candidate;
  const paths = [name, [...objects, name].join('.'), keyOf(name)];
  const named = (patterns: readonly Pattern[]): boolean =>
    patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
  const natural = isPublicByNature(objects, name);
  if (rules.secrets.name(value) !== value) return natural ? 'holding' : 'secret';
  if (rules.patterns.some((pattern) => pattern.occursIn(value))) return 'certain';
  if (named(rules.patterns) || valueLooksSecret(value)) return 'secret';
  if (!natural && (nameLooksSecret(name) || valueLooksRandom(value))) return 'secret';
  if (rules.mode === 'all-values') return 'private';
  if (natural || rules.mode === 'none' || named(rules.reveal)) return 'shown';
  return rules.published.has(value, candidate) ? 'shown' : 'private';
}

/** What a user would call the field: `Env[LOG_LEVEL]` is `LOG_LEVEL`. */
function keyOf(name: string): string {
  return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
}
