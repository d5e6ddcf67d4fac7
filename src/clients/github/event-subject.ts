import { member } from '../http/json.ts';

/** What an event says of commits, branches and pull requests besides the one that it may be about. */
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

/** Places of a list of pull requests: of `check_suite`, `check_run`, `workflow_run`, `workflow_job` and `status`. */
const lists: readonly (readonly string[])[] = [
  ['pull_requests'],
  ['check_suite', 'pull_requests'],
  ['check_run', 'pull_requests'],
  ['check_run', 'check_suite', 'pull_requests'],
  ['workflow_run', 'pull_requests'],
  ['client_payload', 'pull_requests'],
];

/** Places of one pull request; what started a `repository_dispatch` may pass it on. */
const singles: readonly (readonly string[])[] = [
  ['pull_request'],
  ['client_payload', 'pull_request'],
  ['client_payload', 'github', 'payload', 'pull_request'],
];

/** Places of an issue, which is a pull request if it has a `pull_request`. */
const issues: readonly (readonly string[])[] = [['issue'], ['client_payload', 'github', 'payload', 'issue']];

/** Places of a ref. Checks name a branch without `refs/heads/`. */
const refs: readonly (readonly string[])[] = [
  ['ref'],
  ['merge_group', 'head_ref'],
  ['deployment', 'ref'],
  ['check_suite', 'head_branch'],
  ['check_run', 'check_suite', 'head_branch'],
  ['workflow_run', 'head_branch'],
];

/**
 * Reads what an event is about.
 *
 * @param ref `GITHUB_REF`
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads
 */
export function subjectOf(event: unknown, ref: string | undefined): EventSubject {
  const at = (path: readonly string[]): unknown => path.reduce(member, event);
  const defaultBranch = at(['repository', 'default_branch']);
  const commits = at(['commits']);
  const named = [
    ...lists.flatMap((path) => listOf(at(path)).map((pull) => member(pull, 'number'))),
    ...singles.map((path) => numberOf(at(path))),
    ...issues.map((path) => (isObject(member(at(path), 'pull_request')) ? member(at(path), 'number') : undefined)),
    ...[ref, ...refs.map(at)].map(pullRequestOfRef),
  ];
  return {
    defaultBranch: typeof defaultBranch === 'string' && defaultBranch !== '' ? defaultBranch : undefined,
    branch: branchOf(at(['ref'])) ?? branchOf(ref),
    pushed: listOf(commits).flatMap((commit) => {
      const id = member(commit, 'id');
      return typeof id === 'string' ? [id] : [];
    }),
    named: [...new Set(named.filter(isNumber))].slice(0, mostNamed),
  };
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
  if (isObject(pull)) return member(pull, 'number');
  return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
