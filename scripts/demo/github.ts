import { createEmulator } from 'emulate';
import { commitAuthor, type MadeCommit } from './repository.ts';

const tokens = { author: 'token-of-ada', bot: 'token-of-bot' };
const bot = 'github-actions[bot]';
const repository = '/repos/acme/jobs';

interface Commit {
  readonly message: string;
  /** All files of the repository: paths to content. */
  readonly files: Readonly<Record<string, string>>;
}

/** The used fields of a pull request in GitHub's API. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly head: { readonly sha: string };
}

export interface Comment {
  readonly body: string;
  readonly user: { readonly login: string };
  readonly html_url: string;
  readonly updated_at: string;
}

/** GitHub in the demo: the repository `acme/jobs` on emulate, in this process. */
export interface GitHub extends AsyncDisposable {
  readonly url: string;
  /** The token of a workflow: that of `github-actions[bot]`. */
  readonly workflowToken: string;
  /** Creates the first commit of `main`; returns its ID. */
  begin(base: Commit): Promise<string>;
  /** Creates the first commit of `main`, and a pull request with a second one. */
  openPullRequest(title: string, base: Commit, head: Commit): Promise<PullRequest>;
  /** Opens a pull request with one commit on top of an existing one. */
  propose(branch: string, head: Commit & { readonly parent: string }): Promise<PullRequest>;
  /** Squash-merges a pull request into `main`; returns the new commit. */
  merge(pull: PullRequest): Promise<MadeCommit>;
  /** Updates `main` to its head. */
  forward(pull: PullRequest): Promise<void>;
  read(number: number): Promise<PullRequest>;
  comments(pull: PullRequest): Promise<readonly Comment[]>;
  /** The issues of the repository, open and closed ones. */
  issues(): Promise<readonly Issue[]>;
  /** Publishes a release of a tag; returns it as in its event. */
  release(tag: string, body: string): Promise<Release>;
  readRelease(tag: string): Promise<Release>;
}

interface Issue {
  readonly state: string;
  readonly body: string;
  readonly user: { readonly login: string };
}

export interface Release {
  readonly tag_name: string;
  readonly html_url: string;
  readonly body: string;
}

export async function startGitHub(): Promise<GitHub> {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { [tokens.author]: { login: 'ada' }, [tokens.bot]: { login: bot } },
      github: {
        users: [{ login: 'ada' }, { login: bot }],
        orgs: [{ login: 'acme', members: [{ login: 'ada', role: 'admin' }, { login: bot }] }],
        repos: [{ owner: 'acme', name: 'jobs', auto_init: true }],
      },
    },
  });
  const ask = <T>(method: string, path: string, body?: object): Promise<T> =>
    send(emulator.url + repository, method, path, body);
  const begin: GitHub['begin'] = async (base) => {
    const first = await push(ask, base, []);
    await ask('PATCH', '/git/refs/heads/main', { sha: first, force: true });
    return first;
  };
  return {
    url: emulator.url,
    workflowToken: tokens.bot,
    begin,
    async openPullRequest(title, base, head) {
      const first = await begin(base);
      const second = await push(ask, head, [first]);
      await ask('POST', '/git/refs', { ref: 'refs/heads/change', sha: second });
      return ask('POST', '/pulls', { title, head: 'change', base: 'main' });
    },
    async propose(branch, head) {
      const commit = await push(ask, head, [head.parent]);
      await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: commit });
      return ask('POST', '/pulls', { title: head.message, head: branch, base: 'main' });
    },
    async merge({ number }) {
      const { sha } = await ask<{ sha: string }>('PUT', `/pulls/${number}/merge`, { merge_method: 'squash' });
      return ask('GET', `/git/commits/${sha}`);
    },
    forward: async ({ head }) => void (await ask('PATCH', '/git/refs/heads/main', { sha: head.sha, force: true })),
    read: (number) => ask('GET', `/pulls/${number}`),
    comments: ({ number }) => ask('GET', `/issues/${number}/comments`),
    issues: () => ask('GET', '/issues?state=all'),
    release: (tag, body) => ask('POST', '/releases', { tag_name: tag, name: tag, body }),
    readRelease: (tag) => ask('GET', `/releases/tags/${tag}`),
    [Symbol.asyncDispose]: () => emulator.close(),
  };
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Creates a commit over REST. With the same content, author and date it has the same ID as in the checked-out repository. */
async function push(ask: Ask, { message, files }: Commit, parents: readonly string[]): Promise<string> {
  const entries = Object.entries(files).map(([path, content]) => ({ path, content, mode: '100644', type: 'blob' }));
  const tree = await ask<{ sha: string }>('POST', '/git/trees', { tree: entries });
  const by = { author: commitAuthor, committer: commitAuthor };
  const commit = await ask<{ sha: string }>('POST', '/git/commits', {
    message: `${message}\n`,
    tree: tree.sha,
    parents,
    ...by,
  });
  return commit.sha;
}

async function send<T>(base: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${tokens.author}`, 'content-type': 'application/json' };
  const response = await fetch(base + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`emulate answered ${response.status} to ${method} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
