import { expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/server.ts';
import { runAction } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { joinAnnotations } from '../support/launching.ts';
import { failingTask, service, startStory } from '../support/registering.ts';
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

test.each([
  [
    'host',
    'read_only = true',
    '`register-job` and `host_volume "data" { policy = "read" }` in namespace `default`',
    '] } host_volume "data" { policy = "read" }',
  ],
  [
    'host',
    '',
    '`register-job` and `host_volume "data" { policy = "write" }` in namespace `default`',
    '] } host_volume "data" { policy = "write" }',
  ],
  [
    'csi',
    'attachment_mode = "file-system"\naccess_mode = "single-node-writer"',
    '`register-job`, `csi-mount-volume`, and `plugin { policy = "read" }` in',
    ', "csi-mount-volume"] } plugin { policy = "read" }',
  ],
])('a register run whose token lacks the right for a %s volume names it (%s)', async (type, more, needs, policy) => {
  const volume = `volume "data" {\n type = "${type}"\n source = "data"\n${more}\n}`;
  const job = service('web').replace('group "app" {', `group "app" {\n${volume}`);
  await using story = await startStory({ files: { 'web.nomad.hcl': job }, sandbox: { acl: true } });
  const run = await story.register({
    inputs: { 'job-files': '*.nomad.hcl', token: story.sandbox.keys?.tokens.reverter ?? '', review: 'ignore' },
  });
  expect(run.outputs['reason']).toBe('unauthorized');
  expect(joinAnnotations(run)).toContain(`The token needs ${needs}`);
  expect(joinAnnotations(run)).toContain(`"register-job"${policy}\`.`);
  await expect(story.versions('web')).rejects.toThrow('404');
});
