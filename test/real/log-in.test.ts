import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { startServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';
import { namespaceRule, startFileAgent } from './file-agent.ts';

/** Input `auth-method` against Nomad with ACLs: the `nomad` on PATH, which is started here; skipped where there is none. */
const agent = await startFileAgent();
const { version, location, old, ask, applyPolicy } = agent;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function createIdentity(repositoryId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: 'nomad.example', iat: now, nbf: now, exp: now + 600, repository_id: repositoryId };
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const job = `job "outrider-test-log-in" {
  group "app" {
    task "server" {
      driver = "raw_exec"
      config {
        command = "/bin/true"
      }
    }
  }
}
`;

async function planAs(repositoryId: string): Promise<ActionRun> {
  using folder = createWorkspace({ 'web.nomad.hcl': job });
  await using runner = await startServer({ body: { value: createIdentity(repositoryId) } });
  return await runAction({
    inputs: { mode: 'plan', address: agent.address, 'job-files': 'web.nomad.hcl', 'auth-method': 'jobs' },
    workspace: folder.path,
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token' },
  });
}

describe.skipIf(version === undefined || old.skip)(`login with an auth method of ${location}${old.reason}`, () => {
  test(
    'a job logs in if a binding rule selects it, and is unauthorized if none does',
    { timeout: 60_000 },
    async () => {
      await applyPolicy('plan', namespaceRule('default', ['parse-job', 'read-job', 'plan-job']));
      const key = publicKey.export({ type: 'spki', format: 'pem' });
      const Config = {
        JWTValidationPubKeys: [key],
        BoundAudiences: ['nomad.example'],
        ClaimMappings: { repository_id: 'repository_id' },
      };
      const method = { Name: 'jobs', Type: 'JWT', TokenLocality: 'local', MaxTokenTTL: '10m0s', Config };
      await ask('POST', '/v1/acl/auth-method', method);
      const Selector = 'value.repository_id == "123456789"';
      await ask('POST', '/v1/acl/binding-rule', { AuthMethod: 'jobs', BindType: 'policy', BindName: 'plan', Selector });
      expect((await planAs('123456789')).exitCode).toBe(0);
      const refused = await planAs('555');
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
      expect(refused.annotations[0]?.message).toContain('#no-binding-rule');
    },
  );
});
