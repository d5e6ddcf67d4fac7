import { readFileSync } from 'node:fs';
import { subjectOf, type EventSubject } from './event-subject.ts';
import { nonEmptyText, type Payload } from './payload.ts';

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

/** What an event reports of a tag. */
export interface TagEvent {
  /** Without `refs/tags/`. */
  readonly tag: string;
  readonly what: 'released' | 'withdrawn';
  /** The page of the release, where the event is about one. */
  readonly url: string | undefined;
}

/** What a run knows from the event that started it. */
export interface EventContext {
  readonly pullRequest: PullRequest | undefined;
  readonly subject: EventSubject;
  /** Undefined for an event that is about no tag. */
  readonly tag: TagEvent | undefined;
  /** Whether everybody may read the repository; where the event does not say, it is taken to be so. */
  readonly publicRepository: boolean;
  /** Why there is no pull request although the event is about one, in a sentence. */
  readonly problem: string | undefined;
}

interface RunnersEvent {
  readonly name: string;
  /** Of the file with the payload. */
  readonly path: string | undefined;
  /** `GITHUB_REF` */
  readonly ref: string | undefined;
}

/** Reads an event. Never throws: what cannot be read is the `problem` of an event about a pull request, and nothing to any other. */
export function readEvent({ name, path, ref }: RunnersEvent): EventContext {
  const isOfQueue = name === 'merge_group';
  const isOfPullRequest = name.startsWith('pull_request');
  const { payload, problem } = readPayload(name, path);
  const pullRequest = isOfPullRequest ? pullRequestOf(payload?.pull_request) : undefined;
  const subject = subjectOf(payload, ref);
  const isMissing = isOfQueue ? subject.named.length === 0 : pullRequest === undefined;
  const what = isOfQueue ? 'pull request of a merge queue' : 'pull request with number, head and base';
  const missing = isMissing ? `the event file ${path} holds no ${what}` : undefined;
  return {
    pullRequest,
    subject,
    tag: tagEventOf(name, payload, ref),
    publicRepository: payload?.repository?.private !== true,
    problem: isOfQueue || isOfPullRequest ? (problem ?? missing) : undefined,
  };
}

function readPayload(
  name: string,
  path: string | undefined,
): { readonly payload?: Payload; readonly problem?: string } {
  if (path === undefined) return { problem: `the event is ${name}, but GITHUB_EVENT_PATH is not set` };
  try {
    return { payload: JSON.parse(readFileSync(path, 'utf8')) as Payload };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `the event file ${path} cannot be read: ${why}` };
  }
}

function pullRequestOf(pull: NonNullable<Payload>['pull_request']): PullRequest | undefined {
  const { number, head, base, merged_at: time } = pull ?? {};
  const [headSha, headRef, baseSha, baseRef] = [head?.sha, head?.ref, base?.sha, base?.ref];
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  if (typeof headSha !== 'string' || typeof baseSha !== 'string' || typeof headRef !== 'string') return undefined;
  // By name, not by ID: JSON.parse rounds IDs beyond 2^53, so two of them could look alike.
  const [from, to] = [head?.repo?.full_name, base?.repo?.full_name];
  const isOwn = typeof from === 'string' && typeof to === 'string' && from.toLowerCase() === to.toLowerCase();
  // Only events that are about the pull request itself say whether it is merged; all say when.
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
 * The tag that an event is about: `release`, `push` of a tag, `create` and `delete`, and any other that runs on a tag, as a manual run may; undefined
 * for all others. A release that is deleted or unpublished, and a tag that is deleted, are withdrawn. A draft was never released, so nothing of it is
 * withdrawn either, until it is unpublished.
 *
 * @param ref `GITHUB_REF`, which is the default branch's where a tag was deleted
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function tagEventOf(eventName: string, event: Payload, ref: string | undefined): TagEvent | undefined {
  if (eventName === 'release') return releaseOf(event);
  if (eventName === 'create' || eventName === 'delete') {
    const tag = event?.ref_type === 'tag' ? nonEmptyText(event.ref) : undefined;
    const what = eventName === 'delete' ? 'withdrawn' : 'released';
    return tag === undefined ? undefined : { tag, what, url: undefined };
  }
  const tag = /^refs\/tags\/(.+)$/s.exec(nonEmptyText(event?.ref) ?? ref ?? '')?.[1];
  if (tag === undefined) return undefined;
  return { tag, what: eventName === 'push' && isDeletion(event) ? 'withdrawn' : 'released', url: undefined };
}

/** A push that deletes leaves the commit of all zeros behind; not every forge sets `deleted` as well. */
function isDeletion(event: Payload): boolean {
  return event?.deleted === true || /^0{40,64}$/.test(nonEmptyText(event?.after) ?? '');
}

const withdrawing: ReadonlySet<unknown> = new Set(['deleted', 'unpublished']);

function releaseOf(event: Payload): TagEvent | undefined {
  const { action, release } = event ?? {};
  const tag = nonEmptyText(release?.tag_name);
  // To unpublish a release makes a draft of it.
  const isDraft = release?.draft === true && action !== 'unpublished';
  if (tag === undefined || isDraft) return undefined;
  return { tag, what: withdrawing.has(action) ? 'withdrawn' : 'released', url: nonEmptyText(release?.html_url) };
}
