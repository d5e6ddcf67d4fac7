import type { GitHub } from './client.ts';
import type { Published } from '../../text/published.ts';
import type { Repository } from './context.ts';

interface CommitStatus {
  readonly commit: string;
  readonly state: 'pending' | 'success' | 'failure';
  /** The name of the status; a later one with the same name replaces it. */
  readonly context: string;
  /** One line; GitHub's limit is 140 characters. */
  readonly description: Published;
  readonly url: string | undefined;
}

/** Sets a status of a commit. @see https://docs.github.com/en/rest/commits/statuses#create-a-commit-status */
export async function setCommitStatus(
  github: GitHub,
  repository: Repository,
  { commit, state, context, description, url }: CommitStatus,
): Promise<void> {
  await github.rest.repos.createCommitStatus({
    ...repository,
    sha: commit,
    state,
    context,
    description,
    ...(url === undefined ? {} : { target_url: url }),
  });
}

/** 👀, 🚀 and 😕. */
export type Reaction = 'eyes' | 'rocket' | 'confused';

/** Adds a reaction to a comment; one that is already there stays. @see https://docs.github.com/en/rest/reactions/reactions#create-reaction-for-an-issue-comment */
export async function addReaction(
  github: GitHub,
  repository: Repository,
  { comment, content }: { readonly comment: number; readonly content: Reaction },
): Promise<void> {
  await github.rest.reactions.createForIssueComment({ ...repository, comment_id: comment, content });
}
