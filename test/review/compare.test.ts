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
  ['an unchanged plan', {}, seen, { kind: 'same' }],
  ['an unreviewed job', {}, undefined, { kind: 'unseen' }],
  ['another job', { id: 'b' }, seen, { kind: 'changed', what: 'place' }],
  ['another namespace', { namespace: 'x' }, seen, { kind: 'changed', what: 'place' }],
  ['another region', { region: 'x' }, seen, { kind: 'changed', what: 'place' }],
  ['another specification', { spec: digest('other') }, seen, { kind: 'changed', what: 'specification' }],
  ['a digest of another length', { spec: seen.spec.slice(1) }, seen, { kind: 'changed', what: 'specification' }],
  ['another plan', { plan: digest('other') }, seen, { kind: 'changed', what: 'plan' }],
  ['an already registered job', {}, { ...seen, done }, { kind: 'done', before: done }],
  [
    'an already registered job edited since',
    { spec: digest('x') },
    { ...seen, done },
    { kind: 'changed', what: 'specification' },
  ],
] as const)('a comparison with the review recognizes %s', (_, now, reviewed, standing) => {
  expect(compareWithReview({ ...seen, ...now }, reviewed, undefined)).toEqual(standing);
});

const key = 'a-key-of-sixteen-bytes';

test('a name with a hidden value is recorded as a keyed digest, or not at all without a key', () => {
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
