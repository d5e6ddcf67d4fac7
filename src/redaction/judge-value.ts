import { hasLines, hiddenLines, hideLines, partlyShown } from './hidden-lines.ts';
import { isImage, isPublicByNature } from './public-fields.ts';
import { withoutReferences, type Delimiters } from './detection/references.ts';
import { secretRanges } from './detection/find-secrets.ts';
import { nameHides, nameLooksSecret } from './detection/secret-names.ts';
import { hidden, shownText, type ShownValue } from './shown-diff.ts';
import type { Pattern } from '../inputs/pattern.ts';
import { minUnjudgedLength, type Redactor } from './redactor.ts';
import type { TextRange } from './hidden-text.ts';

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
  /** What may stand before it on a command line, and says what it is; where the difference has a list in no order, all of that. */
  readonly before?: readonly string[] | undefined;
  /** The program that it is an argument of. */
  readonly command?: string | undefined;
}

/** Values that count as public where they stand. */
export interface PublicValues {
  readonly has: (value: string, place: FieldPlace) => boolean;
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

/**
 * `holding`: what is secret in it is known by itself, so that the rest of a name may be shown. `partly`: shown but for lines in which a secret stands.
 */
type FieldVerdict = 'certain' | 'holding' | 'secret' | 'private' | 'partly' | 'shown';

interface Judgement {
  readonly verdict: FieldVerdict;
  /** Where secrets stand in the value. */
  readonly secrets: readonly TextRange[];
}

/** A value and where it stands. */
export interface FieldValueToJudge extends FieldPlace {
  readonly value: string;
}

/** Whether a value may be shown, all of it. */
export function isShown(candidate: FieldValueToJudge, rules: RedactionRules): boolean {
  return candidate.value === '' || judgeField(candidate, rules).verdict === 'shown';
}

/** What may be shown of a value. */
export function shownValue(candidate: FieldValueToJudge, rules: RedactionRules): ShownValue {
  return candidate.value === '' ? '' : render(candidate.value, judgeField(candidate, rules), new Map());
}

/** Collects values by how they are judged. */
export function createValueCollector() {
  const judged = { secrets: new Set<string>(), hidden: new Set<string>(), shown: new Set<string>() };
  return {
    ...judged,
    /**
     * @param numbers of hidden lines, by what stands in them
     * @returns what may be shown of the value
     */
    show(candidate: FieldValueToJudge, rules: RedactionRules, numbers = new Map<string, number>()): ShownValue {
      const { value } = candidate;
      if (value === '') return value;
      const judgement = judgeField(candidate, rules);
      const { verdict, secrets } = judgement;
      const open = render(value, judgement, numbers);
      if (open !== hidden) judged.shown.add(shownText(open));
      if (verdict === 'partly') for (const line of hiddenLines(value, secrets)) judged.hidden.add(line);
      if (verdict === 'certain') judged.secrets.add(value);
      if (verdict === 'secret' || (verdict === 'private' && value.length >= minUnjudgedLength))
        judged.hidden.add(value);
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

function wholeVerdict(verdict: FieldVerdict): Judgement {
  return { verdict, secrets: [] };
}

function judgeField(candidate: FieldValueToJudge, rules: RedactionRules): Judgement {
  const { objects, name, value } = candidate;
  const paths = [name, [...objects, name].join('.'), keyOf(name)];
  const named = (patterns: readonly Pattern[]): boolean =>
    patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
  const natural = isPublicByNature(objects, name, value);
  if (rules.secrets.name(value) !== value) return wholeVerdict(natural ? 'holding' : 'secret');
  if (rules.patterns.some((pattern) => pattern.occursIn(value))) return wholeVerdict('certain');
  if (named(rules.patterns)) return wholeVerdict('secret');
  if (!natural && isHiddenByName(candidate)) return wholeVerdict('secret');
  const secrets = secretsInField(candidate, natural);
  if (secrets.length > 0 && !hasLines(value)) return wholeVerdict('secret');
  const isOpen = natural || rules.mode === 'none' || named(rules.reveal) || rules.published.has(value, candidate);
  const isPublic = isOpen && rules.mode !== 'all-values';
  if (secrets.length > 0) return isPublic ? { verdict: 'partly', secrets } : wholeVerdict('secret');
  return wholeVerdict(isPublic ? 'shown' : 'private');
}

function isHiddenByName({ name, value, delimiters }: FieldValueToJudge): boolean {
  const key = keyOf(name);
  // Before the value, which may be a long text.
  return nameLooksSecret(key) && nameHides(key, withoutReferences(value, delimiters));
}

/** What a flag says of its argument counts as if both stood in one text. */
function secretsInField({ objects, name, value, ...place }: FieldValueToJudge, natural: boolean): readonly TextRange[] {
  const { delimiters, before = [], command = '' } = place;
  const looking = { delimiters, random: !natural, assignments: !isImage(objects, name) };
  const found = secretRanges(value, looking);
  if (found.length > 0 || natural || value.startsWith('-') || hasLines(value)) return found;
  const flags = before.filter((one) => /^-{1,2}[A-Za-z][\w.-]*$/.test(one));
  return flags.flatMap((one) => secretRanges(`${command} ${one} ${value}`, looking));
}

/** What a user would call the field: `Env[LOG_LEVEL]` is `LOG_LEVEL`. */
export function keyOf(name: string): string {
  return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
}
