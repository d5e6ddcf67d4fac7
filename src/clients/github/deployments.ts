import * as v from 'valibot';
import type { GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Published } from '../../text/published.ts';
import type { Repository } from './context.ts';

const Deployment = v.object({
  // Opaque: octokit returns a bigint beyond 2^53.
  id: v.custom<number>((id) => typeof id === 'number' || typeof id === 'bigint'),
  sha: v.string(),
  /** As it was sent: an object, or its text. */
  payload: v.optional(v.unknown()),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

export type GitHubDeployment = v.InferOutput<typeof Deployment>;

/** A deployment with `success` is the active one of its environment, until a later one has it. */
const states = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'] as const;
export type GitHubDeploymentState = (typeof states)[number];

const Status = v.object({ state: v.picklist(states) });

interface DeploymentRequest {
  readonly commit: string;
  readonly environment: string;
  readonly description: Published;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** One of the states of a deployment, which GitHub keeps all; the latest counts. */
export interface GitHubDeploymentStatus {
  readonly state: GitHubDeploymentState;
  /** At most 140 characters. */
  readonly description: Published;
  readonly environmentUrl: string | undefined;
  readonly logUrl: string | undefined;
}

/** Creates a deployment of a commit, whatever the checks of the commit are and however old it is. @see https://docs.github.com/en/rest/deployments/deployments#create-a-deployment */
export async function createDeployment(
  github: GitHub,
  repository: Repository,
  { commit, ...request }: DeploymentRequest,
): Promise<GitHubDeployment> {
  const { data } = await github.rest.repos.createDeployment({
    ...repository,
    ref: commit,
    ...request,
    auto_merge: false,
    required_contexts: [],
  });
  return readAs(Deployment, data, 'a deployment');
}

/** The newest 100 deployments to an environment, the newest first. @see https://docs.github.com/en/rest/deployments/deployments#list-deployments */
export async function listDeployments(
  github: GitHub,
  repository: Repository,
  environment: string,
): Promise<readonly GitHubDeployment[]> {
  const parameters = { ...repository, environment, per_page: 100 };
  const { data } = await github.rest.repos.listDeployments(parameters);
  return readAs(v.array(Deployment), data, 'a list of deployments');
}

/** Sets the state of a deployment. Only `success` makes earlier deployments inactive. @see https://docs.github.com/en/rest/deployments/statuses#create-a-deployment-status */
export async function createDeploymentStatus(
  github: GitHub,
  repository: Repository,
  { id }: Pick<GitHubDeployment, 'id'>,
  { state, description, environmentUrl, logUrl }: GitHubDeploymentStatus,
): Promise<void> {
  await github.rest.repos.createDeploymentStatus({
    ...repository,
    deployment_id: id,
    state,
    description,
    auto_inactive: state === 'success',
    ...(environmentUrl === undefined ? {} : { environment_url: environmentUrl }),
    ...(logUrl === undefined ? {} : { log_url: logUrl }),
  });
}

/** The state of a deployment; undefined before its first status. @see https://docs.github.com/en/rest/deployments/statuses#list-deployment-statuses */
export async function readDeploymentState(
  github: GitHub,
  repository: Repository,
  { id }: Pick<GitHubDeployment, 'id'>,
): Promise<GitHubDeploymentState | undefined> {
  const parameters = { ...repository, deployment_id: id, per_page: 1 };
  const { data } = await github.rest.repos.listDeploymentStatuses(parameters);
  return readAs(v.array(Status), data, 'a list of deployment statuses')[0]?.state;
}
