import * as v from 'valibot';
import { ActionError, orElse, orUndefined, ServiceError } from '../../errors.ts';
import { parseJsonOrUndefined } from '../http/json.ts';
import type { Published } from '../../text/published.ts';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';
import { readAs } from './responses.ts';

const defaultBranchSchema = v.object({ default_branch: v.pipe(v.string(), v.minLength(1)) });

/** The repository's default branch. @see https://docs.github.com/en/rest/repos/repos#get-a-repository */
export async function readDefaultBranch(github: GitHub, repository: Repository): Promise<string> {
  const { data } = await github.rest.repos.get(repository);
  return readAs(defaultBranchSchema, data, 'a repository').default_branch;
}

const branchSchema = v.object({ protected: v.boolean() });

/** Whether a branch protection rule or a ruleset applies to a branch. @see https://docs.github.com/en/rest/branches/branches#get-a-branch */
export async function isBranchProtected(github: GitHub, repository: Repository, branch: string): Promise<boolean> {
  const { data } = await github.rest.repos.getBranch({ ...repository, branch });
  return readAs(branchSchema, data, 'a branch').protected;
}

const filesSchema = v.array(
  v.object({ filename: v.pipe(v.string(), v.minLength(1)), previous_filename: v.nullish(v.string()) }),
);

const comparisonSchema = v.object({
  /** Only GitHub returns it. */
  status: v.nullish(v.string()),
  total_commits: v.number(),
  files: v.nullish(filesSchema),
  /** Gitea and Forgejo list the files of each commit; Forgejo also lists the files of all commits: https://codeberg.org/api/swagger#/repository/repoCompareDiff */
  commits: v.pipe(v.nullish(v.array(v.object({ files: v.nullish(filesSchema) })), []), v.readonly()),
});
type CommitComparison = v.InferOutput<typeof comparisonSchema>;

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
  const comparison = await readComparison(github, repository, `${commit}...${branch}`);
  const { status, files } = comparison;
  if (status === undefined || status === null) {
    const changedFiles = listForgeFiles(comparison);
    // These servers do not report whether the branch contains the commit.
    if (!(await isOnBranch(github, repository, { commit, branch }))) throw createCommitError(commit, branch);
    return changedFiles;
  }
  if (status === 'identical') return [];
  if (status !== 'ahead') throw createCommitError(commit, branch);
  if (files === undefined || files === null || files.length >= maxComparedFiles)
    throw createTooManyFilesError(commit, branch);
  return collectNames(files);
}

/** Whether a branch contains a commit. @see https://docs.github.com/en/rest/commits/commits#compare-two-commits */
export async function isOnBranch(
  github: GitHub,
  repository: Repository,
  { commit, branch }: { readonly commit: string; readonly branch: string },
): Promise<boolean> {
  return (await readComparison(github, repository, `${branch}...${commit}`)).total_commits === 0;
}

async function readComparison(github: GitHub, repository: Repository, basehead: string): Promise<CommitComparison> {
  // One commit per page: only the files are needed, and the first page lists all of them.
  const parameters = { ...repository, basehead, per_page: 1, page: 1 };
  const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
  return readAs(comparisonSchema, data, 'a comparison of two commits');
}

function listForgeFiles({ total_commits, files, commits }: CommitComparison): readonly string[] {
  if (commits.length < total_commits) {
    throw new ServiceError({
      reason: 'server',
      message: `Unexpected response from GitHub: ${commits.length} of ${total_commits} commits listed`,
      hint: 'Re-run this workflow job. If the error persists, check `GITHUB_API_URL` and the proxy of the runner.',
    });
  }
  return collectNames([...(files ?? []), ...commits.flatMap((commit) => commit.files ?? [])]);
}

function collectNames(files: v.InferOutput<typeof filesSchema>): readonly string[] {
  const names = files.flatMap(({ filename, previous_filename: former }) =>
    typeof former === 'string' && former !== '' ? [filename, former] : [filename],
  );
  return [...new Set(names)];
}

function createCommitError(commit: string, branch: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `branch \`${branch}\` does not contain commit ${commit.slice(0, 7)}`,
    hint: 'Check out the merge commit: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
  });
}

function createTooManyFilesError(commit: string, branch: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `branch \`${branch}\` has changed ${maxComparedFiles} files or more since commit ${commit.slice(0, 7)}, the limit of GitHub's list`,
    hint: 'Open a new pull request with this change, and register its merge.',
  });
}

/** The roles of GitHub in a repository, each with the rights of the roles before it. */
const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof roles)[number];

const permissionSchema = v.object({ permission: v.string(), role_name: v.nullish(v.string()) });

/**
 * The role of an account in a repository; `undefined` if it has none, or if GitHub has no such account. A custom role of an organization is the role that it extends.
 *
 * @throws ActionError if the server does not return the role: Gitea returns it only to administrators of the repository
 * @see https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readRole(github: GitHub, repository: Repository, login: string): Promise<Role | undefined> {
  const request = github.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
  const response = await orElse(orUndefined(request, 'not-found'), (error) => {
    const administrator = 'Set `github-token` to a token of an administrator of the repository, the same in all jobs.';
    const hint = error.reason === 'unauthorized' ? administrator : error.hint;
    throw error.withContext(`Could not read the role of \`${login}\``).with({ hint });
  });
  if (response === undefined) return undefined;
  const { permission, role_name: name } = readAs(permissionSchema, response.data, 'a permission');
  const role = roles.find((candidate) => candidate === name);
  if (role !== undefined && permission === (permissionsOfRoles[role] ?? role)) return role;
  // The owner of a repository in Gitea and Forgejo: https://github.com/go-gitea/gitea/blob/main/models/perm/access_mode.go
  return permission === 'owner' ? 'admin' : roles.find((candidate) => candidate === permission);
}

/** Roles that the field `permission` reports by an older name. */
const permissionsOfRoles: Partial<Record<Role, string>> = { maintain: 'write', triage: 'read' };

export function isAtLeast(role: Role | undefined, minRole: Role): boolean {
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(minRole);
}

/** A commit that cannot exist: git uses this ID for "no commit". */
const noCommit = '0'.repeat(40);

/**
 * Requests that can never succeed, used to check a permission: GitHub checks it before the content. GitHub rejects each of them with 422 if the token has the permission, and
 * otherwise with 403 ("Resource not accessible by integration"). No state of a repository can make one succeed.
 *
 * @see https://docs.github.com/en/rest
 */
export const impossibleWrites = {
  'pull-requests: write': ({ rest }: GitHub, repository: Repository, number: number) =>
    rest.issues.createComment({ ...repository, issue_number: number, body: '' }),
  'issues: write': ({ rest }: GitHub, repository: Repository) => rest.issues.create({ ...repository, title: '' }),
  'statuses: write': ({ rest }: GitHub, repository: Repository) =>
    rest.repos.createCommitStatus({ ...repository, sha: noCommit, state: 'success' }),
} as const;

interface CommitStatus {
  readonly commit: string;
  readonly state: 'pending' | 'success' | 'failure';
  /** The name of the status; a later one with the same name replaces it. */
  readonly context: string;
  /** One line; GitHub's limit is 140 characters. */
  readonly description: Published;
  readonly url: string | undefined;
}

/** Sets a status of a commit. @see https://docs.github.com/en/rest/commits/statuses#create-a-commit-status */
export async function setCommitStatus(
  github: GitHub,
  repository: Repository,
  { commit: sha, url, ...status }: CommitStatus,
): Promise<void> {
  const target = url === undefined ? {} : { target_url: url };
  await github.rest.repos.createCommitStatus({ ...repository, sha, ...status, ...target });
}

const attemptSchema = v.object({
  run_started_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
});

/**
 * The time at which the first attempt of a workflow run started, by GitHub's clock. Needs `actions: read` in a private repository.
 *
 * @param run GitHub's ID, which may exceed 2^53
 * @see https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run-attempt
 */
export async function readRunStart(github: GitHub, repository: Repository, run: string): Promise<Date> {
  const response = github.request('GET /repos/{owner}/{repo}/actions/runs/{run}/attempts/1', { ...repository, run });
  const { data } = await orElse(response, (error) => {
    // GitHub does not find a run without the permission either.
    if (error.reason !== 'not-found' || github.forge.has('attempts of runs')) throw error;
    const message = 'This server does not report the attempts of a run';
    throw error.with({
      message,
      request: undefined,
      hint: 'Start a new run instead of a re-run.',
      help: 'run-start-unknown',
    });
  });
  return readAs(attemptSchema, data, 'an attempt of a workflow run').run_started_at;
}

export interface AttestedBuild {
  readonly repositoryId: string;
  /** The commits that it was made from. */
  readonly commits: readonly string[];
}

const attestationsSchema = v.object({
  attestations: v.array(v.object({ bundle: v.object({ dsseEnvelope: v.object({ payload: v.string() }) }) })),
});

/** @see https://slsa.dev/spec/v1.0/provenance and https://actions.github.io/buildtypes/workflow/v1 */
const provenanceSchema = v.object({
  subject: v.array(v.object({ digest: v.object({ sha256: v.optional(v.string()) }) })),
  predicate: v.object({
    buildDefinition: v.object({
      internalParameters: v.object({ github: v.object({ repository_id: v.string() }) }),
      resolvedDependencies: v.array(v.object({ digest: v.optional(v.object({ gitCommit: v.optional(v.string()) })) })),
    }),
  }),
});

/**
 * The builds of an image that GitHub has an attestation for. GitHub has verified the signatures; they are not verified again. Attestations in other formats are skipped.
 *
 * @param digest 64 hexadecimal digits
 * @see https://docs.github.com/en/rest/repos/attestations#list-attestations
 */
export async function listAttestedBuilds(
  github: GitHub,
  repository: Repository,
  digest: string,
): Promise<readonly AttestedBuild[]> {
  const parameters = { ...repository, subject_digest: `sha256:${digest}`, predicate_type: 'provenance', per_page: 100 };
  const response = await orUndefined(github.rest.repos.listAttestations(parameters), 'not-found');
  if (response === undefined) return [];
  const { attestations } = readAs(attestationsSchema, response.data, 'a list of attestations');
  return attestations.flatMap(({ bundle }) => readBuild(bundle.dsseEnvelope.payload, digest) ?? []);
}

function readBuild(payload: string, digest: string): AttestedBuild | undefined {
  const read = v.safeParse(provenanceSchema, parseJsonOrUndefined(Buffer.from(payload, 'base64').toString('utf8')));
  if (!read.success || !read.output.subject.some(({ digest: { sha256 } }) => sha256 === digest)) return undefined;
  const { internalParameters, resolvedDependencies } = read.output.predicate.buildDefinition;
  return {
    repositoryId: internalParameters.github.repository_id,
    commits: resolvedDependencies.flatMap((dependency) => dependency.digest?.gitCommit ?? []),
  };
}

const contentSchema = v.object({ type: v.literal('file'), encoding: v.literal('base64'), content: v.string() });

/**
 * The content of a file at a commit; `undefined` if the commit does not contain the file. GitHub returns the encoding `none` for files larger than 1 MB.
 *
 * @param file its commit, and its path in the repository, with `/`
 * @throws ServiceError of the request; `server` unless the response is a file with its content
 * @see https://docs.github.com/en/rest/repos/contents#get-repository-content
 */
export async function readContent(
  github: GitHub,
  repository: Repository,
  { commit: ref, path }: { readonly commit: string; readonly path: string },
): Promise<Buffer | undefined> {
  const response = await orUndefined(github.rest.repos.getContent({ ...repository, path, ref }), 'not-found');
  if (response === undefined) return undefined;
  return Buffer.from(readAs(contentSchema, response.data, 'a file with its content').content, 'base64');
}
