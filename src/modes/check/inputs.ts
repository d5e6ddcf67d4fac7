import { connectionInputs, readConnection, type ConnectionInputs } from '../../inputs/connection.ts';
import { commentInputs } from '../../inputs/github.ts';
import {
  createInputErrors,
  readGivenInput,
  type Environment,
  type Input,
  type InputErrors,
  type InputSource,
  type InputTable,
  type InputValues,
} from '../../inputs/input.ts';
import { promotionInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readRegistry, registryInputs, type RegistryConnection } from '../../inputs/registry.ts';
import { readSigningKeyInput, reviewInputs } from '../../inputs/review.ts';
import * as shared from '../../inputs/shared.ts';
import { quote, suggest, suggestLines } from '../../inputs/suggest.ts';
import { listTexts, plural } from '../../text/numbers.ts';
import type { ActionError } from '../../errors.ts';
import type { CheckableModes, CheckedMode } from '../needs.ts';

export const checkInputs = {
  for: {
    kind: kinds.list,
    default: 'plan',
    text: 'Modes to check, one per line. The step may set all inputs of these modes.',
  },
  ...connectionInputs,
  'signing-key': reviewInputs['signing-key'],
  'github-token': shared.githubToken,
  comment: { ...commentInputs.comment, kind: kinds.chooseOptional(['auto', 'off']) },
  promote: promotionInputs.promote,
  ...registryInputs,
  timeout: shared.timeout,
} as const satisfies InputTable;

/** A value of the setup, or the errors of its inputs, which are results of a check. */
export type SetupValue<T> = { readonly value: T } | { readonly errors: readonly ActionError[] };

export type CheckInputs = Readonly<ReturnType<typeof readCheckInputs>>;

/** Only an invalid list of modes is an error: all other errors are results of checks. */
export function readCheckInputs(values: InputValues<typeof checkInputs>, source: InputSource, all: CheckableModes) {
  const modes = readModes(values.for, all, source.errors);
  const isUsing = (service: 'nomad' | 'registry'): boolean => modes.some(({ needs }) => needs[service] !== undefined);
  const access = modes.some(({ needs }) => needs.registry === 'manages') ? 'manages' : 'reads';
  const isForList = modes.every(({ needs }) => needs.nomad === undefined || needs.allNamespaces === true);
  const scheduler = isUsing('nomad') ? collect(source, (input) => readConnection(values, input, isForList)) : undefined;
  const registryConnection = isUsing('registry')
    ? collect(source, (input) => readRegistry(values, input, access))
    : undefined;
  const signingKey = collect(source, ({ errors }) => readSigningKeyInput(values, errors));
  const service = selectService(scheduler, registryConnection);
  const settings = listSettings(source, { for: checkInputs.for, ...selectInputsToCheck(source.env, all) });
  return { ...values, modes, scheduler, registryConnection, signingKey, settings, ...service };
}

/** The source is a line of the configuration file, `workflow`, `default`, or a variable. Values are not redacted; values of secret inputs are omitted. */
export type InputSetting = Readonly<Record<'name' | 'source' | 'value', string>>;

/** The inputs of the checked modes with their sources. */
function listSettings({ env, configuration }: InputSource, table: InputTable): readonly InputSetting[] {
  return Object.entries(table).flatMap(([name, input]) => {
    const setting = readGivenInput(configuration?.environment ?? env, name, input);
    const line = configuration?.lines.get(name);
    const text = setting?.text ?? (line === undefined ? input.default : undefined);
    const rows =
      text === undefined ? [] : [{ name, source: describeSource(input, setting), value: showValue(input, text) }];
    if (line === undefined) return rows;
    // Variables of the file follow the variables of the workflow.
    const joinedText = showValue(input, readGivenInput(env, name, input)?.text ?? '');
    const value = rows.reduce((rest, row) => rest.slice(row.value.length).replace(/^, /, ''), joinedText);
    return value === '' ? rows : [...rows, { name, source: [configuration?.file, line].join(':'), value }];
  });
}

function describeSource(input: Input, setting: ReturnType<typeof readGivenInput>): string {
  if (setting?.fromEnv === true) return input.env ?? '';
  if (setting === undefined || setting.text === input.default) return 'default';
  // The runner has evaluated the expression of action.yml.
  return input.default?.startsWith('${{') === true ? 'workflow or default' : 'workflow';
}

const maxShownLength = 80;

/** For variables, only the names: their values may be secret. */
function showValue({ kind, mayBeSecret }: Input, text: string): string {
  if (kind.secret !== undefined || mayBeSecret === true) return 'set, not shown';
  if (kind.form === 'assignments') {
    const read = kinds.readAssignments(text);
    return 'value' in read ? read.value.map(({ name }) => name).join(', ') : 'not valid';
  }
  if (kind.form === 'lists') return kinds.describeLists(kinds.readLists(text));
  const lines = kinds.readList(text);
  if (kind.form === 'list') return listTexts(lines, 20);
  if (lines.length > 1) return plural(lines.length, 'line');
  return text.length > maxShownLength ? plural(text.length, 'character') : text;
}

function readModes(names: readonly string[], all: CheckableModes, errors: InputErrors): readonly CheckedMode[] {
  return [...new Set(names)].flatMap((name) => {
    const mode = Object.hasOwn(all, name) ? all[name] : undefined;
    if (mode !== undefined) return [{ ...mode, name }];
    const hint = suggest(name, Object.keys(all), suggestLines(name));
    errors.add('for', `contains ${quote(name)}, which is not a mode with a setup to check`, hint);
    return [];
  });
}

/** The inputs of the modes to check, so that `check` can have the inputs of the step that it checks. */
export function selectInputsToCheck(env: Environment, all: CheckableModes): InputTable {
  const names = readGivenInput(env, 'for', checkInputs.for)?.text ?? checkInputs.for.default;
  const tables = names.split('\n').map((name) => all[name.trim()]?.inputs ?? {});
  return Object.assign({}, ...tables) as InputTable;
}

/** Reads a part of the inputs with a list of errors of its own. */
function collect<T>(source: InputSource, read: (input: InputSource) => T): SetupValue<T> {
  const errors = createInputErrors(source.env, checkInputs, source.configuration);
  const value = read({ ...source, errors });
  return errors.list.length > 0 ? { errors: errors.list } : { value };
}

/** The service whose TLS settings and name the run uses. */
function selectService(
  scheduler: SetupValue<ConnectionInputs> | undefined,
  registry: SetupValue<RegistryConnection> | undefined,
) {
  if (scheduler !== undefined && 'value' in scheduler) return { nomad: scheduler.value };
  if (registry !== undefined && 'value' in registry) return { registry: registry.value };
  return { gitHubOnly: true as const };
}
