import { realpathSync } from 'node:fs';
import { ActionError, orElse } from '../../errors.ts';
import { listBranchChanges, readContent } from '../../clients/github/repositories.ts';
import { toWorkspaceName } from '../../files/paths.ts';
import { removeFullStop } from '../../text/numbers.ts';
import { isTouched } from '../../jobfiles/discovery/touched-files.ts';
import { createReviewError } from '../../review/validate-record.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository } from '../../clients/github/context.ts';
import type { RunBudget, FileBudget } from '../../jobfiles/functions/work-budget.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { Checkout } from '../../jobfiles/provenance/git.ts';

/** The changes of a branch since the commit of the run. */
export interface BranchHead {
  readonly branch: string;
  /** The first changed file among the names and globs that a job file depends on; `undefined` without one. */
  readonly findChangedFile: (file: string, sought: ReadonlySet<string>) => string | undefined;
  /** All changed files, by their names in the workspace. */
  readonly names: readonly string[];
  /** The content of one of them on the branch; `undefined` if the branch no longer has it. */
  readonly readFile: (name: string) => Promise<Buffer | undefined>;
}

interface BranchOptions {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly branch: string;
  /** The checked-out commit, or the commit of the run. */
  readonly commit: string | undefined;
  readonly checkout: Checkout | undefined;
  readonly workspace: string;
  /** Limits the work of globs, which the author of the pull request writes. */
  readonly budget: RunBudget;
}

/** Reads the changes of a branch since the checked-out commit. @throws ActionError `not-reviewed` if GitHub does not return the complete list */
export async function readBranchHead(options: BranchOptions): Promise<BranchHead> {
  const { github, repository, branch } = options;
  const names = await readOrRefuse(`the changes of branch \`${branch}\` since the checked-out commit`, async () =>
    listBranchChanges(github, repository, { commit: requireCommit(options.commit), branch }),
  );
  const headChanges = matchChanges(names, options);
  const readFile = async (name: string): Promise<Buffer | undefined> =>
    readContent(github, repository, { commit: branch, path: names[headChanges.names.indexOf(name)] ?? name });
  return { branch, ...headChanges, readFile };
}

/** @param names of changed files, as git and GitHub list them */
function matchChanges(
  names: readonly string[],
  { checkout, workspace, budget }: Pick<BranchOptions, 'checkout' | 'workspace' | 'budget'>,
): Pick<BranchHead, 'findChangedFile' | 'names'> {
  const inWorkspace = toWorkspaceName(realpathSync.native(workspace), checkout?.root);
  const findChangedFile: BranchHead['findChangedFile'] = (file, dependencies) => {
    // Without a checkout, the root is unknown: a name may be relative to any folder.
    const candidates = checkout === undefined ? new Set([...dependencies].flatMap(listSuffixes)) : dependencies;
    return names.find((name) => matches(inWorkspace(name), candidates, budget.openFileBudget(file)));
  };
  return { findChangedFile, names: names.map(inWorkspace) };
}

/** Lists the names and globs that the job of a file depends on, existing or removed. */
export function createDependencyLister({ jobs, configNames }: Pick<CollectedJobs, 'jobs' | 'configNames'>) {
  const lookups = new Map(jobs.map(({ file, findDependencies }) => [file.name, findDependencies().lookups]));
  return (file: string): ReadonlySet<string> => new Set([file, ...(lookups.get(file) ?? []), ...configNames]);
}

/** Judges whether changed files are a job file or its dependencies; `undefined` names are unknown, and may be. */
export function createTouchJudge(
  collection: CollectedJobs,
  options: Pick<BranchOptions, 'checkout' | 'workspace'>,
): (names: readonly string[] | undefined) => (file: string) => boolean {
  const listDependencies = createDependencyLister(collection);
  return (names) => {
    if (names === undefined) return () => true;
    const { findChangedFile } = matchChanges(names, { ...options, budget: collection.budget });
    return (file) => findChangedFile(file, listDependencies(file)) !== undefined;
  };
}

/** @throws ActionError `not-reviewed` if GitHub does not respond */
export async function readOrRefuse<T>(subject: string, ask: () => Promise<T>): Promise<T> {
  return orElse(ask(), ({ reason, sentence, request, hint }) => {
    const ownHint = reason === 'not-reviewed' ? hint : undefined;
    const message = `Could not determine ${subject}: ${removeFullStop(sentence)}`;
    throw new ActionError({ reason: 'not-reviewed', message, request, hint: ownHint ?? permissions });
  });
}

export function requireCommit(commit: string | undefined): string {
  if (commit !== undefined) return commit;
  throw new ActionError({
    reason: 'not-reviewed',
    message: 'the commit of this run is unknown',
    hint: 'Run it in a workflow, which sets `GITHUB_SHA`.',
  });
}

const permissions = 'Give the job `permissions: { contents: read }`, then re-run this workflow job.';

/** `a/b/c`, `b/c` and `c`. */
function listSuffixes(name: string): readonly string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function matches(name: string, sought: ReadonlySet<string>, budget: FileBudget): boolean {
  if (isTouched(sought, { names: [name], removed: [] }, budget)) return true;
  // Git lists a submodule, or a symbolic link to a folder, as a single name.
  return [...sought].some((candidate) => candidate.startsWith(`${name}/`));
}

export function createStaleFileError(file: string, name: string, branch: string): ActionError {
  const hint = 'The run of the later commit registers it: do not re-run this one.';
  const reason = `branch \`${branch}\` has changed \`${name}\` since the checked-out commit`;
  return createReviewError(reason, hint).with({ location: { file } });
}
