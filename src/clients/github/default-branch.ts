import * as v from 'valibot';
import { readAs } from './pages.ts';
import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

const Described = v.object({ default_branch: v.pipe(v.string(), v.minLength(1)) });

/**
 * The repository's default branch.
 *
 * @throws ActionError when GitHub does not answer
 * @see https://docs.github.com/en/rest/repos/repos#get-a-repository
 */
export async function readDefaultBranch(github: GitHub, { owner, name }: Repository): Promise<string> {
  const { data } = await github.request('GET /repos/{owner}/{repo}', { owner, repo: name });
  return readAs(Described, data, 'repository').default_branch;
}
