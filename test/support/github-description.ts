import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'openapi-backend';

const FILE = join(import.meta.dirname, '../fixtures/github-openapi.json');

/** The part of GitHub's OpenAPI description that we ask for (see scripts/cut-openapi.ts). */
export function readDescription(): Document {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Document;
}

type Example = Readonly<Record<string, unknown>>;
type PullRequest = Example & { readonly head: object };

/** Complete objects as GitHub answers with them: the description's own examples. */
export interface Examples {
  readonly comment: Example;
  readonly pullRequest: PullRequest;
  /** As a list holds it. */
  readonly listedPullRequest: PullRequest;
  readonly user: Example;
}

export function readExamples(): Examples {
  const examples = readDescription().components?.examples ?? {};
  const valueOf = (name: string): unknown => (examples[name] as { readonly value: unknown }).value;
  const [listed] = valueOf('pull-request-simple-items') as [PullRequest];
  // The examples' team lacks the `type` that their schema asks for.
  const withoutTeams = { requested_teams: [] };
  return {
    comment: valueOf('issue-comment') as Example,
    pullRequest: { ...(valueOf('pull-request') as PullRequest), ...withoutTeams },
    listedPullRequest: { ...listed, ...withoutTeams },
    user: valueOf('private-user-response-with-public-and-private-profile-information') as Example,
  };
}
