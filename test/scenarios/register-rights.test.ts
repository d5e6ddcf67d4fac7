import { expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/server.ts';
import { runAction } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { failingTask, service } from '../support/registering.ts';
import { createWorkspace } from '../support/workspace.ts';

test.each([
  ['reverter', 1],
  ['deploy', 0],
] as const)(
  'register with `logs` and the token %s warns %d times that it cannot read the output of a failed task',
  async (name, times) => {
    const sandbox = await startSandbox({ acl: true, pace: { evaluate: 1, start: 5, healthy: 20, finish: 5 } });
    await using github = await startGitHub();
    using workspace = createWorkspace({ 'web.nomad.hcl': service('web', { task: failingTask }) });
    try {
      const run = await runAction({
        inputs: {
          mode: 'register',
          'job-files': '*.nomad.hcl',
          address: sandbox.scheduler,
          token: sandbox.keys?.tokens[name] ?? '',
          review: 'ignore',
          logs: 'true',
          promote: 'off',
        },
        workspace: workspace.path,
        githubToken: 'ghs_0123456789abcdefghij',
        apiUrl: github.url,
      });
      expect(run.outputs['outcome']).toBe('failed');
      const text =
        'The stderr of failed tasks could not be read: the token lacks `read-logs` in namespace `default`. Add it to the policy of the token, or remove the input `logs`.';
      expect(run.annotations.filter(({ message }) => message === text)).toHaveLength(times);
    } finally {
      await sandbox.close();
    }
  },
);
