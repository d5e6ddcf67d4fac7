import { ActionError, ServiceError } from '../../../errors.ts';
import {
  requestDeploymentOfNoCommit,
  requestEmptyComment,
  requestStatusOfNoCommit,
  requestUntitledIssue,
} from '../../../clients/github/permission-requests.ts';
import { listLastUpdated } from '../../../clients/github/pull-requests/lists.ts';
import type { GitHub } from '../../../clients/github/client.ts';
import type { Repository, RunnerContext } from '../../../clients/github/context.ts';
import type { GitHubPermission } from '../needs.ts';

/** Whether the token has a permission; undefined with the reason if that is not known. */
export type Permitted =
  | { readonly granted: true }
  | { readonly granted: false; readonly error: ActionError }
  | { readonly granted: undefined; readonly why: string };

interface PermissionQuery {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly event: Pick<RunnerContext, 'pullRequest' | 'subject' | 'graphqlUrl'>;
}

/** Finds out whether the token has a permission, without changing anything. */
export async function askPermission(permission: GitHubPermission, query: PermissionQuery): Promise<Permitted> {
  const { github, repository, event } = query;
  if (permission === 'pull-requests: read') return isRead(listLastUpdated(github, repository, 'open'));
  // Gitea and Forgejo have no GraphQL, and check the content of a request in another order.
  if (event.graphqlUrl === undefined)
    return { granted: undefined, why: 'this server does not show it, and it cannot be tried without a change' };
  switch (permission) {
    case 'pull-requests: write':
      return askComment(query);
    case 'issues: write':
      return isRefusedAsInvalid(requestUntitledIssue(github, repository));
    case 'statuses: write':
      return isRefusedAsInvalid(requestStatusOfNoCommit(github, repository));
    case 'deployments: write':
      return isRefusedAsInvalid(requestDeploymentOfNoCommit(github, repository));
  }
}

async function askComment({ github, repository, event }: PermissionQuery): Promise<Permitted> {
  const number = event.pullRequest?.number ?? event.subject.named[0] ?? (await anyPull(github, repository));
  if (number === undefined)
    return { granted: undefined, why: 'the repository has no pull request yet on which it could be tried' };
  return isRefusedAsInvalid(requestEmptyComment(github, repository, number));
}

async function anyPull(github: GitHub, repository: Repository): Promise<number | undefined> {
  const [open, closed] = await Promise.all(
    (['open', 'closed'] as const).map(async (state) => listLastUpdated(github, repository, state)),
  );
  return (open?.[0] ?? closed?.[0])?.number;
}

async function isRead(request: Promise<unknown>): Promise<Permitted> {
  try {
    await request;
    return { granted: true };
  } catch (error) {
    return deniedBy(error);
  }
}

/** @param request one that can never succeed */
async function isRefusedAsInvalid(request: Promise<void>): Promise<Permitted> {
  try {
    await request;
  } catch (error) {
    if (error instanceof ServiceError && isInvalid(error)) return { granted: true };
    return deniedBy(error);
  }
  return { granted: undefined, why: 'the server did not refuse a request that is not valid' };
}

function isInvalid({ reason, httpStatus, isTransient }: ServiceError): boolean {
  return reason === 'server' && httpStatus !== undefined && !isTransient;
}

/** @throws what is not an error for users */
function deniedBy(error: unknown): Permitted {
  if (!(error instanceof ActionError)) throw error;
  // Without a permission to read as well, GitHub answers that there is nothing.
  const isDenied = error instanceof ServiceError && ['unauthorized', 'not-found', 'input'].includes(error.reason);
  return isDenied ? { granted: false, error } : { granted: undefined, why: error.message };
}
