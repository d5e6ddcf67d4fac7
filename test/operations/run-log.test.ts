import { expect, test } from 'vitest';
import { startRunLog } from '../../src/operations/run-log.ts';
import { createRunner } from '../../src/clients/github/runner.ts';
import { createTicking } from '../support/ticking.ts';
import { plain, renderLog } from '../../src/text/log-text.ts';

/** A run log whose time passes only when a test advances it; a tick is 5 s. */
function startLog() {
  const { pace, pauses, pass } = createTicking();
  const lines: string[] = [];
  const runner = {
    ...createRunner({ token: () => 'token', hide: (text) => text }),
    log: (text: Parameters<typeof renderLog>[0]) => void lines.push(renderLog(text, (shown) => shown)),
  };
  const runLog = startRunLog({ runner, pace, startTime: performance.now() - 65_000 });
  /** Something that is waited for until `end` is called. */
  const wait = (describe: () => string): (() => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waited = runLog.waitFor(describe, () => promise);
    return () => (resolve(), waited);
  };
  return { lines, pauses, pass, runLog, wait, [Symbol.dispose]: () => runLog[Symbol.dispose]() };
}

test('a run that waits logs the reason after 30 s without a line, and again only if the text differs', async () => {
  using run = startLog();
  const { lines, pauses, pass, wait } = run;
  let rest = '';
  wait(() => `Waiting for Nomad to answer${rest}`);
  await pass(5);
  expect(lines).toEqual([]);
  await pass();
  expect(pauses.slice(0, 6).reduce((sum, pause) => sum + pause, 0)).toBe(30_000);
  await pass(12);
  rest = ' again';
  await pass(12);
  expect(lines).toEqual(['[1:05] Waiting for Nomad to answer', '[1:05] Waiting for Nomad to answer again']);
});

test('a state that is logged again without another state between is logged once', () => {
  using run = startLog();
  for (const text of ['a: 1 failed', 'b: 1 failed', 'a: 1 failed', 'a: 2 failed', 'a: 1 failed'])
    run.runLog.progress(text);
  expect(run.lines.map((line) => line.slice(7))).toEqual(['a: 1 failed', 'b: 1 failed', 'a: 2 failed', 'a: 1 failed']);
});

test('any line of the run counts: the 30 s begin again after it', async () => {
  using run = startLog();
  const { lines, pass, runLog, wait } = run;
  wait(() => 'Waiting');
  await pass(5);
  runLog.runner.log(plain`Planned 6 of 60 job files.`);
  await pass(5);
  runLog.progress('web: 1 of 2 healthy');
  await pass(5);
  expect(lines).toEqual(['Planned 6 of 60 job files.', '[1:05] web: 1 of 2 healthy']);
  await pass();
  expect(lines.at(-1)).toBe('[1:05] Waiting');
});

test('a run with several waits logs the one that began first, unless it has ended or has nothing to report', async () => {
  using run = startLog();
  const { lines, pass, wait } = run;
  wait(() => '');
  const endFirst = wait(() => 'the first');
  wait(() => 'the second');
  wait(() => 'the last');
  await pass(6);
  expect(lines).toEqual(['[1:05] the first']);
  await endFirst();
  await pass(6);
  expect(lines).toEqual(['[1:05] the first', '[1:05] the second']);
});

test('a run that waits for nothing logs nothing', async () => {
  using run = startLog();
  const { lines, pass, wait } = run;
  await wait(() => 'Waiting')();
  await pass(30);
  expect(lines).toEqual([]);
});

test('a run log that has ended logs nothing', async () => {
  const { lines, pass, runLog, wait } = startLog();
  wait(() => 'Waiting');
  runLog[Symbol.dispose]();
  await pass(30);
  expect(lines).toEqual([]);
});
