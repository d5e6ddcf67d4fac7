import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verbs } from '../../../src/inputs/commands.ts';
import {
  checkPlanWasRead,
  checkPullRequest,
  findCommandJob,
  needsRecord,
  type CommandContext,
} from '../../../src/review/commands/judge-record.ts';
import { derivePlanId } from '../../../src/review/record-codec.ts';
import { CommandRefusal } from '../../../src/review/commands/refusals.ts';
import { identifyBy } from '../../../src/review/record.ts';
import { createPullRequest } from '../../support/pull-request.ts';
import { createRecord, signRecord } from '../../support/recorded.ts';
import { parseKeys } from '../../support/signing.ts';
import type { ReviewedJob, ReviewRecord, SignedRecord } from '../../../src/review/record.ts';

const [key] = parseKeys('a-key-of-more-than-sixteen-bytes');
const [otherKey] = parseKeys('another-key-of-sixteen-bytes');
const heads = ['a'.repeat(40), 'b'.repeat(40)] as const;
const ids = ['web', 'api', 'Web'];
const namespaces = ['default', 'prod'];

/** The job's name is also that of its file, where its ID is hidden. */
const job: fc.Arbitrary<ReviewedJob> = fc
  .record({
    name: fc.constantFrom(...ids),
    hides: fc.constantFrom(false, false, false, true),
    namespace: fc.constantFrom(...namespaces),
    region: fc.constantFrom('', 'eu'),
    index: fc.option(fc.nat(), { nil: undefined }),
    at: fc.option(
      fc.nat(4).map((second) => 1e9 + second),
      { nil: undefined },
    ),
  })
  .map(({ name, hides, namespace, region, index, at }) => ({
    file: name,
    id: identifyBy(name, hides, key),
    namespace,
    region,
    changes: true,
    index: 1,
    spec: 'a digest',
    plan: 'a digest',
    ...(index === undefined ? {} : { done: { index, outcome: 'successful', run: 'run 1', at } }),
  }));

/** A time in one of a few seconds, so that equal ones are frequent. */
const time = fc.nat(3000).map((milliseconds) => new Date(1e12 + milliseconds).toISOString());

const record: fc.Arbitrary<ReviewRecord> = fc
  .record({
    jobs: fc.array(job, { maxLength: 3 }),
    head: fc.constantFrom(...heads),
    since: fc.nat(4).map((second) => 1e9 + second),
  })
  .map((given) => ({
    key: key.id,
    repository: 'acme/jobs',
    repositoryId: '1',
    pullRequest: 7,
    comment: 'default',
    cluster: 'nomad.example:4646',
    namespace: '',
    region: '',
    approvals: { needed: 0, role: 'write' },
    removed: [],
    omitted: 0,
    plannedAt: 1e9,
    at: 1e9,
    ...given,
  }));

const occasion = fc.record({
  verb: fc.constantFrom(...verbs),
  named: fc.option(fc.constantFrom(...ids), { nil: undefined }),
  plan: fc.constantFrom('none', 'this', 'other'),
  headSha: fc.constantFrom(...heads),
  createdAt: fc.oneof({ weight: 5, arbitrary: time }, fc.constant('yesterday')),
  address: fc.option(fc.record({ namespace: fc.constantFrom(...namespaces), region: fc.constantFrom('', 'eu') }), {
    nil: undefined,
  }),
});

/** The job of a command, or the reason of its refusal, by its rules, each read independently of the judge. */
function predictJob(
  reviewed: ReviewRecord,
  { command: { verb, job: named }, headSha, createdAt, address }: CommandContext,
  plan: string,
): ReviewedJob | string {
  const writes = ['promote', 'fail', 'revert'].includes(verb);
  if (plan === 'other' || (writes && plan === 'none')) return 'unknown-plan';
  if (plan === 'this') {
    // The seconds as GitHub writes them: 2001-09-09T01:46:40
    const [written, given] = [new Date(reviewed.since * 1000).toISOString().slice(0, 19), createdAt.slice(0, 19)];
    if (given.length < 19 || !(written < given)) return 'plan-newer-than-command';
    if (reviewed.head !== headSha) return 'other-head';
  }
  if (verb === 'plan' || verb === 'help') return 'none';
  const meant = reviewed.jobs.filter(({ file: name, id, namespace, region, done }) => {
    const isHere =
      address === undefined ||
      (address.namespace === namespace && ['', region].includes(region === '' ? '' : address.region));
    // A hidden job is found by its name only.
    const isMeant = named === undefined ? id === name : name === named;
    return isHere && isMeant && !(writes && done === undefined);
  });
  const [entry] = meant;
  const registered = entry?.done?.at ?? 0;
  const isSeen = !writes || new Date(registered * 1000).toISOString().slice(0, 19) < createdAt.slice(0, 19);
  if (entry === undefined || meant.length > 1) return 'not-applicable';
  return isSeen ? entry : 'plan-newer-than-command';
}

function judgeRecord(signed: SignedRecord, given: CommandContext): ReviewedJob | undefined {
  checkPlanWasRead(signed, given);
  return findCommandJob(signed, given);
}

function catchRefusal<Result>(check: () => Result): Result | CommandRefusal {
  try {
    return check();
  } catch (error) {
    if (error instanceof CommandRefusal) return error;
    throw error;
  }
}

test('a command is judged by its rules, and its job is one that the record contains', () => {
  fc.assert(
    fc.property(record, occasion, (reviewed, { verb, named, plan, ...rest }) => {
      const id = derivePlanId({ record: reviewed, key });
      const other = id === '00000000' ? '11111111' : '00000000';
      const command = {
        verb,
        ...(named === undefined ? {} : { job: named }),
        ...(plan === 'none' ? {} : { plan: plan === 'this' ? id : other }),
      };
      const given: CommandContext = { command, ...rest };
      const judged = catchRefusal(() => judgeRecord({ record: reviewed, key }, given) ?? 'none');
      expect(judged instanceof CommandRefusal ? judged.reason : judged).toEqual(predictJob(reviewed, given, plan));
    }),
    { numRuns: 5000 },
  );
});

test('the ID of a plan depends on the key, the commit and the planned jobs, and not on their outcome', () => {
  fc.assert(
    fc.property(record, fc.nat(), fc.nat(), (reviewed, second, command) => {
      const id = derivePlanId({ record: reviewed, key });
      expect(id).toMatch(/^[0-9a-f]{8}$/);
      const times = { planned: second, since: second, at: second };
      const jobs = reviewed.jobs.map(({ done: _done, ...entry }) => ({ ...entry, command }));
      expect(derivePlanId({ record: { ...reviewed, ...times, jobs }, key })).toBe(id);
      expect(derivePlanId({ record: { ...reviewed, head: 'c'.repeat(40) }, key })).not.toBe(id);
      expect(derivePlanId({ record: { ...reviewed, omitted: 1 }, key })).not.toBe(id);
      expect(derivePlanId({ record: { ...reviewed, comment: 'staging' }, key })).not.toBe(id);
      expect(
        derivePlanId({
          record: { ...reviewed, jobs: reviewed.jobs.map((row) => ({ ...row, plan: 'another digest' })) },
          key,
        }) === id,
      ).toBe(reviewed.jobs.length === 0);
      const hits = [{ guard: 'stops', of: 'a digest' }];
      expect(
        derivePlanId({ record: { ...reviewed, jobs: reviewed.jobs.map((live) => ({ ...live, hits })) }, key }) === id,
      ).toBe(reviewed.jobs.length === 0);
      expect(derivePlanId({ record: reviewed, key: otherKey })).not.toBe(id);
    }),
  );
});

test('a command is possible on an open pull request, and on a fork only if it writes nothing and names the commit that was read', () => {
  const given = fc.record({
    verb: fc.constantFrom(...verbs),
    plan: fc.option(fc.constant('3f9a01c2'), { nil: undefined }),
    commit: fc.option(fc.constantFrom(...heads), { nil: undefined }),
    state: fc.constantFrom('open' as const, 'closed' as const, 'merged' as const),
    fork: fc.boolean(),
  });
  fc.assert(
    fc.property(given, ({ verb, plan, commit, state, fork }) => {
      const command = { verb, ...(plan === undefined ? {} : { plan }), ...(commit === undefined ? {} : { commit }) };
      const pull = createPullRequest({ headSha: heads[1], state, isFromFork: fork });
      const writes = ['promote', 'fail', 'revert'].includes(verb);
      const expected =
        verb === 'help'
          ? undefined
          : state === 'closed' || (state === 'merged' && verb === 'plan')
            ? 'closed'
            : fork && (writes || (plan === undefined && commit === undefined))
              ? 'fork'
              : commit === heads[0]
                ? 'other-head'
                : undefined;
      const refusal = catchRefusal(() => checkPullRequest(command, pull));
      expect(refusal instanceof CommandRefusal ? refusal.reason : undefined).toBe(expected);
      expect(needsRecord(command)).toBe(writes || verb === 'status' || plan !== undefined);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['promote', undefined, [], 'has not registered any job here'],
  ['promote', 'web', ['api'], 'has not registered job `web` here'],
  ['status', 'web', ['api'], 'has not planned job `web` here'],
  ['status', undefined, [], 'has not planned any job here'],
  ['status', undefined, ['web', 'api', 'db'], 'planned 3 jobs: name one of them in the command'],
  ['fail', undefined, ['web', 'api'], 'registered 2 jobs: name one of them in the command'],
  ['fail', 'web', ['web', 'web'], 'registered several jobs `web`, in different namespaces'],
] as const)('the refusal of %s for job %s among %j has its cause', (verb, named, recorded, cause) => {
  const signed = signRecord(createRecord(recorded, true));
  const command = { verb, plan: derivePlanId(signed), ...(named === undefined ? {} : { job: named }) };
  const createdAt = new Date((signed.record.since + 1) * 1000).toISOString();
  const given: CommandContext = { command, headSha: signed.record.head, createdAt, address: undefined };
  expect(catchRefusal(() => judgeRecord(signed, given))).toMatchObject({
    reason: 'not-applicable',
    message: `This pull request ${cause}`,
    hint: expect.stringContaining(
      verb === 'status' ? 'To see another job' : 'only what this pull request registered',
    ) as string,
  });
});

test.each([
  ['The plan was written', 1e9, 1],
  ['The job was registered', 1, 1e9],
])('a command from before is refused: %s after it', (what, since, at) => {
  const { record: written } = signRecord(createRecord(['web'], true));
  const registered = { index: 7, outcome: 'successful', run: 'run 1', at };
  const given = { ...written, since, jobs: written.jobs.map((row) => ({ ...row, done: registered })) };
  const command = { verb: 'promote', job: 'web', plan: derivePlanId({ record: given, key }) } as const;
  const createdAt = new Date(1e12).toISOString();
  const early: CommandContext = { command, headSha: given.head, createdAt, address: undefined };
  expect(catchRefusal(() => judgeRecord({ record: given, key }, early))).toMatchObject({
    reason: 'plan-newer-than-command',
    message: `${what} after the command or in the same second, so the author of the command may not have seen it`,
    hint: 'Read the comment with the plan, and repeat the command.',
  });
});

test('a command that names no plan, or another one, is refused with the ID to name', () => {
  const signed = signRecord(createRecord(['web'], true));
  const rest = { headSha: signed.record.head, createdAt: new Date(1e13).toISOString(), address: undefined };
  const refuse = (plan: object): unknown =>
    catchRefusal(() => judgeRecord(signed, { command: { verb: 'promote', job: 'web', ...plan }, ...rest }));
  const without = { correctedCommand: { verb: 'promote', job: 'web', plan: derivePlanId(signed) } };
  expect(refuse({})).toMatchObject({
    reason: 'unknown-plan',
    hint: 'Read the plan in the comment, then repeat the command with its ID.',
    options: without,
  });
  expect(refuse({ plan: '00000000' })).toMatchObject({
    reason: 'unknown-plan',
    hint: 'Read that plan, and repeat the command with its ID.',
    options: { ...without, otherPlan: '00000000' },
  });
});
