import { modeNames } from '../../src/modes/index.ts';
import { createClosedEvent, pullRequestEvent } from '../support/github.ts';
import { commandComment } from './answers.ts';

/** A mode with its inputs, in an event. */
export interface Kind {
  readonly mode: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The event; by default one of a pull request, open or merged. */
  readonly event?: 'schedule' | 'issue_comment' | 'merge_group';
}

function kind(mode: string, inputs: Kind['inputs'] = {}, event?: Kind['event']): Kind {
  return { mode, inputs, ...(event === undefined ? {} : { event }) };
}

const job = { job: 'web', wait: 'false' };
const byComment = { 'from-command': 'true', commands: 'plan\nstatus\nrevert\npromote\nfail' };
const version = { module: 'acme/network/aws', 'module-version': '2.0.0' };

const special: readonly Kind[] = [
  kind('plan', { 'job-files': '*.nomad', 'only-changed': 'true', approvals: '1' }),
  kind('register', { 'job-files': '*.nomad', wait: 'false' }),
  kind('register', { 'job-files': '*.nomad', wait: 'false', approvals: '1' }),
  kind('register', { 'job-files': '*.nomad', 'dry-run': 'true' }, 'merge_group'),
  kind('parse', { 'job-files': '*.nomad' }),
  kind('drift', { 'job-files': '*.nomad' }, 'schedule'),
  kind('status', { job: 'web' }),
  kind('list'),
  kind('scale', { ...job, groups: 'web', count: '+1' }),
  kind('revert', { ...job, 'job-version': 'last-stable' }),
  kind('stable', { job: 'web', 'job-version': '0' }),
  kind('stop', job),
  kind('command', { commands: 'plan\nstatus\nrevert\npromote\nfail' }, 'issue_comment'),
  // The modes of the registry that write read nothing at all for a pull request.
  kind('deprecate', { ...version, 'wait-for-version': '1s' }, 'schedule'),
  kind('reinstate', version, 'schedule'),
  kind('check-modules', { comment: 'auto' }),
  kind('check', { for: 'plan\nregister\ndrift\ndeprecate' }),
];

/** Every mode; modes that are not listed above act on a job. */
export const kinds: readonly Kind[] = [
  ...special,
  ...modeNames.filter((name) => !special.some(({ mode }) => mode === name)).map((name) => kind(name, job)),
  ...['plan', 'status', 'promote', 'fail-deployment', 'revert'].map((mode) =>
    kind(mode, { ...byComment, ...(mode === 'plan' ? { 'job-files': '*.nomad' } : {}) }, 'issue_comment'),
  ),
];

/** The command that a mode runs; the gate judges that of a revert. */
export function formatModeCommand(mode: string): string {
  const texts: Readonly<Record<string, string>> = {
    plan: 'plan',
    status: 'status web',
    promote: 'promote web',
    'fail-deployment': 'fail web',
  };
  return `/outrider ${texts[mode] ?? 'revert web 1'}`;
}

export function createPayload({ event, mode }: Kind, merged: boolean): unknown {
  if (event === 'schedule') return { schedule: '0 6 * * *', repository: { default_branch: 'main' } };
  if (event === 'merge_group')
    return {
      action: 'checks_requested',
      merge_group: { head_sha: 'a'.repeat(40), head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${'b'.repeat(40)}` },
    };
  if (event === undefined) return (merged ? createClosedEvent(true) : pullRequestEvent()).payload;
  const comment = commandComment(formatModeCommand(mode));
  return {
    action: 'created',
    issue: { number: 7, pull_request: {} },
    comment,
    sender: comment['user'],
    repository: { full_name: 'acme/jobs', default_branch: 'main' },
  };
}
