import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseRestarts,
  judgeRestart,
  splitBatches,
  type Snapshot,
  type Restart,
} from '../../src/modes/restart/batches.ts';
import { readBatchSize } from '../../src/modes/restart/inputs.ts';
import { createAllocation } from '../support/rollout-states.ts';
import type { Allocation, ServiceCheck } from '../../src/clients/nomad/allocations.ts';

type TaskState = Allocation['TaskStates'][string];
type Event = TaskState['Events'][number];

const everything: Parameters<typeof chooseRestarts>[1] = { groups: [] };
const keep = (text: string): string => text;
const redact = (text: string): string => text.replaceAll('hush', '‹hidden›');
const createTime = (seconds: number): Date => new Date(1.7e12 + seconds * 1000);

function signal(seconds: number, Type = 'Restart Signaled'): Event {
  return { Type, Time: createTime(seconds), DisplayMessage: '', Message: '', ExitCode: 0, Signal: 0, Details: {} };
}

function task(state: Partial<TaskState> = {}): TaskState {
  return { State: 'running', Failed: false, Restarts: 0, StartedAt: createTime(0), Events: [], ...state };
}

function allocation(fields: Partial<Allocation> = {}): Allocation {
  const live = { JobVersion: 0, TaskStates: { server: task() }, DeploymentStatus: null, CreateTime: createTime(-100) };
  return createAllocation({ ...live, ...fields });
}

describe('the size of a batch', () => {
  test('a batch size is a number from 1, or a percentage from 1 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 300 }), fc.constantFrom('', '%'), (amount, sign) => {
        const read = readBatchSize(`${amount}${sign}`);
        const isValid = amount > 0 && (sign === '' || amount <= 100);
        expect('value' in read).toBe(isValid);
        const value = sign === '' ? { count: amount } : { percent: amount };
        expect('value' in read ? read.value : value).toEqual(value);
      }),
    );
    for (const text of ['', '1.5', '1e2', ' 1', '10%%', '%', 'ask', '0', '00%', '1234567890'])
      expect('error' in readBatchSize(text)).toBe(true);
  });

  test('batches contain every allocation once, in order, and are of the wanted size, percentages rounded up', () => {
    const sizes = fc.oneof(
      fc.record({ count: fc.integer({ min: 1, max: 30 }) }),
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 40 }), sizes, (all, size) => {
        const batches = splitBatches(all, size);
        expect(batches.flat()).toEqual(all);
        const most = 'count' in size ? size.count : Math.ceil((all.length * size.percent) / 100);
        expect(batches.slice(0, -1).every(({ length }) => length === most)).toBe(true);
        expect(batches.every(({ length }) => length > 0 && length <= most)).toBe(true);
      }),
    );
  });
});

describe('the choice of allocations', () => {
  test('only allocations that run and were not replaced are restarted, by group and number', () => {
    const all = [
      allocation({ ID: 'ten', Name: 'web.app[10]' }),
      allocation({ ID: 'two', Name: 'web.app[2]' }),
      allocation({ ID: 'worker', Name: 'web.worker[0]', TaskGroup: 'worker' }),
      allocation({ ID: 'api', Name: 'web.api[3]', TaskGroup: 'api' }),
      allocation({ ID: 'stopped', DesiredStatus: 'stop' }),
      allocation({ ID: 'replaced', NextAllocation: 'two' }),
      allocation({ ID: 'failed', ClientStatus: 'failed' }),
      allocation({ ID: 'complete', ClientStatus: 'complete' }),
      allocation({ ID: 'pending', ClientStatus: 'pending', TaskStates: { server: task({ State: 'pending' }) } }),
    ];
    const { restarts, done } = chooseRestarts(all, everything, undefined);
    expect(restarts.map(({ before }) => before.ID)).toEqual(['api', 'two', 'ten', 'worker']);
    expect(done).toEqual([]);
    const choice = chooseRestarts(all, { ...everything, groups: ['worker'] }, undefined);
    expect(choice.restarts.map(({ before }) => before.ID)).toEqual(['worker']);
  });

  test('the tasks of a restart are the running ones', () => {
    const TaskStates = {
      server: task(),
      sidecar: task(),
      prepare: task({ State: 'dead' }),
      cleanup: task({ State: 'pending', StartedAt: null }),
    };
    const { restarts } = chooseRestarts([allocation({ TaskStates })], everything, undefined);
    expect(restarts.map(({ tasks }) => tasks)).toEqual([['server', 'sidecar']]);
  });

  test.each<[string, Partial<Allocation>, boolean]>([
    ['a task that started since', { TaskStates: { server: task({ StartedAt: createTime(20) }) } }, true],
    ['a task that started before', { TaskStates: { server: task({ StartedAt: createTime(5) }) } }, false],
    ['a task that was signalled since', { TaskStates: { server: task({ Events: [signal(20)] }) } }, true],
    ['a task that was signalled before', { TaskStates: { server: task({ Events: [signal(5)] }) } }, false],
    ['another event since', { TaskStates: { server: task({ Events: [signal(20, 'Started')] }) } }, false],
    ['one of two tasks', { TaskStates: { server: task({ StartedAt: createTime(20) }), b: task() } }, false],
    ['an allocation that is new', { CreateTime: createTime(20) }, true],
    [
      'a task that ended before, beside one that started since',
      { TaskStates: { server: task({ StartedAt: createTime(20) }), prepare: task({ State: 'dead' }) } },
      true,
    ],
  ])('%s counts as restarted since the run began as it should', (_, fields, isDone) => {
    const chosen = chooseRestarts([allocation(fields)], everything, createTime(10));
    expect([chosen.done.length, chosen.restarts.length]).toEqual(isDone ? [1, 0] : [0, 1]);
    const first = chooseRestarts([allocation(fields)], everything, undefined);
    expect([first.done.length, first.restarts.length]).toEqual([0, 1]);
  });

  test('an allocation is restarted, only judged or left out, and never two of these', () => {
    const states = fc.record({
      ClientStatus: fc.constantFrom('pending', 'running', 'complete', 'failed', 'lost', 'unknown'),
      DesiredStatus: fc.constantFrom('run', 'stop'),
      NextAllocation: fc.constantFrom('', 'b'),
      CreateTime: fc.integer({ min: 0, max: 20 }).map(createTime),
      TaskStates: fc.dictionary(
        fc.constantFrom('a', 'b', 'c'),
        fc.record({
          State: fc.constantFrom('pending', 'running', 'dead'),
          Failed: fc.boolean(),
          Restarts: fc.nat(2),
          StartedAt: fc.option(fc.integer({ min: 0, max: 20 }).map(createTime)),
          Events: fc.array(
            fc.integer({ min: 0, max: 20 }).map((time) => signal(time)),
            { maxLength: 2 },
          ),
        }),
      ),
    });
    fc.assert(
      fc.property(fc.array(states), fc.option(fc.integer({ min: 0, max: 20 }).map(createTime)), (all, since) => {
        const placed = all.map((fields, index) => allocation({ ...fields, ID: String(index) }));
        const { restarts, done } = chooseRestarts(placed, everything, since ?? undefined);
        const ids = [...restarts, ...done].map(({ before }) => before.ID);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { before } of restarts)
          expect([before.ClientStatus, before.DesiredStatus]).toEqual(['running', 'run']);
        expect(since === null && done.length > 0).toBe(false);
      }),
    );
  });
});

const good: ServiceCheck = {
  Check: 'alive',
  Service: 'web',
  Status: 'success',
  Mode: 'healthiness',
  Output: '',
  Timestamp: createTime(20).getTime() / 1000,
};

function look(all: readonly Allocation[], checks: readonly ServiceCheck[] | 'unknown' = []): Snapshot {
  return { all, checks: new Map(all.map(({ ID }) => [ID, checks === 'unknown' ? undefined : checks])) };
}

describe('the end of a restart', () => {
  const inPlace: Restart = { before: allocation(), tasks: ['server'] };
  const started = allocation({ TaskStates: { server: task({ StartedAt: createTime(20) }) } });

  test.each<[string, Partial<Allocation>, readonly ServiceCheck[] | 'unknown', string]>([
    ['the tasks have started again', {}, [], 'healthy'],
    ['the servers show the old state', { TaskStates: { server: task() } }, [], 'waiting'],
    ['another task waits', { TaskStates: { ...started.TaskStates, b: task({ State: 'pending' }) } }, [], 'waiting'],
    [
      'another task has ended well',
      { TaskStates: { ...started.TaskStates, b: task({ State: 'dead' }) } },
      [],
      'healthy',
    ],
    [
      'another task has failed',
      { TaskStates: { ...started.TaskStates, b: task({ State: 'dead', Failed: true }) } },
      [],
      'waiting',
    ],
    ['its checks have succeeded since', {}, [good], 'healthy'],
    ['its checks have succeeded before', {}, [{ ...good, Timestamp: good.Timestamp - 1 }], 'waiting'],
    ['a check fails', {}, [good, { ...good, Status: 'failure' }], 'waiting'],
    ['a check that may fail fails', {}, [{ ...good, Status: 'failure', Mode: 'readiness' }], 'healthy'],
    ['a check has no result', {}, [{ ...good, Status: 'pending' }], 'waiting'],
    ['its checks cannot be read', {}, 'unknown', 'waiting'],
    ['it is restarting', { ClientStatus: 'pending' }, [], 'waiting'],
    ['it has failed', { ClientStatus: 'failed' }, [], 'failed'],
    ['it was lost', { ClientStatus: 'lost' }, [], 'failed'],
    ['it has ended', { ClientStatus: 'complete' }, [], 'failed'],
    ['it has ended as it should', { ClientStatus: 'complete', JobType: 'batch' }, [], 'confirmed'],
    ['it was stopped', { DesiredStatus: 'stop' }, [], 'failed'],
    ['it was replaced', { NextAllocation: 'b' }, [], 'failed'],
  ])('a restart in place of which %s is judged so', (_, fields, checks, kind) => {
    const now = { ...started, ...fields };
    expect(judgeRestart(inPlace, look([now], checks), keep).kind).toBe(kind);
  });

  test('an allocation that an earlier attempt has restarted is judged by its state', () => {
    const done: Restart = { ...inPlace, tasks: 'done' };
    expect(judgeRestart(done, look([allocation()]), keep).kind).toBe('healthy');
    expect(judgeRestart(done, look([allocation({ ClientStatus: 'failed' })]), keep).kind).toBe('failed');
    expect(judgeRestart(done, look([]), keep).kind).toBe('failed');
  });

  test('the output of a check and the events of a task are redacted', () => {
    const failing = look([started], [{ ...good, Status: 'failure', Output: 'hush' }]);
    expect(judgeRestart(inPlace, failing, redact)).toMatchObject({ reason: expect.stringContaining('‹hidden›') });
    const event = { ...signal(20, 'Driver Failure'), DisplayMessage: 'hush' };
    const dead = allocation({
      ClientStatus: 'failed',
      TaskStates: { server: task({ State: 'dead', Failed: true, Events: [event] }) },
    });
    expect(JSON.stringify(judgeRestart(inPlace, look([dead]), redact))).not.toContain('hush');
  });
});
