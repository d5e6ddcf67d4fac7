import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createGitHub, type GitHub } from '../../src/clients/github/client.ts';
import { readContext, type RunnerContext } from '../../src/clients/github/context.ts';
import { readSubject } from '../../src/clients/github/event.ts';
import { readRegisterInputs, registerInputs, type RegisterInputs } from '../../src/modes/register/inputs.ts';
import { readModeInputs } from '../support/inputs.ts';
import { pickPullRequest, judgePullRequestState } from '../../src/review/judge-event.ts';
import { findReview, type ReviewResult } from '../../src/operations/review/find-review.ts';
import { startGitHub, type FakeGitHub } from '../support/github.ts';
import { countRuns } from '../support/thorough.ts';
import { createPullRequest } from '../support/pull-request.ts';

const key = 'a-key-of-more-than-sixteen-bytes';
const commit = 'a'.repeat(40);
const head = 'b'.repeat(40);
const number = 7;

const bases = ['main', 'junk', 'release/1'] as const;
const states = ['none', 'open', 'closed', 'merged'] as const;
const aboutPullRequests = ['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'];
const naming = ['issue_comment', 'workflow_run', 'merge_group', 'check_suite', 'check_run'];
const others = ['create', 'deployment', 'deployment_status', 'release', 'status', 'watch', 'issues', 'what_comes_next'];
const onBranches = ['push', 'workflow_dispatch', 'schedule', 'repository_dispatch'];
const refs = ['refs/heads/main', 'refs/heads/release/1', 'refs/heads/change', 'refs/tags/v1'] as const;

interface Case {
  readonly event: string;
  readonly state: (typeof states)[number];
  readonly base: (typeof bases)[number];
  readonly branches: '' | 'release/*' | 'main\nrelease/*';
  readonly review: 'required' | 'ignore';
  /** Whether GitHub protects the branches of the pattern. */
  readonly isProtected: boolean;
  /** Whether the branch of the run contains the commit. */
  readonly isContained: boolean;
  readonly dryRun: boolean;
  readonly ref: (typeof refs)[number];
  readonly indexed: boolean;
}

// The conditions of a reviewed change are drawn more often: otherwise, one run in fifty has too few of them.
const drawn: fc.Arbitrary<Case> = fc.record({
  event: fc.constantFrom(...aboutPullRequests, ...naming, ...others, ...onBranches),
  state: fc.constantFrom(...states, 'merged', 'merged'),
  base: fc.constantFrom(...bases, 'main', 'main'),
  branches: fc.constantFrom('' as const, 'release/*' as const, 'main\nrelease/*' as const),
  review: fc.constantFrom('required' as const, 'required' as const, 'ignore' as const),
  isProtected: fc.boolean(),
  isContained: fc.boolean(),
  dryRun: fc.boolean(),
  ref: fc.constantFrom(...refs),
  indexed: fc.boolean(),
});

/** The complete rule as documented. */
function reference(row: Case): 'reviewed' | 'without' | 'refused' {
  const { event, state, base, review, dryRun } = row;
  if (review === 'ignore') {
    if (dryRun) return 'without';
    return counts(findBranch(row), row) && row.isContained ? 'without' : 'refused';
  }
  const isNever = [...aboutPullRequests.slice(2), 'issue_comment', 'workflow_run', 'merge_group'].includes(event);
  const isReviewed = dryRun ? state !== 'none' : state === 'merged' && !isNever;
  return isReviewed && counts(base, row) ? 'reviewed' : 'refused';
}

function counts(branch: string, { branches, isProtected }: Case): boolean {
  if (branch === 'main') return branches !== 'release/*';
  return branch === 'release/1' && branches !== '' && isProtected;
}

function findBranch({ event, state, base, ref }: Case): string {
  if (ref.startsWith('refs/heads/')) return ref.slice('refs/heads/'.length);
  return state !== 'none' && aboutPullRequests.includes(event) ? base : 'main';
}

let double: FakeGitHub;
let github: GitHub;

beforeAll(async () => {
  double = await startGitHub();
  github = await createGitHub({ fetch, apiUrl: double.url, token: 'token' });
});

afterAll(() => double[Symbol.asyncDispose]());

function createContext({ event, state, base, ref }: Case): RunnerContext {
  const isAbout = state !== 'none' && aboutPullRequests.includes(event);
  const isNamed = state !== 'none' && naming.includes(event);
  const payload = {
    repository: { default_branch: 'main' },
    ...(ref.startsWith('refs/') ? { ref } : {}),
    ...(isNamed && event === 'issue_comment' ? { issue: { number, pull_request: {} } } : {}),
    ...(isNamed && event === 'merge_group'
      ? { merge_group: { head_ref: `refs/heads/gh-readonly-queue/main/pr-${number}-${commit}` } }
      : {}),
    ...(isNamed && !['issue_comment', 'merge_group'].includes(event)
      ? { [event]: { pull_requests: [{ number }] } }
      : {}),
  };
  const pullRequest = createPullRequest({ number, headSha: head, baseSha: commit, baseRef: base });
  return {
    ...readContext({ GITHUB_REPOSITORY: 'acme/jobs', GITHUB_GRAPHQL_URL: `${double.url}/graphql`, GITHUB_SHA: commit }),
    eventName: event,
    subject: readSubject(payload, ref),
    pullRequest: isAbout ? { ...pullRequest, state } : undefined,
  };
}

function createInputs({ review, branches, dryRun }: Case): RegisterInputs {
  const env = {
    INPUT_MODE: 'register',
    INPUT_ADDRESS: 'https://nomad.example',
    'INPUT_JOB-FILES': '*.nomad.hcl',
    'INPUT_SIGNING-KEY': key,
    INPUT_REVIEW: review,
    INPUT_BRANCHES: branches,
    'INPUT_DRY-RUN': String(dryRun),
  };
  return readModeInputs('register', registerInputs, readRegisterInputs, { env, workspace: '.', isFromFork: false });
}

async function verdict(row: Case): Promise<ReviewResult | ActionError> {
  double.indexed = row.indexed;
  double.branches = { 'release/1': row.isProtected };
  double.compared = { [commit]: { status: row.isContained ? 'behind' : 'diverged' } };
  const merged = row.state === 'merged' ? { mergedAt: '2026-11-20T09:00:00Z' } : {};
  const state = row.state === 'open' ? 'open' : 'closed';
  // The commit of an open pull request is its head, that of a merged one its merge commit.
  const pull = {
    number,
    state,
    base: row.base,
    head: row.state === 'open' ? commit : head,
    mergeCommit: commit,
  } as const;
  double.pulls =
    row.state === 'none' ? [{ number: 3, head: 'd'.repeat(40), state: 'closed' }] : [{ ...pull, ...merged }];
  try {
    return await findReview({ context: createContext(row), inputs: createInputs(row), github });
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

/** No comment exists. If the event is accepted, the missing record refuses the register run; without a pull request, a plan refuses every change. */
function classifyReview(match: ReviewResult | ActionError): ReturnType<typeof reference> | 'another error' {
  if (match instanceof ActionError) return match.reason === 'not-reviewed' ? 'refused' : 'another error';
  if (match.refusal?.message.includes('no record of a reviewed plan') === true) return 'reviewed';
  if (match.pullRequest === undefined && match.refusal?.message === 'This commit belongs to no pull request.')
    return 'refused';
  if (match.refusal !== undefined) return 'another error';
  return 'without';
}

test(
  'only changes merged into a counting branch are reviewed, for all events, bases, states and inputs',
  { timeout: 120_000 },
  async () => {
    const known = new Map<string, number>();
    const property = fc.asyncProperty(drawn, async (row) => {
      const match = await verdict(row);
      const kind = classifyReview(match);
      expect(kind).toBe(reference(row));
      const named = `on branch \`${findBranch(row)}\` by event \`${row.event}\``;
      const warning = match instanceof ActionError ? undefined : match.unreviewedReason;
      expect(warning ?? named).toContain(named);
      expect(warning !== undefined).toBe(kind === 'without' && !row.dryRun);
      known.set(kind, (known.get(kind) ?? 0) + 1);
    });
    await fc.assert(property, { numRuns: countRuns(1500) });
    // No kind may be so rare that the property proves nothing.
    for (const kind of ['reviewed', 'without', 'refused']) expect(known.get(kind) ?? 0).toBeGreaterThan(countRuns(20));
  },
);

const protect = 'Protect the branch by a branch protection rule or a ruleset, or write its name in `branches`.';
const accept = 'Merge the change into an accepted branch, or add this branch to `branches`.';
const only = ', and only merges into `main`, `release/*` are accepted';
const unprotected = ', which GitHub does not protect, and a pattern in `branches` accepts only protected branches';

test.each([
  ['merged', 'yes', false, 'junk', undefined, undefined],
  ['open', 'yes', true, 'junk', undefined, undefined],
  ['merged', 'no', false, 'junk', `7 was merged into \`junk\`${only}`, accept],
  ['merged', 'no', false, undefined, `7 was merged into an unknown branch${only}`, accept],
  ['open', 'no', true, 'junk', `7 targets \`junk\`${only}`, accept],
  ['closed', 'unprotected', true, 'junk', `7 targets \`junk\`${unprotected}`, protect],
  ['closed', 'yes', false, 'main', '7 was closed without being merged', 'Run this only for merged pull requests'],
  ['open', 'yes', false, 'main', '7 is not merged', 'Run this after the merge'],
] as const)('a plan of a pull request that is %s (counting: %s, dry run: %s, base: %s) is refused: %s', (...row) => {
  const [state, counting, dryRun, baseRef, cause, hint] = row;
  const pull = { ...createPullRequest({ number, state }), baseRef, branchVerdict: counting };
  const error = judgePullRequestState(pull, ['main', 'release/*'], dryRun);
  expect(error?.message).toBe(cause === undefined ? undefined : `Pull request ${cause}.`);
  expect(error?.hint ?? '').toContain(hint ?? '');
});

type Involved = Parameters<typeof pickPullRequest>[0][number];

const createInvolved = (id: number, state: Involved['state'], counting: Involved['branchVerdict']): Involved => {
  return { ...createPullRequest({ number: id, state }), branchVerdict: counting };
};
const pick = (pulls: readonly Involved[], dryRun: boolean): number | undefined =>
  pickPullRequest(pulls, dryRun)?.number;

test('a dry run prefers an unmerged pull request whose base counts, and every run a merged one', () => {
  const unmerged = [
    createInvolved(8, 'open', 'yes'),
    createInvolved(9, 'open', 'no'),
    createInvolved(7, 'closed', 'yes'),
  ];
  expect([pick(unmerged, true), pick(unmerged, false)]).toEqual([8, 9]);
  const merged = [...unmerged, createInvolved(5, 'merged', 'yes'), createInvolved(6, 'merged', 'no')];
  expect([pick(merged, true), pick(merged, false)]).toEqual([5, 5]);
  expect(pick([createInvolved(6, 'merged', 'no'), createInvolved(7, 'closed', 'yes')], false)).toBe(6);
  expect(pick([], true)).toBeUndefined();
});
