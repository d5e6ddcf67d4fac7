import { readEvent, type EventContext } from './event.ts';
import type { IdentityTokenSource } from './identity-token.ts';

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** Events whose runs have the permissions of the pull request. Runs of `pull_request_target` get secrets. */
const pullRequestEvents: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/**
 * Whether the run gets no secrets and variables because its pull request is from a fork.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function isOfFork({ eventName, pullRequest }: Pick<RunnerContext, 'eventName' | 'pullRequest'>): boolean {
  return pullRequestEvents.has(eventName) && pullRequest?.fork === true;
}

/** The context of a run. URLs have no trailing slash. */
export interface RunnerContext extends EventContext {
  readonly apiUrl: string;
  /** Undefined on servers without GraphQL (Gitea, Forgejo). */
  readonly graphqlUrl: string | undefined;
  readonly serverUrl: string;
  readonly repository: Repository | undefined;
  /** GitHub's ID of the repository; empty on servers without it. */
  readonly repositoryId: string;
  readonly eventName: string;
  /** Opaque: GitHub's IDs may exceed 2^53. */
  readonly runId: string | undefined;
  /** The number of the run of its workflow; 0 if unknown. */
  readonly runNumber: number;
  readonly runAttempt: number;
  /** The IDs of the job and the step in the workflow, the same in every attempt and in every job of a matrix. */
  readonly job: string | undefined;
  readonly step: string | undefined;
  readonly sha: string | undefined;
  readonly workspace: string | undefined;
  /** Whether the runner is hosted by GitHub. */
  readonly hosted: boolean;
  /** A folder that is deleted after the job. */
  readonly temporary: string | undefined;
  readonly actor: string | undefined;
  /** Who started this attempt, for a run that was started again. */
  readonly triggeringActor: string | undefined;
  readonly outputFile: string | undefined;
  readonly summaryFile: string | undefined;
  readonly runUrl: string | undefined;
  /** Undefined without `id-token: write`. */
  readonly identityToken: IdentityTokenSource | undefined;
}

/**
 * Reads the runner's GITHUB_* variables and the event file. Never throws; outside a runner nearly everything is
 * undefined.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function readContext(env: Readonly<Record<string, string | undefined>>): RunnerContext {
  const get = (name: string): string | undefined => env[`GITHUB_${name}`]?.trim() || undefined;
  const url = (name: string): string | undefined => get(name)?.replace(/(?<!\/)\/+$/, '');
  const eventName = get('EVENT_NAME') ?? '';
  const place = {
    serverUrl: url('SERVER_URL') ?? 'https://github.com',
    graphqlUrl: url('GRAPHQL_URL'),
    repository: parseRepository(get('REPOSITORY')),
    repositoryId: get('REPOSITORY_ID') ?? '',
    runId: get('RUN_ID'),
    runNumber: parseCount(get('RUN_NUMBER'), 0),
  };
  return {
    ...place,
    apiUrl: url('API_URL') ?? 'https://api.github.com',
    eventName,
    runAttempt: parseCount(get('RUN_ATTEMPT'), 1),
    job: get('JOB'),
    step: get('ACTION'),
    sha: get('SHA'),
    workspace: get('WORKSPACE'),
    hosted: env['RUNNER_ENVIRONMENT'] === 'github-hosted',
    temporary: env['RUNNER_TEMP']?.trim() || undefined,
    actor: get('ACTOR'),
    triggeringActor: get('TRIGGERING_ACTOR'),
    outputFile: get('OUTPUT'),
    summaryFile: get('STEP_SUMMARY'),
    runUrl: buildRunUrl(place),
    identityToken: readIdentityTokenSource(env),
    ...readEvent({ name: eventName, path: get('EVENT_PATH'), ref: get('REF') }),
  };
}

function readIdentityTokenSource(env: Readonly<Record<string, string | undefined>>): IdentityTokenSource | undefined {
  const [url, token] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  return url === undefined || token === undefined || !URL.canParse(url) ? undefined : { url, token };
}

function parseRepository(slug: string | undefined): Repository | undefined {
  const [owner, name, ...rest] = slug?.split('/') ?? [];
  return owner && name && rest.length === 0 ? { owner, name } : undefined;
}

function parseCount(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : otherwise;
}

/**
 * The URL of a run contains its ID on GitHub, and its number on Gitea and Forgejo, which have no GraphQL.
 *
 * @see https://github.com/go-gitea/gitea/issues/28621
 */
function buildRunUrl(
  run: Pick<RunnerContext, 'serverUrl' | 'graphqlUrl' | 'repository' | 'runId' | 'runNumber'>,
): string | undefined {
  const address = run.graphqlUrl === undefined && run.runNumber > 0 ? String(run.runNumber) : run.runId;
  if (run.repository === undefined || address === undefined) return undefined;
  return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${address}`;
}
