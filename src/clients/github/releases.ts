import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import { readAs } from './pages.ts';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

const Release = v.object({
  // Opaque: beyond 2^53 octokit gives a bigint.
  id: v.custom<number>((id) => typeof id === 'number' || typeof id === 'bigint'),
  body: v.optional(v.nullable(v.string()), ''),
});

/**
 * Brings the text of a tag's release to what `edit` makes of it; nothing is written where that is the same.
 *
 * @returns `missing` when the tag has no release
 * @throws ActionError as GitHub's answer tells it
 * @see https://docs.github.com/en/rest/releases/releases
 */
export async function editRelease(
  github: GitHub,
  { owner, name: repo }: Repository,
  tag: string,
  edit: (body: string) => string,
): Promise<'updated' | 'unchanged' | 'missing'> {
  const release = await releaseOf(github, { owner, repo, tag });
  if (release === undefined) return 'missing';
  const before = release.body ?? '';
  const body = edit(before);
  if (body === before) return 'unchanged';
  await github.request('PATCH /repos/{owner}/{repo}/releases/{release_id}', {
    owner,
    repo,
    release_id: release.id,
    body,
  });
  return 'updated';
}

async function releaseOf(
  github: GitHub,
  place: { readonly owner: string; readonly repo: string; readonly tag: string },
): Promise<v.InferOutput<typeof Release> | undefined> {
  const answer = await orUndefined(github.request('GET /repos/{owner}/{repo}/releases/tags/{tag}', place), 'not-found');
  return answer === undefined ? undefined : readAs(Release, answer.data, 'release');
}
