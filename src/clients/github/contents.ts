import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import type { GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

const Content = v.object({ type: v.literal('file'), encoding: v.literal('base64'), content: v.string() });

/**
 * The content of a file at a commit; undefined where the commit has none. Of a file of more than 1 MB GitHub returns the encoding `none`.
 *
 * @param file its commit, and its path in the repository, with `/`
 * @throws ServiceError of the request; `server` for anything but a file with its content
 * @see https://docs.github.com/en/rest/repos/contents#get-repository-content
 */
export async function readContent(
  github: GitHub,
  repository: Repository,
  { commit: ref, path }: { readonly commit: string; readonly path: string },
): Promise<Buffer | undefined> {
  const answer = await orUndefined(github.rest.repos.getContent({ ...repository, path, ref }), 'not-found');
  if (answer === undefined) return undefined;
  return Buffer.from(readAs(Content, answer.data, 'a file with its content').content, 'base64');
}
