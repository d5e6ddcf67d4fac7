import { ActionError, orUndefined } from '../../errors.ts';
import { commentMarker } from '../../clients/github/comments/find.ts';
import { listComments } from '../../clients/github/comments/requests.ts';
import { CommandRefusal, notACommand, OtherPlan } from '../../review/commands/refusals.ts';
import { formatCommand } from '../../review/commands/parse-command.ts';
import { connectGitHub, type RunContext } from '../run-context.ts';
import { createAuthor, type CommandLookup } from './command-lookup.ts';
import { judgeCommand, readPermittedCommand, type JudgedCommand, type PermittedCommand } from './judge-command.ts';
import { addToLog, react, replyMarker, replyTo, setStatus, type CommandStage } from './show-command.ts';
import type { CommandSettings, Verb } from '../../inputs/commands.ts';

/** A command that a run executes. */
interface RunningCommand {
  readonly judged: JudgedCommand;
  /** Judges the command again, right before a write. */
  readonly judgeAgain: () => Promise<JudgedCommand>;
  /** Shows on the pull request how it ended; called once, whatever happened. */
  readonly end: (end: Ending) => Promise<void>;
}

interface Ending {
  /** One line, without what must not be shown. */
  readonly headline: string;
  readonly failures: readonly ActionError[];
  /** Whether the command changed its job, however that ended. */
  readonly changed: boolean;
}

interface CommandRun extends Pick<RunContext, 'event' | 'runner' | 'transport'> {
  /** The command that this mode runs. */
  readonly verb: Verb;
  readonly settings: CommandSettings;
  readonly nomad: CommandLookup['nomad'];
}

/**
 * Runs the command of the event: judges it, and lets `act` do it.
 *
 * @throws ActionError if the command is refused or cannot be judged; then `act` was not called
 */
export async function runCommand<Outcome>(
  run: CommandRun,
  act: (running: RunningCommand) => Promise<Outcome>,
): Promise<Outcome> {
  const stage = await openStage(run);
  const permitted = await readPermittedCommand(stage);
  if (permitted.command.verb !== run.verb)
    throw notACommand(`The command is \`${formatCommand(permitted.command)}\`, which this mode does not run`);
  const judged = await judgeOrReply(permitted, stage);
  await setStatus(stage, judged, undefined);
  return act({
    judged,
    // Everything may have changed while the run waited: for the reviewers of an environment, that may be days.
    judgeAgain: async () => judgeCommand(await readPermittedCommand(stage), stage),
    end: async (ending) => showEnd(stage, judged, ending),
  });
}

/** Judges a command; its author learns why it is refused. */
export async function judgeOrReply(permitted: PermittedCommand, stage: CommandStage): Promise<JudgedCommand> {
  try {
    return await judgeCommand(permitted, stage);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (!(await isSilent(error, stage))) {
      await react(stage, permitted, 'confused');
      await replyTo(stage, permitted, error);
    }
    throw error;
  }
}

/** Whether nothing is answered: also where the command names the plan of another environment, which answers it. */
async function isSilent(error: ActionError, { github, repository, settings, event }: CommandStage): Promise<boolean> {
  if (!(error instanceof OtherPlan)) return error instanceof CommandRefusal && error.isSilent;
  const own = [commentMarker(settings.comment.id), replyMarker(settings.comment.id)];
  const comments = await orUndefined(listComments({ github, repository, number: event.comment?.number ?? 0 }));
  return (comments ?? []).some(
    ({ body }) =>
      body?.startsWith('<!-- outrider:') && body.includes(error.id) && !own.some((marker) => body.startsWith(marker)),
  );
}

/** Connects a run to the pull request of its command. */
export async function openStage(run: Omit<CommandRun, 'verb'>): Promise<CommandStage> {
  const { event, settings, runner, nomad } = run;
  const { repository } = event;
  const { token } = settings.comment;
  if (repository === undefined || token === undefined)
    throw notACommand('There is no `github-token`, or the repository is unknown');
  const lookup = { event, github: await connectGitHub(run, token), repository, settings, nomad };
  return { ...lookup, author: createAuthor(lookup), runner };
}

async function showEnd(stage: CommandStage, judged: JudgedCommand, ending: Ending): Promise<void> {
  const { headline, failures, changed } = ending;
  const end = { isWell: failures.length === 0, result: stage.runner.door.line(headline), changed };
  await react(stage, judged, end.isWell ? 'rocket' : 'confused');
  await setStatus(stage, judged, end);
  await addToLog(stage, judged, end);
  const refusal = failures.find((failure) => failure instanceof CommandRefusal || failure.reason === 'not-ours');
  if (refusal !== undefined) await replyTo(stage, judged, refusal);
}
