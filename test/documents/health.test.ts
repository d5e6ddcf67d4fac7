import { expect, test } from 'vitest';
import { healthSigns } from '../../src/modes/status/describe-status.ts';
import { isHealthy, type HealthKind } from '../../src/rollout/health.ts';
import { outputTable } from '../../src/report/output-table.ts';
import { rowsUnder } from './pages.ts';

const kinds = Object.keys(healthSigns) as readonly HealthKind[];

test('each word for the health of a job is explained, and what `expect: healthy` makes of it', () => {
  const told = rowsUnder('Health').map(([kind, , passes]) => [kind, passes]);
  expect(told).toEqual(kinds.map((kind) => [kind, isHealthy({ kind }) ? 'passes' : 'fails']));
});

test('the output names each word', () => {
  expect(kinds.filter((kind) => !outputTable.status.includes(`\`${kind}\``))).toEqual([]);
});
