import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'openapi-backend';

const file = join(import.meta.dirname, '../fixtures/github-openapi.json');

/** The part of GitHub's OpenAPI description that covers the requests of Outrider (see scripts/cut-openapi.ts). */
export function readDescription(): Document {
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

type Example = Readonly<Record<string, unknown>>;
type PullRequest = Example & { readonly head: object; readonly base: { readonly repo: object } };

/** Complete objects as GitHub returns them: the description's own examples. */
export interface Examples {
  readonly comment: Example;
  readonly issue: Example;
  readonly pullRequest: PullRequest;
  readonly listedPullRequest: PullRequest;
  readonly user: Example;
  readonly repository: Example;
  readonly branch: Example;
  readonly comparison: Example & { readonly commits: readonly Example[] };
  readonly review: Example;
  readonly permission: Example;
  readonly commit: Example & { readonly commit: Example };
}

export function readExamples(): Examples {
  const examples = readDescription().components?.examples ?? {};
  const readValue = (name: string): unknown => (examples[name] as { readonly value: unknown }).value;
  const [listed] = readValue('pull-request-simple-items') as [PullRequest];
  const [commit] = readValue('commit-items') as [Examples['commit']];
  const [review = {}] = readValue('pull-request-review-items') as readonly Example[];
  // The team in the examples lacks the required `type`.
  const withoutTeams = { requested_teams: [] };
  return {
    comment: readValue('issue-comment') as Example,
    issue: readValue('issue') as Example,
    pullRequest: { ...(readValue('pull-request') as PullRequest), ...withoutTeams },
    listedPullRequest: { ...listed, ...withoutTeams },
    user: readValue('private-user-response-with-public-and-private-profile-information') as Example,
    repository: ownRepository(readValue('full-repository-default-response') as Example),
    branch: readValue('branch-get') as Example,
    comparison: readValue('commit-comparison') as Examples['comparison'],
    review,
    commit,
    permission: readValue('repository-collaborator-permission-response-if-user-has-admin-permissions') as Example,
  };
}

/** Without parent repositories; the example lacks the required `language`. */
function ownRepository(example: Example): Example {
  const others = new Set(['parent', 'source', 'template_repository']);
  return { ...Object.fromEntries(Object.entries(example).filter(([name]) => !others.has(name))), language: null };
}
