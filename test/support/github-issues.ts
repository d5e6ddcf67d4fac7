import type { ObservedRequest } from './github-judge.ts';
import type { Examples } from './github-description.ts';

/** An account as GitHub's REST API names it. */
interface Account {
  readonly login: string;
  readonly type: string;
}

export interface IssueDouble {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  state_reason: 'completed' | 'not_planned' | 'reopened' | 'duplicate' | null;
  labels: readonly string[];
  readonly user: Account;
  readonly created_at: string;
  updated_at: string;
  readonly comments: { readonly id: number; readonly body: string; readonly user: Account }[];
  /** A pull request, which GitHub lists among the issues. */
  readonly isPullRequest: boolean;
}

/** The issues of the repository, which a test may change at any time. */
export interface Issues {
  /** In order of creation; a deleted or transferred one is no longer here. */
  readonly issues: IssueDouble[];
  /** Whether issues are switched off, or the token may only read them. */
  issueAccess: 'full' | 'off' | 'read' | 'none';
  /** Whether a list by creator finds the issues of an App. */
  listsCreators: boolean;
  /** Creates an issue of a person, or of another account. */
  postIssue(
    issue: { readonly title?: string; readonly body?: string; readonly isPullRequest?: boolean },
    by?: Account,
  ): IssueDouble;
  closeIssue(number: number, reason: 'completed' | 'not_planned' | 'duplicate'): void;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface IssueServer extends Issues {
  /**
   * `undefined` for a request that is not about issues.
   *
   * @param settings as the test has set them
   */
  readonly answer: (request: ObservedRequest, settings: Issues) => Answer | undefined;
}

const bot = { login: 'github-actions[bot]', type: 'Bot' };
const ada = { login: 'ada', type: 'User' };
/** Above the numbers of the pull requests of the double. */
const firstNumber = 101;
const root = '/repos/acme/jobs/issues';
const documented = 'https://docs.github.com/rest/issues/issues#create-an-issue';
const issuesOffError = {
  status: 410,
  body: { message: 'Issues has been disabled in this repository.', documentation_url: documented },
};
const forbiddenError = {
  status: 403,
  body: { message: 'Resource not accessible by integration', documentation_url: documented },
};
const notFoundError = { status: 404, body: { message: 'Not Found' } };

/**
 * The issues of a repository: list with pages, create, read, edit, close, reopen, comment. As on GitHub, unknown labels are created, a reason counts only with
 * a change of the state, and pull requests are in the list.
 */
export function createIssues(examples: Examples): IssueServer {
  const issues: IssueDouble[] = [];
  let number = firstNumber - 1;
  const create = (
    issue: Partial<Pick<IssueDouble, 'title' | 'body' | 'labels' | 'isPullRequest'>>,
    user: Account,
  ): IssueDouble => {
    number += 1;
    const time = new Date(1.7e12 + number * 1000).toISOString().replace('.000', '');
    const created: IssueDouble = {
      number,
      title: issue.title ?? `Issue ${number}`,
      body: issue.body ?? '',
      state: 'open',
      state_reason: null,
      labels: issue.labels ?? [],
      user,
      created_at: time,
      updated_at: time,
      comments: [],
      isPullRequest: issue.isPullRequest ?? false,
    };
    issues.push(created);
    return created;
  };
  return {
    issues,
    issueAccess: 'full',
    listsCreators: true,
    postIssue: (issue, by = ada) => create(issue, by),
    closeIssue(which, reason) {
      const target = issues.find((issue) => issue.number === which);
      if (target === undefined) throw new Error(`There is no issue ${which}`);
      Object.assign(target, { state: 'closed', state_reason: reason });
    },
    answer(request, settings) {
      const at = new URL(request.url, `http://${String(request.headers['host'])}`);
      if (at.pathname !== root && !at.pathname.startsWith(`${root}/`)) return undefined;
      const deleted = deleteComment(request, at.pathname, issues);
      if (deleted !== undefined) return deleted;
      const refused = findRefusal(request.method, settings);
      if (at.pathname === root)
        return refused ?? (request.method === 'GET' ? list(at, settings, examples) : open(request, create, examples));
      const [, wanted, comments] = /^\/repos\/acme\/jobs\/issues\/(\d+)(\/comments)?$/.exec(at.pathname) ?? [];
      const target = issues.find((issue) => String(issue.number) === wanted);
      // The comments of pull requests are answered elsewhere.
      if (wanted === undefined || Number(wanted) < firstNumber) return undefined;
      if (refused !== undefined) return refused;
      if (target === undefined) return notFoundError;
      if (comments !== undefined) return comment(request, target, examples);
      if (request.method === 'PATCH') edit(target, readBody(request));
      return { status: 200, body: toListedIssue(target, examples) };
    },
  };
}

function findRefusal(method: string, { issueAccess }: Issues): Answer | undefined {
  if (issueAccess === 'off') return issuesOffError;
  if (issueAccess === 'none' || (issueAccess === 'read' && method !== 'GET')) return forbiddenError;
  return undefined;
}

function list(at: URL, { issues, listsCreators }: Issues, examples: Examples): Answer {
  const readParameter = (name: string, otherwise: string): string => at.searchParams.get(name) ?? otherwise;
  const [state, creator] = [readParameter('state', 'open'), at.searchParams.get('creator')];
  const matches = issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter(({ user }) => creator === null || (user.login === creator && (listsCreators || user.type !== 'Bot')))
    .toReversed();
  const [size, page] = [Number(readParameter('per_page', '30')), Number(readParameter('page', '1'))];
  const next = new URL(at);
  next.searchParams.set('page', String(page + 1));
  const headers = matches.length > page * size ? { link: `<${next.href}>; rel="next"` } : {};
  const shown = matches.slice((page - 1) * size, page * size);
  return { status: 200, headers, body: shown.map((issue) => toListedIssue(issue, examples)) };
}

interface IssueBody {
  readonly title?: string;
  readonly body?: string;
  readonly labels?: readonly string[];
  readonly state?: IssueDouble['state'];
  readonly state_reason?: IssueDouble['state_reason'];
}

function readBody({ body }: ObservedRequest): IssueBody {
  return JSON.parse(body) as IssueBody;
}

function open(
  request: ObservedRequest,
  create: (issue: Pick<IssueBody, 'title' | 'body' | 'labels'>, by: Account) => IssueDouble,
  examples: Examples,
): Answer {
  const { title, body = '', labels } = readBody(request);
  if (title?.trim() === '') return untitled;
  if (body.length > 65_536) return tooLong('Issue');
  const created = create(
    { body, ...(title === undefined ? {} : { title }), ...(labels === undefined ? {} : { labels }) },
    bot,
  );
  return { status: 201, body: toListedIssue(created, examples) };
}

function edit(issue: IssueDouble, { body, state, state_reason: reason }: IssueBody): void {
  if (body !== undefined) issue.body = body;
  issue.updated_at = new Date(Date.parse(issue.updated_at) + 1000).toISOString().replace('.000', '');
  if (state === undefined || state === issue.state) return;
  issue.state = state;
  issue.state_reason = state === 'open' ? 'reopened' : (reason ?? 'completed');
}

function comment(request: ObservedRequest, issue: IssueDouble, examples: Examples): Answer {
  if (request.method === 'GET')
    return { status: 200, body: issue.comments.map((entry) => toIssueComment(entry, issue, examples)) };
  const { body = '' } = readBody(request);
  if (body.length > 65_536) return tooLong('IssueComment');
  commentIds += 1;
  const created = { id: commentIds, body, user: bot };
  issue.comments.push(created);
  return { status: 201, body: toIssueComment(created, issue, examples) };
}

let commentIds = 900_000;

function toIssueComment(
  { id, body, user: by }: IssueDouble['comments'][number],
  { number }: IssueDouble,
  { comment: example, user }: Examples,
): object {
  const html_url = `https://github.example/acme/jobs/issues/${number}#issuecomment-${id}`;
  return { ...example, id, body, html_url, user: { ...user, ...by } };
}

function deleteComment(request: ObservedRequest, pathname: string, issues: readonly IssueDouble[]): Answer | undefined {
  const [, id] = /^\/repos\/acme\/jobs\/issues\/comments\/(\d+)$/.exec(pathname) ?? [];
  const issue = issues.find(({ comments }) => comments.some((posted) => String(posted.id) === id));
  if (request.method !== 'DELETE' || issue === undefined) return undefined;
  issue.comments.splice(
    issue.comments.findIndex((posted) => String(posted.id) === id),
    1,
  );
  return { status: 204 };
}

const untitled: Answer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'Issue', code: 'missing_field', field: 'title' }],
    documentation_url: 'https://docs.github.com/rest/issues/issues#create-an-issue',
  },
};

function tooLong(resource: string): Answer {
  const errors = [
    { resource, code: 'custom', field: 'body', message: 'body is too long (maximum is 65536 characters)' },
  ];
  return { status: 422, body: { message: 'Validation Failed', errors, documentation_url: documented } };
}

function toListedIssue(issue: IssueDouble, { issue: example, user }: Examples): object {
  const { number, title, body, state, state_reason, created_at, updated_at, comments } = issue;
  const { closed_by: _closedBy, pull_request: _pullRequest, ...rest } = example;
  const html_url = `https://github.example/acme/jobs/${issue.isPullRequest ? 'pull' : 'issues'}/${number}`;
  const pull = { url: html_url, html_url, diff_url: html_url, patch_url: html_url };
  return {
    ...rest,
    id: number,
    node_id: `I_${number}`,
    number,
    title,
    body,
    state,
    state_reason,
    locked: false,
    created_at,
    updated_at,
    html_url,
    closed_at: state === 'closed' ? updated_at : null,
    comments: comments.length,
    labels: issue.labels.map((name, at) => ({
      id: at + 1,
      node_id: `LA_${at}`,
      url: html_url,
      name,
      description: null,
      color: 'ededed',
      default: false,
    })),
    user: { ...user, ...issue.user },
    ...(issue.isPullRequest ? { pull_request: pull } : {}),
  };
}
