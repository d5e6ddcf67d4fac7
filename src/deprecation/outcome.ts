import type { ActionError, Note } from '../errors.ts';

/** How a run of mode `deprecate` or `reinstate` ended. */
export interface RegistryOutcome {
  readonly mode: 'deprecate' | 'reinstate';
  readonly dryRun: boolean;
  /** The event's tag. */
  readonly tag: string | undefined;
  readonly modules: readonly JudgedModule[];
  /** What went wrong besides the modules. */
  readonly failures: readonly ActionError[];
  /** What became of the note in the release; undefined where none was asked for. */
  readonly note: 'updated' | 'unchanged' | 'missing' | undefined;
}

/** A module and what became of each of its versions, the oldest first. */
export interface JudgedModule {
  /** `organization/name/provider`. */
  readonly module: string;
  /** Released or withdrawn; undefined where none is known. */
  readonly version: string | undefined;
  readonly versions: readonly JudgedVersion[];
  readonly failures: readonly ActionError[];
  /** The tag that the version came from; empty where none is known. */
  readonly tag: string;
  readonly notes: readonly Note[];
}

/** `held`: it would have been changed, but nothing of the module was. */
export type VersionResult = 'deprecated' | 'reinstated' | 'unchanged' | 'held' | 'skipped' | 'failed';

export interface JudgedVersion {
  readonly version: string;
  readonly verdict: 'keep' | 'deprecate' | 'skip';
  readonly why: string;
  /** What consumers read by this release; undefined where it is not deprecated by it. */
  readonly text: { readonly reason: string; readonly link: string } | undefined;
  /** In a dry run what would be. */
  readonly result: VersionResult;
  /** Why it was not written. */
  readonly failure: ActionError | undefined;
}

/** What went wrong with a module whose versions are not known. */
export function failedModule(
  module: string,
  version: string | undefined,
  failures: readonly ActionError[],
): JudgedModule {
  return { module, version, versions: [], failures, tag: '', notes: [] };
}

/** All failures, those of the run first. */
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
