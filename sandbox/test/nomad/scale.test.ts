import { describe, expect, it } from 'vitest';
import { Caller, type Doc, serviceJob } from '../caller.ts';

const group = (): Doc => serviceJob()['TaskGroups'][0] as Doc;

describe('scale endpoint', () => {
  it('scaling keeps the twenty newest events of each group until a purge', async () => {
    await using caller = await Caller.start();
    await caller.run(serviceJob());
    for (let index = 0; index < 25; index++)
      await caller.json('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Message: `note ${index}` });
    const events = async (): Promise<Doc[] | null> =>
      (await caller.json('GET', '/v1/job/web/scale'))['TaskGroups'].app.Events as Doc[] | null;
    expect((await events())?.map(({ Message }) => Message)).toEqual(
      Array.from({ length: 20 }, (_, index) => `note ${24 - index}`),
    );
    await caller.json('DELETE', '/v1/job/web?purge=true');
    await caller.run(serviceJob());
    expect(await events()).toBeNull();
  });

  it('scaling of a system job is limited to one', async () => {
    await using caller = await Caller.start();
    await caller.run(serviceJob({ Type: 'system', TaskGroups: [{ ...group(), Count: 1 }] }));
    const { status, text } = await caller.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: 2 });
    expect([status, text]).toEqual([400, 'jobs of type "system" can only be scaled between 0 and 1']);
  });

  it.each([
    [{ Target: { Group: 'app', Namespace: 'other' }, Count: 1 }, 'namespace in payload did not match header'],
    [{ Count: 1.5 }, 'json: cannot unmarshal number 1.5 into Go struct field ScalingRequest.Count of type int64'],
    [
      { Target: 5 },
      'json: cannot unmarshal number into Go struct field ScalingRequest.Target of type map[string]string',
    ],
    [
      { Target: { Group: 'app' }, Meta: 'x' },
      'json: cannot unmarshal string into Go struct field ScalingRequest.Meta of type map[string]interface {}',
    ],
  ])('a scaling request with %j is rejected', async (body, words) => {
    await using caller = await Caller.start();
    await caller.run(serviceJob());
    expect(await caller.ask('POST', '/v1/job/web/scale', body)).toMatchObject({ status: 400, text: words });
  });
});

describe('job submissions', () => {
  it('a submission is kept for each version and rejected when invalid', async () => {
    await using caller = await Caller.start();
    const register = (Priority: number, Submission: unknown): Promise<Doc> =>
      caller.json('POST', '/v1/jobs', { Job: serviceJob({ Priority }), Submission });
    await register(50, { Source: 'first', Format: 'hcl2', VariableFlags: { a: 'b' } });
    await register(60, undefined);
    await register(70, { Source: 'third', Format: 'json' });
    const read = async (version: string): Promise<[number, unknown]> => {
      const { status, text } = await caller.ask('GET', `/v1/job/web/submission?version=${version}`);
      return [status, status === 200 ? (JSON.parse(text) as Doc)['Source'] : text];
    };
    expect(await read('0')).toEqual([200, 'first']);
    expect(await read('1')).toEqual([404, 'job source not found']);
    expect(await read('2')).toEqual([200, 'third']);
    expect(await read('x')).toEqual([400, 'Unable to parse job submission version parameter']);
    const refused = await caller.ask('POST', '/v1/jobs', { Job: serviceJob(), Submission: { Source: 5 } });
    expect(refused).toMatchObject({
      status: 400,
      text: 'json: cannot unmarshal number into Go struct field JobSubmission.Submission.Source of type string',
    });
  });
});
