import type { components } from '@octokit/openapi-types';

type Webhooks = components['schemas'];

/** What we read of the payloads of events, as GitHub describes them. */
interface Described {
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

/** What starts a `repository_dispatch` passes on what it likes; these are the places where others put a pull request. */
interface ClientPayload {
  readonly pull_request: PullRequestNumber;
  readonly pull_requests: readonly PullRequestNumber[];
  readonly github: { readonly payload: Pick<Described, 'pull_request' | 'issue'> };
}

/**
 * JSON that should have the shape of `T`: the names are known, but anything may be missing, or be something else on a server that is not GitHub's.
 * So each step has to be optional, each value at the end is unknown, and a list goes through `listOf`.
 */
type Untrusted<T> = [Extract<T, object>] extends [never]
  ? unknown
  : Extract<T, object> extends readonly (infer Item)[]
    ? readonly Untrusted<Item>[] | null | undefined
    : { readonly [Name in keyof Extract<T, object>]?: Untrusted<Extract<T, object>[Name]> } | null | undefined;

/** The payload of an event. @see https://docs.github.com/en/webhooks/webhook-events-and-payloads */
export type Payload = Untrusted<Described>;

/** The items of what should be a list. */
export function arrayOrEmpty<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** A text that is not empty. */
export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
