import { expect, test } from 'vitest';
import { findWorstBatch } from '../../src/report/describe-batch.ts';
import type { BatchOutcome } from '../../src/rollout/outcome.ts';

function createEnded(kind: BatchOutcome['kind']): BatchOutcome {
  return { kind, unplaced: [], problems: [], text: '', milliseconds: 0, endReason: undefined };
}

test.each<[readonly BatchOutcome['kind'][], BatchOutcome['kind'] | '']>([
  [['complete', 'lost', 'failed', 'timed-out'], 'failed'],
  [['complete', 'timed-out', 'stopped'], 'stopped'],
  [['complete', 'complete'], 'complete'],
  [[], ''],
])('the worst of the outcomes %j is %j', (kinds, worst) => {
  expect(findWorstBatch([undefined, ...kinds.map(createEnded)])).toBe(worst);
});
