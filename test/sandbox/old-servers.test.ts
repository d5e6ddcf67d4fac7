import { describe, expect, it } from 'vitest';
import { ageOf } from '../../src/sandbox/old-servers.ts';
import { Caller, type Doc, serviceJob } from './caller.ts';

async function statusOf(version: string | undefined, path: string, body?: unknown): Promise<[number, string]> {
  await using caller = await Caller.start(version === undefined ? {} : { version });
  await caller.run(serviceJob());
  const { status, text } = await caller.ask(body === undefined ? 'GET' : 'POST', path, body);
  return [status, status === 200 ? '' : text];
}

describe('an old server', () => {
  it.each<[string, string, string, unknown, [number, string]]>([
    ['1.2', '1.3', '/v1/job/web/services', undefined, [404, 'job not found']],
    ['1.5.3', '1.5.4', '/v1/acl/login', {}, [404, '']],
    ['1.5', '1.6', '/v1/job/web/submission?version=0', undefined, [404, 'job not found']],
    ['1.8.9', '1.9', '/v1/job/web/versions/golden/tag', { Version: 0 }, [400, 'Job must be specified']],
    ['1.9.1', '1.9.2', '/v1/job/web/dispatch/payload', {}, [400, 'Job must be specified']],
  ])('of version %s, unlike %s, does not know %s', async (before, since, path, body, answer) => {
    expect(await statusOf(before, path, body)).toEqual(answer);
    expect(await statusOf(since, path, body)).not.toEqual(answer);
    expect(await statusOf(since, path, body)).toEqual(await statusOf(undefined, path, body));
  });

  it('takes no notice of variables, of an index to scale by, and of what a list is narrowed by', async () => {
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

  it('has no fields of later ones', async () => {
    await using caller = await Caller.start({ version: '1.5' });
    await caller.run(serviceJob());
    const job: Doc = await caller.json('GET', '/v1/job/web');
    expect(Object.keys(job).filter((name) => ['ID', 'NodePool', 'VersionTag'].includes(name))).toEqual(['ID']);
  });

  it.each(['', 'new', '1', '1.2.x', '2.0.5+ent'])('is not of version %j', (version) => {
    expect(() => ageOf(version)).toThrow('is no version of the scheduler');
  });
});
