import { describe, expect, it } from 'vitest';
import { judgeAge } from '../../src/nomad/server-version.ts';
import { Caller, type Doc, serviceJob } from '../caller.ts';

async function fetchStatus(version: string | undefined, path: string, body?: unknown): Promise<[number, string]> {
  await using caller = await Caller.start(version === undefined ? {} : { version });
  await caller.run(serviceJob());
  const { status, text } = await caller.ask(body === undefined ? 'GET' : 'POST', path, body);
  return [status, status === 200 ? '' : text];
}

describe('older server versions', () => {
  it.each<[string, string, string, unknown, [number, string]]>([
    ['1.8.9', '1.9', '/v1/job/web/versions/golden/tag', { Version: 0 }, [400, 'Job must be specified']],
    ['1.9.1', '1.9.2', '/v1/job/web/dispatch/payload', {}, [400, 'Job must be specified']],
  ])('a server of version %s, unlike %s, does not have %s', async (before, since, path, body, answer) => {
    expect(await fetchStatus(before, path, body)).toEqual(answer);
    expect(await fetchStatus(since, path, body)).not.toEqual(answer);
    expect(await fetchStatus(since, path, body)).toEqual(await fetchStatus(undefined, path, body));
  });

  it('a server before 1.8.2 ignores the index of a scaling request', async () => {
    const scale = { Target: { Group: 'app' }, Count: 3, JobModifyIndex: 999 };
    expect(await fetchStatus('1.8.1', '/v1/job/web/scale', scale)).toEqual(
      await fetchStatus(undefined, '/v1/job/web/scale', { ...scale, JobModifyIndex: 0 }),
    );
    expect((await fetchStatus('1.8.2', '/v1/job/web/scale', scale))[0]).toBe(500);
  });

  it.each([
    ['1.7', ['ID']],
    ['1.8', ['ID', 'UI']],
    ['1.9', ['ID', 'UI', 'VersionTag']],
  ])('a job of a server of version %s has of these fields only %j', async (version, fields) => {
    await using caller = await Caller.start({ version });
    await caller.run(serviceJob());
    const job: Doc = await caller.json('GET', '/v1/job/web');
    expect(
      Object.keys(job)
        .filter((name) => ['ID', 'UI', 'VersionTag'].includes(name))
        .toSorted(),
    ).toEqual(fields);
  });

  it.each(['', 'new', '1', '1.2.x', '2.0.5+ent'])('the server version %j is not valid', (version) => {
    expect(() => judgeAge(version)).toThrow('is not a valid Nomad version');
  });
});
