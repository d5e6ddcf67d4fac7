import * as v from 'valibot';
import { ActionError, ServiceError } from '../../errors.ts';
import { ownerAndRepo, type GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

const DefaultBranch = v.object({ default_branch: v.pipe(v.string(), v.minLength(1)) });

/**
 * The repository's default branch.
 *
 * @throws ServiceError when GitHub does not answer
 * @see https://docs.github.com/en/rest/repos/repos#get-a-repository
 */
export async function readDefaultBranch(github: GitHub, repository: Repository): Promise<string> {
  const { data } = await github.rest.repos.get(ownerAndRepo(repository));
  return readAs(DefaultBranch, data, 'repository').default_branch;
}

const Files = v.array(
  v.object({ filename: v.pipe(v.string(), v.minLength(1)), previous_filename: v.nullish(v.string()) }),
);

const BranchComparison = v.object({
  status: v.nullish(v.string()),
  files: v.nullish(Files),
});

/** Gitea and Forgejo list the files with each commit; Forgejo also for all: https://codeberg.org/api/swagger#/repository/repoCompareDiff */
const ForgeComparison = v.object({
  total_commits: v.number(),
  files: v.nullish(Files),
  commits: v.pipe(v.nullish(v.array(v.object({ files: v.nullish(Files) })), []), v.readonly()),
});

/** GitHub lists no more: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const mostFiles = 300;

/**
 * The files in which a branch differs from a commit that it holds: what was changed, added, removed and renamed there since, by both names.
 *
 * @throws ActionError where the branch does not hold the commit, or where the server does not list all files; ServiceError where it does not answer
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export async function listBranchChanges(
  github: GitHub,
  repository: Repository,
  { commit, branch }: { readonly commit: string; readonly branch: string },
): Promise<readonly string[]> {
  const data = await compare(github, repository, `${commit}...${branch}`);
  const { status, files } = readAs(BranchComparison, data, 'comparison of two commits');
  if (status === undefined || status === null) {
    const changed = forgeFiles(readAs(ForgeComparison, data, 'comparison of two commits'));
    // These servers do not report whether the branch holds the commit; from the other side nothing may be missing.
    const back = await compare(github, repository, `${branch}...${commit}`);
    if (readAs(ForgeComparison, back, 'comparison of two commits').total_commits > 0) throw notHeld(commit, branch);
    return changed;
  }
  if (status === 'identical') return [];
  if (status !== 'ahead') throw notHeld(commit, branch);
  if (files === undefined || files === null || files.length >= mostFiles) throw incomplete(commit, branch);
  return namesOf(files);
}

async function compare(github: GitHub, repository: Repository, basehead: string): Promise<unknown> {
  // One commit a page: only the files matter, and the first page has all of them.
  const parameters = { ...ownerAndRepo(repository), basehead, per_page: 1, page: 1 };
  const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
  return data;
}

function forgeFiles({ total_commits, files, commits }: v.InferOutput<typeof ForgeComparison>): readonly string[] {
  if (commits.length < total_commits) {
    throw new ServiceError({
      kind: 'server',
      reason: 'server',
      message: `The server lists ${commits.length} of ${total_commits} commits`,
    });
  }
  return namesOf([...(files ?? []), ...commits.flatMap((one) => one.files ?? [])]);
}

function namesOf(files: v.InferOutput<typeof Files>): readonly string[] {
  const names = files.flatMap(({ filename, previous_filename: former }) =>
    typeof former === 'string' && former !== '' ? [filename, former] : [filename],
  );
  return [...new Set(names)];
}

function notHeld(commit: string, branch: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `the branch \`${branch}\` does not hold the commit ${commit.slice(0, 7)}`,
    hint: 'Check out the commit that the merge made: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
  });
}

function incomplete(commit: string, branch: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `\`${branch}\` has changed ${mostFiles} files or more since ${commit.slice(0, 7)}, and GitHub lists no more`,
  });
}
