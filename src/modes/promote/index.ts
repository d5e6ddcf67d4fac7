import { readSteerInputs, steerInputs } from '../../inputs/steer.ts';
import { endSteered } from '../../operations/github-deployment/end-steered.ts';
import { nothingSteered, steerDeployment } from '../../operations/steer-deployment.ts';
import { steerReport } from '../../report/deployment-report.ts';
import { nomadMode } from '../nomad-mode.ts';

/**
 * Mode `promote`: promotes the canaries of a job's latest deployment, and follows it to its end.
 * Takes the job's ID; returns the outcome of the deployment.
 * Only the deployment that was read is promoted, by its ID; one that is already promoted is left alone.
 */
export const mode = nomadMode({
  inputs: steerInputs,
  activity: 'Promoting',
  writes: true,
  read: readSteerInputs,
  nothing: (inputs) => nothingSteered('promote', inputs),
  run: async (run) => endSteered(await steerDeployment('promote', run), run),
  report: steerReport,
});
