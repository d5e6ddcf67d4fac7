import { expect, test } from 'vitest';
import { start, catchError } from './talking.ts';

const plan = { Annotations: { DesiredTGUpdates: null, PreemptedAllocs: null }, JobModifyIndex: 0 };

test.for([
  [{}, {}, {}, ''],
  [{ namespace: 'ours', region: 'eu' }, {}, {}, '?namespace=ours&region=eu'],
  [{ namespace: 'ours', region: 'eu' }, { Namespace: 'its', Region: 'us' }, {}, '?namespace=its&region=us'],
  [
    { namespace: 'ours' },
    { Namespace: 'its', Region: 'us' },
    { namespace: 'a b', region: 'x&y' },
    '?namespace=a+b&region=x%26y',
  ],
  [{ namespace: '', region: '' }, { Namespace: null, Region: 'global' }, {}, ''],
] as const)('namespace and region of a plan: client %j, job %j, call %j', async ([options, fields, call, query]) => {
  const { server, nomad } = await start({ body: plan }, options);
  await nomad.createJobPlan({ job: { ID: 'a/b c', ...fields }, ...call, policyOverride: true });
  expect(server.requests[0]?.url).toBe(`/v1/job/a%2Fb%20c/plan${query}`);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({ PolicyOverride: true });
});

test.for([
  [{}, { 'x-nomad-token': 'hush', authorization: undefined }],
  [{ httpAuth: 'me:pw' }, { 'x-nomad-token': 'hush', authorization: `Basic ${btoa('me:pw')}` }],
  [{ dialect: 'generic' }, { 'x-nomad-token': undefined, authorization: 'Bearer hush' }],
  [{ dialect: 'generic', token: '', httpAuth: 'me:pw' }, { authorization: `Basic ${btoa('me:pw')}` }],
  [{ token: undefined }, { 'x-nomad-token': undefined, authorization: undefined }],
] as const)('credentials are sent as headers: %j', async ([options, expected]) => {
  const { server, nomad } = await start({ body: { ID: 'web' } }, options);
  await nomad.readJob({ id: 'web' });
  const { 'x-nomad-token': token, authorization } = server.requests[0]?.headers ?? {};
  expect({ 'x-nomad-token': token, authorization }).toEqual({ 'x-nomad-token': undefined, ...expected });
});

test('a generic client rejects two secrets for one header', async () => {
  const error = await catchError(start({}, { dialect: 'generic', httpAuth: 'me:hush' }));
  expect(error).toMatchObject({ reason: 'input', message: expect.stringContaining('`http-auth`') as string });
});
