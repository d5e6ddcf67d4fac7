import { readEvent, type EventContext } from './event.ts';
import type { IdentityTokenSource } from './identity-token.ts';

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** Events that start a run with the rights of the pull request itself. With `pull_request_target` secrets come along. */
const ofPullRequests: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/**
 * Whether GitHub gives the run neither secrets nor variables, because its pull request is from a fork.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function isOfFork({ eventName, pullRequest }: Pick<RunnerContext, 'eventName' | 'pullRequest'>): boolean {
  return ofPullRequests.has(eventName) && pullRequest?.fork === true;
}

/** Where a run happens and who asked for it. All URLs are without a trailing slash. */
export interface RunnerContext extends EventContext {
  readonly apiUrl: string;
  /** Undefined where there is no GraphQL (Gitea, Forgejo). */
  readonly graphqlUrl: string | undefined;
  readonly serverUrl: string;
  readonly repository: Repository | undefined;
  readonly eventName: string;
  /** Opaque: GitHub's IDs outgrow a JavaScript number. */
  readonly runId: string | undefined;
  /** Counts the runs of one workflow; 0 when unknown. */
  readonly runNumber: number;
  readonly runAttempt: number;
  /** The job of the workflow, and the step of it: the same in every attempt, and in every leg of a matrix. */
  readonly job: string | undefined;
  readonly step: string | undefined;
  readonly sha: string | undefined;
  readonly workspace: string | undefined;
  /** Whether the machine is one of GitHub's own, and not of the user. */
  readonly hosted: boolean;
  /** A folder for files that live as long as the job. */
  readonly temporary: string | undefined;
  readonly actor: string | undefined;
  readonly outputFile: string | undefined;
  readonly summaryFile: string | undefined;
  readonly runUrl: string | undefined;
  /** Undefined for a job without `id-token: write`. */
  readonly identityToken: IdentityTokenSource | undefined;
}

/**
 * Reads the runner's GITHUB_* variables and, for an event about a pull request, the event file.
 * Never throws: outside of a runner nearly everything is undefined.
 * Source: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function readContext(env: Readonly<Record<string, string | undefined>>): RunnerContext {
  const get = (name: string): string | undefined => env[`GITHUB_${name}`]?.trim() || undefined;
  const url = (name: string): string | undefined => get(name)?.replace(/(?<!\/)\/+$/, '');
  const eventName = get('EVENT_NAME') ?? '';
  const place = {
    serverUrl: url('SERVER_URL') ?? 'https://github.com',
    graphqlUrl: url('GRAPHQL_URL'),
    repository: parseRepository(get('REPOSITORY')),
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
    outputFile: get('OUTPUT'),
    summaryFile: get('STEP_SUMMARY'),
    runUrl: runUrl(place),
    identityToken: identityTokenSource(env),
    ...readEvent({ name: eventName, path: get('EVENT_PATH'), ref: get('REF') }),
  };
}

function identityTokenSource(env: Readonly<Record<string, string | undefined>>): IdentityTokenSource | undefined {
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
 * GitHub addresses a run by its ID; Gitea and Forgejo, known by their missing GraphQL, by its number.
 * Source: https://github.com/go-gitea/gitea/issues/28621
 */
function runUrl(
  run: Pick<RunnerContext, 'serverUrl' | 'graphqlUrl' | 'repository' | 'runId' | 'runNumber'>,
): string | undefined {
  const address = run.graphqlUrl === undefined && run.runNumber > 0 ? String(run.runNumber) : run.runId;
  if (run.repository === undefined || address === undefined) return undefined;
  return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${address}`;
}
