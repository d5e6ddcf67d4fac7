import { keepWhole } from '../../text/fit.ts';
import { expandReport, type ShortReport } from '../../report/run-report.ts';
import { prose } from '../../text/markdown.ts';
import { selectNameableJobs } from '../../report/comment/command-lines.ts';
import { describeCorrection, formatCommand, type Command } from '../../review/commands/parse-command.ts';
import { derivePlanId } from '../../review/record-codec.ts';
import { ActionError, orUndefined } from '../../errors.ts';
import { findRecord, type JudgedCommand, type PermittedCommand } from '../../operations/commands/judge-command.ts';
import { CommandRefusal } from '../../review/commands/refusals.ts';
import {
  judgeOrReply,
  openStage,
  authorizeOrReply,
  react,
  replyTo,
  type CommandStage,
} from '../../operations/commands/run-command.ts';
import { commandInputs, readCommandInputs, type CommandInputs } from './inputs.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';

/**
 * Mode `command`: judges the command in a new comment on a pull request, before a job with secrets runs it.
 * Takes the event and `github-token`; returns the command, its job and the commit to check out, or the reason of the refusal.
 * It needs no address and no token of Nomad, and changes no job. Accounts that may not give commands get no reply.
 */
export const mode: Mode<typeof commandInputs, CommandInputs, ShortReport> = {
  inputs: commandInputs,
  activity: 'Checking a command',
  writes: [],
  read: readCommandInputs,
  run: judge,
  report: expandReport,
};

const emptyOutputs = {
  changed: 'false',
  command: '',
  job: '',
  'job-version': '',
  'pull-request': '',
  sha: '',
  commander: '',
} as const;

function createAcceptedReport({ command, comment, job, pullRequest, correction }: AnsweredCommand): ShortReport {
  const id = command.job ?? job?.id;
  return {
    headline: correction ?? `Accepted \`${formatCommand(command)}\` from \`${comment.author}\``,
    sign: correction === undefined ? '🟢' : '⚪',
    failures: [],
    outputs: {
      ...emptyOutputs,
      command: command.verb,
      job: typeof id === 'string' ? id : '',
      'job-version': command.version ?? '',
      'pull-request': String(pullRequest.number),
      sha: pullRequest.headSha,
      commander: comment.author,
    },
  };
}

function createRefusedReport(refusal: CommandRefusal, permittedCommand: PermittedCommand | undefined): ShortReport {
  const { message, hint, reason, options } = refusal;
  const text = `${message}.${hint === undefined ? '' : ` ${hint}`}`;
  return {
    headline: message,
    sign: '⚪',
    failures: [],
    notes: options.isSilent === true ? [] : [{ level: 'warning', text }],
    body: options.isSilent === true && hint !== undefined ? [keepWhole(prose(hint))] : [],
    outputs: { ...emptyOutputs, commander: permittedCommand?.comment.author ?? '', reason },
  };
}

/** Judges the command of the event, and responds. A refusal, which gets a reply, is not an error: its run succeeds, and no other job runs. */
async function judge(inputs: CommandInputs, context: RunContext): Promise<ShortReport> {
  const { command: settings } = inputs;
  let permittedCommand: PermittedCommand | undefined;
  try {
    const stage = await openStage({ ...context, settings, nomad: undefined });
    permittedCommand = await authorizeOrReply(stage);
    return createAcceptedReport(await judgeAndRespond(stage, permittedCommand));
  } catch (error) {
    if (error instanceof CommandRefusal) return createRefusedReport(error, permittedCommand);
    if (error instanceof ActionError) return { headline: error, sign: '🔴', failures: [error], outputs: emptyOutputs };
    throw error;
  }
}

interface AnsweredCommand extends JudgedCommand {
  /** See `describeCorrection`. */
  readonly correction: string | undefined;
}

async function judgeAndRespond(stage: CommandStage, permittedCommand: PermittedCommand): Promise<AnsweredCommand> {
  await react(stage, permittedCommand, 'eyes');
  const judgment = await judgeOrReply(permittedCommand, stage);
  const { verbs: allowed } = stage.settings;
  const isHelp = judgment.command.verb === 'help';
  const isMerged = judgment.pullRequest.state === 'merged';
  const correction = isHelp ? describeCorrection(judgment.comment.body, { allowed, isMerged }) : undefined;
  if (isHelp) {
    await replyTo(stage, judgment, { allowed, correction, example: await findExample(stage) });
    await react(stage, judgment, correction === undefined ? 'rocket' : 'confused');
  }
  return { ...judgment, correction };
}

/** The plan of the pull request, and the first of its jobs that a command can name. */
async function findExample(stage: CommandStage): Promise<Pick<Command, 'job' | 'plan'> | undefined> {
  const signedRecord = await orUndefined(findRecord(stage));
  return signedRecord && { job: selectNameableJobs(signedRecord)[0]?.id, plan: derivePlanId(signedRecord) };
}
