import { afterAll, describe, expect, test } from 'vitest';
import { otherEvent, pullRequestEvent } from '../support/github.ts';
import { removeRunFolders } from '../support/action.ts';
import { startSetUp, type SetUp } from '../support/checking.ts';

afterAll(removeRunFolders);

interface Permission {
  readonly id: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Takes the permission from the token. */
  readonly withdraw: (github: SetUp['github']) => void;
  readonly wayOut: string;
}

const permissions: readonly Permission[] = [
  {
    id: 'github-pull-requests-write',
    inputs: { for: 'plan' },
    withdraw: (github) => (github.commentRights = 'forbidden'),
    wayOut: 'Add `pull-requests: write` to the `permissions` of the job.',
  },
  {
    id: 'github-issues-write',
    inputs: { for: 'drift' },
    withdraw: (github) => (github.issueAccess = 'read'),
    wayOut: 'Add `issues: write` to the `permissions` of the job.',
  },
  {
    id: 'github-statuses-write',
    inputs: { for: 'command' },
    withdraw: (github) => (github.commands.rights = 'forbidden'),
    wayOut: 'Add `statuses: write` to the `permissions` of the job.',
  },
  {
    id: 'github-deployments-write',
    inputs: { for: 'revert', deployments: 'auto' },
    withdraw: (github) => (github.deploymentsApi = 'forbidden'),
    wayOut: 'Add `deployments: write` to the `permissions` of the job.',
  },
];

describe('the permissions of the GitHub token', () => {
  test.each(permissions)('check finds out whether the token has the permission of $id', async (permission) => {
    const { id, inputs, withdraw, wayOut } = permission;
    await using setUp = await startSetUp();
    const token = setUp.sandbox.keys?.tokens.deploy ?? '';
    expect((await setUp.check({ ...inputs, token })).row(id)?.[0]).toBe('ok');
    withdraw(setUp.github);
    const run = await setUp.check({ ...inputs, token });
    expect(run.row(id)).toEqual(['failed', expect.stringContaining('Permission denied by GitHub'), wayOut]);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
  });

  test('check of a mode that writes nothing on GitHub asks for no permission', async () => {
    await using setUp = await startSetUp();
    const asked = async (inputs: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const before = setUp.github.asked.length;
      await setUp.check(inputs, { event: otherEvent('workflow_dispatch') });
      return setUp.github.asked.slice(before);
    };
    expect(await asked({ for: 'status\nscale\ncheck-modules' })).toEqual([]);
    expect(await asked({ for: 'plan\nregister', comment: 'off' })).toEqual([]);
    expect(await asked({ for: 'check-modules', comment: 'auto' })).not.toEqual([]);
    expect(await asked({ for: 'register', comment: 'off', deployments: 'auto' })).toEqual([
      'POST /repos/acme/jobs/deployments',
    ]);
  });

  test('check finds a pull request to ask about where the event has none, and does not know the permission without one', async () => {
    await using setUp = await startSetUp();
    const manual = { event: otherEvent('workflow_dispatch') };
    expect((await setUp.check({}, manual)).row('github-pull-requests-write')?.[0]).toBe('ok');
    expect(setUp.github.asked).toContain('POST /repos/acme/jobs/issues/7/comments');
    setUp.github.before = (asked) => {
      if (asked.includes('/pulls?'))
        setUp.github.pulls = [{ number: 9, head: 'b'.repeat(40), state: 'open', of: 'x/y' }];
    };
    const run = await setUp.check({}, manual);
    expect([run.exitCode, run.row('github-pull-requests-write')?.[0]]).toEqual([0, 'unknown']);
  });

  test('check does not try to write on a server without GraphQL, which is not GitHub', async () => {
    await using setUp = await startSetUp();
    const run = await setUp.check({ for: 'plan\ndrift' }, { env: { GITHUB_GRAPHQL_URL: '' } });
    expect([run.row('github-pull-requests-write')?.[0], run.row('github-issues-write')?.[0]]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(setUp.github.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
    expect(run.exitCode).toBe(0);
  });

  test('check reports a locked conversation, issues that are switched off, and a missing token', async () => {
    await using setUp = await startSetUp();
    setUp.github.locked = true;
    const locked = await setUp.check();
    expect(locked.row('github-pull-requests-write')?.[2]).toContain('The conversation is locked');
    setUp.github.issueAccess = 'off';
    const off = await setUp.check({ for: 'drift' });
    expect([off.exitCode, off.row('github-issues-write')?.[0]]).toEqual([1, 'failed']);
    const none = await setUp.check({ 'github-token': '' }, { githubToken: '' });
    expect([none.exitCode, none.row('github-token')?.[1]]).toEqual([1, 'Input `github-token` is empty']);
  });

  test('check of drift needs to read pull requests', async () => {
    await using setUp = await startSetUp();
    const drift = { for: 'drift' };
    expect((await setUp.check(drift)).row('github-pull-requests-read')?.[0]).toBe('ok');
    expect((await setUp.check({ for: 'drift\nplan' })).row('github-pull-requests-read')).toBeUndefined();
  });

  test('check does not fail where GitHub has trouble: the permission is unknown', async () => {
    await using setUp = await startSetUp();
    const { port } = new URL(setUp.github.url);
    expect(port).not.toBe('');
    const run = await setUp.check({}, { apiUrl: 'http://127.0.0.1:9', event: pullRequestEvent() });
    expect([run.exitCode, run.row('github-pull-requests-write')?.[0]]).toEqual([0, 'unknown']);
  });
});
