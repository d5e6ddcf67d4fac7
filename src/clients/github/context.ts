import { readFileSync } from 'node:fs';
import { member } from '../http/json.ts';
import { subjectOf, type EventSubject } from './event-subject.ts';
import { tagEventOf, type TagEvent } from './tag-event.ts';
import type { IdentityTokenSource } from './identity-token.ts';

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** The branch that it is to be merged into, or was; undefined where the event does not name it. */
  readonly baseRef: string | undefined;
  readonly headRef: string;
  /** The head lies in another repository than the base, or in one that is gone: the token can only read. */
  readonly fork: boolean;
  readonly closed: boolean;
  readonly merged: boolean;
  /** When it was merged, in milliseconds since 1970; 0 where it is not, or the event does not say. */
  readonly mergedAt: number;
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
export function isOfFork({ eventName, pullRequest }: Pick<Context, 'eventName' | 'pullRequest'>): boolean {
  return ofPullRequests.has(eventName) && pullRequest?.fork === true;
}

/** Where a run happens and who asked for it. All URLs are without a trailing slash. */
export interface Context {
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
  readonly pullRequest: PullRequest | undefined;
  readonly subject: EventSubject;
  /** Undefined for an event that is about no tag. */
  readonly tag: TagEvent | undefined;
  /** Whether everybody may read the repository; where the event does not say, it is taken to be so. */
  readonly publicRepository: boolean;
  /** Why there is no pull request although the event is about one, in a sentence. */
  readonly problem: string | undefined;
}

/**
 * Reads the runner's GITHUB_* variables and, for an event about a pull request, the event file.
 * Never throws: outside of a runner nearly everything is undefined.
 * Source: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function readContext(env: Readonly<Record<string, string | undefined>>): Context {
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
    ...readEvent(eventName, get('EVENT_PATH'), get('REF')),
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
  run: Pick<Context, 'serverUrl' | 'graphqlUrl' | 'repository' | 'runId' | 'runNumber'>,
): string | undefined {
  const address = run.graphqlUrl === undefined && run.runNumber > 0 ? String(run.runNumber) : run.runId;
  if (run.repository === undefined || address === undefined) return undefined;
  return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${address}`;
}

type FromEvent = Pick<Context, 'pullRequest' | 'subject' | 'tag' | 'publicRepository' | 'problem'>;

function readEvent(eventName: string, path: string | undefined, ref: string | undefined): FromEvent {
  const isAbout = eventName.startsWith('pull_request') || eventName === 'merge_group';
  const tag = tagEventOf(eventName, undefined, ref);
  const nothing = { pullRequest: undefined, subject: subjectOf(undefined, ref), tag, publicRepository: true };
  const without = (problem: string): FromEvent => ({ ...nothing, problem: isAbout ? problem : undefined });
  if (path === undefined) return without(`the event is ${eventName}, but GITHUB_EVENT_PATH is not set`);
  let event: unknown;
  try {
    event = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return without(`the event file ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const pullRequest = eventName.startsWith('pull_request') ? parsePullRequest(event) : undefined;
  const subject = subjectOf(event, ref);
  const missing = eventName === 'merge_group' ? subject.named.length === 0 : pullRequest === undefined;
  const what =
    eventName === 'merge_group' ? 'pull request of a merge queue' : 'pull request with number, head and base';
  return {
    pullRequest,
    subject,
    tag: tagEventOf(eventName, event, ref),
    publicRepository: member(member(event, 'repository'), 'private') !== true,
    problem: isAbout && missing ? `the event file ${path} holds no ${what}` : undefined,
  };
}

function parsePullRequest(event: unknown): PullRequest | undefined {
  const at = (...path: string[]): unknown => path.reduce(member, member(event, 'pull_request'));
  const [number, headSha, baseSha, headRef] = [at('number'), at('head', 'sha'), at('base', 'sha'), at('head', 'ref')];
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  if (typeof headSha !== 'string' || typeof baseSha !== 'string' || typeof headRef !== 'string') return undefined;
  // By name, not by ID: JSON.parse rounds IDs beyond 2^53, so two of them could look alike.
  const [head, base] = [at('head', 'repo', 'full_name'), at('base', 'repo', 'full_name')];
  const own = typeof head === 'string' && typeof base === 'string' && head.toLowerCase() === base.toLowerCase();
  // Only events that are about the pull request itself say whether it is merged; all say when.
  const time = at('merged_at');
  const merged = at('merged') === true || typeof time === 'string';
  const baseRef = at('base', 'ref');
  return {
    number,
    headSha,
    baseSha,
    baseRef: typeof baseRef === 'string' ? baseRef : undefined,
    headRef,
    fork: !own,
    closed: merged || at('state') === 'closed',
    merged,
    mergedAt: typeof time === 'string' ? Date.parse(time) || 0 : 0,
  };
}
