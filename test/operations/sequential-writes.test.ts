import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeInOrder } from '../../src/operations/modules/write-versions.ts';

interface Seen {
  readonly started: readonly number[];
  readonly mostAtOnce: number;
}

/** Returns what a service sees that takes this long for each write. */
async function writing(count: number, milliseconds: number): Promise<Seen> {
  const started: number[] = [];
  let underway = 0;
  let mostAtOnce = 0;
  await writeInOrder(
    Array.from({ length: count }, (_, index) => index),
    async (index) => {
      started.push(index);
      underway += 1;
      mostAtOnce = Math.max(mostAtOnce, underway);
      await sleep(milliseconds);
      underway -= 1;
    },
  );
  return { started, mostAtOnce };
}

const inOrder = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test('a fast service gets one write after the other in order', async () => {
  expect(await writing(20, 2)).toEqual({ started: inOrder(20), mostAtOnce: 1 });
});

test('a slow service gets several writes at once up to its limit, in order after the first', async () => {
  const { started, mostAtOnce } = await writing(12, 80);
  expect(started).toEqual(inOrder(12));
  expect(mostAtOnce).toBe(3);
});

test('no service gets more than eight writes at once', async () => {
  expect((await writing(20, 320)).mostAtOnce).toBe(8);
});

test('an unexpected error ends the writes without another one', async () => {
  const written: number[] = [];
  const failing = writeInOrder([0, 1, 2, 3], async (index) => {
    await sleep(1);
    if (index === 1) throw new Error('a fault');
    written.push(index);
  });
  await expect(failing).rejects.toThrow('a fault');
  await sleep(20);
  expect(written).toEqual([0]);
});
