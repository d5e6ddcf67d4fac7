import type { components } from '@octokit/openapi-types';

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

/**
 * Unvalidated JSON that should have the shape of `T`: on other servers than GitHub, any field may be missing or have
 * another type. So fields are optional, values are unknown, and lists have to be read with `arrayOrEmpty`.
 */
type Untrusted<T> = [Extract<T, object>] extends [never]
  ? unknown
  : Extract<T, object> extends readonly (infer Item)[]
    ? readonly Untrusted<Item>[] | null | undefined
    : { readonly [Name in keyof Extract<T, object>]?: Untrusted<Extract<T, object>[Name]> } | null | undefined;

/** The payload of an event. @see https://docs.github.com/en/webhooks/webhook-events-and-payloads */
export type Payload = Untrusted<EventPayload>;

export function arrayOrEmpty<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Whether a value is a valid ID, or number of a pull request or issue. */
export function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
