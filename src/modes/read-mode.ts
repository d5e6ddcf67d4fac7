import { ActionErrors, type ActionError } from '../errors.ts';
import { readConfiguration } from '../inputs/configuration.ts';
import {
  createInputErrors,
  nameVariable,
  type Environment,
  type InputSource,
  type InputTable,
} from '../inputs/input.ts';
import { readInput, readInputs } from '../inputs/read.ts';
import { listCapabilities } from './needs.ts';
import { allInputs, listModes, modeInput, modes, type ListedMode } from './index.ts';
import type { PromotionRule } from '../inputs/job.ts';
import type { AnyMode, ServiceInputs } from './mode.ts';

/** `withheld`: only inputs are missing that GitHub withholds from the pull request of a fork. */
export type RequestedMode = { readonly warnings: readonly ActionError[] } & (
  | { readonly mode: AnyMode; readonly inputs: ServiceInputs; readonly capabilities: readonly string[] }
  | { readonly withheld: NonNullable<AnyMode['withheld']> }
);

export interface ModeRequest extends Pick<InputSource, 'env' | 'workspace' | 'isFromFork'> {
  /** Whether GitHub gives the run neither secrets nor variables, because its pull request is from a fork. */
  readonly isForkRun: boolean;
}

/** The mode as the user wrote it, valid or not. */
export function readModeName(env: Environment): string {
  return env[nameVariable('mode')]?.trim() || modeInput.mode.default;
}

/** Reads the mode and its inputs. @throws ActionErrors with all errors of the inputs */
export async function readMode({ env: runEnv, workspace, isFromFork, isForkRun }: ModeRequest): Promise<RequestedMode> {
  const nameErrors = createInputErrors(runEnv, allInputs);
  const name = readInput('mode', modeInput.mode, runEnv, nameErrors);
  if (name === undefined || nameErrors.list.length > 0) throw new ActionErrors(nameErrors.list);
  const mode: AnyMode = await modes[name].load();
  const table: InputTable = { ...modeInput, ...mode.accepts?.(runEnv), ...mode.inputs };
  const { env, configuration, errors } = await readConfigured(table, runEnv, workspace);
  const keys = configuration?.lines ?? new Map();
  const values = readInputs(name, { table, all: allInputs, keys, listModes }, env, errors);
  const withheld = isForkRun && mode.withheld?.isWithheld(values) === true ? mode.withheld : undefined;
  const source = { env, configuration, workspace, isFromFork, hasNoSecrets: withheld !== undefined, errors };
  const inputs = mode.read(values, source);
  const { warnings } = errors;
  // An invalid value is reported first: it is invalid on every pull request.
  if (withheld !== undefined && errors.list.length === 0) return { withheld, warnings };
  if (errors.list.length > 0) throw new ActionErrors(errors.list);
  const { promote, policyOverride } = values as { readonly promote?: PromotionRule; readonly policyOverride?: boolean };
  const row: Omit<ListedMode, 'needs'> & Partial<ListedMode> = modes[name];
  const capabilities = listCapabilities(row.needs ?? {}, { comment: undefined, promote });
  const override = policyOverride === true ? ['sentinel-override'] : [];
  return { mode, inputs, warnings, capabilities: [...capabilities.map(({ capability }) => capability), ...override] };
}

/** Adds the values of the configuration file to the inputs of a mode that reads it. */
async function readConfigured(
  table: InputTable,
  runEnv: Environment,
  workspace: string,
): Promise<Pick<InputSource, 'env' | 'configuration' | 'errors'>> {
  if (!Object.hasOwn(table, 'config')) return { env: runEnv, errors: createInputErrors(runEnv, allInputs) };
  const { env, configuration, ...values } = await readConfiguration({ env: runEnv, workspace, table, all: allInputs });
  const errors = createInputErrors(env, allInputs, configuration);
  errors.push(...values.errors);
  return { env, configuration, errors };
}
