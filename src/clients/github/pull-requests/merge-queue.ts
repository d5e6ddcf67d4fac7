import * as v from 'valibot';
import { readAs } from '../responses.ts';
import type { GitHub } from '../client.ts';
import type { Repository } from '../context.ts';

const QUEUE = v.object({
  data: v.object({
    repository: v.object({
      mergeQueue: v.nullable(
        v.object({
          entries: v.object({
            nodes: v.array(v.object({ position: v.number(), pullRequest: v.object({ number: v.number() }) })),
          }),
        }),
      ),
    }),
  }),
});

const queueQuery = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { mergeQueue(branch: $branch) {
    entries(first: 100) { nodes { position pullRequest { number } } }
  } }
}`;

interface QueueQuery {
  readonly graphqlUrl: string;
  readonly repository: Repository;
  readonly branch: string;
}

/**
 * The pull requests of the first 100 entries of a merge queue, in their order; only GraphQL reports them.
 *
 * @see https://docs.github.com/en/graphql/reference/objects#mergequeue
 */
export async function listQueue(
  github: GitHub,
  { graphqlUrl, repository, branch }: QueueQuery,
): Promise<readonly number[]> {
  const variables = { owner: repository.owner, name: repository.repo, branch };
  const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: queueQuery, variables });
  const { mergeQueue } = readAs(QUEUE, data, 'a merge queue').data.repository;
  const entries = mergeQueue?.entries.nodes ?? [];
  return entries.toSorted((a, b) => a.position - b.position).map(({ pullRequest }) => pullRequest.number);
}
