import { laterThanAnyWrite } from '../../support/signing.ts';
import type { CommandThread } from '../../support/command-thread.ts';
import type { ReviewRecord } from '../../../src/review/record.ts';
import type { World } from '../world.ts';

export interface CommandScene {
  readonly github: World['github'];
  readonly thread: CommandThread;
}

/** Changes GitHub for one command; returns a function that reverts it. */
type Change = (scene: CommandScene & { readonly comment: number }) => () => void;

/** The flaw that makes a command invalid. */
export interface Flaw {
  readonly write?: (command: string) => string;
  readonly by?: { readonly login: string; readonly type: string };
  readonly event?: string;
  /** Properties of the event that differ. */
  readonly payload?: object;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The change before or during the run. */
  readonly change?: Change;
}

const head = 'b'.repeat(40);
const merged = { number: 7, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
const early = 1;
const late = laterThanAnyWrite;
const bob = { login: 'bob', type: 'User' };

/** The pull request and the roles of a valid command. */
export function allowCommands({ github, thread }: CommandScene): void {
  github.pulls = [merged];
  github.commands.roles = { ada: 'write' };
  thread.setRecord({ since: early });
}

/** Accounts have these roles for a while. */
function roles(changed: World['github']['commands']['roles']): Change {
  return ({ github: { commands } }) => {
    const before = commands.roles;
    commands.roles = changed;
    return () => (commands.roles = before);
  };
}

/** The pull request is another one for a while. */
function pull(changed: Partial<World['github']['pulls'][number]>): Change {
  return ({ github }) => {
    github.pulls = [{ ...merged, ...changed }];
    return () => (github.pulls = [merged]);
  };
}

/** The record has other content for a while. */
function record(change: (record: ReviewRecord) => Partial<ReviewRecord>): Change {
  return ({ thread }) => {
    const before = thread.record();
    thread.setRecord(change(before));
    return () => thread.setRecord(before);
  };
}

function editCommand({ github, comment }: Parameters<Change>[0]): () => void {
  github.editComment(comment, '/outrider help', bob);
  return () => undefined;
}

function deleteCommand({ github, comment }: Parameters<Change>[0]): () => void {
  github.comments.splice(
    github.comments.findIndex(({ id }) => id === comment),
    1,
  );
  return () => undefined;
}

/** Another account changes the text of the plan comment. */
function forgePlan({ github, thread }: CommandScene): () => void {
  const before = thread.planBody();
  const id = github.comments.find(({ body }) => body === before)?.id ?? 0;
  github.editComment(id, before.replace('\n', '\nNothing is wrong here.\n'), bob);
  return () => github.editComment(id, before, bob);
}

const reasons: Readonly<Record<string, Flaw>> = {
  'by an outsider': { by: bob },
  'by an app': { by: { login: 'acme[bot]', type: 'Bot' } },
  'by a reader': { change: roles({ ada: 'read' }) },
  'by an author whose role is unknown': { change: roles({ ada: 500 }) },
  'of another sender': { payload: { sender: bob } },
  'on an edit': { payload: { action: 'edited' } },
  'on an issue': { payload: { issue: { number: 7 } } },
  'of another event': { event: 'pull_request_review_comment' },
  quoted: { write: (command) => `> ${command}` },
  'on the second line': { write: (command) => `Please\n${command}` },
  'with an invisible sign': { write: (command) => command.replace('web', 'w\u200beb') },
  'with the ID of another plan': { write: (command) => command.replace(/plan [0-9a-f]{8}$/, 'plan 00000000') },
  'for another job': { write: (command) => command.replace('web', 'api') },
  'for an operation that is not allowed': { inputs: { commands: 'plan\nstatus\nhelp' } },
  'without the ID of the plan': { write: (command) => command.replace(/ plan [0-9a-f]{8}$/, '') },
  'of another environment': { inputs: { environment: 'staging' } },
  'with another key': { inputs: { 'signing-key': 'another-key-of-sixteen-bytes' } },
  edited: { change: editCommand },
  deleted: { change: deleteCommand },
  'after a push': { change: pull({ head: 'd'.repeat(40) }) },
  'on a fork': { change: pull({ from: 'stranger/jobs' }) },
  'on a pull request that was closed': {
    change: ({ github }) => {
      github.pulls = [{ number: 7, head, state: 'closed' }];
      return () => (github.pulls = [merged]);
    },
  },
  'older than the plan': { change: record(() => ({ since: late })) },
  'for a job that was not registered': {
    change: record(({ jobs }) => ({ jobs: jobs.map(({ done: _done, ...job }) => job) })),
  },
  'for a plan that was edited': { change: forgePlan },
};

export const flaws = Object.entries(reasons) as [[string, Flaw], ...[string, Flaw][]];
