import { service, startStory, type Story, type StoryOptions, type StoryRunOptions } from './registering.ts';
import type { ReviewDouble } from './github-reviews.ts';

export const file = 'jobs/web.nomad.hcl';

/** A pull request that edits one running job. */
export async function startEdited(options: Partial<StoryOptions> = {}): Promise<Story> {
  return startStory({ files: { [file]: service('web', { image: 'two' }) }, running: [service('web')], ...options });
}

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

export const approve = (by: string, more: Partial<ReviewDouble> = {}): ReviewDouble => ({
  by,
  state: 'APPROVED',
  ...more,
});

export function readComment({ github }: Story): string {
  return github.comments[0]?.body ?? '';
}

export function readHeadline(story: Story): string {
  return /^### (.*)$/m.exec(readComment(story))?.[1] ?? '';
}

/** The values of `IMAGE` in all versions of the job, the newest first. */
export async function readImages(story: Story): Promise<readonly (string | undefined)[]> {
  type Version = { readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Env: { IMAGE: string } }[] }[] };
  const versions = (await story.versions('web')) as unknown as readonly Version[];
  return versions.map(({ TaskGroups }) => TaskGroups[0]?.Tasks[0]?.Env.IMAGE);
}

/** Whether the job of the pull request runs. */
export async function isRegistered(story: Story): Promise<boolean> {
  const jobs = await story.ask<readonly { readonly ID: string }[]>('GET', '/v1/jobs');
  return jobs.some(({ ID }) => ID === 'web');
}
