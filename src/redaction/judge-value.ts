import { isImage, isPublicByNature } from './public-fields.ts';
import { blankReferences, type Delimiters } from './detection/references.ts';
import { findSecrets, selectSearchedPart } from './detection/find-secrets.ts';
import { isSecretValue, isPublicName, isSecretName } from './detection/secret-names.ts';
import { hasLines, hidden, listHiddenLines, showText, hideLines, type ShownValue } from './shown-diff.ts';
import type { Pattern } from '../inputs/pattern.ts';
import type { RedactionInputs } from '../inputs/redaction.ts';
import type { FieldLevel } from '../jobfiles/provenance/secret-attributes.ts';
import type { PublishedValues } from '../jobfiles/provenance/published-values.ts';
import { minUnjudgedLength, type Redactor } from './redactor.ts';
import { hiddenMark, type TextRange } from './hidden-text.ts';

export interface RedactionRules extends RedactionInputs {
  /** Removes Outrider's tokens and the values of secret variables, even inside longer values. */
  readonly secrets: Pick<Redactor, 'redactName' | 'hasSecret'>;
  /** Values that every reader of the pull request can already see. */
  readonly published: PublishedValues;
}

/** A field of a job, named as in Nomad's diff. */
export interface FieldPath extends FieldLevel {
  /** Names of the objects around the field, outermost first. */
  readonly objects: readonly string[];
  readonly name: string;
  /** Whether the value is the running job's or the job file's. */
  readonly side: 'live' | 'file';
  /** The delimiters of a template, if it sets its own. */
  readonly delimiters?: Delimiters | undefined;
  /** Arguments that may precede the value on a command line, such as flags; all arguments if the diff does not order them. */
  readonly before?: readonly string[] | undefined;
  /** The program of an argument. */
  readonly command?: string | undefined;
}

export type FieldAddress = Pick<FieldPath, 'group' | 'task' | 'objects' | 'name'>;

/** `certain`: matches one of the user's patterns. `known`: contains a known secret, which the redactor hides. `secret`: its name or content marks it as one. `private`: nothing shows that it is public. Ranges: shown, except for the lines with these secrets. */
type FieldVerdict = 'certain' | 'known' | 'secret' | 'private' | 'shown' | readonly TextRange[];

/** Whether the whole value may be shown. */
export function isShown(path: FieldPath, value: string, rules: RedactionRules): boolean {
  return createValueCollector().show(path, value, rules) === value;
}

/** Judges values and collects them by verdict. */
export function createValueCollector() {
  const values = {
    secrets: new Set<string>(),
    hidden: new Set<string>(),
    shown: new Set<string>(),
    private: new Set<string>(),
  };
  /** @param numbers the number of each hidden line, by its text: equal lines have equal numbers @returns the part of the value that may be shown */
  const show = (path: FieldPath, value: string, rules: RedactionRules, numbers?: Map<string, number>): ShownValue => {
    if (value === '') return value;
    const verdict = judgeField(path, value, rules);
    if (verdict === 'certain') values.secrets.add(value);
    if (verdict === 'secret' || (verdict === 'private' && value.length >= minUnjudgedLength)) values.hidden.add(value);
    if (verdict !== 'shown') values.private.add(value);
    if (typeof verdict !== 'string') for (const line of listHiddenLines(value, verdict)) values.hidden.add(line);
    if (typeof verdict === 'string' && verdict !== 'shown') return hidden;
    const open = verdict === 'shown' ? value : hideLines(value, verdict, numbers ?? new Map<string, number>());
    if (open !== hidden) values.shown.add(showText(open));
    return open;
  };
  return { judged: values, show };
}

function judgeField(path: FieldPath, value: string, rules: RedactionRules): FieldVerdict {
  const { objects, name, side, delimiters } = path;
  if (value === hiddenMark) return 'known';
  const isPublicField = isPublicByNature(objects, name, value, side);
  if (rules.secrets.hasSecret(selectSearchedPart(value))) return isPublicField ? 'known' : 'secret';
  if (rules.patterns.some((pattern) => pattern.isContainedIn(value))) return 'certain';
  if (isNamedBy(rules.patterns, path)) return 'secret';
  // The name first, because the value may be a long text.
  const isNamedSecret = !isPublicField && isSecretName(extractKey(name));
  if (isNamedSecret && isSecretValue(extractKey(name), blankReferences(value, delimiters))) return 'secret';
  const isRevealed =
    isPublicField || rules.mode === 'none' || isNamedBy(rules.reveal, path) || rules.published.has(value, side);
  const isPublic = isRevealed && rules.mode !== 'all-values';
  const secrets = findFieldSecrets(path, value, isPublicField);
  if (secrets.length === 0) return isPublic ? 'shown' : 'private';
  return isPublic && hasLines(value) ? secrets : 'secret';
}

function isNamedBy(patterns: readonly Pattern[], { objects, name }: FieldPath): boolean {
  if (patterns.length === 0) return false;
  const paths = [name, [...objects, name].join('.'), extractKey(name)];
  return patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
}

/** A flag is the name of the argument after it. */
function findFieldSecrets(path: FieldPath, value: string, isPublicField: boolean): readonly TextRange[] {
  const { objects, name, delimiters, before = [], command = '' } = path;
  const random = !isPublicField && !isPublicName(extractKey(name));
  const detection = { delimiters, random, assignments: !isImage(objects, name) };
  const secrets = findSecrets(value, detection);
  if (secrets.length > 0 || isPublicField || value.startsWith('-') || hasLines(value)) return secrets;
  const flags = before.filter((word) => /^-{1,2}[A-Za-z][\w.-]{0,200}$/.test(word));
  return flags.flatMap((flag) => findSecrets(`${command} ${flag} ${value}`, detection));
}

/** The user-defined name: `LOG_LEVEL` for `Env[LOG_LEVEL]`. */
export function extractKey(name: string): string {
  return /^(?:Env|Meta)\[/.test(name) && name.endsWith(']') ? name.slice(name.indexOf('[') + 1, -1) : name;
}
