import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ActionError, ActionErrors, orElseAll, type Help } from '../errors.ts';
import { formatRelativeName } from '../files/paths.ts';
import { readWorkspaceFile } from '../files/workspace-file.ts';
import { readGivenInput, nameVariable, type Configuration, type Environment, type InputTable } from './input.ts';
import { joinAssignments } from './kinds.ts';
import * as shared from './shared.ts';
import { quote, suggest } from './suggest.ts';
import type { ConfigurationFile, ConfiguredValues, FileError } from './configuration-file.ts';

const maxKiB = 64;

/** The inputs of a mode, from the workflow and the configuration file. */
interface ConfiguredInputs {
  readonly env: Environment;
  readonly configuration: Configuration;
  readonly errors: readonly ActionError[];
}

interface ConfigurationOptions {
  readonly env: Environment;
  readonly workspace: string;
  readonly table: InputTable;
  readonly all: InputTable;
}

/**
 * Reads the configuration file of the checked-out commit. Its values are inputs that the workflow leaves empty; `vars` are
 * joined; the workflow takes precedence. Returns all errors of the file.
 */
export async function readConfiguration(options: ConfigurationOptions): Promise<ConfiguredInputs> {
  const { env, workspace, all } = options;
  const usual = shared.config.default;
  const value = readGivenInput(env, 'config', shared.config)?.text ?? usual;
  // A mode without job files needs no workspace.
  const hasWorkspace = existsSync(workspace);
  const root = hasWorkspace ? realpathSync.native(workspace) : workspace;
  const path = resolve(root, value);
  const file = formatRelativeName(root, path);
  const configuration: Configuration = { environment: env, path, file, lines: new Map(), variables: new Map() };
  const createUnreadResult = (
    problem: string,
    hint: string,
    help: Help = 'invalid-configuration',
  ): ConfiguredInputs => {
    const message = `Input \`config\`: ${quote(value)} ${problem}.`;
    return { env, configuration, errors: [new ActionError({ reason: 'input', message, hint, help })] };
  };
  const content = hasWorkspace ? readWorkspaceFile(path, root, maxKiB / 1024) : { code: 'ENOENT' };
  if ('code' in content && value === usual && ['ENOENT', 'ENOTDIR'].includes(content.code)) {
    const other = hasWorkspace ? findMisnamed(root) : undefined;
    if (other === undefined) return { env, configuration, errors: [] };
    const hint = `Rename it to \`${usual}\`, or set \`config: ${other}\`.`;
    return createUnreadResult(`does not exist, and \`${other}\` is not read`, hint);
  }
  if ('problem' in content) return createUnreadResult(content.problem, content.hint, 'outside-the-workspace');
  if ('tooLarge' in content) return createUnreadResult(`is larger than ${maxKiB} KiB`, 'Move values to `var-files`.');
  if ('code' in content)
    return createUnreadResult(
      content.code === 'ENOENT' ? 'does not exist' : `cannot be read (${content.code})`,
      'Set `config` to a file of the repository, or remove the input.',
    );
  const { parseConfiguration } = await import('./configuration-file.ts');
  const parsed = parseConfiguration(content.bytes.toString('utf8'), all);
  const { values, errors } = selectValues(parsed, options);
  const inputs = listCountingInputs(values, options);
  return {
    env: { ...env, ...Object.fromEntries(inputs.map(({ name, text }) => [nameVariable(name), text])) },
    configuration: {
      ...configuration,
      lines: new Map(inputs.map(({ name, line }) => [name, line])),
      variables: values.get('vars')?.variables ?? new Map(),
    },
    errors: [...parsed.errors, ...errors].map(
      ({ line, problem, hint }) =>
        new ActionError({
          reason: 'input',
          message: `Configuration file: ${problem}.`,
          hint,
          help: 'invalid-configuration',
          location: { file, line },
        }),
    ),
  };
}

/** The result, or its errors with the line of the configuration file that sets the input. */
export async function locateErrors<T>(result: Promise<T>, configuration: Configuration | undefined): Promise<T> {
  if (configuration === undefined) return result;
  return orElseAll(result, (errors) => {
    throw new ActionErrors(errors.map((error) => locateError(error, configuration)));
  });
}

function locateError(error: ActionError, { file, lines }: Configuration): ActionError {
  const [, name = ''] = /^(?:Input|Key) `([^`]+)`/.exec(error.message) ?? [];
  const line = lines.get(name);
  if (line === undefined) return error;
  return error.with({ message: error.message.replace(/^Input/, 'Key'), location: { file, line } });
}

/** A file that its author probably meant as the configuration file, judging by its name. */
function findMisnamed(root: string): string | undefined {
  const names = ['outrider.yml', 'outrider.yaml', '.outrider.yml', '.outrider.yaml'];
  const paths = [...names.map((name) => `.github/${name}`), ...names];
  return paths.find((path) => existsSync(resolve(root, path)));
}

/** The values for the comment or the issue of the run: the values of its environment take precedence. */
function selectValues(
  { shared: values, environments, environmentsLine }: ConfigurationFile,
  { env, table }: ConfigurationOptions,
): { readonly values: ConfiguredValues; readonly errors: readonly FileError[] } {
  if (environments === undefined || !Object.hasOwn(table, 'environment')) return { values, errors: [] };
  const id = readGivenInput(env, 'environment', undefined)?.text ?? 'default';
  const environmentValues = environments.get(id);
  if (environmentValues !== undefined) return { values: overlayValues(values, environmentValues), errors: [] };
  const names = [...environments.keys()];
  if (id === 'default' && names.length === 0) return { values, errors: [] };
  const problem = `\`environments\` has no ${quote(id)}, which is the \`environment\` of this run`;
  const add = `${names.length === 0 ? 'Add' : `Set \`environment\` to ${names.map(quote).join(' or ')}, or add`} ${quote(id)} below \`environments\`.`;
  const hint = suggest(id, names, add);
  return { values, errors: [{ line: environmentsLine, problem, hint }] };
}

function overlayValues(base: ConfiguredValues, overrides: ConfiguredValues): ConfiguredValues {
  const [before, vars] = [base.get('vars'), overrides.get('vars')];
  const both = new Map([...base, ...overrides]);
  if (before !== undefined && vars !== undefined)
    both.set('vars', {
      ...vars,
      text: joinAssignments(vars.text, before.text),
      variables: new Map([...before.variables, ...vars.variables]),
    });
  return both;
}

function listCountingInputs(values: ConfiguredValues, { env, table }: ConfigurationOptions) {
  return [...values].flatMap(([name, { text, line }]) => {
    const input = table[name];
    const setText = input === undefined ? undefined : readGivenInput(env, name, input)?.text;
    if (input === undefined || (setText !== undefined && name !== 'vars')) return [];
    return [{ name, line, text: setText === undefined ? text : joinAssignments(setText, text) }];
  });
}
