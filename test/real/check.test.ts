import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { listPolicyCapabilities, includesCapability } from '../../src/operations/token/token-rights.ts';
import { checkedModes } from '../../src/modes/index.ts';
import { runAction } from '../support/action.ts';
import { withRows, type CheckRun } from '../support/checking.ts';
import { otherEvent } from '../support/github.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { namespaceRule, startFileAgent } from './file-agent.ts';
import type { NomadCapability, ModeNeeds } from '../../src/modes/needs.ts';
import type { AclPolicy } from '../../src/clients/nomad/acl.ts';
import { readResult } from '../support/result.ts';

/** Mode `check` against Nomad with ACLs: the `nomad` on PATH, which is started here; skipped where there is none. */
const agent = await startFileAgent();
const { version, location, old, ask } = agent;

let workspace: Workspace;
let count = 0;

beforeAll(() => {
  workspace = createWorkspace({ 'web.nomad.hcl': 'job "web" {}\n' });
  workspace.commit();
});

afterAll(() => workspace[Symbol.dispose]());

interface Sent {
  readonly token?: string;
  readonly method?: string;
  readonly body?: object;
}

async function send(path: string, { token = agent.token, method = 'GET', body }: Sent = {}): Promise<Response> {
  return fetch(`${agent.address}${path}`, {
    method,
    headers: { 'X-Nomad-Token': token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function tokenWith(rules: string): Promise<{ readonly name: string; readonly token: string }> {
  const name = `check-${(count += 1)}`;
  return { name, token: await agent.createToken(name, rules) };
}

async function check(inputs: Readonly<Record<string, string>>): Promise<CheckRun> {
  const run = await runAction({
    workspace: workspace.path,
    event: otherEvent('workflow_dispatch'),
    inputs: { mode: 'check', address: agent.address, comment: 'off', ...inputs },
  });
  return withRows(run);
}

/** Everything that a request could change. */
async function readState(): Promise<unknown> {
  const paths = ['jobs', 'evaluations', 'deployments', 'allocations', 'acl/tokens', 'acl/policies'];
  return Promise.all(paths.map(async (path) => ask('GET', `/v1/${path}?namespace=*`)));
}

const nomadModes = Object.entries<{ readonly needs: ModeNeeds }>(checkedModes).flatMap(
  ([
    mode,
    {
      needs: { nomad },
    },
  ]) => (nomad === undefined ? [] : [[mode, nomad] as const]),
);

describe.skipIf(version === undefined || old.skip)(`mode check against ${location}${old.reason}`, () => {
  test.each(nomadModes)(
    'the policy lines that check shows for mode %s are all that is missing',
    { timeout: 60_000 },
    async (mode, capabilities) => {
      // Drift and restart need permissions on GitHub as well, which are not there.
      const rights = `nomad-rights-${mode}`;
      const { name, token } = await tokenWith(namespaceRule('default', ['list-scaling-policies']));
      const inputs = { for: mode, token, promote: 'off', 'signing-key': '0123456789abcdef' };
      const lacking = await check(inputs);
      const line = /`(namespace [^`]*)`/.exec(lacking.row(rights)?.[2] ?? '')?.[1] ?? '';
      expect([lacking.exitCode, line]).toEqual([
        1,
        namespaceRule('default', capabilities).trim().replaceAll(',', ', '),
      ]);
      await agent.applyPolicy(name, namespaceRule('default', ['list-scaling-policies']) + line);
      const run = await check(inputs);
      expect(run.row(rights)?.[0]).toBe('ok');
      expect(run.exitCode).toBe(['drift', 'restart'].includes(mode) ? 1 : 0);
    },
  );

  test('check changes nothing in Nomad', { timeout: 60_000 }, async () => {
    const { token } = await tokenWith(namespaceRule('default', ['plan-job', 'parse-job', 'read-job', 'list-jobs']));
    const before = await readState();
    const modes = nomadModes.map(([mode]) => mode).join('\n');
    const [first, second] = [await check({ for: modes, token }), await check({ for: modes, token })];
    expect(await readState()).toEqual(before);
    expect(JSON.stringify(readResult(first).checks)).toBe(JSON.stringify(readResult(second).checks));
    expect(first.row('nomad-rights-plan')?.[0]).toBe('ok');
  });

  test('check warns of a management token, and finds the rights of roles', { timeout: 60_000 }, async () => {
    const management = await check({ for: 'status', token: agent.token });
    expect(management.row('nomad-token')?.[0]).toBe('warning');
    await agent.applyPolicy('of-a-role', namespaceRule('default', ['read-job', 'scale-job']));
    const role = { Name: 'scalers', Policies: [{ Name: 'of-a-role' }] };
    const { ID } = await ask<{ ID: string }>('POST', '/v1/acl/role', role);
    const body = { Name: 'by role', Type: 'client', Roles: [{ ID }] };
    const { SecretID: token } = await ask<{ SecretID: string }>('POST', '/v1/acl/token', body);
    const run = await check({ for: 'scale', token });
    expect([run.exitCode, run.row('nomad-token')?.[1], run.row('nomad-rights-scale')?.[0]]).toEqual([
      0,
      'Client token `by role`; role `scalers`',
      'ok',
    ]);
  });

  test('check fails for an unknown token and an unknown region', { timeout: 60_000 }, async () => {
    const unknown = await check({ token: '11111111-2222-3333-4444-555555555555' });
    expect(unknown.row('nomad-token')?.[0]).toBe('failed');
    const token = agent.token;
    expect((await check({ token, region: 'mars' })).row('nomad-region')?.[0]).toBe('failed');
  });
});

const job = 'no-such-job';
const jobPath = `/v1/job/${job}`;
const spec = {
  ID: job,
  Name: job,
  Type: 'batch',
  Datacenters: ['*'],
  TaskGroups: [{ Name: 'a', Tasks: [{ Name: 'b', Driver: 'raw_exec', Config: { command: '/bin/true' } }] }],
};

/** A request about a job that does not exist, by the capability that it needs. */
const requests: Readonly<Partial<Record<NomadCapability, readonly [path: string, sent?: Sent]>>> = {
  'plan-job': [`${jobPath}/plan`, { method: 'POST', body: { Job: spec } }],
  'parse-job': ['/v1/jobs/parse', { method: 'POST', body: { JobHCL: 'job "a" {}' } }],
  'read-job': [jobPath],
  'list-jobs': ['/v1/jobs'],
  'register-job': [
    '/v1/jobs',
    { method: 'POST', body: { Job: spec, EnforceIndex: true, JobModifyIndex: 999_999_999 } },
  ],
  'deregister-job': [jobPath, { method: 'DELETE' }],
  'revert-job': [`${jobPath}/revert`, { method: 'POST', body: { JobID: job, JobVersion: 0 } }],
  'stable-job': [`${jobPath}/stable`, { method: 'POST', body: { JobID: job, JobVersion: 0, Stable: true } }],
  'evaluate-job': [`${jobPath}/evaluate`, { method: 'POST', body: { JobID: job } }],
  'scale-job': [`${jobPath}/scale`, { method: 'POST', body: { Count: 1, Target: { Group: 'a' } } }],
  'dispatch-job': [`${jobPath}/dispatch`, { method: 'POST', body: {} }],
  'force-periodic-job': [`${jobPath}/periodic/force`, { method: 'POST', body: {} }],
};

const granted = ['submit-job', 'purge-job', 'read-logs', 'deny', ...Object.keys(requests)];
const rules = fc.array(
  fc.record({
    namespace: fc.constantFrom('default', 'default', 'def*', '*', '*lt', 'other', 'd*t'),
    capabilities: fc.subarray(granted, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe.skipIf(version === undefined || old.skip)(`the rights of policies against ${location}${old.reason}`, () => {
  test(
    'the capabilities that Outrider reads in any policy are those that Nomad grants',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(rules, async (given) => {
          const text = given.map(({ namespace, capabilities }) => namespaceRule(namespace, capabilities)).join('');
          const { name, token } = await tokenWith(text);
          const policy = await ask<AclPolicy>('GET', `/v1/acl/policy/${name}`);
          const capabilities = listPolicyCapabilities([policy], 'default');
          for (const [capability, [path, sent]] of Object.entries(requests)) {
            const response = await send(path, { ...sent, token });
            const isDenied = (await response.text()).includes('Permission denied');
            expect([text, capability, includesCapability(capabilities, capability)]).toEqual([
              text,
              capability,
              !isDenied,
            ]);
          }
        }),
        { numRuns: 100 },
      );
    },
  );
});
