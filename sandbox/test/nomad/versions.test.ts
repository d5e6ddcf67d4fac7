import { describe, expect, it } from 'vitest';
import { Caller, type Doc } from '../caller.ts';
import { jobWith, task } from '../jobs.ts';

const createBlockedVersion = (color: string): Doc => ({ ...version(color), Datacenters: ['nowhere'] });
const version = (color: string): Doc => jobWith({ Count: 1, Tasks: [task({ Env: { COLOR: color } })] });

async function withVersions(...colors: readonly string[]): Promise<Caller> {
  const caller = await Caller.start();
  for (const color of colors) await caller.run(version(color));
  return caller;
}

async function listKept(caller: Caller): Promise<string[]> {
  const { Versions } = await caller.json('GET', '/v1/job/web/versions');
  return (Versions as Doc[]).map((item) => `${item['Version']}${item['VersionTag'] === null ? '' : ' tagged'}`);
}

describe('versions endpoint', () => {
  it('up to six versions are kept, and all tagged versions', async () => {
    await using caller = await withVersions('a', 'b');
    await caller.json('POST', '/v1/job/web/versions/golden/tag', { Version: 0, Description: 'known good' });
    for (const color of ['c', 'd', 'e', 'f', 'g', 'h']) await caller.run(version(color));
    expect(await listKept(caller)).toEqual(['7', '6', '5', '4', '3', '2', '0 tagged']);
  });

  it('the only stable version is kept for a revert', async () => {
    await using caller = await withVersions('a');
    for (const color of ['b', 'c', 'd', 'e', 'f', 'g', 'h'])
      await caller.json('POST', '/v1/jobs', { Job: createBlockedVersion(color) });
    expect(await listKept(caller)).toEqual(['7', '6', '5', '4', '3', '0']);
  });

  it.each([
    ['diffs=true&diff_version=9', 'version 9 not found'],
    ['diffs=true&diff_tag=nope', 'tag "nope" not found'],
    [
      'diff_version=x',
      'Failed to parse value of "diff_version" (x) as a uint64: strconv.ParseUint: parsing "x": invalid syntax',
    ],
  ])('a versions request with %s is rejected: %s', async (query, text) => {
    await using caller = await withVersions('a');
    expect(await caller.ask('GET', `/v1/job/web/versions?${query}`)).toMatchObject({ status: 500, text });
  });
});

describe('version tags', () => {
  it('a tag names a version, or the latest one on request, until it is removed', async () => {
    await using caller = await withVersions('a', 'b');
    const tagged = await caller.json('PUT', '/v1/job/web/versions/now/tag', { Latest: true, Description: 'd' });
    expect(tagged).toMatchObject({ Name: 'now', Description: 'd' });
    expect(await listKept(caller)).toEqual(['1 tagged', '0']);
    await caller.json('DELETE', '/v1/job/web/versions/now/tag');
    expect(await listKept(caller)).toEqual(['1', '0']);
  });

  it.each([
    [
      'POST',
      'web/versions/taken/tag',
      { Version: 0 },
      500,
      'tag "taken" already exists on a different version of job "web"',
    ],
    ['POST', 'web/versions/new/tag', { Version: 9 }, 500, 'job "web" version 9 not found'],
    [
      'POST',
      'web/versions/new/tag',
      { Version: 1, Latest: true },
      500,
      'version must be zero when tagging latest, got: 1',
    ],
    ['POST', 'web/versions/new/tag', '', 400, 'Request body is empty'],
    ['DELETE', 'web/versions/new/tag', undefined, 500, 'tag "new" not found on job "web"'],
    ['GET', 'web/versions/new/tag', undefined, 405, 'Invalid method'],
    ['POST', 'a/b/versions/new/tag', { Version: 0 }, 404, 'invalid job tag endpoint'],
  ])('the tag request %s %s %j is rejected', async (method, path, body, status, text) => {
    await using caller = await withVersions('a', 'b');
    await caller.json('POST', '/v1/job/web/versions/taken/tag', { Version: 1 });
    expect(await caller.ask(method, `/v1/job/${path}`, body)).toMatchObject({ status, text });
  });
});
