import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Keys } from '../../src/nomad/acl/keys.ts';
import { startSandbox, type Sandbox } from '../../src/server.ts';
import { StepClock } from '../../../test/contract/step-clock.ts';
import { serviceJob } from '../caller.ts';

const clock = (): StepClock =>
  new StepClock({ evaluate: 0, start: 0, healthy: 0, finish: 0, retry: 0, deadline: 60_000 });

function requireKeys({ keys }: Sandbox): Keys {
  if (keys === undefined) throw new Error('the sandbox has no keys');
  return keys;
}

async function ask(
  { scheduler }: Sandbox,
  path: string,
  options: { method?: string; token?: string; body?: unknown } = {},
): Promise<{ status: number; text: string }> {
  const { method = 'GET', token, body } = options;
  const headers: Record<string, string> = token === undefined ? {} : { 'X-Nomad-Token': token };
  const response = await fetch(scheduler + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

function login(sandbox: Sandbox, LoginToken: string | undefined): Promise<{ status: number; text: string }> {
  return ask(sandbox, '/v1/acl/login', { method: 'POST', body: { AuthMethodName: 'github', LoginToken } });
}

describe('ACL tokens', () => {
  it('the management token may do everything and other tokens only the actions that their policies allow', async () => {
    const sandbox = await startSandbox({ acl: true, clock: clock(), namespaces: ['other'] });
    const { token, tokens } = requireKeys(sandbox);
    const register = { method: 'POST', body: { Job: serviceJob() } };
    const status = async (path: string, options: object): Promise<number> => (await ask(sandbox, path, options)).status;
    expect(await status('/v1/jobs?namespace=other', { ...register, token })).toBe(200);
    expect(await status('/v1/jobs?namespace=other', { ...register, token: tokens.deploy })).toBe(403);
    expect(await status('/v1/jobs', { ...register, token: tokens.deploy })).toBe(200);
    const listed = await ask(sandbox, '/v1/jobs?namespace=*', { token });
    expect(JSON.parse(listed.text)).toHaveLength(2);
    const response = await ask(sandbox, '/v1/jobs?namespace=*', { token: tokens.reader });
    expect(JSON.parse(response.text)).toHaveLength(1);
    const self = await ask(sandbox, '/v1/acl/token/self', { token });
    expect(JSON.parse(self.text)).toMatchObject({ Type: 'management', Global: true, Policies: [] });
    // A blocking query without the permission is refused at once.
    expect(await status('/v1/job/web?index=100000&wait=60s', { token: 'nobody' })).toBe(403);
    for (const [name, all] of Object.entries(tokens))
      expect([name, await status('/v1/job/web?purge=true', { method: 'DELETE', token: all })]).toEqual([
        name,
        name === 'deploy' ? 200 : 403,
      ]);
    await sandbox.close();
  });

  it('tokens are ignored when ACLs are disabled', async () => {
    const sandbox = await startSandbox();
    expect(sandbox.keys).toBeUndefined();
    expect(await ask(sandbox, '/v1/jobs', { token: 'anything' })).toMatchObject({ status: 200 });
    expect(JSON.parse((await ask(sandbox, '/v1/acl/token/self')).text)).toMatchObject({ AccessorID: 'acls-disabled' });
    expect(await ask(sandbox, '/v1/acl/auth-methods')).toEqual({ status: 400, text: 'ACL support disabled' });
    await sandbox.close();
  });
});

describe('ACL login', () => {
  it('a login accepts only identities signed with the published key', async () => {
    const sandbox = await startSandbox({ acl: true });
    const { good, unbound } = requireKeys(sandbox).identities;
    const { keys } = JSON.parse((await ask(sandbox, '/.well-known/jwks.json')).text) as { keys: [JsonWebKey] };
    const [head, claims, signature = ''] = good.split('.');
    const key = { key: createPublicKey({ key: keys[0], format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(keys[0]).not.toHaveProperty('d');
    const forged = [head, claims, unbound.split('.')[2]].join('.');
    const refused = await login(sandbox, forged);
    expect(refused).toEqual({
      status: 401,
      text: 'unable to validate provided token: unable to verify signature of JWT token: error verifying token signature: no known key successfully validated the token signature',
    });
    await sandbox.close();
  });
});
