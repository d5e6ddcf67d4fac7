import type { context } from '@actions/github';
import { readEvent, type EventContext } from './event.ts';
import type { IdentityTokenSource } from './identity-token.ts';

/** Only the type: the value is created from `process.env` at import, which throws for an invalid event. */
type Toolkit = typeof context;

export type Repository = Readonly<Toolkit['repo']>;

/** Events whose runs get no secrets if the pull request is from a fork. Runs of `pull_request_target` get secrets. */
const pullRequestEvents: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/**
 * Whether the run gets no secrets or variables because its pull request is from a fork.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function isFromFork({ eventName, origin }: Pick<RunnerContext, 'eventName' | 'origin'>): boolean {
  return pullRequestEvents.has(eventName) && origin === 'fork';
}

/** The toolkit's type requires these fields, but a server or a test may omit them. */
type MaybeMissing = { readonly [Name in 'action' | 'actor' | 'graphqlUrl' | 'job' | 'sha']: Toolkit[Name] | undefined };

/**
 * The context of a run, with the names of the toolkit's `Context`, and further fields. URLs have no trailing slash; `graphqlUrl` is `undefined` on servers without
 * GraphQL (Gitea, Forgejo). `job` and `action` are the IDs of the job and the step in the workflow, the same in every attempt and in every job of a matrix.
 */
export interface RunnerContext
  extends EventContext, MaybeMissing, Readonly<Pick<Toolkit, 'apiUrl' | 'eventName' | 'runAttempt' | 'serverUrl'>> {
  readonly repo: Repository | undefined;
  /** GitHub's ID of the repository; empty on servers without it. */
  readonly repositoryId: string;
  /** Opaque: GitHub's IDs may exceed 2^53, which the toolkit rounds. */
  readonly runId: string | undefined;
  /** The number of the run of its workflow; 0 if unknown. */
  readonly runNumber: Toolkit['runNumber'];
  readonly workspace: string | undefined;
  readonly isHosted: boolean;
  /** A folder that is deleted after the job. */
  readonly temporaryDirectory: string | undefined;
  /** The login that started this attempt of a re-run. */
  readonly triggeringActor: string | undefined;
  readonly outputFile: string | undefined;
  readonly summaryFile: string | undefined;
  /** Only for github.com-style URLs. Use `Forge.findRunUrl` for links that users see. */
  readonly runUrl: string | undefined;
  /** `undefined` without `id-token: write`. */
  readonly identityToken: IdentityTokenSource | undefined;
}

/**
 * Reads the runner's GITHUB_* variables and the event file. Never throws; outside a runner nearly everything is undefined.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function readContext(env: Readonly<Record<string, string | undefined>>): RunnerContext {
  const get = (name: string): string | undefined => env[`GITHUB_${name}`]?.trim() || undefined;
  const url = (name: string): string | undefined => get(name)?.replace(/(?<!\/)\/+$/, '');
  const eventName = get('EVENT_NAME') ?? '';
  const workflow = {
    serverUrl: url('SERVER_URL') ?? 'https://github.com',
    apiUrl: url('API_URL') ?? 'https://api.github.com',
    repo: parseRepository(get('REPOSITORY')),
    repositoryId: get('REPOSITORY_ID') ?? '',
    runId: get('RUN_ID'),
  };
  return {
    ...workflow,
    graphqlUrl: url('GRAPHQL_URL'),
    runNumber: parseCount(get('RUN_NUMBER'), 0),
    eventName,
    runAttempt: parseCount(get('RUN_ATTEMPT'), 1),
    job: get('JOB'),
    action: get('ACTION'),
    sha: get('SHA'),
    workspace: get('WORKSPACE'),
    isHosted: env['RUNNER_ENVIRONMENT'] === 'github-hosted',
    temporaryDirectory: env['RUNNER_TEMP']?.trim() || undefined,
    actor: get('ACTOR'),
    triggeringActor: get('TRIGGERING_ACTOR'),
    outputFile: get('OUTPUT'),
    summaryFile: get('STEP_SUMMARY'),
    runUrl: buildRunUrl(workflow),
    identityToken: readIdentityTokenSource(env),
    ...readEvent({ name: eventName, path: get('EVENT_PATH'), ref: get('REF') }),
  };
}

function readIdentityTokenSource(env: Readonly<Record<string, string | undefined>>): IdentityTokenSource | undefined {
  const [url, token] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  return url === undefined || token === undefined || !URL.canParse(url) ? undefined : { url, token };
}

function parseRepository(slug: string | undefined): Repository | undefined {
  const [owner, repo, ...rest] = slug?.split('/') ?? [];
  return owner && repo && rest.length === 0 ? { owner, repo } : undefined;
}

function parseCount(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : otherwise;
}

/** Whether an address is the API of Gitea or Forgejo. */
export function isGiteaApi(apiUrl: string): boolean {
  return apiUrl.endsWith('/api/v1');
}

/** On Gitea, the number in the address of a run differs from the number in its environment. */
function buildRunUrl(run: Pick<RunnerContext, 'serverUrl' | 'apiUrl' | 'repo' | 'runId'>): string | undefined {
  if (run.repo === undefined || run.runId === undefined || isGiteaApi(run.apiUrl)) return undefined;
  return `${run.serverUrl}/${run.repo.owner}/${run.repo.repo}/actions/runs/${run.runId}`;
}
