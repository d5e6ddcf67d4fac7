import { expect, test } from 'vitest';
import { healthSigns } from '../../src/modes/status/describe-status.ts';
import { isHealthy, type HealthKind } from '../../src/rollout/health.ts';
import { outputTable } from '../../src/report/output-table.ts';
import { rowsUnder } from './pages.ts';

const kinds = Object.keys(healthSigns) as readonly HealthKind[];

test('docs/status.md explains each health of a job and how `expect: healthy` treats it', () => {
  const documented = rowsUnder('Health').map(([kind, , passes]) => [kind, passes]);
  expect(documented).toEqual(kinds.map((kind) => [kind, isHealthy({ kind }) ? 'passes' : 'fails']));
});

test('the output status documents each health of a job', () => {
  expect(kinds.filter((kind) => !outputTable.status.includes(`\`${kind}\``))).toEqual([]);
});
