import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration } from '../../../src/nomad/hcl/durations.ts';
import { computeDelay } from '../../../src/nomad/schedule/reschedule.ts';
import { formatDuration } from '../../../src/nomad/cluster/task-events.ts';
import { Caller, type Doc } from '../../caller.ts';
import { jobWith, task } from '../../jobs.ts';

const oneSecond = 1_000_000_000;
const failing = { run_for: '1ms', exit_code: 3 };
const never = { Attempts: 0, Unlimited: false };

function job(config: Doc, group: Doc = {}, changes: Doc = {}): Doc {
  return jobWith({ Count: 1, ReschedulePolicy: never, ...group, Tasks: [task({ Config: config })] }, changes);
}

/** A job that leaves no capacity for another of its kind. */
function wide(ID: string): Doc {
  return jobWith({ Count: 1, Tasks: [task({ Resources: { CPU: 50, MemoryMB: 20_000 } })] }, { ID });
}

async function allocations(caller: Caller): Promise<Doc[]> {
  return (await caller.json('GET', '/v1/job/web/allocations')) as unknown as Doc[];
}

async function readEvents(caller: Caller, name = 'server'): Promise<string[]> {
  const [first] = await allocations(caller);
  const events = first?.['TaskStates'][name].Events as Doc[];
  return events.map((event) => `${event['Type']}: ${event['DisplayMessage']}`);
}

describe('events of a failing task', () => {
  it('a task is started again by the restart policy after an error of its driver that is recoverable', async () => {
    await using caller = await Caller.start();
    const RestartPolicy = { Attempts: 1, Delay: oneSecond, Interval: 600 * oneSecond, Mode: 'fail' };
    await caller.run(job({ start_error: 'no such image', start_error_recoverable: true }, { RestartPolicy }));
    expect((await readEvents(caller)).slice(2)).toEqual([
      'Driver Failure: no such image',
      'Restarting: Task restarting in 5ms',
      'Driver Failure: no such image',
      'Not Restarting: Exceeded allowed attempts 1 in interval 10m0s and mode is "fail"',
    ]);
  });

  it('a task keeps its last ten events', async () => {
    await using caller = await Caller.start();
    const RestartPolicy = { Attempts: 5, Delay: oneSecond, Interval: 600 * oneSecond, Mode: 'fail' };
    await caller.run(job(failing, { RestartPolicy }));
    const events = await readEvents(caller);
    expect(events).toHaveLength(10);
    expect(events[0]).toBe('Started: Task started by client');
    expect(events.at(-2)).toMatch(/^Not Restarting: Exceeded allowed attempts 5 /);
  });

  it('a failed task also ends its siblings with an event', async () => {
    await using caller = await Caller.start();
    const RestartPolicy = { Attempts: 0, Mode: 'fail' };
    const Tasks = [task({ Name: 'bad', Config: failing }), task()];
    await caller.run(jobWith({ Count: 1, RestartPolicy, ReschedulePolicy: never, Tasks }));
    expect((await readEvents(caller)).slice(3)).toEqual([
      `Sibling Task Failed: Task's sibling "bad" failed`,
      'Killing: Sent interrupt. Waiting 5s before force killing',
      'Terminated: Exit Code: 0',
      'Killed: Task successfully killed',
      'Alloc Unhealthy: Unhealthy because of dead task',
    ]);
  });
});

describe('a check that fails', () => {
  const Service = {
    Name: 'web',
    Provider: 'nomad',
    PortLabel: 'http',
    Checks: [{ Name: 'up', Type: 'tcp', Interval: oneSecond, Timeout: oneSecond }],
  };
  const checked = {
    Networks: [{ DynamicPorts: [{ Label: 'http' }] }],
    Services: [Service],
    Update: { MinHealthyTime: oneSecond, HealthyDeadline: 8 * oneSecond },
  };
  const Tasks = [task({ Env: { SANDBOX_UNHEALTHY: '0' } })];

  it('a check that fails keeps its allocation from becoming healthy, and has a result while the tasks run', async () => {
    await using caller = await Caller.start({ pace: { deadline: 300 } });
    await caller.json('POST', '/v1/jobs', { Job: jobWith({ Count: 1, ReschedulePolicy: never, ...checked, Tasks }) });
    await caller.readUntil('/v1/job/web/deployment', (answer) => answer?.Status === 'failed');
    expect(await caller.json('GET', '/v1/job/web/deployment')).toMatchObject({
      StatusDescription: 'Failed due to unhealthy allocations',
    });
    expect((await readEvents(caller)).at(-1)).toBe(
      'Alloc Unhealthy: Task not running for min_healthy_time of 1s by healthy_deadline of 8s',
    );
    const [allocation] = await allocations(caller);
    expect(allocation).toMatchObject({ ClientStatus: 'running', DeploymentStatus: { Healthy: false } });
    const path = `/v1/client/allocation/${allocation?.['ID']}/checks`;
    const [result] = Object.values(await caller.json('GET', path)) as Doc[];
    expect(result).toMatchObject({ Check: 'up', Service: 'web', Status: 'failure', Mode: 'healthiness' });
    expect(result).not.toHaveProperty('Task');
    await caller.json('DELETE', '/v1/job/web');
    await caller.readUntil('/v1/job/web/allocations', (all: Doc[]) => all[0]?.['ClientStatus'] === 'complete');
    expect(await caller.json('GET', path)).toBeNull();
  });
});

describe('failed allocations', () => {
  const constant = { Attempts: 1, Interval: 3600 * oneSecond, Delay: 5 * oneSecond, DelayFunction: 'constant' };
  const batch = { Type: 'batch' };
  const tried = { RestartPolicy: { Attempts: 0, Mode: 'fail' }, ReschedulePolicy: constant };

  it('a failed allocation is replaced after its delay by a waiting evaluation', async () => {
    await using caller = await Caller.start();
    await caller.run(job(failing, tried, batch));
    const evaluations = (await caller.json('GET', '/v1/job/web/evaluations')) as unknown as Doc[];
    const later = evaluations.find((item) => item['TriggeredBy'] === 'alloc-reschedule');
    const before = evaluations.find((item) => item['TriggeredBy'] === 'alloc-failure');
    expect(evaluations).toHaveLength(3);
    expect(later).toMatchObject({ Status: 'complete', PreviousEval: before?.['ID'] });
    expect(before).toMatchObject({ NextEval: later?.['ID'] });
    const [first, second] = await allocations(caller);
    expect(first).toMatchObject({
      NextAllocation: second?.['ID'],
      FollowupEvalID: later?.['ID'],
      DesiredStatus: 'stop',
    });
    expect(second?.['RescheduleTracker']).toMatchObject({
      LastReschedule: 'ok',
      Events: [{ Delay: 5 * oneSecond, PrevAllocID: first?.['ID'] }],
    });
    expect((await caller.json('GET', '/v1/job/web'))['Status']).toBe('dead');
  });

  it('a stopped allocation frees capacity for a blocked one', async () => {
    await using caller = await Caller.start();
    await caller.run(wide('first'));
    await caller.json('POST', '/v1/jobs', { Job: wide('second') });
    await caller.readUntil('/v1/job/second/evaluations', (all: Doc[]) =>
      all.some((item) => item['Status'] === 'blocked'),
    );
    await caller.json('DELETE', '/v1/job/first');
    await caller.readUntil('/v1/job/second/summary', (answer) => answer.Summary.app.Running === 1);
    await caller.settle('second');
    expect((await caller.json('GET', '/v1/job/second/summary'))['Summary'].app).toMatchObject({
      Queued: 0,
      Running: 1,
    });
  });
});

describe('evaluate endpoint', () => {
  it.each([
    [undefined, 200, ''],
    [{ JobID: 'web' }, 200, ''],
    [{}, 400, 'Job ID must be specified'],
    [{ JobID: 'other' }, 400, 'JobID not same as job name'],
    ['{', 400, 'unexpected EOF'],
  ])('the evaluate endpoint with the body %j returns %i', async (body, status, text) => {
    await using caller = await Caller.start();
    await caller.run(job({ run_for: '2h' }));
    const reply = await caller.ask('POST', '/v1/job/web/evaluate', body);
    expect([reply.status, status === 200 ? '' : reply.text]).toEqual([status, text]);
  });
});

describe('reschedule delays', () => {
  const policy = fc.record({
    Attempts: fc.nat(9),
    Interval: fc.nat(),
    Delay: fc.integer({ min: 1, max: 1e12 }),
    MaxDelay: fc.integer({ min: 1, max: 1e13 }),
    DelayFunction: fc.constantFrom('constant', 'exponential', 'fibonacci'),
    Unlimited: fc.boolean(),
  });

  it('reschedule delays never shrink and never exceed their limit', () => {
    fc.assert(
      fc.property(policy, fc.nat(60), (given, attempts) => {
        const [delay, next] = [computeDelay(given, attempts), computeDelay(given, attempts + 1)];
        expect(next).toBeGreaterThanOrEqual(delay);
        expect(next).toBeLessThanOrEqual(given.DelayFunction === 'constant' ? given.Delay : given.MaxDelay);
      }),
    );
  });

  it.each([
    ['constant', [5, 5, 5, 5, 5, 5]],
    ['exponential', [5, 10, 20, 40, 60, 60]],
    ['fibonacci', [5, 5, 10, 15, 25, 40]],
  ])('reschedule delays follow the function %s', (DelayFunction, expected) => {
    const given = { Attempts: 0, Interval: 0, Delay: 5, MaxDelay: 60, DelayFunction, Unlimited: true };
    expect(expected.map((_, attempts) => computeDelay(given, attempts))).toEqual(expected);
  });

  it('durations are printed as they are parsed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), (duration) => {
        const nanoseconds = duration - (duration % 1000);
        expect(parseDuration(formatDuration(nanoseconds))).toBe(nanoseconds);
      }),
    );
    expect([0, 1500, 2_500_000, oneSecond, 61.5 * oneSecond, 3600 * oneSecond].map(formatDuration)).toEqual([
      '0s',
      '1.5µs',
      '2.5ms',
      '1s',
      '1m1.5s',
      '1h0m0s',
    ]);
  });
});
