import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { createWorkspace } from '../support/workspace.ts';
import { listCapabilities } from '../documents/pages.ts';
import { namespaceRule, startFileAgent } from './file-agent.ts';

/** The policies of docs/operate.md against Nomad with ACLs: the `nomad` on PATH, which is started here; skipped where there is none. */
const agent = await startFileAgent();
const { version, location, old, ask } = agent;

/** Registers a batch job, which no deployment blocks and which is followed to its end, or a service with canaries. */
function operate(ID: string, color: string, Type: 'batch' | 'service' = 'batch'): Promise<unknown> {
  const task = { Name: 'server', Driver: 'raw_exec', Config: { command: '/bin/sleep', args: ['600'] }, Env: { color } };
  const group = { Name: 'app', Count: 1, Tasks: [{ ...task, Resources: { CPU: 20, MemoryMB: 16 } }] };
  const Update = Type === 'batch' ? null : { Canary: 1, MaxParallel: 1, MinHealthyTime: 1e9, HealthyDeadline: 30e9 };
  return ask('POST', '/v1/jobs', { Job: { ID, Name: ID, Type, Update, Datacenters: ['*'], TaskGroups: [group] } });
}

/** Waits until an allocation of the latest version runs. */
async function waitUntilRunning(job: string): Promise<void> {
  interface Placed {
    readonly ClientStatus: string;
    readonly JobVersion: number;
  }
  for (;;) {
    const all = await ask<readonly Placed[]>('GET', `/v1/job/${job}/allocations`);
    if (all.some(({ ClientStatus, JobVersion }) => ClientStatus === 'running' && JobVersion === 1)) return;
    await sleep(100);
  }
}

function tokenWith(name: string, capabilities: readonly string[]): Promise<string> {
  return agent.createToken(name, namespaceRule('default', capabilities));
}

async function run(inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
  using workspace = createWorkspace({});
  return await runAction({
    process: true,
    inputs: { address: agent.address, timeout: '60s', ...inputs },
    workspace: workspace.path,
  });
}

const cases = [
  ['scale', { count: '2', wait: 'false' }],
  ['revert', { 'job-version': '0', wait: 'false' }],
  ['restart', {}],
  ['evaluate', { wait: 'false' }],
  ['stable', { 'job-version': '1' }],
] as const;

describe.skipIf(version === undefined || old.skip)(
  `policies of docs/operate.md against ${location}${old.reason}`,
  () => {
    test.each(cases)(
      'the documented policy for mode %s is sufficient and minimal',
      { timeout: 60_000 },
      async (mode, given) => {
        const job = `outrider-test-${mode}`;
        await operate(job, 'blue');
        await operate(job, 'green');
        await waitUntilRunning(job);
        const capabilities = listCapabilities(mode);
        expect(capabilities.length).toBeGreaterThan(1);
        for (const capability of capabilities) {
          const token = await tokenWith(
            `${mode}-without-${capability}`,
            capabilities.filter((other) => other !== capability),
          );
          const refused = await run({ mode, job, token, ...given });
          expect([capability, refused.exitCode, refused.outputs['reason']]).toEqual([capability, 1, 'unauthorized']);
        }
        const done = await run({ mode, job, token: await tokenWith(mode, capabilities), ...given });
        expect([done.exitCode, done.outputs['changed'], done.outputs['reason']]).toEqual([0, 'true', '']);
        await ask('DELETE', `/v1/job/${job}?purge=true`);
      },
    );

    test(
      'revert of a job with canaries needs `promote-deployment`, which is found missing before the write',
      { timeout: 120_000 },
      async () => {
        const job = 'outrider-test-canaries';
        const token = agent.token;
        for (const [number, color] of ['blue', 'green'].entries()) {
          await operate(job, color, 'service');
          const promoted = await run({ mode: 'evaluate', job, token, promote: 'auto' });
          expect(promoted.outputs['serving-version']).toBe(String(number));
        }
        const capabilities = listCapabilities('revert');
        const reverting = { mode: 'revert', job, 'job-version': '0' };
        const less = await tokenWith('revert-without-promotion', capabilities);
        const refused = await run({ ...reverting, token: less });
        expect([refused.exitCode, refused.outputs]).toMatchObject([1, { reason: 'unauthorized', changed: 'false' }]);
        const done = await run({
          ...reverting,
          token: await tokenWith('revert-with-promotion', [...capabilities, 'promote-deployment']),
        });
        expect([done.exitCode, done.outputs]).toMatchObject([0, { changed: 'true', 'serving-version': '2' }]);
        await ask('DELETE', `/v1/job/${job}?purge=true`);
      },
    );
  },
);
