import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActionError, ServiceError } from '../../src/errors.ts';
import { createGate, type Permit, type Receipt } from '../../src/gate/gate.ts';
import { writePermitted } from '../../src/operations/write-permitted.ts';

const lost = new ServiceError({ reason: 'unreachable', message: 'the answer is lost' });
const refused = new ServiceError({ reason: 'unauthorized', message: 'the token may not' });

const job = { job: 'web' };
const facts = {
  address: 'https://nomad.example',
  namespace: 'default',
  region: '',
  pullRequest: null,
  commit: '',
  actor: '',
  triggeringActor: '',
  run: '',
  attempt: 1,
};

/** The permit of a write, and the text of its receipt. */
function createPermission(receipts: Receipt[] = []) {
  const gate = createGate({ verbs: ['stop'], facts, onReceipt: (receipt) => receipts.push(receipt) });
  const state = { version: 1, index: 7 };
  return {
    requestPermit: () => gate.requestPermit('stop', job, { kind: 'operator', names: ['web'] }),
    readBefore: () => null,
    readAfter: () => state,
  };
}

/** The fate of a request, and whether a later check shows its effect. */
type Step = 'answered' | 'refused' | 'lost-but-done' | 'lost-and-not-done';

/** Plays the steps as a service and counts the requests. */
function play(steps: readonly Step[], pauses: readonly number[]) {
  const counts = { sent: 0, looked: 0, done: 0 };
  const receipts: Receipt[] = [];
  const written = writePermitted({
    ...createPermission(receipts),
    async send(permit: Permit<'stop'>) {
      permit.spend('stop', job);
      const step = steps[counts.sent] ?? 'answered';
      counts.sent += 1;
      if (step === 'answered' || step === 'lost-but-done') counts.done += 1;
      if (step === 'refused') throw refused;
      if (step !== 'answered') throw lost;
      return 'answer';
    },
    mayHaveTakenEffect: (error) => error === lost,
    async findEffect() {
      counts.looked += 1;
      return counts.done > 0 ? 'found' : undefined;
    },
    pauses,
  });
  return { asked: counts, written, receipts };
}

test('a write takes effect at most once, and has a receipt exactly if it took effect', async () => {
  const step = fc.constantFrom<Step>('answered', 'refused', 'lost-but-done', 'lost-and-not-done');
  const pauses = fc.array(fc.constantFrom(0), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), pauses, async (steps, most) => {
      const { asked: counts, written, receipts } = play(steps, most);
      const isKnown = await written.then(
        () => true,
        () => false,
      );
      expect(counts.done).toBe(isKnown ? 1 : 0);
      expect(counts.sent).toBeLessThanOrEqual(most.length + 1);
      expect(receipts.map(({ to }) => to)).toEqual(isKnown ? [{ version: 1, index: 7 }] : []);
    }),
  );
});

async function loseAnswer(permit: Permit<'stop'>): Promise<never> {
  permit.spend('stop', job);
  throw lost;
}

test('a rejected write is neither checked nor sent again', async () => {
  const { asked: counts, written } = play(['refused'], [0, 0]);
  await expect(written).rejects.toBe(refused);
  expect(counts).toEqual({ sent: 1, looked: 0, done: 0 });
});

test('a write without pauses is sent once, and throws its own error if it had no effect', async () => {
  const { asked: counts, written } = play(['lost-and-not-done'], []);
  await expect(written).rejects.toBe(lost);
  expect(counts).toEqual({ sent: 1, looked: 1, done: 0 });
});

test('a write whose effect cannot be checked throws the error of the check', async () => {
  const reason = new ActionError({ reason: 'server', message: 'the state is unknown' });
  const receipts: Receipt[] = [];
  const written = writePermitted({
    ...createPermission(receipts),
    send: loseAnswer,
    mayHaveTakenEffect: () => true,
    findEffect: () => Promise.reject(reason),
    pauses: [0],
  });
  await expect(written).rejects.toBe(reason);
  expect(receipts).toMatchObject([{ job: 'web', to: null }]);
});

test('an aborted run does not wait for another attempt and throws the reason', async () => {
  const reason = new ActionError({ reason: 'timed-out', message: 'the time is up' });
  const written = writePermitted({
    ...createPermission(),
    send: loseAnswer,
    mayHaveTakenEffect: () => true,
    findEffect: () => Promise.resolve(undefined),
    pauses: [60_000],
    signal: AbortSignal.abort(reason),
  });
  await expect(written).rejects.toBe(reason);
});
