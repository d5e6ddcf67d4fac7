import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

// Requests that can never succeed, to find out a permission: GitHub checks it before the content. Each of them is refused with 422 if the token has the
// permission, and with 403 ("Resource not accessible by integration") if not. None can be changed into one that could succeed by anything in a repository.

/** A commit that cannot exist: git uses this ID for "no commit". */
const noCommit = '0'.repeat(40);

/**
 * A comment without text, which GitHub refuses: `Body cannot be blank`.
 *
 * @throws ServiceError always: `invalid` with the permission `pull-requests: write`
 * @see https://docs.github.com/en/rest/issues/comments#create-an-issue-comment
 */
export async function requestEmptyComment(github: GitHub, repository: Repository, number: number): Promise<void> {
  await github.rest.issues.createComment({ ...repository, issue_number: number, body: '' });
}

/**
 * An issue without a title, which GitHub refuses: `missing_field`.
 *
 * @throws ServiceError always: `invalid` with the permission `issues: write`
 * @see https://docs.github.com/en/rest/issues/issues#create-an-issue
 */
export async function requestUntitledIssue(github: GitHub, repository: Repository): Promise<void> {
  await github.rest.issues.create({ ...repository, title: '' });
}

/**
 * A status of a commit that does not exist.
 *
 * @throws ServiceError always: `invalid` with the permission `statuses: write`
 * @see https://docs.github.com/en/rest/commits/statuses#create-a-commit-status
 */
export async function requestStatusOfNoCommit(github: GitHub, repository: Repository): Promise<void> {
  await github.rest.repos.createCommitStatus({ ...repository, sha: noCommit, state: 'success' });
}

/**
 * A deployment of a commit that does not exist.
 *
 * @throws ServiceError always: `invalid` with the permission `deployments: write`
 * @see https://docs.github.com/en/rest/deployments/deployments#create-a-deployment
 */
export async function requestDeploymentOfNoCommit(github: GitHub, repository: Repository): Promise<void> {
  await github.rest.repos.createDeployment({ ...repository, ref: noCommit, auto_merge: false });
}
