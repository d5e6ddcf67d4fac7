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
  together: fc.oneof(fc.constant([]), fc.array(fc.record(authorship), { maxLength: 2 })),
  shown: fc.option(fc.record({ since: second, edited: fc.option(second, { nil: undefined }) }), { nil: undefined }),
  headSha: heads,
});

function toSecond(time: string | null | undefined): number {
  return Math.floor(Date.parse(time ?? '') / 1000);
}

/** A review without a time is the latest. */
function toOrder({ submitted_at: time }: Review): number {
  const at = toSecond(time);
  return Number.isNaN(at) ? Infinity : at;
}

function listNames(judged: readonly { readonly login: string }[]): readonly string[] {
  return judged.map(({ login }) => login);
}

function listDecisions(all: readonly Review[], login: string): readonly Review[] {
  return all.filter(
    ({ user, state }) =>
      user?.login.toLowerCase() === login.toLowerCase() &&
      ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(state),
  );
}

describe('approvals of a plan', () => {
  test('only the latest decision of a person counts, and only an approval of the head after the plan by another person', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        const { fitting, objecting, others } = judgeReviews(all, plan);
        for (const { login, at } of fitting) {
          const decided = listDecisions(all, login);
          expect(decided.every(({ submitted_at: time }) => toSecond(time) <= toSecond(at))).toBe(true);
          const last = decided.findLast(({ submitted_at: time }) => toSecond(time) === toSecond(at));
          expect(last).toMatchObject({ state: 'APPROVED', commit_id: plan.headSha, submitted_at: at });
          expect(toSecond(at)).toBeGreaterThan(Math.max(plan.shown?.since ?? Infinity, plan.shown?.edited ?? 0));
        }
        // Deleted accounts cannot be distinguished.
        const people = [...fitting, ...objecting, ...others]
          .map(({ login }) => login.toLowerCase())
          .filter((login) => login !== deletedAccount);
        expect(new Set(people).size).toBe(people.length);
      }),
    );
  });

  test('neither the author of the pull request, nor those of its commits, nor those of pull requests together with it, nor bots approve it', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        for (const { login, at } of judgeReviews(all, plan).fitting) {
          expect(login.toLowerCase()).not.toBe(plan.author?.toLowerCase());
          expect(plan.commits.logins.has(login.toLowerCase())).toBe(false);
          for (const { author, commits } of plan.together)
            expect([author?.toLowerCase(), ...commits.logins]).not.toContain(login.toLowerCase());
          const last = listDecisions(all, login).findLast(({ submitted_at: time }) => (time ?? '') === at);
          expect(last?.user?.type).not.toBe('Bot');
        }
      }),
      { numRuns: 20_000 },
    );
  });

  /** A claim that anyone can make: who wrote a commit, or that its account is unknown. */
  const claims = fc.record({
    logins: fc.array(logins, { maxLength: 4 }).map((all) => new Set(all.map((login) => login.toLowerCase()))),
    unknown: fc.constantFrom(undefined, 'a commit'),
  });

  test('whatever people claim about the commits, it removes no objection and adds no approval', () => {
    fc.assert(
      fc.property(reviews, plans, claims, (all, plan, more) => {
        const before = judgeReviews(all, plan);
        const union = {
          logins: new Set([...plan.commits.logins, ...more.logins]),
          unknown: plan.commits.unknown ?? more.unknown,
        };
        const after = judgeReviews(all, { ...plan, commits: union });
        expect(after.objecting).toEqual(before.objecting);
        expect(listNames(before.fitting)).toEqual(expect.arrayContaining([...listNames(after.fitting)]));
        // The model: everyone's last decision, and each objection of a deleted account.
        const deleted = all.flatMap(({ user, state }) =>
          user === null && state === 'CHANGES_REQUESTED' ? [deletedAccount] : [],
        );
        const people = new Set(all.flatMap(({ user }) => user?.login.toLowerCase() ?? []));
        const objecting = [...people].filter((login) => {
          const decided = listDecisions(all, login);
          const latest = Math.max(...decided.map(toOrder));
          const last = decided.findLast((item) => toOrder(item) === latest);
          return last?.state === 'CHANGES_REQUESTED';
        });
        expect(
          listNames(after.objecting)
            .map((login) => login.toLowerCase())
            .toSorted(),
        ).toEqual([...objecting, ...deleted].toSorted());
        expect(union.unknown === undefined ? [] : after.fitting).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a request for changes is an objection on whatever plan and commit, until the same person decides otherwise', () => {
    fc.assert(
      fc.property(reviews, plans, heads, (all, plan, commit) => {
        const since = plan.shown?.since ?? 1_800_000_000;
        // Also if the comment was edited since the objection.
        const known = {
          ...plan,
          shown: { since, edited: since + 90 },
          author: 'octocat',
          commits: { logins: new Set(['octocat']), unknown: undefined },
        };
        const person = { login: 'mia', type: 'User' };
        const at = new Date((since + 60) * 1000).toISOString();
        const objection = { user: person, state: 'CHANGES_REQUESTED', commit_id: commit, submitted_at: at };
        const objecting = (more: readonly Review[]): readonly string[] =>
          judgeReviews([...all, objection, ...more], known).objecting.map(({ login }) => login);
        expect(objecting([])).toContain('mia');
        expect(objecting([{ ...objection, state: 'COMMENTED' }])).toContain('mia');
        expect(objecting([{ ...objection, state: 'DISMISSED' }])).not.toContain('mia');
        expect(objecting([{ ...objection, state: 'APPROVED' }])).not.toContain('mia');
        const before = { ...objection, submitted_at: new Date((since - 1) * 1000).toISOString() };
        expect(judgeReviews([before], known).objecting).toHaveLength(1);
      }),
    );
  });

  const since = 1_800_000_000;
  const commits = { logins: new Set<string>(), unknown: undefined };
  const plain: ApprovedPlan = {
    number: 7,
    together: [],
    shown: { since },
    headSha: 'a'.repeat(40),
    author: 'octocat',
    commits,
  };
  const approval: Review = {
    user: { login: 'ada', type: 'User' },
    state: 'APPROVED',
    commit_id: plain.headSha,
    submitted_at: new Date((since + 1) * 1000).toISOString(),
  };

  test('an approval counts from the second after the plan on', () => {
    const early = { ...approval, submitted_at: new Date(since * 1000 + 999).toISOString() };
    expect(judgeReviews([early], plain).fitting).toEqual([]);
    expect(listNames(judgeReviews([approval], plain).fitting)).toEqual(['ada']);
  });

  test.each<[reason: string, review: Partial<Review>, plan: Partial<ApprovedPlan>]>([
    ['dismissed', { state: 'DISMISSED' }, {}],
    ['the account is deleted', { user: null }, {}],
    ['the author of the pull request is unknown', {}, { author: undefined }],
    ['own pull request', {}, { author: 'Ada' }],
    ['a commit', {}, { commits: { ...commits, unknown: 'a commit' } }],
    ['wrote one of its commits', {}, { commits: { ...commits, logins: new Set(['ada']) } }],
    [
      'wrote some of pull request 6, which came with the same commit',
      {},
      { together: [{ number: 6, author: 'ADA', commits }] },
    ],
    [
      'pull request 6 came with the same commit, and its author is unknown',
      {},
      { together: [{ number: 6, author: undefined, commits }] },
    ],
    [
      'pull request 6 came with the same commit, and a commit',
      {},
      { together: [{ number: 6, author: 'eve', commits: { ...commits, unknown: 'a commit' } }] },
    ],
    ['not a person', { user: { login: 'ada', type: 'Bot' } }, {}],
    ['of another commit', { commit_id: 'b'.repeat(40) }, {}],
    ['the time of the plan is unknown', {}, { shown: undefined }],
    ['older than the plan', {}, { shown: { since: since + 1 } }],
    ['older than the plan', { submitted_at: null }, {}],
    ['older than an edit of the comment with the plan', {}, { shown: { since, edited: since + 1 } }],
  ])('an approval does not count, because it is %s', (reason, review, more) => {
    const judged = judgeReviews([{ ...approval, ...review }], { ...plain, ...more });
    expect([judged.fitting, judged.others.map((other) => other.reason)]).toEqual([[], [reason]]);
  });

  test.each([
    [{}, '`ada` requested changes of the plan'],
    [{ objections: [], approvals: [approval, approval] }, undefined],
    [{ objections: [] }, 'the plan has 1 of 2 approvals'],
    [{ objections: [], needed: 1, approvals: [] }, 'the plan has 0 of 1 approval'],
    [{ objections: [], gap: 'why' }, 'the plan has 1 of 2 approvals, and none counts: why'],
    [{ objections: [], unasked: { message: 'Denied (403)' } }, 'the plan has 1 of 2 approvals: denied (403)'],
  ])('a rule with %j has this shortfall: %s', (more, shortfall) => {
    const approvals = [{ login: 'eve', at: '' }];
    const rule = { of: 'plan', needed: 2, role: 'write', pullRequest: 7, approvals, objections: ['ada'], others: [] };
    const count = { ...rule, gap: undefined, ...more } as unknown as ApprovalCount;
    expect(describeShortfall(count, 'the plan')).toBe(shortfall);
    expect(listApprovers(count) === undefined).toBe(shortfall !== undefined);
  });

  test('no approval counts for a plan whose time, author or commit authors are unknown', () => {
    fc.assert(
      fc.property(reviews, plans, (all, plan) => {
        expect(judgeReviews(all, { ...plan, shown: undefined }).fitting).toEqual([]);
        expect(judgeReviews(all, { ...plan, author: undefined }).fitting).toEqual([]);
        expect(judgeReviews(all, { ...plan, commits: { ...plan.commits, unknown: 'a commit' } }).fitting).toEqual([]);
        const [unknown, gone] = [
          { ...plan, commits: { ...plan.commits, unknown: 'a commit' } },
          { ...plan, author: undefined },
        ];
        for (const other of [unknown, gone])
          expect(judgeReviews(all, { ...plan, together: [other] }).fitting).toEqual([]);
        // A plan that was not shown yet.
        expect(judgeReviews(all, { ...plan, shown: { since: Infinity } }).fitting).toEqual([]);
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
