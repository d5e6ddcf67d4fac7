import { arrayOrEmpty, nonEmptyText, type Payload } from './payload.ts';

/** What an event names of commits, branches and pull requests besides the one that it may be about. */
export interface EventSubject {
  /** Undefined where the event does not name it. */
  readonly defaultBranch: string | undefined;
  /** The branch that the run is on, such as the one that was pushed; undefined on a tag, a pull request's own ref, and in a merge queue. */
  readonly branch: string | undefined;
  /** The commits that were pushed, as far as the event lists them. */
  readonly pushed: readonly string[];
  /** Numbers of the pull requests that the event names, wherever it names them. */
  readonly named: readonly number[];
}

/** More are not looked at: https://docs.github.com/en/webhooks/webhook-events-and-payloads#check_suite lists few. */
const mostNamed = 20;

/**
 * Reads what an event is about.
 *
 * @param ref `GITHUB_REF`
 */
export function subjectOf(event: Payload, ref: string | undefined): EventSubject {
  const named = [...numbersIn(event), ...[ref, ...refsIn(event)].map(pullRequestOfRef)];
  return {
    defaultBranch: nonEmptyText(event?.repository?.default_branch),
    branch: branchOf(event?.ref) ?? branchOf(ref),
    pushed: arrayOrEmpty(event?.commits).flatMap((commit) => nonEmptyText(commit?.id) ?? []),
    named: [...new Set(named.filter(isNumber))].slice(0, mostNamed),
  };
}

/** What may be the number of a pull request. */
function numbersIn(event: Payload): readonly unknown[] {
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
    ...singles.map(numberOf),
    // An issue is a pull request if it has one.
    ...issues.map((issue) => (isObject(issue?.pull_request) ? issue?.number : undefined)),
  ];
}

/** What may be a ref. Checks name a branch without `refs/heads/`. */
function refsIn(event: Payload): readonly unknown[] {
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
 * The pull request whose own ref this is. A merge queue's branch is named `gh-readonly-queue/<base>/pr-<number>-<commit>`; the base's name may hold
 * slashes.
 */
function pullRequestOfRef(ref: unknown): number | undefined {
  const text = typeof ref === 'string' ? ref : '';
  const number =
    /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/.exec(text)?.[1] ??
    /^(?:refs\/)?pull\/([1-9]\d{0,8})\/(?:head|merge)$/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

function branchOf(ref: unknown): string | undefined {
  if (pullRequestOfRef(ref) !== undefined) return undefined;
  return typeof ref === 'string' && ref.startsWith('refs/heads/')
    ? ref.slice('refs/heads/'.length) || undefined
    : undefined;
}

/** An action that passes a pull request on may pass its number alone. */
function numberOf(pull: unknown): unknown {
  if (isObject(pull)) return 'number' in pull ? pull.number : undefined;
  return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
