import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { labelName, maxIdLength, planLabels } from '../../../src/modes/plan/inputs.ts';
import { changeLabels } from '../../../src/modes/plan/labels.ts';
import { nothingPlanned, type PlanOutcome } from '../../../src/report/plan/plan-outcome.ts';

const commentId = fc.oneof(fc.constant('default'), fc.stringMatching(/^[\w.-]{1,25}$/));
const job = fc.record({ destructive: fc.boolean(), changes: fc.boolean(), isPlaced: fc.boolean() });
const stop = fc.record({ kind: fc.constantFrom('stops', 'gone', 'runs-on'), running: fc.nat({ max: 2 }) });
const outcome = fc.record({
  jobs: fc.array(job, { maxLength: 4 }),
  stops: fc.array(stop, { maxLength: 2 }),
  hasFailed: fc.boolean(),
});
type Facts = typeof outcome extends fc.Arbitrary<infer T> ? T : never;

/** Only the parts of a plan that labels depend on. */
function outcomeOf({ jobs, stops, hasFailed }: Facts): PlanOutcome {
  const planned = jobs.map(({ destructive, changes, isPlaced }) => ({
    verdict: {
      destructive,
      change: changes || destructive ? 'edited' : 'unchanged',
      changes: changes || destructive,
      unplaced: isPlaced ? [] : [{ group: 'app' }],
    },
  }));
  const removed = stops.map((one) => ({ was: {}, stop: { ...one, target: {}, children: [] } }));
  const failures = hasFailed ? [new ActionError({ reason: 'parse', message: 'invalid' })] : [];
  return { ...nothingPlanned, ...({ jobs: planned, removed } as unknown as PlanOutcome), failures };
}

/** The labels after the changes. */
function apply(present: readonly string[], { add, remove }: ReturnType<typeof changeLabels>): readonly string[] {
  return [...present.filter((one) => !remove.includes(one)), ...add];
}

const foreign = fc.array(fc.oneof(fc.string(), fc.constantFrom('bug', 'outrider: other', 'outrider:')));
const own = (id: string): fc.Arbitrary<readonly string[]> => fc.subarray(planLabels.map((one) => labelName(one, id)));

describe('labels of a plan', () => {
  test('labels are correct after one change, and a second one changes nothing', () => {
    fc.assert(
      fc.property(
        outcome,
        commentId.chain((id) => fc.tuple(fc.constant(id), own(id))),
        (facts, [id, before]) => {
          const after = apply(before, changeLabels(outcomeOf(facts), id, before));
          expect(changeLabels(outcomeOf(facts), id, after)).toEqual({ add: [], remove: [] });
          const has = (label: (typeof planLabels)[number]): boolean => after.includes(labelName(label, id));
          const had = (label: (typeof planLabels)[number]): boolean => before.includes(labelName(label, id));
          const { jobs, hasFailed } = facts;
          const stops = facts.stops.filter(({ kind }) => kind === 'stops');
          // A warning of an earlier plan stays only where this one is incomplete.
          expect([has('replaces'), has('cannot place'), has('no change')]).toEqual([
            jobs.some(({ destructive }) => destructive) ||
              stops.some(({ running }) => running > 0) ||
              (hasFailed && had('replaces')),
            jobs.some(({ isPlaced }) => !isPlaced) || (hasFailed && had('cannot place')),
            !hasFailed && stops.length === 0 && jobs.every((one) => !one.changes && !one.destructive && one.isPlaced),
          ]);
        },
      ),
    );
  });

  test('labels of others, and those of another `comment-id`, are never removed', () => {
    fc.assert(
      fc.property(outcome, commentId, commentId, foreign, (facts, id, other, present) => {
        fc.pre(id.toLowerCase() !== other.toLowerCase());
        const others = [...present, ...planLabels.map((label) => labelName(label, other))];
        const mine = new Set(planLabels.map((label) => labelName(label, id).toLowerCase()));
        fc.pre(present.every((one) => !mine.has(one.toLowerCase())));
        expect(changeLabels(outcomeOf(facts), id, others).remove).toEqual([]);
      }),
    );
  });

  test('every label has at most the 50 characters that GitHub allows', () => {
    for (const id of ['default', 'x'.repeat(maxIdLength)])
      for (const label of planLabels) expect(labelName(label, id).length).toBeLessThanOrEqual(50);
    expect(maxIdLength).toBe(25);
  });
});
