import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeInOrder } from '../../src/operations/modules/sequential-writes.ts';

interface Seen {
  readonly started: readonly number[];
  readonly mostAtOnce: number;
}

/** What a service sees that takes so many milliseconds for each of so many writes. */
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

test('a fast service sees one write after the other, in their order', async () => {
  expect(await writing(20, 2)).toEqual({ started: inOrder(20), mostAtOnce: 1 });
});

test('a slow service sees as many at once as its limit allows meanwhile, in their order, the first alone', async () => {
  const { started, mostAtOnce } = await writing(12, 80);
  expect(started).toEqual(inOrder(12));
  expect(mostAtOnce).toBe(3);
});

test('no service sees more than eight at once', async () => {
  expect((await writing(20, 320)).mostAtOnce).toBe(8);
});

test('an error that is none of the service ends it, and nothing more is written', async () => {
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
