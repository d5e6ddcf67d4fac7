import { describe, expect, it } from 'vitest';
import { type As, deprecate, RegistryCaller, undeprecated, recordPath } from './caller.ts';

const notFound = { errors: [{ status: '404', title: 'not found' }] };
const text = { reason: 'Superseded by 2.0.0.', link: 'https://example.com/2' };

const attributes = (value: unknown): unknown => ({ data: { type: 'module-versions', attributes: value } });

describe('deprecation endpoint', () => {
  it('a change deprecates a version, updates its text and reinstates it', async () => {
    await using caller = await RegistryCaller.start(['1.0.0', '2.0.0']);
    const reply = await caller.change('1.0.0', deprecate());
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/vnd.api+json; charset=utf-8']);
    const { data, included } = JSON.parse(reply.text) as { data: { id: string }; included: { id: string }[] };
    const id = included[0]?.id;
    expect(data).toEqual({
      type: 'module-versions',
      id: expect.stringMatching(/^modver-/),
      relationships: { deprecation: { data: { id, type: 'deprecations' } } },
    });
    expect(included).toEqual([{ type: 'deprecations', id, attributes: text }]);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': text, '2.0.0': null });

    expect((await caller.change('1.0.0', deprecate('Broken.', ''), 'owner')).status).toBe(200);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': { reason: 'Broken.', link: '' }, '2.0.0': null });
    expect(caller.sandbox.modules.deprecation('acme/vpc/aws', '1.0.0')).toEqual({ reason: 'Broken.', link: '' });

    const back = await caller.change('1.0.0', undeprecated);
    expect([back.status, JSON.parse(back.text)]).toEqual([200, { data: { type: 'module-versions', id: data.id } }]);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': null, '2.0.0': null });
  });

  const status = '/data/attributes/deprecation/deprecated-status';
  it.each<[string, unknown, string]>([
    ['no JSON', '{', '/data'],
    ['no document', '[]', '/data'],
    ['no data', {}, '/data'],
    [
      'another type',
      { data: { type: 'registry-module-versions', attributes: { deprecation: deprecate() } } },
      '/data/type',
    ],
    ['no attributes', { data: { type: 'module-versions' } }, '/data/attributes'],
    ['no deprecation', attributes({}), '/data/attributes/deprecation'],
    ['no status', attributes({ deprecation: { reason: '', link: '' } }), status],
    ['a status in lower case', attributes({ deprecation: { 'deprecated-status': 'deprecated' } }), status],
    [
      'a reason that is not text',
      attributes({ deprecation: { 'deprecated-status': 'Deprecated', reason: 1 } }),
      '/data/attributes/deprecation/reason',
    ],
    [
      'a link of null',
      attributes({ deprecation: { 'deprecated-status': 'Deprecated', link: null } }),
      '/data/attributes/deprecation/link',
    ],
    ['a second attribute', attributes({ deprecation: deprecate(), revocation: {} }), '/data/attributes/revocation'],
    ['a reinstatement of a version that is not deprecated', attributes({ deprecation: undeprecated }), status],
  ])('a change with %s is rejected and changes nothing', async (_, body, pointer) => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const reply = await caller.patch(`${recordPath}/1.0.0`, body);
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text)).toEqual({
      errors: [{ status: '422', title: 'invalid attribute', detail: expect.any(String), source: { pointer } }],
    });
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': null });
  });

  it('a change with another content type is rejected', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const body = attributes({ deprecation: deprecate() });
    expect((await caller.patch(`${recordPath}/1.0.0`, body, 'manager', 'application/json')).status).toBe(422);
    expect(
      (await caller.patch(`${recordPath}/1.0.0`, body, 'manager', 'application/vnd.api+json; charset=utf-8')).status,
    ).toBe(200);
  });

  it('a change of a revoked version is rejected', async () => {
    await using caller = await RegistryCaller.start([{ version: '1.0.0', revoked: true, deprecation: text }]);
    expect((await caller.change('1.0.0', undeprecated)).status).toBe(422);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': text });
  });

  it.each<[string, As, number]>([
    ['nobody', 'nobody', 401],
    ['an expired token', 'expired', 401],
    ['the token of the organization', 'organization', 404],
    ['a member without the permission', 'member', 404],
    ['the token of the audit trail', 'audit', 404],
  ])('a change by %s is rejected', async (_, as, refused) => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const reply = await caller.change('1.0.0', deprecate(), as);
    const unauthorized = { errors: [{ status: '401', title: 'unauthorized' }] };
    expect([reply.status, JSON.parse(reply.text)]).toEqual([refused, refused === 401 ? unauthorized : notFound]);
    expect(await caller.listDeprecations()).toEqual({ '1.0.0': null });
  });

  it('a change with an unknown token is rejected', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const headers = { Authorization: 'Bearer x.atlasv1.y' };
    expect((await caller.ask('PATCH', `${recordPath}/1.0.0`, 'nobody', { headers })).status).toBe(401);
    expect(caller.sandbox.modules.requests.map(({ token }) => token)).toEqual(['unknown']);
  });

  it.each([
    ['a version with a v', `${recordPath}/v1.0.0`],
    ['an unknown version', `${recordPath}/9.9.9`],
    ['a pending version', `${recordPath}/1.1.0`],
    ['an unknown module', `${recordPath.replace('/aws', '/azurerm')}/1.0.0`],
    ['another organization', `${recordPath.replaceAll('acme', 'other')}/1.0.0`],
    ['two organizations', `${recordPath.replace('acme', 'other')}/1.0.0`],
  ])('a change of %s is "not found"', async (_, path) => {
    await using caller = await RegistryCaller.start(['1.0.0', { version: '1.1.0', status: 'pending' }]);
    caller.sandbox.modules.publish({ organization: 'other', name: 'vpc', provider: 'aws', versions: ['1.0.0'] });
    const reply = await caller.patch(path, attributes({ deprecation: deprecate() }));
    expect([reply.status, JSON.parse(reply.text)]).toEqual([404, notFound]);
  });

  it('a change is "not found" without the entitlement of the organization', async () => {
    await using caller = await RegistryCaller.start(['1.0.0'], { organization: { name: 'acme', entitled: false } });
    const reply = await caller.change('1.0.0', deprecate());
    expect([reply.status, JSON.parse(reply.text)]).toEqual([404, notFound]);
    const { data } = await caller.json('/api/v2/organizations/acme/entitlement-set');
    expect(data).toMatchObject({ type: 'entitlement-sets', attributes: { 'module-deprecations': false } });
  });
});
