import { expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { service } from '../support/registering.ts';
import { createWorkspace } from '../support/workspace.ts';

test('register needs a token with deploy rights, and plan only one with plan rights', async () => {
  const sandbox = await startSandbox({ acl: true, pace: { evaluate: 1, start: 5, healthy: 20, finish: 5 } });
  await using github = await startGitHub();
  using workspace = createWorkspace({ 'web.nomad.hcl': service('web') });
  const run = async (mode: string, token: string | undefined): Promise<ActionRun> =>
    runAction({
      inputs: {
        mode,
        'job-files': '*.nomad.hcl',
        address: sandbox.scheduler,
        token: token ?? '',
        ...(mode === 'register' ? { review: 'ignore' } : {}),
      },
      workspace: workspace.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
    });
  try {
    const tokens = sandbox.keys?.tokens;
    expect((await run('plan', tokens?.['plan-only'])).exitCode).toBe(0);
    const refused = await run('register', tokens?.['plan-only']);
    expect(refused.exitCode).toBe(1);
    expect(refused.outputs).toMatchObject({ changed: 'false', reason: 'unauthorized' });
    expect(refused.summary).toContain('`register-job`');
    const registered = await run('register', tokens?.deploy);
    expect(registered.exitCode).toBe(0);
    expect(registered.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
  } finally {
    await sandbox.close();
  }
});
