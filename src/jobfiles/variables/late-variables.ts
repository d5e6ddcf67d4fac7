import { randomBytes } from 'node:crypto';
import { ActionError, type Location } from '../../errors.ts';
import { unresolvedNames, type Constant } from '../hcl/constants.ts';
import { readJobText } from '../hcl/job-text.ts';
import { mapPositions } from '../hcl/positions.ts';
import { resolveSettingText, type Setting } from './settings.ts';
import type { CountStep } from '../hcl/tokens.ts';
import type { LateInputs } from '../../inputs/job-files.ts';

/** A part of a string of a parsed job: fixed text, or the value of a late variable. */
export type LatePart = string | { readonly late: string };

/** The marks of a run: texts that stand for the values of late variables while Nomad parses a job file. */
export interface LateMarks {
  readonly markVariable: (name: string) => string;
  /** `undefined` for a string without marks. */
  readonly splitMarks: (text: string) => readonly LatePart[] | undefined;
  /** A string with `(late: image)` instead of each mark. */
  readonly replaceMarks: (text: string) => string;
}

/** The text that replaces a value in plans and errors. */
export function formatLate(name: string): string {
  return `(late: ${name})`;
}

/** The marks are random: the author of a job file must not be able to predict one. They are only sent to the parser. */
export function createLateMarks(names: readonly string[]): LateMarks {
  const nonce = randomBytes(16).toString('hex');
  const start = `⟦${nonce}:`;
  const splitMarks: LateMarks['splitMarks'] = (text) => {
    if (!text.includes(nonce)) return undefined;
    const [before = '', ...marked] = text.split(start);
    const parts = marked.flatMap((piece): readonly LatePart[] => {
      const digits = /^(\d{1,5})⟧/.exec(piece)?.[1];
      if (digits === undefined) return [start + piece];
      return [{ late: names[Number(digits)] ?? '' }, piece.slice(digits.length + 1)];
    });
    return [before, ...parts].filter((part) => part !== '');
  };
  return {
    markVariable: (name) => `${start}${names.indexOf(name)}⟧`,
    splitMarks,
    replaceMarks: (text) =>
      (splitMarks(text) ?? [text]).map((part) => (typeof part === 'string' ? part : formatLate(part.late))).join(''),
  };
}

interface LateOptions extends LateInputs {
  readonly text: string;
  readonly file: string;
  readonly step: CountStep;
  readonly marks: LateMarks;
  /** All settings, the last of a name takes precedence. */
  readonly settings: readonly Setting[];
}

/** The late variables that a job file in HCL declares. A default is not a late value: it is known at the review. */
export function readLateSettings({ text, file, step, names, values: use, marks, settings }: LateOptions) {
  const { declarations } = readJobText(text, step);
  const positions = mapPositions(text);
  const locate = (offset: number): Location => ({ file, ...positions.findPosition(offset) });
  const errors: ActionError[] = [];
  const values = new Map<string, string>();
  const declaredNames = names.filter((name) => declarations.has(name));
  for (const name of declaredNames) {
    const refuse = (message: string, location: Location | undefined, hint = formatMissingHint(name)): void =>
      void errors.push(createLateError(message, hint, location));
    const declaration = declarations.get(name);
    const setting = settings.findLast((candidate) => candidate.name === name);
    const { type = 'string', default: fallback, at = 0 } = declaration ?? {};
    if (type !== 'string' && (type !== '' || fallback !== undefined))
      refuse(`The late variable \`${name}\` is not declared as a string.`, locate(at), declareHint);
    else if (setting?.origin.location !== undefined)
      refuse(
        `The late variable \`${name}\` is set by ${setting.origin.text}, which a pull request can change.`,
        setting.origin.location,
      );
    else if (setting !== undefined && use !== 'unused') {
      const read = readValue(resolveSettingText(name, declaration, setting, unresolvedNames, step));
      if ('text' in read) values.set(name, read.text);
      else {
        const { text: origin, location } = setting.origin;
        refuse(`The value of \`${name}\`, set by ${origin}, ${read.problem}.`, location, valueHint);
      }
    } else if (use === 'required') refuse(`The late variable \`${name}\` has no value in this run.`, locate(at));
  }
  const markSettings = declaredNames.map((name) => createLateSetting(name, marks.markVariable(name)));
  return {
    names: declaredNames,
    /** With a mark for each variable. */
    marked: markSettings,
    /** Values of this run, and marks for variables without a value. */
    valued: markSettings.map((setting) => createLateSetting(setting.name, values.get(setting.name) ?? setting.value)),
    /** The values in this run, by name. */
    values,
    errors,
  };
}

function createLateSetting(name: string, value: string): Setting {
  return { name, value, form: 'text', isSecret: false, origin: { text: 'input `late-vars`', location: undefined } };
}

const declareHint = 'Declare it with `type = string`.';
const valueHint = 'Use the result of the build: a reference such as `ghcr.io/acme/web@sha256:…`, a tag or a URL.';

function formatMissingHint(name: string): string {
  return `Set it to the result of the build, such as \`vars: ${name}=\${{ needs.build.outputs.${name} }}\`; a default is not used.`;
}

const maxValueCharacters = 512;

/** Describes the problem without the value, which may be a secret. */
function readValue(constant: Constant): { readonly text: string } | { readonly problem: string } {
  if (!('text' in constant)) return { problem: 'is not a string' };
  const { text } = constant;
  if (text === '') return { problem: 'is empty' };
  if (text.length > maxValueCharacters)
    return { problem: `has ${text.length} characters; at most ${maxValueCharacters} are allowed` };
  const [forbidden] = /[\s\p{C}"'`$%]/u.exec(text) ?? [];
  if (forbidden === undefined) return { text };
  const isVisible = /["'`$%]/.test(forbidden);
  return { problem: isVisible ? `contains ${forbidden}` : 'contains white space or an invisible character' };
}

export function createLateError(message: string, hint: string, location: Location | undefined): ActionError {
  return new ActionError({ reason: 'input', message, hint, location, help: 'late-value' });
}
