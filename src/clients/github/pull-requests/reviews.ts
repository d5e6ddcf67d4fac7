import * as v from 'valibot';
import { isDeletedAccount } from '../event.ts';
import { readPages } from '../responses.ts';
import type { Thread } from '../comments/requests.ts';

const reviewSchema = v.pipe(
  v.object({
    user: v.nullish(v.object({ id: v.nullish(v.number()), login: v.string(), type: v.nullish(v.string()) })),
    /** `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`. */
    state: v.nullish(v.string(), ''),
    dismissed: v.nullish(v.boolean()),
    commit_id: v.nullish(v.string()),
    submitted_at: v.nullish(v.string()),
  }),
  // Gitea and Forgejo: https://github.com/go-gitea/gitea/blob/main/modules/structs/pull_review.go
  v.transform(({ dismissed, state, user, ...review }) => ({
    ...review,
    user: isDeletedAccount(user?.login) ? undefined : user,
    state: dismissed === true ? 'DISMISSED' : state === 'REQUEST_CHANGES' ? 'CHANGES_REQUESTED' : state,
  })),
);
export type PullRequestReview = v.InferOutput<typeof reviewSchema>;

/** All reviews of a pull request, from all pages, in the states of GitHub. @see https://docs.github.com/en/rest/pulls/reviews#list-reviews-for-a-pull-request */
export async function listReviews({ github, repository, number }: Thread): Promise<readonly PullRequestReview[]> {
  const parameters = { ...repository, pull_number: number, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.pulls.listReviews, parameters);
  return readPages(pages, reviewSchema, 'a list of reviews');
}

/** `null` if GitHub does not link the address to an account. */
const userSchema = v.nullish(v.object({ login: v.nullish(v.string(), '') }));
const signatureSchema = v.nullish(v.object({ email: v.nullish(v.string(), '') }));
const commitSchema = v.object({
  sha: v.nullish(v.string(), ''),
  author: userSchema,
  committer: userSchema,
  commit: v.object({ message: v.nullish(v.string(), ''), author: signatureSchema }),
});
type Commit = v.InferOutput<typeof commitSchema>;

/** GitHub lists no more commits of a pull request. */
const maxCommits = 250;

/** The authors of the commits of a pull request: accounts that GitHub or a commit message names. */
export interface CommitAuthors {
  /** In lower case; `12+` for a co-author with the ID 12, whose login may have changed. */
  readonly logins: ReadonlySet<string>;
  /** The reason why other authors are possible, in a few words; `undefined` if the account of each author and committer is known. */
  readonly unknown: string | undefined;
}

/**
 * The authors, committers and co-authors of the commits of a pull request. A co-author counts by GitHub's noreply address, or by an address that a commit of the
 * pull request connects with an account.
 *
 * @see https://docs.github.com/en/rest/pulls/pulls#list-commits-on-a-pull-request
 */
export async function listCommitAuthors({ github, repository, number }: Thread): Promise<CommitAuthors> {
  const parameters = { ...repository, pull_number: number, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.pulls.listCommits, parameters);
  const commits = await readPages(pages, commitSchema, 'a list of commits');
  return { logins: collectLogins(commits), unknown: findUnknown(commits) };
}

function findUnknown(commits: readonly Commit[]): string | undefined {
  const unlinkedCommit = commits.find(({ author, committer }) => !author?.login || !committer?.login);
  if (unlinkedCommit !== undefined) return `commit \`${unlinkedCommit.sha.slice(0, 7)}\` belongs to no GitHub account`;
  return commits.length > 0 && commits.length < maxCommits ? undefined : 'GitHub does not list all of its commits';
}

function collectLogins(commits: readonly Commit[]): ReadonlySet<string> {
  const accounts = new Map(
    commits.map(({ author, commit }) => [commit.author?.email?.toLowerCase() ?? '', author?.login ?? '']),
  );
  const logins = commits.flatMap(({ author, committer, commit }) => [
    author?.login ?? '',
    committer?.login ?? '',
    ...listCoAuthors(commit.message ?? '').flatMap((email) => parseAccount(email) ?? accounts.get(email) ?? ''),
  ]);
  return new Set(logins.filter((login) => login !== '').map((login) => login.toLowerCase()));
}

/**
 * The addresses of the co-authors, in lower case.
 *
 * @see https://docs.github.com/en/pull-requests/committing-changes-to-your-project/creating-and-editing-commits/creating-a-commit-with-multiple-authors
 */
function listCoAuthors(message: string): readonly string[] {
  return [...message.matchAll(/^\s{0,9}co-authored-by\s{0,9}:[^\n]{0,500}<\s{0,9}([^<>\s]{1,320})\s{0,9}>/gim)].map(
    ([, email = '']) => email.toLowerCase(),
  );
}

/** The ID, if the address has one, and the login; also for Enterprise Server and Gitea. @see https://docs.github.com/en/account-and-profile/reference/email-addresses-reference */
function parseAccount(email: string): readonly string[] | undefined {
  const [, id = '', login] = /^(\d+\+)?([^@+]+)@(?:users\.)?noreply\.[^@]+$/.exec(email) ?? [];
  return login === undefined ? undefined : [id, login];
}
