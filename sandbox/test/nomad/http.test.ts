import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, serviceJob } from '../caller.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start();
});
afterAll(() => caller[Symbol.asyncDispose]());

describe('unusual requests', () => {
  it.each([
    ['GET', '/v1/jobs/parse', undefined, 405, 'Invalid method'],
    ['DELETE', '/v1/jobs', undefined, 405, 'Invalid method'],
    ['HEAD', '/v1/jobs', undefined, 405, ''],
    ['GET', '/v1/nothing', undefined, 404, ''],
    ['GET', '/', undefined, 307, '<a href="/ui/">Temporary Redirect</a>.\n\n'],
    ['POST', '/v1/jobs', undefined, 400, 'Request body is empty'],
    ['POST', '/v1/jobs', '{x', 400, "invalid character 'x' looking for beginning of object key string"],
    ['POST', '/v1/jobs', 'job "a" {}', 400, "invalid character 'j' looking for beginning of value"],
    [
      'POST',
      '/v1/jobs',
      '{"Job": {"ID": 7}}',
      400,
      'json: cannot unmarshal number into Go struct field Job.Job.ID of type string',
    ],
    [
      'POST',
      '/v1/jobs',
      '{"Job": {"ID": "a", "TaskGroups": [{"ShutdownDelay": "5s"}]}}',
      400,
      'json: cannot unmarshal string into Go struct field TaskGroup.Job.TaskGroups.ShutdownDelay of type time.Duration',
    ],
    ['POST', '/v1/jobs', '{}', 400, 'Job must be specified'],
    ['POST', '/v1/jobs', '{"Job": {}}', 400, "Job ID hasn't been provided"],
    ['POST', '/v1/job/a/plan', '{"Job": {}}', 400, 'Job must have a valid ID'],
    ['POST', '/v1/job/a/plan', '{"job": {"id": "b"}}', 400, 'Job ID does not match'],
    ['POST', '/v1/job/a', '{"Job": {"ID": "b"}}', 400, 'Job ID does not match name'],
    ['GET', '/v1/job/a%2F..%2Fb', undefined, 404, 'job not found'],
    ['GET', '/v1/jobs?region=mars', undefined, 500, 'No path to region'],
    ['GET', '/v1/jobs?stale=perhaps', undefined, 400, 'Expect `true` or `false` for `stale` query string parameter'],
    ['GET', '/v1/jobs?index=abc', undefined, 400, 'Invalid index'],
    ['GET', '/v1/jobs?index=1&wait=abc', undefined, 400, 'Invalid wait time'],
    ['GET', '/v1/jobs?per_page=many', undefined, 400, 'Expect a number for `per_page` query string parameter'],
    [
      'GET',
      '/v1/evaluation/zz',
      undefined,
      500,
      'failed to lookup eval: eval lookup failed: index error: UUID must be 36 characters',
    ],
    ['GET', '/v1/evaluation/11111111-1111-1111-1111-111111111111', undefined, 404, 'eval not found'],
    ['GET', '/v1/deployment/11111111-1111-1111-1111-111111111111', undefined, 404, 'deployment not found'],
    ['GET', '/v1/job/x/versions', undefined, 404, 'job versions not found'],
    ['GET', '/v1/job/x/summary', undefined, 404, 'job not found'],
    [
      'DELETE',
      '/v1/job/x?purge=perhaps',
      undefined,
      500,
      'Failed to parse value of "purge" (perhaps) as a bool: strconv.ParseBool: parsing "perhaps": invalid syntax',
    ],
    ['DELETE', '/v1/job/x?eval_priority=500', undefined, 400, 'Eval priority must be between 1 and 100 inclusively'],
    ['POST', '/v1/acl/login', '{}', 400, 'ACL support disabled'],
  ])('the request %s %s %j is answered with %i %j', async (method, path, body, status, text) => {
    const reply = await caller.ask(method, path, body);
    const type = text === '' ? undefined : status === 307 ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
    expect([reply.status, reply.text, reply.headers.get('content-type') ?? undefined]).toEqual([
      status,
      text,
      method === 'HEAD' ? 'text/plain; charset=utf-8' : type,
    ]);
  });

  it.each([
    ['', 'EOF'],
    ['{"a"', 'unexpected EOF'],
    ['{"a" 1}', "invalid character '1' after object key"],
    ['{"a": 1 "b"}', `invalid character '"' after object key:value pair`],
    ['[1 2]', "invalid character '2' after array element"],
    ['tru!', "invalid character '!' in literal true (expecting 'e')"],
    ['"a\nb"', String.raw`invalid character '\n' in string literal`],
    ["'", String.raw`invalid character '\'' looking for beginning of value`],
  ])('the invalid body %j is reported as in Go', async (body, words) => {
    expect((await caller.ask('POST', '/v1/jobs', ` ${body}`)).text).toBe(words);
  });

  it('lists of an unknown job are empty and no error', async () => {
    expect(await caller.json('GET', '/v1/job/x/allocations')).toEqual([]);
    expect(await caller.json('GET', '/v1/job/x/evaluations')).toEqual([]);
    expect(await caller.json('GET', '/v1/job/x/deployments')).toEqual([]);
    expect(await caller.json('GET', '/v1/job/x/deployment')).toBeNull();
    expect(await caller.json('DELETE', '/v1/job/a%2F%2Fb')).toMatchObject({ EvalID: '', JobModifyIndex: 0, Index: 0 });
  });
});

describe('names, encodings and headers', () => {
  it.each(['team/web', 'a%b', 'größe-日本', 'a?b#c', 'a+b&c', 'x/plan/y'])(
    'the job ID %s works in every path',
    async (ID) => {
      const path = `/v1/job/${encodeURIComponent(ID)}`;
      await caller.run(serviceJob({ ID }));
      expect((await caller.json('GET', path))['ID']).toBe(ID);
      expect(await caller.json('GET', `${path}/summary`)).toMatchObject({
        JobID: ID,
        Summary: { app: { Running: 2 } },
      });
      expect((await caller.plan(serviceJob({ ID })))['Diff'].Type).toBe('None');
      await caller.json('DELETE', `${path}?purge=true`);
      expect((await caller.ask('GET', path)).status).toBe(404);
    },
  );

  it('answers are compressed on request and name the headers they depend on', async () => {
    const address = new URL('/v1/jobs?prefix=none', caller.address);
    const { body, headers } = await new Promise<{ body: Buffer; headers: NodeJS.Dict<string | string[]> }>(
      (resolve, reject) => {
        request(address, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
        })
          .on('error', reject)
          .end();
      },
    );
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'x-nomad-knownleader': 'true',
      'x-nomad-lastcontact': '0',
    });
    expect(JSON.parse(gunzipSync(body).toString())).toEqual([]);
  });

  it('a blocking query waits until something changes', async () => {
    const before = await caller.ask('GET', '/v1/jobs');
    const held = caller.ask('GET', `/v1/jobs?wait=20s&index=${before.headers.get('x-nomad-index')}`);
    await caller.json('POST', '/v1/jobs', { Job: serviceJob({ ID: 'later' }) });
    expect(JSON.parse((await held).text)).toEqual([expect.objectContaining({ ID: 'later' })]);
    const index = (await caller.ask('GET', '/v1/jobs')).headers.get('x-nomad-index');
    expect((await caller.ask('GET', `/v1/jobs?wait=1ms&index=${Number(index) + 1000}`)).status).toBe(200);
  });

  it('jobs are listed by prefix, in pages, in reverse order and with meta', async () => {
    for (const id of ['p-1', 'p-2', 'p-3'])
      await caller.json('POST', '/v1/jobs', { Job: serviceJob({ ID: id, Meta: { owner: id } }) });
    const first = await caller.ask('GET', '/v1/jobs?prefix=p-&per_page=2');
    expect((JSON.parse(first.text) as { ID: string }[]).map(({ ID }) => ID)).toEqual(['p-1', 'p-2']);
    expect(first.headers.get('x-nomad-nexttoken')).toBe('default.p-3');
    const second = await caller.ask('GET', '/v1/jobs?prefix=p-&per_page=2&next_token=default.p-3&meta=true&pretty');
    expect(JSON.parse(second.text)).toEqual([
      expect.objectContaining({ ID: 'p-3', Meta: { owner: 'p-3' }, Periodic: false }),
    ]);
    expect(second.headers.has('x-nomad-nexttoken')).toBe(false);
    expect(second.text).toContain('\n    ');
    const back = (await caller.json('GET', '/v1/jobs?prefix=p-&reverse=true')) as unknown as { ID: string }[];
    expect(back.map(({ ID }) => ID)).toEqual(['p-3', 'p-2', 'p-1']);
    expect(await caller.json('GET', '/v1/jobs?namespace=empty')).toEqual([]);
  });
});
