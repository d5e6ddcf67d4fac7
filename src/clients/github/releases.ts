import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import type { GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Published } from '../../text/published.ts';
import type { Repository } from './context.ts';

const RELEASE = v.object({
  // Opaque: octokit returns a bigint beyond 2^53.
  id: v.custom<number>((id) => typeof id === 'number' || typeof id === 'bigint'),
  body: v.optional(v.nullable(v.string()), ''),
});

/**
 * Edits the text of a tag's release; nothing is written if it stays the same.
 *
 * @returns `missing` if the tag has no release
 * @see https://docs.github.com/en/rest/releases/releases
 */
export async function editRelease(
  github: GitHub,
  repository: Repository,
  tag: string,
  edit: (body: string) => Published,
): Promise<'updated' | 'unchanged' | 'missing'> {
  const found = await orUndefined(github.rest.repos.getReleaseByTag({ ...repository, tag }), 'not-found');
  if (found === undefined) return 'missing';
  const release = readAs(RELEASE, found.data, 'a release');
  const before = release.body ?? '';
  const body = edit(before);
  if (body === before) return 'unchanged';
  await github.rest.repos.updateRelease({ ...repository, release_id: release.id, body });
  return 'updated';
}
