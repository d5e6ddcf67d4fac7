import type { RegisterState } from '../../src/modes/register/outcome.ts';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createGitHub, type GitHub } from '../../src/clients/github/client.ts';
import { commentMarker } from '../../src/clients/github/comments/find.ts';
import { readContext } from '../../src/clients/github/context.ts';
import { subjectOf } from '../../src/clients/github/event.ts';
import { readRegisterInputs, registerInputs, type RegisterInputs } from '../../src/modes/register/inputs.ts';
import { readInputsOf } from '../support/inputs.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { readBranchHead, changedSince } from '../../src/operations/review/branch-head.ts';
import { findReview } from '../../src/operations/review/find-review.ts';
import { otherOrder } from '../../src/modes/register/judge-order.ts';
import { findMissingJobs } from '../../src/modes/register/judge-unplanned.ts';
import { collectEntries } from '../../src/review/record.ts';
import { describeState } from '../../src/modes/register/headline.ts';
import { validateRecord, type ExpectedRecord } from '../../src/review/validate-record.ts';
import { pushEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { keysOf } from '../support/signing.ts';
import { rowsUnder } from './pages.ts';
import type { ReviewLookup } from '../../src/operations/review/find-review.ts';
import type { ReviewRecord } from '../../src/review/record.ts';
import { draftRecordLine, openOwnRecord, sealRecord, type OpenedRecord } from '../../src/review/record-codec.ts';
import { pullRequestOf } from '../support/pull-request.ts';

const [key] = keysOf('a-key-of-sixteen-bytes');
const record: ReviewRecord = {
  key: key.id,
  repository: 'acme/jobs',
  repositoryId: '1',
  pullRequest: 7,
  comment: 'default',
  head: 'b'.repeat(40),
  approvals: { needed: 0, role: 'write' },
  cluster: 'nomad.example',
  namespace: '',
  region: '',
  jobs: [],
  removed: [],
  left: 0,
  planned: 1,
  since: 1,
  at: 1,
};
const expected: ExpectedRecord = { cluster: record.cluster, namespace: '', region: '' };
const opened: OpenedRecord = { kind: 'opened', record, key };

/** What opening the record gives where another comment is read. */
function copied(other: Partial<ReviewRecord>): OpenedRecord {
  const body = sealRecord(draftRecordLine(record), { at: 1 }, [key]);
  return openOwnRecord({ body }, [key], { ...record, ...other });
}

const records: Readonly<Record<string, readonly [OpenedRecord, ExpectedRecord]>> = {
  none: [{ kind: 'none' }, expected],
  unsigned: [{ kind: 'unsigned' }, expected],
  newer: [{ kind: 'newer' }, expected],
  older: [{ kind: 'older' }, expected],
  damaged: [{ kind: 'damaged' }, expected],
  edited: [{ kind: 'edited' }, expected],
  forged: [{ kind: 'forged' }, expected],
  'of another key': [{ kind: 'other-key' }, expected],
  'without a key': [{ kind: 'no-key' }, expected],
  'of another repository': [copied({ repository: 'acme/other' }), expected],
  'of another repository of the same name': [copied({ repositoryId: '2' }), expected],
  'of another pull request': [copied({ pullRequest: 8 }), expected],
  'of another comment': [copied({ comment: 'staging' }), expected],
  'of another cluster': [opened, { ...expected, cluster: 'other.example' }],
  'of another namespace': [opened, { ...expected, namespace: 'web' }],
  'of another region': [opened, { ...expected, region: 'eu' }],
};

const states: readonly RegisterState[] = [
  { kind: 'unseen' },
  { kind: 'changed', what: 'place' },
  { kind: 'changed', what: 'specification' },
  { kind: 'changed', what: 'plan' },
  { kind: 'done', before: { index: 1, outcome: 'rolled-back', run: 'run 5' } },
  { kind: 'since', isKnown: true },
  { kind: 'since', isKnown: false },
];

const pullRequest = pullRequestOf({ state: 'merged' });

function inputsOf(given: Readonly<Record<string, string>> = {}): RegisterInputs {
  const env = {
    INPUT_MODE: 'register',
    INPUT_ADDRESS: 'https://nomad.example',
    'INPUT_JOB-FILES': '*.nomad.hcl',
    ...given,
  };
  return readInputsOf('register', registerInputs, readRegisterInputs, { env, workspace: '.', fork: false });
}

/** A commit that a branch no longer holds. */
const commit = {
  repository: { owner: 'acme', repo: 'jobs' },
  branch: 'main',
  commit: 'a'.repeat(40),
  checkout: undefined,
  workspace: '/',
  budget: createRunBudget(),
};

/** Everything that keeps a pull request or its comment from being found; the last one finds a plan by another author. */
async function unfound({ url }: FakeGitHub): Promise<readonly ReviewLookup[]> {
  const github = await createGitHub({ fetch, apiUrl: url, token: 'token' });
  const context = {
    ...readContext({ GITHUB_REPOSITORY: 'acme/jobs', GITHUB_GRAPHQL_URL: `${url}/graphql` }),
    subject: subjectOf({ repository: { default_branch: 'main' } }, undefined),
    pullRequest,
  };
  const usual = { context, inputs: inputsOf(), github };
  const ignoring = { ...usual, inputs: inputsOf({ INPUT_REVIEW: 'ignore' }) };
  const byPattern = { ...usual, inputs: inputsOf({ INPUT_BRANCHES: 'm*' }) };
  const onBranch = (branch: string): ReviewLookup['context'] => ({
    ...context,
    subject: { ...context.subject, branch, defaultBranch: 'trunk' },
    pullRequest: { ...pullRequest, baseRef: branch },
  });
  const other = { ...context, repository: undefined, pullRequest: undefined };
  return [
    { ...usual, context: { ...context, pullRequest: { ...pullRequest, state: 'closed' } } },
    { ...usual, context: { ...context, pullRequest: { ...pullRequest, state: 'open' } } },
    { ...usual, context: { ...context, pullRequest: { ...pullRequest, baseRef: 'junk' } } },
    { ...usual, context: { ...context, eventName: 'issue_comment' } },
    { ...usual, context: { ...context, problem: 'the event file holds none' } },
    { ...usual, context: { ...context, pullRequest: undefined, sha: 'f'.repeat(40) } },
    { ...usual, github: undefined },
    { ...usual, context: other },
    { ...byPattern, context: onBranch('mallory') },
    { ...byPattern, context: onBranch('missing') },
    { ...ignoring, context: onBranch('junk') },
    { ...byPattern, inputs: inputsOf({ INPUT_REVIEW: 'ignore', INPUT_BRANCHES: 'm*' }), context: onBranch('mallory') },
    { ...ignoring, context: { ...context, sha: 'c'.repeat(40) } },
    { ...ignoring, context: { ...context, sha: 'd'.repeat(40) } },
    usual,
  ];
}

async function refusal(act: () => unknown): Promise<string> {
  try {
    await act();
  } catch (error) {
    // The page lists the messages alone: the error says what to do.
    if (error instanceof ActionError && error.hint !== undefined) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused');
}

/** A push whose other pull requests may be among more than can be read. */
async function hiddenPush(): Promise<string> {
  await using double = await startGitHub();
  const sha = 'f'.repeat(40);
  const merged = { number: 7, head: sha, state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: sha } as const;
  const others = Array.from({ length: 1000 }, (_, at) => ({ number: 100 + at, head: sha, state: 'closed' as const }));
  double.pulls = [merged, ...others.map((one) => ({ ...one, updatedAt: '2026-11-21T09:00:00Z' }))];
  const [usual] = await unfound(double);
  if (usual === undefined) throw new Error('There is no lookup');
  const { payload } = pushEvent('refs/heads/main', ['e'.repeat(40), sha]);
  const context = { ...usual.context, eventName: 'push', pullRequest: undefined, sha };
  return await refusal(() => findReview({ ...usual, context: { ...context, subject: subjectOf(payload, undefined) } }));
}

/** What a run refuses that does not have the file of a job. */
function missingJobs(): readonly string[] {
  const job = { file: 'web.nomad.hcl', id: 'web', namespace: 'default', region: '', index: 1, changes: true };
  const entries = collectEntries([{ record: { ...record, jobs: [{ ...job, spec: '', plan: '' }] }, key }]);
  return findMissingJobs([], [], { review: { entries }, inputs: inputsOf() } as never).map(({ message }) => message);
}

/** Returns the message of every way in which a register rejects a review. */
async function refusals(): Promise<readonly string[]> {
  await using github = await startGitHub();
  github.compared = {
    main: { status: 'behind' },
    ['c'.repeat(40)]: { status: 'diverged' },
    ['d'.repeat(40)]: { fails: 500 },
  };
  github.branches = { mallory: false };
  github.pulls = [{ number: 7, head: 'b'.repeat(40), state: 'open' }];
  github.postComment(`${commentMarker('default')}\nplanned`);
  const lookings = await unfound(github);
  const found = await Promise.all([
    ...Object.values(records).map(([one, place]) => refusal(() => validateRecord(one, place))),
    ...lookings.map((looking) => refusal(() => findReview(looking))),
    hiddenPush(),
    refusal(() => readBranchHead({ ...commit, github: lookings[0]?.github as GitHub })),
    refusal(() => {
      throw changedSince('web.nomad.hcl', 'web.nomad.hcl', 'main');
    }),
    refusal(() => {
      throw otherOrder(['db', 'web'], []);
    }),
  ]);
  return [...found, ...missingJobs(), ...states.map(describeState)];
}

/** Returns a row as a pattern: `…` matches variable parts. Code spans have lost their back-ticks. */
function patternOf(row: string): RegExp {
  const parts = row.split('…').map((part) => part.trim().replaceAll(/[.()]/g, String.raw`\$&`));
  return new RegExp(`^(?:not registered: )?${parts.join('.*')}\\.?$`, 'i');
}

describe('table of rejections', () => {
  test('the table of rejections lists each message of register in exactly one row', async () => {
    const rows = rowsUnder('Message').map(([words = '']) => ({ words, pattern: patternOf(words) }));
    const all = await refusals();
    const found = all.map((message) => {
      const plain = message.replaceAll('`', '');
      return { message, rows: rows.filter(({ pattern }) => pattern.test(plain)).map(({ words }) => words) };
    });
    expect(found.filter((one) => one.rows.length !== 1)).toEqual([]);
    const used = new Set(found.flatMap((one) => one.rows));
    expect(rows.map(({ words }) => words).filter((words) => !used.has(words))).toEqual([]);
  });
});
