import { ActionError, orUndefined } from '../../errors.ts';
import { readAuthorship } from '../../clients/github/comments/authorship.ts';
import { getComment } from '../../clients/github/comments/requests.ts';
import { findComment, type CommentPlace, type FoundComment } from '../../clients/github/comments/find.ts';
import { readCompletePullRequest } from '../../clients/github/complete-pull-request.ts';
import { isAtLeast, readRole } from '../../clients/github/permissions.ts';
import { checkPullRequest, judgeRecord, needsRecord } from '../../review/commands/judge-command.ts';
import { parseCommand, type Command } from '../../review/commands/parse-command.ts';
import {
  commentChanged,
  notACommand,
  notACommander,
  unknownPlan,
  verbNotAllowed,
} from '../../review/commands/refusals.ts';
import { openRecord } from '../../review/record-codec.ts';
import { checkAuthor, validateRecord } from '../../review/validate-record.ts';
import { placeOfPlan, type CommandLookup } from './command-lookup.ts';
import type { CommentEvent } from '../../clients/github/comment-event.ts';
import type { PullRequest } from '../../clients/github/event.ts';
import type { ReviewedJob, ReviewRecord } from '../../review/record.ts';

/** A comment with a command whose author may give it. */
export interface PermittedCommand {
  readonly comment: CommentEvent;
  readonly command: Command;
}

/** A command that may be run. */
export interface JudgedCommand extends PermittedCommand {
  readonly pullRequest: PullRequest;
  /** Undefined for a command about no job. */
  readonly job: ReviewedJob | undefined;
}

/**
 * Reads the command of the event, and asks GitHub whether its author may give commands. Sends at most one request.
 *
 * @throws CommandRefusal that is silent, and nothing else
 */
export async function readPermittedCommand(lookup: CommandLookup): Promise<PermittedCommand> {
  const { comment } = lookup.event;
  if (comment === undefined)
    throw notACommand('The event is not a new comment on a pull request (`issue_comment` with `types: [created]`)');
  const command = parseCommand(comment.body);
  if (command === undefined) throw notACommand('The first line of the comment is not a command');
  await checkCommander(comment, lookup);
  return { comment, command };
}

/** @throws CommandRefusal */
async function checkCommander(
  { author, isBot }: CommentEvent,
  { github, repository, settings: { role, logins } }: CommandLookup,
): Promise<void> {
  const isNamed = logins.has(author.toLowerCase());
  if (isBot) {
    // GitHub has no roles for apps: their own permissions let them comment.
    if (isNamed) return;
    throw notACommander(author, 'it is an app, and `commanders` does not name it');
  }
  const wanted = isNamed ? 'write' : role;
  if (wanted === undefined) throw notACommander(author, '`commanders` does not name it');
  try {
    if (isAtLeast(await readRole(github, repository, author), wanted)) return;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    throw notACommander(author, `GitHub did not report its role: ${error.message}`);
  }
  throw notACommander(author, `its role in the repository is less than \`${wanted}\``);
}

/**
 * Checks all other rules of a command.
 *
 * @throws CommandRefusal; ActionError of a request, which never counts as a yes
 */
export async function judgeCommand(permitted: PermittedCommand, lookup: CommandLookup): Promise<JudgedCommand> {
  const { comment, command } = permitted;
  const { github, repository, settings } = lookup;
  await checkUnedited(comment, lookup);
  if (!settings.verbs.has(command.verb)) throw verbNotAllowed(command.verb);
  const pullRequest = await readCompletePullRequest(github, repository, comment.number);
  if (pullRequest === undefined) throw unknownPlan(`pull request ${comment.number} does not exist`);
  checkPullRequest(command, pullRequest);
  if (!needsRecord(command)) return { ...permitted, pullRequest, job: undefined };
  const { record } = await findRecord(placeOfPlan(lookup, comment.number), lookup);
  const place = lookup.nomad && { namespace: lookup.nomad.namespace ?? 'default', region: lookup.nomad.region ?? '' };
  const { headSha } = pullRequest;
  const job = judgeRecord(record, {
    command,
    headSha,
    createdAt: comment.createdAt,
    key: settings.signingKey,
    place,
  });
  return { ...permitted, pullRequest, job };
}

/** The comment is still as it was when it started the run: whoever reads the pull request sees what ran. */
async function checkUnedited(comment: CommentEvent, { github, repository }: CommandLookup): Promise<void> {
  const thread = { github, repository, number: comment.number };
  const now = await orUndefined(getComment(thread, comment.id), 'not-found');
  if (now === undefined) throw commentChanged('deleted');
  const isSame =
    now.user?.login === comment.author &&
    Date.parse(now.created_at) === Date.parse(comment.createdAt) &&
    normalizeLines(now.body ?? '') === normalizeLines(comment.body);
  if (!isSame) throw commentChanged('edited');
}

function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trimEnd();
}

/** The comment with the plan and its record, both as they were verified. */
export interface VerifiedPlan {
  readonly record: ReviewRecord;
  readonly comment: FoundComment;
}

/**
 * Finds the comment with the plan, and verifies its record like a registration does.
 *
 * @throws CommandRefusal `unknown-plan`; ActionError of a request
 */
export async function findRecord(place: CommentPlace, lookup: CommandLookup): Promise<VerifiedPlan> {
  const { ours: comment } = await findComment(place);
  if (comment === undefined) throw unknownPlan('Outrider has written no plan on this pull request');
  try {
    return await verifyRecord(comment, lookup);
  } catch (error) {
    if (!(error instanceof ActionError) || error.reason !== 'not-reviewed') throw error;
    throw unknownPlan(error.message.replace(/^Not registered: /, '').replace(/\.$/, ''));
  }
}

async function verifyRecord(comment: FoundComment, lookup: CommandLookup): Promise<VerifiedPlan> {
  const { github, event, repository, settings, nomad } = lookup;
  const key = settings.signingKey;
  const expected = {
    repository: `${repository.owner}/${repository.name}`,
    pullRequest: event.comment?.number ?? 0,
    comment: settings.comment.id,
    cluster: nomad?.address.host,
    namespace: nomad?.namespace ?? '',
    region: nomad?.region ?? '',
    key,
  };
  const opened = openRecord(comment.body, key);
  const record = validateRecord(opened, expected);
  if (opened.kind === 'opened' && opened.signed) return { record, comment };
  const written = await readAuthorship(github, event.graphqlUrl, comment.nodeId);
  checkAuthor(written);
  // Author, editor and text have to come from the same answer.
  return {
    record: validateRecord(openRecord(written.body, key), expected),
    comment: { ...comment, body: written.body },
  };
}
