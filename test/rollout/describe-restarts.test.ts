import { expect, test } from 'vitest';
import { describeRestarts } from '../../src/rollout/outcome.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';

/** An allocation, as far as its restarts are described. */
function allocation(
  index: number,
  task: string,
  state: { restarts?: number; failed?: boolean; exit?: number },
): Allocation {
  const { restarts = 0, failed = false, exit } = state;
  const Events = exit === undefined ? [] : [{ Type: 'Terminated', ExitCode: exit }];
  return {
    CreateIndex: index,
    TaskStates: { [task]: { Restarts: restarts, Failed: failed, Events } },
  } as unknown as Allocation;
}

test('describeRestarts sums the restarts of a task, with the exit code of its latest allocation', () => {
  const allocations = [
    allocation(8, 'server', { restarts: 1, exit: 137 }),
    allocation(7, 'server', { restarts: 1, exit: 1 }),
  ];
  expect(describeRestarts(allocations)).toBe('task server restarted 2×, last exit code 137');
});

test('describeRestarts counts failed tasks that were not restarted', () => {
  const allocations = [allocation(7, 'server', { failed: true, exit: 1 }), allocation(8, 'server', { failed: true })];
  expect(describeRestarts(allocations)).toBe('task server failed 2×, last exit code 1');
});

test('describeRestarts describes at most 3 tasks, and none that runs', () => {
  const names = ['a', 'b', 'c', 'd'];
  const allocations = names.map((name, index) => allocation(index, name, { restarts: 1 }));
  expect(describeRestarts(allocations)).toBe('task a restarted 1×; task b restarted 1×; task c restarted 1×');
  expect(describeRestarts([allocation(1, 'server', {})])).toBe('');
});
