import { readRegularFile } from '../../files/regular-file.ts';
import { readCommentEvent, type CommentEvent } from './comment-event.ts';
import { subjectOf, type EventSubject } from './event-subject.ts';
import { isPositiveInteger, nonEmptyText, type Payload } from './payload.ts';

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

export interface EventContext {
  readonly pullRequest: PullRequest | undefined;
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

/**
 * Reads an event. Never throws: an unreadable payload is the `problem` of an event about a pull request, and ignored
 * for others.
 */
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
    subject,
    comment: readCommentEvent(name, payload),
    tag: tagEventOf(name, payload, ref),
    publicRepository: payload?.repository?.private !== true,
    problem: isOfQueue || isOfPullRequest ? (problem ?? missing) : undefined,
  };
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
