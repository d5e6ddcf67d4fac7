import { readRegularFile } from '../../files/regular-file.ts';
import type { components } from '@octokit/openapi-types';

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** The base branch; undefined if the event does not name it. */
  readonly baseRef: string | undefined;
  readonly headRef: string;
  /** The head is in another repository than the base, or in a deleted one: the token can only read. */
  readonly fork: boolean;
  readonly closed: boolean;
  readonly merged: boolean;
  /** Milliseconds since 1970; 0 if it is not merged, or if the event does not report the time. */
  readonly mergedAt: number;
}

export interface TagEvent {
  /** Without `refs/tags/`. */
  readonly tag: string;
  readonly what: 'released' | 'withdrawn';
  /** The page of the release, for events about releases. */
  readonly url: string | undefined;
  /** Whether GitHub shows the release as a pre-release, whatever its tag is. */
  readonly isPrerelease: boolean;
}

/** Whose commits a run is about. Only `repository` is known to be of people who may push to it. */
type Origin = 'repository' | 'fork' | 'unknown';

export interface EventContext {
  readonly pullRequest: PullRequest | undefined;
  readonly origin: Origin;
  readonly subject: EventSubject;
  /** Undefined for events that are not about a new comment on a pull request. */
  readonly comment: CommentEvent | undefined;
  /** Undefined for events that are not about a tag. */
  readonly tag: TagEvent | undefined;
  /** Assumed if the event does not report the visibility. */
  readonly publicRepository: boolean;
  /** Why the pull request of an event about one is unknown, as a sentence. */
  readonly problem: string | undefined;
}

interface EventSource {
  readonly name: string;
  /** The file with the payload. */
  readonly path: string | undefined;
  /** `GITHUB_REF` */
  readonly ref: string | undefined;
}

/** Reads an event. Never throws: an unreadable payload is the `problem` of an event about a pull request, and ignored for others. */
export function readEvent({ name, path, ref }: EventSource): EventContext {
  const isOfQueue = name === 'merge_group';
  const isOfPullRequest = name.startsWith('pull_request');
  const { payload, problem } = readEventFile(name, path);
  const pullRequest = isOfPullRequest ? toPullRequest(payload?.pull_request) : undefined;
  const subject = subjectOf(payload, ref);
  const isMissing = isOfQueue ? subject.named.length === 0 : pullRequest === undefined;
  const what = isOfQueue ? 'pull request of a merge queue' : 'pull request with number, head and base';
  const missing = isMissing ? `the event file ${path} contains no ${what}` : undefined;
  return {
    pullRequest,
    origin: readOrigin(name, payload, pullRequest),
    subject,
    comment: readCommentEvent(name, payload),
    tag: tagEventOf(name, payload, ref),
    publicRepository: payload?.repository?.private !== true,
    problem: isOfQueue || isOfPullRequest ? (problem ?? missing) : undefined,
  };
}

/** Events for a branch of the repository. Any other event can come from a fork's pull request, regardless of its payload. */
const ownEvents: ReadonlySet<string> = new Set(['push', 'schedule', 'merge_group']);

function readOrigin(name: string, payload: Payload | undefined, pullRequest: PullRequest | undefined): Origin {
  if (pullRequest !== undefined) return pullRequest.fork ? 'fork' : 'repository';
  // An input of a manual run may name anything to check out.
  const isManual = name === 'workflow_dispatch' && isObjectLike(payload);
  const isPlain = isManual && Object.keys(payload.inputs ?? {}).length === 0;
  return isPlain || ownEvents.has(name) ? 'repository' : 'unknown';
}

/** GitHub sends no event of more than 25 MB: https://docs.github.com/en/webhooks/webhook-events-and-payloads */
const maxEventMiB = 32;

function readEventFile(
  name: string,
  path: string | undefined,
): { readonly payload?: Payload; readonly problem?: string } {
  if (path === undefined) return { problem: `the event is ${name}, but GITHUB_EVENT_PATH is not set` };
  const content = readRegularFile(path, maxEventMiB);
  if ('tooLarge' in content) return { problem: `the event file ${path} is larger than ${maxEventMiB} MiB` };
  if ('code' in content) return { problem: `the event file ${path} cannot be read (${content.code})` };
  try {
    return { payload: JSON.parse(content.bytes.toString('utf8')) as Payload };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `the event file ${path} cannot be read: ${why}` };
  }
}

/** Reads a pull request of an event, or of a response with the same fields; undefined if it is incomplete. */
export function toPullRequest(pull: NonNullable<Payload>['pull_request']): PullRequest | undefined {
  const { number, head, base, merged_at: time } = pull ?? {};
  const [headSha, headRef, baseSha, baseRef] = [head?.sha, head?.ref, base?.sha, base?.ref];
  if (!isPositiveInteger(number)) return undefined;
  if (typeof headSha !== 'string' || typeof baseSha !== 'string' || typeof headRef !== 'string') return undefined;
  // By name, not by ID: JSON.parse rounds IDs beyond 2^53, so two IDs could be equal.
  const [from, to] = [head?.repo?.full_name, base?.repo?.full_name];
  const isOwn = typeof from === 'string' && typeof to === 'string' && from.toLowerCase() === to.toLowerCase();
  // Only events about the pull request itself have `merged`; all have `merged_at`.
  const merged = pull?.merged === true || typeof time === 'string';
  return {
    number,
    headSha,
    baseSha,
    baseRef: typeof baseRef === 'string' ? baseRef : undefined,
    headRef,
    fork: !isOwn,
    closed: merged || pull?.state === 'closed',
    merged,
    mergedAt: typeof time === 'string' ? Date.parse(time) || 0 : 0,
  };
}

/**
 * The tag of an event: `release`, `push` of a tag, `create`, `delete`, and any other event that runs on a tag, such as
 * a manual run. Deleted and unpublished releases and deleted tags are withdrawn. A draft was never released, so
 * deleting it withdraws nothing.
 *
 * @param ref `GITHUB_REF`; after the deletion of a tag, the default branch
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function tagEventOf(eventName: string, event: Payload, ref: string | undefined): TagEvent | undefined {
  if (eventName === 'release') return readReleaseEvent(event);
  if (eventName === 'create' || eventName === 'delete') {
    const tag = event?.ref_type === 'tag' ? nonEmptyText(event.ref) : undefined;
    const what = eventName === 'delete' ? 'withdrawn' : 'released';
    return tag === undefined ? undefined : { tag, what, url: undefined, isPrerelease: false };
  }
  const tag = /^refs\/tags\/(.+)$/s.exec(nonEmptyText(event?.ref) ?? ref ?? '')?.[1];
  if (tag === undefined) return undefined;
  const what = eventName === 'push' && isDeletion(event) ? 'withdrawn' : 'released';
  return { tag, what, url: undefined, isPrerelease: false };
}

/** A deletion pushes the commit of all zeros; not every server also sets `deleted`. */
function isDeletion(event: Payload): boolean {
  return event?.deleted === true || /^0{40,64}$/.test(nonEmptyText(event?.after) ?? '');
}

const withdrawingActions: ReadonlySet<unknown> = new Set(['deleted', 'unpublished']);

function readReleaseEvent(event: Payload): TagEvent | undefined {
  const { action, release } = event ?? {};
  const tag = nonEmptyText(release?.tag_name);
  // An unpublished release becomes a draft.
  const isDraft = release?.draft === true && action !== 'unpublished';
  if (tag === undefined || isDraft) return undefined;
  const what = withdrawingActions.has(action) ? 'withdrawn' : 'released';
  return { tag, what, url: nonEmptyText(release?.html_url), isPrerelease: release?.prerelease === true };
}

export interface CommentEvent {
  readonly id: number;
  /** The number of the pull request. */
  readonly number: number;
  readonly body: string;
  /** ISO 8601, by the clock of GitHub. */
  readonly createdAt: string;
  readonly author: string;
  /** Whether the author is an app. */
  readonly isBot: boolean;
}

/**
 * Reads the comment of an event; undefined for other events, for edited and deleted comments, for comments on issues,
 * and if the author is not the account that caused the event.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#issue_comment
 */
function readCommentEvent(eventName: string, payload: Payload): CommentEvent | undefined {
  const { action, issue, comment, sender } = payload ?? {};
  const isOnPullRequest = typeof issue?.pull_request === 'object' && issue.pull_request !== null;
  if (eventName !== 'issue_comment' || action !== 'created' || !isOnPullRequest) return undefined;
  const author = nonEmptyText(comment?.user?.login);
  const createdAt = nonEmptyText(comment?.created_at);
  if (author === undefined || createdAt === undefined || author !== sender?.login) return undefined;
  const [id, number, body, type] = [comment?.id, issue.number, comment?.body, comment?.user?.type];
  if (!isPositiveInteger(id) || !isPositiveInteger(number) || typeof body !== 'string') return undefined;
  // Gitea and Forgejo do not report a type; they have no apps.
  const isBot = author.endsWith('[bot]') || (type !== undefined && type !== 'User');
  return { id, number, body, createdAt, author, isBot };
}

/** The commits, branches and pull requests that an event names, besides its own pull request. */
export interface EventSubject {
  /** Undefined if the event does not name it. */
  readonly defaultBranch: string | undefined;
  /** The branch of the run, such as the pushed one; undefined on a tag, on the ref of a pull request, and in a merge queue. */
  readonly branch: string | undefined;
  /** The pushed commits that the event lists. */
  readonly pushed: readonly string[];
  /** Numbers of pull requests, from all fields of the event. */
  readonly named: readonly number[];
}

/** Payloads list few: https://docs.github.com/en/webhooks/webhook-events-and-payloads#check_suite lists few. */
const maxNamedPullRequests = 20;

/** @param ref `GITHUB_REF` */
export function subjectOf(event: Payload, ref: string | undefined): EventSubject {
  const named = [...collectNumbers(event), ...[ref, ...collectRefs(event)].map(pullRequestFromRef)];
  return {
    defaultBranch: nonEmptyText(event?.repository?.default_branch),
    branch: branchFromRef(event?.ref) ?? branchFromRef(ref),
    pushed: arrayOrEmpty(event?.commits).flatMap((commit) => nonEmptyText(commit?.id) ?? []),
    named: [...new Set(named.filter(isPositiveInteger))].slice(0, maxNamedPullRequests),
  };
}

function collectNumbers(event: Payload): readonly unknown[] {
  const passedOn = event?.client_payload;
  const lists = [
    event?.pull_requests,
    event?.check_suite?.pull_requests,
    event?.check_run?.pull_requests,
    event?.check_run?.check_suite?.pull_requests,
    event?.workflow_run?.pull_requests,
    passedOn?.pull_requests,
  ];
  const singles = [event?.pull_request, passedOn?.pull_request, passedOn?.github?.payload?.pull_request];
  const issues = [event?.issue, passedOn?.github?.payload?.issue];
  return [
    ...lists.flatMap((list) =>
      arrayOrEmpty<{ readonly number?: unknown } | null | undefined>(list).map((pull) => pull?.number),
    ),
    ...singles.map(readNumber),
    // An issue with the field `pull_request` is a pull request.
    ...issues.map((issue) => (isObjectLike(issue?.pull_request) ? issue?.number : undefined)),
  ];
}

/** Candidates for refs. Checks name branches without `refs/heads/`. */
function collectRefs(event: Payload): readonly unknown[] {
  return [
    event?.ref,
    event?.merge_group?.head_ref,
    event?.deployment?.ref,
    event?.check_suite?.head_branch,
    event?.check_run?.check_suite?.head_branch,
    event?.workflow_run?.head_branch,
  ];
}

/** The pull request of a ref. The branch of a merge queue is `gh-readonly-queue/<base>/pr-<number>-<commit>`; the base may contain slashes. */
function pullRequestFromRef(ref: unknown): number | undefined {
  const text = typeof ref === 'string' ? ref : '';
  const number =
    /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/.exec(text)?.[1] ??
    /^(?:refs\/)?pull\/([1-9]\d{0,8})\/(?:head|merge)$/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

function branchFromRef(ref: unknown): string | undefined {
  if (pullRequestFromRef(ref) !== undefined) return undefined;
  return typeof ref === 'string' && ref.startsWith('refs/heads/')
    ? ref.slice('refs/heads/'.length) || undefined
    : undefined;
}

function readNumber(pull: unknown): unknown {
  if (isObjectLike(pull)) return 'number' in pull ? pull.number : undefined;
  return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}

function isObjectLike(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

type Webhooks = components['schemas'];

/** The fields of event payloads that we read, by GitHub's description. */
interface EventPayload {
  readonly action: string;
  readonly repository: Webhooks['webhook-push']['repository'];
  readonly ref: string;
  readonly ref_type: Webhooks['webhook-create']['ref_type'];
  readonly after: Webhooks['webhook-push']['after'];
  readonly deleted: Webhooks['webhook-push']['deleted'];
  readonly commits: Webhooks['webhook-push']['commits'];
  readonly pull_request: Webhooks['webhook-pull-request-opened']['pull_request'];
  readonly pull_requests: readonly PullRequestNumber[];
  readonly issue: Webhooks['webhook-issue-comment-created']['issue'];
  readonly comment: Webhooks['webhook-issue-comment-created']['comment'];
  readonly sender: Webhooks['webhook-issue-comment-created']['sender'];
  readonly release: Webhooks['webhook-release-published']['release'];
  readonly check_suite: Webhooks['webhook-check-suite-completed']['check_suite'];
  readonly check_run: Webhooks['webhook-check-run-created']['check_run'];
  readonly workflow_run: Webhooks['webhook-workflow-run-completed']['workflow_run'];
  readonly merge_group: Webhooks['webhook-merge-group-checks-requested']['merge_group'];
  readonly deployment: Webhooks['webhook-deployment-created']['deployment'];
  readonly inputs: Webhooks['webhook-workflow-dispatch']['inputs'];
  readonly client_payload: ClientPayload;
}

interface PullRequestNumber {
  readonly number: number;
}

/** The payload of a `repository_dispatch` is free; other tools put a pull request into these fields. */
interface ClientPayload {
  readonly pull_request: PullRequestNumber;
  readonly pull_requests: readonly PullRequestNumber[];
  readonly github: { readonly payload: Pick<EventPayload, 'pull_request' | 'issue'> };
}

/** Unvalidated JSON: on other servers than GitHub, any field may be missing or have another type. Lists have to be read with `arrayOrEmpty`. */
type Untrusted<T> = [Extract<T, object>] extends [never]
  ? unknown
  : Extract<T, object> extends readonly (infer Item)[]
    ? readonly Untrusted<Item>[] | null | undefined
    : { readonly [Name in keyof Extract<T, object>]?: Untrusted<Extract<T, object>[Name]> } | null | undefined;

/** The payload of an event. @see https://docs.github.com/en/webhooks/webhook-events-and-payloads */
export type Payload = Untrusted<EventPayload>;

function arrayOrEmpty<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
