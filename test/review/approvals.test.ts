import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeReviews } from '../../src/review/approvals.ts';
import type { Review } from '../../src/clients/github/pull-requests/reviews.ts';

const logins = fc.constantFrom('ada', 'Ada', 'bob', 'eve', 'octocat');
const heads = fc.constantFrom('a'.repeat(40), 'b'.repeat(40));
const times = fc.integer({ min: 0, max: 5000 }).map((ms) => new Date(1_800_000_000_000 + ms).toISOString());
const reviews: fc.Arbitrary<readonly Review[]> = fc.array(
  fc.record({
    user: fc.option(fc.record({ login: logins, type: fc.constantFrom('User', 'User', 'User', 'Bot', undefined) })),
    state: fc.constantFrom('APPROVED', 'CHANGES_REQUESTED', 'COMMENTED', 'DISMISSED', 'PENDING', ''),
    commit_id: fc.option(heads),
    submitted_at: fc.option(fc.oneof(times, fc.constant('never'))),
  }),
  { maxLength: 8 },
);
const plans = fc.record({
  since: fc.option(times, { nil: undefined }),
  headSha: heads,
  author: fc.option(logins, { nil: undefined }),
});

function secondOf(time: string | null | undefined): number {
  return Math.floor(Date.parse(time ?? '') / 1000);
}

describe('approvals of a plan', () => {
  test('only the latest decision of a person counts, and only an approval of the head after the plan by another person', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        const { fitting, others } = judgeReviews(all, plan);
        for (const { login, at } of fitting) {
          const own = all.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase());
          const decided = own.filter(({ state }) => ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(state));
          expect(decided.every(({ submitted_at: time }) => secondOf(time) <= secondOf(at))).toBe(true);
          const last = decided.findLast(({ submitted_at: time }) => secondOf(time) === secondOf(at));
          expect(last).toMatchObject({ state: 'APPROVED', commit_id: plan.headSha, submitted_at: at });
          expect(last?.user?.type).not.toBe('Bot');
          expect(login.toLowerCase()).not.toBe(plan.author?.toLowerCase());
          expect(Date.parse(at)).toBeGreaterThan(Date.parse(plan.since ?? ''));
          expect(at.slice(0, 19)).not.toBe(plan.since?.slice(0, 19));
        }
        const people = [...fitting, ...others].map(({ login }) => login.toLowerCase());
        expect(new Set(people).size).toBe(people.length);
      }),
    );
  });

  test('no approval counts for a plan whose time or author is unknown', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        expect(judgeReviews(all, { ...plan, since: undefined }).fitting).toEqual([]);
        expect(judgeReviews(all, { ...plan, author: undefined }).fitting).toEqual([]);
      }),
    );
  });

  test('reviews without a decision change nothing', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        const comments = all.map((review) => ({ ...review, state: 'COMMENTED' }));
        expect(judgeReviews([...all, ...comments], plan)).toEqual(judgeReviews(all, plan));
      }),
    );
  });
});
