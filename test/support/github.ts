import type { ServerResponse } from 'node:http';
import { readExamples, type Examples } from './github-description.ts';
import { createJudge, type Asked } from './github-judge.ts';
import { startServer } from './server.ts';

interface StoredComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
  readonly created_at: string;
  readonly html_url: string;
}

/** A file that the pull request touches, as far as a test cares. */
interface TouchedFile {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  readonly previous_filename?: string;
}

/** What a test may change while the double answers. */
interface Conditions {
  /** What the pull request touches; GitHub lists the first 3,000. */
  files: readonly TouchedFile[];
  /** The head that the pull request has by now. */
  head: string;
  closed: boolean;
  locked: boolean;
  /** Awaited before an answer; of the request as in `asked`. */
  before: (asked: string) => void | Promise<void>;
}

export interface FakeGitHub extends Conditions, AsyncDisposable {
  readonly url: string;
  /** In order of creation. */
  readonly comments: StoredComment[];
  /** `GET /repos/…` of every request so far. */
  readonly asked: string[];
  /** A person's comment. */
  say(body: string): void;
}

const BOT = { login: 'github-actions[bot]', type: 'Bot' };
const THREAD = /^\/repos\/acme\/jobs\/issues\/7\/comments$/;
const NOT_FOUND = { status: 404, body: { message: 'Not Found' } };
const TOO_LONG = {
  message: 'Validation Failed',
  errors: [{ resource: 'IssueComment', code: 'custom', field: 'body', message: 'Body is too long' }],
  documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
};
const LOCKED = {
  message: 'Unable to create comment because issue is locked.',
  documentation_url: 'https://docs.github.com/articles/locking-conversations/',
};

/**
 * GitHub's issue comments with state, on loopback: list in pages, create, update, delete, who the token belongs to, and the pull request 7 with its files.
 * Every request and every answer is judged by GitHub's OpenAPI description when it is disposed of.
 */
export async function startGitHub(): Promise<FakeGitHub> {
  const judge = await createJudge();
  const asked: string[] = [];
  const open = { head: 'b'.repeat(40), closed: false, locked: false, files: [] };
  const conditions: Conditions = { ...open, before: () => undefined };
  const thread = createThread(readExamples());
  const server = await startServer(async (seen, response) => {
    const line = `${seen.method} ${seen.url}`;
    asked.push(line);
    judge.request(seen);
    await conditions.before(line);
    const answer = answerTo(seen, thread, conditions);
    judge.response(seen, answer.status, answer.body);
    send(response, answer);
  });
  return Object.assign(conditions, {
    url: server.url,
    comments: thread.comments,
    asked,
    say: (body: string) => void thread.create(body, { login: 'ada', type: 'User' }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      judge.verdict();
    },
  });
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Thread {
  readonly examples: Examples;
  readonly comments: StoredComment[];
  create(body: string, user: StoredComment['user']): StoredComment;
}

function createThread(examples: Examples): Thread {
  const comments: StoredComment[] = [];
  let id = 0;
  return {
    examples,
    comments,
    create(body, user) {
      id += 1;
      const time = new Date(1e12 + id * 1000).toISOString();
      const comment = {
        ...examples.comment,
        id,
        body,
        user: { ...examples.user, ...user },
        created_at: time,
        updated_at: time,
        html_url: `https://github.example/acme/jobs/pull/7#issuecomment-${id}`,
      };
      comments.push(comment);
      return comment;
    },
  };
}

function answerTo({ method, url, headers, body }: Asked, thread: Thread, conditions: Conditions): Answer {
  const at = new URL(url, `http://${String(headers['host'])}`);
  const { pathname } = at;
  if (pathname === '/graphql') return { status: 200, body: { data: { viewer: { login: 'github-actions' } } } };
  if (pathname === '/user') return { status: 200, body: { ...thread.examples.user, ...BOT } };
  if (THREAD.test(pathname)) return method === 'GET' ? page(thread.comments, at) : create(body, thread, conditions);
  if (pathname === '/repos/acme/jobs/pulls/7/files') return page(conditions.files.slice(0, 3000).map(asListed), at);
  const id = /^\/repos\/acme\/jobs\/issues\/comments\/(\d+)$/.exec(pathname)?.[1];
  return id === undefined
    ? aboutPullRequests(pathname, thread.examples, conditions)
    : change(method, thread.comments, Number(id), body);
}

function aboutPullRequests(pathname: string, examples: Examples, { head: sha, closed }: Conditions): Answer {
  const state = closed ? 'closed' : 'open';
  const { pullRequest, listedPullRequest } = examples;
  const headOf = (pull: { readonly head: object }): object => ({ ...pull.head, sha });
  if (/^\/repos\/acme\/jobs\/commits\/[0-9a-f]{40}\/pulls$/.test(pathname)) {
    const pull = { ...listedPullRequest, head: headOf(listedPullRequest) };
    return {
      status: 200,
      body: [
        { ...pull, number: 7, state },
        { ...pull, number: 9, state: 'closed' },
      ],
    };
  }
  if (pathname !== '/repos/acme/jobs/pulls/7') return NOT_FOUND;
  return { status: 200, body: { ...pullRequest, number: 7, state, head: headOf(pullRequest) } };
}

function asListed(file: TouchedFile): object {
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

function create(body: string, thread: Thread, { locked }: Conditions): Answer {
  if (locked) return { status: 403, body: LOCKED };
  const words = wordsOf(body);
  return words.length > 65_536 ? { status: 422, body: TOO_LONG } : { status: 201, body: thread.create(words, BOT) };
}

function change(method: string, comments: StoredComment[], id: number, body: string): Answer {
  const found = comments.find((comment) => comment.id === id);
  if (found === undefined) return NOT_FOUND;
  if (method === 'DELETE') {
    comments.splice(comments.indexOf(found), 1);
    return { status: 204 };
  }
  found.body = wordsOf(body);
  return { status: 200, body: found };
}

function wordsOf(body: string): string {
  return (JSON.parse(body) as { readonly body: string }).body;
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** The event of a pull request of the same repository, or of a fork. */
export function pullRequestEvent(
  fork = false,
  { number = 7, sha = 'b'.repeat(40), base = 'c'.repeat(40) } = {},
): { name: string; payload: unknown } {
  const repo = { full_name: 'acme/jobs' };
  const head = { sha, ref: 'change', repo: fork ? { full_name: 'stranger/jobs' } : repo };
  return {
    name: 'pull_request',
    payload: { pull_request: { number, head, base: { sha: base, ref: 'main', repo } } },
  };
}
