import { service, startStory, type Story, type StoryRunOptions } from './registering.ts';
import type { ReviewDouble } from './github-reviews.ts';

export const file = 'jobs/web.nomad.hcl';

/** A planned pull request that needs approvals. */
export async function startPlanned(
  needed = '1',
): Promise<Story & { registerApproved(options?: StoryRunOptions): ReturnType<Story['register']> }> {
  const story = await startStory({ files: { [file]: service('web') } });
  await story.plan({ inputs: { approvals: needed } });
  story.github.closed = true;
  return {
    ...story,
    registerApproved: ({ inputs, ...options } = {}) =>
      story.register({ ...options, inputs: { approvals: needed, wait: 'false', ...inputs } }),
  };
}

export const approved = (by: string, more: Partial<ReviewDouble> = {}): ReviewDouble => ({
  by,
  state: 'APPROVED',
  ...more,
});

export function readComment({ github }: Story): string {
  return github.comments[0]?.body ?? '';
}

/** Whether the job of the pull request runs. */
export async function isRegistered(story: Story): Promise<boolean> {
  const jobs = await story.ask<readonly { readonly ID: string }[]>('GET', '/v1/jobs');
  return jobs.some(({ ID }) => ID === 'web');
}
