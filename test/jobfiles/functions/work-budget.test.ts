import { expect, test } from 'vitest';
import { createRunBudget } from '../../../src/jobfiles/functions/work-budget.ts';

/** More than the work between two looks at the clock. */
const units = 1000;

function measureEnd(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  ['its time is up', () => 0, false],
  ['it is cancelled', () => 1, true],
])('synchronous work ends the run once %s', (_what, readRemainingMilliseconds, isAborted) => {
  const signal = isAborted ? AbortSignal.abort() : new AbortController().signal;
  const budget = createRunBudget({ signal, readRemainingMilliseconds });
  const error = measureEnd(() => budget.openFileBudget('a.nomad.hcl').spend(units));
  expect(error).toMatchObject({ reason: 'timed-out' });
  expect(budget.isRunError(error)).toBe(true);
});

test('work that blocked the event loop for more than 50 ms lets it run', async () => {
  const file = createRunBudget().openFileBudget('a.nomad.hcl');
  const start = performance.now();
  while (performance.now() - start <= 55) file.spend(1e-6);
  expect(file.yieldIfDue()).toBeInstanceOf(Promise);
});
