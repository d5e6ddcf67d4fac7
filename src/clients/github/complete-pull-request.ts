import { orUndefined } from '../../errors.ts';
import type { GitHub } from './client.ts';
import { toPullRequest, type PullRequest } from './event.ts';
import { unexpectedResponse } from './responses.ts';
import type { Repository } from './context.ts';

/**
 * The pull request as events about it describe it, for runs of events that only name its number; undefined if it does
 * not exist.
 *
 * @throws ServiceError of the request
 * @see https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function readCompletePullRequest(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<PullRequest | undefined> {
  const asked = github.rest.pulls.get({ ...repository, pull_number: number });
  const answer = await orUndefined(asked, 'not-found');
  if (answer === undefined) return undefined;
  const found = toPullRequest(answer.data);
  if (found !== undefined && found.number === number) return found;
  throw unexpectedResponse('a pull request');
}
