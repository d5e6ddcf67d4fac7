import { passSeconds, type Repository } from './story.ts';

export interface Review {
  readonly id: number;
}

/** Up to Gitea 1.25 it has the number of the run, from 1.26 on the ID. */
export async function readPage(repository: Repository, run: string): Promise<string> {
  return (await repository.ask<{ readonly html_url: string }>('GET', `/actions/runs/${run}`)).html_url;
}

export async function dispatch(repository: Repository, ref = 'main'): Promise<void> {
  await repository.ask('POST', '/actions/workflows/all.yml/dispatches', { ref });
}

/** Comments on a pull request, which starts a run. */
export async function say(repository: Repository, number: number, body: string): Promise<void> {
  await repository.ask('POST', `/issues/${number}/comments`, { body });
}

/** The ID of the review. */
export async function approve(repository: Repository, number: number, commit: string): Promise<number> {
  // An approval in the second of the plan does not count.
  await passSeconds(3);
  const approval = { event: 'APPROVED', body: '', commit_id: commit };
  return (await repository.ask<Review>('POST', `/pulls/${number}/reviews`, approval, 'bob')).id;
}
