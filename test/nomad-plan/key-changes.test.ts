import { expect, test } from 'vitest';
import { keyChangesOf } from '../../src/nomad-plan/diff-lines.ts';
import { hidden, type ShownDiff, type ShownField, type ShownObject } from '../../src/redaction/shown-diff.ts';

function field(name: string, before: ShownField['Old'], after: ShownField['New']): ShownField {
  return { Type: 'Edited', Name: name, Old: before, New: after, Annotations: [] };
}

function diff({
  image,
  count,
  periodic,
}: {
  image?: ShownField;
  count?: ShownField;
  periodic?: ShownObject;
}): ShownDiff {
  const config = { Type: 'Edited' as const, Name: 'Config', Fields: image === undefined ? [] : [image], Objects: [] };
  const task = { Type: 'Edited' as const, Name: 'server', Annotations: [], Fields: [], Objects: [config] };
  const group = {
    Type: 'Edited' as const,
    Name: 'app',
    Updates: {},
    Fields: count === undefined ? [] : [count],
    Objects: [],
    Tasks: [task],
  };
  return {
    Type: 'Edited',
    ID: 'web',
    Fields: [],
    Objects: periodic === undefined ? [] : [periodic],
    TaskGroups: [group],
  };
}

test.each([
  ['registry.example/team/web:1.4.2', 'registry.example/team/web:1.5.0', 'web:1.4.2 → 1.5.0'],
  ['registry.example:5000/web', 'registry.example:5000/web:2', 'web → 2'],
  ['web@sha256:aa', 'web@sha256:bb', 'web@sha256:aa → sha256:bb'],
  ['web:1', 'api:1', 'web:1 → api:1'],
  [
    `web@sha256:0123456789ab${'c'.repeat(52)}`,
    `web:2@sha256:${'d'.repeat(64)}`,
    'web@sha256:01234567… → 2@sha256:dddddddd…',
  ],
  ['registry.example/team/web:1.4.2', '(late: image)', 'web:1.4.2 → (late: image)'],
  ['registry.example/web:1', 'registry.example/web:(late: tag)', 'web:1 → (late: tag)'],
])('the image change from %s to %s is shown as %s', (before, after, text) => {
  expect(keyChangesOf(diff({ image: field('image', before, after) }))).toEqual([{ kind: 'image', text }]);
});

test('a changed count and a changed schedule are key changes', () => {
  const periodic = {
    Type: 'Edited' as const,
    Name: 'Periodic',
    Fields: [field('Spec', '@daily', '@hourly')],
    Objects: [],
  };
  expect(keyChangesOf(diff({ count: field('Count', '2', '5'), periodic }))).toEqual([
    { kind: 'count', text: '2 → 5' },
    { kind: 'schedule', text: '@daily → @hourly' },
  ]);
});

test('the schedules of a crons list are one key change', () => {
  const fields: ShownField[] = [
    { Type: 'Added', Name: 'Specs', Old: '', New: '30 4 * * 1-5', Annotations: [] },
    { Type: 'Deleted', Name: 'Specs', Old: '0 6 * * *', New: '', Annotations: [] },
  ];
  const specs = { Type: 'Edited' as const, Name: 'Specs', Fields: fields, Objects: [] };
  const periodic = { Type: 'Edited' as const, Name: 'Periodic', Fields: [], Objects: [specs] };
  expect(keyChangesOf(diff({ periodic }))).toEqual([{ kind: 'schedule', text: '0 6 * * * → 30 4 * * 1-5' }]);
});

test('a hidden value is not a key change', () => {
  expect(keyChangesOf(diff({ image: field('image', hidden, 'web:2'), count: field('Count', '1', hidden) }))).toEqual(
    [],
  );
});
