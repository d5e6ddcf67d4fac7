import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FollowDependencies,
  followUntilEnd,
  startCapacityClock,
  startWatching,
  type Watching,
} from '../../../src/operations/follow/follow-until-end.ts';
import { ActionError, ServiceError } from '../../../src/errors.ts';
import { evenPace } from '../../support/pace.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import type { Nomad } from '../../../src/clients/nomad/client.ts';
import { silentLog } from '../../support/silent-log.ts';

const secret = 'hunter2hunter2';
const lost = new ServiceError({ reason: 'unreachable', message: `no way to ${secret}` });
/** Nothing of it is called: the test supplies the watched states. */
const nomad = {} as Nomad;

interface Played {
  readonly states: readonly string[];
  readonly error?: unknown;
  readonly cancelled?: AbortSignal;
}

/** Follows the states until one of them is `over`, and returns all log lines and events. */
async function follow({ states, error, cancelled: cancelSignal = new AbortController().signal }: Played) {
  const lines: string[] = [];
  const heard: string[] = [];
  const dependencies: FollowDependencies = {
    nomad,
    redactor: createRedactor([secret]),
    inputs: { timeout: 60_000 },
    deadline: { readRemainingMilliseconds: () => 60_000 },
    cancelSignal,
    pace: evenPace,
    runLog: { ...silentLog, progress: (line) => lines.push(line) },
  };
  async function* watch({ options }: Watching): AsyncGenerator<string> {
    options().onProblem?.(lost, 1000);
    yield* states;
    if (error !== undefined) throw error;
  }
  const followed = await followUntilEnd(
    {
      label: 'web',
      watch,
      judge: (state) => (state === 'over' ? 'ended' : undefined),
      describe: (state) => state,
      onProgress: (_, words) => heard.push(words),
    },
    dependencies,
  );
  return { followed, lines, heard };
}

const words = fc.constantFrom('', 'one', 'two', `it quotes ${secret}`, `${secret} twice ${secret}`);
const timeUp = new ActionError({ reason: 'timed-out', message: 'the time is up' });

describe('followUntilEnd', () => {
  test('following never shows hidden values of states or errors', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words), async (states) => {
        const { lines, heard } = await follow({ states: [...states, 'over'] });
        expect([...lines, ...heard].join('\n')).not.toContain(secret);
        expect(lines[0]).toBe('web: trying again in 1 s: no way to ‹hidden›');
        expect(lines.slice(1)).toEqual(heard.map((text) => `web: ${text}`));
      }),
    );
  });

  test('following logs each change of the description before the end once', async () => {
    const { heard } = await follow({ states: ['one', 'one', 'two', '', 'two', 'one', 'over'] });
    expect(heard).toEqual(['one', 'two', 'two', 'one']);
  });

  test('following returns the end of the rollout and does not watch any longer', async () => {
    const { followed } = await follow({ states: ['one', 'over', 'two'] });
    expect(followed).toEqual({ end: 'ended', endReason: undefined, state: 'over' });
  });

  test('following stops at its deadline and returns the last state', async () => {
    const { followed } = await follow({ states: ['one', 'two'], error: timeUp });
    expect(followed).toEqual({ end: undefined, endReason: 'deadline', silentSince: expect.any(Date), state: 'two' });
    expect((await follow({ states: [], error: timeUp })).followed.state).toBeUndefined();
  });

  test('following stops when the run is cancelled and returns the last state, even after an error', async () => {
    const cancelled = AbortSignal.abort(lost);
    const { followed } = await follow({ states: ['one'], error: lost, cancelled });
    expect(followed).toEqual({ end: undefined, endReason: 'cancelled', silentSince: expect.any(Date), state: 'one' });
  });

  test('following throws an error of Nomad', async () => {
    await expect(follow({ states: ['one'], error: lost })).rejects.toBe(lost);
  });
});

/** Returns the maximum duration in milliseconds of a watch that begins now. */
function watchTime(remaining: number, timeout: number): { readonly milliseconds: number; readonly grace: number } {
  const cancelSignal = new AbortController().signal;
  const watching = startWatching(
    { nomad, inputs: { timeout }, deadline: { readRemainingMilliseconds: () => remaining }, cancelSignal },
    () => undefined,
  );
  return { milliseconds: watching.options().timeoutMilliseconds, grace: watching.grace };
}

describe('duration of a watch', () => {
  const time = fc.integer({ min: 1, max: 3_600_000 });

  test('a watch always leaves time to find out why a rollout is late', () => {
    fc.assert(
      fc.property(time, time, (first, other) => {
        const [remaining, timeout] = [Math.min(first, other), Math.max(first, other)];
        const { milliseconds } = watchTime(remaining, timeout);
        const reserve = remaining - Math.max(1, milliseconds);
        // A late watch leaves half of its time; otherwise a second, or a fifth of a short time.
        const least = Math.min(remaining / 2, 1000, timeout / 5);
        expect(reserve).toBeGreaterThanOrEqual(Math.min(least, remaining - 1) - 0.001);
      }),
    );
  });

  test('a watch waits for placement for a twentieth of its time', () => {
    expect(watchTime(600_000, 600_000).grace).toBe(30_000);
  });
});

describe('placement capacity', () => {
  const watching = { grace: 0 } as Watching;

  test('placement is blocked after waiting longer than the grace period without a break', () => {
    const clock = startCapacityClock(watching, true);
    expect(clock.recordPoll(true)).toBe(true);
    expect(clock.recordPoll(false)).toBe(false);
    expect(clock.recordPoll(true)).toBe(false);
    expect(clock.recordPoll(true)).toBe(true);
  });

  test('placement is checked in time, and rarely once it is known to be blocked', () => {
    const clock = startCapacityClock(watching, true);
    expect(clock.readPause()).toBe(1);
    clock.recordPoll(true);
    expect(clock.readPause()).toBe(120_000);
    expect(startCapacityClock(watching, false).readPause()).toBe(120_000);
  });
});
