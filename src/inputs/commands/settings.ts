import * as kinds from '../kinds.ts';
import * as shared from '../shared.ts';
import { readComment, type CommentInputs } from '../comment.ts';
import { planningInputs, readReview } from '../planning.ts';
import { nearest, quote } from '../suggest.ts';
import type { SigningKeys } from '../signing-keys.ts';
import type { InputTable, RawInputs } from '../input.ts';
import type { InputErrors } from '../input-errors.ts';

/** The verbs of commands in comments. */
export const verbs = ['plan', 'status', 'help', 'promote', 'fail', 'revert'] as const;
export type Verb = (typeof verbs)[number];

/** Those that change nothing. */
const defaultVerbs: readonly Verb[] = ['plan', 'status', 'help'];

export const allowedCommands = {
  kind: kinds.list,
  text: 'Commands in comments that are allowed, one per line: `plan`, `status`, `help`, `promote`, `fail`, `revert`; the first three if empty. In modes `plan` and `register`, the comment ends with those that it names.',
} as const;

/** The rules of commands in comments. */
const ruleInputs = {
  commands: allowedCommands,
  commanders: {
    kind: kinds.list,
    default: 'write',
    text: 'Who may give commands, one per line: a role in the repository (`write`, `maintain`, `admin`), which includes the higher ones, or logins. A login needs the role `write` as well; an app counts only by its login, such as `acme[bot]`.',
  },
} as const satisfies InputTable;

/** The inputs of everything that judges a command. */
export const commandInputs = {
  ...ruleInputs,
  'signing-key': planningInputs['signing-key'],
  'github-token': shared.githubToken,
  'comment-id': planningInputs['comment-id'],
  'comment-author': planningInputs['comment-author'],
} as const satisfies InputTable;

const fromCommand = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Run the command of the comment that started the workflow: job and version are those of the command, and every rule is checked again right before the change.',
} as const;

/** The inputs of the modes of one job that commands run. */
export const fromCommandInputs = { 'from-command': fromCommand, ...commandInputs } as const satisfies InputTable;

/** The same for modes that have the inputs of the comment and the record anyway. */
export const fromCommandRules = { 'from-command': fromCommand, ...ruleInputs } as const satisfies InputTable;

/** How commands are judged. */
export interface CommandSettings {
  readonly verbs: ReadonlySet<Verb>;
  /** Those that the input `commands` names; empty for the default. */
  readonly named: readonly Verb[];
  /** The least role that may give commands; undefined if only `logins` may. */
  readonly role: 'write' | 'maintain' | 'admin' | undefined;
  /** In lower case. */
  readonly logins: ReadonlySet<string>;
  readonly keys: SigningKeys | undefined;
  readonly comment: CommentInputs;
}

type RawCommand = RawInputs<typeof commandInputs>;

/** Reads the rules of commands; errors are collected. */
export function readCommandSettings(raw: RawCommand, errors: InputErrors): CommandSettings {
  const comment = readComment({ ...raw, comment: 'auto' }, errors);
  const { keys } = readReview({ ...raw, review: 'required' }, errors);
  const allowed = readAllowedCommands(raw.commands, errors);
  return {
    verbs: new Set(allowed.length === 0 ? defaultVerbs : allowed),
    named: allowed,
    ...readCommanders(raw.commanders, errors),
    keys,
    comment,
  };
}

/** The commands that an input names; empty if it names none. */
export function readAllowedCommands(words: readonly string[], errors: InputErrors): readonly Verb[] {
  return words.flatMap((word) => {
    const verb = verbs.find((known) => known === word);
    if (verb !== undefined) return [verb];
    const meant = nearest(word, verbs);
    const hint = `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}Use one of ${verbs.map((known) => `\`${known}\``).join(', ')}.`;
    errors.add('commands', `contains ${quote(word)}, which is not a command`, hint);
    return [];
  });
}

const commanderRoles = ['write', 'maintain', 'admin'] as const;

function readCommanders(lines: readonly string[], errors: InputErrors): Pick<CommandSettings, 'role' | 'logins'> {
  const logins = lines
    .filter((line) => !commanderRoles.some((role) => role === line))
    .map((line) => line.toLowerCase());
  for (const login of logins) {
    const isRole = ['none', 'read', 'triage', 'owner'].includes(login);
    if (!isRole && /^[a-z0-9](?:[a-z0-9_.-]{0,98}[a-z0-9_])?(?:\[bot\])?$/.test(login)) continue;
    const hint = 'Use `write`, `maintain` or `admin`, or logins, one per line.';
    errors.add('commanders', `contains ${quote(login)}, which is neither a role that can write nor a login`, hint);
  }
  return { role: commanderRoles.find((role) => lines.includes(role)), logins: new Set(logins) };
}

/** The rules of the command that a run is from; undefined if it is from none. */
export function readFromCommand(
  raw: RawInputs<typeof fromCommandInputs> & {
    readonly job?: string | undefined;
    readonly 'job-version'?: string | undefined;
  },
  errors: InputErrors,
): CommandSettings | undefined {
  if (!raw['from-command']) return undefined;
  for (const name of ['job', 'job-version'] as const) {
    if (raw[name] !== undefined)
      errors.add(
        name,
        'is set together with `from-command: true`',
        'Remove it: the comment names the job and the version.',
      );
  }
  if (raw['github-token'] === undefined)
    errors.addMissing('github-token', 'Set it: the rules of commands are checked on GitHub.');
  return readCommandSettings(raw, errors);
}

/** Inputs without a job, for a run whose command names it. */
export function withoutJob<Raw extends { readonly 'from-command': boolean; readonly job: string | undefined }>(
  raw: Raw,
): Raw {
  return raw['from-command'] ? { ...raw, job: raw.job ?? '' } : raw;
}
