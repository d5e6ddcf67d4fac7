import { expect, test } from 'vitest';
import { readFailingChecks } from '../../../src/operations/follow/read-checks.ts';
import { ActionError } from '../../../src/errors.ts';
import type { Allocation, ServiceCheck } from '../../../src/clients/nomad/allocations.ts';

function allocation(ID: string, changes: Partial<Allocation> = {}): Allocation {
  const location = { TaskGroup: 'app', JobType: 'service', CreateIndex: 1, DeploymentStatus: null };
  return { ID, ...location, DesiredStatus: 'run', ClientStatus: 'running', ...changes } as Allocation;
}

function check(Check: string, Status: string, Mode = 'healthiness'): ServiceCheck {
  return { Check, Service: 'web', Status, Mode, Output: `nomad: ${Check}\n  is refused`, Timestamp: 1 };
}

/** Reads with these responses by allocation; one without a response is refused. */
async function read(
  allocations: readonly Allocation[],
  answers: Readonly<Record<string, readonly ServiceCheck[]>>,
  before?: ReadonlyMap<string, string>,
) {
  const requests: string[] = [];
  const readAllocationChecks = async ({ id }: { readonly id: string }): Promise<Record<string, ServiceCheck>> => {
    requests.push(id);
    const match = answers[id];
    if (match === undefined) throw new ActionError({ reason: 'server', message: 'No path to node' });
    return Object.fromEntries(match.map((item, at) => [String(at), item]));
  };
  const failingChecks = await readFailingChecks({ id: 'web' }, allocations, { readAllocationChecks }, before);
  return { asked: requests, found: Object.fromEntries(failingChecks) };
}

const text = (name: string): string => `check \`${name}\` of service \`web\` fails: nomad: ${name} is refused`;

test('the first failing check of a group is described in one line, with its output', async () => {
  const answers = { a: [check('up', 'failure'), check('alive', 'failure'), check('best', 'success')] };
  expect(await read([allocation('a')], answers)).toEqual({ asked: ['a'], found: { app: text('alive') } });
});

test('a check that may fail, and one without a result, are not a reason', async () => {
  const answers = { a: [check('up', 'failure', 'readiness'), check('alive', 'pending')] };
  expect((await read([allocation('a')], answers)).found).toEqual({});
});

test('the previous findings are kept until a result contradicts them', async () => {
  const before = new Map([['app', 'before']]);
  const all = [allocation('a')];
  expect((await read(all, {}, before)).found).toEqual({ app: 'before' });
  expect((await read(all, { a: [] }, before)).found).toEqual({ app: 'before' });
  expect((await read(all, { a: [check('up', 'pending')] }, before)).found).toEqual({ app: 'before' });
  expect((await read([], {}, before)).found).toEqual({ app: 'before' });
  expect((await read(all, { a: [check('up', 'success')] }, before)).found).toEqual({});
  expect((await read(all, { a: [check('up', 'failure')] }, before)).found).toEqual({ app: text('up') });
});

test('the newest allocation of at most three groups is asked, that runs and may not be healthy', async () => {
  const groups = ['a', 'b', 'c', 'd'].map((name) => allocation(name, { TaskGroup: name }));
  expect((await read(groups, {})).asked).toHaveLength(3);
  const all = [
    allocation('older'),
    allocation('newer', { CreateIndex: 2 }),
    allocation('healthy', { CreateIndex: 3, DeploymentStatus: { Healthy: true, Canary: false } }),
    allocation('ended', { CreateIndex: 4, ClientStatus: 'failed' }),
    allocation('stopped', { CreateIndex: 5, DesiredStatus: 'stop' }),
    allocation('batch', { CreateIndex: 6, JobType: 'batch' }),
  ];
  expect((await read(all, {})).asked).toEqual(['newer']);
});
