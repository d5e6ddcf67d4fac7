import { hasLines, hiddenLines, hideLines, partlyShown } from './hidden-lines.ts';
import { isImage, isPublicByNature } from './public-fields.ts';
import { withoutReferences, type Delimiters } from './references.ts';
import type { Redactor } from './redactor.ts';
import { hiddenMark } from './scrub.ts';
import { secretRanges } from './secret-looks.ts';
import { nameHides } from './secret-names.ts';
import { hidden, shownText, type ShownDiff, type ShownField, type ShownObject, type ShownValue } from './shown-diff.ts';
import type { Pattern } from '../inputs/pattern.ts';
import type { TextRange } from './secret-assignments.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../scheduler/plan-answer.ts';

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
  /** What a template's actions stand between, where it says so itself. */
  readonly delimiters?: Delimiters | undefined;
  /** The item before it in a list: a flag says what its argument is. */
  readonly before?: string | undefined;
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

/**
 * `holding`: what is secret in it is known by itself, so that the rest of a name may be shown. `partly`: shown but for lines in which a secret stands.
 */
type Verdict = 'certain' | 'holding' | 'secret' | 'private' | 'partly' | 'shown';

interface Judgement {
  readonly verdict: Verdict;
  /** Where secrets stand in the value. */
  readonly secrets: readonly TextRange[];
}

/** Where the fields of a part of the difference stand. */
type Level = Pick<FieldPlace, 'group' | 'task'>;

const top: Level = { group: undefined, task: undefined };

/**
 * Hides what the public must not see. In this order: what looks like a secret by name or value, our own tokens and what a pattern names is
 * always hidden, of a text of several lines only the lines in which it stands; what is public by nature or revealed is shown; the rest is shown only if it is
 * published already.
 */
export function redact(diff: JobDiff, rules: RedactionRules): Redacted {
  const judged = createJudged();
  const show = (level: Level, objects: readonly string[], field: FieldDiff, around: Around): ShownField => {
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
  ): Pick<ShownObject, 'Fields' | 'Objects'> => {
    const around = aroundIn(objects, from.Fields);
    return {
      Fields: from.Fields.map((field) => show(level, objects, field, around)),
      Objects: from.Objects.map((object) => ({
        ...object,
        Name: rules.secrets.name(object.Name),
        ...body(object, level, [...objects, object.Name]),
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

/** Whether a value may be shown, all of it. */
export function isShown(candidate: Candidate, rules: RedactionRules): boolean {
  return candidate.value === '' || judge(candidate, rules).verdict === 'shown';
}

/** What may be shown of a value. */
export function shownValue(candidate: Candidate, rules: RedactionRules): ShownValue {
  return candidate.value === '' ? '' : render(candidate.value, judge(candidate, rules), new Map());
}

/** Collects values by how they are judged. */
export function createJudged() {
  const judged = { secrets: new Set<string>(), hidden: new Set<string>(), shown: new Set<string>() };
  return {
    ...judged,
    /**
     * @param numbers of hidden lines, by what stands in them
     * @returns what may be shown of the value
     */
    show(candidate: Candidate, rules: RedactionRules, numbers = new Map<string, number>()): ShownValue {
      const { value } = candidate;
      if (value === '') return value;
      const judgement = judge(candidate, rules);
      const { verdict, secrets } = judgement;
      const open = render(value, judgement, numbers);
      if (open !== hidden) judged.shown.add(shownText(open));
      if (verdict === 'partly') for (const line of hiddenLines(value, secrets)) judged.hidden.add(line);
      if (verdict === 'certain') judged.secrets.add(value);
      if (verdict === 'secret' || (verdict === 'private' && value.length >= longEnough)) judged.hidden.add(value);
      return open;
    },
  };
}

function render(value: string, { verdict, secrets }: Judgement, numbers: Map<string, number>): ShownValue {
  if (verdict === 'partly') {
    const pieces = hideLines(value, secrets);
    const isNothingLeft = pieces.every(({ text, isHidden }) => isHidden || text.trim() === '');
    return isNothingLeft ? hidden : partlyShown(pieces, numbers);
  }
  return verdict === 'shown' ? value : hidden;
}

function judge(candidate: Candidate, rules: RedactionRules): Judgement {
  const { objects, name, value } = candidate;
  const paths = [name, [...objects, name].join('.'), keyOf(name)];
  const named = (patterns: readonly Pattern[]): boolean =>
    patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
  const whole = (verdict: Verdict): Judgement => ({ verdict, secrets: [] });
  const natural = isPublicByNature(objects, name, value);
  if (rules.secrets.name(value) !== value) return whole(natural ? 'holding' : 'secret');
  if (rules.patterns.some((pattern) => pattern.occursIn(value))) return whole('certain');
  if (named(rules.patterns)) return whole('secret');
  if (!natural && nameHides(keyOf(name), withoutReferences(value, candidate.delimiters))) return whole('secret');
  const secrets = secretsIn(candidate, natural);
  if (secrets.length > 0 && !hasLines(value)) return whole('secret');
  const isOpen = natural || rules.mode === 'none' || named(rules.reveal) || rules.published.has(value, candidate);
  const isPublic = isOpen && rules.mode !== 'all-values';
  if (secrets.length > 0) return isPublic ? { verdict: 'partly', secrets } : whole('secret');
  return whole(isPublic ? 'shown' : 'private');
}

/** What a flag says of its argument counts as if both stood in one text. */
function secretsIn({ objects, name, value, before, delimiters }: Candidate, natural: boolean): readonly TextRange[] {
  const isArgument = before !== undefined && /^-{1,2}[A-Za-z][\w.-]*$/.test(before) && !hasLines(value);
  const text = isArgument ? `${before} ${value}` : value;
  return secretRanges(text, { delimiters, random: !natural, assignments: !isImage(objects, name) });
}

/** What stands around a field and says how its value is to be read. */
type Around = (name: string, of: 'Old' | 'New') => Pick<FieldPlace, 'delimiters' | 'before'>;

function aroundIn(objects: readonly string[], fields: readonly FieldDiff[]): Around {
  const within = objects.at(-1);
  if (within !== 'Config' && within !== 'Template') return () => ({});
  const values = new Map(fields.map((field) => [field.Name, field]));
  return (name, of) => {
    if (within === 'Template')
      return { delimiters: delimitersOf(values.get('LeftDelim')?.[of], values.get('RightDelim')?.[of]) };
    const before = name.replace(/\[(\d+)\]$/, (_, index) => `[${Number(index) - 1}]`);
    return before === name ? {} : { before: values.get(before)?.[of] };
  };
}

/** Of a template that sets its own. */
export function delimitersOf(left: string | undefined, right: string | undefined): Delimiters | undefined {
  if ((left ?? '') === '' && (right ?? '') === '') return undefined;
  return [left === undefined || left === '' ? '{{' : left, right === undefined || right === '' ? '}}' : right];
}

/** What a user would call the field: `Env[LOG_LEVEL]` is `LOG_LEVEL`. */
function keyOf(name: string): string {
  return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
}
