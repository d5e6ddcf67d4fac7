import { isConnectionWithheld } from '../../inputs/connection.ts';
import { forkReport } from '../../report/fork-report.ts';
import { planOutputFiles, planOutputs } from '../../report/plan/plan-outputs.ts';
import { expandReport } from '../../report/run-report.ts';
import { nothingPlanned } from '../../report/plan/plan-outcome.ts';
import { planInputs, readPlanInputs, type PlanInputs } from './inputs.ts';
import { planReport, type PlanReportInput } from './report.ts';
import { plan } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `plan`: shows what Nomad would do with the job files of a pull request.
 * Takes the job files and the pull request; returns a plan of each job, and shows it in a comment on the pull request.
 * It changes nothing in the cluster. The record at the end of the comment binds a later `register` to what reviewers saw.
 */
export const mode: Mode<typeof planInputs, PlanInputs, PlanReportInput> = {
  inputs: planInputs,
  activity: 'Planning',
  writes: [],
  read: readPlanInputs,
  run: plan,
  report: planReport,
  withheld: {
    isWithheld: isConnectionWithheld,
    report(context) {
      const { summary: _, ...outputs } = planOutputs(nothingPlanned, undefined);
      return expandReport(forkReport('planned', { outputs, files: planOutputFiles([]) }), context);
    },
  },
};
