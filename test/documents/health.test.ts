import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthSigns } from '../../src/modes/status/describe-status.ts';
import { isAcceptedByExpect, type HealthKind } from '../../src/rollout/health.ts';
import { rowsUnder } from './pages.ts';

const kinds = Object.keys(healthSigns) as readonly HealthKind[];

test('docs/status.md explains each health of a job and how `expect: healthy` treats it', () => {
  const documented = rowsUnder('Health').map(([kind, , passes]) => [kind, passes]);
  expect(documented).toEqual(kinds.map((kind) => [kind, isAcceptedByExpect({ kind }) ? 'passes' : 'fails']));
});

test('the schema of the result documents each health of a job', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../schema/result-v1.json'), 'utf8');
  expect(kinds.filter((kind) => !schema.includes(`\`${kind}\``))).toEqual([]);
});
