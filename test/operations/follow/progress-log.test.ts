import { expect, test } from 'vitest';
import { startProgressLog } from '../../../src/operations/follow/follow-until-end.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { createTicking } from '../../support/ticking.ts';

interface State {
  readonly counts: string;
  readonly event?: string;
}

interface Options {
  readonly isQuiet?: boolean;
  readonly readDetail?: () => Promise<string>;
}

function describeCounts({ counts }: State): string {
  return counts;
}

const redactor = createRedactor();

/** A progress log whose time passes only when a test advances it; a tick is 5 s. */
function startLog({ isQuiet = false, readDetail = async () => '' }: Options = {}) {
  const { pace, pass } = createTicking();
  const lines: string[] = [];
  const changes: string[] = [];
  const progress = startProgressLog<State>(
    {
      label: 'web',
      describe: describeCounts,
      event: ({ event = '' }) => event,
      readDetail,
      onProgress: (_, text) => changes.push(text),
      isQuiet,
    },
    { runLog: { progress: (line) => lines.push(line), waitFor: async (_, work) => work() }, pace, redactor },
  );
  return { lines, changes, progress, pass, [Symbol.dispose]: () => progress[Symbol.dispose]() };
}

test('a progress log prints each new state once', () => {
  using log = startLog();
  const { lines, changes, progress } = log;
  for (const counts of ['', '0 of 1 healthy', '0 of 1 healthy', '1 of 1 healthy']) progress.update({ counts });
  expect(lines).toEqual(['web: 0 of 1 healthy', 'web: 1 of 1 healthy']);
  expect(changes).toEqual(['0 of 1 healthy', '1 of 1 healthy']);
});

test('a progress log without a state waits for Nomad', () => {
  using log = startLog();
  expect(log.progress.line()).toBe('web: waiting for Nomad');
});

test('a progress log prints restarts when they are read, and with the states after them', async () => {
  let restarts = '';
  using log = startLog({ readDetail: async () => restarts });
  const { lines, changes, progress, pass } = log;
  progress.update({ counts: '0 of 1 healthy' });
  await pass();
  restarts = 'task server restarted 2×, last exit code 137';
  await pass(5);
  progress.update({ counts: '1 of 1 healthy' });
  expect(lines).toEqual([
    'web: 0 of 1 healthy',
    'web: 0 of 1 healthy; task server restarted 2×, last exit code 137',
    'web: 1 of 1 healthy; task server restarted 2×, last exit code 137',
  ]);
  expect(changes).toEqual(lines.map((line) => line.replace('web: ', '')));
});

test('a progress log reads restarts after a change and at 30 s, then every 200 s, and every 30 s once there are some', async () => {
  let [reads, restarts] = [0, ''];
  const readDetail = async (): Promise<string> => {
    reads += 1;
    return restarts;
  };
  using log = startLog({ readDetail });
  const { progress, pass } = log;
  progress.update({ counts: '0 of 1 healthy' });
  await pass(2);
  expect(reads, 'in the first 10 s').toBe(1);
  await pass(4);
  expect(reads, 'in the first 30 s').toBe(2);
  await pass(34);
  expect(reads, 'in the first 200 s').toBe(3);
  restarts = 'task server restarted 1×';
  await pass(40);
  expect(reads, 'in the first 400 s').toBe(4);
  await pass(12);
  expect(reads, 'in the first 460 s').toBe(6);
  progress.update({ counts: '1 of 2 healthy' });
  await pass();
  expect(reads, 'after another change').toBe(7);
});

test('a quiet progress log prints events and restarts, not counts, and still reports each change', async () => {
  let restarts = '';
  using log = startLog({ isQuiet: true, readDetail: async () => restarts });
  const { lines, changes, progress, pass } = log;
  progress.update({ counts: '0 of 1 healthy' });
  progress.update({ counts: '1 of 1 canary healthy', event: 'promotion at 15:27:10 UTC' });
  progress.update({ counts: '1 of 2 healthy', event: 'promotion at 15:27:10 UTC' });
  progress.update({ counts: '1 of 2 healthy' });
  restarts = 'task server restarted 1×';
  await pass(6);
  expect(lines).toEqual([
    'web: 1 of 1 canary healthy; promotion at 15:27:10 UTC',
    'web: 1 of 2 healthy; task server restarted 1×',
  ]);
  expect(changes).toHaveLength(5);
});

test('a progress log prints nothing after its end', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { lines, progress, pass } = startLog({ readDetail: async () => promise });
  progress.update({ counts: '' });
  await pass(6);
  progress[Symbol.dispose]();
  resolve('task server restarted 1×');
  await pass();
  expect(lines).toEqual([]);
});
