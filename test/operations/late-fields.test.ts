import { expect, test } from 'vitest';
import { boundLate, findLateFields } from '../../src/operations/planning/late-fields.ts';
import { createLateMarks } from '../../src/jobfiles/variables/late-variables.ts';
import { canonical } from '../../src/review/canonical.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { LoadedJob } from '../../src/jobfiles/preprocess/load.ts';

/** What is bound of a job whose artifact has options in an order. */
function boundWith(order: readonly string[]): string {
  const names = ['tag', 'sum'];
  const marks = createLateMarks(names);
  const options = { checksum: `sha256:${marks.markOf('sum')}`, depth: marks.markOf('tag') };
  const GetterOptions = Object.fromEntries(order.map((name) => [name, Reflect.get(options, name)]));
  const task = { Name: 'server', Artifacts: [{ GetterOptions }] };
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: [task] }] } as unknown as Job;
  const late = { marks, names, values: new Map() };
  const fields = findLateFields(job, { source: { file: { name: 'web.nomad.hcl' } }, late } as unknown as LoadedJob);
  if (fields === undefined) throw new Error('The job has no late fields');
  return canonical(boundLate(fields.reviewed, fields));
}

test('a record binds the same late fields in whatever order the parser lists the options of an artifact', () => {
  expect(boundWith(['checksum', 'depth'])).toBe(boundWith(['depth', 'checksum']));
});
