import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPlannedWrites } from '../../../src/report/plan/planned-writes.ts';
import { describePlanRun } from '../../../src/report/plan/plan-headline.ts';
import { createPlanData, createPlanOutputs } from '../../../src/report/plan/plan-outputs.ts';
import { nothingPlanned, type PlannedJob, type UndeclaredJob } from '../../../src/report/plan/plan-outcome.ts';
import { renderPlan } from '../../../src/report/comment/plan-comment.ts';
import { createCommentLimit } from '../../../src/text/fit.ts';
import { md } from '../../../src/text/markdown.ts';
import { commentContext, createPlannedJob } from '../../support/planned-jobs.ts';

/** Outputs, counts and headline of a plan describe the writes of a register run, and nothing else. */

const target = { id: 'old', namespace: 'default', region: '', stop: true, index: 1, spec: '' };
const anyStop: fc.Arbitrary<UndeclaredJob['stop']> = fc.oneof(
  fc.record({
    kind: fc.constant('stops' as const),
    target: fc.constantFrom(target, { ...target, children: true }),
    running: fc.constantFrom(undefined, 0, 2),
    children: fc.constantFrom(undefined, [], ['old/periodic-1']),
  }),
  fc.constant({ kind: 'gone' as const, target }),
  fc
    .constantFrom('stop-manually', 'declared', 'may-be-declared')
    .map((reason) => ({ kind: 'keeps-running' as const, reason, by: 'x' }) as const),
);
const anyJob = fc
  .record({
    change: fc.constantFrom('new', 'edited', 'unchanged', 'stopped'),
    isDue: fc.boolean(),
    isDestructive: fc.boolean(),
  } as const)
  .map(({ change, isDue, isDestructive }): PlannedJob => {
    const { verdict, ...job } = createPlannedJob();
    return { ...job, verdict: { ...verdict, change, hasEffect: change !== 'unchanged' || isDue, isDestructive } };
  });
const anyOutcome = fc
  .record({ jobs: fc.array(anyJob, { maxLength: 3 }), stops: fc.array(anyStop, { maxLength: 3 }) })
  .map(({ jobs, stops }) => ({
    ...nothingPlanned,
    jobs,
    removed: stops.map((stop, at) => {
      const was = { id: `old-${at}`, namespace: 'default', region: undefined };
      return { file: `old-${at}.hcl`, formerAddress: was, stop };
    }),
  }));

test('the outputs of a plan are those of the registrations and stops that it announces', () => {
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      const registered = outcome.jobs.filter(({ verdict }) => verdict.change !== 'unchanged');
      const stopped = outcome.removed.flatMap(({ stop }) => (stop.kind === 'stops' ? [stop] : []));
      const writes = listPlannedWrites(outcome);
      expect(writes.map(({ kind }) => kind)).toEqual([
        ...registered.map(() => 'register'),
        ...stopped.map(() => 'stop'),
      ]);
      const outputs = createPlanOutputs(outcome, undefined);
      expect(outputs.changed).toBe(String(registered.length + stopped.length > 0));
      const isDestructive =
        registered.some(({ verdict }) => verdict.isDestructive) ||
        // Only a job that is known not to run does not end.
        stopped.some(
          ({ running, children, target: { children: all } }) =>
            running !== 0 || (all === true && children?.length !== 0),
        );
      expect(outputs.destructive).toBe(String(isDestructive));
      const { jobs = [] } = createPlanData(outcome);
      expect(jobs.filter(({ changes }) => changes)).toHaveLength(writes.length);
      expect(jobs.some(({ destructive }) => destructive)).toBe(isDestructive);
      expect(jobs.filter(({ effect }) => effect === 'stops').length).toBe(
        stopped.length + outcome.jobs.filter(({ verdict }) => verdict.change === 'stopped').length,
      );
    }),
  );
});

test('the comment announces a registration or a stop exactly where a register run writes one', () => {
  const context = commentContext({ record: md`<!-- record -->` });
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      const writes = listPlannedWrites(outcome);
      const stops = writes.filter(({ kind }) => kind === 'stop').length;
      const comment = renderPlan(outcome, context, createCommentLimit(md`the log`));
      expect(comment.includes('After the merge, a register workflow ')).toBe(writes.length > 0);
      expect(comment.includes('a register workflow deploys exactly this plan')).toBe(writes.length > stops);
      expect(/(?:exactly this plan and|a register workflow) stops (\d+) jobs?\./.exec(comment)?.[1] ?? '0').toBe(
        String(stops),
      );
    }),
  );
});

test('the headline counts each job that is registered, stopped or left running once', () => {
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      fc.pre(outcome.jobs.length > 1);
      const count = (kind: string): number => {
        const parts = describePlanRun(outcome).split(', ');
        const part = parts.find((item) => item.includes(kind)) ?? '0';
        return part.startsWith('`') ? 1 : Number(/^\d+/.exec(part)?.[0] ?? 0);
      };
      const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
      const left = outcome.removed.filter(({ stop }) => 'reason' in stop && stop.reason !== 'declared').length;
      expect([count('running'), count('removed')]).toEqual([left, outcome.removed.length - stops - left]);
      expect(
        describePlanRun(outcome).includes(stops === 1 ? '` will be stopped' : `${stops} jobs will be stopped`),
      ).toBe(stops > 0);
    }),
  );
});
