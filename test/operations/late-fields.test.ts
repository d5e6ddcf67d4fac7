import { expect, test } from 'vitest';
import { bindLate, findLateFields } from '../../src/operations/planning/late-fields.ts';
import { createLateMarks } from '../../src/jobfiles/variables/late-variables.ts';
import { canonicalize } from '../../src/nomad-plan/specification.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { LoadedJob } from '../../src/jobfiles/preprocess/load.ts';

/** The bound text of a job whose artifact has options in an order. */
function bindInOrder(order: readonly string[]): string {
  const names = ['tag', 'sum'];
  const marks = createLateMarks(names);
  const options = { checksum: `sha256:${marks.markVariable('sum')}`, depth: marks.markVariable('tag') };
  const GetterOptions = Object.fromEntries(order.map((name) => [name, Reflect.get(options, name)]));
  const task = { Name: 'server', Artifacts: [{ GetterOptions }] };
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: [task] }] } as unknown as Job;
  const late = { marks, names, values: new Map() };
  const fields = findLateFields(job, { source: { file: { name: 'web.nomad.hcl' } }, late } as unknown as LoadedJob);
  if (fields === undefined) throw new Error('The job has no late fields');
  return canonicalize(bindLate(fields.reviewedJob, fields));
}

test('a record binds the same late fields in whatever order the parser lists the options of an artifact', () => {
  expect(bindInOrder(['checksum', 'depth'])).toBe(bindInOrder(['depth', 'checksum']));
});

const marks = createLateMarks(['image']);
const mark = marks.markVariable('image');

function find(group: object): readonly unknown[] | undefined {
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', ...group }] } as unknown as Job;
  const late = { marks, names: ['image'], values: new Map() };
  return findLateFields(job, { source: { file: { name: 'web.nomad.hcl' } }, late } as unknown as LoadedJob)?.fields;
}

test.each<[what: string, group: object]>([
  ['the image', { Tasks: [{ Name: 'server', Config: { image: `app:${mark}` } }] }],
  ['an entry of env', { Tasks: [{ Name: 'server', Env: { 'a.b': mark } }] }],
  ['a tag of a service', { Services: [{ Name: 'web', CanaryTags: ['x', mark] }] }],
  ['meta of a service', { Services: [{ Name: 'web', Meta: { a: mark }, CanaryMeta: { 'a\nb': mark } }] }],
  ['an option of an artifact', { Tasks: [{ Name: 'server', Artifacts: [{ GetterOptions: { ref: mark } }] }] }],
])('a late variable may set %s', (_, group) => {
  expect(find(group)).not.toEqual([]);
});

test.each<[what: string, group: object, label: string]>([
  ['a name', { Services: [{ Name: mark }] }, 'app Service.Name'],
  [
    'another key of the driver',
    { Tasks: [{ Name: 'server', Config: { 'x.image': mark } }] },
    'app/server Config.x.image',
  ],
  ['an item of the driver', { Tasks: [{ Name: 'server', Config: { image: [mark] } }] }, 'app/server Config.image[0]'],
  [
    'a header',
    { Tasks: [{ Name: 'server', Artifacts: [{ GetterHeaders: { a: mark } }] }] },
    'app/server Artifact.GetterHeaders.a',
  ],
  [
    'a header of a check',
    { Services: [{ Name: 'web', Checks: [{ Header: { a: [mark] } }] }] },
    'app Service.Check.Header.a.a',
  ],
  ['a key', { Tasks: [{ Name: 'server', Env: { [mark]: 'x' } }] }, 'app/server Env[(late: image)]'],
])('a late variable may not set %s', (_, group, label) => {
  expect(() => find(group)).toThrow(`\`${label}\` depends on the late variable \`image\`, which may not set it.`);
});
