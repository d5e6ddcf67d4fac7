import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

// Requests that can never succeed, to find out a permission: GitHub checks it before the content. Each of them is refused with 422 if the token has the
// permission, and with 403 ("Resource not accessible by integration") if not. None can be changed into one that could succeed by anything in a repository.
// https://docs.github.com/en/rest

/** A commit that cannot exist: git uses this ID for "no commit". */
const noCommit = '0'.repeat(40);

/** For `pull-requests: write`: `Body cannot be blank`. */
export async function requestEmptyComment(github: GitHub, repository: Repository, number: number): Promise<void> {
  await github.rest.issues.createComment({ ...repository, issue_number: number, body: '' });
}

/** For `issues: write`: `missing_field`. */
export async function requestUntitledIssue(github: GitHub, repository: Repository): Promise<void> {
  await github.rest.issues.create({ ...repository, title: '' });
}

/** For `statuses: write`. */
export async function requestStatusOfNoCommit(github: GitHub, repository: Repository): Promise<void> {
  await github.rest.repos.createCommitStatus({ ...repository, sha: noCommit, state: 'success' });
}

/** For `deployments: write`. */
export async function requestDeploymentOfNoCommit(github: GitHub, repository: Repository): Promise<void> {
  await github.rest.repos.createDeployment({ ...repository, ref: noCommit, auto_merge: false });
}
