import * as v from 'valibot';
import { ownerAndRepo, type GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

/** What a person may do in a repository, the least first. */
const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof roles)[number];

const PERMISSION = v.object({ permission: v.nullish(v.string()), role_name: v.nullish(v.string()) });

/**
 * The role of a person in a repository. Of a custom role the one that it is based on; undefined for a name that is not
 * known.
 *
 * @throws ServiceError of the request
 * @see https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readRole(github: GitHub, repository: Repository, login: string): Promise<Role | undefined> {
  const { data } = await github.rest.repos.getCollaboratorPermissionLevel({
    ...ownerAndRepo(repository),
    username: login,
  });
  const { role_name: role, permission } = readAs(PERMISSION, data, 'a permission');
  return roles.find((name) => name === role) ?? roles.find((name) => name === permission);
}

/** Whether a role has at least the rights of another one. */
export function isAtLeast(role: Role | undefined, wanted: Role): boolean {
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(wanted);
}
