import { isPositiveInteger, nonEmptyText, type Payload } from './payload.ts';

export interface CommentEvent {
  readonly id: number;
  /** The number of the pull request. */
  readonly number: number;
  readonly body: string;
  /** ISO 8601, by the clock of GitHub. */
  readonly createdAt: string;
  readonly author: string;
  /** Whether the author is an app. */
  readonly isBot: boolean;
}

/**
 * Reads the comment of an event; undefined for other events, for edited and deleted comments, for comments on issues,
 * and if the author is not the account that caused the event.
 *
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#issue_comment
 */
export function readCommentEvent(eventName: string, payload: Payload): CommentEvent | undefined {
  const { action, issue, comment, sender } = payload ?? {};
  const isOnPullRequest = typeof issue?.pull_request === 'object' && issue.pull_request !== null;
  if (eventName !== 'issue_comment' || action !== 'created' || !isOnPullRequest) return undefined;
  const author = nonEmptyText(comment?.user?.login);
  const createdAt = nonEmptyText(comment?.created_at);
  if (author === undefined || createdAt === undefined || author !== sender?.login) return undefined;
  const [id, number, body, type] = [comment?.id, issue.number, comment?.body, comment?.user?.type];
  if (!isPositiveInteger(id) || !isPositiveInteger(number) || typeof body !== 'string') return undefined;
  // Gitea and Forgejo do not report a type; they have no apps.
  const isBot = author.endsWith('[bot]') || (type !== undefined && type !== 'User');
  return { id, number, body, createdAt, author, isBot };
}
