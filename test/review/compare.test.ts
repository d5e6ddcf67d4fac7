import { expect, test } from 'vitest';
import { compareWithReview } from '../../src/review/compare.ts';
import { recordIdentifier, matchesIdentifier } from '../../src/review/identifiers.ts';

const digest = (of: string): string => Buffer.from(of.padEnd(24)).toString('base64');
const seen = {
  file: 'a.hcl',
  id: 'a',
  namespace: 'default',
  region: '',
  index: 7,
  changes: true,
  spec: digest('spec'),
  plan: digest('plan'),
};
const done = { index: 8, outcome: 'rolled-back', run: 'run 12' };

test.each([
  ['the same', {}, seen, { kind: 'same' }],
  ['not seen by anybody', {}, undefined, { kind: 'unseen' }],
  ['another job', { id: 'b' }, seen, { kind: 'changed', what: 'place' }],
  ['in another namespace', { namespace: 'x' }, seen, { kind: 'changed', what: 'place' }],
  ['in another region', { region: 'x' }, seen, { kind: 'changed', what: 'place' }],
  ['another specification', { spec: digest('other') }, seen, { kind: 'changed', what: 'specification' }],
  ['a digest of another length', { spec: seen.spec.slice(1) }, seen, { kind: 'changed', what: 'specification' }],
  ['another plan', { plan: digest('other') }, seen, { kind: 'changed', what: 'plan' }],
  ['registered before', {}, { ...seen, done }, { kind: 'done', before: done }],
  [
    'registered before, and edited since',
    { spec: digest('x') },
    { ...seen, done },
    { kind: 'changed', what: 'specification' },
  ],
] as const)('what is planned now is %s', (_, now, reviewed, standing) => {
  expect(compareWithReview({ ...seen, ...now }, reviewed, undefined)).toEqual(standing);
});

const key = 'a-key-of-sixteen-bytes';

test('a name that holds a hidden value is in the record as a keyed digest alone, and without a key not at all', () => {
  const keyed = recordIdentifier('web-Zebra', true, key);
  expect(JSON.stringify(keyed)).not.toContain('Zebra');
  expect(recordIdentifier('web-Zebra', true, undefined)).toBeNull();
  expect(recordIdentifier('web', false, key)).toBe('web');
  const opaque = { ...seen, id: keyed };
  expect(compareWithReview({ ...seen, id: 'web-Zebra' }, opaque, key)).toEqual({ kind: 'same' });
  expect(compareWithReview({ ...seen, id: 'web-Okapi' }, opaque, key)).toEqual({ kind: 'changed', what: 'place' });
  expect(compareWithReview({ ...seen, id: 'web-Zebra' }, opaque, `${key}!`)).toEqual({
    kind: 'changed',
    what: 'place',
  });
  expect(compareWithReview({ ...seen, id: 'any' }, { ...seen, id: null }, undefined)).toEqual({ kind: 'same' });
  expect(matchesIdentifier(keyed, 'web-Zebra', undefined)).toBe(false);
});
