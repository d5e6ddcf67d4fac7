import { startServer } from './server.ts';

interface StoredComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
  readonly created_at: string;
  readonly html_url: string;
}

export interface FakeGitHub extends AsyncDisposable {
  readonly url: string;
  readonly comments: readonly StoredComment[];
  /** `GET /repos/…` of every request so far; `clear` forgets them. */
  readonly asked: string[];
  /** The head that the pull request has by now. */
  head: string;
}

/** GitHub's issue comments with state, on loopback: list (one page), create, update, delete, and who the token belongs to. */
export async function startGitHub(): Promise<FakeGitHub> {
  const comments: StoredComment[] = [];
  const asked: string[] = [];
  const state = { head: 'b'.repeat(40) };
  const user = { login: 'github-actions[bot]', type: 'Bot' };
  const server = await startServer(({ method, url, body }, response) => {
    asked.push(`${method} ${url}`);
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(value));
    };
    if (url === '/user') return send(200, user);
    if (/^\/repos\/acme\/jobs\/commits\/[0-9a-f]{40}\/pulls$/.test(url)) {
      return send(200, [
        { number: 7, state: 'open', head: { sha: state.head } },
        { number: 9, state: 'closed', head: { sha: state.head } },
      ]);
    }
    if (url === '/repos/acme/jobs/pulls/7') return send(200, { number: 7, head: { sha: state.head } });
    const thread = /^\/repos\/acme\/jobs\/issues\/7\/comments(?:\?.*)?$/.test(url);
    if (thread && method === 'GET') return send(200, comments);
    if (thread && method === 'POST') {
      const given = (JSON.parse(body) as { body: string }).body;
      if (given.length > 65_536)
        return send(422, { message: 'Validation Failed', errors: [{ code: 'custom', message: 'Body is too long' }] });
      const id = comments.length + 1;
      comments.push({
        id,
        body: given,
        user,
        created_at: new Date(1e12 + id * 1000).toISOString(),
        html_url: `https://github.example/acme/jobs/pull/7#issuecomment-${id}`,
      });
      return send(201, comments.at(-1));
    }
    const id = Number(/^\/repos\/acme\/jobs\/issues\/comments\/(\d+)$/.exec(url)?.[1]);
    const found = comments.find((comment) => comment.id === id);
    if (found === undefined) return send(404, { message: 'Not Found' });
    if (method === 'PATCH') found.body = (JSON.parse(body) as { body: string }).body;
    if (method === 'DELETE') comments.splice(comments.indexOf(found), 1);
    return send(method === 'DELETE' ? 204 : 200, found);
  });
  return Object.assign(state, {
    url: server.url,
    comments,
    asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  });
}

/** The event of a pull request of the same repository, or of a fork. */
export function pullRequestEvent(fork = false): { name: string; payload: unknown } {
  const repo = { full_name: 'acme/jobs' };
  const head = { sha: 'b'.repeat(40), ref: 'change', repo: fork ? { full_name: 'stranger/jobs' } : repo };
  return {
    name: 'pull_request',
    payload: { pull_request: { number: 7, head, base: { sha: 'c'.repeat(40), ref: 'main', repo } } },
  };
}
