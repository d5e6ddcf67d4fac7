import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import { readAs } from './responses.ts';
import type { Octokit } from '@octokit/rest';
import type { GitHubResponse } from './github-refusal.ts';
import type { RunnerContext } from './context.ts';

/** What the server of a run does where forges differ: found out from its answers, and remembered. */
export interface Forge {
  readonly learn: (answer: Pick<GitHubResponse, 'headers'>) => void;
  /**
   * Whether it is GitHub or Enterprise Server, which give each answer an ID; before the first answer, whether its address is not that of Gitea's and Forgejo's API.
   * What GitHub documents needs no request then.
   */
  readonly isGitHub: () => boolean;
  /** The page of this run; undefined if the server does not report it. */
  readonly findRunUrl: (run: Pick<RunnerContext, 'repo' | 'runId' | 'runUrl'>) => Promise<string | undefined>;
}

const Run = v.object({ html_url: v.pipe(v.string(), v.minLength(1)) });

export function createForge({ request }: Pick<Octokit, 'request'>, apiUrl: string): Forge {
  let isGitHub: boolean | undefined;
  const judge = (): boolean => isGitHub ?? !apiUrl.endsWith('/api/v1');
  let page: Promise<string | undefined> | undefined;
  return {
    learn({ headers }) {
      // A proxy answers without it.
      isGitHub = isGitHub === true || headers['x-github-request-id'] !== undefined;
    },
    isGitHub: judge,
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
