import { isUtf8 } from 'node:buffer';
import { ActionError, type Location } from '../../errors.ts';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { maxVariables, isJsonForm, createUnterminatedError } from '../hcl/job-text.ts';
import { readExpressionText, readFileBody } from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { mapPositions } from '../hcl/positions.ts';
import { locateFile, describeNonFile, type FileBase } from '../functions/resolve-path.ts';
import type { Setting } from './settings.ts';
import { parseJson } from '../../clients/http/json.ts';
import { suggestLines } from '../../inputs/suggest.ts';
import { quoteText } from '../hcl/strings.ts';
import { createStringLocator } from '../hcl/json-strings.ts';

export interface VariableFile {
  /** Relative to the repository's root. */
  readonly name: string;
  readonly settings: readonly Setting[];
  readonly errors: readonly ActionError[];
}

const maxVarFileMiB = 1;

/**
 * Reads a variable file: HCL attributes, or a JSON object if the first character is a brace, as in Nomad.
 *
 * @returns `undefined` if the file is missing and may be
 */
export function readVariableFile(path: string, base: FileBase, mayBeMissing: boolean): VariableFile | undefined {
  const target = locateFile(path, base);
  const refuse = (problem: string, hint: string): VariableFile => ({
    name: path,
    settings: [],
    errors: [createInvalidVariablesError(`Input \`var-files\`: \`${path}\` ${problem}.`, hint)],
  });
  if ('problem' in target) return refuse(target.problem, target.hint);
  if (target.stats === undefined) {
    if (mayBeMissing) return undefined;
    const hint = path.includes('*')
      ? 'Globs are not expanded here: write each file on its own line.'
      : (suggestLines(path) ??
        'Paths are relative to `working-directory`; check the path and that the repository is checked out.');
    return refuse('does not exist', hint);
  }
  if (!target.stats.isFile()) return refuse(describeNonFile(target.stats).problem, 'Name a variable file.');
  const content = readWorkspaceFile(target.path, base.workspace, maxVarFileMiB);
  if ('problem' in content) return refuse(content.problem, content.hint);
  if ('tooLarge' in content) return refuse(`is larger than ${maxVarFileMiB} MiB`, 'Use a smaller file.');
  const bytes = 'bytes' in content ? content.bytes : undefined;
  if (bytes === undefined || !isUtf8(bytes)) return refuse('cannot be read as UTF-8 text', 'Save it as UTF-8.');
  return readVariableText(new TextDecoder().decode(bytes), target.name);
}

export function readVariableText(text: string, name: string): VariableFile {
  return isJsonForm(text) ? readJsonVarFile(text, name) : readHclVarFile(text, name);
}

function createInvalidVariablesError(message: string, hint: string, location?: Location): ActionError {
  return new ActionError({ reason: 'input', message, hint, location, help: 'invalid-variables' });
}

function readJsonVarFile(text: string, name: string): VariableFile {
  const { settings, problem } = readJsonSettings(text, name);
  if (settings.length > maxVariables) return createTooManyError(name);
  const hint = 'Write `{"name": value, …}`.';
  const errors = problem === undefined ? [] : [createInvalidVariablesError(problem, hint, { file: name })];
  return { name, settings, errors };
}

function createTooManyError(name: string): VariableFile {
  const problem = `The file sets more than ${maxVariables} variables.`;
  const hint = 'Combine related values in one variable, such as a map.';
  return { name, settings: [], errors: [createInvalidVariablesError(problem, hint, { file: name })] };
}

function readHclVarFile(text: string, name: string): VariableFile {
  const hcl = scanHcl(text);
  const positions = mapPositions(text);
  const locate = (offset: number): Location => ({ file: name, ...positions.findPosition(offset) });
  const locateToken = (token: number): Location => locate(hcl.starts[token] ?? 0);
  const toError = (token: number, problem: string, hint: string): ActionError =>
    createInvalidVariablesError(problem, hint, locateToken(token));
  if (hcl.broken !== undefined) {
    return { name, settings: [], errors: [createUnterminatedError(hcl.broken, 'input', locate)] };
  }
  const { attributes, blocks, unexpected } = readFileBody(hcl);
  if (attributes.length + blocks.length + unexpected.length > maxVariables) return createTooManyError(name);
  const errors = [
    ...blocks.map(({ at, type }) =>
      toError(at, `A variable file cannot contain blocks such as \`${type}\`.`, declareHint),
    ),
    ...unexpected.map(({ from }) => toError(from, 'This line does not set a variable.', formHint)),
    ...[...Map.groupBy(attributes, (attribute) => attribute.name)].flatMap(([variable, [, ...repeated]]) =>
      repeated.map(({ at }) => toError(at, `\`${variable}\` is set twice in this file.`, 'Keep one of them.')),
    ),
  ];
  const settings = attributes.map(({ name: variable, expression }): Setting => ({
    name: variable,
    origin: { text: `\`${name}\``, location: locateToken(expression.from) },
    form: 'source',
    value: readExpressionText(expression),
    isSecret: false,
  }));
  return { name, settings, errors };
}

const declareHint = 'Declare variables in the job file; write `name = value` here.';
const formHint = 'Write `name = value`, one per line: a variable file is HCL or JSON.';

/** The variables that a JSON text sets. Strings are literal: templates in them are not evaluated. */
export function readJsonSettings(text: string, file: string): { settings: readonly Setting[]; problem?: string } {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    // The message of the JSON parser quotes the file, which may contain secrets.
    return { settings: [], problem: 'The variable file starts like JSON, but is not valid JSON.' };
  }
  const positions = mapPositions(text);
  const locateName = createStringLocator(text);
  const findNameLine = (name: string): number => positions.findPosition(locateName(name)).line;
  return {
    settings: Object.entries(value as object).map(([name, entry]): Setting => {
      const origin = { text: `\`${file}\``, location: { file, line: findNameLine(name) } };
      if (typeof entry === 'string') return { name, origin, form: 'text', value: entry, isSecret: false };
      return { name, origin, form: 'source', value: toHclLiteral(entry), isSecret: false };
    }),
  };
}

function toHclLiteral(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (Array.isArray(value)) return `[${value.map(toHclLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null || 'rawJSON' in value) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${quoteText(key)} = ${toHclLiteral(entry)}`)
    .join(', ')} }`;
}
