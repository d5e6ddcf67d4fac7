import type { ActionError, Note } from '../errors.ts';
import { listedName, versionName } from '../clients/registry/version.ts';
import type { ModuleUse } from '../clients/registry/explorer.ts';
import type { Module } from '../clients/registry/module.ts';
import type { Decision } from './policy.ts';

export interface RegistryOutcome {
  readonly mode: 'deprecate' | 'reinstate';
  readonly dryRun: boolean;
  /** The tag of the event. */
  readonly tag: string | undefined;
  readonly modules: readonly JudgedModule[];
  /** Failures other than those of a module. */
  readonly failures: readonly ActionError[];
  /** The result of updating the release note; undefined if not requested. */
  readonly note: 'updated' | 'unchanged' | 'missing' | undefined;
  /** Other than those of a module. */
  readonly notes: readonly Note[];
  /** This run and those after it, of `max-changes` versions each; empty unless `in-stages` splits the changes. */
  readonly stages: readonly Stage[];
}

/** The changes of one run. */
export interface Stage {
  readonly count: number;
  readonly first: StagedVersion;
  readonly last: StagedVersion;
}

export interface StagedVersion {
  readonly module: string;
  readonly version: string;
}

/** Splits changes into runs of `most` each, in their order. */
export function stagesOf(changes: readonly StagedVersion[], most: number): readonly Stage[] {
  const stages: Stage[] = [];
  for (let from = 0; from < changes.length; from += most) {
    const run = changes.slice(from, from + most);
    const [first, last] = [run[0], run.at(-1)];
    if (first !== undefined && last !== undefined) stages.push({ count: run.length, first, last });
  }
  return stages;
}

/** A module and the results of its versions, oldest first. */
export interface JudgedModule {
  /** `organization/name/provider`. */
  readonly module: string;
  /** Released or withdrawn, if known. */
  readonly version: string | undefined;
  readonly versions: readonly JudgedVersion[];
  readonly failures: readonly ActionError[];
  /** The tag of the version; empty if unknown. */
  readonly tag: string;
  readonly notes: readonly Note[];
  /** Undefined where they are unknown, or were not asked for. */
  readonly consumers?: ModuleConsumers | undefined;
}

/** `held`: to be changed, but the version, or no version of the module, may be. */
export type VersionResult = 'deprecated' | 'reinstated' | 'unchanged' | 'held' | 'skipped' | 'failed';

export interface JudgedVersion {
  readonly version: string;
  readonly verdict: Decision['verdict'];
  readonly why: string;
  readonly isRevoked: boolean;
  /** Who deprecated it before this run. */
  readonly deprecatedBy: 'outrider' | 'person' | undefined;
  /** What consumers read; undefined unless this release deprecates the version. */
  readonly text: { readonly reason: string; readonly link: string } | undefined;
  /** In a dry run, the result of a real run. */
  readonly result: VersionResult;
  /** Why it was not written. */
  readonly failure: ActionError | undefined;
}

export function failedModule(
  module: string,
  version: string | undefined,
  failures: readonly ActionError[],
): JudgedModule {
  return { module, version, versions: [], failures, tag: '', notes: [] };
}

/** All failures: those of the run, then those of each module. */
export function failuresOf({ failures, modules }: RegistryOutcome): readonly ActionError[] {
  return [...failures, ...modules.flatMap((module) => module.failures)];
}

export function versionsWithResult(
  modules: readonly JudgedModule[],
  ...results: readonly VersionResult[]
): readonly (JudgedVersion & { readonly module: string })[] {
  return modules.flatMap(({ module, versions }) =>
    versions.filter((one) => results.includes(one.result)).map((one) => ({ ...one, module })),
  );
}

export interface VersionConsumers {
  readonly version: string;
  readonly count: number;
  /** Sorted; empty where they must not be shown. */
  readonly names: readonly string[];
}

/** Who uses a module, as far as HCP Terraform knows. */
export interface ModuleConsumers {
  /** Of the answer, which may lag behind. */
  readonly asOf: Date;
  /** The most used version first. */
  readonly versions: readonly VersionConsumers[];
}

interface ConsumerOptions {
  readonly module: Module;
  /** Of the registry, with its port. */
  readonly host: string;
  readonly asOf: Date;
  /** Whether the names may be shown. */
  readonly named: boolean;
}

/** A version may have several rows, one for each submodule. Undefined where there are rows, but none can be attributed to the module. */
export function consumersOf(
  uses: readonly ModuleUse[],
  { module, host, asOf, named }: ConsumerOptions,
): ModuleConsumers | undefined {
  const own = uses.filter(({ registryType }) => registryType !== 'public');
  const ours = own.filter((use) => use.version !== '' && isOfModule(use, module, host));
  if (own.length > 0 && ours.length === 0) return undefined;
  const versions = Array.from(
    Map.groupBy(ours, ({ version }) => listedName(version)),
    ([version, rows]) => ({ version, ...countWorkspaces(rows) }),
  );
  return {
    asOf,
    versions: versions
      .toSorted((a, b) => b.count - a.count || (a.version < b.version ? -1 : 1))
      .map(({ version, count, names }) => ({ version, count, names: named ? names : [] })),
  };
}

/** The documentation does not say how a source is written: with the host, with `private`, or without either. */
function isOfModule({ source }: ModuleUse, module: Module, host: string): boolean {
  const parts = (source.split('//')[0] ?? '').split('/');
  const [provider, name, organization, ...before] = parts.toReversed();
  const isSame = organization === module.organization && name === module.name && provider === module.provider;
  const prefix = before.toReversed().join('/').toLowerCase();
  return isSame && ['', 'private', host].includes(prefix);
}

/** A workspace that uses several submodules counts once, where all names are known. */
function countWorkspaces(rows: readonly ModuleUse[]): Omit<VersionConsumers, 'version'> {
  const names = [...new Set(rows.flatMap(({ workspaces }) => workspaces))].toSorted();
  const isComplete = rows.every(({ workspaces, workspaceCount }) => workspaces.length === workspaceCount);
  return { count: isComplete ? names.length : rows.reduce((sum, one) => sum + one.workspaceCount, 0), names };
}

/** The decisions; a version that more workspaces use than allowed is held back. */
export function holdUsedVersions(
  decisions: readonly Decision[],
  { versions }: ModuleConsumers,
  most: number,
): readonly Decision[] {
  const counts = new Map(versions.map(({ version, count }) => [version, count]));
  return decisions.map((decision) => {
    const { of, verdict } = decision;
    const count = of.version === undefined ? 0 : (counts.get(versionName(of.version)) ?? 0);
    if (verdict !== 'deprecate' || of.deprecation !== undefined || count <= most) return decision;
    const users = count === 1 ? '1 workspace uses it' : `${count} workspaces use it`;
    return { of, verdict: 'hold', why: `${users}, and \`max-consumers\` is ${most}` };
  });
}
