import { expect, it } from 'vitest';
import { StepClock } from '../../../../test/contract/step-clock.ts';
import { Caller, type Doc, serviceJob } from '../../caller.ts';

const millisecondsPerMinute = 60_000;
const pace = { evaluate: 0, start: 0, healthy: 0, finish: 0, retry: 0, deadline: 60_000 };

function periodic(changes: Doc = {}, seconds = 30): Doc {
  const task = { Name: 't', Driver: 'mock_driver', Config: { run_for: `${seconds}s` } };
  return serviceJob({
    ID: 'cron',
    Type: 'batch',
    TaskGroups: [{ Name: 'g', Tasks: [task] }],
    Periodic: { Specs: ['*/10 * * * *'], TimeZone: 'UTC', ...changes },
  });
}

async function listLaunched(caller: Caller): Promise<string[]> {
  const list = (await caller.json('GET', '/v1/jobs?prefix=cron/')) as unknown as Doc[];
  return list.map(
    ({ ID, Status }) => `${new Date(Number(ID.split('-')[1]) * 1000).toISOString().slice(11, 19)} ${Status}`,
  );
}

it('a periodic job is launched on schedule until it is stopped', async () => {
  const clock = new StepClock(pace);
  await using caller = await Caller.start({ clock });
  await caller.json('POST', '/v1/jobs', { Job: periodic() });
  clock.pass(9 * millisecondsPerMinute);
  expect(await listLaunched(caller)).toEqual([]);
  clock.pass(12 * millisecondsPerMinute);
  expect(await listLaunched(caller)).toEqual(['20:30:00 dead', '20:40:00 dead']);
  await caller.json('POST', '/v1/jobs', { Job: periodic({ Specs: ['45 * * * *'] }) });
  clock.pass(15 * millisecondsPerMinute);
  expect(await listLaunched(caller)).toEqual(['20:30:00 dead', '20:40:00 dead', '20:45:00 dead']);
  await caller.json('DELETE', '/v1/job/cron');
  clock.pass(180 * millisecondsPerMinute);
  expect(await listLaunched(caller)).toHaveLength(3);
});

it('a periodic job without overlap waits for the previous launch unless forced', async () => {
  const clock = new StepClock(pace);
  await using caller = await Caller.start({ clock });
  await caller.json('POST', '/v1/jobs', { Job: periodic({ ProhibitOverlap: true }, 1500) });
  clock.pass(21 * millisecondsPerMinute);
  expect(await listLaunched(caller)).toEqual(['20:30:00 running']);
  await caller.json('POST', '/v1/job/cron/periodic/force');
  clock.pass(1);
  expect(await listLaunched(caller)).toEqual(['20:30:00 running', '20:41:00 running']);
  clock.pass(40 * millisecondsPerMinute);
  expect(await listLaunched(caller)).toEqual(['20:30:00 dead', '20:41:00 dead', '21:10:00 running']);
});

it('a parameterized periodic job is launched after its dispatch', async () => {
  const clock = new StepClock(pace);
  await using caller = await Caller.start({ clock });
  const job = { ...periodic(), ParameterizedJob: { Payload: 'optional' } };
  await caller.json('POST', '/v1/jobs', { Job: job });
  const refused = await caller.ask('POST', '/v1/job/cron/periodic/force');
  expect(refused).toMatchObject({
    status: 500,
    text: 'force launch for job "cron" failed: can\'t force run non-tracked job "cron" (default)',
  });
  const child = await caller.json('POST', '/v1/job/cron/dispatch', {});
  expect(child['EvalID']).toBe('');
  clock.pass(11 * millisecondsPerMinute);
  const list = (await caller.json(
    'GET',
    `/v1/jobs?prefix=${encodeURIComponent(child['DispatchedJobID'])}/`,
  )) as unknown as Doc[];
  expect(list).toMatchObject([{ ParentID: child['DispatchedJobID'], Status: 'dead' }]);
});
