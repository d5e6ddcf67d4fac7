import { describe, expect, it } from 'vitest';
import { Caller, type Doc } from '../../caller.ts';
import { jobWith, task } from '../../jobs.ts';

const spoken = {
  Driver: 'raw_exec',
  Config: { command: '/bin/sh', args: ['-c', "echo out; echo 'not so good' >&2; sleep 9"] },
};
const mocked = { Name: 'mock', Config: { run_for: '1h', stdout_string: 'said\n' } };
const unknown = '11111111-1111-1111-1111-111111111111';

async function startCaller(): Promise<{ caller: Caller; path: string }> {
  const caller = await Caller.start();
  await caller.run(jobWith({ Count: 1, Tasks: [task(spoken), task(mocked)] }));
  const [allocation] = (await caller.json('GET', '/v1/job/web/allocations')) as unknown as Doc[];
  return { caller, path: `/v1/client/fs/logs/${allocation?.['ID']}` };
}

describe('task logs', () => {
  it.each([
    ['task=server&type=stdout', 'out\n'],
    ['task=server&type=stderr', 'not so good\n'],
    ['task=server&type=stderr&origin=end&offset=5', 'good\n'],
    ['task=server&type=stderr&offset=4', 'so good\n'],
    ['task=mock&type=stdout', 'said\n'],
    ['task=mock&type=stderr', ''],
  ])('task logs are returned for the query %s', async (query, text) => {
    const { caller, path } = await startCaller();
    await using _ = caller;
    const reply = await caller.ask('GET', `${path}?plain=true&${query}`);
    expect([reply.status, reply.headers.get('content-type'), reply.text]).toEqual([200, 'text/plain', text]);
  });

  it.each([
    ['', 400, 'must provide task name'],
    ['?task=server', 400, 'must provide log type (stdout/stderr)'],
    ['?task=zz&type=stderr&plain=true', 400, 'unknown task name "zz"'],
    ['?task=server&type=stderr', 501, 'the sandbox gives logs with plain=true only'],
  ])('task logs are refused for the query %j', async (query, status, text) => {
    const { caller, path } = await startCaller();
    await using _ = caller;
    expect(await caller.ask('GET', path + query)).toMatchObject({ status, text });
  });

  it.each([
    [unknown, 404, `Unknown allocation "${unknown}"`],
    ['zz', 500, 'alloc lookup failed: index error: UUID must be 36 characters'],
  ])('task logs of the allocation %s are not found', async (id, status, text) => {
    await using caller = await Caller.start();
    const reply = await caller.ask('GET', `/v1/client/fs/logs/${id}?task=t&type=stderr&plain=true`);
    expect(reply).toMatchObject({ status, text });
  });
});
