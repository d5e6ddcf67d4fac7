import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../../src/nomad/base64.ts';
import { Refusal } from '../../src/http/exchange.ts';
import { Caller, type Doc, serviceJob } from '../caller.ts';

function createParameterizedJob(rules: Doc = {}): Doc {
  return serviceJob({
    ID: 'par',
    Type: 'batch',
    Meta: { team: 'a' },
    ParameterizedJob: { Payload: 'optional', ...rules },
  });
}

describe('dispatch endpoint', () => {
  it('a dispatch launches a child with the meta of both jobs and lists it', async () => {
    await using caller = await Caller.start();
    await caller.run(createParameterizedJob({ MetaOptional: ['input'] }));
    const { DispatchedJobID: id, EvalID } = await caller.json('POST', '/v1/job/par/dispatch', { Meta: { input: 'x' } });
    const child = await caller.json('GET', `/v1/job/${encodeURIComponent(id)}`);
    expect(child).toMatchObject({ Dispatched: true, ParentID: 'par', Meta: { team: 'a', input: 'x' }, Payload: null });
    expect(await caller.json('GET', `/v1/evaluation/${EvalID}`)).toMatchObject({ JobID: id });
    await caller.settle(id);
    const list = (await caller.json('GET', '/v1/jobs?prefix=par')) as unknown as Doc[];
    expect(list.map(({ ID, ParameterizedJob }) => [ID, ParameterizedJob])).toEqual([
      ['par', true],
      [id, false],
    ]);
    expect((await caller.json('GET', '/v1/job/par/summary'))['Children']).toEqual({ Pending: 0, Running: 1, Dead: 0 });
    // Stopping the parent leaves its children running.
    await caller.json('DELETE', '/v1/job/par');
    expect((await caller.json('GET', `/v1/job/${encodeURIComponent(id)}`))['Status']).toBe('running');
  });

  it('a child job cannot be registered again, even to stop it', async () => {
    await using caller = await Caller.start();
    await caller.run(createParameterizedJob());
    const { DispatchedJobID: id } = await caller.json('POST', '/v1/job/par/dispatch', {});
    const child = await caller.json('GET', `/v1/job/${encodeURIComponent(id)}`);
    await expect(caller.json('POST', '/v1/jobs', { Job: { ...child, Stop: true } })).rejects.toThrow(
      'cannot update non-parameterized job to being parameterized',
    );
  });

  it.each([
    [{ Payload: 5 }, 'json: cannot unmarshal number into Go struct field JobDispatchRequest.Payload of type []uint8'],
    [[], 'json: cannot unmarshal array into Go value of type structs.JobDispatchRequest'],
    [{ JobID: 'other' }, 'Job ID does not match'],
  ])('a dispatch with the body %j is rejected', async (body, words) => {
    await using caller = await Caller.start();
    await caller.run(createParameterizedJob());
    expect(await caller.ask('POST', '/v1/job/par/dispatch', body)).toMatchObject({ status: 400, text: words });
  });
});

describe('base64 payloads', () => {
  it.each([
    ['%%%', 0],
    ['YQ', 0],
    ['YQ=', 3],
    ['YW=jZA==', 2],
    ['YWJjZ', 4],
    ['YWJj====', 4],
    ['YQ==\n', undefined],
    ['YWJj\nZGVm', undefined],
    ['', undefined],
    ['Y===', 1],
    ['YQ==YQ==', 4],
  ])('base64 text %j is decoded like in Go', (text, bad) => {
    let refused: unknown;
    try {
      decodeBase64(text);
    } catch (error) {
      refused = error;
    }
    expect(refused).toEqual(
      bad === undefined ? undefined : new Refusal(400, `illegal base64 data at input byte ${bad}`),
    );
  });

  it('base64 decoding returns any encoded bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase64(Buffer.from(bytes).toString('base64')).equals(bytes)).toBe(true);
      }),
    );
  });
});
