import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { readDrifts } from '../support/drifting.ts';
import { createWorkspace } from '../support/workspace.ts';
import { listCapabilities } from '../documents/pages.ts';
import { namespaceRule, startFileAgent } from './file-agent.ts';

/** The documented capabilities on the `nomad` on PATH, which is started here; skipped where there is none. */
const agent = await startFileAgent();
const { version, location, old, ask } = agent;

/** Registers a job file without Outrider. */
async function operate(text: string): Promise<void> {
  const job = await ask<object>('POST', '/v1/jobs/parse', { JobHCL: text, Canonicalize: true });
  await ask('POST', '/v1/jobs', { Job: job });
}

function jobSource(id: string, color = 'blue'): string {
  return `job "${id}" {
  type = "batch"
  group "app" {
    task "server" {
      driver = "raw_exec"
      config {
        command = "/bin/sleep"
        args    = ["600"]
      }
      env {
        COLOR = "${color}"
      }
    }
  }
}
`;
}

/** Mode drift of one job file. */
async function drift(text: string, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  using workspace = createWorkspace({ 'web.nomad.hcl': text });
  workspace.commit();
  const fixed = { mode: 'drift', 'job-files': '*.nomad.hcl', issue: 'off', timeout: '60s' };
  return await runAction({
    inputs: { ...fixed, address: agent.address, token: agent.token, ...inputs },
    workspace: workspace.path,
  });
}

describe.skipIf(version === undefined || old.skip)(
  `the capabilities of drift in docs/operate.md against ${location}${old.reason}`,
  () => {
    test('the documented policy is sufficient and minimal', { timeout: 60_000 }, async () => {
      const capabilities = listCapabilities('drift');
      expect(capabilities).toHaveLength(4);
      // Nomad's plan does not show whether a batch job is the same: that takes `read-job`.
      const wanted = jobSource('outrider-test-policy');
      await operate(wanted);
      for (const capability of capabilities) {
        const others = capabilities.filter((other) => other !== capability);
        const token = await agent.createToken(`drift-without-${capability}`, namespaceRule('default', others));
        const refused = await drift(wanted, { token });
        expect([capability, refused.exitCode, refused.outputs['reason']]).toEqual([capability, 1, 'unauthorized']);
      }
      await operate(jobSource('outrider-test-policy', 'green'));
      const token = await agent.createToken('drift', namespaceRule('default', capabilities));
      const done = await drift(wanted, { token });
      expect([done.exitCode, readDrifts(done).map(({ kind }) => kind)]).toEqual([0, ['changed']]);
      await ask('DELETE', '/v1/job/outrider-test-policy?purge=true');
    });
  },
);
