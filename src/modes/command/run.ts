import { ActionError } from '../../errors.ts';
import { readPermittedCommand, type PermittedCommand } from '../../operations/commands/judge-command.ts';
import { judgeOrReply, openStage } from '../../operations/commands/run-command.ts';
import { react, replyTo, type CommandStage } from '../../operations/commands/show-command.ts';
import { CommandRefusal } from '../../review/commands/refusals.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CommandInputs } from './inputs.ts';
import type { CommandOutcome } from './report.ts';

/** Judges the command of the event, and answers it: with a reaction, and with a reply if it is refused or asks for help. */
export async function judge(inputs: CommandInputs, context: RunContext): Promise<CommandOutcome> {
  const { command: settings } = inputs;
  let permitted: PermittedCommand | undefined;
  try {
    const stage = await openStage({ ...context, settings, nomad: undefined });
    permitted = await readPermittedCommand(stage);
    return await answer(stage, permitted);
  } catch (error) {
    if (error instanceof CommandRefusal) return { kind: 'refused', refusal: error, permitted };
    if (error instanceof ActionError) return { kind: 'failed', failures: [error] };
    throw error;
  }
}

async function answer(stage: CommandStage, permitted: PermittedCommand): Promise<CommandOutcome> {
  await react(stage, permitted, 'eyes');
  const judged = await judgeOrReply(permitted, stage);
  if (judged.command.verb === 'help') {
    await replyTo(stage, judged, { allowed: stage.settings.verbs });
    await react(stage, judged, 'rocket');
  }
  return { kind: 'accepted', judged };
}
