import { commentInputs, readComment } from './github.ts';
import * as kinds from './kinds.ts';
import { readSigningKeyInput, reviewInputs } from './review.ts';
import * as shared from './shared.ts';
import { quote, suggest, suggestLines } from './suggest.ts';
import type { InputErrors, InputTable, InputValues } from './input.ts';

export const verbs = ['plan', 'status', 'help', 'promote', 'fail', 'revert'] as const;
export type CommandVerb = (typeof verbs)[number];

const defaultVerbs: readonly CommandVerb[] = ['plan', 'status', 'help'];

export const allowedCommands = {
  kind: kinds.list,
  text: 'Commands to allow in pull request comments, one per line: `plan`, `status`, `help`, `promote`, `fail`, `revert`; the first three if empty. The comments of plan and register list them.',
} as const;

const ruleInputs = {
  commands: allowedCommands,
  commanders: {
    kind: kinds.list,
    default: 'write',
    text: 'Who may give commands, one per line: the minimum role `write`, `maintain` or `admin`, or the logins of accounts with the role `write`, or of apps, such as `acme[bot]`.',
  },
} as const satisfies InputTable;

/** The inputs of modes that judge a command. */
export const commandInputs = {
  ...ruleInputs,
  'signing-key': reviewInputs['signing-key'],
  'github-token': shared.githubToken,
  environment: shared.environment,
  'comment-author': commentInputs['comment-author'],
} as const satisfies InputTable;

const fromCommand = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Run the command in the comment that started the workflow, with its job and version.',
} as const;

/** The inputs of the modes of one job that commands run. */
export const fromCommandInputs = { 'from-command': fromCommand, ...commandInputs } as const satisfies InputTable;

/** The inputs of commanded modes that also have the inputs of the comment and the record. */
export const fromCommandRules = { 'from-command': fromCommand, ...ruleInputs } as const satisfies InputTable;

export type CommandSettings = Readonly<ReturnType<typeof readCommandSettings>>;

export function readCommandSettings(values: InputValues<typeof commandInputs>, errors: InputErrors) {
  if (values.githubToken === undefined)
    errors.addMissing('github-token', 'Set it: the rules of commands are checked on GitHub.');
  const comment = readComment({ ...values, comment: 'auto' }, errors);
  const keys = readSigningKeyInput(values, errors);
  const configuredVerbs = readAllowedCommands(values.commands, errors);
  const allowedVerbs: ReadonlySet<CommandVerb> = new Set(values.commands.length === 0 ? defaultVerbs : configuredVerbs);
  return { verbs: allowedVerbs, configuredVerbs, ...readCommanders(values.commanders, errors), keys, comment };
}

/** The allowed commands of an input. An unknown word grants nothing: it is only a warning. */
export function readAllowedCommands(words: readonly string[], errors: InputErrors): readonly CommandVerb[] {
  return words.flatMap((word) => {
    const verb = verbs.find((candidate) => candidate === word);
    if (verb !== undefined) return [verb];
    const problem = `contains ${quote(word)}, which is not a command and is ignored; only the other lines allow commands`;
    errors.addWarning('commands', problem, suggest(word.replace(/^\/outrider /, ''), verbs, suggestLines(word)));
    return [];
  });
}

const commanderRoles = ['write', 'maintain', 'admin'] as const;

/** The minimum role for commands (`undefined` if only logins are allowed), and the logins in lower case. */
function readCommanders(lines: readonly string[], errors: InputErrors) {
  const logins = lines
    .filter((line) => !commanderRoles.some((role) => role === line))
    .map((line) => line.toLowerCase());
  for (const login of logins) {
    const isRole = ['none', 'read', 'triage', 'owner', 'maintainer'].includes(login);
    if (!isRole && /^[a-z0-9](?:[a-z0-9_.-]{0,98}[a-z0-9_])?(?:\[bot\])?$/.test(login)) continue;
    const hint = suggest(login, commanderRoles, 'Use `write`, `maintain` or `admin`, or logins, one per line.');
    errors.add('commanders', `contains ${quote(login)}, which is neither a role that can write nor a login`, hint);
  }
  return { role: commanderRoles.find((role) => lines.includes(role)), logins: new Set(logins) as ReadonlySet<string> };
}

/** The settings of the command that started the run; `undefined` if no command did. */
export function readFromCommand(
  values: InputValues<typeof fromCommandInputs> & {
    readonly job?: string | undefined;
    readonly jobVersion?: string | undefined;
  },
  errors: InputErrors,
): CommandSettings | undefined {
  if (!values.fromCommand) return undefined;
  for (const [name, value] of Object.entries({ job: values.job, 'job-version': values.jobVersion })) {
    if (value === undefined) continue;
    const hint = 'Remove it: the comment contains the job and the version.';
    errors.addConflict(name, 'is set together with `from-command: true`', hint);
  }
  return readCommandSettings(values, errors);
}
