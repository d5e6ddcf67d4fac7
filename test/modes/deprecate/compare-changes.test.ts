import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareChanges, recordChanges, refuseChanges } from '../../../src/modes/deprecate/compare-changes.ts';
import { createEvidence } from '../../../src/modes/deprecate/reviewed-changes.ts';
import { gateFor } from '../../support/permitted.ts';
import { keysOf } from '../../support/signing.ts';
import { ActionError } from '../../../src/errors.ts';
import type { ReviewRecord } from '../../../src/review/record.ts';
import type { DecidedModule } from '../../../src/operations/modules/apply-changes.ts';

const [key] = keysOf('a-key-of-more-than-sixteen-bytes');
const module = { organization: 'acme', name: 'network', provider: 'aws' };
const names = ['1.0.0', '1.1.0', '1.2.0', 'v1.3.0'];

/** What a run decides about a version: nothing, a change, or that the version has its text already. */
type Fate =
  | { readonly kind: 'kept' }
  | { readonly kind: 'change' | 'made'; readonly reason: string; readonly link: string };

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constant({ kind: 'kept' } as const),
  fc.record({
    kind: fc.constantFrom('change', 'change', 'made'),
    reason: fc.constantFrom('Old.', 'CVE.'),
    link: fc.constantFrom('', 'https://a.example'),
  }),
);
const fates = fc.tuple(fate, fate, fate, fate);

function decidedAs(all: readonly Fate[]): Pick<DecidedModule, 'module' | 'judged'> {
  const judged = all.map((one, at): DecidedModule['judged'][number] => {
    const name = names[at] ?? '';
    const of = { listed: name, version: undefined, status: 'ok', revoked: false, deprecation: undefined };
    const common = { of, name, why: '', change: undefined };
    if (one.kind === 'kept') return { ...common, verdict: 'keep' };
    const text = { reason: one.reason, link: one.link };
    if (one.kind === 'made') return { ...common, verdict: 'deprecate', text };
    return {
      ...common,
      verdict: 'deprecate',
      text,
      change: { kind: 'deprecate', version: name, text, before: undefined },
    };
  });
  return { module, judged };
}

function recordOf({ id }: typeof key): ReviewRecord {
  return {
    key: id,
    repository: 'acme/jobs',
    repositoryId: '17',
    pullRequest: 7,
    comment: 'deprecate:default',
    head: 'b'.repeat(40),
    approvals: { needed: 0, role: 'write' },
    cluster: 'registry.example',
    namespace: '',
    region: '',
    jobs: [],
    removed: [],
    left: 0,
    planned: 1,
    since: 1,
    at: 1,
  };
}

describe('comparison of changes with a review', () => {
  test('exactly the reviewed changes are made, of which some may be made already', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fates, fc.oneof(fates, fc.constant(undefined)), (before, other) => {
        // Often nothing but what an earlier run has made differs.
        const now =
          other ??
          before.map((one, at) => (one.kind === 'change' && at % 2 === 0 ? { ...one, kind: 'made' as const } : one));
        const reviewed = recordChanges(decidedAs(before), key);
        const { kind } = compareChanges(decidedAs(now), reviewed, key);
        const isShown = before.some((one) => one.kind === 'change');
        const isSame = now.every((one, at) => {
          const was = before[at];
          if (was?.kind !== 'change') return one.kind !== 'change';
          return one.kind !== 'kept' && one.reason === was.reason && one.link === was.link;
        });
        const isWanted = now.some((one) => one.kind === 'change');
        const expected = isShown ? (isSame ? 'same' : 'changed') : isWanted ? 'unseen' : 'same';
        seen.add(kind);
        expect(kind).toBe(expected);
        const refusal = refuseChanges(decidedAs(now), { kind } as Parameters<typeof refuseChanges>[1], reviewed);
        expect(refusal?.reason).toBe({ same: undefined, changed: 'plan-changed', unseen: 'not-reviewed' }[expected]);
      }),
      { numRuns: 1000 },
    );
    expect(seen).toEqual(new Set(['same', 'changed', 'unseen']));
  });

  test('a review that was used allows nothing more, and is no error where nothing is left to do', () => {
    fc.assert(
      fc.property(fates, fates, (before, now) => {
        const entry = recordChanges(decidedAs(before), key);
        if (entry === undefined) return;
        const used = { ...entry, done: { index: 0, outcome: 'deprecated', run: 'run 1' } };
        const comparison = compareChanges(decidedAs(now), used, key);
        expect(comparison.kind).toBe('done');
        const isLeft = now.some(({ kind }) => kind === 'change');
        expect(refuseChanges(decidedAs(now), comparison, used)?.reason).toBe(isLeft ? 'plan-changed' : undefined);
      }),
    );
  });

  test('a record is of its module and of its key', () => {
    const changed = decidedAs([{ kind: 'change', reason: 'Old.', link: '' }]);
    const entry = recordChanges(changed, key);
    const [otherKey] = keysOf('another-key-of-sixteen-bytes');
    expect(compareChanges({ ...changed, module: { ...module, name: 'other' } }, entry, key).kind).toBe('changed');
    expect(compareChanges(changed, entry, otherKey).kind).toBe('changed');
  });

  test('the gate permits a change only of a version that was shown, and of none where anything differs', () => {
    const before: readonly Fate[] = [{ kind: 'change', reason: 'Old.', link: '' }, { kind: 'kept' }];
    const changed = decidedAs(before);
    const entry = recordChanges(changed, key);
    if (entry === undefined) throw new Error('There is no entry');
    const record = { ...recordOf(key), jobs: [entry] };
    const decided = { ...changed, version: undefined, state: { versions: [], record: undefined }, tag: '', notes: [] };
    const one = { decided, comparison: { kind: 'same' } as const, reviewed: { entry, record, key } };
    const allowed = (
      of: string,
      version: string,
      options: Partial<Parameters<typeof createEvidence>[0]> = {},
    ): boolean => {
      const evidence = createEvidence({
        compared: [one],
        failures: [],
        commit: 'c'.repeat(40),
        ...options,
      });
      const change = { module: of, version };
      return gateFor(['deprecate']).allows('deprecate', change, evidence(change));
    };
    expect(allowed('acme/network/aws', '1.0.0')).toBe(true);
    expect([allowed('acme/network/aws', '1.1.0'), allowed('acme/other/aws', '1.0.0')]).toEqual([false, false]);
    const refusal = new ActionError({ reason: 'plan-changed', message: 'Another module differs' });
    expect(allowed('acme/network/aws', '1.0.0', { failures: [refusal] })).toBe(false);
    for (const comparison of [{ kind: 'changed', what: 'specification' }, { kind: 'unseen' }] as const)
      expect(allowed('acme/network/aws', '1.0.0', { compared: [one, { ...one, comparison }] })).toBe(false);
  });
});
