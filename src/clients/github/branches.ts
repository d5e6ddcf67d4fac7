import * as v from 'valibot';
import { ActionError, ServiceError } from '../../errors.ts';
import type { GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

const DefaultBranch = v.object({ default_branch: v.pipe(v.string(), v.minLength(1)) });

/** The repository's default branch. @see https://docs.github.com/en/rest/repos/repos#get-a-repository */
export async function readDefaultBranch(github: GitHub, repository: Repository): Promise<string> {
  const { data } = await github.rest.repos.get(repository);
  return readAs(DefaultBranch, data, 'a repository').default_branch;
}

const Branch = v.object({ protected: v.boolean() });

/** Whether a branch protection rule or a ruleset applies to a branch. @see https://docs.github.com/en/rest/branches/branches#get-a-branch */
export async function isBranchProtected(github: GitHub, repository: Repository, branch: string): Promise<boolean> {
  const { data } = await github.rest.repos.getBranch({ ...repository, branch });
  return readAs(Branch, data, 'a branch').protected;
}

const Files = v.array(
  v.object({ filename: v.pipe(v.string(), v.minLength(1)), previous_filename: v.nullish(v.string()) }),
);

const BranchComparison = v.object({
  status: v.nullish(v.string()),
  files: v.nullish(Files),
});

/** Gitea and Forgejo list the files of each commit, and Forgejo also those of all commits: https://codeberg.org/api/swagger#/repository/repoCompareDiff */
const ForgeComparison = v.object({
  total_commits: v.number(),
  files: v.nullish(Files),
  commits: v.pipe(v.nullish(v.array(v.object({ files: v.nullish(Files) })), []), v.readonly()),
});

/** The limit of GitHub: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const maxComparedFiles = 300;

/**
 * The files that a branch has changed, added, removed or renamed since one of its commits; renamed files by both names.
 *
 * @throws ActionError if the branch does not contain the commit, or if the server does not list all files; ServiceError
 *   of the request
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export async function listBranchChanges(
  github: GitHub,
  repository: Repository,
  { commit, branch }: { readonly commit: string; readonly branch: string },
): Promise<readonly string[]> {
  const data = await readComparison(github, repository, `${commit}...${branch}`);
  const { status, files } = readAs(BranchComparison, data, 'a comparison of two commits');
  if (status === undefined || status === null) {
    const changed = listForgeFiles(readAs(ForgeComparison, data, 'a comparison of two commits'));
    // These servers do not report whether the branch contains the commit.
    if (!(await branchContains(github, repository, { commit, branch }))) throw missingCommitError(commit, branch);
    return changed;
  }
  if (status === 'identical') return [];
  if (status !== 'ahead') throw missingCommitError(commit, branch);
  if (files === undefined || files === null || files.length >= maxComparedFiles)
    throw tooManyFilesError(commit, branch);
  return collectNames(files);
}

/** Whether a branch contains a commit. @see https://docs.github.com/en/rest/commits/commits#compare-two-commits */
export async function branchContains(
  github: GitHub,
  repository: Repository,
  { commit, branch }: { readonly commit: string; readonly branch: string },
): Promise<boolean> {
  const data = await readComparison(github, repository, `${branch}...${commit}`);
  return readAs(ForgeComparison, data, 'a comparison of two commits').total_commits === 0;
}

async function readComparison(github: GitHub, repository: Repository, basehead: string): Promise<unknown> {
  // One commit per page: only the files are needed, and the first page lists all of them.
  const parameters = { ...repository, basehead, per_page: 1, page: 1 };
  const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
  return data;
}

function listForgeFiles({ total_commits, files, commits }: v.InferOutput<typeof ForgeComparison>): readonly string[] {
  if (commits.length < total_commits) {
    throw new ServiceError({
      reason: 'server',
      message: `Unexpected response from GitHub: ${commits.length} of ${total_commits} commits listed`,
      hint: 'Re-run the job. If the error persists, check GITHUB_API_URL and the proxy of the runner.',
    });
  }
  return collectNames([...(files ?? []), ...commits.flatMap((one) => one.files ?? [])]);
}

function collectNames(files: v.InferOutput<typeof Files>): readonly string[] {
  const names = files.flatMap(({ filename, previous_filename: former }) =>
    typeof former === 'string' && former !== '' ? [filename, former] : [filename],
  );
  return [...new Set(names)];
}

function missingCommitError(commit: string, branch: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `branch \`${branch}\` does not contain commit ${commit.slice(0, 7)}`,
    hint: 'Check out the merge commit: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
  });
}

function tooManyFilesError(commit: string, branch: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `branch \`${branch}\` has changed ${maxComparedFiles} files or more since commit ${commit.slice(0, 7)}, the limit of GitHub's list`,
    hint: 'Open a new pull request with this change, and register its merge.',
  });
}
