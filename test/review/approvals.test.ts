import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deletedAccount } from '../../src/clients/github/event.ts';
import {
  describeShortfall,
  judgeReviews,
  listApprovers,
  type ApprovalCount,
  type ApprovedPlan,
} from '../../src/review/approvals.ts';
import type { PullRequestReview } from '../../src/clients/github/pull-requests/reviews.ts';

const logins = fc.constantFrom('ada', 'Ada', 'bob', 'eve', 'octocat');
const heads = fc.constantFrom('a'.repeat(40), 'b'.repeat(40));
const times = fc.integer({ min: 0, max: 5000 }).map((ms) => new Date(1_800_000_000_000 + ms).toISOString());
const reviews: fc.Arbitrary<readonly PullRequestReview[]> = fc.array(
  fc.record({
    user: fc.option(fc.record({ login: logins, type: fc.constantFrom('User', 'User', 'User', 'Bot', undefined) })),
    state: fc.constantFrom('APPROVED', 'CHANGES_REQUESTED', 'COMMENTED', 'DISMISSED', 'PENDING', ''),
    commit_id: fc.option(heads),
    submitted_at: fc.option(fc.oneof(times, fc.constant('never'))),
  }),
  { maxLength: 8 },
);
const second = fc.integer({ min: 0, max: 5 }).map((value) => 1_800_000_000 + value);
const authorship = {
  number: fc.integer({ min: 1, max: 9 }),
  author: fc.option(logins, { nil: undefined }),
  commits: fc.record({
    logins: fc.array(logins, { maxLength: 2 }).map((all) => new Set(all.map((login) => login.toLowerCase()))),
    unknown: fc.constantFrom(undefined, undefined, 'a commit'),
  }),
};
const plans: fc.Arbitrary<ApprovedPlan> = fc.record({
  ...authorship,
  relatedPullRequests: fc.oneof(fc.constant([]), fc.array(fc.record(authorship), { maxLength: 2 })),
  shown: fc.option(fc.record({ since: second, edited: fc.option(second, { nil: undefined }) }), { nil: undefined }),
  headSha: heads,
});

function toSecond(time: string | null | undefined): number {
  return Math.floor(Date.parse(time ?? '') / 1000);
}

/** A review without a time is the latest. */
function toOrder({ submitted_at: time }: PullRequestReview): number {
  const at = toSecond(time);
  return Number.isNaN(at) ? Infinity : at;
}

/** The reference model: the latest decision of each person counts, each of a deleted account, and an approval only of a person who is not an author. */
function predict(all: readonly PullRequestReview[], plan: ApprovedPlan) {
  const decided = all
    .map((review, index) => ({ review, name: review.user?.login.toLowerCase() ?? `${deletedAccount} ${index}` }))
    .filter(({ review }) => ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(review.state));
  const last = [...Map.groupBy(decided, ({ name }) => name)].map(([name, decisions]) => {
    const latest = Math.max(...decisions.map(({ review }) => toOrder(review)));
    return { name, review: decisions.findLast(({ review }) => toOrder(review) === latest)?.review };
  });
  const writers = [plan, ...plan.relatedPullRequests];
  const areKnown = writers.every(({ author, commits }) => author !== undefined && commits.unknown === undefined);
  const authors = new Set(writers.flatMap(({ author, commits }) => [author?.toLowerCase(), ...commits.logins]));
  const from = Math.max(plan.shown?.since ?? Infinity, plan.shown?.edited ?? 0);
  const fitting = last.filter(
    ({ name, review }) =>
      review?.state === 'APPROVED' &&
      review.commit_id === plan.headSha &&
      review.user !== null &&
      review.user?.type !== 'Bot' &&
      toSecond(review.submitted_at) > from &&
      areKnown &&
      !authors.has(name),
  );
  const objecting = last.filter(({ review }) => review?.state === 'CHANGES_REQUESTED');
  return { count: last.length, fitting: fitting.map(({ name }) => name), objecting: objecting.map(({ name }) => name) };
}

function listNames(judged: readonly { readonly login: string }[]): readonly string[] {
  return judged.map(({ login }) => login.toLowerCase()).toSorted();
}

describe('approvals of a plan', () => {
  test('approvals and objections match the model for all sequences of reviews, comments and commits', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        const { fitting, objecting, others } = judgeReviews(all, plan);
        const { count, ...expected } = predict(all, plan);
        expect(listNames(fitting)).toEqual(expected.fitting.toSorted());
        expect(listNames(objecting)).toEqual(expected.objecting.map((name) => name.replace(/ \d+$/, '')).toSorted());
        expect(fitting.length + objecting.length + others.length).toBe(count);
        // A plan that was not shown yet.
        expect(judgeReviews(all, { ...plan, shown: { since: Infinity } }).fitting).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  const since = 1_800_000_000;
  const commits = { logins: new Set<string>(), unknown: undefined };
  const plain: ApprovedPlan = {
    number: 7,
    relatedPullRequests: [],
    shown: { since },
    headSha: 'a'.repeat(40),
    author: 'octocat',
    commits,
  };
  const approval: PullRequestReview = {
    user: { login: 'ada', type: 'User' },
    state: 'APPROVED',
    commit_id: plain.headSha,
    submitted_at: new Date((since + 1) * 1000).toISOString(),
  };

  test.each<[reason: string, review: Partial<PullRequestReview>, plan: Partial<ApprovedPlan>]>([
    ['dismissed', { state: 'DISMISSED' }, {}],
    ['the account is deleted', { user: null }, {}],
    ['the author of the pull request is unknown', {}, { author: undefined }],
    ['opened this pull request', {}, { author: 'Ada' }],
    ['a commit', {}, { commits: { ...commits, unknown: 'a commit' } }],
    ['contributed a commit', {}, { commits: { ...commits, logins: new Set(['ada']) } }],
    [
      'contributed to pull request 6, whose changes may go live with this one',
      {},
      { relatedPullRequests: [{ number: 6, author: 'ADA', commits }] },
    ],
    [
      'pull request 6 is registered with it, and its author is unknown',
      {},
      { relatedPullRequests: [{ number: 6, author: undefined, commits }] },
    ],
    [
      'pull request 6 is registered with it, and a commit',
      {},
      { relatedPullRequests: [{ number: 6, author: 'eve', commits: { ...commits, unknown: 'a commit' } }] },
    ],
    ['is a bot', { user: { login: 'ada', type: 'Bot' } }, {}],
    ['approves a different commit', { commit_id: 'b'.repeat(40) }, {}],
    ['the time of the plan is unknown', {}, { shown: undefined }],
    ['submitted before the plan was shown', {}, { shown: { since: since + 1 } }],
    ['submitted before the plan was shown', { submitted_at: null }, {}],
    ['submitted before an edit of the comment with the plan', {}, { shown: { since, edited: since + 1 } }],
  ])('an approval does not count, because it is %s', (reason, review, more) => {
    const judged = judgeReviews([{ ...approval, ...review }], { ...plain, ...more });
    expect([judged.fitting, judged.others.map((other) => other.reason)]).toEqual([[], [reason]]);
  });

  test.each([
    [{}, '`ada` requested changes to the plan'],
    [{ objections: [], approvals: [approval, approval] }, undefined],
    [{ objections: [] }, 'the plan has 1 of 2 approvals'],
    [{ objections: [], needed: 1, approvals: [] }, 'the plan has 0 of 1 approval'],
    [
      { objections: [], others: [{ login: 'bob', reason: 'no maintain access' }] },
      'the plan has 1 of 2 approvals: `bob` does not count (no maintain access)',
    ],
    [{ objections: [], blocker: 'why' }, 'the plan has 1 of 2 approvals, and none counts: why'],
    [{ objections: [], roleError: { message: 'Denied (403)' } }, 'the plan has 1 of 2 approvals: denied (403)'],
  ])('a rule with %j has this shortfall: %s', (more, shortfall) => {
    const approvals = [{ login: 'eve', at: '' }];
    const rule = { of: 'plan', needed: 2, role: 'write', pullRequest: 7, approvals, objections: ['ada'], others: [] };
    const count = { ...rule, blocker: undefined, ...more } as unknown as ApprovalCount;
    expect(describeShortfall(count, 'the plan')).toBe(shortfall);
    expect(listApprovers(count) === undefined).toBe(shortfall !== undefined);
  });
});
