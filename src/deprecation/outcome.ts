import type { ActionError, Note } from '../errors.ts';
import type { ModuleConsumers } from './consumers.ts';
import type { Decision } from './policy.ts';

/** The outcome of mode `deprecate` or `reinstate`. */
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
  /** What consumers read; undefined unless this release deprecates the version. */
  readonly text: { readonly reason: string; readonly link: string } | undefined;
  /** In a dry run, the result of a real run. */
  readonly result: VersionResult;
  /** Why it was not written. */
  readonly failure: ActionError | undefined;
}

/** The outcome of a module whose versions could not be read. */
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

/** The versions of all modules with one of these results. */
export function versionsWithResult(
  modules: readonly JudgedModule[],
  ...results: readonly VersionResult[]
): readonly (JudgedVersion & { readonly module: string })[] {
  return modules.flatMap(({ module, versions }) =>
    versions.filter((one) => results.includes(one.result)).map((one) => ({ ...one, module })),
  );
}
