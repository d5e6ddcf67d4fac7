import { verbs, type CommandVerb } from '../../inputs/commands.ts';
import { findNearest } from '../../inputs/suggest.ts';

export const writingVerbs: ReadonlySet<CommandVerb> = new Set(['promote', 'fail', 'revert']);

/** The request in the first line of a comment. */
export interface Command {
  readonly verb: CommandVerb;
  readonly job?: string | undefined;
  /** A number, a tag's name, or `last-stable`. */
  readonly version?: string | undefined;
  /** The ID of a plan: 8 hexadecimal digits. */
  readonly plan?: string | undefined;
  /** The full SHA of the commit to plan. */
  readonly commit?: string | undefined;
}

/** Characters; a longer first line is not parsed. */
const maxCommandCharacters = 1024;

/** Characters that are invisible, look like a space (including tabs), or change the display of other characters. Words in a command are separated by plain spaces only. */
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

const commandPrefix = '/outrider';
const helpCommand: Command = { verb: 'help' };

/** The number of arguments that each verb may have: a job, and a version of it. */
const maxArguments: Readonly<Record<CommandVerb, number>> = {
  plan: 0,
  status: 1,
  help: 0,
  promote: 1,
  fail: 1,
  revert: 2,
};

/**
 * Reads the command in the first line of a comment: `/outrider <verb> [job] [version] [plan <id>]`, or `commit <sha>`
 * instead of the plan. Returns `undefined` if the comment is not a command; anything else that begins like one is `help`.
 */
export function parseCommand(comment: string): Command | undefined {
  const line = readFirstLine(comment);
  const words = line.split(' ');
  if (words[0] !== commandPrefix) return undefined;
  // A truncated line could be a different command.
  if (line.length > maxCommandCharacters || invisible.test(line.replaceAll(' ', ''))) return helpCommand;
  const [, word, ...rest] = words.filter((part) => part !== '');
  const verb = verbs.find((candidate) => candidate === word);
  return verb === undefined ? helpCommand : readArguments(verb, rest);
}

/** Like {@link parseCommand}, but also returns `help` for a comment that is probably meant as a command. */
export function readCommandOrHelp(comment: string): Command | undefined {
  const isMeant = /^[\s`*+-]{0,20}\/outrider(?![\w./-])/im.test(comment.replaceAll(/^```[^]*?^```/gm, ''));
  return parseCommand(comment) ?? (isMeant ? helpCommand : undefined);
}

/** One character more than a command may have, to recognize a longer line. */
function readFirstLine(comment: string): string {
  return comment.slice(0, maxCommandCharacters + 1).split(/[\r\n]/, 1)[0] ?? '';
}

/** Explains why a comment that is treated as `help` is not a command; `undefined` if it asks for help. */
export function describeCorrection(
  comment: string,
  { allowed, isMerged }: { readonly allowed: ReadonlySet<CommandVerb>; readonly isMerged: boolean },
): string | undefined {
  if (parseCommand(comment) === undefined)
    return 'A command begins with `/outrider`, in lower case, without anything before it.';
  const line = readFirstLine(comment);
  const [, word, ...rest] = line.split(' ').filter((part) => part !== '');
  if (word === undefined || (word === 'help' && rest.length === 0)) return undefined;
  if (!/^[\w-]{1,40}$/.test(word)) return 'This is not a command.';
  if (verbs.some((verb) => verb === word))
    return `The command \`${word}\` does not take these arguments.${suggestLine(line)}`;
  if (/^(?:dispatch|restart|scale|stop)$/.test(word))
    return `\`${word}\` is not a command. Run \`mode: ${word}\` in a workflow.`;
  if (word === 'apply' || word === 'deploy')
    return `\`${word}\` is not a command. ${isMerged ? 'The register workflow deploys a merged pull request' : 'Merging the pull request deploys it'}.`;
  const suggestion = findNearest(word === 'rollback' ? 'revert' : word, [...allowed]);
  return `\`${word}\` is not a command.${suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`}`;
}

/** The line without a sign before the ID of the plan, with a missing `plan`, or without one surplus word. */
function suggestLine(line: string): string {
  const words = line.replace(/(?<= plan)[ :=#]+(?=[0-9a-f]{8}\b)/, ' ').split(/ +/);
  const options = words.map((word, at) => ({ note: ` \`${word}\` is too much.`, left: words.toSpliced(at, 1) }));
  const withPlan = words.flatMap((word) =>
    /^[0-9a-f]{8}$/.test(word) && !words.includes('plan') ? ['plan', word] : [word],
  );
  const fit = [...options, { note: '', left: withPlan }].findLast(({ left }) => {
    const command = parseCommand(left.join(' '));
    return (
      left.join(' ') !== line && command?.verb === words[1] && (command?.plan !== undefined || !words.includes('plan'))
    );
  });
  return fit === undefined ? '' : `${fit.note} Write: \`${fit.left.join(' ').trimEnd()}\`.`;
}

/** Nomad allows more characters in tags. A version with such a tag has a number as well. */
const versionPattern = /^[\w.-]{1,128}$/;

function readArguments(verb: CommandVerb, words: readonly string[]): Command {
  const [key, value = ''] = words.slice(-2);
  const plan = key === 'plan' && /^[0-9a-f]{8}$/.test(value) ? value : undefined;
  const commit = key === 'commit' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
  const jobWords = (plan ?? commit) === undefined ? words : words.slice(0, -2);
  if (jobWords.length > maxArguments[verb]) return helpCommand;
  const [job, version] = jobWords;
  if (version !== undefined && !versionPattern.test(version)) return helpCommand;
  return { verb, job, version, plan, commit };
}

/** Formats a command as the line that {@link parseCommand} reads. */
export function formatCommand({ verb, job, version, plan, commit }: Command): string {
  const binding = plan === undefined ? (commit === undefined ? [] : ['commit', commit]) : ['plan', plan];
  return [commandPrefix, verb, job, version, ...binding].filter((word) => word !== undefined).join(' ');
}

export function isNameable(job: string): boolean {
  return job !== '' && job.length <= 512 && !invisible.test(job);
}
