import { prose } from '../../text/markdown.ts';
import { formatCommand } from '../../review/commands/parse-command.ts';
import type { ActionError } from '../../errors.ts';
import type { JudgedCommand, PermittedCommand } from '../../operations/commands/judge-command.ts';
import type { CommandRefusal } from '../../review/commands/refusals.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How mode `command` ended. A refusal is not an error: its run succeeds, and no other job runs. */
export type CommandOutcome =
  | { readonly kind: 'accepted'; readonly judged: JudgedCommand }
  | { readonly kind: 'refused'; readonly refusal: CommandRefusal; readonly permitted: PermittedCommand | undefined }
  | { readonly kind: 'failed'; readonly failures: readonly ActionError[] };

const nothing = {
  changed: 'false',
  command: '',
  job: '',
  'job-version': '',
  'pull-request': '',
  sha: '',
  commander: '',
} as const;

export function commandReport(outcome: CommandOutcome): ShortReport {
  switch (outcome.kind) {
    case 'accepted':
      return acceptedReport(outcome.judged);
    case 'refused':
      return refusedReport(outcome.refusal, outcome.permitted);
    case 'failed': {
      const { failures } = outcome;
      const headline = failures[0]?.message ?? '';
      return { headline, sign: '🔴', failures, notes: [], body: [], outputs: nothing };
    }
  }
}

function acceptedReport({ command, comment, job, pullRequest }: JudgedCommand): ShortReport {
  const id = command.job ?? job?.id;
  return {
    headline: `Command \`${formatCommand(command)}\` of \`${comment.author}\` is accepted`,
    sign: '🟢',
    failures: [],
    notes: [],
    body: [],
    outputs: {
      ...nothing,
      command: command.verb,
      job: typeof id === 'string' ? id : '',
      'job-version': command.version ?? '',
      'pull-request': String(pullRequest.number),
      sha: pullRequest.headSha,
      commander: comment.author,
    },
  };
}

function refusedReport(refusal: CommandRefusal, permitted: PermittedCommand | undefined): ShortReport {
  const { message, hint, reason } = refusal;
  const text = `${message}.${hint === undefined ? '' : ` ${hint}`}`;
  return {
    headline: message,
    sign: '⚪',
    failures: [],
    notes: permitted === undefined ? [] : [{ level: 'warning', text }],
    body: permitted === undefined && hint !== undefined ? [prose(hint)] : [],
    outputs: { ...nothing, commander: permitted?.comment.author ?? '', reason },
  };
}
