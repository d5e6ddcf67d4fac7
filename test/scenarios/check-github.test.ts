import { startGiteaDouble } from '../support/gitea-double.ts';
import { describe, expect, test } from 'vitest';
import { otherEvent, pullRequestEvent } from '../support/github.ts';
import { startSetup, type Setup } from '../support/checking.ts';

interface Permission {
  readonly id: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Takes the permission from the token. */
  readonly withdraw: (github: Setup['github']) => void;
  readonly fix: string;
  /** The entry in docs/troubleshooting.md. */
  readonly help: string;
}

const permissions: readonly Permission[] = [
  {
    id: 'github-pull-requests-write',
    inputs: { for: 'plan' },
    withdraw: (github) => (github.commentRights = 'forbidden'),
    fix: 'Add `pull-requests: write` to the `permissions` of the job.',
    help: 'no-permission-to-comment',
  },
  {
    id: 'github-issues-write',
    inputs: { for: 'drift' },
    withdraw: (github) => (github.issueAccess = 'read'),
    fix: 'Add `issues: write` to the `permissions` of the job.',
    help: 'no-permission-to-write-issues',
  },
  {
    id: 'github-statuses-write',
    inputs: { for: 'command' },
    withdraw: (github) => (github.commands.rights = 'forbidden'),
    fix: 'Add `statuses: write` to the `permissions` of the job.',
    help: 'command-not-shown',
  },
];

describe('the permissions of the GitHub token', () => {
  test.each(permissions)('check finds out whether the token has the permission of $id', async (permission) => {
    const { id, inputs, withdraw, fix, help } = permission;
    await using setup = await startSetup();
    const token = setup.sandbox.keys?.tokens.deploy ?? '';
    expect((await setup.check({ ...inputs, token })).row(id)?.[0]).toBe('ok');
    withdraw(setup.github);
    const run = await setup.check({ ...inputs, token });
    expect(run.row(id)).toEqual(['failed', expect.stringContaining('Permission denied by GitHub'), fix]);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(run.annotations[0]?.message).toContain(`troubleshooting.md#${help}`);
  });

  test('check of a mode that writes nothing on GitHub asks for no permission', async () => {
    await using setup = await startSetup();
    const request = async (inputs: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const before = setup.github.requests.length;
      await setup.check(inputs, { event: otherEvent('workflow_dispatch') });
      return setup.github.requests.slice(before);
    };
    expect(await request({ for: 'status\nscale\ncheck-modules' })).toEqual([]);
    expect(await request({ for: 'plan\nregister', comment: 'off' })).toEqual([]);
    expect(await request({ for: 'check-modules', comment: 'auto' })).not.toEqual([]);
  });

  test('check uses any open pull request if the event has none, and the permission is unknown if there is none', async () => {
    await using setup = await startSetup();
    const manual = { event: otherEvent('workflow_dispatch') };
    expect((await setup.check({}, manual)).row('github-pull-requests-write')?.[0]).toBe('ok');
    expect(setup.github.requests).toContain('POST /repos/acme/jobs/issues/7/comments');
    setup.github.before = (request) => {
      if (request.includes('/pulls?'))
        setup.github.pulls = [{ number: 9, head: 'b'.repeat(40), state: 'open', repository: 'x/y' }];
    };
    const run = await setup.check({}, manual);
    expect([run.exitCode, run.row('github-pull-requests-write')?.[0]]).toEqual([0, 'unknown']);
  });

  test('check does not try to write on a server that is not GitHub', async () => {
    await using setup = await startSetup();
    await using gitea = await startGiteaDouble(setup.github);
    const run = await setup.check({ for: 'plan\ndrift' }, { apiUrl: `${gitea.url}/api/v1` });
    expect([run.row('github-pull-requests-write')?.[0], run.row('github-issues-write')?.[0]]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(setup.github.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
    expect(run.exitCode).toBe(0);
  });

  test('check reports a locked conversation, issues that are switched off, and a missing token', async () => {
    await using setup = await startSetup();
    setup.github.locked = true;
    const locked = await setup.check();
    expect(locked.row('github-pull-requests-write')?.[2]).toContain('The conversation is locked');
    setup.github.issueAccess = 'off';
    const off = await setup.check({ for: 'drift' });
    expect([off.exitCode, off.row('github-issues-write')?.[0]]).toEqual([1, 'failed']);
    const none = await setup.check({ 'github-token': '' }, { githubToken: '' });
    expect([none.exitCode, none.row('github-token')?.[1]]).toEqual([1, 'Input `github-token` is empty']);
  });

  test('check reports a permission as unknown, and does not fail, if GitHub cannot be reached', async () => {
    await using setup = await startSetup();
    const { port } = new URL(setup.github.url);
    expect(port).not.toBe('');
    const run = await setup.check({}, { apiUrl: 'http://127.0.0.1:9', event: pullRequestEvent() });
    expect([run.exitCode, run.row('github-pull-requests-write')?.[0]]).toEqual([0, 'unknown']);
  });
});
