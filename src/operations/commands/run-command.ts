import { ActionError, orElse, orUndefined } from '../../errors.ts';
import { formatFailure } from '../../report/documentation.ts';
import { plainLines } from '../../text/log-text.ts';
import { createCommentMarker } from '../../clients/github/comments/find.ts';
import { CommandRefusal, refuseSilently } from '../../review/commands/refusals.ts';
import { formatCommand } from '../../review/commands/parse-command.ts';
import { connectGitHub, type RunContext } from '../run-context.ts';
import {
  findRecord,
  judgeCommand,
  readCommand,
  checkCommander,
  type CommandLookup,
  type JudgedCommand,
  type PermittedCommand,
} from './judge-command.ts';
import { toPublished, type Published } from '../../text/published.ts';
import { rewriteComment, upsertComment } from '../../clients/github/comments/upsert.ts';
import { addReaction, listComments, type Reaction } from '../../clients/github/comments/requests.ts';
import { setCommitStatus } from '../../clients/github/repositories.ts';
import { createThreadOpener, sealAgainIfLate, sealComment } from '../review/open-review.ts';
import { foldOutdated, renderCommandNotice, addNotice } from '../../report/comment/notice.ts';
import { replaceRecord, stampLength } from '../../review/record-codec.ts';
import { maxCommentCharacters } from '../../text/fit.ts';
import { renderReply, type Reply } from '../../report/comment/command-reply.ts';
import { md, prose } from '../../text/markdown.ts';
import type { CommandSettings, CommandVerb } from '../../inputs/commands.ts';
import type { ReviewRecord, ReviewedJob } from '../../review/record.ts';
import type { Runner } from '../../clients/github/runner.ts';

interface RunningCommand {
  readonly judgment: JudgedCommand;
  readonly judgeAgain: () => Promise<JudgedCommand>;
  /** Shows on the pull request how it ended; called exactly once, even after an error. */
  readonly end: (end: CommandResult) => Promise<void>;
}

interface CommandResult {
  /** One redacted line. */
  readonly headline: string;
  readonly failures: readonly ActionError[];
  /** Whether the command changed its job, however that ended. */
  readonly hasChangedJob: boolean;
}

interface CommandRun extends Pick<RunContext, 'event' | 'runner' | 'transport'> {
  readonly verb: CommandVerb;
  readonly settings: CommandSettings;
  readonly nomad: CommandLookup['nomad'];
}

/** Judges the command of the event, then calls `act`. @throws ActionError if the command is refused or cannot be judged; then `act` was not called */
export async function runCommand<Outcome>(
  run: CommandRun,
  act: (running: RunningCommand) => Promise<Outcome>,
): Promise<Outcome> {
  const stage = await openStage(run);
  const permittedCommand = await authorizeOrReply(stage);
  if (permittedCommand.command.verb !== run.verb)
    throw refuseSilently(`The command is \`${formatCommand(permittedCommand.command)}\`, which this mode does not run`);
  const judgment = await judgeOrReply(permittedCommand, stage);
  await setStatus(stage, judgment, 'pending', stage.runner.publisher.line(`Command of ${judgment.comment.author}`));
  return act({
    judgment,
    // Judge again after the wait, which may take days if the environment has required reviewers.
    judgeAgain: async () => {
      await checkCommander(permittedCommand, stage);
      return judgeCommand(permittedCommand, stage);
    },
    end: async (ending) => showEnd(stage, judgment, ending),
  });
}

export async function judgeOrReply(permittedCommand: PermittedCommand, stage: CommandStage): Promise<JudgedCommand> {
  return replyIfRefused(permittedCommand, stage, judgeCommand(permittedCommand, stage));
}

/** Reads the command of the event. Replies if GitHub did not return the role of the author; an author who may not give commands gets no reply. */
export async function authorizeOrReply(stage: CommandStage): Promise<PermittedCommand> {
  const command = readCommand(stage);
  await replyIfRefused(command, stage, checkCommander(command, stage));
  return command;
}

async function replyIfRefused<T>(command: PermittedCommand, stage: CommandStage, judging: Promise<T>): Promise<T> {
  return orElse(judging, async (error) => {
    if (!(await isUnanswered(error, stage))) {
      await react(stage, command, 'confused');
      await replyTo(stage, command, error);
    }
    throw error;
  });
}

/** Whether to write no reply: also if the command is for the plan of a different environment, whose run replies. */
async function isUnanswered(error: ActionError, { thread, settings }: CommandStage): Promise<boolean> {
  const { isSilent = false, otherPlan } = error instanceof CommandRefusal ? error.options : {};
  if (otherPlan === undefined) return isSilent;
  const markers = [createCommentMarker(settings.comment.id), createCommentMarker(settings.comment.id, 'reply')];
  const comments = (await orUndefined(listComments(thread))) ?? [];
  const others = comments.filter(({ body }) => !markers.some((marker) => body?.startsWith(marker)));
  return others.some(({ body }) => body?.startsWith('<!-- outrider:') && body.includes(otherPlan));
}

/** Connects a run to the pull request of its command. */
export async function openStage(run: Omit<CommandRun, 'verb'>): Promise<CommandStage> {
  const { event, settings, runner, nomad } = run;
  const { repo: repository } = event;
  const { comment, keys } = settings;
  if (repository === undefined || comment.token === undefined)
    throw refuseSilently('There is no `github-token`, or the repository is unknown');
  const github = await connectGitHub(run, comment.token);
  const thread = createThreadOpener({ event, comment, keys }, github, repository)(event.comment?.number ?? 0);
  return { event, settings, thread, nomad, runner };
}

async function showEnd(stage: CommandStage, judgment: JudgedCommand, ending: CommandResult): Promise<void> {
  const { headline, failures, hasChangedJob } = ending;
  const isSuccess = failures.length === 0;
  const result = stage.runner.publisher.line(headline);
  await react(stage, judgment, isSuccess ? 'rocket' : 'confused');
  await setStatus(stage, judgment, isSuccess ? 'success' : 'failure', result);
  // The comment itself is the result of a plan.
  const hint = hasChangedJob ? undefined : failures[0]?.hint;
  const note = hint === undefined ? result : stage.runner.publisher.line(`${headline}. ${hint}`);
  if (judgment.command.verb !== 'plan') await showOnPlan(stage, judgment, { ...ending, isSuccess, result: note });
  const refusal = failures.find((failure) => failure instanceof CommandRefusal || failure.reason === 'not-applicable');
  if (refusal !== undefined) await replyTo(stage, judgment, refusal);
}

export interface CommandStage extends CommandLookup {
  readonly runner: Runner;
}

export async function react(stage: CommandStage, { comment }: PermittedCommand, content: Reaction): Promise<void> {
  await warnOnFailure(stage.runner, 'The reaction was not added', async () =>
    addReaction(stage.thread, comment.id, content),
  );
}

/** Characters of the description of a status. */
const maxDescriptionLength = 140;

async function setStatus(
  stage: CommandStage,
  { command, pullRequest }: JudgedCommand,
  state: 'pending' | 'success' | 'failure',
  description: Published,
): Promise<void> {
  const { thread, event, settings } = stage;
  const environment = settings.comment.id === 'default' ? '' : ` (${settings.comment.id})`;
  const { publisher } = stage.runner;
  await warnOnFailure(stage.runner, 'The commit status was not set', async () =>
    setCommitStatus(thread.github, thread.repository, {
      commit: pullRequest.headSha,
      state,
      context: `outrider/${command.verb}${environment}`,
      description: publisher.line(description.replaceAll('`', ''), maxDescriptionLength),
      url: await thread.github.forge.findRunUrl(event),
    }),
  );
}

/** Shows the command above the plan, and records its use, if the comment has a valid record. */
async function showOnPlan(
  stage: CommandStage,
  { command, comment, job }: JudgedCommand,
  { isSuccess, result, hasChangedJob }: CommandResult & { readonly isSuccess: boolean; readonly result: Published },
): Promise<void> {
  const { thread, event, runner } = stage;
  await warnOnFailure(runner, 'The command was not added to the comment with the plan', async () => {
    // Seal only a valid comment: otherwise, the edit of a different account would look like an edit of Outrider.
    const plan = await orUndefined(findRecord(stage), 'unknown-plan');
    if (plan === undefined) return;
    const record = hasChangedJob ? markUsed(plan.record, job, comment.id) : plan.record;
    const isAlone = plan.record.jobs.filter(({ changes }) => changes).length === 1;
    const ended = { author: comment.author, text: formatCommand(command), isSuccess, result, at: new Date() };
    const run = { number: event.runNumber, url: await thread.github.forge.findRunUrl(event) };
    const keepsRest = hasChangedJob && !isAlone;
    const notice = runner.publisher.markdown(renderCommandNotice({ ...ended, keepsRest, run }));
    const { id } = stage.settings.comment;
    const headline = runner.publisher.markdown(
      md`### ${isSuccess ? '🟢' : '🔴'} ${prose(`${id === 'default' ? '' : `${id}: `}${result}`)}`,
    );
    const recorded = replaceRecord(plan.comment.body, record);
    const maxLength = maxCommentCharacters - stampLength;
    const folded = hasChangedJob && isAlone ? foldOutdated(toPublished(recorded), headline, maxLength) : recorded;
    const draft = addNotice(folded, 'command', notice, maxLength);
    await sealAgainIfLate(thread, await rewriteComment(thread, plan.comment.id, sealComment(thread, draft)));
  });
}

/** Records that a command changed a job: its comment and all earlier ones cannot change the job again. */
function markUsed(record: ReviewRecord, job: ReviewedJob | undefined, comment: number): ReviewRecord {
  const jobs = record.jobs.map((entry) =>
    entry.file === job?.file ? { ...entry, command: Math.max(comment, entry.command ?? 0) } : entry,
  );
  return { ...record, jobs };
}

/** Writes the one reply of a pull request: a refusal, or the help. An earlier reply is replaced. */
export async function replyTo(
  stage: CommandStage,
  { comment, command }: PermittedCommand,
  reply: Reply,
): Promise<void> {
  const { settings, event, thread } = stage;
  await warnOnFailure(stage.runner, 'The reply was not written', async () => {
    const marker = createCommentMarker(settings.comment.id, 'reply');
    const request = { author: comment.author, text: formatCommand(command), commentUrl: comment.url };
    const runUrl = await thread.github.forge.findRunUrl(event);
    const body = renderReply({ marker, ...request, runUrl, runNumber: event.runNumber }, reply);
    await upsertComment({ ...thread, marker }, stage.runner.publisher.markdown(body), {
      isSame: (present, draft) => present.replaceAll('\r\n', '\n') === draft,
      mayCreate: true,
    });
  });
}

/** Shows a command on GitHub: an error becomes a warning. @param title the missing part, as a sentence without its full stop */
async function warnOnFailure(runner: Pick<Runner, 'warning'>, title: string, work: () => Promise<void>): Promise<void> {
  await orElse(work(), ({ reason, message, hint: errorHint }) => {
    const permissionHint = 'Give the job `permissions: { pull-requests: write, statuses: write }`.';
    // Other errors have better hints themselves.
    const isDenied = reason === 'unauthorized' || reason === 'not-found';
    const hint = `The command itself is not affected. ${isDenied ? permissionHint : (errorHint ?? permissionHint)}`;
    const failure = new ActionError({ reason, message: `${title}: ${message}`, help: 'command-not-shown', hint });
    runner.warning(plainLines(formatFailure(failure)));
  });
}
