import { readCommandedJobInputs, steerInputs, type CommandedJobInputs } from '../../inputs/job.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import { steerDeployment } from '../../operations/follow/steer-deployment.ts';
import { createSteerReport } from '../../report/deployment-report.ts';
import { createNomadMode } from '../nomad-mode.ts';

/**
 * Mode `fail-deployment`: fails a job's latest deployment, and follows a rollback. Takes the job's ID; returns the outcome of the deployment. Only the
 * deployment that was read is failed, by its ID; an already failed deployment stays unchanged.
 */
export const mode = createNomadMode({
  inputs: steerInputs,
  activity: 'Failing a deployment',
  writes: ['fail'],
  read: readCommandedJobInputs,
  run: async (run: NomadRun<CommandedJobInputs>) => steerDeployment('fail-deployment', run),
  report: createSteerReport,
  commanded: { verb: 'fail' },
});
