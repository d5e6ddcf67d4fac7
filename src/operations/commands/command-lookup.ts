import { whoAreWe } from '../../clients/github/comments/authorship.ts';
import { commentMarker, type CommentPlace } from '../../clients/github/comments/find.ts';
import { wroteLater } from '../../report/comment/same-comment.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository, RunnerContext } from '../../clients/github/context.ts';
import type { CommandSettings } from '../../inputs/commands/settings.ts';
import type { ConnectionInputs } from '../../inputs/connection/connection.ts';

/** What a command is judged with. */
export interface CommandLookup {
  readonly event: RunnerContext;
  readonly github: GitHub;
  readonly repository: Repository;
  readonly settings: CommandSettings;
  /** Undefined for a run without a connection to Nomad. */
  readonly nomad: Pick<ConnectionInputs, 'address' | 'namespace' | 'region'> | undefined;
}

/** Where the comment with the plan is. */
export function placeOfPlan(
  { github, repository, event, settings: { comment } }: CommandLookup,
  number: number,
): CommentPlace {
  const author = (): Promise<string> =>
    whoAreWe({ github, graphqlUrl: event.graphqlUrl, commentAuthor: comment.author });
  return { github, repository, number, marker: commentMarker(comment.id), author, isNewer: wroteLater };
}
