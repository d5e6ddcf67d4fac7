import type { ActionError, Note } from '../../errors.ts';

export interface RegistryOutcome {
  readonly mode: 'deprecate' | 'reinstate';
  readonly dryRun: boolean;
  /** The tag of the event. */
  readonly tag: string | undefined;
  readonly modules: readonly JudgedModule[];
  /** Failures other than those of a module. */
  readonly failures: readonly ActionError[];
  /** Other than those of a module. */
  readonly notes: readonly Note[];
}

/** A module and the results of its versions, oldest first. */
export interface JudgedModule {
  /** `organization/name/provider`. */
  readonly module: string;
  /** Released or withdrawn, if known. */
  readonly version: string | undefined;
  readonly versions: readonly JudgedVersion[];
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
}

/** `held`: to be changed, but the version, or no version of the module, may be. */
export type VersionResult = 'deprecated' | 'reinstated' | 'unchanged' | 'held' | 'skipped' | 'failed';

export interface JudgedVersion {
  readonly name: string;
  readonly verdict: 'keep' | 'deprecate' | 'skip';
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
