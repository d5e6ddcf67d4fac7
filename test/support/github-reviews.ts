import type { Examples } from './github-description.ts';
import type { Answer } from './github-issues.ts';

/** A review of a pull request. */
export interface ReviewDouble {
  /** `undefined` for a deleted account. */
  readonly by: string | undefined;
  /** The ID of the account; by default another one for each review. */
  readonly id?: number;
  /** The type of the account; `User` by default. */
  readonly type?: string;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  /** By default the current head. */
  readonly commit?: string;
  /** By default two seconds after the request: later than any plan. */
  readonly at?: Date;
}

/** A commit of a pull request. */
export interface CommitDouble {
  /** Logins; the committer is the author by default. `undefined` for an address without an account on GitHub. */
  readonly by: string | undefined;
  readonly committer?: string;
  readonly email?: string;
  readonly message?: string;
}

export interface ReviewsDouble {
  list: readonly ReviewDouble[];
  listByPull: Readonly<Record<number, readonly ReviewDouble[]>>;
  /** The commits of pull request 7; by default one of its author. */
  commits?: readonly CommitDouble[];
  commitsByPull?: Readonly<Record<number, readonly CommitDouble[]>>;
  /** By login; others have `write`. */
  roles: Readonly<Record<string, string>>;
  /** The HTTP status of all requests for reviews; 200 where they work. */
  status: number;
  /** The same of all requests for roles. */
  rolesStatus: number;
}

const reviewsPath = /^\/repos\/acme\/jobs\/pulls\/(\d+)\/reviews$/;
const commitsPath = /^\/repos\/acme\/jobs\/pulls\/(\d+)\/commits$/;
const permissionPath = /^\/repos\/acme\/jobs\/collaborators\/([^/]+)\/permission$/;

/** Answers to requests about the reviews of pull requests and the roles of people; `undefined` for other requests. */
export function answerReviews(
  at: URL,
  {
    list: ownReviews,
    listByPull,
    commits: ownCommits,
    commitsByPull = {},
    roles,
    status: reviewsStatus,
    rolesStatus,
  }: ReviewsDouble,
  { head, examples, page }: { readonly head: string; readonly examples: Examples; readonly page: Page },
): Answer | undefined {
  const committed = commitsPath.exec(at.pathname)?.[1];
  if (committed !== undefined) {
    const commits = (committed === '7' ? ownCommits : commitsByPull[Number(committed)]) ?? [{ by: 'octocat' }];
    return page(
      commits.map((commit) => toCommit(commit, examples)),
      at,
    );
  }
  const login = permissionPath.exec(at.pathname)?.[1];
  const number = reviewsPath.exec(at.pathname)?.[1];
  const list = number === undefined || number === '7' ? ownReviews : (listByPull[Number(number)] ?? []);
  const isReviews = number !== undefined;
  const isAsked =
    ownReviews.length > 0 || Object.keys(listByPull).length > 0 || rolesStatus !== 200 || Object.keys(roles).length > 0;
  if ((login === undefined && !isReviews) || (login !== undefined && !isAsked)) return undefined;
  const status = isReviews ? reviewsStatus : rolesStatus;
  if (status !== 200) return { status, body: { message: status === 404 ? 'Not Found' : 'Server Error' } };
  if (login !== undefined) return { status: 200, body: findPermission(decodeURIComponent(login), roles, examples) };
  const later = new Date(Date.now() + 10_000);
  const reviews = list.map(({ by, id, type = 'User', state, commit = head, at: time = later }, index) => ({
    ...examples.review,
    id: index + 1,
    user: by === undefined ? null : { ...examples.user, id: id ?? 1000 + index, login: by, type },
    state,
    commit_id: commit,
    submitted_at: time.toISOString(),
  }));
  return page(reviews, at);
}

function toCommit(
  { by, committer = by, email = 'someone@example.com', message = 'Change the job' }: CommitDouble,
  { commit: example, user }: Examples,
): object {
  const account = (login: string | undefined): object | null => (login === undefined ? null : { ...user, login });
  const signature = { name: 'Someone', email, date: '2026-11-20T09:00:00Z' };
  return {
    ...example,
    author: account(by),
    committer: account(committer),
    commit: { ...example.commit, message, author: signature, committer: signature },
  };
}

type Page = (items: readonly object[], at: URL) => Answer;

/** `permission` has only the base roles, `role_name` all of them and custom ones. */
function findPermission(login: string, roles: ReviewsDouble['roles'], { permission, user }: Examples): object {
  const role = roles[login] ?? 'write';
  const base = { maintain: 'write', triage: 'read', 'release-manager': 'write' }[role] ?? role;
  return { ...permission, permission: base, role_name: role, user: { ...user, login, role_name: role } };
}
