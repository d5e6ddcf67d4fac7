import pMap from 'p-map';
import { ActionError, orElse, orUndefined, type Note } from '../../errors.ts';
import type { Registry } from '../../clients/registry/client.ts';
import { formatModuleName, type Module } from '../../clients/registry/module.ts';
import { normalizeVersion, parseVersion, type Version } from '../../clients/registry/version.ts';
import type { RunContext } from '../run-context.ts';
import type { RunLog } from '../run-log.ts';
import type { Decision, ModuleVersion } from './policy.ts';

export interface ModuleRun extends Pick<RunContext, 'gate' | 'pace' | 'log'> {
  readonly runLog: Pick<RunLog, 'progress' | 'waitFor'>;
  readonly registry: Registry;
  readonly signal: AbortSignal;
}

/** A module to judge, and its released or withdrawn version; `undefined` if neither input nor tag has one. */
export interface ReleaseTarget {
  readonly module: Module;
  readonly version: Version | undefined;
}

/** A version with the decision about it, and its change; `undefined` if it has none. */
export interface PlannedVersion extends Decision {
  readonly change: 'deprecate' | 'reinstate' | undefined;
  /** The text for consumers; `undefined` unless this release deprecates, or has deprecated, the version. */
  readonly text: ModuleVersion['deprecation'];
}

export interface PlannedModule extends ReleaseTarget {
  /** `undefined` if the registry has no such record. */
  readonly record: ModuleRecord | undefined;
  readonly versions: readonly PlannedVersion[];
  readonly notes: readonly Note[];
  /** The reason why no version is changed. */
  readonly failures: readonly ActionError[];
}

/** A module without decisions, because of a failure. */
export function createUndecidedModule(target: ReleaseTarget, failure: ActionError, isSkipped: boolean): PlannedModule {
  const failures = [isSkipped ? failure.withContext(`${formatModuleName(target.module)} was skipped`) : failure];
  return { ...target, record: undefined, versions: [], notes: [], failures };
}

/** Each module takes two requests; the registry allows 30 per second. */
const concurrency = 8;

/** Errors that would stop every other module too. */
const fatalReasons: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'unreachable']);

/**
 * Runs a step for each module. A failed step does not stop other steps, unless all would fail with the same error. The first step runs alone: it shows whether
 * the registry can be reached, and accepts the token.
 *
 * @param fail the result of a module whose step failed, or was skipped because of the error of a different module
 */
export async function forEachModule<M, Result>(
  modules: readonly M[],
  step: (module: M) => Promise<Result>,
  fail: (module: M, failure: ActionError, isSkipped: boolean) => Result,
): Promise<readonly Result[]> {
  let fatalFailure: ActionError | undefined;
  const runStep = async (module: M): Promise<Result> => {
    if (fatalFailure !== undefined) return fail(module, fatalFailure, true);
    return orElse(step(module), (failure) => {
      if (fatalReasons.has(failure.reason)) fatalFailure = failure;
      return fail(module, failure, false);
    });
  };
  const first = await pMap(modules.slice(0, 1), runStep);
  return [...first, ...(await pMap(modules.slice(1), runStep, { concurrency }))];
}

type ModuleRecord = Awaited<ReturnType<Registry['getModule']>>;

export interface ModuleState {
  readonly versions: readonly ModuleVersion[];
  /** `undefined` if the registry has no such record, or does not show it to the token. Only HCP Terraform and Terraform Enterprise have such records. */
  readonly record: ModuleRecord | undefined;
}

/** Reads a module. Without its record, every listed version is treated as usable. @throws ActionError `not-found` if the registry does not show the module */
export async function readModule(registry: Registry, module: Module): Promise<ModuleState> {
  const record = await orUndefined(registry.getModule(module), 'not-found', 'permission');
  const listedVersions = await orElse(registry.listModuleVersions(module), (error) => {
    throw error.reason === 'not-found' ? createNoSuchModuleError(module, error) : error;
  });
  const statuses = new Map(record?.statuses?.map(({ version, status }) => [normalizeVersion(version), status]));
  const isRevoked = new Set(record?.revoked.map(normalizeVersion));
  // The listing and the record contain the same versions, with or without `v`.
  const versions = new Map<string, ModuleVersion>();
  const add = (name: string, rest: Pick<ModuleVersion, 'isListed' | 'status' | 'deprecation'>): void => {
    const key = normalizeVersion(name);
    versions.set(key, { name, version: parseVersion(name), isRevoked: isRevoked.has(key), ...rest });
  };
  for (const { version, deprecation } of listedVersions) {
    const key = normalizeVersion(version);
    // A listed version can be used, even if the record lacks it.
    const status = statuses.get(key) ?? 'ok';
    add(version, { isListed: true, status, deprecation: versions.get(key)?.deprecation ?? deprecation });
  }
  for (const { version, status } of record?.statuses ?? []) {
    if (versions.has(normalizeVersion(version))) continue;
    add(version, { isListed: false, status: status === 'ok' ? 'not listed yet' : status, deprecation: undefined });
  }
  return { versions: [...versions.values()], record };
}

function createNoSuchModuleError(module: Module, { request }: ActionError): ActionError {
  return new ActionError({
    reason: 'not-found',
    message: `The registry has no module \`${formatModuleName(module)}\`, or the token cannot read it`,
    request,
    help: 'no-such-module',
    hint: 'Check that `module` is `organization/name/provider`, and that the token belongs to that organization.',
  });
}
