import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startProgressLog, type ProgressLogOptions } from '../../../src/operations/follow/progress-log.ts';

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
  const wait = async (): Promise<void> => {
    pass?.();
    await setImmediate();
  };
  return { lines, changes, pauses, progress, wait };
}

test('a progress log prints a sign of life after 30 s without a line', async () => {
  const { lines, pauses, progress, wait } = started();
  progress.update('0 of 1 healthy');
  await wait();
  await wait();
  expect(lines).toEqual(['[+0 s] web: 0 of 1 healthy']);
  await wait();
  expect(lines).toEqual(['[+0 s] web: 0 of 1 healthy', '[+0 s] web: 0 of 1 healthy']);
  expect(pauses.slice(0, 3).reduce((sum, pause) => sum + pause, 0)).toBe(30_000);
  progress[Symbol.dispose]();
});

test('a progress log counts the 30 s from its last line', async () => {
  const { lines, progress, wait } = started();
  await wait();
  await wait();
  progress.update('1 of 2 healthy');
  await wait();
  await wait();
  expect(lines).toEqual(['[+0 s] web: 1 of 2 healthy']);
  await wait();
  expect(lines).toHaveLength(2);
  progress[Symbol.dispose]();
});

test('a progress log without a state says that it waits for Nomad', async () => {
  const { lines, progress, wait } = started();
  for (let ticks = 0; ticks < 3; ticks += 1) await wait();
  expect(lines).toEqual(['[+0 s] web: waiting for Nomad']);
  progress[Symbol.dispose]();
});

test('a progress log prints restarts when they are read, and with the states after them', async () => {
  let restarts = '';
  const { lines, changes, progress, wait } = started({ readDetail: async () => restarts });
  progress.update('0 of 1 healthy');
  await wait();
  restarts = 'task server restarted 2×, last exit code 137';
  await wait();
  await wait();
  progress.update('1 of 1 healthy');
  expect(lines).toEqual([
    '[+0 s] web: 0 of 1 healthy',
    '[+0 s] web: 0 of 1 healthy; task server restarted 2×, last exit code 137',
    '[+0 s] web: 1 of 1 healthy; task server restarted 2×, last exit code 137',
  ]);
  expect(changes).toEqual(lines.map((line) => line.replace('[+0 s] web: ', '')));
  progress[Symbol.dispose]();
});

test('a quiet progress log prints restarts only, and still reports each change', async () => {
  const { lines, changes, progress, wait } = started({
    isQuiet: true,
    readDetail: async () => 'task server restarted 1×',
  });
  progress.update('0 of 1 healthy');
  for (let ticks = 0; ticks < 6; ticks += 1) await wait();
  expect(lines).toEqual(['[+0 s] web: 0 of 1 healthy; task server restarted 1×']);
  expect(changes).toEqual(['0 of 1 healthy', '0 of 1 healthy; task server restarted 1×']);
  progress[Symbol.dispose]();
});

test('a progress log prints nothing after its end', async () => {
  const detail = Promise.withResolvers<string>();
  const { lines, progress, wait } = started({ readDetail: async () => detail.promise });
  await wait();
  progress[Symbol.dispose]();
  detail.resolve('task server restarted 1×');
  await wait();
  expect(lines).toEqual([]);
});
