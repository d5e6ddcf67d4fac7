import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startProgressLog, type ProgressLogOptions } from '../../../src/operations/follow/follow-until-end.ts';

/** A progress log whose time passes only when a test says so. */
function started(options: Partial<ProgressLogOptions> = {}) {
  const lines: string[] = [];
  const changes: string[] = [];
  const pauses: number[] = [];
  let pass: (() => void) | undefined;
  const progress = startProgressLog({
    label: 'web',
    log: (line) => lines.push(line),
    onChange: (text) => changes.push(text),
    pace: {
      pause: async (milliseconds, signal) => {
        pauses.push(milliseconds);
        await new Promise<void>((resolve, reject) => {
          pass = resolve;
          signal?.addEventListener('abort', () => reject(new Error('ended')));
        });
      },
    },
    ...options,
  });
  const wait = async (ticks = 1): Promise<void> => {
    for (let tick = 0; tick < ticks; tick += 1) {
      pass?.();
      await setImmediate();
    }
  };
  return { lines, changes, pauses, progress, wait };
}

test('a progress log prints a line after 30 s without one', async () => {
  const { lines, pauses, progress, wait } = started();
  progress.update('0 of 1 healthy');
  await wait(5);
  expect(lines).toEqual(['[+0 s] web: 0 of 1 healthy']);
  await wait();
  expect(lines).toEqual(['[+0 s] web: 0 of 1 healthy', '[+0 s] web: 0 of 1 healthy']);
  expect(pauses.slice(0, 6).reduce((sum, pause) => sum + pause, 0)).toBe(30_000);
  progress[Symbol.dispose]();
});

test('a progress log counts the 30 s from its last line', async () => {
  const { lines, progress, wait } = started();
  await wait(5);
  progress.update('1 of 2 healthy');
  await wait(5);
  expect(lines).toEqual(['[+0 s] web: 1 of 2 healthy']);
  await wait();
  expect(lines).toHaveLength(2);
  progress[Symbol.dispose]();
});

test('a progress log without a state says that it waits for Nomad', async () => {
  const { lines, progress, wait } = started();
  await wait(6);
  expect(lines).toEqual(['[+0 s] web: waiting for Nomad']);
  progress[Symbol.dispose]();
});

test('a progress log prints restarts when they are read, and with the states after them', async () => {
  let restarts = '';
  const { lines, changes, progress, wait } = started({ readDetail: async () => restarts });
  progress.update('0 of 1 healthy');
  await wait();
  restarts = 'task server restarted 2×, last exit code 137';
  await wait(5);
  progress.update('1 of 1 healthy');
  expect(lines).toEqual([
    '[+0 s] web: 0 of 1 healthy',
    '[+0 s] web: 0 of 1 healthy; task server restarted 2×, last exit code 137',
    '[+0 s] web: 1 of 1 healthy; task server restarted 2×, last exit code 137',
  ]);
  expect(changes).toEqual(lines.map((line) => line.replace('[+0 s] web: ', '')));
  progress[Symbol.dispose]();
});

test('a progress log reads restarts after a change and at 30 s, then every 200 s, and every 30 s once there are some', async () => {
  let [reads, restarts] = [0, ''];
  const readDetail = async (): Promise<string> => {
    reads += 1;
    return restarts;
  };
  const { progress, wait } = started({ readDetail });
  progress.update('0 of 1 healthy');
  await wait(2);
  expect(reads, 'in the first 10 s').toBe(1);
  await wait(4);
  expect(reads, 'in the first 30 s').toBe(2);
  await wait(34);
  expect(reads, 'in the first 200 s').toBe(3);
  restarts = 'task server restarted 1×';
  await wait(40);
  expect(reads, 'in the first 400 s').toBe(4);
  await wait(12);
  expect(reads, 'in the first 460 s').toBe(6);
  progress.update('1 of 2 healthy');
  await wait();
  expect(reads, 'after another change').toBe(7);
  progress[Symbol.dispose]();
});

test('a quiet progress log prints restarts only, and still reports each change', async () => {
  const { lines, changes, progress, wait } = started({
    isQuiet: true,
    readDetail: async () => 'task server restarted 1×',
  });
  progress.update('0 of 1 healthy');
  await wait(12);
  expect(lines).toEqual(['[+0 s] web: 0 of 1 healthy; task server restarted 1×']);
  expect(changes).toEqual(['0 of 1 healthy', '0 of 1 healthy; task server restarted 1×']);
  progress[Symbol.dispose]();
});

test('a progress log prints nothing after its end', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { lines, progress, wait } = started({ readDetail: async () => promise });
  progress.update('');
  await wait(6);
  progress[Symbol.dispose]();
  resolve('task server restarted 1×');
  await wait();
  expect(lines).toEqual([]);
});
