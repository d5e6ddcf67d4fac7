import * as v from 'valibot';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';
import { readAs } from './responses.ts';

const Attempt = v.object({
  run_started_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
});

/**
 * When the first attempt of a run of a workflow started, by GitHub's clock. Needs `actions: read` in a private repository.
 *
 * @param run GitHub's ID, which may exceed 2^53
 * @see https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run-attempt
 */
export async function readRunStart(github: GitHub, repository: Repository, run: string): Promise<Date> {
  const { data } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run}/attempts/1', {
    ...repository,
    run,
  });
  return readAs(Attempt, data, 'an attempt of a workflow run').run_started_at;
}
