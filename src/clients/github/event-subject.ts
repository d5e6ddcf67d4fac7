import { arrayOrEmpty, isPositiveInteger, nonEmptyText, type Payload } from './payload.ts';

/** The commits, branches and pull requests that an event names, besides its own pull request. */
export interface EventSubject {
  /** Undefined if the event does not name it. */
  readonly defaultBranch: string | undefined;
  /**
   * The branch of the run, such as the pushed one; undefined on a tag, on the ref of a pull request, and in a merge
   * queue.
   */
  readonly branch: string | undefined;
  /** The pushed commits that the event lists. */
  readonly pushed: readonly string[];
  /** Numbers of pull requests, from all fields of the event. */
  readonly named: readonly number[];
}

/** Payloads list few: https://docs.github.com/en/webhooks/webhook-events-and-payloads#check_suite lists few. */
const maxNamedPullRequests = 20;

/**
 * @param ref `GITHUB_REF`
 */
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

/**
 * The pull request of a ref. The branch of a merge queue is `gh-readonly-queue/<base>/pr-<number>-<commit>`; the base
 * may contain slashes.
 */
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
