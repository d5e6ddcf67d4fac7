import { relative } from 'node:path';
import { ActionError } from '../../../errors.ts';
import { listBranchChanges } from '../../../clients/github/branches.ts';
import { toSlashes } from '../../../jobfiles/discovery/names.ts';
import { isTouched } from '../../../jobfiles/discovery/touched.ts';
import { notReviewed } from '../../../review/validate-record.ts';
import type { GitHub } from '../../../clients/github/client.ts';
import type { Repository } from '../../../clients/github/context.ts';
import type { Effort, FileEffort } from '../../../jobfiles/effort.ts';
import type { Checkout } from '../../../jobfiles/provenance/git.ts';

/** What a branch has changed since the commit of the run. */
export interface BranchHead {
  readonly branch: string;
  /** Of the names and globs that a job file looks for, the first that was changed on the branch; undefined without one. */
  readonly changed: (file: string, sought: ReadonlySet<string>) => string | undefined;
  /** All files that were changed on the branch, by names in the workspace. */
  readonly names: readonly string[];
}

interface BranchOptions {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly branch: string;
  /** The commit of the run, where git does not know which one is checked out. */
  readonly sha: string | undefined;
  readonly checkout: Checkout | undefined;
  /** Without symbolic links. */
  readonly workspace: string;
  /** What the run may take: the globs are the author's. */
  readonly effort: Effort;
}

/**
 * What a branch has changed since the commit that is checked out.
 *
 * @throws ActionError `not-reviewed` where GitHub does not answer, or not completely
 */
export async function readBranchHead(options: BranchOptions): Promise<BranchHead> {
  const { github, repository, branch, checkout } = options;
  const commit = checkout?.commit ?? options.sha;
  try {
    if (commit === undefined)
      throw new ActionError({ reason: 'not-reviewed', message: 'the commit of this run is not known' });
    const names = await listBranchChanges(github, repository, { commit, branch });
    // GitHub's names start in the root of the repository, those of job files in the workspace.
    const root = checkout === undefined ? '' : toSlashes(relative(options.workspace, checkout.root));
    const inWorkspace = (name: string): string => (root === '' ? name : `${root}/${name}`);
    return { branch, changed: changedAmong(names, inWorkspace, options), names: names.map(inWorkspace) };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const why = `what branch \`${branch}\` has changed since the checked-out commit cannot be found out: ${error.message.replace(/\.$/, '')}`;
    const isOurs = error.reason === 'not-reviewed';
    throw notReviewed(why, (isOurs ? error.hint : undefined) ?? `${permissions}; ${orOnPurpose}.`);
  }
}

const permissions = 'Give the job `permissions: { contents: read }` and run it again';
export const orOnPurpose = 'or register this commit on purpose with `review: ignore`';

function changedAmong(
  names: readonly string[],
  inWorkspace: (name: string) => string,
  { checkout, effort }: BranchOptions,
): BranchHead['changed'] {
  return (file, sought) => {
    // Where the root is not known a name may stand in any folder.
    const looked = checkout === undefined ? new Set([...sought].flatMap(endsOf)) : sought;
    return names.find((name) => isMeant(inWorkspace(name), looked, effort.of(file)));
  };
}

/** The same name or glob without folders at its beginning: one after the other is left out. */
function endsOf(name: string): readonly string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function isMeant(name: string, sought: ReadonlySet<string>, effort: FileEffort): boolean {
  if (isTouched(sought, { names: [name], removed: [] }, effort)) return true;
  // A submodule, and a link in the place of a folder, are one name to git.
  return [...sought].some((one) => one.startsWith(`${name}/`));
}
