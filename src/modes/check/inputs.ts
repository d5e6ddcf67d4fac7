import { commentInputs } from '../../inputs/github.ts';
import { connectionInputs, readConnection, type ConnectionInputs } from '../../inputs/connection.ts';
import { gitHubDeploymentInputs } from '../../inputs/github.ts';
import { createInputErrors, type InputErrors, type InputSource } from '../../inputs/input.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readReviewKeys, reviewInputs } from '../../inputs/review.ts';
import { promotionInputs } from '../../inputs/job.ts';
import { moduleInputs, readRegistry, registryInputs, type RegistryConnection } from '../../inputs/registry.ts';
import * as shared from '../../inputs/shared.ts';
import { nearest, quote } from '../../inputs/suggest.ts';
import { readModuleLines } from '../../operations/modules/module-inputs.ts';
import { checkedModes, modeNeeds, modesThat, type CheckedMode, type ModeNeeds, type NeedSettings } from './needs.ts';
import type { SigningKeys } from '../../inputs/review.ts';
import type { ActionError } from '../../errors.ts';
import type { Module } from '../../clients/registry/module.ts';
import type { InputTable, InputValues } from '../../inputs/input.ts';

export const checkInputs = {
  for: {
    kind: kinds.list,
    default: 'plan',
    text: 'Modes whose setup to check, one per line, such as `plan` and `register`.',
  },
  ...connectionInputs,
  'signing-key': reviewInputs['signing-key'],
  'github-token': shared.githubToken,
  comment: { ...commentInputs.comment, kind: kinds.optionalChoice(['auto', 'off']) },
  deployments: gitHubDeploymentInputs.deployments,
  promote: promotionInputs.promote,
  ...registryInputs,
  module: moduleInputs.module,
  'tag-prefix': moduleInputs['tag-prefix'],
  'module-version': moduleInputs['module-version'],
  timeout: shared.timeout,
} as const satisfies InputTable;

type Raw = InputValues<typeof checkInputs>;

/** A value of the setup, or why its inputs are invalid: such an error is the result of a check. */
export type Given<T> = { readonly value: T } | { readonly errors: readonly ActionError[] };

interface RegistrySettings {
  readonly connection: Given<RegistryConnection>;
  readonly modules: Given<readonly Module[]>;
  readonly tagPrefix: string | undefined;
  /** Whether the version is an input, and not read from the event. */
  readonly isVersionGiven: boolean;
}

interface CheckSettings {
  readonly modes: readonly CheckedMode[];
  readonly needs: NeedSettings;
  /** Undefined if no mode uses Nomad. */
  readonly scheduler: Given<ConnectionInputs> | undefined;
  /** Undefined if no mode uses the registry. */
  readonly modules: RegistrySettings | undefined;
  readonly signingKey: Given<SigningKeys | undefined>;
  readonly githubToken: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

/** The inputs of mode `check`, with the service whose TLS settings and name the run uses. */
export type CheckInputs = CheckSettings &
  ({ readonly nomad: ConnectionInputs } | { readonly registry: RegistryConnection } | { readonly gitHubOnly: true });

/** Reads the inputs of mode `check`. Only an invalid list of modes is an error: all others are results of checks. */
export function readCheckInputs(raw: Raw, reading: InputSource): CheckInputs {
  const modes = readModes(raw.for, reading.errors);
  const uses = (has: (needs: ModeNeeds) => boolean): boolean => modesThat(modes, has).length > 0;
  const scheduler = uses(({ nomad }) => nomad !== undefined)
    ? collect(reading, (own) => readNomad(raw, modes, own))
    : undefined;
  const modules = uses(({ registry }) => registry !== undefined) ? readModules(raw, modes, reading) : undefined;
  const { comment, promote, deployments, timeout } = raw;
  return {
    modes,
    needs: { comment, promote, deployments: deployments === 'auto' },
    scheduler,
    modules,
    signingKey: collect(reading, ({ errors }) => readReviewKeys(raw, errors)),
    githubToken: raw.githubToken,
    timeout,
    ...serviceOf(scheduler, modules?.connection),
  };
}

function readModes(names: readonly string[], errors: InputErrors): readonly CheckedMode[] {
  const known = names.flatMap((name) => {
    const mode = checkedModes.find((one) => one === name);
    if (mode !== undefined) return [mode];
    const meant = nearest(name, checkedModes);
    const hint = meant === undefined ? 'Write one mode per line.' : `Did you mean \`${meant}\`?`;
    errors.add('for', `contains ${quote(name)}, which is not a mode with a setup to check`, hint);
    return [];
  });
  return [...new Set(known)];
}

function readNomad(raw: Raw, modes: readonly CheckedMode[], reading: InputSource): ConnectionInputs {
  const connection = readConnection(raw, reading);
  const isForOneJob = modesThat(modes, ({ nomad }) => nomad !== undefined).some((mode) => mode !== 'list');
  if (connection.namespace === '*' && isForOneJob)
    reading.errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
  return connection;
}

function readModules(raw: Raw, modes: readonly CheckedMode[], reading: InputSource): RegistrySettings {
  const isManaging = modes.some((mode) => (modeNeeds[mode] as ModeNeeds).registry === 'manages');
  return {
    connection: collect(reading, (own) => readRegistry(raw, own, isManaging ? 'manages' : 'reads')),
    // The calls of `check-modules` name their modules in Terraform files.
    modules:
      isManaging || raw.module.length > 0
        ? collect(reading, ({ errors }) => readModuleLines(raw.module, errors))
        : { value: [] },
    tagPrefix: raw.tagPrefix,
    isVersionGiven: raw.moduleVersion !== undefined,
  };
}

/** Reads a part of the inputs with a list of errors of its own. */
function collect<T>(reading: InputSource, read: (own: InputSource) => T): Given<T> {
  const errors = createInputErrors(reading.env, checkInputs);
  const value = read({ ...reading, errors });
  return errors.list.length > 0 ? { errors: errors.list } : { value };
}

function serviceOf(scheduler: Given<ConnectionInputs> | undefined, registry: Given<RegistryConnection> | undefined) {
  if (scheduler !== undefined && 'value' in scheduler) return { nomad: scheduler.value };
  if (registry !== undefined && 'value' in registry) return { registry: registry.value };
  return { gitHubOnly: true } as const;
}
