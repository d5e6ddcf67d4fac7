import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../src/server.ts';
import { Caller, type Doc, serviceJob } from '../caller.ts';

const scale = async (caller: Caller, fields: Doc): Promise<[number, string]> => {
  const { status, text } = await caller.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, ...fields });
  return [status, status === 200 ? '' : text];
};

const events = async (caller: Caller): Promise<Doc[]> =>
  (await caller.json('GET', '/v1/job/web/scale'))['TaskGroups'].app.Events as Doc[];

describe('Nomad and generic dialect', () => {
  it('each dialect accepts tokens only in its own header', async () => {
    for (const [dialect, names] of [
      ['nomad', 200],
      ['generic', 403],
    ] as const) {
      const sandbox = await startSandbox({ dialect, acl: true });
      const token = sandbox.keys?.token ?? '';
      const status = async (headers: Record<string, string>): Promise<number> =>
        (await fetch(`${sandbox.scheduler}/v1/jobs`, { headers })).status;
      expect([dialect, await status({ Authorization: `Bearer ${token}` })]).toEqual([dialect, 200]);
      expect([dialect, await status({ 'X-Nomad-Token': token })]).toEqual([dialect, names]);
      await sandbox.close();
    }
  });

  it('each dialect has its own headers for the next page and the index', async () => {
    for (const [dialect, prefix, others] of [
      ['nomad', 'x-nomad', 'x-service'],
      ['generic', 'x-service', 'x-nomad'],
    ] as const) {
      await using caller = await Caller.start({ dialect });
      for (const id of ['a', 'b']) await caller.json('POST', '/v1/jobs', { Job: serviceJob({ ID: id }) });
      const { headers } = await caller.ask('GET', '/v1/jobs?per_page=1');
      expect(headers.get(`${prefix}-nexttoken`)).toBe('default.b');
      expect(Number(headers.get(`${prefix}-index`))).toBeGreaterThan(0);
      expect([...headers.keys()].filter((name) => name.startsWith(others))).toEqual([]);
    }
  });

  it('each dialect has its own names for the tokens of a revert', async () => {
    for (const [dialect, odd] of [
      ['nomad', 200],
      ['generic', 400],
    ] as const) {
      await using caller = await Caller.start({ dialect });
      const revert = async (JobVersion: number, token: unknown): Promise<number> =>
        (
          await caller.ask('POST', '/v1/job/web/revert', {
            JobID: 'web',
            JobVersion,
            MeshToken: token,
            SecretsToken: token,
          })
        ).status;
      for (const Priority of [50, 60]) await caller.json('POST', '/v1/jobs', { Job: serviceJob({ Priority }) });
      expect(await revert(0, 'secret')).toBe(200);
      expect([dialect, await revert(1, 5)]).toEqual([dialect, odd]);
    }
  });

  it('each dialect has its own form of an error in a scaling event', async () => {
    await using real = await Caller.start();
    await using generic = await Caller.start({ dialect: 'generic' });
    for (const caller of [real, generic]) await caller.run(serviceJob());
    expect(await scale(generic, { Error: 'no more room' })).toEqual([200, '']);
    expect(await events(generic)).toMatchObject([{ Error: 'no more room', Message: '', Count: null }]);
    expect(await scale(generic, {})).toEqual([400, 'one of Message and Error must be given']);
    expect(await scale(generic, { Count: 1, Error: 'x' })).toEqual([
      400,
      'scaling action should not contain count if error is true',
    ]);
    expect(await scale(generic, { Error: true })).toEqual([
      400,
      'json: cannot unmarshal bool into Go struct field ScalingRequest.Error of type string',
    ]);
    expect(await scale(real, { Error: true, Message: 'no more room' })).toEqual([200, '']);
    expect(await events(real)).toMatchObject([{ Error: true, Message: 'no more room', Count: null }]);
  });
});
