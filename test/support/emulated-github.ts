import { createEmulator } from 'emulate';
import { createJudge } from './github-judge.ts';
import { ownHeaders } from './github.ts';
import { startServer } from './server.ts';

const tokens = { person: 'token-of-ada', bot: 'token-of-bot' };
const bot = 'github-actions[bot]';

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

/** A pull request of `acme/jobs` on a double of GitHub that validates its requests, with operations of other people on it. */
export interface OpenPullRequest extends AsyncDisposable {
  readonly url: string;
  /** The token of `github-actions[bot]`. */
  readonly token: string;
  readonly number: number;
  readonly head: string;
  /** `GET /repos/…` of every request so far. */
  readonly requests: string[];
  /** Awaited before a response; gets the request as in `requests`. */
  before: (request: string) => void | Promise<void>;
  comments(): Promise<readonly Comment[]>;
  postComment(body: string): Promise<void>;
  removeComment(id: number): Promise<void>;
  close(): Promise<void>;
}

/** emulate with one repository; `open` creates a new pull request behind a proxy that validates every request. Responses are not validated, because emulate is third-party code. */
export async function startEmulatedGitHub() {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { [tokens.person]: { login: 'ada' }, [tokens.bot]: { login: bot } },
      github: {
        users: [{ login: 'ada' }, { login: bot }],
        orgs: [{ login: 'acme', members: [{ login: 'ada', role: 'admin' }, { login: bot }] }],
        repos: [{ owner: 'acme', name: 'jobs', auto_init: true }],
      },
    },
  });
  const ask = <T>(method: string, path: string, body?: object): Promise<T> =>
    send(`${emulator.url}/repos/acme/jobs${path}`, method, body);
  return { open: () => openPullRequest(emulator.url, ask), [Symbol.asyncDispose]: () => emulator.close() };
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

async function openPullRequest(emulator: string, ask: Ask): Promise<OpenPullRequest> {
  const main = await ask<{ object: { sha: string } }>('GET', '/git/ref/heads/main');
  const branch = `change-${crypto.randomUUID()}`;
  await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: main.object.sha });
  const wanted = { head: branch, base: 'main', title: 'Change' };
  const { number, head } = await ask<{ number: number; head: { sha: string } }>('POST', '/pulls', wanted);
  const proxy = await startProxy(emulator);
  return Object.assign(proxy, {
    token: tokens.bot,
    number,
    head: head.sha,
    comments: async () => [
      ...(await ask<Comment[]>('GET', `/issues/${number}/comments?per_page=100`)),
      ...(await ask<Comment[]>('GET', `/issues/${number}/comments?per_page=100&page=2`)),
    ],
    postComment: async (body: string) => void (await ask('POST', `/issues/${number}/comments`, { body })),
    removeComment: (id: number) => ask<void>('DELETE', `/issues/comments/${id}`),
    close: async () => void (await ask('PATCH', `/pulls/${number}`, { state: 'closed' })),
  });
}

async function startProxy(target: string) {
  const judge = await createJudge();
  const requests: string[] = [];
  const hooks: Pick<OpenPullRequest, 'before'> = { before: () => undefined };
  const server = await startServer(async (request, response) => {
    const { method, url, body, headers } = request;
    const line = `${method} ${url}`;
    requests.push(line);
    judge.request(request);
    await hooks.before(line);
    const answer = await fetch(target + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(body === '' ? {} : { body }),
    });
    const link = answer.headers.get('link')?.replaceAll(target, server.url);
    const responseHeaders = { 'content-type': 'application/json', ...ownHeaders };
    response.writeHead(answer.status, { ...responseHeaders, ...(link === undefined ? {} : { link }) });
    response.end(await answer.text());
  });
  return Object.assign(hooks, {
    url: server.url,
    requests,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      judge.verdict();
    },
  });
}

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${tokens.person}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`emulate answered ${response.status} to ${method} ${url}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
