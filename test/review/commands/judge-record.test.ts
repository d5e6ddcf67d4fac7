import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verbs } from '../../../src/inputs/commands.ts';
import {
  findAllowance,
  findGuarded,
  judgeRecord,
  type CommandOccasion,
} from '../../../src/review/commands/judge-record.ts';
import { planId } from '../../../src/review/record-codec.ts';
import { CommandRefusal } from '../../../src/review/commands/refusals.ts';
import { recordIdentifier } from '../../../src/review/record.ts';
import { keysOf } from '../../support/signing.ts';
import type { ReviewedJob, ReviewRecord } from '../../../src/review/record.ts';

const [key] = keysOf('a-key-of-more-than-sixteen-bytes');
const [otherKey] = keysOf('another-key-of-sixteen-bytes');
const heads = ['a'.repeat(40), 'b'.repeat(40)];
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
  })
  .map(({ name, hides, namespace, region, index }) => ({
    file: name,
    id: recordIdentifier(name, hides, key),
    namespace,
    region,
    changes: true,
    index: 1,
    spec: 'a digest',
    plan: 'a digest',
    ...(index === undefined ? {} : { done: { index, outcome: 'successful', run: 'run 1' } }),
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
    left: 0,
    planned: 1e9,
    at: 1e9,
    ...given,
  }));

const occasion = fc.record({
  verb: fc.constantFrom(...verbs),
  named: fc.option(fc.constantFrom(...ids), { nil: undefined }),
  plan: fc.constantFrom('none', 'this', 'other'),
  headSha: fc.constantFrom(...heads),
  createdAt: fc.oneof({ weight: 5, arbitrary: time }, fc.constant('yesterday')),
  place: fc.option(fc.record({ namespace: fc.constantFrom(...namespaces), region: fc.constantFrom('', 'eu') }), {
    nil: undefined,
  }),
});

/** The job of a command by its rules, each read independently of the judge; a refusal is undefined. */
function expectedJob(
  reviewed: ReviewRecord,
  { command: { verb, job: named }, headSha, createdAt, place }: CommandOccasion,
  plan: string,
): ReviewedJob | 'none' | undefined {
  const writes = ['promote', 'fail', 'revert'].includes(verb);
  const decides = ['allow', 'disallow'].includes(verb);
  if (plan === 'other' || ((writes || decides) && plan === 'none')) return undefined;
  if (plan === 'this') {
    // The seconds as GitHub writes them: 2001-09-09T01:46:40
    const [written, given] = [new Date(reviewed.since * 1000).toISOString().slice(0, 19), createdAt.slice(0, 19)];
    if (given.length < 19 || !(written < given) || reviewed.head !== headSha) return undefined;
  }
  if (verb === 'plan' || verb === 'help' || decides) return 'none';
  const meant = reviewed.jobs.filter(({ file: name, id, namespace, region, done }) => {
    const isHere =
      place === undefined ||
      (place.namespace === namespace && ['', region].includes(region === '' ? '' : place.region));
    // A hidden job is found by its name only.
    const isMeant = named === undefined ? id === name : name === named;
    return isHere && isMeant && !(writes && done === undefined);
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** The same, by the judge. */
function judgedJob(reviewed: ReviewRecord, given: CommandOccasion): ReturnType<typeof expectedJob> {
  try {
    return judgeRecord(reviewed, given) ?? 'none';
  } catch (error) {
    if (error instanceof CommandRefusal) return undefined;
    throw error;
  }
}

test('a command is judged as its rules say, and its job is one that the record contains', () => {
  fc.assert(
    fc.property(record, occasion, (reviewed, { verb, named, plan, ...rest }) => {
      const id = planId(reviewed, key);
      const other = id === '00000000' ? '11111111' : '00000000';
      const command = {
        verb,
        ...(named === undefined ? {} : { job: named }),
        ...(plan === 'none' ? {} : { plan: plan === 'this' ? id : other }),
      };
      const given: CommandOccasion = { command, key, ...rest };
      expect(judgedJob(reviewed, given)).toEqual(expectedJob(reviewed, given, plan));
    }),
    { numRuns: 5000 },
  );
});

test('the ID of a plan depends on the key, the commit and the planned jobs, and not on their outcome', () => {
  fc.assert(
    fc.property(record, fc.nat(), fc.nat(), (reviewed, second, command) => {
      const id = planId(reviewed, key);
      expect(id).toMatch(/^[0-9a-f]{8}$/);
      const times = { planned: second, since: second, at: second };
      const allowed = [{ guard: 'stops', of: 'a digest', comment: command, by: 'ada' }];
      const jobs = reviewed.jobs.map(({ done: _done, ...one }) => ({ ...one, command, allowed }));
      expect(planId({ ...reviewed, ...times, jobs }, key)).toBe(id);
      expect(planId({ ...reviewed, head: 'c'.repeat(40) }, key)).not.toBe(id);
      expect(planId({ ...reviewed, left: 1 }, key)).not.toBe(id);
      expect(
        planId({ ...reviewed, jobs: reviewed.jobs.map((one) => ({ ...one, plan: 'another digest' })) }, key) === id,
      ).toBe(reviewed.jobs.length === 0);
      const hits = [{ guard: 'stops', of: 'a digest' }];
      expect(planId({ ...reviewed, jobs: reviewed.jobs.map((one) => ({ ...one, hits })) }, key) === id).toBe(
        reviewed.jobs.length === 0,
      );
      expect(planId(reviewed, otherKey)).not.toBe(id);
    }),
  );
});

/** Jobs of a record with hits, and what was decided about them. */
const guardedJobs = fc.array(
  fc.record({
    name: fc.constantFrom(...ids),
    hides: fc.boolean(),
    hits: fc.uniqueArray(fc.record({ guard: fc.constantFrom('stops', 'less-cpu'), of: fc.constantFrom('x', 'y') }), {
      selector: ({ guard }) => guard,
    }),
    allowed: fc.array(
      fc.record({
        guard: fc.constantFrom('stops', 'less-cpu'),
        of: fc.constantFrom('x', 'y'),
        comment: fc.nat(5),
        by: fc.constant('ada'),
        withdrawn: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
  { maxLength: 3 },
);

test('a command decides only about a hit of the one job that it names, and not before the last one that did', () => {
  const named = fc.record({
    job: fc.constantFrom(...ids),
    guard: fc.constantFrom('stops' as const, 'less-cpu' as const),
    comment: fc.nat(5),
  });
  fc.assert(
    fc.property(record, guardedJobs, named, (reviewed, given, { job: wanted, guard, comment }) => {
      const jobs = given.map(({ name, hides, ...one }) => ({
        file: name,
        id: recordIdentifier(name, hides, key),
        namespace: 'default',
        region: '',
        index: 1,
        changes: true,
        spec: '',
        plan: '',
        ...one,
      }));
      const meant = jobs.flatMap((entry) => {
        const hit = entry.hits.find((one) => one.guard === guard);
        return entry.file === wanted && hit !== undefined ? [{ entry, hit }] : [];
      });
      const last = meant[0]?.entry.allowed.find((one) => one.guard === guard && one.of === meant[0]?.hit.of);
      const isExpected = meant.length === 1 && (last === undefined || comment >= last.comment);
      const find = (): object | undefined => {
        try {
          const { entry, hit } = findGuarded(
            { ...reviewed, jobs },
            { verb: 'allow', guard, job: wanted },
            { comment, key },
          );
          return { entry, hit, last: findAllowance(entry, hit) };
        } catch (error) {
          if (error instanceof CommandRefusal) return undefined;
          throw error;
        }
      };
      expect(find()).toEqual(isExpected ? { ...meant[0], last } : undefined);
    }),
    { numRuns: 2000 },
  );
});
