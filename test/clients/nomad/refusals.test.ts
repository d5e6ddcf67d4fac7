import { expect, test } from 'vitest';
import { ActionError, type ActionErrors } from '../../../src/errors.ts';
import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import { readExchanges } from '../../support/scenarios.ts';
import { start, catchError } from './talking.ts';

const plan = { Annotations: { DesiredTGUpdates: null, PreemptedAllocs: null }, JobModifyIndex: 0 };
const web: Job = { ID: 'web' };
const file = 'jobs/web.nomad.hcl';

const parseErrors = readExchanges('parse')
  .filter(({ request, response }) => request.path === '/v1/jobs/parse' && response.status === 400)
  .map(({ name, response }) => ({ name, body: String(response.body) }))
  .filter(({ body }) => /^Failed to parse|^Job spec/.test(body));

test('the recordings contain 14 errors in job files', () => {
  expect(parseErrors).toHaveLength(14);
});

test.for(parseErrors)(
  'recorded: an error in a job file is reported with its position: $name',
  async ({ name, body }) => {
    const { nomad } = await start({ status: 400, body });
    const { list } = (await catchError(nomad.parseJob({ source: 'x', file }))) as ActionErrors;
    expect(list).toHaveLength(name === 'two errors' ? 2 : 1);
    const places = list.map(({ location }) =>
      location?.line === undefined ? '' : `${String(location.line)},${String(location.column)}-`,
    );
    const named = [...body.matchAll(/^(?:Failed to parse job: )?input\.hcl:(\d+,\d+-)/gm)].map(([, place]) => place);
    expect(places).toEqual(named.length === 0 ? [''] : named.slice(0, list.length));
    expect(list.map(({ reason, location }) => [reason, location?.file])).toEqual(list.map(() => ['parse', file]));
    expect(list.map(({ message }) => message).join()).not.toMatch(/Failed to parse|input\.hcl|<nil>/);
  },
);

test('a request body that Nomad rejects is not blamed on the job file', async () => {
  const { nomad } = await start({ status: 400, body: 'Request body is empty' });
  const failure = await catchError(nomad.parseJob({ source: 'x', file }));
  expect(failure).toBeInstanceOf(ActionError);
  expect(failure.message).toContain('Request body is empty');
});

test('an unknown node pool gets a hint about the job file', async () => {
  const body = '1 error occurred:\n\t* job "web" is in nonexistent node pool "gpu"\n\n';
  const { nomad } = await start({ status: 500, body });
  expect(await catchError(nomad.createJobPlan({ job: web }))).toMatchObject({
    reason: 'parse',
    hint: expect.stringContaining('Set `node_pool` in the job file') as string,
    help: 'unknown-node-pool',
  });
});

test.for([
  [{}, 'multiregion', 'No path to region in `multiregion`', 'Change `multiregion` in the job file, which needs'],
  [{ Region: 'mars' }, 'region', 'No path to region "mars"', 'Change `region` in the job file to an existing'],
] as const)('an unknown region of the job %j is that of its %s', async ([job, attribute, message, hint]) => {
  const { nomad } = await start({ status: 500, body: 'No path to region' });
  expect(await catchError(nomad.createJobPlan({ job: { ...web, ...job } }))).toMatchObject({
    attribute,
    message: expect.stringContaining(message) as string,
    hint: expect.stringContaining(hint) as string,
  });
});

// The responses of Nomad 1.8.4, 1.11.3 and 2.0.5 to an unknown ID, and to quotes, `Bearer …` and an invalid JWT.
test.for([
  [403, 'ACL token not found'],
  [500, 'failed to resolve ACL token: acl token lookup failed: index error: UUID must be 36 characters'],
  [500, 'ACL token not found or invalid workload identity: failed to parse signed token: go-jose/go-jose: compact JWS'],
  [500, 'failed to parse signed token: go-jose/go-jose: compact JWS format must have three parts'],
  [500, 'ACL token not found or invalid workload identity: missing key ID header'],
] as const)('a token that Nomad cannot know is named as such: %i %s', async ([status, body]) => {
  const { nomad } = await start({ status, body });
  expect(await catchError(nomad.readJob({ id: 'web' }))).toMatchObject({
    reason: 'unauthorized',
    help: 'unknown-token',
    hint: expect.stringContaining('Secret ID of a token, not its Accessor ID, without quotes or `Bearer`') as string,
  });
});

test.for([
  ['an HTML page', { body: '<!DOCTYPE html><html><title>Log in</title>' }, 'it is an HTML page titled "Log in"'],
  ['invalid JSON', { body: '{"ID": hush' }, 'it is not JSON'],
  ['empty', { body: '' }, 'it is not JSON'],
  ['another object', { body: { ID: 7, Secret: 'hush' } }, '`ID` is of type number where string was expected'],
  [
    'a job with an invalid field',
    { body: { ID: 'web', TaskGroups: [{ Name: 'a', Count: 'hush' }] } },
    '`TaskGroups.0.Count` is of type string',
  ],
  [
    'an HTML error page',
    { status: 404, body: '<html><title>Not here</title>' },
    'responds but is not Nomad: an HTML page titled "Not here"',
  ],
] as const)('an answer that is %s is a server failure', async ([, step, words]) => {
  const { nomad } = await start(step);
  const failure = await catchError(nomad.readJob({ id: 'web' }));
  expect(failure).toMatchObject({ reason: 'server', message: expect.stringContaining(words) as string });
  expect(failure.message).toMatch(/\(\d{3}, GET \/v1\/job\/web\)$/);
  expect((failure as ActionError).hint).toContain('`address`');
});

const leaderless = { status: 500, body: 'No cluster leader' };

test('a request waits until the servers have elected a leader, 20 s at most', async () => {
  const { server, nomad } = await start([...Array.from({ length: 25 }, () => leaderless), { body: '[]' }]);
  expect(await nomad.listJobAllocations({ id: 'web' })).toEqual([]);
  expect(server.requests).toHaveLength(26);
});

test('after one request has waited for a leader in vain, others do not wait as long', async () => {
  const { server, nomad } = await start(leaderless);
  for (const requests of [30, 34]) {
    await expect(nomad.listJobAllocations({ id: 'web' })).rejects.toMatchObject({ reason: 'server' });
    expect(server.requests).toHaveLength(requests);
  }
});

test.each([
  'rpc error: No cluster leader',
  'session shutdown',
  'write tcp 127.0.0.1:49974->127.0.0.1:37455: write: broken pipe',
])('a request is repeated while Nomad has no leader: %s', async (body) => {
  const { server, nomad } = await start([{ status: 500, body }, { body: plan }]);
  expect((await nomad.createJobPlan({ job: web })).JobModifyIndex).toBe(0);
  expect(server.requests).toHaveLength(2);
});
