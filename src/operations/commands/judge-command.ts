import { describeSetting, orElse, orUndefined } from '../../errors.ts';
import { removeFullStop } from '../../text/numbers.ts';
import { getComment, type Comment } from '../../clients/github/comments/requests.ts';
import { readPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import { isAtLeast, readRole } from '../../clients/github/repositories.ts';
import { checkPlanWasRead, checkPullRequest, findCommandJob, needsRecord } from '../../review/commands/judge-record.ts';
import { readCommandOrHelp, type Command } from '../../review/commands/parse-command.ts';
import {
  CommandRefusal,
  createCommentChangedRefusal,
  refuseSilently,
  refuseAuthor,
  createUnknownPlanRefusal,
  createVerbRefusal,
} from '../../review/commands/refusals.ts';
import { createApprovalRules, countConsents } from '../review/count-approvals.ts';
import { openReview, type RecordThread } from '../review/open-review.ts';
import { describeShortfall, type ApprovalRule } from '../../review/approvals.ts';
import type { CommentEvent, PullRequest } from '../../clients/github/event.ts';
import type { ReviewRecord, ReviewedJob, SignedRecord } from '../../review/record.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { CommandSettings } from '../../inputs/commands.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';

export interface CommandLookup {
  readonly event: RunnerContext;
  readonly settings: CommandSettings;
  readonly thread: RecordThread;
  /** `undefined` for a run without a connection to Nomad. */
  readonly nomad: Pick<ConnectionInputs, 'address' | 'namespace' | 'region'> | undefined;
}

/** A comment with a command, whose author may give it. */
export interface PermittedCommand {
  readonly comment: CommentEvent;
  readonly command: Command;
}

/** A command that may be run. */
export interface JudgedCommand extends PermittedCommand {
  readonly pullRequest: PullRequest;
  /** `undefined` for a command about no job. */
  readonly job: ReviewedJob | undefined;
  /** Whether the plan, or one of its guarded changes, needs an approval. */
  readonly isApproved: boolean;
}

/** Reads the command of the event, regardless of its author. @throws CommandRefusal, which is silent */
export function readCommand({ event: { comment } }: Pick<CommandLookup, 'event'>): PermittedCommand {
  if (comment === undefined)
    throw refuseSilently('The event is not a new comment on a pull request (`issue_comment` with `types: [created]`)');
  const command = readCommandOrHelp(comment.body);
  if (command === undefined) throw refuseSilently('The first line of the comment is not a command');
  return { comment, command };
}

/** Checks whether the author of a command may give commands, with at most one request. @throws CommandRefusal, without a reply if GitHub reports that the author may not */
export async function checkCommander(
  { comment: { author, isBot } }: PermittedCommand,
  { thread: { github, repository }, settings }: CommandLookup,
): Promise<void> {
  const isNamed = settings.logins.has(author.toLowerCase());
  if (isBot) {
    // GitHub has no roles for apps: their own permissions let them comment.
    if (isNamed) return;
    throw refuseAuthor(author, 'it is an app, and `commanders` does not name it');
  }
  const minRole = isNamed ? 'write' : settings.role;
  if (minRole === undefined) throw refuseAuthor(author, '`commanders` does not name it');
  const role = await orElse(readRole(github, repository, author), ({ message, hint }) => {
    // If GitHub returns no roles, no one may give commands. A reply is necessary: without one, the command would seem to be ignored.
    throw new CommandRefusal('not-allowed', message, { hint });
  });
  if (!isAtLeast(role, minRole)) throw refuseAuthor(author, `the role of the account is lower than \`${minRole}\``);
}

/** Checks all other rules of a command. @throws CommandRefusal; ActionError of a failed request, which never permits a command */
export async function judgeCommand(permittedCommand: PermittedCommand, lookup: CommandLookup): Promise<JudgedCommand> {
  const { comment, command } = permittedCommand;
  const { thread, settings, nomad } = lookup;
  await checkUnedited(comment, lookup);
  if (!settings.verbs.has(command.verb)) throw createVerbRefusal(command.verb);
  const pullRequest = await orUndefined(readPullRequest(thread.github, thread.repository, comment.number), 'not-found');
  if (pullRequest === undefined) throw createUnknownPlanRefusal(`pull request ${comment.number} does not exist`);
  checkPullRequest(command, pullRequest);
  if (!needsRecord(command)) return { ...permittedCommand, pullRequest, job: undefined, isApproved: false };
  const signedRecord = await findRecord(lookup);
  const context = {
    command,
    headSha: pullRequest.headSha,
    createdAt: comment.createdAt,
    address: nomad && { namespace: nomad.namespace ?? 'default', region: nomad.region ?? '' },
  };
  checkPlanWasRead(signedRecord, context);
  const job = findCommandJob(signedRecord, context);
  const { approvals, guards, registered } = signedRecord.record;
  const rules = registered?.flatMap((consent) => consent.rules) ?? createApprovalRules(approvals, guards?.role);
  if (command.verb === 'revert') await checkReverter(comment.author, rules, thread);
  if (command.verb === 'promote') await checkConsents(signedRecord.record, thread);
  return { ...permittedCommand, pullRequest, job, isApproved: rules.length > 0 };
}

/** No approval or guard covers the version of a revert, so its author must be able to give both. @throws CommandRefusal; ActionError of a request */
async function checkReverter(author: string, rules: readonly ApprovalRule[], thread: RecordThread): Promise<void> {
  if (rules.length === 0) return;
  const has = await readRole(thread.github, thread.repository, author);
  const rule = rules.find(({ role }) => !isAtLeast(has, role));
  if (rule === undefined) return;
  const requirement = { plan: 'the plan needs approvals', guards: 'its guarded changes need an approval' }[rule.of];
  const message = `\`${author}\` may not revert: ${requirement} of the role \`${rule.role}\``;
  throw new CommandRefusal('not-allowed', message, { hint: 'Ask a person with that role to give the command.' });
}

/**
 * A change that needed approvals to be registered also needs them to be promoted, regardless of later plans. An objection by anyone who could approve the plan prevents the promotion.
 * `fail` and `revert` take it back.
 *
 * @throws CommandRefusal; ActionError of a request
 */
async function checkConsents(record: ReviewRecord, thread: RecordThread): Promise<void> {
  const { registered, approvals, guards, ...shown } = record;
  const hasHits = [...record.jobs, ...record.removed].some(({ hits }) => hits !== undefined);
  const planned = { ...shown, rules: [...createApprovalRules(approvals, hasHits ? guards?.role : undefined)] };
  const counts = await countConsents(thread, registered ?? [planned]);
  const reason = counts.flat().flatMap((count) => {
    const neededCount = registered === undefined ? 0 : count.needed;
    return describeShortfall({ ...count, needed: neededCount }, `the plan of pull request ${count.pullRequest}`) ?? [];
  });
  if (reason.length === 0) return;
  const hint = 'Have the plan approved, or the objection dismissed. `fail` and `revert` remain possible.';
  throw new CommandRefusal('not-approved', [...new Set(reason)].join('; '), { hint });
}

/** The comment is unchanged since it started the run: readers of the pull request see the command that ran. */
async function checkUnedited(comment: CommentEvent, { thread }: CommandLookup): Promise<void> {
  const current = await orUndefined(getComment(thread, comment.id), 'not-found');
  if (current === undefined) throw createCommentChangedRefusal('deleted');
  const isSame =
    current.user?.login === comment.author &&
    Date.parse(current.created_at) === Date.parse(comment.createdAt) &&
    normalizeLines(current.body ?? '') === normalizeLines(comment.body);
  if (!isSame) throw createCommentChangedRefusal('edited');
}

function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trimEnd();
}

/** Finds the comment with the plan, and verifies its record. @throws CommandRefusal `unknown-plan`; ActionError of a request */
export async function findRecord(lookup: CommandLookup): Promise<SignedRecord & { readonly comment: Comment }> {
  const { comment, isByOthers, verified, refusal } = await openReview(lookup.thread, lookup.nomad);
  if (verified !== undefined) return { ...verified, comment };
  const keyHint = `Set ${describeSetting('signing-key')} in every job of this workflow to the key of the plan.`;
  const equalHint = `Use the same ${describeSetting('signing-key')} and \`environment\` in the workflows of plan and commands. If they are equal, plan the pull request again, read the new plan, and repeat the command.`;
  const hint = lookup.settings.keys === undefined ? keyHint : isByOthers ? refusal.hint : equalHint;
  throw createUnknownPlanRefusal(removeFullStop(refusal.message), hint);
}
