import { promoteInputs, readCommandedJobInputs, type CommandedJobInputs } from '../../inputs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import { steerDeployment } from '../../operations/follow/steer-deployment.ts';
import { createSteerReport } from '../../report/deployment-report.ts';
import { createNomadMode } from '../nomad-mode.ts';

/**
 * Mode `promote`: promotes the canaries of a job's latest deployment, and follows it to its end. Takes the job's ID, and optionally task groups; returns the
 * outcome of the deployment. Only the deployment that was read is promoted, by its ID; groups that are already promoted are left alone.
 */
export const mode = createNomadMode({
  inputs: promoteInputs,
  activity: 'Promoting',
  writes: ['promote'],
  read: readCommandedJobInputs,
  run: async (run: NomadRun<CommandedJobInputs>) => steerDeployment('promote', run),
  report: createSteerReport,
  commanded: { verb: 'promote' },
});
