import type { Examples } from './github-description.ts';

interface StatusDouble {
  readonly id: number;
  readonly state: string;
  readonly description: string;
  readonly environment_url?: string;
  readonly log_url?: string;
}

/** A deployment of the double, with its statuses in order of creation. */
export interface DeploymentDouble {
  readonly id: number;
  readonly sha: string;
  readonly environment: string;
  readonly description: string;
  readonly payload: unknown;
  readonly production_environment: boolean;
  readonly transient_environment: boolean;
  readonly created_at: string;
  readonly statuses: StatusDouble[];
}

/** Whether a part of the API works, does not exist (Gitea, Forgejo), or is forbidden for the token. */
export type Availability = 'works' | 'missing' | 'forbidden';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

interface Asked {
  readonly method: string;
  readonly at: URL;
  readonly body: string;
}

const NOT_FOUND = { status: 404, body: { message: 'Not Found' } };
export const FORBIDDEN = { status: 403, body: { message: 'Resource not accessible by integration' } };
const COLLECTION = '/repos/acme/jobs/deployments';

/** Answers to requests about deployments; undefined for other requests. */
export type AnswerDeployments = (asked: Asked, availability: Availability) => Answer | undefined;

/**
 * The deployments of a repository, as GitHub's documentation describes them.
 *
 * @see https://docs.github.com/en/rest/deployments
 */
export function createDeployments(examples: Examples): {
  readonly deployments: DeploymentDouble[];
  readonly answer: AnswerDeployments;
} {
  const deployments: DeploymentDouble[] = [];
  const answer: AnswerDeployments = ({ method, at, body }, availability) => {
    const { pathname } = at;
    if (pathname !== COLLECTION && !pathname.startsWith(`${COLLECTION}/`)) return undefined;
    if (availability === 'missing') return NOT_FOUND;
    if (availability === 'forbidden') return FORBIDDEN;
    if (pathname === COLLECTION)
      return method === 'GET' ? list(deployments, at, examples) : create(deployments, body, examples);
    const id = /^\/(\d+)\/statuses$/.exec(pathname.slice(COLLECTION.length))?.[1];
    const found = deployments.find((one) => String(one.id) === id);
    if (found === undefined) return NOT_FOUND;
    if (method === 'POST') return addStatus(found, deployments, { body, examples });
    const size = Number(at.searchParams.get('per_page') ?? 30);
    return {
      status: 200,
      body: found.statuses
        .toReversed()
        .slice(0, size)
        .map((one) => asStatus(one, examples)),
    };
  };
  return { deployments, answer };
}

function list(deployments: readonly DeploymentDouble[], { searchParams }: URL, examples: Examples): Answer {
  const [environment, sha] = [searchParams.get('environment'), searchParams.get('sha')];
  const found = deployments
    .toReversed()
    .filter((one) => (environment ?? one.environment) === one.environment && (sha ?? one.sha) === one.sha);
  const size = Number(searchParams.get('per_page') ?? 30);
  return { status: 200, body: found.slice(0, size).map((one) => asDeployment(one, examples)) };
}

interface CreateRequest {
  readonly ref: string;
  readonly environment?: string;
  readonly description?: string;
  readonly payload?: unknown;
  readonly auto_merge?: boolean;
  readonly required_contexts?: readonly string[];
  readonly production_environment?: boolean;
  readonly transient_environment?: boolean;
}

/** The commit is behind the default branch, and one of its checks has failed: both matter unless the request says that they do not. */
function create(deployments: DeploymentDouble[], body: string, examples: Examples): Answer {
  const asked = JSON.parse(body) as CreateRequest;
  const { ref, environment = 'production', description = '', payload = {}, auto_merge: merge = true } = asked;
  if (!/^[0-9a-f]{40}$/.test(ref) || /^0+$/.test(ref)) return noRef(ref);
  if (merge) return { status: 202, body: { message: `Auto-merged main into ${ref} on deployment.` } };
  if (asked.required_contexts?.length !== 0) return { status: 409 };
  const deployment: DeploymentDouble = {
    id: 1000 + deployments.length,
    sha: ref,
    environment,
    description,
    payload,
    production_environment: asked.production_environment ?? environment === 'production',
    transient_environment: asked.transient_environment ?? false,
    created_at: new Date().toISOString(),
    statuses: [],
  };
  deployments.push(deployment);
  return { status: 201, body: asDeployment(deployment, examples) };
}

function noRef(ref: string): Answer {
  const documentation_url = 'https://docs.github.com/rest/deployments/deployments#create-a-deployment';
  return { status: 422, body: { message: `No ref found for: ${ref}`, documentation_url } };
}

interface StatusRequest {
  readonly state: string;
  readonly description?: string;
  readonly environment_url?: string;
  readonly log_url?: string;
  readonly auto_inactive?: boolean;
}

function addStatus(
  deployment: DeploymentDouble,
  all: readonly DeploymentDouble[],
  { body, examples }: { readonly body: string; readonly examples: Examples },
): Answer {
  const asked = JSON.parse(body) as StatusRequest;
  const { state, description = '', auto_inactive: makesInactive = true } = asked;
  const problem = problemOf(asked);
  if (problem !== undefined) return { status: 422, body: { message: 'Validation Failed', errors: [problem] } };
  const status: StatusDouble = {
    id: all.reduce((sum, { statuses }) => sum + statuses.length, 1),
    state,
    description,
    ...(asked.environment_url === undefined ? {} : { environment_url: asked.environment_url }),
    ...(asked.log_url === undefined ? {} : { log_url: asked.log_url }),
  };
  deployment.statuses.push(status);
  // Of production environments and of transient ones, GitHub keeps the earlier states.
  const earlier = all.filter(
    (one) =>
      one.id < deployment.id &&
      one.environment === deployment.environment &&
      !one.production_environment &&
      !one.transient_environment &&
      one.statuses.at(-1)?.state === 'success',
  );
  if (makesInactive && state === 'success')
    for (const one of earlier) one.statuses.push({ ...status, state: 'inactive', description: '' });
  return { status: 201, body: asStatus(status, examples) };
}

function invalidField(field: string): object {
  return { resource: 'DeploymentStatus', code: 'custom', field };
}

function problemOf({ description = '', environment_url, log_url }: StatusRequest): object | undefined {
  if (description.length > 140) return invalidField('description');
  const urls = Object.entries({ environment_url, log_url });
  const [bad] = urls.find(([, url]) => url !== undefined && !/^https?:\/\//.test(url)) ?? [];
  return bad === undefined ? undefined : invalidField(bad);
}

function asDeployment(double: DeploymentDouble, { deployment: example }: Examples): object {
  const { statuses: _, ...deployment } = double;
  const times = { created_at: deployment.created_at, updated_at: deployment.created_at };
  return { ...example, ...deployment, ref: deployment.sha, task: 'deploy', ...times };
}

/** Without the links of the example. */
function asStatus(status: StatusDouble, { deploymentStatus }: Examples): object {
  const { environment_url: _, log_url: __, ...example } = deploymentStatus;
  return { ...example, ...status };
}
