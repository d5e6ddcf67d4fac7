import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import { ownerAndRepo, type GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

const RELEASE = v.object({
  // Opaque: beyond 2^53 octokit gives a bigint.
  id: v.custom<number>((id) => typeof id === 'number' || typeof id === 'bigint'),
  body: v.optional(v.nullable(v.string()), ''),
});

/**
 * Brings the text of a tag's release to what `edit` makes of it; nothing is written where that is the same.
 *
 * @returns `missing` when the tag has no release
 * @throws ServiceError GitHub's own
 * @see https://docs.github.com/en/rest/releases/releases
 */
export async function editRelease(
  github: GitHub,
  repository: Repository,
  tag: string,
  edit: (body: string) => string,
): Promise<'updated' | 'unchanged' | 'missing'> {
  const place = ownerAndRepo(repository);
  const found = await orUndefined(github.rest.repos.getReleaseByTag({ ...place, tag }), 'not-found');
  if (found === undefined) return 'missing';
  const release = readAs(RELEASE, found.data, 'release');
  const before = release.body ?? '';
  const body = edit(before);
  if (body === before) return 'unchanged';
  await github.rest.repos.updateRelease({ ...place, release_id: release.id, body });
  return 'updated';
}
