import type { IncomingHttpHeaders } from 'node:http';
import { startServer, type TestServer } from './server.ts';
import type { FakeGitHub } from './github.ts';
import type { Answer } from './github-issues.ts';

/** The permissions of a token of the double. */
interface GiteaOptions {
  /** Whether the token is that of a repository's administrator, and not that of a job. */
  readonly isAdministrator?: boolean;
  readonly labels?: readonly string[];
  /** Whether a run can be read by its ID, which later versions can. */
  readonly reportsRuns?: boolean;
  /** The owner of the token; earlier comments are by `gitea-actions`. */
  readonly login?: string;
}

const path = '/api/v1';
/** Gitea 1.25 has the number of a run in the address of its page, and 1.26 the ID. */
const runNumber = 12;
/** Entries of a page, whatever the request asks for. */
const pageSize = 30;
const noPage: Answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' };
const refused = {
  message:
    'Only admins can query all permissions, repo admins can query all repo permissions, collaborators can query only their own',
  url: 'https://gitea.example/api/swagger',
};

const badLabels = {
  message: '[]: json: cannot unmarshal string into Go struct field CreateIssueOption.labels of type int64',
  url: 'https://gitea.example/api/swagger',
};

/**
 * The double of GitHub as Gitea 1.26.0 was seen to serve it: no GraphQL, no IDs of responses, no attempts and no list of a commit's pull requests; runs by their ID; roles for
 * administrators alone; pages of its own size, those of reviews without links; labels of issues by numbers, and of a list of names only those that exist; deleted accounts by a
 * name.
 */
export async function startGiteaDouble(github: FakeGitHub, options: GiteaOptions = {}): Promise<TestServer> {
  return startServer(async ({ method, url, headers, body }, response) => {
    const route = url.startsWith(`${path}/`) ? url.slice(path.length) : undefined;
    const giteaAnswer = route === undefined ? noPage : ownAnswer({ method, path: route, body }, github, options);
    const answer = giteaAnswer ?? (await passOn(github, { method, path: route ?? '', body, headers }));
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? undefined : text);
  });
}

interface Asked {
  readonly method: string;
  /** Path and query, below that of the API. */
  readonly path: string;
  readonly body: string;
}

interface Passed extends Asked {
  readonly headers: IncomingHttpHeaders;
}

function ownAnswer(
  { method, path: apiPath, body }: Asked,
  github: FakeGitHub,
  options: GiteaOptions,
): Answer | undefined {
  const { isAdministrator = false, labels = [], login = 'gitea-actions', reportsRuns = true } = options;
  const { pathname } = new URL(apiPath, 'http://gitea.example');
  if (pathname === '/user') return { status: 200, body: { id: -2, login } };
  if (/\/attempts\/|\/commits\/[0-9a-f]+\/pulls$/.test(pathname)) return noPage;
  const run = /^\/repos\/acme\/jobs\/actions\/runs\/(\d+)$/.exec(pathname)?.[1];
  if (run !== undefined && !reportsRuns) return noPage;
  if (run !== undefined)
    return {
      status: 200,
      body: { id: Number(run), html_url: `https://gitea.example/acme/jobs/actions/runs/${runNumber}` },
    };
  if (pathname.endsWith('/permission') && !isAdministrator) return { status: 403, body: refused };
  const commit = /^\/repos\/acme\/jobs\/commits\/([0-9a-f]+)\/pull$/.exec(pathname)?.[1];
  if (commit !== undefined) return findPull(commit, github);
  if (method !== 'POST') return undefined;
  const sent = JSON.parse(body) as {
    readonly labels?: readonly string[];
    readonly body?: string;
    readonly title?: string;
  };
  // The content is checked before the permission.
  if (sent.body === '' || sent.title === '') return { status: 422, body: { message: '[Body]: Required' } };
  const issue = /^\/repos\/acme\/jobs\/issues\/(\d+)\/labels$/.exec(pathname)?.[1];
  if (issue !== undefined)
    return addLabels(
      Number(issue),
      (sent.labels ?? []).filter((name) => labels.includes(name)),
      github,
    );
  return pathname === '/repos/acme/jobs/issues' && (sent.labels ?? []).length > 0
    ? { status: 422, body: badLabels }
    : undefined;
}

function addLabels(number: number, labels: readonly string[], { issues }: FakeGitHub): Answer {
  const issue = issues.find((entry) => entry.number === number);
  if (issue === undefined) return noPage;
  issue.labels = [...issue.labels, ...labels];
  return { status: 200, body: issue.labels.map((name, id) => ({ id, name, color: 'ff0000' })) };
}

/** Of a merge commit alone. */
function findPull(commit: string, { pulls }: FakeGitHub): Answer {
  const pull = pulls.find(({ mergeCommit }) => mergeCommit === commit);
  if (pull === undefined) return { status: 404, body: { message: "The target couldn't be found." } };
  const { number, head: sha, state, mergedAt = null, base: ref = 'main' } = pull;
  const repo = { full_name: 'acme/jobs' };
  return {
    status: 200,
    body: {
      number,
      state,
      merged: mergedAt !== null,
      merged_at: mergedAt,
      merge_commit_sha: commit,
      user: { login: 'octocat' },
      head: { sha, repo },
      base: { sha: 'c'.repeat(40), ref, repo },
    },
  };
}

/** The response of the double of GitHub, without fields that only GitHub sends. */
async function passOn(github: FakeGitHub, { method, path: apiPath, body, headers }: Passed): Promise<Answer> {
  const at = new URL(apiPath, github.url);
  // Neither the order nor the size of a page is as requested.
  if (at.pathname.endsWith('/pulls'))
    at.search = `?state=${at.searchParams.get('state')}&page=${at.searchParams.get('page') ?? 1}&per_page=${pageSize}`;
  if (at.pathname.endsWith('/reviews')) at.search = '?per_page=100';
  const { authorization = '', 'content-type': type = '', host = '' } = headers;
  const sent = { authorization, 'content-type': type };
  const answer = await fetch(at, { method, headers: sent, ...(body === '' ? {} : { body }) });
  const text = (await answer.text()).replaceAll('"login":"github-actions[bot]"', '"login":"gitea-actions"');
  const link = answer.headers.get('link')?.replaceAll(github.url, `http://${host}${path}`);
  if (at.pathname.endsWith('/reviews') && answer.ok) return convertReviews(text, apiPath);
  const shown = at.pathname.includes('/compare/') && answer.ok ? toGiteaComparison(text) : text;
  const known = link === undefined ? {} : { link };
  return { status: answer.status, headers: known, ...(text === '' ? {} : { body: shown }) };
}

interface Review {
  readonly state: string;
  readonly user: object | null;
}

/** A page in Gitea's words: the length of the list in a header, and no link to the next page. */
function convertReviews(text: string, apiPath: string): Answer {
  const all = JSON.parse(text) as readonly Review[];
  const from = pageSize * (Number(new URL(apiPath, 'http://gitea.example').searchParams.get('page') ?? 1) - 1);
  const body = all
    .slice(from, from + pageSize)
    .map(({ state, user, ...review }) => ({
      ...review,
      state: words[state] ?? state,
      user: user ?? { id: -1, login: 'Ghost' },
      dismissed: state === 'DISMISSED',
    }));
  return { status: 200, headers: { 'x-total-count': String(all.length) }, body };
}

/** A dismissed review keeps its state. */
const words: Readonly<Record<string, string>> = {
  CHANGES_REQUESTED: 'REQUEST_CHANGES',
  COMMENTED: 'COMMENT',
  DISMISSED: 'APPROVED',
};

/** Without a status; the files are those of each commit. */
function toGiteaComparison(text: string): object {
  const { total_commits, files } = JSON.parse(text) as { readonly total_commits: number; readonly files: unknown };
  return { total_commits, commits: total_commits === 0 ? [] : [{ sha: 'd'.repeat(40), files }] };
}
