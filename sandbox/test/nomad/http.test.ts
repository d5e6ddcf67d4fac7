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
    ['HEAD', '/v1/jobs', undefined, 405, ''],
    ['POST', '/v1/jobs', '{}', 400, 'Job must be specified'],
    ['POST', '/v1/jobs', '{"Job": {}}', 400, "Job ID hasn't been provided"],
    ['POST', '/v1/job/a/plan', '{"Job": {}}', 400, 'Job must have a valid ID'],
    ['POST', '/v1/job/a/plan', '{"job": {"id": "b"}}', 400, 'Job ID does not match'],
    ['POST', '/v1/job/a', '{"Job": {"ID": "b"}}', 400, 'Job ID does not match name'],
    ['GET', '/v1/job/a%2F..%2Fb', undefined, 404, 'job not found'],
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

  it('responses are compressed on request and name the headers that they depend on', async () => {
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
});
