import { readRegularFile } from '../../files/regular-file.ts';
import { readMember } from '../http/json.ts';

/** A pull request of an event or of a response: both have the same fields. */
export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string | undefined;
  /** The base branch; `undefined` if the server does not name it. */
  readonly baseRef: string | undefined;
  /** `acme/jobs`, of the base. */
  readonly repository: string | undefined;
  /** The head is in a different repository than the base, or in a deleted repository: the token can only read. */
  readonly isFromFork: boolean;
  /** `closed`: without a merge. */
  readonly state: 'open' | 'closed' | 'merged';
  /** Milliseconds since 1970; 0 if it is not merged, or if the server does not report the time. */
  readonly mergedAt: number;
  /** For an open pull request, GitHub's test merge: it is on no branch, but can be checked out. */
  readonly mergeCommit: string | undefined;
  /** The login of its author; `undefined` for a deleted account. */
  readonly author: string | undefined;
}

export interface TagEvent {
  /** Without `refs/tags/`. */
  readonly tag: string;
  readonly change: 'released' | 'withdrawn';
  /** The page of the release, for events about releases. */
  readonly url: string | undefined;
  /** Whether GitHub shows the release as a pre-release, regardless of its tag. */
  readonly isPrerelease: boolean;
}

/** The origin of the commits of a run. Only for `repository` it is certain that their authors may push. */
type HeadOrigin = 'repository' | 'fork' | 'unknown';

export interface EventContext {
  readonly pullRequest: PullRequest | undefined;
  readonly origin: HeadOrigin;
  readonly subject: EventSubject;
  /** `undefined` for events that are not about a new comment on a pull request. */
  readonly comment: CommentEvent | undefined;
  /** `undefined` for events that are not about a tag. */
  readonly tag: TagEvent | undefined;
  /** Assumed if the event does not report the visibility. */
  readonly isPublicRepository: boolean;
  /** The reason, as a sentence, if the event concerns a pull request that is unknown. */
  readonly problem: string | undefined;
}

interface EventSource {
  readonly name: string;
  readonly path: string | undefined;
  /** `GITHUB_REF` */
  readonly ref: string | undefined;
}

/** Reads an event. Never throws: an unreadable payload is the `problem` of an event about a pull request, and ignored for others. */
export function readEvent({ name, path, ref }: EventSource): EventContext {
  const isMergeGroup = name === 'merge_group';
  const isPullRequestEvent = name.startsWith('pull_request');
  const { payload, problem } = readEventFile(name, path);
  const pullRequest = isPullRequestEvent ? toPullRequest(readMember(payload, 'pull_request')) : undefined;
  const subject = readSubject(payload, ref);
  const isMissing = isMergeGroup ? subject.pullRequestNumbers.length === 0 : pullRequest === undefined;
  const description = isMergeGroup ? 'pull request of a merge queue' : 'pull request with number and head';
  const missingProblem = isMissing ? `the event file ${path} contains no ${description}` : undefined;
  return {
    pullRequest,
    origin: readOrigin(name, payload, pullRequest),
    subject,
    comment: readCommentEvent(name, payload),
    tag: readTagEvent(name, payload, ref),
    isPublicRepository: readPath(payload, 'repository.private') !== true,
    problem: isMergeGroup || isPullRequestEvent ? (problem ?? missingProblem) : undefined,
  };
}

/** Events for a branch of the repository. Any other event can come from a fork's pull request, regardless of its payload. */
const ownEvents: ReadonlySet<string> = new Set(['push', 'schedule', 'merge_group']);

function readOrigin(name: string, payload: unknown, pullRequest: PullRequest | undefined): HeadOrigin {
  if (pullRequest !== undefined) return pullRequest.isFromFork ? 'fork' : 'repository';
  // A manual run may check out any ref of its inputs.
  const isManual = name === 'workflow_dispatch' && isObjectLike(payload);
  const isPlain = isManual && Object.keys(readMember(payload, 'inputs') ?? {}).length === 0;
  return isPlain || ownEvents.has(name) ? 'repository' : 'unknown';
}

/** GitHub sends no event of more than 25 MB: https://docs.github.com/en/webhooks/webhook-events-and-payloads */
const maxEventMiB = 32;

function readEventFile(name: string, path: string | undefined) {
  if (path === undefined) return { problem: `the event is ${name}, but \`GITHUB_EVENT_PATH\` is not set` };
  const content = readRegularFile(path, maxEventMiB);
  if ('tooLarge' in content) return { problem: `the event file ${path} is larger than ${maxEventMiB} MiB` };
  if ('code' in content) return { problem: `the event file ${path} cannot be read (${content.code})` };
  try {
    return { payload: JSON.parse(content.bytes.toString('utf8')) as unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `the event file ${path} cannot be read: ${reason}` };
  }
}

/** GitHub and Gitea show deleted accounts under this name; GitHub sometimes omits them. */
export const deletedAccount = 'ghost';

export function isDeletedAccount(login: string | undefined): boolean {
  return login?.toLowerCase() === deletedAccount;
}

/** `undefined` if it has no number or no head. */
export function toPullRequest(pull: unknown): PullRequest | undefined {
  const [number, headSha] = [readMember(pull, 'number'), readText(pull, 'head.sha')];
  if (!isPositiveInteger(number) || headSha === undefined) return undefined;
  // Compared by name, not by ID: JSON.parse rounds IDs beyond 2^53, so two IDs could be equal.
  const [from, repository] = [readText(pull, 'head.repo.full_name'), readText(pull, 'base.repo.full_name')];
  const [author, time] = [readText(pull, 'user.login'), readText(pull, 'merged_at')];
  // Only events about the pull request itself have `merged`; all have `merged_at`.
  const isMerged = readMember(pull, 'merged') === true || time !== undefined;
  return {
    number,
    headSha,
    baseSha: readText(pull, 'base.sha'),
    baseRef: readText(pull, 'base.ref'),
    repository,
    isFromFork: from === undefined || from.toLowerCase() !== repository?.toLowerCase(),
    state: isMerged ? 'merged' : readMember(pull, 'state') === 'closed' ? 'closed' : 'open',
    mergedAt: Date.parse(time ?? '') || 0,
    mergeCommit: readText(pull, 'merge_commit_sha'),
    author: isDeletedAccount(author) ? undefined : author,
  };
}

/**
 * The tag of an event: `release`, `push` of a tag, `create`, `delete`, and any other event that runs on a tag, such as a manual run. Deleted and unpublished
 * releases and deleted tags are withdrawn. A draft was never released, so deleting it withdraws nothing.
 *
 * @param ref `GITHUB_REF`; after the deletion of a tag, the default branch
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function readTagEvent(eventName: string, event: unknown, ref: string | undefined): TagEvent | undefined {
  if (eventName === 'release') return readReleaseEvent(event);
  if (eventName === 'create' || eventName === 'delete') {
    const tag = readMember(event, 'ref_type') === 'tag' ? readText(event, 'ref') : undefined;
    return createTagEvent(tag, eventName === 'delete');
  }
  const tag = /^refs\/tags\/(.+)$/s.exec(readText(event, 'ref') ?? ref ?? '')?.[1];
  return createTagEvent(tag, eventName === 'push' && isDeletion(event));
}

function createTagEvent(tag: string | undefined, isWithdrawn: boolean): TagEvent | undefined {
  if (tag === undefined) return undefined;
  return { tag, change: isWithdrawn ? 'withdrawn' : 'released', url: undefined, isPrerelease: false };
}

/** A deletion pushes the commit of all zeros; not every server also sets `deleted`. */
function isDeletion(event: unknown): boolean {
  return readMember(event, 'deleted') === true || /^0{40,64}$/.test(readText(event, 'after') ?? '');
}

const withdrawingActions: ReadonlySet<unknown> = new Set(['deleted', 'unpublished']);

function readReleaseEvent(event: unknown): TagEvent | undefined {
  const [action, release] = [readMember(event, 'action'), readMember(event, 'release')];
  const tag = readText(release, 'tag_name');
  // An unpublished release becomes a draft.
  const isDraft = readMember(release, 'draft') === true && action !== 'unpublished';
  if (tag === undefined || isDraft) return undefined;
  const change = withdrawingActions.has(action) ? 'withdrawn' : 'released';
  return { tag, change, url: readText(release, 'html_url'), isPrerelease: readMember(release, 'prerelease') === true };
}

export interface CommentEvent {
  readonly id: number;
  readonly number: number;
  readonly body: string;
  readonly url: string | undefined;
  /** ISO 8601, by the clock of GitHub. */
  readonly createdAt: string;
  readonly author: string;
  readonly isBot: boolean;
}

/**
 * Reads the comment of an event; `undefined` for other events, for edited and deleted comments, for comments on issues,
 * and if the author is not the account that caused the event.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#issue_comment
 */
function readCommentEvent(eventName: string, event: unknown): CommentEvent | undefined {
  const [comment, issue] = [readMember(event, 'comment'), readMember(event, 'issue')];
  if (eventName !== 'issue_comment' || readMember(event, 'action') !== 'created') return undefined;
  const author = readText(comment, 'user.login');
  const createdAt = readText(comment, 'created_at');
  if (author === undefined || createdAt === undefined || author !== readPath(event, 'sender.login')) return undefined;
  const [id, number, body] = [readMember(comment, 'id'), readIssueNumber(issue), readMember(comment, 'body')];
  if (!isPositiveInteger(id) || !isPositiveInteger(number) || typeof body !== 'string') return undefined;
  // Gitea and Forgejo do not report a type; they have no apps.
  const type = readPath(comment, 'user.type');
  const isBot = author.endsWith('[bot]') || (type !== undefined && type !== 'User');
  return { id, number, body, url: readText(comment, 'html_url'), createdAt, author, isBot };
}

/** The number of an issue that is a pull request: it has the field `pull_request`. */
function readIssueNumber(issue: unknown): unknown {
  return isObjectLike(readMember(issue, 'pull_request')) ? readMember(issue, 'number') : undefined;
}

/** The commits, branches and pull requests that an event names, besides its own pull request. */
export interface EventSubject {
  /** `undefined` if the event does not name it. */
  readonly defaultBranch: string | undefined;
  /** The branch of the run, such as the pushed branch; `undefined` on a tag, on the ref of a pull request, and in a merge queue. */
  readonly branch: string | undefined;
  /** The pushed commits that the event lists. */
  readonly pushed: readonly string[];
  /** The time of the first commit, in milliseconds since 1970; NaN if unknown. */
  readonly oldest: number;
  /** Numbers of pull requests, from all fields of the event. */
  readonly pullRequestNumbers: readonly number[];
}

/** More than any payload lists: https://docs.github.com/en/webhooks/webhook-events-and-payloads#check_suite */
const maxNamedPullRequests = 20;

/** @param ref `GITHUB_REF` */
export function readSubject(event: unknown, ref: string | undefined): EventSubject {
  const refs = [ref, ...refPaths.map((path) => readPath(event, path))];
  const commits = readList(event, 'commits');
  const pullRequestNumbers = [...collectNumbers(event), ...refs.map(parseRefPullRequest)];
  return {
    defaultBranch: readText(event, 'repository.default_branch'),
    branch: parseBranch(readMember(event, 'ref')) ?? parseBranch(ref),
    pushed: commits.flatMap((commit) => readText(commit, 'id') ?? []),
    oldest: Math.min(...commits.map((commit) => Date.parse(readText(commit, 'timestamp') ?? ''))),
    pullRequestNumbers: [...new Set(pullRequestNumbers.filter(isPositiveInteger))].slice(0, maxNamedPullRequests),
  };
}

/** Checks name branches without `refs/heads/`. */
const refPaths = [
  'ref',
  'merge_group.head_ref',
  'deployment.ref',
  'check_suite.head_branch',
  'check_run.check_suite.head_branch',
  'workflow_run.head_branch',
];

/** The payload of a `repository_dispatch` has no fixed form; other tools put a pull request into `client_payload`. */
const listPaths = ['', 'check_suite.', 'check_run.', 'check_run.check_suite.', 'workflow_run.', 'client_payload.'];

function collectNumbers(event: unknown): readonly unknown[] {
  const passedOn = readPath(event, 'client_payload.github.payload');
  return [
    ...listPaths.flatMap((path) => readList(event, `${path}pull_requests`)).map((pull) => readMember(pull, 'number')),
    ...[event, readMember(event, 'client_payload'), passedOn].map((holder) =>
      readNumber(readMember(holder, 'pull_request')),
    ),
    ...[event, passedOn].map((holder) => readIssueNumber(readMember(holder, 'issue'))),
  ];
}

/** The pull request of a ref. The branch of a merge queue is `gh-readonly-queue/<base>/pr-<number>-<commit>`; the base may contain slashes. */
function parseRefPullRequest(ref: unknown): number | undefined {
  const text = typeof ref === 'string' ? ref : '';
  const number =
    /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/.exec(text)?.[1] ??
    /^(?:refs\/)?pull\/([1-9]\d{0,8})\/(?:head|merge)$/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

function parseBranch(ref: unknown): string | undefined {
  if (parseRefPullRequest(ref) !== undefined) return undefined;
  return typeof ref === 'string' ? /^refs\/heads\/(.+)$/s.exec(ref)?.[1] : undefined;
}

function readNumber(pull: unknown): unknown {
  if (isObjectLike(pull)) return readMember(pull, 'number');
  return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}

function isObjectLike(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * A field of a payload, by a path with dots. It is unvalidated JSON: on servers other than GitHub, any field may be missing or have a different type.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads
 */
function readPath(event: unknown, path: string): unknown {
  return path.split('.').reduce(readMember, event);
}

function readList(event: unknown, path: string): readonly unknown[] {
  const list = readPath(event, path);
  return Array.isArray(list) ? list : [];
}

/** `undefined` for an empty text as well. */
function readText(event: unknown, path: string): string | undefined {
  const value = readPath(event, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
