import { whoAreWe } from '../../clients/github/comments/authorship.ts';
import { commentPlaceOf, type RecordPlace } from '../comments/open-review.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository, RunnerContext } from '../../clients/github/context.ts';
import type { CommandSettings } from '../../inputs/commands.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';

/** What a command is judged with. */
export interface CommandLookup {
  readonly event: RunnerContext;
  readonly github: GitHub;
  readonly repository: Repository;
  readonly settings: CommandSettings;
  /** The login of the token. */
  readonly author: () => Promise<string>;
  /** Undefined for a run without a connection to Nomad. */
  readonly nomad: Pick<ConnectionInputs, 'address' | 'namespace' | 'region'> | undefined;
}

/** Asks for the login of the token once, and again after an error. */
export function createAuthor({ event, github, settings }: Omit<CommandLookup, 'author'>): CommandLookup['author'] {
  let known: string | undefined;
  const { graphqlUrl } = event;
  return async () => (known ??= await whoAreWe({ github, graphqlUrl, commentAuthor: settings.comment.author }));
}

/** Where the comment with the plan is. */
export function placeOfPlan(
  { event, github, repository, author, settings }: CommandLookup,
  number: number,
): RecordPlace {
  const { comment, keys } = settings;
  return { ...commentPlaceOf({ event, comment, keys }, github, repository, number), author };
}
