import { numberOrTag } from '../../inputs/job.ts';
import { nomadMode } from '../nomad-mode.ts';
import { trackJob } from '../../operations/github-deployment/track-job.ts';
import { endRevert } from './github-deployment.ts';
import { readRevertInputs, revertInputs } from './inputs.ts';
import { revertReport } from './report.ts';
import { revert, nothingReverted } from './run.ts';

/**
 * Mode `revert`: reverts a job to an earlier version, after a plan of it, and follows the rollout.
 * Takes the job's ID and a version (number, tag, or the last stable one); returns the plan and the outcome.
 * Nothing is written if nothing would change, or if the job was changed after it was read.
 */
export const mode = nomadMode({
  inputs: revertInputs,
  activity: 'Reverting',
  writes: ['revert', 'promote'],
  read: readRevertInputs,
  nothing: nothingReverted,
  async run(run) {
    const deployment = trackJob(run, 'revert');
    return endRevert(deployment, run.inputs, revert(run, deployment));
  },
  report: revertReport,
  commanded: {
    verb: 'revert',
    apply: (inputs, { job, version }) => ({
      ...inputs,
      job,
      version: version === undefined ? inputs.version : numberOrTag(version),
    }),
  },
});
