import { describe, expect, it } from 'vitest';
import { ageOf } from '../../src/nomad/old-servers.ts';
import { Caller, type Doc, serviceJob } from '../caller.ts';

async function statusOf(version: string | undefined, path: string, body?: unknown): Promise<[number, string]> {
  await using caller = await Caller.start(version === undefined ? {} : { version });
  await caller.run(serviceJob());
  const { status, text } = await caller.ask(body === undefined ? 'GET' : 'POST', path, body);
  return [status, status === 200 ? '' : text];
}

describe('old server versions', () => {
  it.each<[string, string, string, unknown, [number, string]]>([
    ['1.2', '1.3', '/v1/job/web/services', undefined, [404, 'job not found']],
    ['1.5.3', '1.5.4', '/v1/acl/login', {}, [404, '']],
    ['1.5', '1.6', '/v1/job/web/submission?version=0', undefined, [404, 'job not found']],
    ['1.8.9', '1.9', '/v1/job/web/versions/golden/tag', { Version: 0 }, [400, 'Job must be specified']],
    ['1.9.1', '1.9.2', '/v1/job/web/dispatch/payload', {}, [400, 'Job must be specified']],
  ])('a server of version %s, unlike %s, does not have %s', async (before, since, path, body, answer) => {
    expect(await statusOf(before, path, body)).toEqual(answer);
    expect(await statusOf(since, path, body)).not.toEqual(answer);
    expect(await statusOf(since, path, body)).toEqual(await statusOf(undefined, path, body));
  });

  it('an old server ignores variables, the index of a scaling request and list filters', async () => {
    const parse = { JobHCL: 'variable "x" {}\njob "a" {\n name = var.x\n}', Variables: 'x = "y"' };
    expect(await statusOf('1.5', '/v1/jobs/parse', parse)).toEqual([400, expect.stringContaining('Unset variable')]);
    expect(await statusOf('1.6', '/v1/jobs/parse', parse)).toEqual([200, '']);
    const scale = { Target: { Group: 'app' }, Count: 3, JobModifyIndex: 999 };
    expect(await statusOf('1.8.1', '/v1/job/web/scale', scale)).toEqual(
      await statusOf(undefined, '/v1/job/web/scale', { ...scale, JobModifyIndex: 0 }),
    );
    expect((await statusOf('1.8.2', '/v1/job/web/scale', scale))[0]).toBe(500);
    await using caller = await Caller.start({ version: '1.2' });
    await caller.run(serviceJob());
    expect(await caller.json('GET', '/v1/jobs?filter=ID+==+""&per_page=1')).toMatchObject([{ ID: 'web' }]);
  });

  it.each([
    ['1.0.8', 'files'],
    ['1.1.0', 'files'],
    ['1.1.2', 'files'],
    ['1.0.9', 'apps'],
    ['1.1.3', 'apps'],
    ['2.0.5', 'apps'],
  ])('a server of version %s takes the namespace of a registered job from the %s', async (version, found) => {
    await using caller = await Caller.start({ version, namespaces: ['apps', 'files'] });
    const job = { ...serviceJob(), Namespace: 'files' };
    await caller.json('POST', '/v1/jobs?namespace=apps', { Job: job });
    expect(await caller.json('GET', '/v1/jobs?namespace=*')).toMatchObject([{ Namespace: found }]);
    const plan = await caller.json('POST', '/v1/job/web/plan?namespace=apps', { Job: job, Diff: true });
    expect(plan['Diff'].Type).toBe('None');
    const { Namespace: _, ...bare } = job;
    await caller.json('POST', '/v1/jobs?namespace=apps', { Job: bare });
    const all: Doc = await caller.json('GET', '/v1/jobs?namespace=*');
    expect(Object.keys(all)).toHaveLength(found === 'apps' ? 1 : 2);
  });

  it.each([
    ['1.3.0', ['a', 'b'], 'default.c'],
    ['1.7.7', ['a', 'b'], 'default.c'],
    ['1.8.0', ['d', 'c'], 'default.b'],
  ])('a server of version %s pages with `reverse` from %j', async (version, ids, token) => {
    await using caller = await Caller.start({ version });
    for (const ID of ['a', 'b', 'c', 'd']) await caller.run({ ...serviceJob(), ID, Name: ID });
    const page = async (from: string): Promise<[string[], string | null]> => {
      const { text, headers } = await caller.ask('GET', `/v1/jobs?per_page=2&reverse=true${from}`);
      return [(JSON.parse(text) as Doc[]).map(({ ID }) => String(ID)), headers.get('x-nomad-nexttoken')];
    };
    expect(await page('')).toEqual([ids, token]);
    const [again, next] = await page(`&next_token=${token}`);
    expect([again, next]).toEqual(version === '1.8.0' ? [['b', 'a'], null] : [ids, token]);
  });

  it('an invalid scaling request reveals whether a server checks the index', async () => {
    const probe = { Target: { Group: '' }, JobModifyIndex: 'x' };
    expect(await statusOf('1.8.1', '/v1/job/web/scale', probe)).toEqual([
      400,
      'missing task group name for scaling action',
    ]);
    expect(await statusOf('1.8.2', '/v1/job/web/scale', probe)).toEqual([
      400,
      expect.stringContaining('JobModifyIndex'),
    ]);
  });

  it('an old server leaves out fields of later versions', async () => {
    await using caller = await Caller.start({ version: '1.5' });
    await caller.run(serviceJob());
    const job: Doc = await caller.json('GET', '/v1/job/web');
    expect(Object.keys(job).filter((name) => ['ID', 'NodePool', 'VersionTag'].includes(name))).toEqual(['ID']);
  });

  it.each(['', 'new', '1', '1.2.x', '2.0.5+ent'])('the server version %j is not valid', (version) => {
    expect(() => ageOf(version)).toThrow('is not a valid Nomad version');
  });
});
