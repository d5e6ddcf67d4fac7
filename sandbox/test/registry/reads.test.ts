import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type As, RegistryCaller, modulesPath } from './caller.ts';

const text = { reason: 'Superseded by 2.0.0.', link: 'https://example.com/2' };

describe('registry protocol', () => {
  it('the discovery document is public', async () => {
    await using caller = await RegistryCaller.start([]);
    const reply = await caller.ask('GET', '/.well-known/terraform.json', 'nobody');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(JSON.parse(reply.text)).toMatchObject({ 'modules.v1': '/api/registry/v1/modules/', 'tfe.v2': '/api/v2/' });
  });

  it('the listing has all published versions in no order, followed by a dependency', async () => {
    const failed = { version: '1.4.0', status: 'clone_failed' as const };
    await using caller = await RegistryCaller.start(['1.0.0', '1.1.0', '1.2.0', '1.10.0', failed]);
    const reply = await caller.ask('GET', `${modulesPath}/versions`, 'member');
    expect(reply.headers.get('content-type')).toBe('application/json');
    const { modules } = JSON.parse(reply.text) as { modules: { source: string; versions: object[] }[] };
    const plain = { root: { providers: [], dependencies: [] }, submodules: [], deprecation: null };
    expect(modules[0]).toEqual({
      source: 'acme/vpc/aws',
      versions: ['1.1.0', '1.10.0', '1.2.0', '1.0.0'].map((version) => ({ version, ...plain })),
    });
    expect(modules.map(({ source }) => source)).toEqual(['acme/vpc/aws', 'acme/label/null']);
  });

  it('a version has its tag and time, and a deprecation only when deprecated', async () => {
    const old = { version: '1.0.0', createdAt: '2025-01-02T03:04:05.000Z', deprecation: text };
    await using caller = await RegistryCaller.start([old, '1.1.0']);
    expect(await caller.json(`${modulesPath}/1.0.0`, 'organization')).toMatchObject({
      id: 'acme/vpc/aws/1.0.0',
      tag: 'v1.0.0',
      published_at: '2025-01-02T03:04:05.000Z',
      source: 'https://github.com/acme/terraform-aws-vpc',
      deprecation: text,
      versions: ['1.1.0', '1.0.0'],
    });
    expect(await caller.json(`${modulesPath}/1.1.0`)).not.toHaveProperty('deprecation');
  });

  it('the download leads to a public archive', async () => {
    await using caller = await RegistryCaller.start(['1.0.0+build.5']);
    const located = await caller.ask('GET', `${modulesPath}/1.0.0+build.5/download`, 'member');
    const place = located.headers.get('x-terraform-get') ?? '';
    expect([located.status, located.text, place]).toEqual([204, '', '/archives/acme/vpc/aws/1.0.0%2Bbuild.5.tar.gz']);
    const archive = await fetch(caller.sandbox.registry + place);
    const tar = gunzipSync(Buffer.from(await archive.arrayBuffer())).toString('latin1');
    expect([tar.length % 512, tar.slice(0, 7), tar.slice(257, 262)]).toEqual([0, 'main.tf', 'ustar']);
    expect(tar).toContain('output "version" {\n  value = "1.0.0+build.5"\n}\n');
    expect((await caller.ask('GET', '/archives/acme/vpc/aws/9.0.0.tar.gz')).status).toBe(404);
  });

  it.each<[string, As, number, string]>([
    ['nobody', 'nobody', 401, 'Unauthorized'],
    ['an expired token', 'expired', 401, 'Unauthorized'],
    ['the token of the audit trail', 'audit', 404, 'Not Found'],
  ])('the listing is refused to %s in its own dialect', async (_, as, status, error) => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    for (const path of ['versions', '1.0.0', '1.0.0/download']) {
      const reply = await caller.ask('GET', `${modulesPath}/${path}`, as);
      expect([reply.status, JSON.parse(reply.text)]).toEqual([status, { errors: [error] }]);
    }
  });
});
