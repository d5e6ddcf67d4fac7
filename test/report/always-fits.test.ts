import { formatRecordLine } from '../../src/review/record-codec.ts';
import { md } from '../../src/text/markdown.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import { renderRegister } from '../../src/modes/register/comment.ts';
import { findPlan, planMarks } from '../../src/report/comment/quoted-plan.ts';
import { parseMarkdown, tagBalance } from '../support/markdown.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import { metric, plan } from '../support/plans.ts';
import type { PlannedJob, PlanOutcome } from '../../src/report/plan/plan-outcome.ts';
import type { RegisterState, RegisterOutcome } from '../../src/modes/register/outcome.ts';
import type { Rollout } from '../../src/rollout/outcome.ts';
import { countRuns } from '../support/thorough.ts';

/** A record of the maximum length. */
const record = formatRecordLine('A'.repeat(19_840), 'B'.repeat(44), 'C'.repeat(44));
const context = commentContext({ record: md`${record}` });
const { marker } = context;
const limit = {
  max: 65_536,
  measure: (text: string) => text.length,
  location: md`the [step summary](https://github.example/acme/jobs/actions/runs/12)`,
};

/** From ordinary names to texts of these lengths, also in characters that grow when escaped. */
const wordsUpTo = (...lengths: readonly number[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('web', 'a b', 'x`y') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('x', '`', '<', '|', '\u202e', '😀', 'a b ', '#1 '), fc.constantFrom(...lengths))
        .map(([sign, count]) => sign.repeat(Math.ceil(count / sign.length))),
    },
  );
/** The longest fill a comment by themselves. */
const words = wordsUpTo(300, 5000, 80_000);

const createJob = (text: fc.Arbitrary<string>) =>
  fc
    .record({
      file: text,
      id: text,
      group: text,
      other: text,
      constraint: text,
      warning: text,
      line: text,
      count: fc.constantFrom(1, 30),
    })
    .map(({ file, id, group, other, constraint, warning, line, count }): PlannedJob => {
      const preempted = Array.from({ length: count }, (_, index) => ({
        ID: String(index),
        Name: '',
        Namespace: 'default',
        JobID: other + String(index),
        JobType: 'service',
        TaskGroup: group,
        NodeID: '',
        NodeName: '',
      }));
      const answer = plan({
        groups: { [group]: { DestructiveUpdate: 2, Stop: 1 } },
        FailedTGAllocs: {
          [group]: metric({
            ConstraintFiltered: Object.fromEntries(preempted.map((_, index) => [constraint + String(index), 1])),
          }),
        },
        Warnings: `1 warning:\n\n* ${warning}`,
      });
      const full = { ...answer, Annotations: { ...answer.Annotations, PreemptedAllocs: preempted } };
      return createPlannedJob({
        file,
        id,
        namespace: other,
        plan: full,
        diff: { lines: Array.from({ length: count * 3 }, () => `! ${line}`), hiddenValues: 2, keyChanges: [] },
        keptCounts: [{ group, isAutoscaled: true, count: 2, running: 2, file: 1 }],
        overridden: [{ setting: 'namespace', file: other, input: group }],
        undeclaredVariables: [{ name: other, source: group }],
      });
    });

const failure = fc
  .record({ file: words, what: words, hint: words })
  .map(
    ({ file, what, hint }) => new ActionError({ reason: 'failed', message: what, hint, location: { file, line: 3 } }),
  );
const address = fc.record({ id: words, namespace: words, region: fc.option(words, { nil: undefined }) });
const target = { id: 'old', namespace: 'default', region: '', stop: true, index: 1, spec: '' };
const removed = fc.record({
  file: words,
  formerAddress: fc.option(address, { nil: undefined }),
  now: fc.option(address, { nil: undefined }),
  stop: fc.oneof(
    fc.constant({ kind: 'keeps-running' as const, reason: 'stop-manually' as const }),
    words.map((by) => ({ kind: 'keeps-running' as const, reason: 'may-be-declared' as const, by })),
    fc.record({
      kind: fc.constant('stops' as const),
      target: fc.constantFrom(target, { ...target, children: true }),
      running: fc.constantFrom(undefined, 0, 3),
      children: fc.option(fc.array(words, { maxLength: 9 }), { nil: undefined }),
    }),
  ),
});

const fewJobs = fc.array(createJob(words), { maxLength: 6 });
/** Without the longest texts, which together with so many jobs take minutes, and are cut to 4 KiB before they get here. */
const manyJobs = fc
  .array(createJob(wordsUpTo(300, 5000)), { maxLength: 6 })
  .map((few) => Array.from({ length: 50 }, () => few).flat());

const outcomes = fc
  .record({
    jobs: fc.oneof({ weight: 2, arbitrary: fewJobs }, { weight: 1, arbitrary: manyJobs }),
    failures: fc.array(failure, { maxLength: 3 }),
    failed: fc.array(failure, { maxLength: 40 }),
    removed: fc.array(removed, { maxLength: 40 }),
  })
  .map(({ jobs, failures, failed, removed: gone }): PlanOutcome => ({
    jobs,
    failed: failed.map((actionError) => ({ file: actionError.location?.file ?? '', failures: [actionError] })),
    removed: gone,
    skippedCount: 3,
    failures,
  }));

const failedRollout: Rollout = {
  kind: 'failed',
  evalId: 'e',
  deploymentId: 'd',
  version: 3,
  revertedTo: undefined,
  groups: [],
  unplaced: [],
  problems: [],
  description: 'x'.repeat(5000),
  milliseconds: 1,
  endReason: undefined,
  serving: [1, 2],
  denial: undefined,
};

function findProblems(comment: string): readonly string[] {
  const lines = comment.split('\n');
  const balance = tagBalance(parseMarkdown(comment), 'details');
  return [
    comment.length <= limit.max ? '' : `it has ${comment.length} characters`,
    lines[0] === marker ? '' : 'its marker is gone',
    lines.find((line) => !line.startsWith('<!--'))?.startsWith('### ') === true ? '' : 'its headline is gone',
    lines.at(-1) === record ? '' : 'its record is gone',
    balance.opened === balance.closed ? '' : 'a fold is cut',
  ].filter((text) => text !== '');
}

describe('a comment fits, with its marker and its record', () => {
  test('the comment of any plan fits with its marker and record', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(outcomes, (outcome) => {
        expect(findProblems(renderPlan(outcome, context, limit))).toEqual([]);
      }),
      { numRuns: countRuns(40) },
    );
  });

  test('the comment of a plan with a constraint of 80 kB fits', () => {
    const answer = plan({
      groups: { app: { Place: 1 } },
      FailedTGAllocs: { app: metric({ ConstraintFiltered: { ['x'.repeat(80_000)]: 1 } }) },
    });
    const item = createPlannedJob({ plan: answer, diff: { lines: ['+ Job: "web"'], hiddenValues: 0, keyChanges: [] } });
    const comment = renderPlan(
      { jobs: [item], failed: [], removed: [], skippedCount: 0, failures: [] },
      context,
      limit,
    );
    expect(findProblems(comment)).toEqual([]);
    expect(comment).toContain('`web` cannot be placed**');
    expect(comment).toContain('> [!CAUTION]');
  });

  test('the comment of any register fits with its marker and record', { timeout: 120_000 }, () => {
    const states = fc.constantFrom<RegisterState[]>(
      { kind: 'up-to-date' },
      { kind: 'changed', part: 'plan' },
      { kind: 'not-in-plan' },
      { kind: 'not-written', reason: 'job-differs' },
      { kind: 'done', before: { index: 1, outcome: 'x'.repeat(5000), run: 'run 1' } },
      { kind: 'refused', failure: new ActionError({ reason: 'failed', message: 'x'.repeat(80_000) }) },
      {
        kind: 'rolled-out',
        at: new Date(0),
        written: { index: 7, evalId: 'e', isByThisRun: true },
        rollout: failedRollout,
      },
    );
    fc.assert(
      fc.property(outcomes, states, words, fc.boolean(), (outcome, state, without, isReviewed) => {
        const registered: RegisterOutcome = {
          signedRecord: undefined,
          unreviewedReason: without,
          jobs: outcome.jobs.map((planned) => ({ planned, state })),
          removed: outcome.removed.map(({ file, formerAddress: { id = '', namespace = '', region } = {} }) => ({
            file,
            id,
            namespace,
            region,
            judgedBy: 7,
            state: { kind: 'stopped', index: 1, children: [{ id, isStopped: isReviewed }] },
          })),
          failed: outcome.failed,
          skippedCount: 0,
          failures: outcome.failures,
          milliseconds: 1,
        };
        const shown = renderPlan(outcome, { ...context, marker: undefined, record: undefined }, limit);
        const reviewed = isReviewed ? [planMarks.begin, shown, planMarks.end].join('\n') : undefined;
        const showing = { context, comment: reviewed, logs: { inLog: true, inComment: true } };
        const comment = renderRegister(registered, showing, limit);
        expect(findProblems(comment)).toEqual([]);
        const isOwnShown = outcome.jobs.length === 0 || comment.includes('The plan of this run');
        const isShown = isReviewed ? findPlan(comment) === shown.trim() : isOwnShown;
        expect(isShown || comment.includes('does not fit here')).toBe(true);
      }),
      { numRuns: countRuns(40) },
    );
  });
});
