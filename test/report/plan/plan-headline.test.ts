import { expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { describePlanRun, selectPlanSign } from '../../../src/report/plan/plan-headline.ts';
import { nothingPlanned, type PlannedJob, type PlanOutcome } from '../../../src/report/plan/plan-outcome.ts';
import { createPlannedJob } from '../../support/planned-jobs.ts';
import { diff, metric, plan } from '../../support/plans.ts';

function planJob(id: string, answer: Parameters<typeof plan>[0]): PlannedJob {
  return createPlannedJob({ id, plan: plan({ Diff: diff({ Type: 'Edited', ID: id }), ...answer }) });
}

const noJob = new ActionError({ reason: 'parse', message: 'The file contains no job.' });
const rolling = planJob('web', { groups: { app: { DestructiveUpdate: 1, Ignore: 3 } } });
const atOnce = planJob('api', { groups: { app: { DestructiveUpdate: 3 } } });
const single = planJob('one', { groups: { app: { DestructiveUpdate: 1 } } });
const created = planJob('shop', { groups: { app: { Place: 2 } }, JobModifyIndex: 0 });
const stuck = planJob('big', { groups: { app: { Place: 2 } }, FailedTGAllocs: { app: metric() } });
const warned = planJob('old', { groups: { app: { InPlaceUpdate: 1 } }, Warnings: '1 warning:\n\n* old syntax' });
const same = planJob('calm', { Diff: diff(), groups: { app: { Ignore: 1 } } });

const run = (jobs: readonly PlannedJob[], more: Partial<PlanOutcome> = {}): PlanOutcome => ({
  ...nothingPlanned,
  jobs,
  ...more,
});

test.each<[PlanOutcome, string, string]>([
  [run([rolling]), '🔵', '`web` changes'],
  [run([single]), '🔵', '`one` changes'],
  [run([atOnce]), '🟠', '`api` changes and replaces all allocations at once'],
  [run([created]), '🔵', '`shop` is new'],
  [run([stuck]), '🟠', '`big` changes and cannot be placed'],
  [run([warned]), '🟡', '`old` changes and has 1 warning'],
  [run([same]), '🟢', 'no changes (1 job)'],
  [run([]), '🟡', 'no job files'],
  [run([rolling, created, same]), '🔵', '2 jobs change (1 new)'],
  [run([created, created]), '🔵', '2 new jobs'],
  [run([created, same, stuck]), '🟠', '2 jobs change (1 new), 1 cannot be placed'],
  [
    run([rolling, atOnce, stuck, warned]),
    '🟠',
    '4 jobs change, 1 cannot be placed, 1 replaces all allocations at once, 1 warning',
  ],
  [
    run([same], { skippedCount: 3, failed: [{ file: 'x.hcl', failures: [noJob] }] }),
    '🔴',
    'The file contains no job (`x.hcl`)',
  ],
  [
    run([rolling], { failed: [{ file: 'x.hcl', failures: [noJob] }] }),
    '🔴',
    'The file contains no job (`x.hcl`); `web` changes',
  ],
  [
    run([created], {
      failed: ['x.hcl', 'y.hcl'].map((file) => ({
        file,
        failures: [new ActionError({ reason: 'parse', message: `Unsupported in ${file}, which may be caused by…` })],
      })),
    }),
    '🔴',
    'Unsupported in x.hcl, which may be caused by… (`x.hcl`), and 1 other error; `shop` is new',
  ],
])('the headline of plan %# counts each job once and names the worst', (outcome, sign, headline) => {
  expect([selectPlanSign(outcome), describePlanRun(outcome)]).toEqual([sign, headline]);
});
