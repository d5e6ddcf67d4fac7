import { isAtLeast, readRole } from '../../clients/github/permissions.ts';
import { readPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { listCommitAuthors } from '../../clients/github/pull-requests/reviews.ts';
import type { Thread } from '../../clients/github/comments/requests.ts';
import type { Guarding } from '../../inputs/guards.ts';

/**
 * Why an account may not allow what a guard refuses on a pull request, in a few words; undefined where it may. What GitHub does not answer is not a yes.
 *
 * @throws ServiceError of a request
 */
export async function findAllowFlaw(
  thread: Thread,
  login: string,
  role: Guarding['role'],
): Promise<string | undefined> {
  const { github, repository, number } = thread;
  const [{ author }, authors, has] = await Promise.all([
    readPullRequest(github, repository, number),
    listCommitAuthors(thread),
    readRole(github, repository, login),
  ]);
  if (author === undefined) return 'the author of the pull request is unknown';
  if (author.toLowerCase() === login.toLowerCase()) return 'it is the author of the pull request';
  if (authors === undefined) return 'the authors of its commits are unknown';
  if (authors.has(login.toLowerCase())) return 'it wrote one of the commits';
  return isAtLeast(has, role) ? undefined : `its role in the repository is less than \`${role}\``;
}
