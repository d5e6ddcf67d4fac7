import type { ServerResponse } from 'node:http';
import { readExamples, type Examples } from './github-description.ts';
import { answerBranches, type BranchesDouble } from './github-branches.ts';
import { answerReviews, type ReviewsDouble } from './github-reviews.ts';
import { answerCommands, forbiddenError, type CommandsDouble } from './github-commands.ts';
import { type Answer, createIssues, type Issues } from './github-issues.ts';
import { createJudge, type ObservedRequest } from './github-judge.ts';
import { startServer } from './server.ts';
import type { GitHubOptions } from '../../src/clients/github/client.ts';

interface Account {
  readonly login: string;
  readonly type: string;
}

interface StoredComment {
  readonly id: number;
  readonly node_id: string;
  body: string;
  readonly user: Account;
  readonly created_at: string;
  updated_at: string;
  readonly html_url: string;
  readonly issue_url: string;
}

/** The properties of a pull request that tests set. */
interface PullDouble {
  readonly number: number;
  readonly head: string;
  readonly state: 'open' | 'closed';
  /** The target branch; the default branch when undefined. */
  readonly base?: string;
  /** `undefined` when it is not merged. */
  readonly mergedAt?: string;
  /** The last update; by default the merge, or long ago. */
  readonly updatedAt?: string;
  readonly mergeCommit?: string;
  /** The repository of a fork; such a pull request is listed for its commits only. */
  readonly repository?: string;
  /** The repository of the head, for the pull request of a fork; its own by default. */
  readonly from?: string;
  readonly draft?: boolean;
}

interface TouchedFile {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  readonly previous_filename?: string;
}

interface ComparedBranch {
  /** By default `ahead` where files are listed, else `identical`. */
  readonly status?: 'ahead' | 'behind' | 'diverged' | 'identical';
  /** GitHub lists the first 300. */
  readonly files?: readonly TouchedFile[];
  /** An HTTP status to return instead. */
  readonly fails?: number;
}

/** The state of the double, which a test may change at any time. */
interface Conditions {
  /** The files of the pull request; GitHub lists the first 3,000. */
  files: readonly TouchedFile[];
  /** The contents of files at the base, by their paths; a status instead of a text fails. */
  contents: Readonly<Record<string, string | number>>;
  filesByPull: Readonly<Record<number, readonly TouchedFile[]>>;
  /** The current head of the pull request. */
  head: string;
  closed: boolean;
  locked: boolean;
  /** All pull requests; by default 7, according to `head` and `closed`, and 9, which is closed. */
  pulls: readonly PullDouble[];
  defaultBranch: string;
  /** Which branches GitHub protects. */
  branches: BranchesDouble;
  /** The changes of a branch since a commit, by the head of a comparison or by `base...head`. Other branches have no changes. */
  compared: Readonly<Record<string, ComparedBranch>>;
  /** Whether the pull requests of a commit can be listed already; otherwise only the list of all contains them. */
  indexed: boolean;
  /** Whether GraphQL works, is missing (404) or fails (502). */
  graphql: 'works' | 'missing' | 'broken' | 'partial';
  /** The comments on other pull requests than 7, by number; without an entry they share those of 7. */
  commentsByPull: Readonly<Record<number, readonly StoredComment[]>>;
  /** Whether every pull request has comments of its own. */
  ownThreads: boolean;
  /** Whether the token may write comments on pull requests. */
  commentRights: 'works' | 'forbidden';
  /** How many of the next writes a secondary rate limit refuses for 10 s each. */
  limitedWrites: number;
  /** The merge queue: numbers of pull requests in their order. */
  queue: readonly number[];
  /** The reviews of pull requests. */
  reviews: ReviewsDouble;
  /** Users who may give commands, and the traces of the commands. */
  commands: CommandsDouble;
  /** The attestations of an image in the repository, by digest; an HTTP status for requests that fail. */
  attestations: Readonly<Record<string, readonly unknown[] | number>>;
  /** Awaited before a response; gets the request as in `requests`. */
  before: (request: string) => void | Promise<void>;
}

export interface FakeGitHub extends Conditions, Issues, AsyncDisposable {
  /** Of all responses; `undefined` for the clock of the machine. */
  date: Date | undefined;
  readonly url: string;
  /** The comments on pull request 7, in order of creation. */
  readonly comments: StoredComment[];
  /** `GET /repos/…` of every request so far. */
  readonly requests: string[];
  /** Creates a comment of a person, or of another account. */
  postComment(body: string, by?: Account): void;
  /** Edits a comment; `undefined` stands for a deleted account. */
  editComment(id: number, body: string, by: Account | undefined): void;
}

const bot = { login: 'github-actions[bot]', type: 'Bot' };
const ada = { login: 'ada', type: 'User' };
/** One thread for all pull requests, so that a comment can also be found on the wrong one. */
const threadPath = /^\/repos\/acme\/jobs\/issues\/(\d+)\/comments$/;
const notFoundError = { status: 404, body: { message: 'Not Found' } };
const tooLongError = {
  message: 'Validation Failed',
  errors: [{ resource: 'IssueComment', code: 'custom', field: 'body', message: 'Body is too long' }],
  documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
};
const blankBodyError = {
  message: 'Validation Failed',
  errors: [{ resource: 'IssueComment', code: 'custom', field: 'body', message: 'body cannot be blank' }],
  documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
};
const rateLimitError = {
  status: 403,
  headers: { 'retry-after': '10' },
  body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
};
const lockedError = {
  message: 'Unable to create comment because issue is locked.',
  documentation_url: 'https://docs.github.com/articles/locking-conversations/',
};

/**
 * A stateful double of GitHub on loopback: paginated list, create, update and delete of comments, the owner of the token, and pull request 7 with its files.
 * All requests and responses are validated against GitHub's OpenAPI description when it is disposed of.
 */
export async function startGitHub(): Promise<FakeGitHub> {
  const judge = await createJudge();
  const requests: string[] = [];
  const examples = readExamples();
  const issues = createIssues(examples);
  const clock: Pick<FakeGitHub, 'date'> = { date: undefined };
  const conditions = Object.assign(usualConditions(), issues, clock);
  const thread = createThread(examples);
  const server = await startServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    judge.request(request);
    await conditions.before(line);
    const limited = request.method !== 'GET' && conditions.limitedWrites-- > 0 ? rateLimitError : undefined;
    const answer = limited ?? conditions.answer(request, conditions) ?? answerTo(request, thread, conditions);
    judge.response(request, answer.status, answer.body);
    const { date } = conditions;
    const dated = date === undefined ? {} : { date: date.toUTCString() };
    send(response, { ...answer, headers: { ...answer.headers, ...ownHeaders, ...dated } });
  });
  return Object.assign(conditions, {
    url: server.url,
    comments: thread.comments,
    requests,
    postComment: (body: string, by: Account = ada) => void thread.create(body, by),
    editComment(id: number, body: string, by: Account | undefined) {
      const target = allComments(thread, conditions).find((comment) => comment.id === id);
      if (target === undefined) throw new Error(`Comment ${id} does not exist`);
      target.body = body;
      // Later than any write of Outrider, whose records name a time of some seconds later.
      target.updated_at = new Date(Date.now() + 60_000).toISOString();
      thread.editors.set(id, by ?? 'ghost');
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      judge.verdict();
    },
  });
}

function usualConditions(): Conditions {
  const open = {
    head: 'b'.repeat(40),
    closed: false,
    locked: false,
    files: [],
    contents: {},
    filesByPull: {},
    pulls: [],
    indexed: true,
  };
  const branches = { defaultBranch: 'main', branches: {}, compared: {} };
  const reviews: ReviewsDouble = { list: [], listByPull: {}, roles: {}, status: 200, rolesStatus: 200 };
  const commands: CommandsDouble = { roles: {}, rights: 'works', reactions: [], statuses: [] };
  return {
    ...open,
    ...branches,
    reviews,
    commands,
    commentsByPull: {},
    attestations: {},
    ownThreads: false,
    commentRights: 'works',
    limitedWrites: 0,
    queue: [],
    graphql: 'works',
    before: () => undefined,
  };
}

interface GitHubInProcess extends Conditions {
  readonly fetch: GitHubOptions['fetch'];
  date: Date;
  readonly comments: readonly StoredComment[];
  /** Replaces all comments by Outrider's comment, unedited; by none with `undefined`. */
  comment(body: string | undefined): void;
}

/** The same double without sockets and without validation against GitHub's OpenAPI description: for thousands of cases. */
export function startGitHubInProcess(): GitHubInProcess {
  const conditions = { ...usualConditions(), date: new Date() };
  const thread = createThread(readExamples());
  return Object.assign(conditions, {
    comments: thread.comments,
    fetch: async (address: string | URL, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
      const { host, pathname, search } = new URL(address);
      const text = typeof body === 'string' ? body : '';
      const request = { method, url: `${pathname}${search}`, headers: { ...(headers as object), host }, body: text };
      const answer = answerTo(request, thread, conditions);
      const answered = { ...answer.headers, ...ownHeaders, date: conditions.date.toUTCString() };
      return Response.json(answer.body, { status: answer.status, headers: answered });
    },
    comment(body: string | undefined) {
      thread.comments.splice(0);
      if (body !== undefined) thread.create(body, bot);
    },
  });
}

/** GitHub gives each response an ID. */
export const ownHeaders = { 'x-github-request-id': '8C2E:3B1F:1A2B3C:4D5E6F:67890ABC' };

interface Thread {
  readonly examples: Examples;
  readonly comments: StoredComment[];
  readonly editors: Map<number, Account | 'ghost'>;
  create(body: string, user: StoredComment['user'], number?: number): StoredComment;
}

function createThread(examples: Examples): Thread {
  const comments: StoredComment[] = [];
  let id = 0;
  return {
    examples,
    comments,
    editors: new Map(),
    create(body, user, number = 7) {
      id += 1;
      const time = new Date(1e12 + id * 1000).toISOString();
      const comment = {
        ...examples.comment,
        id,
        node_id: `IC_${id}`,
        body,
        user: { ...examples.user, ...user },
        created_at: time,
        updated_at: time,
        html_url: `https://github.example/acme/jobs/pull/${number}#issuecomment-${id}`,
        issue_url: `https://api.github.example/repos/acme/jobs/issues/${number}`,
      };
      comments.push(comment);
      return comment;
    },
  };
}

function answerTo({ method, url, headers, body }: ObservedRequest, thread: Thread, conditions: Conditions): Answer {
  const at = new URL(url, `http://${String(headers['host'])}`);
  const { pathname } = at;
  const other =
    answerReviews(at, conditions.reviews, { head: conditions.head, examples: thread.examples, page }) ??
    answerCommands({ method, at, body }, conditions.commands, thread.examples) ??
    answerBranches(at, conditions.branches, thread.examples);
  if (other !== undefined) return other;
  if (pathname === '/graphql') return graphql(body, thread, conditions);
  // As for every token of a job.
  if (pathname === '/user') return forbiddenError;
  const number = threadPath.exec(pathname)?.[1];
  if (number !== undefined) {
    const isIn = ({ issue_url: issue }: StoredComment): boolean => issue.endsWith(`/issues/${number}`);
    const comments = conditions.ownThreads ? thread.comments.filter(isIn) : thread.comments;
    const listed = conditions.commentsByPull[Number(number)] ?? comments;
    return method === 'GET' ? page(listed, at) : create(body, thread, conditions, Number(number));
  }
  if (pathname === '/repos/acme/jobs')
    return { status: 200, body: { ...thread.examples.repository, default_branch: conditions.defaultBranch } };
  const subject = /^\/repos\/acme\/jobs\/attestations\/(.+)$/.exec(pathname)?.[1];
  if (subject !== undefined) return answerAttestations(conditions.attestations[decodeURIComponent(subject)] ?? []);
  const basehead = /^\/repos\/acme\/jobs\/compare\/(.+)$/.exec(pathname)?.[1];
  if (basehead !== undefined) return compare(decodeURIComponent(basehead), thread.examples, conditions);
  const touching = /^\/repos\/acme\/jobs\/pulls\/(\d+)\/files$/.exec(pathname)?.[1];
  if (touching !== undefined) {
    const files = conditions.filesByPull[Number(touching)] ?? (touching === '7' ? conditions.files : undefined);
    return files === undefined ? notFoundError : page(files.slice(0, 3000).map(toListedFile), at);
  }
  const path = /^\/repos\/acme\/jobs\/contents\/(.+)$/.exec(pathname)?.[1];
  if (path !== undefined) return readContent(decodeURIComponent(path), conditions);
  const id = /^\/repos\/acme\/jobs\/issues\/comments\/(\d+)$/.exec(pathname)?.[1];
  return id === undefined
    ? answerPullRequests(at, thread.examples, conditions)
    : change(method, thread, conditions, Number(id), body);
}

/** GitHub wraps the text of a file after 60 characters, and leaves out that of a file of more than 1 MB. */
function readContent(path: string, { contents }: Conditions): Answer {
  const text = contents[path];
  if (typeof text === 'number') return { status: text, body: { message: 'Server Error' } };
  if (text === undefined) return notFoundError;
  const size = Buffer.byteLength(text);
  const wrapped = Buffer.from(text)
    .toString('base64')
    .replaceAll(/(.{60})/g, '$1\n');
  const isLarge = size > 1_000_000;
  const at = `https://api.github.example/repos/acme/jobs/contents/${path}`;
  const links = { url: at, html_url: at, git_url: at, download_url: at, _links: { self: at, html: at, git: at } };
  const encoded = isLarge ? { encoding: 'none', content: '' } : { encoding: 'base64', content: wrapped };
  return {
    status: 200,
    body: { type: 'file', name: path.split('/').at(-1), path, sha: 'c'.repeat(40), size, ...links, ...encoded },
  };
}

function answerAttestations(held: readonly unknown[] | number): Answer {
  if (typeof held === 'number') return { status: held, body: { message: 'Not Found' } };
  const attestations = held.map((statement) => ({
    bundle: { dsseEnvelope: { payload: Buffer.from(JSON.stringify(statement)).toString('base64') } },
    repository_id: 4711,
  }));
  return { status: 200, body: { attestations } };
}

/** The first page contains the files of all commits; Outrider does not read the commits. */
function compare(basehead: string, { comparison }: Examples, { compared }: Conditions): Answer {
  const [, head = ''] = basehead.split('...');
  const {
    files = [],
    fails,
    status = files.length === 0 ? 'identical' : 'ahead',
  } = compared[basehead] ?? compared[head] ?? {};
  if (fails !== undefined) return { status: fails, body: { message: fails === 404 ? 'Not Found' : 'Server Error' } };
  const counts = {
    ahead_by: status === 'ahead' || status === 'diverged' ? 1 : 0,
    behind_by: status === 'behind' || status === 'diverged' ? 1 : 0,
  };
  const commits = counts.ahead_by === 0 ? [] : comparison.commits.slice(0, 1);
  const body = { ...comparison, status, ...counts, total_commits: commits.length, commits };
  return { status: 200, body: { ...body, files: files.slice(0, 300).map(toListedFile) } };
}

/** The viewer, and the author and the last editor of a comment. GraphQL names the author and the editor of an app without `[bot]`, but not the viewer. */
function graphql(body: string, thread: Thread, conditions: Conditions): Answer {
  if (conditions.graphql === 'missing') return notFoundError;
  if (conditions.graphql === 'broken') return { status: 502, body: { message: 'Bad Gateway' } };
  const { variables = {} } = JSON.parse(body) as { readonly variables?: Variables };
  const viewer = { login: bot.login };
  if (body.includes('mergeQueue')) {
    const nodes = conditions.queue.map((number, at) => ({ position: at + 1, pullRequest: { number } }));
    const data = { repository: { mergeQueue: { entries: { nodes: nodes.toReversed() } } } };
    const errors = [{ type: 'RESOURCE_LIMITS_EXCEEDED', message: 'Resource limits for this query exceeded.' }];
    return { status: 200, body: { data, ...(conditions.graphql === 'partial' && { errors }) } };
  }
  const target = allComments(thread, conditions).find((comment) => comment.node_id === variables.id);
  if (target === undefined) return { status: 200, body: { data: { viewer, node: null } } };
  const editor = thread.editors.get(target.id);
  const node = {
    body: target.body,
    author: actor(target.user),
    editor: editor === undefined || editor === 'ghost' ? null : actor(editor),
    lastEditedAt: editor === undefined ? null : (target.updated_at ?? null),
  };
  return { status: 200, body: { data: { viewer, node } } };
}

interface Variables {
  readonly id?: string;
  readonly branch?: string;
}

/** The pull requests that were merged into a branch; of each, the first 100 files. */

function actor({ login, type }: Account): object {
  return { login: login.replace(/\[bot\]$/, ''), __typename: type };
}

function answerPullRequests(at: URL, examples: Examples, conditions: Conditions): Answer {
  const { pathname, searchParams } = at;
  const pulls = conditions.pulls.length > 0 ? conditions.pulls : usualPulls(conditions);
  const commit = /^\/repos\/acme\/jobs\/commits\/([0-9a-f]{40})\/pulls$/.exec(pathname)?.[1];
  const { pullRequest, listedPullRequest } = examples;
  if (commit !== undefined) {
    const known = conditions.pulls.length === 0 || conditions.indexed;
    const matches = pulls.filter(
      (pull) => conditions.pulls.length === 0 || pull.head === commit || pull.mergeCommit === commit,
    );
    return { status: 200, body: known ? matches.map((pull) => pullLike(pull, listedPullRequest, conditions)) : [] };
  }
  const localPulls = pulls.filter(({ repository }) => repository === undefined);
  if (pathname === '/repos/acme/jobs/pulls') {
    const state = searchParams.get('state') ?? 'open';
    const listed = localPulls
      .filter((pull) => state === 'all' || pull.state === state)
      .map((pull) => pullLike(pull, listedPullRequest, conditions));
    const isByUpdate = searchParams.get('sort') === 'updated' && searchParams.get('direction') === 'desc';
    return page(isByUpdate ? listed.toSorted((a, b) => readTime(b) - readTime(a)) : listed, at);
  }
  const number = /^\/repos\/acme\/jobs\/pulls\/(\d+)$/.exec(pathname)?.[1];
  const match = localPulls.find((pull) => String(pull.number) === number && number !== '9');
  if (match === undefined) return notFoundError;
  return { status: 200, body: { ...pullLike(match, pullRequest, conditions), merged: match.mergedAt !== undefined } };
}

function usualPulls({ head, closed }: Conditions): readonly PullDouble[] {
  return [
    { number: 7, head, state: closed ? 'closed' : 'open' },
    { number: 9, head, state: 'closed' },
  ];
}

function readTime({ updated_at: updated }: { readonly updated_at: unknown }): number {
  return Date.parse(String(updated));
}

function pullLike(
  {
    number,
    head: sha,
    base: ref,
    state,
    mergedAt,
    updatedAt = mergedAt,
    mergeCommit,
    repository,
    from,
    draft = false,
  }: PullDouble,
  example: Examples['pullRequest'],
  { defaultBranch }: Conditions,
): { readonly updated_at: unknown } & Record<string, unknown> {
  const merged = { merged_at: mergedAt ?? null, merge_commit_sha: mergeCommit ?? null };
  const updated = { updated_at: updatedAt ?? example['updated_at'] };
  const repo = { ...example.base.repo, full_name: repository ?? 'acme/jobs' };
  const base = { ...example.base, ref: ref ?? defaultBranch, repo };
  const source = { ...example.base.repo, full_name: from ?? 'acme/jobs' };
  return {
    ...example,
    number,
    state,
    draft,
    head: { ...example.head, sha, repo: source },
    base,
    ...merged,
    ...updated,
  };
}

function toListedFile(file: TouchedFile): object {
  const url = `https://github.example/acme/jobs/blob/${encodeURIComponent(file.filename)}`;
  const lines = { additions: 1, deletions: 1, changes: 2 };
  return { sha: 'd'.repeat(40), ...file, ...lines, blob_url: url, raw_url: url, contents_url: url };
}

function page(items: readonly object[], at: URL): Answer {
  const size = Number(at.searchParams.get('per_page') ?? 30);
  const number = Number(at.searchParams.get('page') ?? 1);
  const next = new URL(at);
  next.searchParams.set('page', String(number + 1));
  const headers = items.length > number * size ? { link: `<${next.href}>; rel="next"` } : {};
  return { status: 200, headers, body: items.slice((number - 1) * size, number * size) };
}

function create(body: string, thread: Thread, { locked, commentRights }: Conditions, number: number): Answer {
  if (commentRights === 'forbidden') return forbiddenError;
  if (locked) return { status: 403, body: lockedError };
  const text = trimBody(body);
  if (text.trim() === '') return { status: 422, body: blankBodyError };
  return text.length > 65_536
    ? { status: 422, body: tooLongError }
    : { status: 201, body: thread.create(text, bot, number) };
}

function change(method: string, thread: Thread, conditions: Conditions, id: number, body: string): Answer {
  const { comments, editors } = thread;
  const { commentRights } = conditions;
  const target = allComments(thread, conditions).find((comment) => comment.id === id);
  if (target === undefined) return notFoundError;
  if (method === 'GET') return { status: 200, body: target };
  if (method === 'DELETE') {
    comments.splice(comments.indexOf(target), 1);
    return { status: 204 };
  }
  if (commentRights === 'forbidden') return forbiddenError;
  const text = trimBody(body);
  if (text.length > 65_536) return { status: 422, body: tooLongError };
  target.body = text;
  target.updated_at = new Date().toISOString();
  editors.set(id, bot);
  return { status: 200, body: target };
}

/** The ones of pull request 7, and the ones that are kept for others. */
function allComments({ comments }: Thread, { commentsByPull }: Conditions): readonly StoredComment[] {
  return [...comments, ...Object.values(commentsByPull).flat()];
}

function trimBody(body: string): string {
  return (JSON.parse(body) as { readonly body: string }).body;
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

const repository = { full_name: 'acme/jobs', default_branch: 'main' };

/** The event of a pull request of the same repository, or of a fork. */
export function pullRequestEvent(
  fork = false,
  { number = 7, sha = 'b'.repeat(40), base = 'c'.repeat(40), ref = 'main' } = {},
): { name: string; payload: unknown } {
  const repo = { full_name: 'acme/jobs' };
  const head = { sha, ref: 'change', repo: fork ? { full_name: 'stranger/jobs' } : repo };
  return {
    name: 'pull_request',
    payload: { pull_request: { number, head, base: { sha: base, ref, repo } }, repository },
  };
}

/** The event of the closed pull request, merged or not. */
export function createClosedEvent(
  merged: boolean,
  number = 7,
  ref = 'main',
  mergedAt?: Date,
  base?: string,
): { name: string; payload: unknown } {
  const { name, payload } = pullRequestEvent(false, { number, ref, ...(base === undefined ? {} : { base }) });
  const { pull_request: pull } = payload as { pull_request: object };
  const time = mergedAt === undefined ? {} : { merged_at: mergedAt.toISOString() };
  return {
    name,
    payload: { action: 'closed', pull_request: { ...pull, state: 'closed', merged, ...time }, repository },
  };
}

/** The event of a push of commits to a branch or a tag. */
export function pushEvent(
  ref = 'refs/heads/main',
  commits: readonly string[] = [],
  timestamp = '2026-11-20T09:00:00Z',
): { name: string; payload: { readonly [name: string]: unknown } } {
  return { name: 'push', payload: { ref, commits: commits.map((id) => ({ id, timestamp })), repository } };
}

/** Any other event, by default on the default branch. */
export function otherEvent(name: string, payload: object = {}): { name: string; payload: unknown } {
  return { name, payload: { ...payload, repository } };
}

export function mergeGroupEvent(number: number): { name: string; payload: unknown } {
  const head_ref = `refs/heads/gh-readonly-queue/main/pr-${number}-${'e'.repeat(40)}`;
  return { name: 'merge_group', payload: { action: 'checks_requested', merge_group: { head_ref }, repository } };
}
