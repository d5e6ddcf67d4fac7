import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verbs } from '../../../src/inputs/commands.ts';
import { judgeRecord, type CommandOccasion } from '../../../src/review/commands/judge-record.ts';
import { planId } from '../../../src/review/record-codec.ts';
import { CommandRefusal } from '../../../src/review/commands/refusals.ts';
import { recordIdentifier } from '../../../src/review/record.ts';
import { parseKeys } from '../../support/signing.ts';
import type { ReviewedJob, ReviewRecord } from '../../../src/review/record.ts';

const [key] = parseKeys('a-key-of-more-than-sixteen-bytes');
const [otherKey] = parseKeys('another-key-of-sixteen-bytes');
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
    at: fc.option(
      fc.nat(4).map((second) => 1e9 + second),
      { nil: undefined },
    ),
  })
  .map(({ name, hides, namespace, region, index, at }) => ({
    file: name,
    id: recordIdentifier(name, hides, key),
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
  if (plan === 'other' || (writes && plan === 'none')) return undefined;
  if (plan === 'this') {
    // The seconds as GitHub writes them: 2001-09-09T01:46:40
    const [written, given] = [new Date(reviewed.since * 1000).toISOString().slice(0, 19), createdAt.slice(0, 19)];
    if (given.length < 19 || !(written < given) || reviewed.head !== headSha) return undefined;
  }
  if (verb === 'plan' || verb === 'help') return 'none';
  const meant = reviewed.jobs.filter(({ file: name, id, namespace, region, done }) => {
    const isHere =
      place === undefined ||
      (place.namespace === namespace && ['', region].includes(region === '' ? '' : place.region));
    // A hidden job is found by its name only.
    const isMeant = named === undefined ? id === name : name === named;
    return isHere && isMeant && !(writes && done === undefined);
  });
  const [entry] = meant;
  const registered = entry?.done?.at ?? 0;
  const isSeen = !writes || new Date(registered * 1000).toISOString().slice(0, 19) < createdAt.slice(0, 19);
  return meant.length === 1 && isSeen ? entry : undefined;
}

/** The same, by the judge. */
function judgedJob(reviewed: ReviewRecord, given: CommandOccasion): ReturnType<typeof expectedJob> {
  try {
    return judgeRecord({ record: reviewed, key }, given) ?? 'none';
  } catch (error) {
    if (error instanceof CommandRefusal) return undefined;
    throw error;
  }
}

test('a command is judged as its rules say, and its job is one that the record contains', () => {
  fc.assert(
    fc.property(record, occasion, (reviewed, { verb, named, plan, ...rest }) => {
      const id = planId({ record: reviewed, key });
      const other = id === '00000000' ? '11111111' : '00000000';
      const command = {
        verb,
        ...(named === undefined ? {} : { job: named }),
        ...(plan === 'none' ? {} : { plan: plan === 'this' ? id : other }),
      };
      const given: CommandOccasion = { command, ...rest };
      expect(judgedJob(reviewed, given)).toEqual(expectedJob(reviewed, given, plan));
    }),
    { numRuns: 5000 },
  );
});

test('the ID of a plan depends on the key, the commit and the planned jobs, and not on their outcome', () => {
  fc.assert(
    fc.property(record, fc.nat(), fc.nat(), (reviewed, second, command) => {
      const id = planId({ record: reviewed, key });
      expect(id).toMatch(/^[0-9a-f]{8}$/);
      const times = { planned: second, since: second, at: second };
      const jobs = reviewed.jobs.map(({ done: _done, ...entry }) => ({ ...entry, command }));
      expect(planId({ record: { ...reviewed, ...times, jobs }, key })).toBe(id);
      expect(planId({ record: { ...reviewed, head: 'c'.repeat(40) }, key })).not.toBe(id);
      expect(planId({ record: { ...reviewed, left: 1 }, key })).not.toBe(id);
      expect(
        planId({
          record: { ...reviewed, jobs: reviewed.jobs.map((row) => ({ ...row, plan: 'another digest' })) },
          key,
        }) === id,
      ).toBe(reviewed.jobs.length === 0);
      const hits = [{ guard: 'stops', of: 'a digest' }];
      expect(
        planId({ record: { ...reviewed, jobs: reviewed.jobs.map((live) => ({ ...live, hits })) }, key }) === id,
      ).toBe(reviewed.jobs.length === 0);
      expect(planId({ record: reviewed, key: otherKey })).not.toBe(id);
    }),
  );
});
