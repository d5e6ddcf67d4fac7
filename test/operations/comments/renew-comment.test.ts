import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContext } from '../../../src/clients/github/context.ts';
import { ActionError, type Help } from '../../../src/errors.ts';
import { planInputs, readPlanInputs } from '../../../src/modes/plan/inputs.ts';
import { createRenewal } from '../../../src/operations/comments/renew-comment.ts';
import { createPlanReport } from '../../../src/modes/plan/report.ts';
import { createReviewRecord } from '../../../src/operations/review/record.ts';
import { nothingPlanned, type PlanOutcome, type UndeclaredJob } from '../../../src/report/plan/plan-outcome.ts';
import {
  draftRecordLine,
  openOwnRecord,
  openRecord,
  findRecordLine,
  sealRecord,
} from '../../../src/review/record-codec.ts';
import { parseSigningKeys } from '../../../src/inputs/review.ts';
import { inputVariables, readModeInputs } from '../../support/inputs.ts';
import { commentContext, createPlannedJob } from '../../support/planned-jobs.ts';
import { job, plan } from '../../support/plans.ts';
import { parseKeys } from '../../support/signing.ts';
import { countRuns } from '../../support/thorough.ts';
import type { Comment } from '../../../src/clients/github/comments/requests.ts';
import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { PlannedNow } from '../../../src/review/compare.ts';
import type { ReviewRecord } from '../../../src/review/record.ts';
import { createPullRequest } from '../../support/pull-request.ts';

const [oldKey, newKey] = ['a-key-of-sixteen-bytes-or-more', 'another-key-of-sixteen-bytes-or-more'];
const firstTime = 1_795_000_000;
let runs = 0;
/** Each run has its own page. */
const createContext = () =>
  readContext({
    GITHUB_REPOSITORY: 'acme/jobs',
    GITHUB_REPOSITORY_ID: '4711',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_RUN_ID: String(++runs),
  });
const limit = 65_536;

/** A plan of pull request 7. */
interface Plan {
  readonly jobs?: readonly PlannedNow[];
  readonly removed?: readonly UndeclaredJob[];
  readonly failures?: readonly ActionError[];
  readonly head?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly lines?: readonly string[];
  /** The versions of each job in Nomad, the newest first; `undefined` if Nomad does not respond. */
  readonly versions?: readonly Job[];
  /** When the comment is written, in seconds. */
  readonly at?: number;
}

function planJob(id: string, given: Partial<PlannedNow> = {}): PlannedNow {
  const thread = { namespace: 'default', region: '', index: 20, evaluated: undefined };
  return {
    file: `jobs/${id}.hcl`,
    id,
    ...thread,
    changes: true,
    hits: [],
    spec: `spec of ${id}`,
    plan: `plan of ${id}`,
    ...given,
  };
}

function createOutcome({ jobs = [], removed = [], failures = [], lines = ['+ Job'] }: Plan): PlanOutcome {
  const answer = plan({ groups: { app: { DestructiveUpdate: 1 } } });
  const diff = { lines, hiddenValues: 0, keyChanges: [] };
  const shown = jobs.map((reviewed) =>
    createPlannedJob({ file: reviewed.file, id: reviewed.id, plan: answer, diff, comparable: reviewed }),
  );
  return { ...nothingPlanned, jobs: shown, removed, failures };
}

function createInputs(given: Plan['inputs']) {
  const all = { 'job-files': 'jobs/*.hcl', address: 'http://nomad.example:4646', 'signing-key': oldKey, ...given };
  const env = inputVariables({ mode: 'plan', ...all });
  return readModeInputs('plan', planInputs, readPlanInputs, { env, workspace: '.', isFromFork: false });
}

async function replan(present: Comment | undefined, part: Plan): Promise<string> {
  const inputs = createInputs(part.inputs);
  const { approvals, verbs } = inputs;
  const { keys } = inputs.review;
  const outcome = createOutcome(part);
  const pullRequest = createPullRequest({ headSha: part.head ?? 'b'.repeat(40) });
  const record = createReviewRecord(outcome, {
    context: createContext(),
    inputs,
    approvals,
    guarding: inputs.guarding,
    pullRequest,
    verbs,
  });
  const listJobVersions = async () => {
    if (part.versions === undefined) throw new ActionError({ reason: 'unreachable', message: 'no answer' });
    return { Versions: part.versions, Diffs: [] };
  };
  const jobs = outcome.jobs.map(({ comparable }) => comparable);
  const owner = { repository: 'acme/jobs', repositoryId: '4711', pullRequest: 7, comment: inputs.comment.id };
  const thread = {
    openComment: (comment: Pick<Comment, 'body' | 'updated_at'>) => openOwnRecord(comment, keys, owner),
  };
  const renewal = createRenewal({ record, thread, verbs, jobs, nomad: { listJobVersions } });
  let comment = '';
  const { comment: draft } = createPlanReport({
    outcome,
    context: commentContext({ record: record?.lines }),
    comment: {
      keys,
      renewal,
      write: async (wanted, { renew }) => {
        const renewed = (await renew?.(present, wanted)) ?? { draft: wanted };
        const at = part.at ?? firstTime;
        const times = { at, plannedAt: renewed.keepsPlan === true ? undefined : at, shownTimes: renewed.times };
        comment = keys === undefined ? renewed.draft : sealRecord(renewed.draft, times, keys);
        return { comment: undefined, action: 'none' };
      },
    },
    isForkRun: false,
  });
  await draft?.write();
  return comment;
}

function createPresent(body: string, updated = firstTime): Comment {
  const time = new Date(updated * 1000).toISOString();
  return { id: 1, html_url: 'https://github.example/1', body, created_at: time, updated_at: time };
}

function readRecord(comment: string, keys = `${newKey}\n${oldKey}`): ReviewRecord {
  const opened = openRecord(comment, parseSigningKeys(keys));
  if (opened.kind !== 'opened') throw new Error(`The record is ${opened.kind}`);
  return opened.record;
}

function withRecord(comment: string, change: (record: ReviewRecord) => ReviewRecord): string {
  const text = comment.slice(0, comment.lastIndexOf(findRecordLine(comment) ?? ''));
  const draft = text + draftRecordLine(change(readRecord(comment)));
  return sealRecord(draft, { at: firstTime }, parseKeys(`${oldKey}\n${newKey}`));
}

const done = { index: 21, outcome: 'successful', run: 'run 12' };
/** The comment after everything in it was registered or stopped, and after a command that changed each job. */
function markDone(comment: string): string {
  return withRecord(comment, (record) => ({
    ...record,
    phase: 'registered',
    jobs: record.jobs.map((live) => ({ ...live, done, command: 31 })),
    removed: record.removed.map((entry) => ({ ...entry, done: { ...done, outcome: 'stopped' } })),
  }));
}

/** The state that must be kept. */
function listMarks({ jobs, removed }: ReviewRecord) {
  return {
    jobs: new Map(jobs.flatMap(({ file, done: mark, command: used }) => (mark ? [[file, { mark, used }]] : []))),
    removed: new Map(removed.flatMap(({ file, done: mark }) => (mark ? [[file, mark]] : []))),
  };
}

const ids = ['api', 'cron', 'web'];
function removal(id: string, stops: boolean): UndeclaredJob {
  const target = {
    id,
    namespace: 'default',
    region: '',
    stop: stops,
    index: stops ? 20 : 0,
    spec: stops ? 'live' : '',
  };
  const was = { id, namespace: 'default', region: undefined };
  const stop = stops
    ? ({ kind: 'stops', target, running: 1, children: [] } as const)
    : ({ kind: 'gone', target } as const);
  return { file: `jobs/old-${id}.hcl`, formerAddress: was, stop };
}

const anyJobs = fc.uniqueArray(
  fc
    .record({ id: fc.constantFrom(...ids), index: fc.nat({ max: 40 }), changes: fc.boolean(), spec: fc.string() })
    .map(({ id, ...given }) => planJob(id, given)),
  { selector: ({ id }) => id },
);
const anyRemoved = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...ids), fc.boolean()).map(([id, stops]) => removal(id, stops)),
  { selector: ({ file }) => file },
);
const anyFailure = fc.constantFrom<Help[]>('no-checkout', 'parse', 'unauthorized', 'unreachable', 'server');
const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ jobs: anyJobs, removed: anyRemoved, lines: fc.constantFrom(['+ Job'], ['x'.repeat(80_000)]) }),
  anyFailure.map((help) => ({ failures: [new ActionError({ reason: 'input', help, message: 'words' })] })),
);

describe('marks of a review', () => {
  test('registrations, stops and used commands stay over any new plans, whose comment reports no register', async () => {
    const keys = fc.constantFrom(oldKey, `${newKey}\n${oldKey}`);
    const plans = fc.array(fc.tuple(anyPlan, keys), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(anyJobs, anyRemoved, plans, async (jobs, removed, later) => {
        fc.pre(jobs.length + removed.length > 0);
        let comment = markDone(await replan(undefined, { jobs, removed }));
        const marks = listMarks(readRecord(comment));
        expect([marks.jobs.size, marks.removed.size]).toEqual([jobs.length, removed.length]);
        for (const [item, key] of later) {
          const inputs = {
            'signing-key': readRecord(comment).key === parseKeys(oldKey)[0].id ? key : `${newKey}\n${oldKey}`,
          };
          comment = await replan(createPresent(comment), { ...item, inputs });
          expect(listMarks(readRecord(comment))).toEqual(marks);
          // Only a plan without a response from Nomad leaves the text of the register run.
          const isKept = comment.includes('**The latest plan failed.**');
          expect([undefined, isKept ? 'registered' : undefined]).toContain(readRecord(comment).phase);
          expect(comment.length).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: countRuns(200) },
    );
  });

  test('a job that is only marked as done has no plan that could be registered', async () => {
    const first = markDone(
      await replan(undefined, { jobs: [planJob('web'), planJob('api')], removed: [removal('x', true)] }),
    );
    const { jobs, removed } = readRecord(await replan(createPresent(first), { jobs: [planJob('api')] }));
    expect(jobs.map(({ id, spec, plan: meaning }) => [id, spec === '', meaning === ''])).toEqual([
      ['web', true, true],
      ['api', false, false],
    ]);
    expect(removed).toMatchObject([{ stop: false, index: 0, spec: '', done: { outcome: 'stopped' } }]);
  });

  test.each<[string, string]>([
    ['that another account edited', 'another text'],
    ['whose record is gone', ''],
  ])('nothing is kept of a comment %s', async (_, text) => {
    const first = markDone(await replan(undefined, { jobs: [planJob('web')] }));
    const present = text === '' ? first.replace(findRecordLine(first) ?? '', '') : first.replace('Plan', text);
    const later = { jobs: [planJob('web')], at: firstTime + 60 };
    const [fresh, renewed] = [await replan(undefined, later), await replan(createPresent(present), later)];
    const records = [fresh, renewed].map((comment) => ({ ...readRecord(comment), run: '' }));
    expect(records[1]).toEqual(records[0]);
    expect(renewed.replace(findRecordLine(renewed) ?? '', '')).toBe(fresh.replace(findRecordLine(fresh) ?? '', ''));
  });

  test('a run without a key writes its plan and no record over the present comment', async () => {
    const first = markDone(await replan(undefined, { jobs: [planJob('web')] }));
    const comment = await replan(createPresent(first), { jobs: [planJob('web')], inputs: { 'signing-key': '' } });
    expect([findRecordLine(comment), comment.startsWith('<!-- outrider:v1 id=default -->\n### ')]).toEqual([
      undefined,
      true,
    ]);
  });

  test('a comment with marks and commands stays within its limit, however long its plan is', async () => {
    const inputs = { commands: 'plan\nstatus\nhelp\npromote\nfail\nrevert' };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 900, max: 1000 }), fc.constantFrom(1, 150), async (length, count) => {
        const jobs = Array.from({ length: count }, (_, at) => planJob(`service-${at}`));
        const long = { jobs, lines: Array.from({ length }, () => `+ ${'y'.repeat(68)}`), inputs };
        const first = await replan(undefined, long);
        const marked = markDone(first);
        const second = await replan(createPresent(marked), long);
        expect(second.length).toBeLessThanOrEqual(limit);
        expect(listMarks(readRecord(second))).toEqual(listMarks(readRecord(marked)));
      }),
      { numRuns: countRuns(40) },
    );
  });
});

/** A version of a job in Nomad, which differs from others in its count. */
function version(index: number, number: number, given: Partial<Job> = {}): Job {
  return job({ JobModifyIndex: index, Version: number, TaskGroups: [{ Name: 'app', Count: number }], ...given });
}

describe('the time since when a plan is shown', () => {
  const before: Plan = {
    jobs: [planJob('web'), planJob('api', { index: 0, evaluated: 5 }), planJob('cron', { changes: false })],
    removed: [removal('old', true)],
  };
  const { jobs: [web, api, cron] = [] } = before;
  if (web === undefined || api === undefined || cron === undefined) throw new Error('There are three jobs');
  const at = firstTime + 600;

  const scaled = [version(30, 4), version(25, 3), version(20, 2), version(9, 1, { Meta: { a: 'b' } })];

  async function readSinceAfter(later: Plan, present?: (comment: string) => Comment): Promise<number> {
    const first = await replan(undefined, before);
    expect(readRecord(first)).toMatchObject({ plannedAt: firstTime, since: firstTime, at: firstTime });
    const second = await replan((present ?? createPresent)(first), { ...before, at, ...later });
    expect(readRecord(second)).toMatchObject({ plannedAt: at, at });
    return readRecord(second).since;
  }

  test.each<[string, Plan, ((comment: string) => Comment)?]>([
    ['it is planned again', {}],
    ['it is planned again at another commit', { head: 'c'.repeat(40) }],
    ['its jobs are planned in another order', { jobs: [cron, api, web] }],
    ['more approvals are needed', { inputs: { approvals: '2 admin' } }],
    ['the key is rotated', { inputs: { 'signing-key': `${newKey}\n${oldKey}` } }],
    ['an unchanged job moved in Nomad', { jobs: [web, api, { ...cron, index: 99 }] }],
    ['a changed job moved in Nomad by counts only', { jobs: [{ ...web, index: 30 }, api, cron], versions: scaled }],
    ['it was registered', {}, (comment) => createPresent(markDone(comment))],
    ['the line ends of its comment were changed', {}, (comment) => createPresent(comment.replaceAll('\n', '\r\n'))],
  ])('the time stays where %s', async (_, later, present) => {
    expect(await readSinceAfter(later, present)).toBe(firstTime);
  });

  test.each<[string, Plan]>([
    ['a specification is another', { jobs: [{ ...web, spec: 'other' }, api, cron] }],
    ['the plan of a job is another', { jobs: [{ ...web, plan: 'other' }, api, cron] }],
    ['a job is new', { jobs: [web, api, cron, planJob('new')] }],
    ['a job is missing', { jobs: [web, cron] }],
    ['a job is in another namespace', { jobs: [{ ...web, namespace: 'other' }, api, cron] }],
    ['a job changes now', { jobs: [web, api, { ...cron, changes: true }] }],
    ['a stop is new', { removed: [removal('old', true), removal('other', true)] }],
    ['a job is not stopped any more', { removed: [removal('old', false)] }],
    ['the cluster is another', { inputs: { address: 'http://other.example:4646' } }],
    ['the input namespace is another', { inputs: { namespace: 'other' } }],
    ['the comment is that of another environment', { inputs: { environment: 'staging' } }],
    ['the key is another one', { inputs: { 'signing-key': newKey } }],
    ['a new job was registered and purged', { jobs: [web, { ...api, evaluated: 6 }, cron] }],
    ['a new job exists now', { jobs: [web, { ...api, index: 30 }, cron], versions: [version(30, 0)] }],
    ['a changed job does not exist any more', { jobs: [{ ...web, index: 0 }, api, cron], versions: scaled }],
    ['Nomad does not show what moved', { jobs: [{ ...web, index: 30 }, api, cron] }],
  ])('the time is new where %s', async (_, later) => {
    expect(await readSinceAfter(later)).toBe(at);
  });

  test.each<[string, readonly Job[]]>([
    ['to another specification', [version(30, 3, { Meta: { a: 'b' } }), version(20, 2)]],
    ['and back again', [version(30, 4), version(25, 3, { Meta: { a: 'b' } }), version(20, 2)]],
    ['by a stop', [version(30, 4), version(25, 3, { Stop: true }), version(20, 2)]],
    ['by versions of which one is gone', [version(30, 4), version(20, 2)]],
    ['further than its versions reach back', [version(30, 9), version(25, 8)]],
    ['further than its versions reach back, but for a tagged one', [version(30, 9), version(25, 8), version(9, 1)]],
  ])('the time is new where a changed job moved in Nomad %s', async (_, versions) => {
    expect(await readSinceAfter({ jobs: [{ ...web, index: 30 }, api, cron], versions })).toBe(at);
  });

  test('approvals of a text that another account restored count from then on', async () => {
    const first = await replan(undefined, before);
    const second = await replan(createPresent(first, firstTime + 60), { ...before, at });
    expect(readRecord(second)).toMatchObject({ since: firstTime, edited: firstTime + 60 });
    // The edit is not forgotten by the next plans of the same meaning, and by another one it is.
    const third = await replan(createPresent(second, at), { ...before, at: at + 60 });
    expect(readRecord(third)).toMatchObject({ since: firstTime, edited: firstTime + 60 });
    const fourth = await replan(createPresent(third, at + 60), { ...before, jobs: [web], at: at + 90 });
    expect(readRecord(fourth).since).toBe(at + 90);
    expect(readRecord(fourth).edited).toBeUndefined();
  });

  test('the time stays over any number of plans, with names that are hidden and after a job was registered', async () => {
    const hidden = planJob('secret', { hides: new Set(['id'] as const) });
    const first = await replan(undefined, { jobs: [hidden, web] });
    const marked = withRecord(first, (record) => ({ ...record, jobs: record.jobs.map((live) => ({ ...live, done })) }));
    const second = await replan(createPresent(marked), { jobs: [hidden], at: firstTime + 10 });
    const inputs = { 'signing-key': `${newKey}\n${oldKey}` };
    const third = await replan(createPresent(second, firstTime + 10), { jobs: [hidden], inputs, at: firstTime + 20 });
    // The second plan no longer has a job of the first: its meaning is another, and the third plan has the same.
    expect([first, second, third].map((comment) => readRecord(comment).since - firstTime)).toEqual([0, 10, 10]);
  });
});

describe('a plan without a response from Nomad', () => {
  const failures = [new ActionError({ reason: 'unreachable', message: 'Nomad does not answer' })];

  test('the plan before it stays valid below the notice, with its times', async () => {
    const first = markDone(await replan(undefined, { jobs: [planJob('web')] }));
    const second = await replan(createPresent(first), { failures, at: firstTime + 60 });
    expect(second).toContain('**The latest plan failed.**');
    expect(readRecord(second)).toEqual({ ...readRecord(first), at: firstTime + 60 });
    const third = await replan(createPresent(second, firstTime + 60), { jobs: [planJob('web')], at: firstTime + 90 });
    expect(third).not.toContain('**The latest plan failed.**');
    expect(readRecord(third)).toMatchObject({ plannedAt: firstTime + 90, since: firstTime });
  });

  test('a plan without room for the notice stays as it is', async () => {
    const long = { jobs: [planJob('web')], lines: Array.from({ length: 900 }, () => `+ ${'y'.repeat(70)}`) };
    const first = await replan(undefined, long);
    const many = [...failures, new ActionError({ reason: 'server', message: 'words '.repeat(250) })];
    const second = await replan(createPresent(first), { failures: many, at: firstTime + 60 });
    const kept = [second, first].map((comment) => comment.replace(findRecordLine(comment) ?? '', ''));
    expect([kept[0], second.length <= limit]).toEqual([kept[1], true]);
    expect(readRecord(second)).toEqual({ ...readRecord(first), at: firstTime + 60 });
  });
});
