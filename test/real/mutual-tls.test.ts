import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { createClosedEvent, otherEvent, pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { withRows } from '../support/checking.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { startSecureAgent, versionOnPath, type SecureAgent } from './client/agent.ts';
import { readDocumentedPolicy, job } from './private-cluster.ts';
import { needs } from './server-version.ts';

/** A private cluster: its own CA, client certificates, and tokens with exactly the documented policies. Skipped without a `nomad` on PATH. */
const version = await versionOnPath();
const old = needs(version, '1.11.2');
const skipped = version === undefined ? ' (skipped: no nomad on PATH)' : old.reason;

describe.skipIf(version === undefined || old.skip)(`a private cluster with mutual TLS${skipped}`, () => {
  let agent: SecureAgent;
  let github: FakeGitHub;
  let workspace: Workspace;
  const tokens: Record<string, string> = {};
  let connection: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    agent = await startSecureAgent();
    for (const name of ['plan', 'register']) {
      await agent.nomad(['acl', 'policy', 'apply', name, '-'], readDocumentedPolicy(`${name}.policy.hcl`));
      const created = await agent.nomad([
        'acl',
        'token',
        'create',
        '-json',
        `-name=outrider-${name}`,
        `-policy=${name}`,
      ]);
      tokens[name] = (JSON.parse(created) as { readonly SecretID: string }).SecretID;
    }
    const read = (name: string): string => readFileSync(join(agent.folder, name), 'utf8');
    connection = {
      address: agent.address,
      'ca-cert': read('nomad-agent-ca.pem'),
      'client-cert': read('global-client-nomad.pem'),
      'client-key': read('global-client-nomad-key.pem'),
      'tls-server-name': 'server.global.nomad',
    };
    github = await startGitHub();
    workspace = createWorkspace({ 'web.nomad.hcl': job('blue') });
  }, 120_000);

  afterAll(async () => {
    workspace[Symbol.dispose]();
    await github[Symbol.asyncDispose]();
    await agent[Symbol.asyncDispose]();
  }, 60_000);

  async function run(mode: string, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
    const events = { plan: pullRequestEvent(), register: createClosedEvent(true) };
    return runAction({
      process: true,
      workspace: workspace.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
      event: mode === 'plan' || mode === 'register' ? events[mode] : otherEvent('workflow_dispatch'),
      inputs: {
        mode,
        'signing-key': 'a-key-of-more-than-sixteen-bytes',
        token: tokens[mode] ?? tokens['plan'] ?? '',
        ...connection,
        ...inputs,
      },
    });
  }

  test('plan and register work with a client certificate, the CA of the cluster and the documented policies', async () => {
    const planned = await run('plan');
    expect([planned.exitCode, planned.outputs['summary']]).toEqual([0, expect.stringContaining('web')]);
    const registered = await run('register', { timeout: '60s' });
    expect(registered.log).not.toContain(tokens['register']);
    expect([registered.exitCode, registered.outputs['outcome']]).toEqual([0, 'successful']);
    expect(await agent.nomad(['job', 'inspect', 'web'])).toContain('"COLOR": "blue"');
  }, 120_000);

  test('mode check finds no capability that is missing', async () => {
    const checked = withRows(await run('check', { comment: 'off' }));
    expect([checked.exitCode, checked.row('nomad-rights-plan')?.[0]]).toEqual([0, 'ok']);
  }, 60_000);

  test.each([
    ['without a client certificate', { 'client-cert': '', 'client-key': '' }, /Set `client-cert` and `client-key`/],
    ['without the CA', { 'ca-cert': '' }, /`ca-cert`/],
    ['with another name of the server', { 'tls-server-name': 'client.global.nomad' }, /`tls-server-name`/],
  ])(
    'a plan %s names the input to set',
    async (_, inputs, hint) => {
      const planned = await run('plan', { comment: 'off', review: 'ignore', 'signing-key': '', ...inputs });
      expect(planned.exitCode).toBe(1);
      expect(planned.outputs['reason']).toMatch(/^(?:unreachable|input)$/);
      expect(planned.summary).toMatch(hint);
    },
    60_000,
  );

  test('the token of the plan cannot register', async () => {
    workspace.write('web.nomad.hcl', job('green'));
    github.comments.splice(0);
    expect((await run('plan')).exitCode).toBe(0);
    const refused = await run('register', { token: tokens['plan'] ?? '', timeout: '60s' });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(refused.summary).toContain('register-job');
    expect(await agent.nomad(['job', 'inspect', 'web'])).toContain('"COLOR": "blue"');
  }, 120_000);
});
