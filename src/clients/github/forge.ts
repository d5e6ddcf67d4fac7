import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import { readAs } from './responses.ts';
import type { Octokit } from '@octokit/rest';
import type { GitHubResponse } from './github-refusal.ts';
import { isGiteaApi, type RunnerContext } from './context.ts';

/** Features of GitHub that Gitea lacks: docs/forges.md. */
type Capability = 'attempts of runs' | 'lists by update' | 'permission before content' | 'roles for every token';

/** What the server of a run does where forges differ: found out from its answers, and remembered. */
export interface Forge {
  /** Reads an answer, and adds the link to the next page of a list where the server reports only how long the list is. */
  readonly learn: (answer: GitHubResponse) => void;
  /**
   * GitHub and Enterprise Server, which give each answer an ID, have them all; before the first answer, every server whose address is not that of Gitea's and
   * Forgejo's API. What GitHub documents needs no request then.
   */
  readonly has: (capability: Capability) => boolean;
  /** The page of this run; undefined if the server does not report it. */
  readonly findRunUrl: (run: Pick<RunnerContext, 'repo' | 'runId' | 'runUrl'>) => Promise<string | undefined>;
}

/** The reviews of Gitea: https://github.com/go-gitea/gitea/blob/main/routers/api/v1/repo/pull_review.go */
function linkNext(url: string, length: number, total: number): string | undefined {
  const next = new URL(url);
  const page = Number(next.searchParams.get('page') ?? 1);
  next.searchParams.set('page', String(page + 1));
  return length > 0 && page * length < total ? `<${next.href}>; rel="next"` : undefined;
}

const Run = v.object({ html_url: v.pipe(v.string(), v.minLength(1)) });

export function createForge({ request }: Pick<Octokit, 'request'>, apiUrl: string): Forge {
  let isGitHub: boolean | undefined;
  const judge = (): boolean => isGitHub ?? !isGiteaApi(apiUrl);
  let page: Promise<string | undefined> | undefined;
  return {
    learn({ status, url, headers, data }) {
      if (headers['x-github-request-id'] !== undefined) isGitHub = true;
      // A proxy refuses without it.
      else if (status < 300) isGitHub ??= false;
      if (isGitHub === false && Array.isArray(data))
        headers['link'] ??= linkNext(url, data.length, Number(headers['x-total-count']));
    },
    has: judge,
    async findRunUrl({ repo, runId: run, runUrl }) {
      if (judge() || repo === undefined || run === undefined) return runUrl;
      // Gitea 1.26 has the ID of the run in the address, which counts over the whole server; 1.25 its number in the repository.
      page ??= orUndefined(
        request('GET /repos/{owner}/{repo}/actions/runs/{run}', { ...repo, run }).then(
          ({ data }) => readAs(Run, data, 'a workflow run').html_url,
        ),
      );
      return page;
    },
  };
}
