import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import type { GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

/** The roles of GitHub in a repository, each with the rights of those before it. */
const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof roles)[number];

const PERMISSION = v.object({ permission: v.string(), role_name: v.nullish(v.string()) });

/**
 * The role of an account in a repository; undefined if it has none, or if GitHub does not know the account. A custom
 * role of an organization counts as the role that it extends, whatever its name is.
 *
 * @see https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readRole(github: GitHub, repository: Repository, login: string): Promise<Role | undefined> {
  const asked = github.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
  const answer = await orUndefined(asked, 'not-found');
  if (answer === undefined) return undefined;
  const { permission, role_name: name } = readAs(PERMISSION, answer.data, 'a permission');
  const role = roles.find((known) => known === name);
  if (role !== undefined && permission === (permissionsOfRoles[role] ?? role)) return role;
  // The owner of a repository in Gitea and Forgejo: https://github.com/go-gitea/gitea/blob/main/models/perm/access_mode.go
  return permission === 'owner' ? 'admin' : roles.find((known) => known === permission);
}

/** Roles that the field `permission` reports by an older name. */
const permissionsOfRoles: Partial<Record<Role, string>> = { maintain: 'write', triage: 'read' };

export function isAtLeast(role: Role | undefined, wanted: Role): boolean {
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(wanted);
}

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
