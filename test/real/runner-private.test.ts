import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pullRequestEvent, pushEvent, startGitHub } from '../support/github.ts';
import { createWorkspace } from '../support/workspace.ts';
import { startSecureAgent, versionOnPath } from './client/agent.ts';
import { createRunner, githubEnvironment, missingTools, type WorkflowResult } from './runner/act.ts';
import { readDocumentedPolicy, job } from './private-cluster.ts';
import { example } from './runner/story-runner.ts';

/** The first plan and register of a new user whose cluster has its own CA and asks for client certificates: unchanged examples in a workflow runner. */
const missing = [...missingTools, ...((await versionOnPath()) === undefined ? ['no nomad on PATH'] : [])];
const skipped = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')})`;
/** Milliseconds, as the README promises. */
const fiveMinutes = 300_000;

describe.skipIf(missing.length > 0)(`a new user with a private cluster${skipped}`, () => {
  test(
    'a new user of a private cluster gets a plan and a register run by two examples within five minutes',
    async () => {
      await using agent = await startSecureAgent();
      await using github = await startGitHub();
      using workspace = createWorkspace({ 'jobs/web.nomad.hcl': job('blue') });
      github.head = workspace.commit();
      const secrets: Record<string, string> = { GITHUB_TOKEN: 'ghs_workflow', OUTRIDER_SIGNING_KEY: 'a'.repeat(44) };
      for (const name of ['plan', 'register']) {
        await agent.nomad(['acl', 'policy', 'apply', name, '-'], readDocumentedPolicy(`${name}.policy.hcl`));
        const created = await agent.nomad(['acl', 'token', 'create', '-json', `-policy=${name}`]);
        const { SecretID } = JSON.parse(created) as { readonly SecretID: string };
        secrets[`NOMAD_${name.toUpperCase()}_TOKEN`] = SecretID;
      }
      const read = (file: string): string => readFileSync(join(agent.folder, file), 'utf8');
      secrets['NOMAD_CLIENT_KEY'] = read('global-client-nomad-key.pem');
      using runner = createRunner();
      const run = async (
        workflow: string,
        { name, payload }: { readonly name: string; readonly payload: unknown },
      ): Promise<WorkflowResult> =>
        runner.run({
          workflow,
          event: name,
          payload: payload as object,
          repository: workspace.path,
          vars: {
            NOMAD_ADDR: agent.address,
            NOMAD_CACERT: read('nomad-agent-ca.pem'),
            NOMAD_CLIENT_CERT: read('global-client-nomad.pem'),
          },
          secrets,
          env: githubEnvironment(github.url),
        });

      const planned = await run(example('reusable/plan-private.yml'), pullRequestEvent(false, { sha: github.head }));
      expect([planned.exitCode, planned.log]).toEqual([0, planned.log]);
      expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('### 🔵 Plan: `web` is new')]);

      github.closed = true;
      github.pulls = [
        { number: 7, head: github.head, state: 'closed', mergedAt: new Date().toISOString(), mergeCommit: github.head },
      ];
      // What docs/getting-started.md adds to the plan is added to the register.
      const [, added = ''] =
        /(?<=address: .*\n)((?: {6}(?!runs-on).*\n)+)/.exec(example('reusable/plan-private.yml')) ?? [];
      const register = example('reusable/register.yml')
        .replace(/( {6}address: .*\n)/, `$1${added}`)
        .replace(/( {4}secrets:\n)/, '$1      NOMAD_CLIENT_KEY: ${{ secrets.NOMAD_CLIENT_KEY }}\n');
      const registered = await run(register, pushEvent());
      expect([registered.exitCode, registered.log]).toEqual([0, registered.log]);
      expect(await agent.nomad(['job', 'inspect', 'web'])).toContain('"COLOR": "blue"');
      for (const secret of Object.values(secrets)) expect(planned.log + registered.log).not.toContain(secret);
    },
    fiveMinutes,
  );
});
