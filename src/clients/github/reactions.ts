import type { GitHub } from './client.ts';
import type { Repository } from './context.ts';

/** 👀, 🚀 and 😕. */
export type Reaction = 'eyes' | 'rocket' | 'confused';

/**
 * Adds a reaction to a comment; one that is already there stays.
 *
 * @see https://docs.github.com/en/rest/reactions/reactions#create-reaction-for-an-issue-comment
 */
export async function addReaction(
  github: GitHub,
  repository: Repository,
  { comment, content }: { readonly comment: number; readonly content: Reaction },
): Promise<void> {
  await github.rest.reactions.createForIssueComment({ ...repository, comment_id: comment, content });
}
