import { fileRows } from './file-rows.ts';
import { registryRows } from './registry-rows.ts';
import { files, modes, registry, verbs, type InputRow } from './row.ts';
import { schedulerRows } from './scheduler-rows.ts';
import { verbRows } from './verb-rows.ts';

const planned = ['plan', 'register'] as const;
const register = ['register'] as const;
const deprecate = ['deprecate'] as const;
const steering = ['promote', 'fail-deployment'] as const;
/** What starts an evaluation, which can be followed. */
const following = [
  'register',
  ...steering,
  'dispatch',
  'scale',
  'revert',
  'evaluate',
  'periodic-force',
  'stop',
] as const;
const writing = [...following, 'stable', ...registry] as const;
/** What shows values of a job. */
const showing = [...planned, 'status'] as const;
/** What is about one job. */
const ofOneJob = verbs.filter((verb) => verb !== 'list');
/** All that may speak to GitHub. */
const told = [...files, ...deprecate] as const;

/**
 * The one table of inputs: action.yml and the README's table are written from it (`npm run tables`) and a test fails when
 * they differ. Names are a contract with users.
 */
export const inputTable = {
  mode: { kind: 'choice', modes, default: 'plan', choices: modes, text: 'What to do.' },
  ...schedulerRows,
  ...fileRows,
  submission: {
    kind: 'boolean',
    modes: planned,
    default: 'true',
    text: "Whether source and variables are stored with the job for the scheduler's web interface, without values that are or may be secret.",
  },
  'preserve-counts': {
    kind: 'boolean',
    modes: planned,
    default: 'false',
    text: 'Keep the counts of the running job over those of the file, as for groups that an autoscaler owns.',
  },
  'policy-override': {
    kind: 'boolean',
    modes: planned,
    default: 'false',
    text: 'Override soft-mandatory policies of the scheduler.',
  },
  'eval-priority': {
    kind: 'priority',
    modes: [...planned, 'stop'],
    text: "Priority of the evaluation that is started, 1 to 100; the job's own when empty.",
  },
  review: {
    kind: 'choice',
    modes: planned,
    default: 'auto',
    choices: ['auto', 'required', 'ignore'],
    text: '`auto` registers only what the reviewers of a pull request saw planned, and with a notice where there is no pull request; `required` refuses that, too; `ignore` asks for no review.',
  },
  branches: {
    kind: 'list',
    modes: register,
    text: 'Branches that a pull request has to be merged into, one a line, with `*` and `**`, such as `release/*`; the default branch when empty.',
  },
  'signing-key': {
    kind: 'secret',
    modes: planned,
    text: 'Signs the record of what was planned: the same for plan and register, 16 bytes or more. Without it the record counts only if GitHub says that nobody edited it.',
  },
  'dry-run': { kind: 'boolean', modes: writing, default: 'false', text: 'Do everything but the writes.' },
  promote: {
    kind: 'choice',
    modes: register,
    default: 'off',
    choices: ['off', 'auto'],
    text: '`auto` promotes canaries once all of them are healthy; `off` stops there and says so.',
  },
  'stop-removed': {
    kind: 'boolean',
    modes: planned,
    default: 'false',
    text: 'Stop the jobs whose files the pull request removes, once it is merged: the same for plan and register. Needs `only-changed`.',
  },
  'fail-fast': {
    kind: 'boolean',
    modes: register,
    default: 'false',
    text: 'Register one job after the other, each only once the one before it has rolled out; nothing more is written after a failure.',
  },
  wait: { kind: 'boolean', modes: following, default: 'true', text: 'Follow until there is an outcome.' },
  logs: {
    kind: 'choice',
    modes: register,
    default: 'false',
    choices: ['false', 'true', 'comment'],
    text: "Tell the last lines of a failing task's stderr: `true` in the log, and in the comment of a private repository; `comment` in any comment. Needs `read-logs`.",
  },
  job: { kind: 'text', modes: [...steering, ...ofOneJob], text: 'The exact ID of the job, never a prefix.' },
  ...verbRows,
  ...registryRows,
  'github-token': {
    kind: 'secret',
    modes: told,
    default: '${{ github.token }}',
    text: 'Token that reads the pull request and writes the comment; needs `pull-requests: write`, for `only-changed` alone `pull-requests: read`; for `note: release` `contents: write`.',
  },
  comment: {
    kind: 'choice',
    modes: planned,
    default: 'auto',
    choices: ['auto', 'off'],
    text: '`auto` keeps one comment on the pull request up to date; `off` leaves it alone.',
  },
  'comment-id': {
    kind: 'text',
    modes: planned,
    default: 'default',
    text: 'Identity of the comment when a pull request has several, such as one for each environment.',
  },
  'comment-author': {
    kind: 'text',
    modes: planned,
    text: 'Login that our comments have, where GitHub will not say who a token belongs to.',
  },
  redact: {
    kind: 'choice',
    modes: showing,
    default: 'default',
    choices: ['default', 'all-values', 'none'],
    text: 'What comment, summary and log hide: `default` what may be secret, `all-values` all but names, `none` only tokens and what looks like a secret.',
  },
  'redact-patterns': {
    kind: 'list',
    modes: showing,
    text: 'Further names or values to hide, one a line; `*` stands for any text.',
  },
  reveal: {
    kind: 'list',
    modes: [...showing, 'parse'],
    text: 'Names to show although `default` would hide them, one a line, such as `Env[LOG_*]`; never what looks like a secret. Also paths of files that git does not hold, such as `dist/version.txt`: what a job file takes from them may then stand in fields that are shown.',
  },
  verbose: { kind: 'boolean', modes: showing, default: 'false', text: 'Show new and deleted jobs field by field.' },
  timeout: { kind: 'duration', modes, default: '10m', text: 'When to give up, as `90s`, `10m` or `1h`.' },
} as const satisfies Record<string, InputRow>;

export type InputName = keyof typeof inputTable;

/** The rows with their general type, in the table's order. */
export const inputRows = Object.entries(inputTable) as readonly [InputName, InputRow][];
