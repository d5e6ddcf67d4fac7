import { ActionError, type Reason } from '../../errors.ts';
import type { Command } from './parse-command.ts';

/** Why a command is refused: values of the output `reason`. */
export type RefusalReason = Extract<
  Reason,
  | 'not-a-command'
  | 'not-allowed'
  | 'unknown-plan'
  | 'plan-newer-than-command'
  | 'other-head'
  | 'fork'
  | 'not-ours'
  | 'closed'
>;

/** A command that is not followed. */
export class CommandRefusal extends ActionError {
  override readonly name = 'CommandRefusal';
  /** Whether the author of the comment learns of it. Others than commanders get no answer. */
  readonly isSilent: boolean;
  /** The command that the author can give instead. */
  readonly instead: Command | undefined;

  constructor(
    reason: RefusalReason,
    message: string,
    { hint, isSilent = false, instead }: { hint?: string; isSilent?: boolean; instead?: Command },
  ) {
    super({ reason, message, hint });
    this.isSilent = isSilent;
    this.instead = instead;
  }
}

/** The way to the same operations without a comment. */
const byHand = 'run its mode in a workflow that is started by hand (`workflow_dispatch`)';

export function notACommand(why: string): CommandRefusal {
  return new CommandRefusal('not-a-command', why, { isSilent: true });
}

/** The author may give commands, and learns why this one is not followed. */
export function commentChanged(how: 'edited' | 'deleted'): CommandRefusal {
  return new CommandRefusal('not-a-command', `The comment was ${how} after it started this run`, {
    hint: 'Give the command in a new comment.',
  });
}

/** For accounts without the right to give commands: nothing is written to the pull request. */
export function notACommander(author: string, why: string): CommandRefusal {
  return new CommandRefusal('not-allowed', `\`${author}\` may not give commands: ${why}`, {
    hint: 'Input `commanders` decides who may.',
    isSilent: true,
  });
}

/** Where the plan needs approvals, a revert needs the role of an approver. */
export function notAnApprover(author: string, role: string): CommandRefusal {
  return new CommandRefusal(
    'not-allowed',
    `\`${author}\` may not revert: the plan needs approvals of the role \`${role}\``,
    {
      hint: 'Ask a person with that role to give the command.',
    },
  );
}

export function verbNotAllowed(verb: string): CommandRefusal {
  return new CommandRefusal('not-allowed', `Command \`${verb}\` is not allowed in this repository`, {
    hint: `Add it to the input \`commands\` of every step of the workflow, or ${byHand}.`,
  });
}

export function unknownPlan(why: string): CommandRefusal {
  return new CommandRefusal('unknown-plan', `The plan that this command is about is unknown: ${why}`, {
    hint: 'Plan the pull request again, read the new plan, and give the command again.',
  });
}

/** The ID of another plan; `id` has the form of one. */
export class OtherPlan extends CommandRefusal {
  readonly id: string;

  constructor(id: string) {
    super('unknown-plan', `The comment with the plan shows another plan than \`${id}\``, {
      hint: 'Read the plan that it shows, and name its ID.',
    });
    this.id = id;
  }
}

/** @param instead the same command with the ID of the plan */
export function planIdRequired(instead: Command): CommandRefusal {
  return new CommandRefusal('unknown-plan', `Command \`${instead.verb}\` requires the ID of the plan`, {
    hint: 'Read the plan in the comment, and give the command with its ID.',
    instead,
  });
}

export function planNewerThanCommand(): CommandRefusal {
  return new CommandRefusal(
    'plan-newer-than-command',
    'The plan was written after the command, or in the same second: its author cannot have read it',
    { hint: 'Read the plan, and give the command again.' },
  );
}

export function otherHead(planned: string, head: string): CommandRefusal {
  return new CommandRefusal(
    'other-head',
    `The head of the pull request is commit ${head.slice(0, 7)}, not ${planned.slice(0, 7)}, which the command is about`,
    { hint: 'Wait for the plan of the new commit, read it, and give the command again.' },
  );
}

export function otherCheckout(): CommandRefusal {
  return new CommandRefusal('other-head', 'The checkout is not the head of the pull request', {
    hint: 'Check out the output `sha` of the step with `mode: command`: `ref: ${{ needs.gate.outputs.sha }}`.',
  });
}

export function commandOnFork(verb: string, isWrite: boolean): CommandRefusal {
  const message = isWrite
    ? `Command \`${verb}\` is not possible on the pull request of a fork`
    : `Command \`${verb}\` on the pull request of a fork requires the ID of the plan, or the complete ID of the commit`;
  const hint = isWrite
    ? `To change the job, ${byHand}.`
    : `Read the changes, and name what you have read: \`/outrider ${verb} commit <sha>\` or \`/outrider ${verb} plan <id>\`.`;
  return new CommandRefusal('fork', message, { hint });
}

export function notOurs(why: string): CommandRefusal {
  return new CommandRefusal('not-ours', why, {
    hint: `Commands change only what this pull request registered. To change the job anyway, ${byHand}.`,
  });
}

export function closedPullRequest(number: number, verb: string, isMerged: boolean): CommandRefusal {
  return new CommandRefusal(
    'closed',
    `Pull request ${number} ${isMerged ? 'is merged' : 'was closed without being merged'}: command \`${verb}\` is not possible`,
    { hint: isMerged ? 'Plan the next change on its own pull request.' : 'Reopen the pull request.' },
  );
}
