import { Failure } from '../failure.ts';
import type { GitHub } from './client.ts';
import type { PullRequest, Repository } from './context.ts';

/**
 * Whether the pull request has another head by now than when the run began. Where GitHub will not say, it is taken to have the same.
 * Source: https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function hasOtherHead(
  github: GitHub,
  { owner, name }: Repository,
  pullRequest: PullRequest,
): Promise<boolean> {
  try {
    const { data } = await github.rest.pulls.get({ owner, repo: name, pull_number: pullRequest.number });
    const head: unknown = data.head?.sha;
    return typeof head === 'string' && head !== pullRequest.headSha;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
