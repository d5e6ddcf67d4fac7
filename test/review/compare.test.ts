import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithReview } from '../../src/review/compare.ts';
import { computeDigest, digestWithKey } from '../../src/review/digests.ts';
import { identifyBy, matchesIdentifier } from '../../src/review/record.ts';
import { parseKeys } from '../support/signing.ts';

const [key] = parseKeys('a-key-of-sixteen-bytes');
const [other] = parseKeys('another-key-of-sixteen-bytes');
const now = {
  id: 'a',
  namespace: 'default',
  region: '',
  spec: computeDigest({ a: 'spec' }),
  plan: computeDigest({ a: 'plan' }),
};
const data = {
  ...now,
  file: 'a.hcl',
  index: 7,
  changes: true,
  spec: digestWithKey('specification', now.spec, key),
  plan: digestWithKey('meaning', now.plan, key),
};
const done = { index: 8, outcome: 'rolled-back', run: 'run 12' };

test.each([
  ['an unchanged plan', {}, data, { kind: 'same' }],
  ['an unreviewed job', {}, undefined, { kind: 'not-in-plan' }],
  ['another job', { id: 'b' }, data, { kind: 'changed', part: 'address' }],
  ['another namespace', { namespace: 'x' }, data, { kind: 'changed', part: 'address' }],
  ['another region', { region: 'x' }, data, { kind: 'changed', part: 'address' }],
  ['another specification', { spec: computeDigest({}) }, data, { kind: 'changed', part: 'specification' }],
  ['a digest of another length', {}, { ...data, spec: data.spec.slice(1) }, { kind: 'changed', part: 'specification' }],
  ['a digest without the key', {}, { ...data, spec: now.spec }, { kind: 'changed', part: 'specification' }],
  ['another plan', { plan: computeDigest({}) }, data, { kind: 'changed', part: 'plan' }],
  ['an already registered job', {}, { ...data, done }, { kind: 'done', before: done }],
  [
    'an already registered job edited since',
    { spec: computeDigest({}) },
    { ...data, done },
    { kind: 'done', before: done },
  ],
  [
    'an already registered job planned otherwise',
    { plan: computeDigest({}) },
    { ...data, done },
    { kind: 'done', before: done },
  ],
  ['a different job instead of a registered one', { id: 'b' }, { ...data, done }, { kind: 'changed', part: 'address' }],
] as const)('a comparison with the review recognizes %s', (_, different, reviewed, standing) => {
  expect(compareWithReview({ ...now, ...different }, reviewed, key)).toEqual(standing);
});

test('a plan is compared under the key of its record only', () => {
  expect(compareWithReview(now, data, other)).toEqual({ kind: 'changed', part: 'specification' });
});

test('a name with a hidden value is recorded as a keyed digest', () => {
  const keyed = identifyBy('web-Zebra', true, key);
  expect(JSON.stringify(keyed)).not.toContain('Zebra');
  expect(identifyBy('web', false, key)).toBe('web');
  const opaque = { ...data, id: keyed };
  expect(compareWithReview({ ...now, id: 'web-Zebra' }, opaque, key)).toEqual({ kind: 'same' });
  expect(compareWithReview({ ...now, id: 'web-Okapi' }, opaque, key)).toEqual({ kind: 'changed', part: 'address' });
  expect(compareWithReview({ ...now, id: 'web-Zebra' }, opaque, other)).toEqual({ kind: 'changed', part: 'address' });
  expect(matchesIdentifier(keyed, 'web-Zebra', other)).toBe(false);
});

test('a keyed digest depends on the key, the kind and the value, and does not show the value', () => {
  const kinds = ['specification', 'meaning', 'identifier'] as const;
  fc.assert(
    fc.property(fc.string(), fc.string(), (value, another) => {
      const digests = kinds.map((kind) => digestWithKey(kind, value, key));
      expect(new Set(digests).size).toBe(kinds.length);
      for (const [at, kind] of kinds.entries()) {
        expect(digests[at]).toMatch(/^[A-Za-z0-9+/]{32}$/);
        expect(digestWithKey(kind, value, key)).toBe(digests[at]);
        expect(digestWithKey(kind, value, other)).not.toBe(digests[at]);
        expect(digestWithKey(kind, another, key) === digests[at]).toBe(another === value);
      }
    }),
  );
});
