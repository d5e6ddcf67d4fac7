import { withErrors } from '../../errors.ts';
import { deploymentInputs, readDeploymentInputs, type DeploymentInputs } from '../../inputs/deployment.ts';
import { startNomadRun } from '../../operations/connect-nomad.ts';
import { nothingSteered, steerDeployment } from '../../operations/steer-deployment.ts';
import { steerReport, type SteerOutcome } from '../../report/deployment-report.ts';
import { expandReport } from '../../report/run-report.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `fail-deployment`: fails a job's latest deployment, and follows what Nomad does then.
 * In go the job's ID, out comes the outcome of the deployment.
 * Only the deployment that was read is failed, by its ID; one that has failed already is left alone.
 */
export const mode: Mode<typeof deploymentInputs, DeploymentInputs, SteerOutcome> = {
  inputs: deploymentInputs,
  activity: 'Failing a deployment',
  writes: true,
  read: readDeploymentInputs,
  run: async (inputs, context) =>
    withErrors(
      startNomadRun(inputs, context).then((run) => steerDeployment('fail-deployment', run)),
      nothingSteered('fail-deployment', inputs),
    ),
  report: (outcome, context) => expandReport(steerReport(outcome), context),
};
