import { ActionError, type ReasonWithSection } from '../../errors.ts';
import type { Command } from './parse-command.ts';

interface RefusalOptions {
  readonly hint?: string | undefined;
  /** Whether to write no reply: only people who may give commands get a reply. */
  readonly isSilent?: boolean;
  readonly correctedCommand?: Command;
  /** The ID of a plan that the comment does not show. */
  readonly otherPlan?: string;
}

export class CommandRefusal extends ActionError {
  override readonly name = 'CommandRefusal';
  readonly options: RefusalOptions;

  constructor(reason: ReasonWithSection, message: string, options: RefusalOptions) {
    super({ reason, message, hint: options.hint });
    this.options = options;
  }
}

/** The way to do the same without a comment. */
const byHand = 'run its mode in a workflow with `workflow_dispatch`';

export function refuseSilently(reason: string): CommandRefusal {
  return new CommandRefusal('not-a-command', reason, { isSilent: true });
}

/** For authors who may give commands: the reply contains the reason. */
export function createCommentChangedRefusal(action: 'edited' | 'deleted'): CommandRefusal {
  return new CommandRefusal('not-a-command', `The comment was ${action} after it started this run`, {
    hint: 'Give the command in a new comment.',
  });
}

/** For accounts without the right to give commands: nothing is written to the pull request. */
export function refuseAuthor(author: string, reason: string): CommandRefusal {
  return new CommandRefusal('not-allowed', `\`${author}\` is not allowed to run commands: ${reason}`, {
    hint: 'Input `commanders` lists the accounts that can run commands.',
    isSilent: true,
  });
}

export function createVerbRefusal(verb: string): CommandRefusal {
  return new CommandRefusal('not-allowed', `Command \`${verb}\` is not allowed in this repository`, {
    hint: `Add it to the input \`commands\` of every step of the workflow, or ${byHand}.`,
  });
}

export function createUnknownPlanRefusal(
  reason: string,
  hint = 'Plan the pull request again, read the new plan, and repeat the command.',
): CommandRefusal {
  return new CommandRefusal('unknown-plan', `The plan of this command is unknown: ${reason}`, { hint });
}

export function createStaleHeadRefusal(planned: string, head: string): CommandRefusal {
  return new CommandRefusal(
    'other-head',
    `The head of the pull request is commit ${head.slice(0, 7)}, but the command is for commit ${planned.slice(0, 7)}`,
    { hint: 'Wait for the plan of the new commit, read it, and repeat the command.' },
  );
}

export function createCheckoutRefusal(): CommandRefusal {
  return new CommandRefusal('other-head', 'The checkout is not the head of the pull request', {
    hint: 'Check out the output `sha` of the step with `mode: command`: `ref: ${{ needs.gate.outputs.sha }}`.',
  });
}

export function createForkRefusal(verb: string, isWrite: boolean): CommandRefusal {
  const message = isWrite
    ? `Command \`${verb}\` is not possible on a pull request from a fork`
    : `Command \`${verb}\` on a pull request from a fork requires the ID of the plan, or the complete ID of the commit`;
  const hint = isWrite
    ? `To change the job, ${byHand}.`
    : `Read the changes, and name the commit or the plan: \`/outrider ${verb} commit <sha>\` or \`/outrider ${verb} plan <id>\`.`;
  return new CommandRefusal('fork', message, { hint });
}

/** @param suggestion a sentence with a space, or nothing */
export function createNotApplicableRefusal(
  reason: string,
  isWrite = true,
  suggestion = '',
  correctedCommand?: Command,
): CommandRefusal {
  const rule = isWrite ? 'Commands change only what this pull request registered. To change' : 'To see';
  const hint = `${suggestion}${rule} ${isWrite ? 'the job anyway' : 'another job'}, ${byHand}.`;
  return new CommandRefusal('not-applicable', reason, { hint, ...(correctedCommand && { correctedCommand }) });
}

export function createClosedRefusal(number: number, verb: string, isMerged: boolean): CommandRefusal {
  return new CommandRefusal(
    'closed',
    `Pull request ${number} ${isMerged ? 'is merged' : 'was closed without being merged'}: command \`${verb}\` is not possible`,
    { hint: isMerged ? 'Plan the next change on its own pull request.' : 'Reopen the pull request.' },
  );
}
