import { ActionError } from '../../errors.ts';
import { linkHelp } from '../documentation.ts';
import {
  code,
  fence,
  joinLines,
  link,
  md,
  name,
  nothing,
  paragraphs,
  prose,
  type Markdown,
} from '../../text/markdown.ts';
import type { Mark } from '../../text/published.ts';
import { formatCommand, writingVerbs, type Command } from '../../review/commands/parse-command.ts';
import { CommandRefusal } from '../../review/commands/refusals.ts';
import type { CommandVerb } from '../../inputs/commands.ts';

interface ReplyContext {
  /** The first line of the comment. */
  readonly marker: Mark;
  readonly author: string;
  readonly text: string;
  readonly commentUrl: string | undefined;
  readonly runUrl: string | undefined;
  readonly runNumber: number;
}

/** The reason why a command was refused, or the commands that are allowed. */
export type Reply =
  | ActionError
  | {
      readonly allowed: ReadonlySet<CommandVerb>;
      /** See `describeCorrection`. */
      readonly correction: string | undefined;
      /** A job and the plan that commands can name; `undefined` without a plan. */
      readonly example: Pick<Command, 'job' | 'plan'> | undefined;
    };

const explanations: Readonly<Record<CommandVerb, string>> = {
  plan: 'plans the pull request, and updates the comment with the plan',
  status: 'reports the health of a job of this plan',
  help: 'shows this reply',
  promote: 'promotes the canaries of the deployment that this pull request created',
  fail: 'fails the deployment that this pull request created',
  revert: 'reverts the job from the version that this pull request registered to an earlier one',
};

/** The reply to a command. A pull request has one reply, which is about the latest command. */
export function renderReply(context: ReplyContext, reply: Reply): Markdown {
  const quoteCommand = (text: Markdown): Markdown =>
    md`${name(context.author)} wrote ${link(text, context.commentUrl)}.`;
  const authorLine = quoteCommand(name(context.text));
  const parts =
    reply instanceof ActionError
      ? renderRefusal(reply, authorLine)
      : reply.correction === undefined
        ? renderHelp(reply, md`### Commands`, authorLine)
        : renderHelp(reply, md`### 😕 No command`, md`${quoteCommand(md`a comment`)} ${prose(reply.correction)}`);
  const footer = md`<sub>By ${link(md`run ${context.runNumber}`, context.runUrl)}</sub>`;
  return md`${context.marker}\n${paragraphs([...parts, footer])}`;
}

function renderRefusal(error: ActionError, authorLine: Markdown): readonly Markdown[] {
  const { message, hint } = error;
  const more = link(md`More`, linkHelp(error));
  const instead = error instanceof CommandRefusal ? error.options.correctedCommand : undefined;
  return [
    md`### 😕 Command refused`,
    md`${authorLine} ${prose(message)}.`,
    md`${hint === undefined ? nothing : md`${prose(hint)} `}${more}.`,
    ...(instead === undefined ? [] : [fence([formatCommand(instead)], 'text')]),
  ];
}

function renderHelp(
  { allowed, example }: Exclude<Reply, ActionError>,
  title: Markdown,
  reason: Markdown,
): readonly Markdown[] {
  const verbs = [...allowed];
  const examples = verbs.map((verb) => formatCommand(createExample(verb, example)));
  const lines = verbs.map((verb) => md`- ${code(verb)} ${prose(explanations[verb])}`);
  return [
    title,
    md`${reason} These commands are allowed here, on the first line of a comment:`,
    joinLines(lines),
    fence(examples, 'text'),
  ];
}

function createExample(
  verb: CommandVerb,
  { job = '<job>', plan = '<plan>' }: Exclude<Reply, ActionError>['example'] = {},
): Command {
  if (verb === 'plan' || verb === 'help') return { verb };
  const version = verb === 'revert' ? '<version>' : undefined;
  return { verb, job, version, plan: writingVerbs.has(verb) ? plan : undefined };
}
