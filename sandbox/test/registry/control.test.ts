import { describe, expect, it } from 'vitest';
import type { Reply } from '../caller.ts';
import { deprecate, RegistryCaller, modulesPath, recordPath } from './caller.ts';

function post(caller: RegistryCaller, path: string, body: unknown): Promise<Reply> {
  return caller.ask('POST', `/sandbox/${path}`, 'nobody', { body: JSON.stringify(body) });
}

describe('sandbox controls', () => {
  it('the controls publish, release and inject faults without a token, and list requests', async () => {
    await using caller = await RegistryCaller.start([]);
    const version = { version: '1.0.0', deprecation: { reason: 'Old.', link: '' } };
    const module = { name: 'db', provider: 'aws', versions: [version, '1.1.0'] };
    const replies = [
      await post(caller, 'modules', module),
      await post(caller, 'releases', { address: 'acme/db/aws', version: '1.2.0', fails: 'clone_failed' }),
      await post(caller, 'faults', { kind: 503, path: '/versions' }),
    ];
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    const path = `${modulesPath.replace('/vpc/', '/db/')}/versions`;
    expect((await caller.ask('GET', path, 'member')).status).toBe(503);
    expect((await caller.json(path))['modules'][0].versions).toMatchObject([
      { version: '1.1.0', deprecation: null },
      { version: '1.0.0', deprecation: { reason: 'Old.', link: '' } },
    ]);
    const { data } = await caller.json(recordPath.replace('/vpc/', '/db/'));
    expect(data.attributes['version-statuses'][0]).toEqual({ version: '1.2.0', status: 'pending' });
    const log = JSON.parse((await caller.ask('GET', '/sandbox/requests', 'nobody')).text) as { path: string }[];
    expect(log).toEqual([
      { method: 'GET', path, token: 'member', status: 503, at: expect.any(Number) },
      { method: 'GET', path, token: 'manager', status: 200, at: expect.any(Number) },
      {
        method: 'GET',
        path: recordPath.replace('/vpc/', '/db/'),
        token: 'manager',
        status: 200,
        at: expect.any(Number),
      },
    ]);
  });

  it.each([
    ['modules', { name: 'db' }],
    ['modules', { name: 'vpc', provider: 'aws' }],
    ['modules', { name: 'db', provider: 'aws', versions: [{ version: '1.0.0', createdAt: 'yesterday' }] }],
    ['releases', { address: 'acme/none/aws', version: '1.0.0' }],
    ['faults', { kind: 418 }],
    ['faults', { kind: 500, times: 0 }],
  ])('the control %s rejects the invalid request %j', async (path, body) => {
    await using caller = await RegistryCaller.start([]);
    const reply = await post(caller, path, body);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(reply.text).not.toBe('');
  });
});

describe('request log of the registry', () => {
  it('the request log has every request in order with query, body and sender', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    await caller.ask('GET', `${recordPath}/version?module_version=1.0.0`, 'nobody');
    await caller.change('1.0.0', deprecate());
    await caller.patch(`${recordPath}/1.0.0`, 'no json', 'member');
    const body = { data: { type: 'module-versions', attributes: { deprecation: deprecate() } } };
    const at = caller.clock.now() / 1_000_000;
    expect(caller.sandbox.modules.requests).toEqual([
      { method: 'GET', path: `${recordPath}/version?module_version=1.0.0`, token: 'none', status: 401, at },
      { method: 'PATCH', path: `${recordPath}/1.0.0`, token: 'manager', status: 200, body, at },
      { method: 'PATCH', path: `${recordPath}/1.0.0`, token: 'member', status: 404, body: 'no json', at },
    ]);
  });

  it('the request log includes a path that cannot be decoded', async () => {
    await using caller = await RegistryCaller.start([]);
    expect((await caller.ask('GET', '/api/v2/%E0%A4%A')).status).toBe(400);
  });
});

describe('registry service', () => {
  it('registry tokens look like real ones and are unique', async () => {
    await using caller = await RegistryCaller.start([]);
    await using other = await RegistryCaller.start([]);
    const tokens = [caller, other].flatMap(({ sandbox }) => Object.values(sandbox.registryTokens));
    expect(new Set(tokens).size).toBe(12);
    expect(tokens.filter((token) => !/^[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9]{67}$/.test(token))).toEqual([]);
  });
});
