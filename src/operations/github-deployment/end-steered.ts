import { nameOfJob, trackJob } from './track-job.ts';
import type { JobWriteInputs } from '../../inputs/job.ts';
import type { RecordedInputs } from '../../inputs/github.ts';
import type { SteerOutcome } from '../../report/deployment-report.ts';
import type { NomadRun } from '../connect-nomad.ts';
import { endOfRollout, type JobEnd } from './deployment-status.ts';

/** Ends the GitHub deployment whose canaries were promoted or rejected. Returns the outcome unchanged. */
export function endSteered(outcome: SteerOutcome, run: NomadRun<JobWriteInputs & RecordedInputs>): SteerOutcome {
  const end = endOf(outcome);
  const version = outcome.deployment?.JobVersion;
  trackJob(run, outcome.mode).end(end === undefined ? [] : [{ ...nameOfJob(run.inputs), version, end }]);
  return outcome;
}

/** Undefined where the run neither changed nor saw an end. */
function endOf({ mode, deployment, result, rollout, failures }: SteerOutcome): JobEnd | undefined {
  if (rollout !== undefined) return endOfRollout(rollout);
  if (result === 'already') return endedAs(deployment?.Status);
  if (result !== 'done') return undefined;
  if (mode === 'fail-deployment') return 'failed';
  return failures.length > 0 ? 'unknown' : undefined;
}

function endedAs(status: string | undefined): JobEnd | undefined {
  return status === 'successful' || status === 'failed' ? status : undefined;
}
